"""A list in columns under headings that do not scroll; a heading can be clicked."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from rich.style import Style
from textual import events
from textual.message import Message

from resurgence_tui.ui import theme
from resurgence_tui.ui.widgets.line_list import LineList
from resurgence_tui.ui.widgets.painter import Painter

GAP = 2


@dataclass(frozen=True, slots=True)
class Column:
    """One column. id: what a click on its heading tells. right: flush.

    width: in cells, or 0 for a share of what is left. share: how much of that, compared with the other columns without
    a width. quiet: its cells are written so.
    """

    id: str
    heading: str
    width: int = 0
    right: bool = False
    share: int = 1
    quiet: bool = False


class ColumnList(LineList):
    """Rows of cells in columns. The heading of the column by which the rows are sorted is marked.

    Why not Textual's DataTable (8.2): it takes in and measures every row before it shows any, while here only the rows
    in view are drawn. 2,000 saved games open in 510 ms with it in place of 200, and 40 in 215 in place of 100, even
    with cells that are drawn only when they are seen; PageDown takes 46 ms in place of 27. Columns get another width
    for another size of the terminal only if all rows are put in again. A second click on a row picks it only in the
    cell of the first one. And it takes no fewer lines than this list.
    """

    class Headed(Message):
        """The heading of a column was clicked."""

        def __init__(self, column: str) -> None:
            super().__init__()
            self.column = column

    def __init__(self, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self._columns: tuple[Column, ...] = ()
        self._rows: tuple[tuple[str, ...], ...] = ()
        self._sorted_by = ""
        self._bad: Collection[int] = ()

    def show(
        self, columns: Sequence[Column], rows: Sequence[Sequence[str]], at: int = 0, sorted_by: str = "",
        bad: Collection[int] = (),
    ) -> None:
        """Show other columns and rows, with the highlight on one of them.

        sorted_by: id of a column. bad: places of rows about which something is wrong: all but their first cell warn.
        """
        self._columns, self._rows = tuple(columns), tuple(map(tuple, rows))
        self._sorted_by, self._bad = sorted_by, bad
        self.fill([""] * len(self._rows), at)

    @property
    def head(self) -> int:
        """The line of headings."""
        return 1

    @property
    def rows(self) -> tuple[tuple[str, ...], ...]:
        """What is listed."""
        return self._rows

    def _places(self) -> list[tuple[int, int]]:
        """Where each column begins, and its width."""
        fixed = sum(column.width for column in self._columns) + GAP * max(len(self._columns) - 1, 0)
        rest, shares = max(self.width - 2 - fixed, 0), sum(column.share for column in self._columns if not column.width)
        found, x, shared = [], 2, 0
        for column in self._columns:
            before, shared = shared, shared + (0 if column.width else column.share)
            width = column.width or rest * shared // shares - rest * before // shares
            found.append((x, width))
            x += width + GAP
        return found

    def paint_line(self, sheet: Painter, line: int) -> None:
        """The headings, or a row."""
        if line >= 0:
            super().paint_line(sheet, line)
            return
        for column, (x, width) in zip(self._columns, self._places(), strict=True):
            here = column.id == self._sorted_by
            style = theme.LEGAL if here else theme.TITLE
            text = f"{self.signs.legal} {column.heading}" if here else column.heading
            self._cell(sheet, column, x, width, text, style)

    def paint_item(self, sheet: Painter, place: int, under: Style) -> None:
        """A row."""
        main = theme.STRONG if place == self.index else theme.PLAIN
        for column, (x, width), text in zip(self._columns, self._places(), self._rows[place], strict=True):
            style = theme.WARNING if place in self._bad and x > 2 else theme.QUIET if column.quiet else main
            self._cell(sheet, column, x, width, text, style + under)

    def _cell(self, sheet: Painter, column: Column, x: int, width: int, text: str, style: Style) -> None:
        if column.right:
            sheet.right(x, 0, text, style, width)
        else:
            sheet.text(x, 0, text, style, width)

    def on_click(self, event: events.Click) -> None:
        """A heading; the rows are clicked as in every list, whose own handler Textual calls besides."""
        offset = event.get_content_offset(self)
        if offset is None or offset.y != 0:
            return
        event.stop()
        for column, (x, width) in zip(self._columns, self._places(), strict=True):
            if x - 1 <= offset.x <= x + width:
                self.post_message(self.Headed(column.id))
                return
