"""A sheet of cells to write on, and the finished drawing: lines for Textual, and the places that can be picked.

A cell holds one character and its style; the second half of a wide character is an empty string. Everything is clipped
to the sheet, so no line is ever wider than its width, whatever a name holds.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import NamedTuple

from rich.cells import cell_len, get_character_cell_size
from rich.style import Style
from textual.geometry import Region
from textual.strip import Strip

from resurgence_tui.ui.inside_textual import CellStrip
from resurgence_tui.ui.theme import FRAME, PLAIN, UNICODE, Signs, in_theme, styles_on

Part = tuple[str, Style]
Row = tuple[list[str], list[Style]]
NO_STYLE = Style.null()


class Spot(NamedTuple):
    """A place on a board that can be looked at and picked.

    regions: where it lies. box: the first region has a frame on its edge. mark: the cell kept free for a marker.
    """

    id: str
    regions: tuple[Region, ...]
    mark: tuple[int, int]
    box: bool = False

    @property
    def middle(self) -> tuple[float, float]:
        """The middle of the first region; a cell counts twice as high as wide."""
        first = self.regions[0]
        return first.x + first.width / 2, (first.y + first.height / 2) * 2


@dataclass(slots=True)
class Drawing:
    """A finished board: rows of cells, and its spots in reading order."""

    width: int
    height: int
    rows: list[Row] = field(default_factory=list)
    spots: dict[str, Spot] = field(default_factory=dict)

    @property
    def text(self) -> str:
        """The characters alone, a line each; for tests and for reading aloud."""
        return "\n".join("".join(chars).rstrip() for chars, _ in self.rows)

    @property
    def lines(self) -> list[Strip]:
        """The rows for Textual."""
        return [to_strip(row) for row in self.rows]

    def spot_at(self, x: int, y: int, among: Collection[str] | None = None) -> str:
        """The smallest spot that holds the cell, or "". among: only those."""
        best, size = "", 1 << 30
        for spot in self.spots.values():
            if among is not None and spot.id not in among:
                continue
            for region in spot.regions:
                if region.contains(x, y) and region.area < size:
                    best, size = spot.id, region.area
        return best


def to_strip(row: Row, ground: Style = NO_STYLE) -> Strip:
    """Cells -> one Strip, in the colours of the theme in use.

    ground: the style below them all.
    """
    chars, styles = row
    known = styles_on(ground)
    painted: list[Style] = []
    last, paint = None, ground
    for style in styles:
        if style is not last:  # most are the same as the one before
            last = style
            found = known.get(id(style))
            if found is None:
                found = known[id(style)] = style, ground + in_theme(style)
            paint = found[1]
        painted.append(paint)
    return CellStrip(chars, painted)


def as_cells(strip: Strip) -> CellStrip:
    """A strip of segments as one of cells."""
    chars: list[str] = []
    styles: list[Style] = []
    for text, style, _ in strip:
        cells = cells_of(text)
        chars += cells
        styles += [style or NO_STYLE] * len(cells)
    return CellStrip(chars, styles)


@lru_cache(1 << 13)
def cells_of(text: str) -> tuple[str, ...]:
    """A text as cells: "" follows a wide character, marks without width join the cell before.

    Control characters become '?'; signs that only steer the layout, as those of right-to-left text, are left out.
    """
    if text.isascii() and text.isprintable():
        return tuple(text)
    cells: list[str] = []
    for char in text:
        size = get_character_cell_size(char)
        if char.isspace():
            cells += [" "] * max(size, 1)
        elif not char.isprintable():
            if char < "\xa0":
                cells.append("?")
        elif size == 2:
            cells += [char, ""]
        elif size == 1:
            cells.append(char)
        elif cells:
            cells[-2 if cells[-1] == "" else -1] += char
    return tuple(cells)


def clipped(cells: Sequence[str], width: int, cut: str) -> Sequence[str]:
    """At most that many cells; a cut sign stands where something was left out, and no wide character is halved."""
    if len(cells) <= width:
        return cells
    if width <= 0:
        return ()
    kept = list(cells[: width - 1])
    if cells[width - 1] == "" and kept:
        kept[-1] = " "
    return [*kept, cut]


def fitted(text: str, width: int, signs: Signs = UNICODE) -> str:
    """A text clipped and filled with blanks to exactly that many cells."""
    cells = clipped(cells_of(text), width, signs.cut)
    return "".join(cells) + " " * (width - len(cells))


def wrapped(text: str, width: int, most: int, signs: Signs = UNICODE) -> list[str]:
    """A text broken between words into at most so many lines; the last one is clipped."""
    return list(_wrapped(text, width, most, signs))


@lru_cache(1 << 12)
def _wrapped(text: str, width: int, most: int, signs: Signs) -> Sequence[str]:
    """The lines; kept, since each seat at one keyboard has the log wrapped, and all tell much the same."""
    lines: list[str] = []
    line = ""
    words = text.split()
    for at, word in enumerate(words):
        longer = f"{line} {word}" if line else word
        if line and cell_len(longer) > width:
            if len(lines) == most - 1:
                return [*lines, fitted(" ".join([line, *words[at:]]), width, signs).rstrip()]
            lines.append(line)
            line = word
        else:
            line = longer
    return [*lines, fitted(line, width, signs).rstrip()] if line else lines


ARROW = re.compile(r"(?<=\s)>(?=\s)|(?<=\S )>$|^>(?= \S)")
"""What stands for "gives" in sentences, between words or where a line is broken."""


class Painter:
    """Writes on a sheet of cells and makes a Drawing of it. ground: a drawing of the same size to write on."""

    def __init__(self, width: int, height: int, signs: Signs = UNICODE, ground: Drawing | None = None) -> None:
        self.width = max(width, 0)
        self.height = max(height, 0)
        self.signs = signs
        self._sheet = Region(0, 0, self.width, self.height)
        self._rows: list[Row]
        if ground is not None:
            self._rows = [(chars.copy(), styles.copy()) for chars, styles in ground.rows]
        else:
            self._rows = [([" "] * self.width, [PLAIN] * self.width) for _ in range(self.height)]
        self._spots: dict[str, Spot] = dict(ground.spots) if ground is not None else {}

    def text(self, x: int, y: int, text: str, style: Style = PLAIN, width: int | None = None) -> int:
        """Write, clipped to a width and to the sheet; the column after the text is returned.

        Sentences have ">" for what something gives, since they are read aloud and printed too; here it is the sign.
        """
        room = self.width - x
        if ">" in text:
            text = ARROW.sub(self.signs.gives, text)
        if width is not None and width < room:
            room = width
        if not text or room <= 0 or x < 0 or not 0 <= y < self.height:
            return x
        cells: Sequence[str] = cells_of(text)
        if len(cells) > room:
            cells = clipped(cells, room, self.signs.cut)
        chars, styles = self._rows[y]
        end = x + len(cells)
        if chars[x] == "" and x:
            chars[x - 1] = " "
        if end < self.width and chars[end] == "":
            chars[end] = " "
        chars[x:end] = cells
        styles[x:end] = [style] * len(cells)
        return end

    def cell(self, x: int, y: int, char: str, style: Style) -> None:
        """One character of one cell, on a sheet with no wide ones; nothing outside of the sheet. For pictures."""
        if 0 <= x < self.width and 0 <= y < self.height:
            chars, styles = self._rows[y]
            chars[x], styles[x] = char, style

    def parts(self, x: int, y: int, parts: Iterable[Part], width: int | None = None) -> int:
        """Write several styled texts one after another; what does not fit is cut with a sign."""
        end = self.width if width is None else min(x + width, self.width)
        rest = list(parts)
        for at, (text, style) in enumerate(rest):
            if x >= end:
                if any(left.strip() for left, _ in rest[at:]):
                    self.text(end - 1, y, self.signs.cut, style)
                break
            x = self.text(x, y, text, style, end - x)
        return x

    def right(self, x: int, y: int, text: str, style: Style = PLAIN, width: int | None = None) -> int:
        """Write flush right in a width, from x on; the first column of the text is returned."""
        room = self.width - x if width is None else min(width, self.width - x)
        start = x + max(room - cell_len(text), 0)
        self.text(start, y, text, style, x + room - start)
        return start

    def across(self, x: int, y: int, width: int, style: Style = FRAME, char: str = "") -> None:
        """A line from left to right."""
        self.text(x, y, (char or self.signs.light[0]) * max(min(width, self.width - x), 0), style)

    def down(self, x: int, y: int, height: int, style: Style = FRAME, char: str = "") -> None:
        """A line from top to bottom."""
        for line in range(y, y + height):
            self.text(x, line, char or self.signs.light[1], style)

    def fill(self, region: Region, style: Style, char: str = " ") -> None:
        """One character all over a region."""
        for line in range(region.y, region.bottom):
            self.text(region.x, line, char * region.width, style, region.width)

    def box(self, region: Region, title: str = "", style: Style = FRAME, title_style: Style | None = None) -> None:
        """A frame on the edge of a region, with a title in its top line."""
        across, down, top_left, top_right, bottom_left, bottom_right = list(self.signs.light)
        inner = region.width - 2
        self.text(region.x, region.y, top_left + across * inner + top_right, style)
        self.text(region.x, region.bottom - 1, bottom_left + across * inner + bottom_right, style)
        for line in range(region.y + 1, region.bottom - 1):
            self.text(region.x, line, down, style)
            self.text(region.right - 1, line, down, style)
        if title and inner > 4:
            self.text(region.x + 2, region.y, f" {fitted(title, min(cell_len(title), inner - 4), self.signs)} ",
                      title_style or style)

    def free(self, region: Region) -> int:
        """The first blank column in the first row of a region, or its first column."""
        if not 0 <= region.y < self.height:
            return region.x
        chars, _ = self._rows[region.y]
        try:
            return chars.index(" ", max(region.x, 0), max(min(region.right, self.width), 0))
        except ValueError:
            return region.x

    def spot(self, name: str, region: Region, mark: tuple[int, int] | None = None, box: bool = False) -> None:
        """Say that a region can be picked, or add it to a spot. mark: a free cell for the marker, else the first."""
        sheet = self._sheet
        if not (region := region.intersection(sheet)):
            return
        old = self._spots.get(name)
        if old is not None:
            self._spots[name] = Spot(name, (*old.regions, region), old.mark, old.box)
            return
        at = mark if mark is not None and sheet.contains(*mark) else (region.x, region.y)
        self._spots[name] = Spot(name, (region,), at, box and region.width > 1 and region.height > 1)

    def lay_row(self, y: int, row: Row) -> None:
        """A whole row of cells in place of one of the sheet."""
        self._rows[y] = row[0].copy(), row[1].copy()

    def drawing(self) -> Drawing:
        """What has been written so far."""
        return Drawing(self.width, self.height, self._rows, self._spots)


def laid(painter: Painter, drawing: Drawing, x: int, y: int) -> None:
    """Lay a drawing into a sheet."""
    for line, (chars, styles) in enumerate(drawing.rows):
        for column, (char, style) in enumerate(zip(chars, styles, strict=True)):
            if char != " " or style.bgcolor is not None:
                painter.text(x + column, y + line, char, style)
