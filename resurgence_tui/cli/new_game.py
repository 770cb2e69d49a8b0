"""What a new game is made of on the command line: seats, seed, and the options of the game that is named."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import make_dataclass
from functools import cache
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter

from resurgence_tui.engine.options import OptionSpec, Value
from resurgence_tui.games import DEFAULT_GAME, GAMES, options_of
from resurgence_tui.i18n.families import OPTION_HELP
from resurgence_tui.i18n.text import Words, words

from . import parameters
from .parameters import option
from .variants import as_typed, check_variants, game_named, variant_named

GAME = "--game"

SEVERAL = 2
"""Seats, at least, where nobody plays alone."""

MANY = len(GAMES) > 1
"""Whether there is a game to choose."""

GameName = Annotated[str, option("cli_option_game", converter=game_named, shown=MANY)]
Content = Annotated[Path | None, option("cli_option_content", converter=parameters.folder)]


class NewGame:
    """What was asked for; ``new_game_of`` adds a field for each option of the game."""

    seats: str | None = None
    seed: int | None
    content: Path | None
    game: str

    def check(self) -> None:
        """Refuse variants that exclude each other; who plays is not known yet."""
        check_variants(self.game, self.variants, seats=None)

    @property
    def variants(self) -> dict[str, Value]:
        """The variants that were asked for, as the game knows them."""
        asked: dict[str, Value] = {spec.id: getattr(self, spec.id) for spec in options_of(self.game)}
        return {name: value for name, value in asked.items() if value}

    def given(self) -> list[str]:
        """The options that were given and have no meaning for a game that exists already."""
        asked = {"seats": self.seats, "seed": self.seed} | self.variants
        return [as_typed(name) for name, value in asked.items() if value is not None]


@cache
def new_game_of(game: str, has_seats: bool = True) -> type[Any]:
    """The ``NewGame`` whose fields are the options of a game.

    has_seats: whether ``--seats`` says who plays; else several do, and what is for one alone is not offered.
    """
    says = words(game=game)
    seats: tuple[str, Any, Any] = ("seats", Annotated[str | None, option("cli_option_seats")], None)
    fields: list[tuple[str, Any, Any]] = [
        *([seats] * has_seats),
        ("seed", Annotated[int | None, option("cli_option_seed", converter=parameters.seed)], None),
        *(_field(says, spec, has_seats or _for_several(spec)) for spec in options_of(game)),
        ("content", Content, None),
        ("game", GameName, game),
    ]
    made = make_dataclass("NewGame", fields, bases=(NewGame,), kw_only=True)
    made.__module__ = __name__  # else it would pass for a type of Python's own, without fields
    return Parameter(name="*")(made)


def _for_several(spec: OptionSpec) -> bool:
    """Whether an option has a value besides its default that can be chosen with several seats."""
    others = [value for value in spec.values if value != spec.default]
    return any(spec.seats.get(value, (0, SEVERAL))[1] >= SEVERAL for value in others)


def games_with(typed: str, several: bool) -> list[str]:
    """The games with an option that is typed so. several: only one that can be chosen with several seats."""
    return [
        game for game in GAMES for spec in options_of(game)
        if as_typed(spec.id) == typed and (not several or _for_several(spec))
    ]  # fmt: skip


def _field(says: Words, spec: OptionSpec, shown: bool) -> tuple[str, Any, Any]:
    """The option of a game as one of the command line. shown: whether the help offers it."""
    typed, about = as_typed(spec.id), OPTION_HELP.key(spec.id)
    if spec.switch:
        return spec.id, Annotated[bool, option(about, typed, shown=shown, says=says)], False
    read = option(about, typed, converter=variant_named(spec), shown=shown, says=says)
    return spec.id, Annotated[str | None, read], None


def game_in(given: Sequence[str]) -> str:
    """The game that a command line names, so that its options are known before the rest is read."""
    for place, word in enumerate(given):
        name = given[place + 1] if word == GAME and place + 1 < len(given) else word.removeprefix(f"{GAME}=")
        if word.startswith(GAME) and name in GAMES:
            return name
    return DEFAULT_GAME
