"""A game that another program has open: why nobody is asked here, and what can be done about it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from resurgence_tui.app.host import Host
from resurgence_tui.app.read_only_host import ReadOnlyHost
from resurgence_tui.engine.errors import GameError
from resurgence_tui.i18n.errors import error_text
from resurgence_tui.i18n.text import Words
from resurgence_tui.saves.lock import Holder
from resurgence_tui.ui.screens.locked import locked_sentence
from resurgence_tui.ui.table.protocol import Table
from resurgence_tui.ui.table.question import Question
from resurgence_tui.ui.widgets.menu_rows import Row

if TYPE_CHECKING:
    from resurgence_tui.ui.program import Program

LOOK_AGAIN = "look_again"
"""The row that tries once more whether the game is free."""


class LockedGame:
    """Says that the game is open elsewhere, follows what is played there, and refuses what would change the game.

    leave: the row that leads back to the menu.
    """

    def __init__(self, app: Program, words: Words, host: Host, table: Table, leave: Row) -> None:
        self._app, self._words, self._host, self._table, self._leave = app, words, host, table, leave

    def question(self, holder: Holder) -> Question:
        """What stands in place of a question."""
        rows = (Row(LOOK_AGAIN, self._words.text("saves-look-again")), self._leave)
        return Question(self._words.text("saves-held-short"), locked_sentence(self._words, holder), rows, rows)

    def follow(self) -> None:
        """Show what has been played there meanwhile."""
        if isinstance(self._host, ReadOnlyHost) and self._host.follow():
            self._table.update()

    def refuses(self) -> bool:
        """Whether the game is open elsewhere, which is said again."""
        if self._host.locked_by is None:
            return False
        self._table.say(locked_sentence(self._words, self._host.locked_by))
        return True

    def guarded(self, deed: Callable[[], object]) -> Callable[[], object]:
        """A deed that is refused while the game is open elsewhere."""
        return lambda: None if self.refuses() else deed()

    def picked(self, row: str) -> bool:
        """Try once more whether the game is free, and play on if so; whether the row meant that."""
        if row != LOOK_AGAIN or not isinstance(self._host, ReadOnlyHost):
            return False
        try:
            host = self._host.look_again()
        except GameError as error:
            self._table.say(error_text(self._words, error))
            return True
        if host is not self._host:
            self._app.navigator.open_game(host)
            return True
        self._table.go_on()
        self.refuses()
        return True
