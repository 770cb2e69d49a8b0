"""Writes to the terminal only the cells that differ from those that stand there, in as few bytes as that takes.

Textual writes a whole stretch of a widget wherever a cell of it has changed, and the whole screen whenever one opens or
closes; over a slow line that is felt. Here every picture is compared with the one before it, and what differs is
written look by look (``cell_writer.py``). Measured at 160x48 by ``benchmarks/screen.py`` against the same program
without: 3,400 bytes an answer in place of 39,300, 4,000 for a sheet that closes in place of 94,900, 800 for another row
in place of 4,500, for the same time of the processor.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby, pairwise
from typing import Any

from rich.color import ColorSystem
from rich.console import Console
from rich.style import Style
from textual.strip import SGR_STYLES, Strip

from resurgence_tui.ui.cell_writer import PLAIN, PLAIN_COLOURS, CellStyle, CellWriter, cell_style
from resurgence_tui.ui.inside_textual import CellStrip, ChopsUpdate, CompositorUpdate, LayoutUpdate
from resurgence_tui.ui.theme import STYLES_KEPT
from resurgence_tui.ui.widgets.painter import cells_of

BRIDGED = 5
"""Bytes that it takes to send the cursor along a row, about."""


class ScreenRow:
    """The cells of one row of the terminal; the second half of a wide character is an empty string."""

    __slots__ = ("chars", "looks")

    def __init__(self, chars: list[str], looks: list[CellStyle]) -> None:
        self.chars, self.looks = chars, looks


Part = tuple[int, int, list[str], list[CellStyle]]
"""Cells of a row to be shown: the row, the first column, characters and looks."""


class Frame:
    """What stands in the terminal, as far as it is known."""

    def __init__(self) -> None:
        self._lines: dict[int, ScreenRow] = {}
        self._size = (0, 0)
        self._colours = ColorSystem.TRUECOLOR
        self._looks: dict[int, tuple[Style | None, CellStyle]] = {}
        self._same: dict[CellStyle, CellStyle] = {}

    def forget(self) -> None:
        """Something else may have written to the terminal: the next picture is written whole."""
        self._lines.clear()

    def knows_all(self, size: tuple[int, int]) -> bool:
        """Whether it is known of every cell what stands there. size: columns and rows of the terminal."""
        return self._size == size and len(self._lines) == size[1]

    def changes(self, update: Any) -> Any:
        """In place of an update of the whole picture or of parts of it: one that writes only what differs."""
        if isinstance(update, LayoutUpdate | ChopsUpdate):
            return ChangedCells(self, update)
        if update is not None:
            self.forget()
        return update

    def written(self, update: LayoutUpdate | ChopsUpdate, console: Console) -> str:
        """What has to be written for the update; from then on it counts as standing there."""
        colours = console._color_system or ColorSystem.TRUECOLOR
        if colours is not self._colours:
            self._colours, self._looks, self._same = colours, {}, {}
        parts = self._whole(update) if isinstance(update, LayoutUpdate) else self._some(update)
        writer = CellWriter()
        for part in parts:
            self._show(writer, *part)
        return writer.told()

    def _whole(self, update: LayoutUpdate) -> Iterable[Part]:
        """All rows of a picture."""
        region = update.region
        size = (region.width, region.height)
        if size != self._size:
            self._size = size
            self.forget()
        for y, strips in enumerate(update.strips, region.y):
            chars: list[str] = []
            looks: list[CellStyle] = []
            for strip in strips:
                more_chars, more_looks = self._cells(strip)
                chars += more_chars
                looks += more_looks
            yield y, region.x, chars, looks

    def _some(self, update: ChopsUpdate) -> Iterable[Part]:
        """The stretches of rows that have been drawn anew; strips that lie side by side are one."""
        for y, left, right in update.spans:
            start = left
            chars: list[str] = []
            looks: list[CellStyle] = []
            for end, (x, strip) in zip(update.chop_ends[y], update.chops[y].items(), strict=False):
                if strip is None or x >= right or end <= left:
                    continue
                more_chars, more_looks = self._cells(strip)
                first, last = max(left - x, 0), right - x
                if len(more_chars) != end - x:
                    first, last = 0, len(more_chars)
                if x + first != start + len(chars):
                    yield y, start, chars, looks
                    start, chars, looks = x + first, [], []
                chars += more_chars[first:last]
                looks += more_looks[first:last]
            yield y, start, chars, looks

    def _cells(self, strip: Strip) -> tuple[list[str], list[CellStyle]]:
        """A strip as cells, which are not to be changed."""
        if isinstance(strip, CellStrip):
            if strip.looks is None or strip.looks[0] is not self._same:
                strip.looks = self._same, self._looks_of(strip.styles)
            return strip.chars, strip.looks[1]
        chars: list[str] = []
        looks: list[CellStyle] = []
        for text, style, _ in strip:
            cells = cells_of(text)
            chars += cells
            looks += [self._look(style)] * len(cells)
        return chars, looks

    def _looks_of(self, styles: list[Style]) -> list[CellStyle]:
        """What the styles of cells mean for a terminal."""
        looks: list[CellStyle] = []
        for _, cells in groupby(styles, id):
            alike = list(cells)
            looks += [self._look(alike[0])] * len(alike)
        return looks

    def _look(self, style: Style | None) -> CellStyle:
        """What a style means for a terminal."""
        known = self._looks  # by identity, and each is kept: to hash a style takes as long as all else here
        found = known.get(id(style))
        if found is None:
            if len(known) > STYLES_KEPT:
                known.clear()
            found = known[id(style)] = style, self._look_made(style)
        return found[1]

    def _look_made(self, style: Style | None) -> CellStyle:
        """The same object for the same look."""
        if style is None:
            return self._same.setdefault(PLAIN, PLAIN)
        bits = style._attributes & style._set_attributes
        attributes = frozenset(SGR_STYLES[bit] for bit in range(bits.bit_length()) if bits & (1 << bit))
        colour, ground = PLAIN_COLOURS
        if style.color is not None:
            colour = ";".join(style.color.downgrade(self._colours).get_ansi_codes())
        if style.bgcolor is not None:
            ground = ";".join(style.bgcolor.downgrade(self._colours).get_ansi_codes(False))
        look = cell_style(attributes, colour, ground)
        return self._same.setdefault(look, look)

    def _show(self, writer: CellWriter, y: int, x: int, chars: list[str], looks: list[CellStyle]) -> None:
        """Have the cells written that differ, and remember them; of a terminal with no columns there are none."""
        if not chars:
            return
        end = x + len(chars)
        line = self._lines.get(y)
        if line is None:
            if not x and end >= self._size[0]:  # else nothing is known of the rest of the row
                self._lines[y] = ScreenRow(chars.copy(), looks)
            writer.add(y, x, chars, looks)
            return
        old_chars, old_looks = line.chars[x:end], line.looks[x:end]
        if old_chars == chars and old_looks == looks:
            return
        line.chars[x:end], line.looks[x:end] = chars, looks
        for first, last in differing(chars, looks, old_chars, old_looks):
            writer.add(y, x + first, chars[first:last], looks[first:last])


class ChangedCells(CompositorUpdate):
    """An update of which only the changes are written."""

    def __init__(self, frame: Frame, update: LayoutUpdate | ChopsUpdate) -> None:
        self._frame, self._update = frame, update

    def render_segments(self, console: Console) -> str:
        """The changes, as a terminal understands them."""
        return self._frame.written(self._update, console)


def differing(
    chars: list[str], looks: list[CellStyle], old_chars: list[str], old_looks: list[CellStyle]
) -> list[tuple[int, int]]:
    """Where two stretches of a row differ: first cell and the one after the last; never half of a wide character."""
    length = len(chars)
    if len(old_chars) != length:
        return [(0, length)]
    at = [
        x for x in range(length)
        if chars[x] != old_chars[x]
        or (looks[x] is not old_looks[x] and (chars[x] != " " or looks[x].blank != old_looks[x].blank))
    ]
    if not at:
        return []
    spans: list[tuple[int, int]] = []
    start = at[0]
    for here, there in [(here, there) for here, there in pairwise(at) if there - here > 1]:
        if not is_bridged(chars[here + 1 : there], looks[here : there + 1]):
            spans.append((widened(start, chars, old_chars, -1), widened(here, chars, old_chars, 1) + 1))
            start = there
    spans.append((widened(start, chars, old_chars, -1), widened(at[-1], chars, old_chars, 1) + 1))
    return spans


def is_bridged(gap: list[str], looks: list[CellStyle]) -> bool:
    """Whether cells alike between two that differ take no more bytes than to pass over them. looks: of the two too."""
    return (
        len(gap) <= BRIDGED and alike(looks) and len("".join(gap).encode()) <= BRIDGED
    )


def alike(looks: list[CellStyle]) -> bool:
    """Whether cells all have one look."""
    return looks.count(looks[0]) == len(looks)


def widened(x: int, chars: list[str], old_chars: list[str], step: int) -> int:
    """The cell to begin or to end with: the other half of a wide character is written too."""
    if step < 0:
        return x - 1 if x and (chars[x] == "" or old_chars[x] == "") else x
    after = x + 1
    return after if after < len(chars) and (chars[after] == "" or old_chars[after] == "") else x
