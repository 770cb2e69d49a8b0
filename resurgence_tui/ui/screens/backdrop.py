"""A screen that leaves most of the one below in sight, and paints nothing of that one anew when it opens."""

from __future__ import annotations

from textual.filter import ANSIToTruecolor
from textual.geometry import Region
from textual.strip import Strip

from resurgence_tui.ui.inside_textual import InsideBackdrop, lines_below


class Backdrop(InsideBackdrop):
    """Stands before ``GuardedScreen`` and ``ModalScreen`` among the bases of a screen whose background is transparent.

    What is below is not dimmed either: that would write every cell of it anew.
    """

    def render_lines(self, crop: Region) -> list[Strip]:
        """The lines of the screen below as they are; Textual would look up border, tint and filters for each."""
        if not all(isinstance(one, ANSIToTruecolor) for one in self.get_line_filters()):
            return super().render_lines(crop)
        below = lines_below(self, crop.line_range)
        if below is None:
            return super().render_lines(crop)
        width, ground = self.size.width, self.rich_style
        lines = [line if line.cell_length == width else line.adjust_cell_length(width, ground) for line in below]
        lines += [Strip.blank(width, ground)] * (crop.height - len(lines))
        return lines if crop.column_span == (0, width) else [line.crop(*crop.column_span) for line in lines]
