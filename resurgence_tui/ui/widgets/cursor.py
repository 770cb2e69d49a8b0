"""Where the cursor shows: in the widget with the focus, on the screen that has the keys, and nowhere else."""

from __future__ import annotations

from typing import Protocol, runtime_checkable

from textual.widget import Widget


@runtime_checkable
class ShowsCursor(Protocol):
    """A widget with a cursor of its own."""

    def show_cursor(self) -> None:
        """Paint it, or take it away, since the keys go elsewhere now or come here again."""


def takes_keys(widget: Widget) -> bool:
    """Whether keys go to a widget now: it has the focus, and no other screen lies above."""
    return widget.has_focus and not getattr(widget.screen, "is_covered", False)


def show_cursor_of(widget: Widget | None) -> None:
    """Have a widget paint its cursor, or take it away, if it has one."""
    if isinstance(widget, ShowsCursor):
        widget.show_cursor()
