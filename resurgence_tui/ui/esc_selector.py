"""How long the reader of the keys waits: after an Esc no longer than until that is the key Esc."""

from __future__ import annotations

from selectors import SelectorKey, SelectSelector

from textual import constants

from resurgence_tui.ui.inside_textual import get_time


class EscSelector(SelectSelector):
    """Ends a wait early, once, when what was read before it could have been an Esc that stands alone.

    Textual asks its parser about that only when a wait of 100 ms is over or something has come. Without input nothing
    is woken more often than that.
    """

    def __init__(self) -> None:
        super().__init__()
        self._has_read, self._due = False, 0.0

    def select(self, timeout: float | None = None) -> list[tuple[SelectorKey, int]]:
        """What can be read; nothing after so many seconds, or when an Esc that was read before has stood alone."""
        now = get_time()
        if self._has_read:
            self._due = now + constants.ESCAPE_DELAY
        if timeout is not None and self._due > now:
            timeout = min(timeout, self._due - now)
        found = super().select(timeout)
        self._has_read = bool(found)
        return found
