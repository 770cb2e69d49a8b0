"""How fast the rules are: random decisions and games a second, clone, save, load, and the list of a turn's placements.

Run by hand, from the checkout, on a machine with nothing else to do:

    .venv/bin/python benchmarks/engine.py [--rounds N] [--seconds S] [--catanatron PYTHON] [--beside PYTHON]

With --catanatron, the Python of an environment that has the package catanatron (a well-known engine for Catan, also
pure Python), its random games are measured in turn with ours, A B A B, so that a busy machine troubles both alike.
With --beside, that of an environment with another build of this package: what RESURGENCE_COMPILED=1 made, or an earlier
state's .venv. Seconds are those of the processor.
"""

# ruff: noqa: T201

from __future__ import annotations

import argparse
import json
import random
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median

from resurgence_tui.engine import machine
from resurgence_tui.engine.machine import choose
from resurgence_tui.games.resurgence.game import GAME
from resurgence_tui.games.resurgence.rules.step3_placing_tokens import placements
from resurgence_tui.games.resurgence.state import ADAPTER, State

SEATS = 4
CONTENT = GAME.content()
PEER = Path(__file__).parent / "peer.py"


def random_game(seed: int) -> int:
    """Play one game with random answers, straight through the kernel; the number of decisions."""
    pick = random.Random(seed).random
    table, book = GAME.start(SEATS, seed, {}, CONTENT), GAME.book
    while not table.over:
        asked = table.open[0]
        choose(table, asked.seat, asked.options[int(pick() * len(asked.options))], book)
    return table.answered


def games_for(seconds: float, first_seed: int) -> tuple[float, float]:
    """Random games for that long; decisions and games a second."""
    start = time.process_time()
    decisions = games = 0
    while time.process_time() - start < seconds:
        decisions += random_game(first_seed + games)
        games += 1
    spent = time.process_time() - start
    return decisions / spent, games / spent


def mid_game() -> State:
    """A table of round 4 at which a seat is about to place a token, with many ways to do it."""
    found: list[State] = []
    for seed in range(20):
        pick = random.Random(seed).random
        table = GAME.start(SEATS, seed, {}, CONTENT)
        while table.round < 4 or table.open[0].rule != "PLACE-01":
            asked = table.open[0]
            choose(table, asked.seat, asked.options[int(pick() * len(asked.options))], GAME.book)
        found.append(GAME.clone(table))
    return sorted(found, key=lambda table: len(table.open[0].options))[len(found) // 2]


def microseconds(job: Callable[[], object], seconds: float) -> float:
    """Time of one call, the best of many short runs, so that other programs count little."""
    best, end = float("inf"), time.perf_counter() + seconds
    while time.perf_counter() < end:
        start = time.perf_counter()
        for _ in range(50):
            job()
        best = min(best, time.perf_counter() - start)
    return best / 50 * 1e6


def small_jobs(seconds: float) -> None:
    """Print the time of one clone, save, load and list of placements."""
    table = mid_game()
    text = ADAPTER.dump_json(table)
    seat = table.open[0].seat
    print(f"clone       {microseconds(lambda: GAME.clone(table), seconds):7.1f} us")
    print(f"view        {microseconds(lambda: GAME.view(table, seat), seconds):7.1f} us")
    print(f"save        {microseconds(lambda: ADAPTER.dump_json(table), seconds):7.1f} us  ({len(text)} bytes)")
    print(f"load        {microseconds(lambda: ADAPTER.validate_json(text), seconds):7.1f} us")
    options = len(table.open[0].options)
    print(f"placements  {microseconds(lambda: placements(table, seat), seconds):7.1f} us  ({options} options)")


def round_of(python: str, *words: str) -> dict[str, float]:
    """One round in another Python, which prints a line of JSON."""
    done = subprocess.run([python, *words], capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(f"{python} cannot play: {done.stderr.strip().splitlines()[-1]}")
    result: dict[str, float] = json.loads(done.stdout)
    return result


def told_ratio(name: str, ours: list[dict[str, float]], theirs: list[dict[str, float]]) -> str:
    """How many times as fast ours are, round by round: the median, and the lowest and highest."""
    ratios = sorted(mine["decisions"] / other["decisions"] for mine, other in zip(ours, theirs, strict=True))
    return f"to {name:11} {median(ratios):9.2f}  (median of the rounds' ratios, {ratios[0]:.2f} to {ratios[-1]:.2f})"


def main() -> None:
    """Measure in rounds and print the medians."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=2.0, help="length of one round")
    parser.add_argument("--catanatron", metavar="PYTHON", help="Python of an environment with the package catanatron")
    parser.add_argument("--beside", metavar="PYTHON", help="Python with another build of this package")
    parser.add_argument("--round", type=int, metavar="SEED", help="one round from that seed, told as JSON")
    given = parser.parse_args()
    if given.round is not None:
        random_game(0)
        print(json.dumps(dict(zip(("decisions", "games"), games_for(given.seconds, given.round), strict=True))))
        return
    others = {
        "catanatron": (given.catanatron, (str(PEER), str(given.seconds))),
        "beside": (given.beside, (__file__, "--seconds", str(given.seconds), "--round")),
    }
    told: dict[str, list[dict[str, float]]] = {"resurgence": []}
    for number in range(given.rounds):
        seed = str(1000 * number)
        told["resurgence"].append(round_of(sys.executable, __file__, "--seconds", str(given.seconds), "--round", seed))
        for name, (python, words) in others.items():
            if python:
                more = (seed,) if name == "beside" else ()
                told.setdefault(name, []).append(round_of(python, *words, *more))
    print(f"kernel and rules: {Path(machine.__file__).suffix[1:]}; median of {given.rounds} rounds")
    for name, rounds in told.items():
        speed, games = (median(one[key] for one in rounds) for key in ("decisions", "games"))
        print(f"{name:14} {speed:9,.0f} random decisions/s  {games:6.1f} games/s")
    for name, rounds in told.items():
        if name != "resurgence":
            print(told_ratio(name, told["resurgence"], rounds))
    small_jobs(min(given.seconds, 1.0))


if __name__ == "__main__":
    main()
