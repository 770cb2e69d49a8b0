"""A field for a PIN: digits come in, only their number shows."""

from __future__ import annotations

from textual import events
from textual.message import Message
from textual.widgets import Static

from resurgence_tui.saves.pins import LONGEST


class PinField(Static, can_focus=True):
    """Takes digits and Backspace; Enter hands over what was typed and empties it. Other keys go on to the screen."""

    DEFAULT_CSS = """
    PinField { width: 100%; height: 1; content-align: center middle; text-style: bold; color: $foreground; }
    """

    class Typed(Message):
        """A PIN was typed. digits: it may be anything from none to the longest."""

        def __init__(self, digits: str) -> None:
            super().__init__()
            self.digits = digits

    def __init__(self, *, id: str | None = None) -> None:
        super().__init__("", id=id, markup=False)
        self._digits = ""

    def on_mount(self) -> None:
        """Empty at first."""
        self.clear()

    def clear(self) -> None:
        """Forget what was typed."""
        self._digits = ""
        self._show()

    def _show(self) -> None:
        self.update("*" * len(self._digits) + "_")

    def on_key(self, event: events.Key) -> None:
        """Digits, Backspace and Enter."""
        if event.character and event.character in "0123456789":
            self._digits = (self._digits + event.character)[:LONGEST]
        elif event.key == "backspace":
            self._digits = self._digits[:-1]
        elif event.key == "enter":
            digits, self._digits = self._digits, ""
            self.post_message(self.Typed(digits))
        else:
            return
        event.stop()
        event.prevent_default()
        self._show()
