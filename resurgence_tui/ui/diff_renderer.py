"""Writes to the terminal only the cells that differ from those that stand there, in as few bytes as that takes.

Textual writes a whole stretch of a widget wherever a cell of it has changed, and the whole screen whenever one opens or
closes; over a slow line that is felt. Here every picture is compared with the one before it. Measured at 160x48 by
``benchmarks/screen.py`` against the same program without: 10,300 bytes an answer in place of 39,300, 8,800 for a sheet
that closes in place of 94,900, 1,400 for another row in place of 4,500, for the same time of the processor.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from itertools import pairwise
from typing import Any, NamedTuple

from rich.color import ColorSystem
from rich.console import Console
from rich.style import Style
from textual.strip import SGR_STYLES, Strip

from resurgence_tui.ui.inside_textual import CellStrip, ChopsUpdate, CompositorUpdate, LayoutUpdate
from resurgence_tui.ui.theme import STYLES_KEPT
from resurgence_tui.ui.widgets.painter import cells_of

GAP = 6
"""Cells alike between two that differ: to write them in one look takes no more than to pass over them."""

PLAIN_COLOURS = ("39", "49")
"""A terminal's own colours: of the text and of what is behind it."""


class CellStyle(NamedTuple):
    """What a terminal is told about a cell: attributes, colour of the text and of what is behind it."""

    attributes: str
    colour: str
    ground: str


BLANK = CellStyle("", *PLAIN_COLOURS)


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
        parts = self._whole(update, colours) if isinstance(update, LayoutUpdate) else self._some(update, colours)
        return "".join(self._show(*part) for part in parts)

    def _whole(self, update: LayoutUpdate, colours: ColorSystem) -> Iterable[Part]:
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
                more_chars, more_looks = self._cells(strip, colours)
                chars += more_chars
                looks += more_looks
            yield y, region.x, chars, looks

    def _some(self, update: ChopsUpdate, colours: ColorSystem) -> Iterable[Part]:
        """The stretches of rows that have been drawn anew; strips that lie side by side are one."""
        for y, left, right in update.spans:
            start = left
            chars: list[str] = []
            looks: list[CellStyle] = []
            for end, (x, strip) in zip(update.chop_ends[y], update.chops[y].items(), strict=False):
                if strip is None or x >= right or end <= left:
                    continue
                more_chars, more_looks = self._cells(strip, colours)
                first, last = max(left - x, 0), right - x
                if len(more_chars) != end - x:
                    first, last = 0, len(more_chars)
                if x + first != start + len(chars):
                    yield y, start, chars, looks
                    start, chars, looks = x + first, [], []
                chars += more_chars[first:last]
                looks += more_looks[first:last]
            yield y, start, chars, looks

    def _cells(self, strip: Strip, colours: ColorSystem) -> tuple[list[str], list[CellStyle]]:
        """A strip as cells, which are not to be changed."""
        known = self._looks  # by identity, and each is kept: to hash a style takes as long as all else here
        if len(known) > STYLES_KEPT:
            known.clear()
        chars: list[str] = []
        looks: list[CellStyle] = []
        if isinstance(strip, CellStrip):
            last, look = None, BLANK
            for painted in strip.styles:
                if painted is not last:
                    last = painted
                    found = known.get(id(painted))
                    if found is None:
                        found = known[id(painted)] = painted, self._look(painted, colours)
                    look = found[1]
                looks.append(look)
            return strip.chars, looks
        for text, style, _ in strip:
            found = known.get(id(style))
            if found is None:
                found = known[id(style)] = style, self._look(style, colours)
            cells = cells_of(text)
            chars += cells
            looks += [found[1]] * len(cells)
        return chars, looks

    def _look(self, style: Style | None, colours: ColorSystem) -> CellStyle:
        """What a style means for a terminal; the same object for the same look."""
        if style is None:
            return self._same.setdefault(BLANK, BLANK)
        bits = style._attributes & style._set_attributes
        attributes = [SGR_STYLES[bit] for bit in range(bits.bit_length()) if bits & (1 << bit)]
        colour, ground = PLAIN_COLOURS
        if style.color is not None:
            colour = ";".join(style.color.downgrade(colours).get_ansi_codes())
        if style.bgcolor is not None:
            ground = ";".join(style.bgcolor.downgrade(colours).get_ansi_codes(False))
        look = CellStyle(";".join(attributes), colour, ground)
        return self._same.setdefault(look, look)

    def _show(self, y: int, x: int, chars: list[str], looks: list[CellStyle]) -> str:
        """Write the cells that differ, and remember them; of a terminal with no columns there are none."""
        if not chars:
            return ""
        end = x + len(chars)
        line = self._lines.get(y)
        if line is None:
            if x or end < self._size[0]:  # nothing is known of the rest of the row
                return written(y, x, chars, looks)
            self._lines[y] = ScreenRow(chars.copy(), looks)
            return written(y, x, chars, looks)
        old_chars, old_looks = line.chars[x:end], line.looks[x:end]
        if old_chars == chars and old_looks == looks:
            return ""
        line.chars[x:end], line.looks[x:end] = chars, looks
        return "".join(
            written(y, x + first, chars[first:last], looks[first:last])
            for first, last in differing(chars, looks, old_chars, old_looks)
        )


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
    at = [x for x in range(length) if chars[x] != old_chars[x] or looks[x] is not old_looks[x]]
    spans: list[tuple[int, int]] = []
    start = at[0]
    for here, there in pairwise([*at, length + GAP + 1]):
        if there - here > GAP or (there - here > 1 and not alike(looks[here:there])):
            spans.append((widened(start, chars, old_chars, -1), widened(here, chars, old_chars, 1) + 1))
            start = there
    return spans


def alike(looks: list[CellStyle]) -> bool:
    """Whether cells all have one look."""
    return looks.count(looks[0]) == len(looks)


def widened(x: int, chars: list[str], old_chars: list[str], step: int) -> int:
    """The cell to begin or to end with: the other half of a wide character is written too."""
    if step < 0:
        return x - 1 if x and (chars[x] == "" or old_chars[x] == "") else x
    after = x + 1
    return after if after < len(chars) and (chars[after] == "" or old_chars[after] == "") else x


def written(y: int, x: int, chars: list[str], looks: list[CellStyle]) -> str:
    """Cells in a row, from a column on: colours are told where they change."""
    out = [f"\x1b[{y + 1};{x + 1}H"]
    told: CellStyle | None = None
    starts = [0, *(at for at, (before, look) in enumerate(pairwise(looks), 1) if look is not before), len(looks)]
    for start, end in pairwise(starts):
        out += change(told, looks[start]), *chars[start:end]
        told = looks[start]
    return "".join([*out, "\x1b[0m"])


@lru_cache(1 << 12)
def change(told: CellStyle | None, look: CellStyle) -> str:
    """What brings a terminal from one look to another; at the beginning it has none."""
    if told is None or told.attributes != look.attributes:
        codes = [look.attributes] if told is None else ["0", look.attributes]
        codes += [colour for colour, plain in zip(look[1:], PLAIN_COLOURS, strict=True) if colour != plain]
        wanted = ";".join(filter(None, codes))
        return f"\x1b[{wanted}m" if wanted else ""
    codes = [new for new, old in zip(look[1:], told[1:], strict=True) if new != old]
    return f"\x1b[{';'.join(codes)}m" if codes else ""
