"""The base of this game's boards: they draw only what differs, have a heading, and mark numbers that have changed."""

from __future__ import annotations

from textual.content import Content
from textual.geometry import Size

from resurgence_tui.games.resurgence.changes import NONE, Changes
from resurgence_tui.games.resurgence.view import View
from resurgence_tui.i18n.text import Words
from resurgence_tui.ui import theme
from resurgence_tui.ui.table.game_board import GameBoard
from resurgence_tui.ui.table.seats import Looks, default_looks
from resurgence_tui.ui.widgets.painter import Drawing


class ViewBoard(GameBoard):
    """Draws again whenever what it shows of another view differs."""

    marks: frozenset[str] = frozenset()
    """The kinds of numbers that the drawing marks as changed."""

    view: View | None

    def __init__(
        self, words: Words, *, signs: theme.Signs = theme.UNICODE, id: str | None = None, classes: str | None = None
    ) -> None:
        super().__init__(words, signs=signs, id=id, classes=classes)
        self._heading = ""
        self._drawn_from: object = None
        self.changes: Changes = NONE
        """What is to be marked as changed."""

    def take(self, view: View, looks: Looks, changes: Changes = NONE) -> None:
        """Show another view, and mark what has changed; drawn once, and only if what the board shows differs."""
        if view is self.view and looks == self.looks and changes == self.changes:
            return
        self.view, self.looks, self.changes = view, looks, changes
        shown = self._all_shown(view, looks or default_looks(len(view.seats)))
        if shown is None or shown != self._drawn_from:
            self.redraw()
        self.mark_changes()

    def _all_shown(self, view: View, looks: Looks) -> object:
        """All that a drawing depends on, apart from size, signs and what has a watcher of its own; None: unknown."""
        shown = self.shown(view)
        if shown is None:
            return None
        numbers = {key: by for key, by in self.changes.numbers.items() if key[0] in self.marks}
        return self.heading(view, looks), looks, numbers, shown

    def shown(self, view: View) -> object:
        """The part of a view that the board draws, to be compared with that of another one; None: it may be all."""
        return None

    def mark_changes(self) -> None:
        """Mark the spots that have changed."""
        self.changed = self.changes.spots_of()

    def draw(self, size: Size) -> Drawing | None:
        """The drawing of the view."""
        if self.view is None:
            return None
        looks = self.looks or default_looks(len(self.view.seats))
        heading = self.heading(self.view, looks)
        if heading != self._heading:  # to set a title repaints the whole board
            self._heading = heading
            self.border_title = Content(heading)
        self._drawn_from = self._all_shown(self.view, looks)
        return super().draw(size)

    def heading(self, view: View, looks: Looks) -> str:
        """The title on the frame, where there is one."""
        return ""
