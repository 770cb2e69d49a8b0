"""One round of random games with the package catanatron, for benchmarks/engine.py: a line of JSON.

Runs in an environment of its own that has that package; this project does not depend on it.
"""

# ruff: noqa: T201

from __future__ import annotations

import json
import sys
import time

from catanatron import Color, Game, RandomPlayer  # type: ignore[import-not-found]


def play() -> Game:
    """One game of four random players."""
    game = Game([RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)])
    game.play()
    return game


def decisions_of(game: Game) -> int:
    """How many decisions were taken; the record has another name in later versions."""
    state = game.state
    return len(state.actions if hasattr(state, "actions") else state.action_records)


def main() -> None:
    """Play for the seconds given and print decisions and games a second, and the time of a copy."""
    game = play()
    start = time.process_time()
    decisions = games = 0
    while time.process_time() - start < float(sys.argv[1]):
        game = play()
        decisions += decisions_of(game)
        games += 1
    spent = time.process_time() - start
    best = float("inf")
    for _ in range(20):
        begun = time.perf_counter()
        for _ in range(50):
            game.copy()
        best = min(best, time.perf_counter() - begun)
    print(json.dumps({"decisions": decisions / spent, "games": games / spent, "copy_us": best / 50 * 1e6}))


if __name__ == "__main__":
    main()
