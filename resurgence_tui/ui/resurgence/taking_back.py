"""The part of the table screen that takes choices back, makes them again, and says what stops it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from resurgence_tui.app.hand_over import HandOver
from resurgence_tui.app.history import CannotUndo, TakenBack
from resurgence_tui.app.host import Host
from resurgence_tui.engine.types import Seat
from resurgence_tui.i18n.text import Words
from resurgence_tui.i18n.undo_words import stopped_text
from resurgence_tui.ui.resurgence.pending import Pending
from resurgence_tui.ui.resurgence.tabletop import Tabletop


class TakingBack:
    """Undo, redo, and reset of a turn."""

    if TYPE_CHECKING:
        host: Host
        hand_over: HandOver
        words: Words
        pending: Pending
        notice: str

        @property
        def top(self) -> Tabletop: ...
        def go_on(self) -> None: ...
        def say(self, problem: str) -> None: ...

    def action_undo(self) -> None:
        """Take back the newest choice; while tokens are assigned, the token that was put away last."""
        if not self.top.assignment.take_back():
            self.take_back(self.host.undo, "undo-taken")

    def action_reset_turn(self) -> None:
        """Take back the newest turn."""
        self.take_back(self.host.reset_turn, "undo-turn-taken")

    def action_redo(self) -> None:
        """Make a choice again that was taken back."""
        self.take_back(lambda _: self.host.redo(), "undo-made-again")

    def take_back(self, way: Callable[[Seat], TakenBack], key: str) -> None:
        """Take back in some way, or say why not. key: of the sentence that tells of it."""
        try:
            taken = way(self.pending.seat)
        except CannotUndo as error:
            self.say(stopped_text(self.words, self.host.names, *error.stopped))
        else:
            self._taken(taken, key)

    def _taken(self, taken: TakenBack, key: str) -> None:
        """Show the table as it is now, say what was done, and hand the keyboard to whose choice it was."""
        if taken.seat != self.hand_over.viewer:
            self.hand_over.give_back(taken.seat)
        text = self.words.text(key, name=self.host.names[taken.seat], count=taken.choices)
        if taken.stopped is not None:
            text = f"{text} {stopped_text(self.words, self.host.names, *taken.stopped)}"
        self.pending.forget_plans()
        self.notice = text
        self.go_on()
        self.top.focus_slot()
