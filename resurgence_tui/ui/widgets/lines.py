"""Rows of a board while it is laid out: texts at columns, and the spots among them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

from rich.cells import cell_len
from textual.geometry import Region

from resurgence_tui.ui.theme import Signs
from resurgence_tui.ui.widgets.painter import Painter, Part, Row


def width_of(parts: Iterable[Part]) -> int:
    """How many cells some parts take."""
    return sum(cell_len(text) for text, _ in parts)


class Line:
    """One row. Columns count from the left edge of the row, wherever it is put in the end."""

    __slots__ = ("spots", "texts")

    def __init__(self, *parts: Part) -> None:
        self.texts: list[tuple[int, Sequence[Part], int | None]] = [(0, parts, None)] if parts else []
        self.spots: list[tuple[str, int, int]] = []

    def at(self, x: int, parts: Sequence[Part], width: int | None = None) -> Line:
        """Texts from a column on, clipped to a width."""
        self.texts.append((x, parts, width))
        return self

    def ending(self, x: int, parts: Sequence[Part]) -> Line:
        """Texts that end before a column."""
        return self.at(x - width_of(parts), parts)

    def spot(self, name: str, x: int, width: int) -> Line:
        """A spot in this row; its marker stands in its first free cell."""
        self.spots.append((name, x, width))
        return self

    def moved(self, by: int) -> Line:
        """The row, moved so many columns to the right."""
        self.texts = [(x + by, parts, width) for x, parts, width in self.texts]
        self.spots = [(name, x + by, width) for name, x, width in self.spots]
        return self


def beside(left: Sequence[Line], right: Sequence[Line], column: int) -> list[Line]:
    """Two blocks of rows next to each other, the second one from a column on."""
    rows = []
    for at in range(max(len(left), len(right))):
        row = Line()
        for line in (left[at] if at < len(left) else None, right[at].moved(column) if at < len(right) else None):
            if line is not None:
                row.texts += line.texts
                row.spots += line.spots
        rows.append(row)
    return rows


def in_columns(lines: Sequence[Line], columns: int, width: int, downwards: bool = False) -> list[Line]:
    """Rows of one entry each, put side by side in columns of a width; read across, or downwards."""
    rows = -(-len(lines) // columns)
    found = [Line() for _ in range(rows)]
    for at, line in enumerate(lines):
        column, row = divmod(at, rows) if downwards else divmod(at, columns)[::-1]
        line.moved(column * width)
        found[row].texts += line.texts
        found[row].spots += line.spots
    return found


def put_rows(painter: Painter, lines: Iterable[Line]) -> None:
    """Write rows on an empty sheet, from its top on and as wide as it is; most are the same as another time."""
    for y, line in zip(range(painter.height), lines, strict=False):
        texts = tuple((column, tuple(parts), most) for column, parts, most in line.texts)
        painter.lay_row(y, _painted(painter.width, painter.signs, texts))
        _put_spots(painter, 0, y, painter.width, line)


@lru_cache(1 << 10)
def _painted(width: int, signs: Signs, texts: tuple[tuple[int, tuple[Part, ...], int | None], ...]) -> Row:
    """A row with these texts; kept, and not to be changed."""
    sheet = Painter(width, 1, signs)
    line = Line()
    line.texts = list(texts)
    put(sheet, 0, 0, width, [line])
    return sheet.drawing().rows[0]


def put(painter: Painter, x: int, y: int, width: int, lines: Iterable[Line], height: int | None = None) -> int:
    """Write rows from (x, y) on, clipped to a width and to so many rows; the row after the last one is returned."""
    bottom = painter.height if height is None else min(y + height, painter.height)
    for line in lines:
        if y >= bottom:
            break
        for column, parts, most in line.texts:
            room = width - column
            painter.parts(x + column, y, parts, room if most is None else min(most, room))
        _put_spots(painter, x, y, width, line)
        y += 1
    return y


def _put_spots(painter: Painter, x: int, y: int, width: int, line: Line) -> None:
    """The spots of a row whose texts have been written."""
    for name, column, wide in line.spots:
        region = Region(x + column, y, min(wide, width - column), 1)
        painter.spot(name, region, (painter.free(region), y))
