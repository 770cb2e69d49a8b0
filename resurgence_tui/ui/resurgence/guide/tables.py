"""Whom a guided first game is set up for, and how: with the beginner start and a shuffle that shows much."""

from __future__ import annotations

from resurgence_tui.app.guided import Learners

BEGINNER: dict[str, str | bool] = {"start": "beginner"}

TABLES = {
    "bot": Learners("guide-setup-bot", 1, 11, "bot:eager", BEGINNER),
    "alone": Learners("guide-setup-alone", 1, 34, options=BEGINNER | {"solo": "village"}),
    "two": Learners("guide-setup-two", 2, 29, options=BEGINNER),
    "three": Learners("guide-setup-three", 3, 82, options=BEGINNER),
    "four": Learners("guide-setup-four", 4, 307, options=BEGINNER),
}
"""Shuffles in which the first round has a use for each kind of placement, a card, a Mission and a choice in Upkeep."""
