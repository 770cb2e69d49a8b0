"""What the widgets share that draw themselves: all their colours are true ones, so none has to be looked up as such."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from textual.filter import ANSIToTruecolor, LineFilter
from textual.widget import Widget

if TYPE_CHECKING:
    Base = Widget
else:
    Base = object


class TrueColours(Base):
    """Stands before ``Widget`` among the bases.

    Textual replaces, line by line, what a style names by its number in a terminal or calls dim. No palette has either.
    """

    def get_line_filters(self) -> Sequence[LineFilter]:
        """Those of the app without that one."""
        return [one for one in super().get_line_filters() if not isinstance(one, ANSIToTruecolor)]
