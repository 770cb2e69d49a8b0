"""What the widgets share that draw themselves line by line, and what Textual therefore need not do for them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from textual.filter import ANSIToTruecolor, LineFilter
from textual.geometry import Size
from textual.reactive import Reactive, reactive
from textual.widget import Widget

from resurgence_tui.ui import theme

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

    def on_mount(self) -> None:
        """Draw with the signs of the app, if it has any."""
        self.signs = getattr(self.app, "signs", self.signs)

    def get_line_filters(self) -> Sequence[LineFilter]:
        """Those of the app, without the one that looks for colours which a style names by their number in a terminal,
        and for what it calls dim: no palette has either."""
        return [one for one in super().get_line_filters() if not isinstance(one, ANSIToTruecolor)]
