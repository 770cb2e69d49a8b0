"""The past of a game as its choices: with seed and setup they give the same table again."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from .errors import IllegalChoice
from .game import Game
from .machine import choose
from .table import Table
from .types import Choice


def replay(
    game: Game, seats: int, seed: int, options: Mapping[str, Any], content: Any, choices: Iterable[Choice]
) -> Table:
    """The table that these choices lead to from the start; IllegalChoice names the first one that is not possible."""
    table = game.start(seats, seed, options, content)
    for number, (seat, option) in enumerate(choices, start=1):
        try:
            choose(table, seat, option, game.book)
        except IllegalChoice as error:
            raise IllegalChoice(f"Choice {number}: {error}") from None
    return table


def same(game: Game, one: Table, other: Table) -> bool:
    """Whether two tables are the same in everything that is saved."""
    return game.dump(one) == game.dump(other)
