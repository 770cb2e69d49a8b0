"""The games that this program plays, by name; each is imported when it is asked for."""

from __future__ import annotations

from importlib import import_module

from resurgence_tui.engine.game import Game

GAMES = {"resurgence": "resurgence_tui.games.resurgence"}
"""Name -> module that binds the game as ``GAME``."""


def game_called(name: str) -> Game:
    """The game of that name; ValueError, in one sentence, if there is none."""
    if name not in GAMES:
        raise ValueError(f"There is no game '{name[:40]}'; there are {', '.join(GAMES)}.")
    found: Game = import_module(GAMES[name]).GAME
    return found
