"""Teach bots what positions came to: by how many points the worth at the end of a stage is wrong.

    python benchmarks/learn_worth.py resurgence --games 300
    python benchmarks/learn_worth.py resurgence --games 400 --players bot:hard bot:normal --seed 60000

Plays games in which all seats choose, mostly, as ``bot:normal`` does, or games of the players that are named, each seed
once in either order. Notes at the end of each stage what is counted of each seat's position (``Foresees.count``), what
it promises, and the points that the seat had in the end. A ridge regression then finds by how many points one of what
is counted is worth more or less than it is held to be, early and late in the game. Writes
assets/valuation/<game>/foreseen.json, by which the playouts of ``bot:hard`` judge where they end, and says how far the
lead of a seat was from what was promised, typically: before, and with what was learnt, in games that were not learnt
from (every fifth seed). So games of ``bot:hard`` are of one generation, and teach the next.

Needs the extra ``research`` (numpy). 300 games of the first command take about six minutes of a processor, 400 of the
second hours. They are kept in the file that ``--noted`` names, if any, so that they need not be played twice, and
another command can learn from them. From the same state of the program the same command writes the same file.
"""

# ruff: noqa: T201

from __future__ import annotations

import argparse
import json
import random
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from normal_games import asked_in

from resurgence_tui.bots.bot import BotChance
from resurgence_tui.bots.registry import bot_called
from resurgence_tui.engine.game import Game
from resurgence_tui.engine.machine import choose
from resurgence_tui.engine.valuation import Foresees
from resurgence_tui.games import game_called, valuation_of

STRAYS = (0.0, 0.05, 0.15)
"""How often a seat does something else than the best, so that lessons are not of perfect games alone; chosen for each
seat. Who strays loses points later as well, which is no fault of the positions: it is learnt besides, and left out."""
PRIOR = 100.0
"""As if each weight, of what varies by 1, had been seen so often to be nothing."""


class Seen(NamedTuple):
    """A seat at the end of a stage. game: its seed, and which game of that seed. weaker: how much worse than the best
    the seat plays: how often it strays, or 1 for the second of two players. promised: the points that its things
    promise. came_to: its points at the end."""

    game: tuple[int, int]
    stage: int
    seat: int
    weaker: float
    counted: list[float]
    promised: float
    came_to: float


def strayed(game: Game, valuation: Foresees, table: Any, strays: Sequence[float]) -> Iterator[None]:
    """A game of seats that choose as ``bot:normal`` does but stray; stops before each answer."""
    for _ in asked_in(game, valuation, table, strays, random.Random(table.seed)):
        yield


def played(game: Game, table: Any, players: Sequence[str]) -> Iterator[None]:
    """A game of bots; stops before each answer. players: by seat."""
    bots, numbers = [bot_called(name, game) for name in players], [0] * len(players)
    while not table.over:
        yield
        asked = table.open[0]
        seat = asked.seat
        answer = asked.options[0]
        if len(asked.options) > 1:
            rng = BotChance(table.seed, seat, numbers[seat])
            answer = bots[seat].answer(lambda seat=seat: game.view(table, seat), asked, rng)  # type: ignore[misc]
        numbers[seat] += 1
        choose(table, seat, answer, game.book)


def seen_in(chosen: argparse.Namespace, seed: int, order: int) -> list[Seen]:
    """One game. order: how many places the players have moved on."""
    game, valuation = game_called(chosen.game), valuation_of(chosen.game)
    if not isinstance(valuation, Foresees):
        raise SystemExit(f"The valuation of {chosen.game} foresees nothing.")
    seats, chance = len(chosen.players) or chosen.seats, random.Random(seed)
    table = game.start(seats, seed, {}, game.content())
    if chosen.players:
        places = [(seat + order) % seats for seat in range(seats)]
        weaker = [float(chosen.players[place] != chosen.players[0]) for place in places]
        steps = played(game, table, [chosen.players[place] for place in places])
    else:
        weaker = [chance.choice(STRAYS) for _ in range(seats)]
        steps = strayed(game, valuation, table, weaker)
    noted: list[tuple[int, int, list[float], float]] = []
    stage, stages = valuation.stage(table), 0
    for _ in steps:
        if valuation.stage(table) != stage:
            stage = valuation.stage(table)
            noted += [
                (stages, one, list(valuation.count(table, one)), sum(valuation.made_of(table, one).values()))
                for one in range(seats)
            ]
            stages += 1
    scores = game.scores(table)
    return [Seen((seed, order), at, one, weaker[one], counted, worth, scores[one]) for at, one, counted, worth in noted]


