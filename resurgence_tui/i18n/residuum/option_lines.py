"""Lines of a menu: what they are made from, and the functions that make them, each for a verb of the options."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from resurgence_tui.engine.registry import registers
from resurgence_tui.engine.types import Decision, Seat
from resurgence_tui.games.residuum.state import SeatState
from resurgence_tui.games.residuum.view import View
from resurgence_tui.i18n.lists import row
from resurgence_tui.i18n.sentences import OptionText
from resurgence_tui.i18n.text import Words

from .names import amount
from .phrases import Reader


class Asked(NamedTuple):
    """What a line is made from."""

    read: Reader
    view: View
    decision: Decision

    @property
    def words(self) -> Words:
        """The words."""
        return self.read.words

    @property
    def seat(self) -> Seat:
        """Who is asked."""
        return self.decision.seat

    @property
    def me(self) -> SeatState:
        """What the seat that is asked has."""
        return self.view.seats[self.decision.seat]

    def context(self, place: int) -> str:
        """A word of the question's context."""
        return str(self.decision.context[place])

    def label(self, key: str, **values: str | int) -> str:
        """The words of an option."""
        return self.words.text(key, **values)

    def amount(self, what: str, count: int) -> str:
        """So many of a thing."""
        return amount(self.words, what, count)

    def notes(self, *notes: str) -> str:
        """Notes in a row, without the empty ones."""
        return row(self.words, [note for note in notes if note], "list_semicolon")


Maker = Callable[..., OptionText]
"""Makes a line from what is asked and the words of the option after its verb."""

VERBS: dict[str, Maker] = {}


def verb(*words: str) -> Callable[[Maker], Maker]:
    """Register the function that makes the lines of these verbs."""
    return registers(VERBS, *words)
