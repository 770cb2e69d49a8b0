"""The base of a game's boards: a view, the seats' looks and the words."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any

from textual.geometry import Size

from resurgence_tui.i18n.text import Words
from resurgence_tui.ui import theme
from resurgence_tui.ui.table.seats import Looks, default_looks
from resurgence_tui.ui.widgets.board import Board
from resurgence_tui.ui.widgets.painter import Drawing


class GameBoard(Board):
    """Draws again whenever it is given another view."""

    def __init__(
        self, words: Words, *, signs: theme.Signs = theme.UNICODE, id: str | None = None, classes: str | None = None
    ) -> None:
        super().__init__(signs=signs, id=id, classes=classes)
        self.words = words
        self.view: Any = None
        self.looks: Looks = ()

    def take(self, view: Any, looks: Looks, changes: Any) -> None:
        """Show another view, and mark the places that have changed."""
        if view is not self.view or looks != self.looks:
            self.view, self.looks = view, looks
            self.redraw()
        self.changed = changes

    def draw(self, size: Size) -> Drawing | None:
        """The drawing of the view; None before there is one."""
        if self.view is None:
            return None
        return self.drawn(self.view, self.looks or default_looks(len(self.view.seats)), size)

    @abstractmethod
    def drawn(self, view: Any, looks: Looks, size: Size) -> Drawing:
        """What a subclass draws."""
