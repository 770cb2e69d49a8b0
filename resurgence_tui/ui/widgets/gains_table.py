"""What each side gained, moment by moment: a line for each moment, a column for each side."""

from __future__ import annotations

from dataclasses import dataclass

from rich.cells import cell_len

from resurgence_tui.ui import theme
from resurgence_tui.ui.widgets.painter import Painter, Part, fitted
from resurgence_tui.ui.widgets.sheet import Sheet

LABEL = 9
WIDEST_COLUMN = 24
NUMBER = 4
"""Cells of points with their sign."""


@dataclass(frozen=True, slots=True)
class Gain:
    """What a side gained in a moment. source: what most of it came from. most: nobody gained more, and others less."""

    points: int
    source: str = ""
    most: bool = False


@dataclass(frozen=True, slots=True)
class GainsRow:
    """One moment."""

    label: str
    gains: tuple[Gain, ...]


@dataclass(frozen=True, slots=True)
class Gains:
    """All there is to show. marks: the badges of the sides. totals: in the last line. legend: what the mark means."""

    heading: str
    marks: tuple[Part, ...]
    names: tuple[str, ...]
    rows: tuple[GainsRow, ...]
    sum: str
    totals: tuple[int, ...]
    legend: str

    @property
    def height(self) -> int:
        """Lines of the whole table."""
        return len(self.rows) + 4


class GainsTable(Sheet):
    """The table in a widget."""

    def __init__(self, gains: Gains, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self.gains = gains

    def paint(self, sheet: Painter) -> None:
        """The table from the top of the widget."""
        paint_gains(sheet, self.gains)


def paint_gains(sheet: Painter, gains: Gains, x: int = 0, y: int = 0) -> None:
    """Draw the table into a part of a sheet: heading, moments, rule, sum, and what the mark means."""
    width = sheet.width - x
    left = x + LABEL
    column = min((width - LABEL) // max(len(gains.names), 1), WIDEST_COLUMN)
    sheet.text(x + 1, y, gains.heading, theme.TITLE, LABEL - 1)
    for side, (mark, name) in enumerate(zip(gains.marks, gains.names, strict=True)):
        end = sheet.text(left + column * side + 2, y, *mark)
        sheet.text(end + 1, y, fitted(name, min(cell_len(name), column - len(mark[0]) - 4), sheet.signs), theme.STRONG)
    y += 1
    for row in gains.rows:
        sheet.text(x + 1, y, row.label, theme.PLAIN, LABEL - 1)
        for side, gain in enumerate(row.gains):
            _paint_gain(sheet, gain, left + column * side, y, column)
        y += 1
    sheet.across(x + 1, y, LABEL + column * len(gains.names) - 2)
    sheet.text(x + 1, y + 1, gains.sum, theme.STRONG, LABEL - 1)
    for side, total in enumerate(gains.totals):
        sheet.right(left + column * side, y + 1, str(total), theme.STRONG, NUMBER + 1)
    sheet.text(x + 1, y + 2, f"{sheet.signs.legal} {gains.legend}", theme.QUIET, width - 1)


def _paint_gain(sheet: Painter, gain: Gain, x: int, y: int, width: int) -> None:
    """One cell: the mark of the most, the points, where most of them came from."""
    if not gain.points:
        sheet.right(x, y, sheet.signs.dot, theme.DIM, NUMBER + 1)
        return
    if gain.most:
        sheet.text(x, y, sheet.signs.legal, theme.LEGAL)
    text = f"+{gain.points}" if gain.points > 0 else str(gain.points)
    sheet.right(x + 1, y, text, theme.STRONG if gain.most else theme.PLAIN, NUMBER)
    sheet.text(x + NUMBER + 2, y, gain.source, theme.QUIET, width - NUMBER - 2)
