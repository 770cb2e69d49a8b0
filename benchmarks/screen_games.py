"""Saves the games that the cases of ``screen.py`` start from, by the code of the checkout that it is run with.

    python benchmarks/screen_games.py FOLDER

The same seed and the same choices: two checkouts show the same games, as far as their rules are the same.
"""

from __future__ import annotations

import random
import shutil
import sys
from pathlib import Path

from resurgence_tui.app.library import Library
from resurgence_tui.app.seating import parse_seats
from resurgence_tui.saves.save_file import make_setup
from resurgence_tui.saves.store import Store

GAMES = {
    "placing": ("Anna,bot:eager*3", "PLACE-01", 3, "resurgence"),
    "answers": ("Anna,Boris,Celina,Dmitri", "PLACE-01", 3, "resurgence"),
    "assigning": ("Anna,bot:eager*3", "ASG-01", 3, "resurgence"),
    "hexes": ("Anna,bot:eager*3", "RSD-ASK-15", 3, "residuum"),
}
"""By the name of the file: who plays, and the rule that asks a person, from which round on, in which game."""


def save(folder: Path, name: str, seats: str, rule: str, round_: int, game: str) -> None:
    """Play at random until a person is asked by the rule, and keep the save under the name."""
    pick = random.Random(1)
    host = Library(Store(folder / name)).new(make_setup(parse_seats(seats), 3, game=game))
    host.run_on()
    while host.view(0).round < round_ or host.asks()[0].decision.rule != rule:
        ask = host.asks()[0]
        host.submit(ask.ticket, pick.choice(ask.decision.options))
        host.run_on()
    assert host.path is not None
    shutil.copy(host.path, folder / f"{name}.json")


if __name__ == "__main__":
    for file, (who, asks, at_round, played) in GAMES.items():
        save(Path(sys.argv[1]), file, who, asks, at_round, played)
