"""Teach bots what positions came to: by how many points the worth at the end of a stage is wrong.

    python benchmarks/learn_worth.py resurgence --games 300

Plays games in which all seats choose, mostly, as ``bot:normal`` does, and notes at the end of each stage what is
counted of each seat's position (``Foresees.count``), what it promises, and the points that the seat had in the end. A
ridge regression then finds by how many points one of what is counted is worth more or less than it is held to be,
early and late in the game. Writes assets/valuation/<game>/foreseen.json, by which the playouts of ``bot:hard`` judge
where they end, and says how far the lead of a seat was from what was promised, typically: before, and with what was
learnt, in games that were not learnt from (every fifth). Needs the extra ``research`` (numpy); 300 games take about six
minutes of a processor, and are kept in the file that ``--noted`` names, if any, so that they need not be played twice.
The same command writes the same file.
"""

# ruff: noqa: T201

from __future__ import annotations

import argparse
import json
import random
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import NamedTuple

import numpy as np
from normal_games import asked_in

from resurgence_tui.engine.valuation import Foresees
from resurgence_tui.games import game_called, valuation_of

STRAYS = (0.0, 0.05, 0.15)
"""How often a seat does something else than the best, so that lessons are not of perfect games alone; chosen for each
seat. Who strays loses points later as well, which is no fault of the positions: it is learnt besides, and left out."""
PRIOR = 300.0
"""As if each weight, of what varies by 1, had been seen so often to be nothing."""


class Seen(NamedTuple):
    """A seat at the end of a stage. promised: the points that its things promise. came_to: its points at the end."""

    seed: int
    stage: int
    seat: int
    stray: float
    counted: list[float]
    promised: float
    came_to: float


def seen_in(name: str, seats: int, seed: int) -> list[Seen]:
    """One game."""
    game, valuation, chance = game_called(name), valuation_of(name), random.Random(seed)
    if not isinstance(valuation, Foresees):
        raise SystemExit(f"The valuation of {name} foresees nothing.")
    noted: list[tuple[int, int, list[float], float]] = []
    table = game.start(seats, seed, {}, game.content())
    stage, stages = valuation.stage(table), 0
    strays = [chance.choice(STRAYS) for _ in range(seats)]
    for _ in asked_in(game, valuation, table, strays, chance):
        if valuation.stage(table) != stage:
            stage = valuation.stage(table)
            noted += [
                (stages, one, list(valuation.count(table, one)), sum(valuation.made_of(table, one).values()))
                for one in range(seats)
            ]
            stages += 1
    scores = game.scores(table)
    return [Seen(seed, at, one, strays[one], counted, worth, scores[one]) for at, one, counted, worth in noted]


def learn(seen: Sequence[Seen], stages: int) -> tuple[np.ndarray, np.ndarray]:
    """Points for one of what is counted: early, and late. stages: the last one that is learnt from."""
    rows = np.array([one.counted for one in seen])
    late = np.array([one.stage - 1 for one in seen]) / (stages - 1)
    spread = rows.std(0) + 1e-9
    around = (rows - rows.mean(0)) / spread
    known = np.eye(stages + 1)[[one.stage for one in seen]] * 30.0  # what is the same for all costs no prior
    strays = np.array([one.stray for one in seen])[:, None] * 30.0
    design = np.hstack([around, around * (2 * late - 1)[:, None], known, strays, strays * late[:, None]])
    wrong = np.array([one.came_to - one.promised for one in seen])
    found = np.linalg.solve(design.T @ design + PRIOR * np.eye(design.shape[1]), design.T @ wrong)
    number = rows.shape[1]
    level, slope = found[:number] / spread, found[number : 2 * number] / spread
    return level - slope, level + slope


def errors(seen: Iterable[Seen], points: tuple[np.ndarray, np.ndarray], stages: int) -> list[tuple[int, float, float]]:
    """By stage how far, typically, the lead of a seat was from what was promised: before, and with what was learnt."""
    by_game: dict[tuple[int, int], list[Seen]] = {}
    for one in seen:
        by_game.setdefault((one.seed, one.stage), []).append(one)
    found = []
    for stage in range(1, stages + 1):
        before, after = list[float](), list[float]()
        for (_, at), (first, second, *_) in by_game.items():
            if at != stage:
                continue
            late = (stage - 1) / (stages - 1)
            more = (np.array(first.counted) - np.array(second.counted)) @ (points[0] * (1 - late) + points[1] * late)
            off = first.came_to - second.came_to - first.promised + second.promised
            before.append(off)
            after.append(off - more)
        found.append((stage, float(np.std(before)), float(np.std(after))))
    return found


def noted_in(path: Path | None) -> dict[int, list[Seen]]:
    """The games that were played before, by seed."""
    if path is None or not path.exists():
        return {}
    found: dict[int, list[Seen]] = {}
    for line in path.read_text(encoding="utf-8").splitlines():
        seen = [Seen(*one) for one in json.loads(line)]
        found[seen[0].seed] = seen
    return found


def games(chosen: argparse.Namespace) -> list[Seen]:
    """What was seen in all games, each played or read."""
    found, known = list[Seen](), noted_in(chosen.noted)
    for seed in range(chosen.seed, chosen.seed + chosen.games):
        seen = known.get(seed)
        if seen is None:
            seen = seen_in(chosen.game, chosen.seats, seed)
            if chosen.noted:
                with chosen.noted.open("a", encoding="utf-8") as file:
                    file.write(json.dumps(seen) + "\n")
        found += [one for one in seen if one.stage]  # the first stage is the setup
    return found


def main() -> None:
    """Play, learn, write, and say what it brought."""
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("game")
    asked.add_argument("--games", type=int, default=300)
    asked.add_argument("--seats", type=int, default=2)
    asked.add_argument("--seed", type=int, default=700_001)
    asked.add_argument("--noted", type=Path, help="where games are kept, and read from")
    asked.add_argument("--into", type=Path, help="another file than that of the game")
    chosen = asked.parse_args()
    seen, valuation = games(chosen), valuation_of(chosen.game)
    stages = max(one.stage for one in seen)
    points = learn([one for one in seen if one.seed % 5], stages)
    for stage, before, after in errors((one for one in seen if not one.seed % 5), points, stages):
        print(f"stage {stage}: leads are off by {before:.1f} points, with what was learnt by {after:.1f}")
    early, late = learn(seen, stages)
    learnt = {
        name: [round(float(first), 2), round(float(last), 2)]
        for name, first, last in zip(valuation.counted, early, late, strict=True)
    }
    into = chosen.into or Path(__file__).parents[1] / "assets" / "valuation" / chosen.game / "foreseen.json"
    lines = (f"  {json.dumps(name)}: {json.dumps(both)}" for name, both in learnt.items())
    into.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")
    print(f"{len(seen)} positions, {len(learnt)} weights")


if __name__ == "__main__":
    main()
