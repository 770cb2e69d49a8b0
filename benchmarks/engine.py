"""How fast the rules of each game are: random decisions and games a second, clone, view, save, load, and the list of
options that takes longest.

Run by hand, from the checkout, on a machine with nothing else to do:

    .venv/bin/python benchmarks/engine.py [--rounds N] [--seconds S] [--catanatron PYTHON]

All games are measured in turn in each round, so that a busy machine troubles them alike. With --catanatron, the Python
of an environment that has the package catanatron (a well-known engine for Catan, also pure Python), its random games
are measured in turn with ours too.
Seconds are those of the processor.
"""

# ruff: noqa: T201

from __future__ import annotations

import argparse
import json
import random
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from statistics import median
from typing import Any

sys.path.insert(0, str(Path(__file__).parent.parent))

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


def peer_round(python: str, seconds: float) -> dict[str, float]:
    """One round of the other engine, in its own Python."""
    done = subprocess.run([python, str(PEER), str(seconds)], capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(f"{python} cannot play catanatron: {done.stderr.strip().splitlines()[-1]}")
    result: dict[str, float] = json.loads(done.stdout)
    return result


def main() -> None:
    """Measure in rounds and print the medians."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=2.0, help="length of one round")
    parser.add_argument("--catanatron", metavar="PYTHON", help="Python of an environment with the package catanatron")
    given = parser.parse_args()
    theirs = []
    for one in MEASURED:
        one.measure(0.1, 0)
        one.speeds.clear()
    for number in range(given.rounds):
        for one in MEASURED:
            one.measure(given.seconds, 1000 * number)
        if given.catanatron:
            theirs.append(peer_round(given.catanatron, given.seconds))
    for one in MEASURED:
        speed, games = (median(values) for values in zip(*one.speeds, strict=True))
        print(f"{one.name:12}{speed:9,.0f} random decisions/s  {games:6.1f} games/s  (median of {given.rounds} rounds)")
    if theirs:
        speed, games, copy = (median(one[key] for one in theirs) for key in ("decisions", "games", "copy_us"))
        print(f"catanatron  {speed:9,.0f} random decisions/s  {games:6.1f} games/s  (copy {copy:.1f} us)")
        ratio = median(mine[0] / other["decisions"] for mine, other in zip(MEASURED[0].speeds, theirs, strict=True))
        print(f"ratio       {ratio:9.2f}  (median of the rounds' ratios)")
    for one in MEASURED:
        one.small_jobs(min(given.seconds, 1.0))


if __name__ == "__main__":
    main()
