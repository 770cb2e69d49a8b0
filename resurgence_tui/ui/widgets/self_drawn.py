"""What the widgets share that draw themselves line by line, and what Textual therefore need not do for them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from textual.filter import ANSIToTruecolor, LineFilter
from textual.geometry import Region, Size, Spacing
from textual.reactive import Reactive, reactive
from textual.strip import Strip
from textual.widget import Widget

from resurgence_tui.ui import theme
from resurgence_tui.ui.inside_textual import CellStrip
from resurgence_tui.ui.widgets.painter import as_cells

if TYPE_CHECKING:
    Base = Widget
else:
    Base = object


class SelfDrawn(Base):
    """Stands before ``Widget`` among the bases."""

    ALLOW_SELECT = False

    signs: reactive[theme.Signs] = reactive(theme.UNICODE, init=False, repaint=False)
    """What it is drawn with: once it is mounted, the signs of the app."""

    virtual_size: Reactive[Size] = Reactive(Size(0, 0), repaint=False)
    """What could be scrolled. Nothing lies in such a widget, so another size of it needs no second layout."""

    _rendered_size: Size | None = None
    _frame: Spacing | None = None
    _sides: tuple[CellStrip, CellStrip] | None = None
    _framed: dict[int, tuple[Strip, Strip]]

    def on_mount(self) -> None:
        """Draw with the signs of the app, if it has any."""
        self.signs = getattr(self.app, "signs", self.signs)

    def get_line_filters(self) -> Sequence[LineFilter]:
        """Those of the app, without the one that looks for colours which a style names by their number in a terminal,
        and for what it calls dim: no palette has either."""
        return [one for one in super().get_line_filters() if not isinstance(one, ANSIToTruecolor)]

    @property
    def size(self) -> Size:
        """The room inside the frame; while lines are rendered it is looked up once, not for each of them."""
        return self._rendered_size or super().size

    def fit(self) -> None:
        """Before lines are rendered: see to it that what is kept is for the size there is now."""

    def render_lines(self, crop: Region) -> list[Strip]:
        """The lines as they are drawn, between the sides of the frame, if there is one.

        Textual renders the upper and the lower edge of the frame. It would render the other lines too: look up border,
        outline, tint and opacity for each, and keep a copy of what is kept here already. Measured for the city of 98x20
        drawn anew: 1.2 ms in place of 1.7.
        """
        frame = self._frame
        if frame is None:
            frame = self._frame = self.styles.gutter
            self._sides, self._framed = None, {}
        width, height = self.region.size
        self._rendered_size = Size(max(width - frame.width, 0), max(height - frame.height, 0))
        try:
            self.fit()
            if self.get_line_filters():
                return super().render_lines(crop)
            lines: list[Strip] = []
            for y in crop.line_range:
                if not frame.top <= y < height - frame.bottom:
                    lines += super().render_lines(Region(0, y, width, 1))
                elif frame.width:
                    lines.append(self._between_sides(self.render_line(y - frame.top), y, width))
                else:
                    lines.append(self.render_line(y - frame.top))
        finally:
            self._rendered_size = None
        return lines if crop.column_span == (0, width) else [line.crop(*crop.column_span) for line in lines]

    def _between_sides(self, line: Strip, y: int, width: int) -> Strip:
        """A line with the frame left and right of it."""
        known = self._framed.get(y)
        if known is None or known[0] is not line:
            if self._sides is None:
                whole, frame = super().render_lines(Region(0, y, width, 1))[0], self.styles.gutter
                sides = whole.crop(0, frame.left), whole.crop(width - frame.right, width)
                self._sides = as_cells(sides[0]), as_cells(sides[1])
            left, right = self._sides
            if isinstance(line, CellStrip):
                chars, styles = left.chars + line.chars + right.chars, left.styles + line.styles + right.styles
                known = line, CellStrip(chars, styles)
            else:
                known = line, Strip([*left, *line, *right], width)
            self._framed[y] = known
        return known[1]

    def notify_style_update(self) -> None:
        """The frame may be another one."""
        self._frame = None
        super().notify_style_update()

    def watch_has_focus(self, value: bool) -> None:
        """The style sheets look at the focus where there is a frame alone; to look each rule up again takes as long as
        to paint a board."""
        if self.has_class("-framed"):
            super().watch_has_focus(value)
