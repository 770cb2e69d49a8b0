"""Bots by their names."""

from __future__ import annotations

from collections.abc import Callable

from resurgence_tui.engine.game import Game
from resurgence_tui.engine.valuation import Valuation
from resurgence_tui.games import GAMES, valuation_of

from .bot import Bot
from .random_bot import EagerBot, RandomBot
from .thinking_bots import EasyBot, HardBot, NormalBot
from .watch import Watch

BOTS: dict[str, Callable[[Game, Watch], Bot]] = {
    "bot:random": lambda game, watch: RandomBot(),
    "bot:eager": lambda game, watch: EagerBot(game.gives_up),
    "bot:easy": lambda game, watch: EasyBot(game, valued(game)),
    "bot:normal": lambda game, watch: NormalBot(game, valued(game)),
    "bot:hard": lambda game, watch: HardBot(game, valued(game), watch),
}
"""Name -> what makes the bot for a game."""

THINKING = frozenset({"bot:easy", "bot:normal", "bot:hard"})
"""Those that need a valuation of the game."""


PROGRAM = "bot:cmd"
"""The player of a seat that a program of somebody else answers for; which one, no save says."""


def bots_for(game: str) -> tuple[str, ...]:
    """The bots that can play the game of that name."""
    listed = GAMES.get(game)
    thinks = listed is not None and bool(listed.valuation)
    return tuple(name for name in BOTS if thinks or name not in THINKING)


def stand_in_for(game: str) -> str:
    """The bot that plays where a program of somebody else does not."""
    known = bots_for(game)
    return next(name for name in ("bot:normal", "bot:eager") if name in known)


def bot_called(name: str, game: Game, watch: Watch | None = None) -> Bot:
    """The bot of that name, to play that game; ValueError, in one sentence, if there is none.

    watch: how long it may think about a question; without one it is bound by the number of its trials alone, so that
    it answers the same on any machine. Of a program of somebody else it is the stand-in.
    """
    check_bot(name, game.name)
    if name == PROGRAM:
        name = stand_in_for(game.name)
    return BOTS[name](game, watch or Watch())


def check_bot(name: str, game: str = "") -> None:
    """ValueError, in one sentence, if there is no bot of that name, or none that plays the game of that name."""
    if name == PROGRAM:
        return
    known = bots_for(game) if game else tuple(BOTS)
    if name not in known:
        raise ValueError(f"There is no bot '{name[:40]}'; there are {', '.join(known)}.")


def valued(game: Game) -> Valuation:
    """The valuation of a game that bots can think about."""
    found = valuation_of(game.name)
    if found is None:
        raise ValueError(f"No bot can think about {game.name}.")
    return found