def learn(seen: Sequence[Seen], stages: int) -> tuple[np.ndarray, np.ndarray]:
    """Points for one of what is counted: early, and late. stages: the last one that is learnt from."""
    rows = np.array([one.counted for one in seen])
    late = np.array([one.stage - 1 for one in seen]) / (stages - 1)
    spread = rows.std(0) + 1e-9
    around = (rows - rows.mean(0)) / spread
    known = np.eye(stages + 1)[[one.stage for one in seen]] * 30.0  # what is the same for all costs no prior
    weaker = np.array([one.weaker for one in seen])[:, None] * 30.0
    design = np.hstack([around, around * (2 * late - 1)[:, None], known, weaker, weaker * late[:, None]])
    wrong = np.array([one.came_to - one.promised for one in seen])
    found = np.linalg.solve(design.T @ design + PRIOR * np.eye(design.shape[1]), design.T @ wrong)
    number = rows.shape[1]
    level, slope = found[:number] / spread, found[number : 2 * number] / spread
    return level - slope, level + slope


def errors(seen: Iterable[Seen], points: tuple[np.ndarray, np.ndarray], stages: int) -> list[tuple[int, float, float]]:
    """By stage how far, typically, the lead of a seat was from what was promised: before, and with what was learnt."""
    by_game: dict[tuple[tuple[int, int], int], list[Seen]] = {}
    for one in seen:
        by_game.setdefault((one.game, one.stage), []).append(one)
    found = []
    for stage in range(1, stages + 1):
        before, after = list[float](), list[float]()
        for (_, at), (first, second, *_) in by_game.items():
            if at != stage:
                continue
            late = (stage - 1) / (stages - 1)
            if second.weaker < first.weaker:  # the same player's lead in both orders
                first, second = second, first
            more = (np.array(first.counted) - np.array(second.counted)) @ (points[0] * (1 - late) + points[1] * late)
            off = first.came_to - second.came_to - first.promised + second.promised
            before.append(off)
            after.append(off - more)
        found.append((stage, float(np.std(before)), float(np.std(after))))
    return found


def noted_in(path: Path | None) -> dict[tuple[int, int], list[Seen]]:
    """The games that were played before."""
    if path is None or not path.exists():
        return {}
    found: dict[tuple[int, int], list[Seen]] = {}
    for line in path.read_text(encoding="utf-8").splitlines():
        seen = [Seen(tuple(game), *rest) for game, *rest in json.loads(line)]
        found[seen[0].game] = seen
    return found


def games(chosen: argparse.Namespace) -> list[Seen]:
    """What was seen in all games, each played or read."""
    found, known, orders = list[Seen](), noted_in(chosen.noted), len(chosen.players) or 1
    for number in range(chosen.games):
        one = chosen.seed + number // orders, number % orders
        seen = known.get(one)
        if seen is None:
            seen = seen_in(chosen, *one)
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
    asked.add_argument("--players", nargs="+", default=[], help="bots, in place of such seats")
    asked.add_argument("--seed", type=int, default=700_001)
    asked.add_argument("--noted", type=Path, help="where games are kept, and read from")
    asked.add_argument("--into", type=Path, help="another file than that of the game")
    chosen = asked.parse_args()
    seen, valuation = games(chosen), valuation_of(chosen.game)
    stages = max(one.stage for one in seen)
    points = learn([one for one in seen if one.game[0] % 5], stages)
    for stage, before, after in errors((one for one in seen if not one.game[0] % 5), points, stages):
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
