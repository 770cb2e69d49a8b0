"""Whom a guided first game is set up for, and how: on a map that is dealt, with a shuffle that shows much."""

from __future__ import annotations

from resurgence_tui.app.guided import Learners

DEALT: dict[str, str | bool] = {"map": "dealt"}

TABLES = {
    "bot": Learners("guide-setup-bot", 1, 24, "bot:easy", DEALT),
    "two": Learners("guide-setup-two", 2, 4, options=DEALT),
    "three": Learners("guide-setup-three", 3, 17, options=DEALT),
    "four": Learners("guide-setup-four", 4, 20, options=DEALT),
}
"""Shuffles in which everybody finds a terrain for the first Outpost beside the Basecamp, and reaches the town in the
second turn."""
