"""The games that this program plays, by name; each part of a game is imported when it is asked for."""

from __future__ import annotations

from importlib import import_module
from typing import NamedTuple

from resurgence_tui.engine.game import Game


class Listed(NamedTuple):
    """Where the parts of a game are; those of upper layers are named here and imported there.

    game, sentences, screens: modules that bind GAME, SENTENCES, SCREENS. words: folder of its words in that of a
    language.
    """

    game: str
    sentences: str
    screens: str
    words: str


GAMES = {
    "resurgence": Listed(
        game="resurgence_tui.games.resurgence",
        sentences="resurgence_tui.i18n.resurgence",
        screens="resurgence_tui.ui.resurgence",
        words="resurgence",
    ),
}

DEFAULT_GAME = next(iter(GAMES))
"""The game that is played where none is named."""


def game_called(name: str) -> Game:
    """The game of that name; ValueError, in one sentence, if there is none."""
    if name not in GAMES:
        raise ValueError(f"There is no game '{name[:40]}'; there are {', '.join(GAMES)}.")
    found: Game = import_module(GAMES[name].game).GAME
    return found
