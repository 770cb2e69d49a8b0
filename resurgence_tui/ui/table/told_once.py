"""What was done while the game went on, told below the question: once it has been seen beside bots, it is old."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from resurgence_tui.ui.table.question import Question


class ToldOnce:
    """Tells it to the next person who is asked, unless it has stood beside a turn of a bot, or long beside a thought.
    """

    SIGNS: ClassVar[int] = 5
    """So many signs of life of a bot that thinks are time enough to read it."""

    def __init__(self) -> None:
        self._told, self._signs = "", 0

    def tell(self, told: str) -> str:
        """Tell this from now on, unless it is ""; the same."""
        if told:
            self._told, self._signs = told, 0
        return told

    def beside_a_turn(self) -> None:
        """It has stood beside a turn of a bot that was shown."""
        self._signs = self.SIGNS

    def counted(self, show: Callable[[Question], object], is_seen: Callable[[], bool]) -> Callable[[Question], None]:
        """What shows the signs of life of a bot that thinks, counted as long as the table is seen."""

        def counting(question: Question) -> None:
            self._signs += is_seen()
            show(question)

        return counting

    def left_of(self, notice: str) -> str:
        """A notice for a person who is asked, "" if it is what others have seen so; with a question it is told anew."""
        is_old = notice == self._told and self._signs >= self.SIGNS
        self._told = ""
        return "" if is_old else notice
