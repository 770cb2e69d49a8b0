"""What the forms of this game share: plus and minus, and a place that takes all that is entered."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable

from textual import events
from textual.binding import Binding
from textual.geometry import Offset
from textual.message import Message

from resurgence_tui.engine.types import Decision
from resurgence_tui.ui.residuum.boards.wasteland_board import WastelandBoard

DONE = "all_entered"
"""The spot that takes all that is entered."""


class FormBoard(WastelandBoard):
    """A board whose other spots are what is entered. A subclass gives ``action_change`` and ``click_on``."""

    BINDINGS = [Binding("plus,equals_sign", "change(1)", show=False), Binding("minus", "change(-1)", show=False)]

    class Done(Message):
        """All is entered. answer: gives the answer to each question."""

        def __init__(self, answer: Callable[[Decision], str]) -> None:
            super().__init__()
            self.answer = answer

    @abstractmethod
    def click_on(self, spot: str, offset: Offset) -> None:
        """Something was clicked that is entered, and the cursor is on it."""

    def on_click(self, event: events.Click) -> None:
        """A place of the form, or the line that takes all of it."""
        event.prevent_default()
        event.stop()
        spot, offset = self._under(event), event.get_content_offset(self)
        if spot == DONE:
            self.action_pick()
        elif spot and offset is not None:
            self.cursor = spot
            self.click_on(spot, offset)
