"""The past of a game as its choices: with seed and setup they give the same table again."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from .game import Game
from .machine import choose
from .table import Table
from .types import Choice, Decision


class Made(NamedTuple):
    """A choice that was made again. number: counted from 1. asked: what it answers. before: the table until then."""

    number: int
    choice: Choice
    asked: Decision | None
    before: Table


def make_each(game: Game, table: Table, choices: Iterable[Choice], since: int = 0) -> Iterator[Made]:
    """Make choices on a table, one after the other; IllegalChoice at the first one that is not possible.

    since: how many were made before them.
    """
    for number, choice in enumerate(choices, start=since + 1):
        asked, before = table.decision_of(choice.seat), game.clone(table)
        choose(table, choice.seat, choice.option, game.book)
        yield Made(number, choice, asked, before)


def make_all(game: Game, table: Table, choices: Iterable[Choice]) -> None:
    """The same in one go; no table is kept on the way."""
    for seat, option in choices:
        choose(table, seat, option, game.book)


def same(game: Game, one: Table, other: Table) -> bool:
    """Whether two tables are the same in everything that is saved."""
    return game.dump(one) == game.dump(other)
