"""Bots by their names."""

from __future__ import annotations

from collections.abc import Callable

from resurgence_tui.engine.game import Game

from .bot import Bot
from .random_bot import EagerBot, RandomBot

BOTS: dict[str, Callable[[Game], Bot]] = {
    "bot:random": lambda game: RandomBot(),
    "bot:eager": lambda game: EagerBot(game.gives_up),
}
"""Name -> what makes the bot for a game."""


def bot_called(name: str, game: Game) -> Bot:
    """The bot of that name, to play that game; ValueError, in one sentence, if there is none."""
    check_bot(name)
    return BOTS[name](game)


def check_bot(name: str) -> None:
    """ValueError, in one sentence, if there is no bot of that name."""
    if name not in BOTS:
        raise ValueError(f"There is no bot '{name[:40]}'; there are {', '.join(BOTS)}.")
