"""What the parts of the table screen may ask of the rest of it, and how they name their keys."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from resurgence_tui.app.host import Ask
from resurgence_tui.engine.types import Seat


class Key(NamedTuple):
    """A key of the table. does: the id of the deed. help: the key of its words in the help, "" for none."""

    key: str
    does: str
    help: str = ""


class BoardKey(NamedTuple):
    """The key of a board, and the keys of two words: what its tab is called, and what the help says of it."""

    key: str
    tab: str
    help: str


BoardKeys = Mapping[str, BoardKey]
"""Those of all boards, by the ids of the boards."""

Deeds = Mapping[str, Callable[[], object]]
"""What a part can be told to do by key, by click or from the game menu, by the ids of the deeds."""


class Table(Protocol):
    """The table screen, as far as its parts know it."""

    def go_on(self) -> None:
        """Play on to the next question and show it."""

    def update(self) -> None:
        """Show the table as it is now, and ask what is to be asked."""

    def ask_again(self, at_row: str = "") -> None:
        """Ask the open question once more, the table being the same. at_row: the row that the menu stands on."""

    def say(self, problem: str) -> None:
        """Tell of a problem in the prompt: until something else is asked, or for a moment while nobody is."""

    def note(self, notice: str) -> None:
        """Tell with the next question what was done."""

    def focus_question(self) -> None:
        """Give the focus to what is asked."""


class InMind(Protocol):
    """Steps that a player has only in mind, before any of it is told."""

    def take_back(self) -> bool:
        """Take back the newest step; whether there was one."""

    def make_again(self) -> bool:
        """Make the step again that was taken back last; whether there was one."""

    @property
    def can_take_back(self) -> bool:
        """Whether there is a step to take back."""

    @property
    def can_make_again(self) -> bool:
        """Whether there is a step that was taken back."""


class OpenQuestion(Protocol):
    """The open question and what the player has in mind about it, of which the host knows nothing yet."""

    @property
    def ask(self) -> Ask | None:
        """The question with its ticket; None if nobody is asked."""

    @property
    def seat(self) -> Seat:
        """Who is asked, NOBODY if nobody is."""

    @property
    def rule(self) -> str:
        """The rule that asks, "" if none does."""

    def keep(self, before: Any) -> None:
        """Go on with all that was in mind, as another one of these has it, whose table this one shows anew."""

    warned: bool
    """Whether the player has been told what ending the turn would leave undone."""

    def take(self, ask: Ask | None, view: Any) -> None:
        """Turn to a question; what was in mind about it stays if it is the same one."""

    def picked(self, row: str) -> Sequence[str]:
        """The answers that a row stands for, one after the other; none if it only led to a second look."""

    def back(self) -> str | None:
        """Leave a second look: the row that led to it, or None where there is nothing to leave."""

    def forget_plans(self) -> None:
        """Drop what was in mind: a choice was taken back."""

    @property
    def is_begun(self) -> bool:
        """Whether an answer of several steps is put together in part, so that it would have to be begun anew."""
