"""Lines of one row: tabs, keys, or parts of text. What can be clicked says so by a message."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rich.cells import cell_len
from textual import events
from textual.message import Message
from textual.reactive import reactive

from resurgence_tui.ui import theme
from resurgence_tui.ui.widgets.painter import Painter, Part, wrapped
from resurgence_tui.ui.widgets.sheet import Sheet


class Entry(NamedTuple):
    """Something to click: its id, the key that does the same, and its name.

    spare: how easily it can be spared where there is no room for all; 0 for what must be seen.
    """

    id: str
    key: str
    label: str
    spare: int = 0

    @property
    def width(self) -> int:
        """Cells that it takes, with the blank before it."""
        return cell_len(self.key) + cell_len(self.label) + 2


def with_room(entries: Sequence[Entry], width: int) -> list[Entry]:
    """The entries that fit into so many cells; what can be spared most easily goes first, of two alike the later one.
    """
    shown = list(entries)
    needed = sum(entry.width for entry in shown)
    while needed > width and (most := max(entry.spare for entry in shown)):
        place = max(place for place, entry in enumerate(shown) if entry.spare == most)
        needed -= shown.pop(place).width
    return shown


class Bar(Sheet):
    """A row of entries, each with its key, closer together where room is short, and without those that can be spared
    where there is none; on the right, if there is any, a text."""

    DEFAULT_CSS = "Bar { height: 1; background: $panel; color: $foreground; }"

    entries: reactive[tuple[Entry, ...]] = reactive((), init=False, repaint=False)
    front: reactive[str] = reactive("", init=False, repaint=False)
    """The entry that is in front."""

    aside: reactive[tuple[Part, ...]] = reactive((), init=False, repaint=False)
    watch_entries = watch_front = watch_aside = Sheet.repaint

    class Picked(Message):
        """An entry was clicked."""

        def __init__(self, bar: Bar, entry: str) -> None:
            super().__init__()
            self.bar, self.entry = bar, entry

    def __init__(self, *, id: str | None = None, classes: str | None = None) -> None:
        super().__init__(id=id, classes=classes)
        self._ends: list[tuple[int, int, str]] = []

    def paint(self, sheet: Painter) -> None:
        """The entries, then the text aside."""
        self._ends = []
        x = 0
        shown = with_room(self.entries, sheet.width)
        gap = " " if sum(entry.width + 1 for entry in shown) <= sheet.width else ""
        for entry in shown:
            here = entry.id == self.front
            start = x
            style = theme.CURSOR if here else theme.PLAIN
            if x + entry.width + len(gap) > sheet.width:
                break
            x = sheet.text(x, 0, f" {entry.key}", theme.CURSOR if here else theme.LEGAL)
            x = sheet.text(x, 0, f" {entry.label}{gap}", style)
            self._ends.append((start, x, entry.id))
        width = sum(cell_len(text) for text, _ in self.aside)
        if self.aside and x + 2 < sheet.width:
            sheet.parts(max(sheet.width - width - 1, x + 1), 0, self.aside)

    def on_click(self, event: events.Click) -> None:
        """Report the entry under the mouse."""
        offset = event.get_content_offset(self)
        for start, end, entry in self._ends:
            if offset is not None and start <= offset.x < end:
                event.stop()
                self.post_message(self.Picked(self, entry))
                return


WORD = 12
"""Cells that a line broken between words may lose."""


class TextBar(Sheet):
    """A row of styled text, cut where it does not fit; a second text stands flush right where there is room."""

    DEFAULT_CSS = "TextBar { height: 1; background: $background; color: $foreground; }"

    parts: reactive[tuple[Part, ...]] = reactive((), init=False, repaint=False)
    aside: reactive[tuple[Part, ...]] = reactive((), init=False, repaint=False)
    watch_parts = watch_aside = Sheet.repaint

    @property
    def room(self) -> int:
        """Cells for a text that is to be seen in full; broken between words it needs some more."""
        return (self.size.width - 2) * self.size.height - WORD * (self.size.height - 1)

    def paint(self, sheet: Painter) -> None:
        """The text; where there are more lines, it is broken between words, all in the first part's style."""
        if sheet.height > 1 and self.parts:
            for y, line in enumerate(wrapped(plain(self.parts), sheet.width - 2, sheet.height, sheet.signs)):
                sheet.text(1, y, line, self.parts[0][1])
            return
        end = sheet.parts(1, 0, self.parts)
        width = sum(cell_len(text) for text, _ in self.aside)
        if self.aside and end + width + 3 <= sheet.width:
            sheet.parts(sheet.width - width - 1, 0, self.aside)


def plain(parts: Sequence[Part]) -> str:
    """Parts as plain text."""
    return "".join(text for text, _ in parts)
