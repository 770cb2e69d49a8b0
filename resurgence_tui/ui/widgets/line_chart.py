"""A line for each side through its points, on a sheet of characters: told apart by how they are drawn, not by colour.

Every line has line art of its own, its mark at each tick, and its mark, name and last value at its end.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rich.cells import cell_len
from rich.style import Style

from resurgence_tui.ui import theme
from resurgence_tui.ui.widgets.painter import Painter, Part, fitted
from resurgence_tui.ui.widgets.sheet import Sheet

FORMS = {
    "unicode": ("─│╭╮╰╯", "━┃┏┓┗┛", "═║╔╗╚╝", "╌┊╭╮╰╯"),
    "ascii": ("-|..''", "=|,,``", "~:..''", "ooo++o"),
}
"""What lines are drawn with, by the set of signs: across, down, and the corners as in ``Signs``."""

DOTTED = {"unicode": "┊"}

LEAST_STEP = 4
"""Cells from one tick to the next, as few as marks side by side need."""

LONGEST_NAME = 12
LEAST_TOP = 10
"""Less than this does not fill the height, so that two points at the start of a game look like two points."""

STEPS = (1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000)
"""Between two values that stand at the axis."""

ROWS_A_VALUE = 1.8
"""From one of those to the next, at least."""


@dataclass(frozen=True, slots=True)
class ChartLine:
    """One side. mark: its badge. form: its line art. points: one for each tick, from the first on."""

    mark: Part
    name: str
    style: Style
    form: int
    points: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Chart:
    """All there is to draw; later lines lie above earlier ones.

    ticks: what stands below. split: the first tick of another kind of moment, or 0. axis: what the ticks are; after:
    what those from the split on are.
    """

    ticks: tuple[str, ...]
    lines: tuple[ChartLine, ...]
    split: int = 0
    axis: str = ""
    after: str = ""


class LineChart(Sheet):
    """A chart in a widget."""

    def __init__(self, chart: Chart, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self.chart = chart

    def paint(self, sheet: Painter) -> None:
        """The chart, as large as the widget."""
        paint_chart(sheet, self.chart)


def paint_chart(sheet: Painter, chart: Chart, x: int = 0, y: int = 0, width: int = 0, height: int = 0) -> None:
    """Draw a chart into a part of a sheet, by default all of it."""
    width, height = width or sheet.width - x, height or sheet.height - y
    if width >= 20 and height >= 5:
        _Plot(sheet, chart, x, y, width, height).draw()


def scale(most: int, rows: int) -> tuple[int, int]:
    """The value at the top of the axis, and the step between two values that stand beside it."""
    wanted = max(most, 1) / max(int((rows - 1) / ROWS_A_VALUE), 1)
    step = next((each for each in STEPS if each >= wanted), STEPS[-1])
    return -(-max(most, 1) // step) * step, step


def apart(rows: Sequence[int], height: int) -> list[int]:
    """Rows for labels as near as can be to those wanted, each its own, in the same order from top to bottom."""
    order = sorted(range(len(rows)), key=lambda place: rows[place])
    found = list(rows)
    lowest = -1
    for place in order:
        lowest = found[place] = max(found[place], lowest + 1)
    highest = height
    for place in reversed(order):
        highest = found[place] = min(found[place], highest - 1)
    return found


class _Plot:
    """The geometry of one drawing."""

    def __init__(self, sheet: Painter, chart: Chart, x: int, y: int, width: int, height: int) -> None:
        self.sheet, self.chart, self.signs = sheet, chart, sheet.signs
        self.forms = FORMS[self.signs.name]
        self.top, self.rows = y, height - 2
        points = [point for line in chart.lines for point in line.points]
        self.most, self.step = scale(max([*points, LEAST_TOP]), self.rows)
        self.left = x + len(str(self.most)) + 2
        names = [min(cell_len(line.name), LONGEST_NAME) + len(line.mark[0]) for line in chart.lines]
        label = max(names, default=0) + len(str(self.most)) + 7
        last = max(len(chart.ticks) - 1, 1)
        self.pitch = max((x + width - self.left - label) / last, LEAST_STEP)
        self.label = label

    def column(self, tick: int) -> int:
        """Where a tick lies."""
        return self.left + 1 + round(tick * self.pitch)

    def row(self, value: float) -> int:
        """Where a value lies."""
        return self.top + round((self.most - max(value, 0)) * (self.rows - 1) / self.most)

    def draw(self) -> None:
        """Axes, lines, marks, labels."""
        self.axes()
        for line in self.chart.lines:
            self.line(line)
        self.marks()
        self.labels()

    def axes(self) -> None:
        """Values to the left with faint rows of dots, ticks below, a faint column where another part begins."""
        sheet, signs = self.sheet, self.signs
        bottom, right = self.top + self.rows, self.column(len(self.chart.ticks) - 1)
        across = signs.light[0]
        for value in range(0, self.most + 1, self.step):
            y = self.row(value)
            sheet.right(self.left - 1 - len(str(self.most)), y, str(value), theme.QUIET, len(str(self.most)))
            for x in range(self.left + 2, right, 4):
                sheet.text(x, y, signs.dot, theme.FRAME)
        sheet.down(self.left, self.top, self.rows)
        sheet.text(self.left, bottom, signs.light[4] + across * (right - self.left), theme.FRAME)
        if self.chart.split:
            x = (self.column(self.chart.split - 1) + self.column(self.chart.split)) // 2
            sheet.down(x, self.top, self.rows, theme.FRAME, DOTTED.get(signs.name, signs.light[1]))
            sheet.text(x + 2, self.top, self.chart.after, theme.QUIET, right - x + 2)
        for tick, name in enumerate(self.chart.ticks):
            sheet.text(self.column(tick), bottom, signs.knot, theme.FRAME)
            shown = fitted(name, min(cell_len(name), max(int(self.pitch) - 1, 1)), signs)
            sheet.text(max(self.column(tick) - (cell_len(shown) - 1) // 2, self.left), bottom + 1, shown, theme.QUIET)
        if self.chart.axis:
            sheet.text(right + 4, bottom + 1, self.chart.axis, theme.QUIET, self.label - 2)

    def line(self, line: ChartLine) -> None:
        """From tick to tick, column by column; a row is left and entered with corners."""
        across, down, top_left, top_right, bottom_left, bottom_right = [*self.forms[line.form % len(self.forms)]]
        rows = self.rows_of(line.points)
        for place, y in enumerate(rows):
            x = self.column(0) + place
            end = rows[place + 1] if place + 1 < len(rows) else y
            if end == y:
                self.sheet.text(x, y, across, line.style)
                continue
            first, last = (bottom_right, top_left) if end < y else (top_right, bottom_left)
            self.sheet.text(x, y, first, line.style)
            self.sheet.text(x, end, last, line.style)
            for between in range(min(y, end) + 1, max(y, end)):
                self.sheet.text(x, between, down, line.style)

    def rows_of(self, points: Sequence[int]) -> list[int]:
        """The row of a line in each column from its first tick to its last."""
        found = [self.row(points[0])] if points else []
        for tick in range(len(points) - 1):
            start, end = self.column(tick), self.column(tick + 1)
            for x in range(start + 1, end + 1):
                part = (x - start) / (end - start)
                found.append(self.row(points[tick] + (points[tick + 1] - points[tick]) * part))
        return found

    def marks(self) -> None:
        """At each tick the mark of every line; those in one place stand side by side."""
        for tick in range(len(self.chart.ticks)):
            used: dict[int, int] = {}
            room = 2 if tick == len(self.chart.ticks) - 1 else self.pitch
            here = [line for line in self.chart.lines if tick < len(line.points)]
            for line in sorted(here, key=lambda line: line.form):
                y = self.row(line.points[tick])
                mark = line.mark[0].strip()
                x = self.column(tick) + used.get(y, 0)
                if used.get(y, 0) + len(mark) <= room:
                    self.sheet.text(x, y, mark, line.mark[1])
                    used[y] = used.get(y, 0) + len(mark)

    def labels(self) -> None:
        """Mark, name and last value where each line ends."""
        lines = [line for line in self.chart.lines if line.points]
        ranked = sorted(lines, key=lambda line: (-line.points[-1], line.form))
        for line, row in zip(ranked, apart([self.row(line.points[-1]) for line in ranked], self.top + self.rows),
                             strict=True):  # fmt: skip
            x = self.column(len(line.points) - 1) + 3
            name = fitted(line.name, min(cell_len(line.name), LONGEST_NAME), self.signs)
            parts = ((name, theme.PLAIN), (" ", theme.PLAIN), (str(line.points[-1]), theme.STRONG), (" ", theme.PLAIN))
            self.sheet.parts(x - 1, row, ((" ", theme.PLAIN), line.mark, (" ", theme.PLAIN), *parts))
