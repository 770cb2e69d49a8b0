"""The games that this program plays, by name; each part of a game is imported when it is asked for."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:  # words ask for this module before anything is painted, and tables take their time to import
    from resurgence_tui.engine.game import Game
    from resurgence_tui.engine.options import OptionSpec, Value
    from resurgence_tui.engine.valuation import Valuation


class Listed(NamedTuple):
    """Where the parts of a game are; those of upper layers are named here and imported there.

    game: module that binds GAME. options: module that binds OPTIONS and MODE_OPTION and imports little, since a command
    line asks for them before anything is shown. sentences, screens: modules with what ``i18n.sentences.Sentences`` and
    ``ui.games.Screens`` name. words: folder of its words, below that of all assets. valuation: module that binds
    VALUATION for bots that look ahead; "" if there is none, and then no such bots play the game.
    """

    game: str
    options: str
    sentences: str
    screens: str
    words: str
    valuation: str = ""


GAMES = {
    "resurgence": Listed(
        game="resurgence_tui.games.resurgence.game",
        options="resurgence_tui.games.resurgence.options",
        sentences="resurgence_tui.i18n.resurgence.sentences",
        screens="resurgence_tui.ui.resurgence.screens",
        words="i18n/{language}/resurgence",
        valuation="resurgence_tui.games.resurgence.valuation.bound",
    ),
    "residuum": Listed(
        game="resurgence_tui.games.residuum.game",
        options="resurgence_tui.games.residuum.options",
        sentences="resurgence_tui.i18n.residuum.sentences",
        screens="resurgence_tui.ui.residuum.screens",
        words="i18n/{language}/residuum",
        valuation="resurgence_tui.games.residuum.valuation.bound",
    ),
}

DEFAULT_GAME = next(iter(GAMES))
"""The game that is played where none is named."""


_module = cache(import_module)
"""A module by its name: a table of a thousand results asks for the same few again and again."""


def game_called(name: str) -> Game:
    """The game of that name; ValueError, in one sentence, if there is none."""
    found: Game = _module(listed(name).game).GAME
    return found


def listed(name: str) -> Listed:
    """Where the parts of a game are; ValueError, in one sentence, if there is none of that name."""
    if name not in GAMES:
        raise ValueError(f"There is no game '{name[:40]}'; there are {', '.join(GAMES)}.")
    return GAMES[name]


def valuation_of(name: str) -> Valuation | None:
    """The valuation of a game for bots, None if it has none; ValueError as above."""
    module = listed(name).valuation
    found: Valuation | None = _module(module).VALUATION if module else None
    return found


def options_of(name: str) -> tuple[OptionSpec, ...]:
    """The options of a game, without importing the rest of it; ValueError as above."""
    found: tuple[OptionSpec, ...] = _module(listed(name).options).OPTIONS
    return found


def mode_option(name: str) -> str:
    """The option by whose values results of a game are kept apart; "" if there is none, or no such game."""
    found: str = _module(GAMES[name].options).MODE_OPTION if name in GAMES else ""
    return found


def mode_in(name: str, options: Mapping[str, Value]) -> str:
    """Under what a game with these options is kept apart from others; "" if it is a usual one, or no game we know.

    What was not chosen has its default.
    """
    kept_apart_by = mode_option(name)
    specs = [spec for spec in options_of(name) if spec.id == kept_apart_by] if kept_apart_by else []
    return "".join(mode_called(spec.id, options.get(spec.id, spec.default)) for spec in specs)


def mode_called(option: str, value: Value) -> str:
    """What a mode is called by who types it: a value of the option, or a switch that is on; "" for a usual game."""
    return option if value is True else str(value or "")
