"""The base of this game's boards: a view, the seats' looks and the words."""

from __future__ import annotations

from textual.geometry import Size

from resurgence_tui.games.residuum.view import View
from resurgence_tui.i18n.text import Words
from resurgence_tui.ui import theme
from resurgence_tui.ui.table.seats import Looks, default_looks
from resurgence_tui.ui.widgets.board import Board
from resurgence_tui.ui.widgets.painter import Drawing

Changed = frozenset[str]
"""The places that have changed since the seat's last turn."""

UNCHANGED: Changed = frozenset()


class WastelandBoard(Board):
    """Draws again whenever it is given another view."""

    def __init__(self, words: Words, *, signs: theme.Signs = theme.UNICODE, id: str | None = None) -> None:
        super().__init__(signs=signs, id=id)
        self.words = words
        self.view: View | None = None
        self.looks: Looks = ()

    def take(self, view: View, looks: Looks, changes: Changed) -> None:
        """Show another view, and mark the places that have changed."""
        if view is not self.view or looks != self.looks:
            self.view, self.looks = view, looks
            self.redraw()
        self.changed = changes

    def draw(self, size: Size) -> Drawing | None:
        """The drawing of the view."""
        if self.view is None:
            return None
        return self.drawn(self.view, self.looks or default_looks(len(self.view.seats)), size)

    def drawn(self, view: View, looks: Looks, size: Size) -> Drawing:
        """What a subclass draws."""
        raise NotImplementedError
