"""Whom a guided first game is set up for, and how: with the beginner start and a shuffle that shows much."""

from __future__ import annotations

from collections.abc import Sequence

from resurgence_tui.app.own_options import GUIDE, ON
from resurgence_tui.saves.save_file import HUMAN, SeatSetup, Setup, make_setup

BOT = "bot:eager"

TABLES = ("bot", "alone", "two", "three", "four")
"""Who may learn together: one person with a bot, alone against the Mutants, or so many at one keyboard."""

SEATS = {"bot": 2, "alone": 1, "two": 2, "three": 3, "four": 4}
SEEDS = {"bot": 35, "alone": 34, "two": 107, "three": 652, "four": 317}
"""Shuffles in which the first round has a use for each kind of placement, a card, a Mission and a choice in Upkeep."""


def guided_setup(table: str, names: Sequence[str], bot_name: str, language: str = "en") -> Setup:
    """The setup of a guided game. table: one of TABLES. names: of as many people as may be needed."""
    people = [*names[:1], bot_name] if table == "bot" else names[: SEATS[table]]
    seats = [SeatSetup(name=name, colour=colour, player=BOT if table == "bot" and colour else HUMAN)
             for colour, name in enumerate(people)]
    options: dict[str, str | bool] = {"start": "beginner", GUIDE: ON}
    if table == "alone":
        options["solo"] = "village"
    return make_setup(seats, SEEDS[table], game="resurgence", options=options, language=language)
