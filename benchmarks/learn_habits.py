"""Teach bots habits: what a look at the end of the turn preferred, as points by words of options.

    python benchmarks/learn_habits.py resurgence --games 80

Plays games in which all seats choose, mostly, as ``bot:normal`` does, and notes what the best acts of each turn's first
question came to. A ridge regression then finds by how many points the rough worth is wrong, by what holds for the seat
(``Learns.situation``) and by the words of the option. Writes assets/valuation/<game>/learnt.json, which the playouts of
``bot:hard`` go by, and says how much worse than the best act the one is that habit takes: before, and with what was
learnt, in games that were not learnt from (every fourth). Needs the extra ``research`` (numpy); 80 games take about a
minute and a half of a processor. The same command writes the same file.
"""

# ruff: noqa: T201

from __future__ import annotations

import argparse
import json
import random
from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

import numpy as np
from normal_games import asked_in

from resurgence_tui.bots.learnt import words_of
from resurgence_tui.engine.valuation import Learns
from resurgence_tui.games import game_called, valuation_of

NEAR = 2.0
"""Points: acts so much worse than the best count for e times less; how bad the bad ones are need not be known."""
PRIOR = 20.0
"""As if each weight had been seen so often to be nothing."""
RARE = 80
"""Options with that word and situation, below which nothing is learnt of them."""
STRAY = 0.15
"""How often something else than the best is done, so that lessons are not of perfect games alone."""
BATCH = 300
"""Questions that are worked on at a time."""

Points = dict[str, dict[str, float]]


class Lesson(NamedTuple):
    """A question: what held, and the best acts' first answers, each with its rough worth and what it came to."""

    seed: int
    situation: tuple[str, ...]
    options: tuple[str, ...]
    rough: tuple[float, ...]
    came_to: tuple[float, ...]


def lessons(name: str, seats: int, seed: int) -> list[Lesson]:
    """One game."""
    game, valuation, chance = game_called(name), valuation_of(name), random.Random(seed)
    if not isinstance(valuation, Learns):
        raise SystemExit(f"The valuation of {name} learns nothing.")
    table, found = game.start(seats, seed, {}, game.content()), []
    for asked in asked_in(game, valuation, table, [STRAY] * seats, chance):
        if asked.best and asked.decision.rule in game.turns:
            rough = {act: worth for worth, act in valuation.acts(asked.imagined, asked.decision)}
            found.append(Lesson(
                seed, tuple(valuation.situation(asked.imagined, asked.decision.seat)),
                tuple(act[0] for _, act in asked.best), tuple(rough[act] for _, act in asked.best),
                tuple(worth for worth, _ in asked.best),
            ))  # fmt: skip
    return found


def learn(taught: Sequence[Lesson]) -> Points:
    """Points by situation and word that come nearest to what was shown, as differences within each question."""
    seen = Counter(
        (one, word) for lesson in taught for option in lesson.options for word in words_of(option)
        for one in lesson.situation
    )  # fmt: skip
    places = {feature: place for place, feature in enumerate(sorted(one for one in seen if seen[one] >= RARE))}
    square, product = np.eye(len(places), dtype=np.float32) * PRIOR, np.zeros(len(places), dtype=np.float32)
    for first in range(0, len(taught), BATCH):
        rows, errors = zip(*(_differences(lesson, places) for lesson in taught[first : first + BATCH]), strict=True)
        all_rows, all_errors = np.concatenate(rows), np.concatenate(errors)
        square += all_rows.T @ all_rows
        product += all_rows.T @ all_errors
    weights = np.linalg.solve(square.astype(float), product.astype(float))
    points: Points = {}
    for (one, word), place in places.items():
        weight = round(float(weights[place]), 2)
        if weight:
            points.setdefault(one, {})[word] = weight
    return points


def _differences(lesson: Lesson, places: Mapping[tuple[str, str], int]) -> tuple[np.ndarray, np.ndarray]:
    """What tells the acts of a question apart, and by how much their rough worth is wrong, both from their means."""
    came_to = np.array(lesson.came_to, dtype=np.float32)
    share = np.exp((came_to - came_to.max()) / NEAR)
    rows = np.zeros((len(share), len(places)), dtype=np.float32)
    for row, option in zip(rows, lesson.options, strict=True):
        for one in lesson.situation:
            for word in words_of(option):
                place = places.get((one, word))
                if place is not None:
                    row[place] += 1
    errors = came_to - np.array(lesson.rough, dtype=np.float32)
    rows -= share @ rows / share.sum()
    errors -= share @ errors / share.sum()
    return rows * np.sqrt(share)[:, None], errors * np.sqrt(share)


def regret(taught: Sequence[Lesson], points: Mapping[str, Mapping[str, float]]) -> float:
    """By how many points what habit takes is worse than the best, on average."""
    total = 0.0
    for lesson in taught:
        holding = [points[one] for one in lesson.situation if one in points]
        habit = [
            rough + sum(found.get(word, 0.0) for found in holding for word in words_of(option))
            for option, rough in zip(lesson.options, lesson.rough, strict=True)
        ]
        total += max(lesson.came_to) - lesson.came_to[max(range(len(habit)), key=habit.__getitem__)]
    return total / max(1, len(taught))


def main() -> None:
    """Play, learn, write, and say what it brought."""
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("game")
    asked.add_argument("--games", type=int, default=80)
    asked.add_argument("--seats", type=int, default=2)
    asked.add_argument("--seed", type=int, default=600_000)
    asked.add_argument("--into", type=Path, help="another file than that of the game")
    chosen = asked.parse_args()
    seeds = range(chosen.seed, chosen.seed + chosen.games)
    taught = [lesson for seed in seeds for lesson in lessons(chosen.game, chosen.seats, seed)]
    learnt, kept_back = [one for one in taught if one.seed % 4], [one for one in taught if not one.seed % 4]
    points = learn(learnt)
    into = chosen.into or Path(__file__).parents[1] / "assets" / "valuation" / chosen.game / "learnt.json"
    lines = (
        f"  {json.dumps(one)}: {json.dumps(found, sort_keys=True)}" for one, found in sorted(points.items())
    )
    into.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")
    print(f"{len(learnt)} questions, {sum(map(len, points.values()))} weights")
    print(f"{len(kept_back)} others: habit loses {regret(kept_back, {}):.3f} points, "
          f"with what was learnt {regret(kept_back, points):.3f}")  # fmt: skip


if __name__ == "__main__":
    main()
