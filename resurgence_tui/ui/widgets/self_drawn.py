"""What the widgets share that draw themselves line by line, and what Textual therefore need not do for them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from textual.filter import ANSIToTruecolor, LineFilter
from textual.geometry import Size
from textual.reactive import Reactive
from textual.widget import Widget

if TYPE_CHECKING:
    Base = Widget
else:
    Base = object


class SelfDrawn(Base):
    """Stands before ``Widget`` among the bases."""

    virtual_size: Reactive[Size] = Reactive(Size(0, 0), repaint=False)
    """What could be scrolled. Nothing lies in such a widget, so another size of it needs no second layout."""

    def get_line_filters(self) -> Sequence[LineFilter]:
        """Those of the app, without the one that looks for colours which a style names by their number in a terminal,
        and for what it calls dim: no palette has either."""
        return [one for one in super().get_line_filters() if not isinstance(one, ANSIToTruecolor)]
