"""The part of the table screen that minds the saving: a game that another program has open, and a disk that fails."""

from __future__ import annotations

from typing import TYPE_CHECKING

from resurgence_tui.app.host import Host
from resurgence_tui.app.looking import LookingHost
from resurgence_tui.engine.errors import GameError
from resurgence_tui.i18n.text import Words
from resurgence_tui.ui.resurgence.question.asking import Question
from resurgence_tui.ui.screens.held import held_sentence
from resurgence_tui.ui.widgets.decision_menu import Row

if TYPE_CHECKING:
    from textual.timer import Timer

    from resurgence_tui.games.resurgence.view import View
    from resurgence_tui.saves.lock import Holder
    from resurgence_tui.ui.app import ResurgenceApp

LOOK_AGAIN, LEAVE = "look_again", "leave_table"
"""Rows of the menu while the game is open elsewhere."""

FOLLOWING = 1.0
"""Seconds between two looks at what the other program has saved."""

if TYPE_CHECKING:
    from textual.screen import Screen

    from resurgence_tui.ui.resurgence.table_menus import TableMenus
    from resurgence_tui.ui.resurgence.taking_back import TakingBack

    class Base(TakingBack, TableMenus, Screen[None]):
        """What the other parts of the screen give."""

        app: ResurgenceApp
        host: Host
        words: Words
        view: View | None
        left: bool

        def go_on(self) -> None: ...
        def pose(self, at_row: str = "") -> None: ...
        def say(self, problem: str) -> None: ...
        def update(self) -> None: ...
else:
    Base = object


class Onlooking(Base):
    """Stands before the parts whose keys it refuses while the game is open elsewhere."""

    notice: str
    problem: str
    _told_problem: str
    _follower: Timer | None = None

    # A game that is open elsewhere

    def held_question(self, holder: Holder) -> Question:
        """What stands in place of a question: why nobody is asked, and what can be done."""
        if self._follower is None:
            self._follower = self.set_interval(FOLLOWING, self._follow)
        text = self.words.text
        rows = (Row(LOOK_AGAIN, text("saves-look-again")), Row(LEAVE, text("table-leave")))
        return Question(text("saves-held-short"), held_sentence(self.words, holder), rows, rows)

    def _follow(self) -> None:
        """Show what has been played there meanwhile."""
        if not self.left and isinstance(self.host, LookingHost) and self.host.follow():
            self.update()

    def held_picked(self, row: str) -> bool:
        """Try once more whether the game is free, and play on if so; whether the row meant that."""
        if row != LOOK_AGAIN or not isinstance(self.host, LookingHost):
            return False
        try:
            host = self.host.look_again()
        except GameError as error:
            self.say(str(error))
            return True
        if host is not self.host:
            self.app.open_game(host)
            return True
        self.go_on()
        if self.host.held_by is not None:
            self.say(held_sentence(self.words, self.host.held_by))
        return True

    def _refused(self) -> bool:
        """Whether the game is open elsewhere, which is said again."""
        if self.host.held_by is None:
            return False
        self.say(held_sentence(self.words, self.host.held_by))
        return True

    def action_undo(self) -> None:
        """Take back the newest choice."""
        if not self._refused():
            super().action_undo()

    def action_reset_turn(self) -> None:
        """Take back the newest turn."""
        if not self._refused():
            super().action_reset_turn()

    def action_redo(self) -> None:
        """Make a choice again that was taken back."""
        if not self._refused():
            super().action_redo()

    def action_seats(self) -> None:
        """Let a bot play a seat, or a person again."""
        if not self._refused():
            super().action_seats()

    def _abandon_if(self, sure: bool | None) -> None:
        if not (sure and self._refused()):
            super()._abandon_if(sure)

    # A disk that fails

    def action_save_again(self) -> None:
        """Try at once to save what could not be saved, and say whether it is."""
        if self.host.save_problem is None:
            return
        self.host.settle()
        self.problem = self.notice = self._told_problem = ""
        if self.host.save_problem is None:
            self.notice = self.words.text("saves-again")
        self.pose()

    def tell_saving(self) -> None:
        """Say once why the game cannot be saved, which the last line goes on to tell, and once that it is saved again.
        """
        problem = self.host.save_problem or ""
        if problem == self._told_problem:
            return
        if problem:
            self.problem = self.problem or problem
        else:
            self.notice = self.notice or self.words.text("saves-again")
        self._told_problem = problem
