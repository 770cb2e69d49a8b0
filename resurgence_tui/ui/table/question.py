"""A question as the table shows it: what is asked, its rows in the menu, and the places on boards that they name."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from resurgence_tui.ui.widgets.menu_rows import Row


@dataclass(frozen=True, slots=True)
class Question:
    """What the screen needs to ask: asked and why for the prompt, rows for the menu, and the boards' part.

    searched: all rows that the menu's search looks through. spots: the places on boards that a row names, that which
    it is about first. board: the one to bring forward; dims: all on it that cannot be picked is dimmed. mix: the ways
    to pay or gain, where a widget of the game serves better than a list. long: a row's option in one or two sentences.
    acts: the answers of each row that gives several, one after the other, or one that is not called as the row is.
    """

    asked: str = ""
    why: str = ""
    rows: tuple[Row, ...] = ()
    searched: tuple[Row, ...] = ()
    spots: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    board: str = ""
    dims: bool = False
    mix: tuple[Any, ...] = ()
    long: Mapping[str, str] = field(default_factory=dict)
    acts: Mapping[str, tuple[str, ...]] = field(default_factory=dict)

    @property
    def legal(self) -> frozenset[str]:
        """All places that can be picked."""
        return frozenset(place for places in self.spots.values() for place in places)

    def rows_at(self, spot: str) -> list[str]:
        """The rows that stand for a place."""
        return [row for row, places in self.spots.items() if spot in places]

    def row_of_act(self, act: Sequence[str]) -> str:
        """The row that stands for an act of one or several answers, else for the first of them; "" for none."""
        whole = (row for row, answers in self.acts.items() if answers == tuple(act[: len(answers)]))
        return next(whole, "") or self.row_of(act[0])

    def row_of(self, option: str) -> str:
        """The row that stands for an option: its own, else that of the place which it is about first; "" for none."""
        rows = [row.id for row in self.rows]
        if option in rows:
            return option
        spot = self.spots.get(option, ("",))[0]
        return spot if spot in rows else ""


NOTHING = Question()

NOTE, GAIN, COST, LABEL = "note", "gain", "cost", "label"
COLUMNS = tuple(
    columns
    for inner in ((), (GAIN,), (COST,), (COST, GAIN), (LABEL,), (LABEL, GAIN), (LABEL, COST))
    for columns in (inner, (NOTE, *inner))
    if columns
)
"""Columns of a menu in signs instead of words: what is tried, in this order, before all of them are."""


def shortened(long: Question, in_signs: Sequence[Row], fits: Callable[[Question], bool]) -> Question | None:
    """A question with as few columns of its menu in signs as fit: what one row needs does not shorten all of each.

    in_signs: its rows, all in signs. None if nothing less than all of that fits.
    """
    for columns in COLUMNS:
        rows = tuple(one._replace(**{column: getattr(other, column) for column in columns})
                     for one, other in zip(long.rows, in_signs, strict=True))
        if fits(question := replace(long, rows=rows)):
            return question
    return None
