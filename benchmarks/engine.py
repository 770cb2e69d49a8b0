"""How fast the rules of each game are: random decisions and games a second, clone, view, save, load, and the list of
options that takes longest.

Run by hand, from the checkout, on a machine with nothing else to do:

    .venv/bin/python benchmarks/engine.py [--rounds N] [--seconds S] [--catanatron PYTHON] [--beside PYTHON]

All games are measured in turn in each round, so that a busy machine troubles them alike. With --catanatron, the Python
of an environment that has the package catanatron (a well-known engine for Catan, also pure Python), its random games
are measured in turn with ours too. With --beside, those of an environment with another build of this package: what
RESURGENCE_COMPILED=1 made, or an earlier state's .venv.
Seconds are those of the processor.
"""

# ruff: noqa: T201

from __future__ import annotations

import argparse
import json
import random
import subprocess
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from statistics import median
from typing import Any

from resurgence_tui.engine import machine
from resurgence_tui.engine.machine import choose
from resurgence_tui.engine.table import Table
from resurgence_tui.games import GAMES, game_called
from resurgence_tui.games.residuum.rules.acts import menu
from resurgence_tui.games.resurgence.rules.step3_placing_tokens import placements

SEATS = 4
PEER = Path(__file__).parent / "peer.py"


class Measured:
    """A game that is measured. turn: the question at which small jobs are timed, from that round on. lists: what lists
    its options, and what they are called."""

    def __init__(self, name: str, turn: str, round: int, lists: Callable[[Any, int], object], called: str) -> None:
        self.name, self.turn, self.round, self.lists, self.called = name, turn, round, lists, called
        self.game = game_called(name)
        self.content = self.game.content()
        self.speeds: list[tuple[float, float]] = []

    def steps(self, seed: int) -> Iterator[Table]:
        """A game with random answers, straight through the kernel: the table before each, and at the end."""
        pick = random.Random(seed).random
        table, book = self.game.start(SEATS, seed, {}, self.content), self.game.book
        while not table.over:
            yield table
            asked = table.open[0]
            choose(table, asked.seat, asked.options[int(pick() * len(asked.options))], book)
        yield table

    def measure(self, seconds: float, first_seed: int) -> None:
        """Play random games for that long, and note decisions and games a second."""
        start = time.process_time()
        decisions = games = 0
        while time.process_time() - start < seconds:
            *_, last = self.steps(first_seed + games)
            decisions += last.answered
            games += 1
        spent = time.process_time() - start
        self.speeds.append((decisions / spent, games / spent))

    def mid_game(self) -> Any:
        """A table in the middle of a game, with many options."""
        found = [
            self.game.clone(next(table for table in self.steps(seed) if self.is_turn(table))) for seed in range(20)
        ]
        return sorted(found, key=lambda table: len(table.open[0].options))[len(found) // 2]

    def is_turn(self, table: Any) -> bool:
        """Whether small jobs may be timed here."""
        return table.over or (table.round >= self.round and table.open[0].rule == self.turn)

    def small_jobs(self, seconds: float) -> None:
        """Print the time of one clone, view, save, load and list of options."""
        table, game = self.mid_game(), self.game
        text = json.dumps(game.dump(table))
        seat, options = table.open[0].seat, len(table.open[0].options)
        jobs: dict[str, tuple[Callable[[], object], str]] = {
            "clone": (lambda: game.clone(table), ""),
            "view": (lambda: game.view(table, seat), ""),
            "save": (lambda: json.dumps(game.dump(table)), f"({len(text)} bytes)"),
            "load": (lambda: game.load(json.loads(text), self.content), "with all that is checked"),
            self.called: (lambda: self.lists(table, seat), f"({options} options)"),
        }
        for job, (run, remark) in jobs.items():
            print(f"{self.name:12}{job:12}{microseconds(run, seconds):9.1f} us  {remark}")


MEASURED = (
    Measured("resurgence", "PLACE-01", 4, placements, "placements"),
    Measured("residuum", "RSD-ASK-11", 8, menu, "menu"),
)
assert {one.name for one in MEASURED} == set(GAMES), "a game of the list is not measured"


def microseconds(job: Callable[[], object], seconds: float) -> float:
    """Time of one call, the best of many short runs, so that other programs count little."""
    best, end = float("inf"), time.perf_counter() + seconds
    while time.perf_counter() < end:
        start = time.perf_counter()
        for _ in range(50):
            job()
        best = min(best, time.perf_counter() - start)
    return best / 50 * 1e6


def round_of(python: str, *words: str) -> dict[str, float]:
    """One round in another Python, which prints a line of JSON."""
    done = subprocess.run([python, *words], capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(f"{python} cannot play: {done.stderr.strip().splitlines()[-1]}")
    result: dict[str, float] = json.loads(done.stdout)
    return result


def told_ratio(ours: list[tuple[float, float]], theirs: list[dict[str, float]]) -> str:
    """How many times as fast ours are, round by round: the median, and the lowest and highest."""
    ratios = sorted(mine[0] / other["decisions"] for mine, other in zip(ours, theirs, strict=True))
    return f"{median(ratios):.2f} (median of the rounds' ratios, {ratios[0]:.2f} to {ratios[-1]:.2f})"


def main() -> None:
    """Measure in rounds and print the medians."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=2.0, help="length of one round")
    parser.add_argument("--catanatron", metavar="PYTHON", help="Python of an environment with the package catanatron")
    parser.add_argument("--beside", metavar="PYTHON", help="Python with another build of this package")
    parser.add_argument("--round", type=int, metavar="SEED", help="one round from that seed, told as JSON")
    given = parser.parse_args()
    first = MEASURED[0]
    for one in MEASURED:
        one.measure(0.1, 0)
        one.speeds.clear()
    if given.round is not None:
        first.measure(given.seconds, given.round)
        print(json.dumps(dict(zip(("decisions", "games"), first.speeds[0], strict=True))))
        return
    seconds = str(given.seconds)
    told: dict[str, list[dict[str, float]]] = {"catanatron": [], "beside": []}
    for number in range(given.rounds):
        for one in MEASURED:
            one.measure(given.seconds, 1000 * number)
        if given.catanatron:
            told["catanatron"].append(round_of(given.catanatron, str(PEER), seconds))
        if given.beside:
            words = (__file__, "--seconds", seconds, "--round", str(1000 * number))
            told["beside"].append(round_of(given.beside, *words))
    print(f"kernel: {Path(machine.__file__).suffix[1:]}; medians of {given.rounds} rounds")
    for one in MEASURED:
        speed, games = (median(values) for values in zip(*one.speeds, strict=True))
        print(f"{one.name:12}{speed:9,.0f} random decisions/s  {games:6.1f} games/s")
    for name, rounds in told.items():
        if rounds:
            speed, games = (median(each[key] for each in rounds) for key in ("decisions", "games"))
            print(f"{name:12}{speed:9,.0f} random decisions/s  {games:6.1f} games/s")
            print(f"{first.name} to {name}: {told_ratio(first.speeds, rounds)}")
    for one in MEASURED:
        one.small_jobs(min(given.seconds, 1.0))


if __name__ == "__main__":
    main()
