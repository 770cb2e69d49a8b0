"""Bots by their names."""

from __future__ import annotations

from .bot import Bot
from .random_bot import EagerBot, RandomBot

BOTS: dict[str, type[Bot]] = {"bot:random": RandomBot, "bot:eager": EagerBot}
"""Name -> what makes the bot."""


def bot_called(name: str) -> Bot:
    """The bot of that name; ValueError, in one sentence, if there is none."""
    try:
        return BOTS[name]()
    except KeyError:
        raise ValueError(f"There is no bot '{name[:40]}'; there are {', '.join(BOTS)}.") from None
