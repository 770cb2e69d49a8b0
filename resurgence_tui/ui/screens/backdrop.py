"""A screen that leaves most of the one below in sight, and has it drawn once, not at every step of its opening."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from textual.filter import ANSIToTruecolor
from textual.geometry import Region
from textual.screen import Screen
from textual.strip import Strip

from resurgence_tui.ui.inside_textual import lines_below

if TYPE_CHECKING:
    Base = Screen[Any]
else:
    Base = object


class Backdrop(Base):
    """Stands before ``ModalScreen`` among the bases of a screen whose background is transparent.

    What is below is not dimmed either: that would write every cell of it anew.
    """

    _below: list[Strip] | None = None

    def render_lines(self, crop: Region) -> list[Strip]:
        """The lines of the screen below as they are; Textual would look up border, tint and filters for each."""
        if self._below is None:
            self._below = lines_below()
        if self._below is None or not all(isinstance(one, ANSIToTruecolor) for one in self.get_line_filters()):
            return super().render_lines(crop)
        lines = [self.render_line(y) for y in crop.line_range]
        return lines if crop.column_span == (0, self.size.width) else [line.crop(*crop.column_span) for line in lines]

    def render_line(self, y: int) -> Strip:
        """A line of the screen below."""
        if self._below is None:
            self._below = lines_below()
            if self._below is None:
                return super().render_line(y)
        width, ground = self.size.width, self.rich_style
        if y >= len(self._below):
            return Strip.blank(width, ground)
        line = self._below[y]  # of another width until the screen below has heard that the size changed
        return line if line.cell_length == width else line.adjust_cell_length(width, ground)

    def refresh(self, *regions: Any, **values: Any) -> Any:
        """Regions of the screen below have changed, so its lines are no longer those that are kept."""
        if regions:
            self._below = None
        return super().refresh(*regions, **values)

    def notify_style_update(self) -> None:
        """Forget the lines of the screen below: the theme may have changed."""
        self._below = None
        super().notify_style_update()

    def on_resize(self) -> None:
        """Forget the lines of the screen below: the size changed."""
        self._below = None

    def on_screen_resume(self) -> None:
        """Forget the lines of the screen below: they may have changed while another screen lay above."""
        self._below = None
