"""Lines that scroll, drawn one by one. It keeps its own place: a change of length repaints itself and nothing else."""

from __future__ import annotations

from abc import abstractmethod

from rich.style import Style
from textual import events
from textual.geometry import Region
from textual.strip import Strip
from textual.widget import Widget

from resurgence_tui.ui import theme
from resurgence_tui.ui.widgets.painter import Painter, Part, to_strip
from resurgence_tui.ui.widgets.self_drawn import SelfDrawn

WHEEL = 2
"""Lines that a step of the wheel scrolls."""

ROWS_KEPT = 512
"""Drawn rows are kept, up to so many, for when they are seen in another place."""

NO_LINE = -1 << 30
"""In place of the number of a line: below the last one."""


class Scroller(SelfDrawn, Widget):
    """Subclasses give `length` and `paint_line`; lines above the list (`head`) and below it (`foot`) do not scroll."""

    def __init__(self, *, id: str | None = None, classes: str | None = None) -> None:
        self._kept: dict[int, Strip] = {}
        self._strips: dict[object, Strip] = {}
        self._colours: object = None
        self._ground: Style | None = None
        self.top = 0
        super().__init__(id=id, classes=classes)

    # What a subclass gives

    @property
    def length(self) -> int:
        """How many lines there are to scroll through."""
        return 0

    @property
    def head(self) -> int:
        """Lines above the list that stay."""
        return 0

    @property
    def foot(self) -> int:
        """The line, if any, that is seen below the list too while it is further down in it; -1 for none."""
        return -1

    def paint_fold(self, sheet: Painter, below: int) -> None:
        """On the last row, over what stands there: below the fold there are so many lines more."""

    @abstractmethod
    def paint_line(self, sheet: Painter, line: int) -> None:
        """Draw a line on a sheet of one row; a negative number is one of the head: -1 the first."""

    def look_of(self, line: int) -> object:
        """All that the drawing of a line depends on, to be compared; None: it is always drawn anew."""
        return None

    # Drawing

    @property
    def room(self) -> int:
        """Lines that can be seen at once."""
        return max(self.size.height - self.head - (1 if self.foot >= 0 else 0), 1)

    @property
    def width(self) -> int:
        """Cells of a line; the last column is the bar's."""
        return max(self.size.width - 1, 1)

    def render_line(self, y: int) -> Strip:
        """What is seen in a row."""
        strip = self._kept.get(y)
        if strip is None:
            strip = self._kept[y] = self._made(y)
        return strip

    def _made(self, y: int) -> Strip:
        """A row, drawn anew unless the same was drawn before, perhaps in another place."""
        size, head, foot, length = self.size, self.head, self.foot, self.length
        room, line, last = max(size.height - head - (foot >= 0), 1), y - head + self.top, y == size.height - 1
        if y < head:
            line = -1 - y
        elif last and foot >= 0:
            line = foot
        elif line >= length:
            line = NO_LINE
        below = length - self.top - room
        fold = below if last and below > 0 else 0
        bar = self._bar(y - head, length, room)
        look = None if fold or line == NO_LINE else self.look_of(line)
        if look is None:
            return self._drawn(size.width, line, fold, bar)
        colours = (theme.palette_in_use(), self._colour_below())
        if colours != self._colours:
            self._colours = colours
            self._strips.clear()
        key = (look, size.width, bar)
        strip = self._strips.get(key)
        if strip is None:
            if len(self._strips) >= ROWS_KEPT:
                self._strips.clear()
            strip = self._strips[key] = self._drawn(size.width, line, fold, bar)
        return strip

    def _drawn(self, width: int, line: int, fold: int, bar: Part | None) -> Strip:
        """A line with the bar beside it. fold: how many lines more there are below it."""
        sheet = Painter(width, 1, self.signs)
        if line != NO_LINE:
            self.paint_line(sheet, line)
        if fold:
            self.paint_fold(sheet, fold)
        if bar is not None:
            sheet.text(width - 1, 0, *bar)
        return to_strip(sheet.drawing().rows[0], self._colour_below())

    def _colour_below(self) -> Style:
        """The background from the style sheets."""
        if self._ground is None:
            self._ground = self.rich_style
        return self._ground

    def _bar(self, row: int, length: int, room: int) -> Part | None:
        """The bar in the last column, where there is more than can be seen."""
        if length <= room or row < 0 or row >= room:
            return None
        size = max(room * room // length, 1)
        most = length - room
        start = (room - size) * self.top // most if most else 0
        inside = start <= row < start + size
        return (self.signs.full, theme.THUMB) if inside else (self.signs.light[1], theme.FRAME)

    def repaint(self) -> None:
        """Draw all anew; the place stays as far as it can."""
        self.top = min(self.top, max(self.length - self.room, 0))
        self._kept.clear()
        self.refresh()

    def repaint_line(self, line: int) -> None:
        """Draw one line anew, if it is seen."""
        y = line - self.top + self.head
        for row in (y, self.size.height - 1 if line == self.foot else -1):
            if self.head <= row < self.size.height:
                self._kept.pop(row, None)
                self.refresh(Region(0, row, self.size.width, 1))

    def reveal(self, first: int, last: int) -> bool:
        """Scroll so that these lines are seen, the last one at any rate; whether that scrolled."""
        before = self.top
        if last >= self.top + self.room:
            self.top = last - self.room + 1
        if first < self.top:
            self.top = min(first, last)
        if self.top != before:
            self.repaint()
        return self.top != before

    def scroll_lines(self, step: int) -> None:
        """Scroll by some lines."""
        top = min(max(self.top + step, 0), max(self.length - self.room, 0))
        if top != self.top:
            self.top = top
            self.repaint()

    def line_at(self, event: events.MouseEvent) -> int | None:
        """The line under the mouse."""
        offset = event.get_content_offset(self)
        if offset is None or offset.y < self.head:
            return None
        if self.foot >= 0 and offset.y == self.size.height - 1:
            return self.foot
        line = offset.y - self.head + self.top
        return line if line < self.length else None

    # Reactions

    def on_mouse_scroll_down(self, event: events.MouseScrollDown) -> None:
        """The wheel."""
        event.stop()
        self.scroll_lines(WHEEL)

    def on_mouse_scroll_up(self, event: events.MouseScrollUp) -> None:
        """The wheel."""
        event.stop()
        self.scroll_lines(-WHEEL)

    def notify_style_update(self) -> None:
        """The background may be another one."""
        self._ground = None
        self._kept.clear()
        super().notify_style_update()

    def watch_signs(self) -> None:
        """Draw with the other signs."""
        self.set_class(self.signs is theme.ASCII, "-ascii")
        self._strips.clear()
        self.repaint()

    def watch_has_focus(self, value: bool) -> None:
        """The cursor shows whether keys go here."""
        super().watch_has_focus(value)
        self.repaint()
