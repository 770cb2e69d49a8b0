"""One of a few values, in one line: ``< Person >``. Arrow keys or a click go to the one before or after it."""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len
from rich.style import Style
from textual import events
from textual.binding import Binding
from textual.geometry import Size
from textual.message import Message
from textual.reactive import reactive

from resurgence_tui.ui import theme
from resurgence_tui.ui.widgets.painter import Painter
from resurgence_tui.ui.widgets.sheet import Sheet

ENDS = 4
"""Cells of the two arrows with their blanks."""


class Picker(Sheet, can_focus=True):
    """Shows one of its labels; reports when another one is picked.

    mark: stands before each label in its style of badges.
    """

    BINDINGS = [
        Binding("left", "turn(-1)", "ui_key_previous", show=False),
        Binding("right,space", "turn(1)", "ui_key_next", show=False),
    ]
    DEFAULT_CSS = "Picker { height: 1; width: auto; }"

    value: reactive[int] = reactive(0, init=False)
    """Which of the labels."""

    watch_value = Sheet.repaint
    class Changed(Message):
        """Another value was picked by the player."""

        def __init__(self, picker: Picker, value: int) -> None:
            super().__init__()
            self.picker, self.value = picker, value

    def __init__(
        self,
        labels: Sequence[str],
        value: int = 0,
        *,
        mark: str = "",
        badges: Sequence[Style] = (),
        id: str | None = None,
        classes: str = "",
    ) -> None:
        super().__init__(id=id, classes=classes)
        self.labels = tuple(labels)
        self.mark, self.badges = mark, tuple(badges)
        self.set_reactive(Picker.value, value)

    def offer(self, labels: Sequence[str], value: int) -> None:
        """Show other labels, at one of them."""
        if self.labels != tuple(labels):
            self.labels = tuple(labels)
            self.refresh(layout=True)
        self.value = value
        self.repaint()

    @property
    def label(self) -> str:
        """What is shown."""
        return self.labels[self.value]

    def get_content_width(self, container: Size, viewport: Size) -> int:
        """As wide as the widest label, so that nothing moves."""
        return max(cell_len(label) for label in self.labels) + ENDS + (cell_len(self.mark) + 1 if self.badges else 0)

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """One line."""
        return 1

    def paint(self, sheet: Painter) -> None:
        """The label between two arrows."""
        style = theme.CURSOR if self.has_focus else theme.STRONG
        arrows = theme.CURSOR if self.has_focus else theme.LEGAL
        sheet.text(0, 0, " " * sheet.width, style)
        sheet.text(0, 0, "<", arrows)
        x = 2
        if self.badges:
            x = sheet.text(x, 0, self.mark, self.badges[self.value]) + 1
        sheet.text(x, 0, self.label, style)
        sheet.text(sheet.width - 1, 0, ">", arrows)

    def action_turn(self, by: int) -> None:
        """Go on or back; from the last to the first."""
        self.value = (self.value + by) % len(self.labels)
        self.post_message(self.Changed(self, self.value))

    def on_click(self, event: events.Click) -> None:
        """The left arrow goes back, the rest goes on."""
        event.stop()
        offset = event.get_content_offset(self)
        self.action_turn(-1 if offset is not None and offset.x < 2 else 1)
