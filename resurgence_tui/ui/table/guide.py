"""What the table screen needs of a guide that goes along with a first game; a game without one takes ``NoGuide``."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

from resurgence_tui.ui.table.protocol import Deeds
from resurgence_tui.ui.table.question import Question

if TYPE_CHECKING:
    from resurgence_tui.app.hints import Rank

GUIDE = "guide"


class Guide(Protocol):
    """Speaks beside the questions, or before them."""

    @property
    def exists(self) -> bool:
        """Whether the game has a guide at all."""

    @property
    def talking(self) -> bool:
        """Whether there is something to read before the question."""

    @property
    def tag(self) -> str:
        """Which talk is shown, "" for none."""

    @property
    def holds_news_back(self) -> bool:
        """Whether news would hide what it is about; they are told with a later question."""

    @property
    def rank(self) -> Rank | None:
        """What acts it suggests now, None for any."""

    def deeds(self) -> Deeds:
        """What its key does."""

    def with_guide(self, question: Question, view: Any) -> Question:
        """The question, or in its place what is to be read first."""

    def advised_row(self, question: Question) -> str:
        """The row of the menu that leads to what is suggested; "" for none."""

    def tell(self) -> None:
        """Say it, and mark what is suggested."""

    def picked(self, row: str) -> bool:
        """Whether a row was one of its own."""


class NoGuide:
    """The guide of a game that has none."""

    exists = talking = holds_news_back = False
    tag = ""
    rank: Rank | None = None

    def deeds(self) -> Deeds:
        """There is nothing to do."""
        return {}

    def with_guide(self, question: Question, view: Any) -> Question:
        """The question itself."""
        return question

    def advised_row(self, question: Question) -> str:
        """Nothing is suggested."""
        return ""

    def tell(self) -> None:
        """Say nothing."""

    def picked(self, row: str) -> bool:
        """No row is its own."""
        return False
