"""Undo, redo and reset of a turn by key, with the reason in one sentence where something stops it."""

from __future__ import annotations

from collections.abc import Callable

from resurgence_tui.app.hand_over import HandOver
from resurgence_tui.app.history import CannotUndo, TakenBack
from resurgence_tui.app.host import Host
from resurgence_tui.engine.types import Seat
from resurgence_tui.i18n.text import Words
from resurgence_tui.i18n.undo_words import stopped_text
from resurgence_tui.ui.table.protocol import Deeds, InMind, Key, OpenQuestion, Table

UNDO, RESET_TURN, REDO = "undo", "reset_turn", "redo"


class Undo:
    """Takes choices back and makes them again.

    in_mind: of steps that the player has only in mind, such as tokens that one key put away.
    """

    KEYS = (Key("u", UNDO, "undo-help"), Key("U", RESET_TURN, "undo-help-turn"), Key("ctrl+r", REDO, "undo-help-redo"))

    def __init__(
        self, words: Words, host: Host, hand_over: HandOver, question: OpenQuestion, table: Table,
        in_mind: InMind,
    ) -> None:
        self._words, self._host, self._hand_over = words, host, hand_over
        self._question, self._table, self._in_mind = question, table, in_mind

    def deeds(self) -> Deeds:
        """What keys and the game menu do."""
        return {UNDO: self.undo, RESET_TURN: self.reset_turn, REDO: self.redo}

    def undo(self) -> None:
        """Take back the newest choice, or the newest step of what is only in mind."""
        if not self._in_mind.take_back():
            self.take_back(self._host.undo, "undo-taken")

    def reset_turn(self) -> None:
        """Take back the newest turn."""
        self.take_back(self._host.reset_turn, "undo-turn-taken")

    def redo(self) -> None:
        """Make a choice again that was taken back, or a step of what is only in mind."""
        if not self._in_mind.make_again():
            self.take_back(lambda _: self._host.redo(), "undo-made-again")

    def take_back(self, way: Callable[[Seat], TakenBack], key: str) -> None:
        """Take back in some way, or say why not. key: of the sentence that tells of it."""
        try:
            taken = way(self._question.seat)
        except CannotUndo as error:
            self._table.say(stopped_text(self._words, self._host.names, *error.stopped))
        else:
            self._taken(taken, key)

    def _taken(self, taken: TakenBack, key: str) -> None:
        """Show the table as it is now, say what was done, and hand the keyboard to whose choice it was."""
        if taken.seat != self._hand_over.viewer:
            self._hand_over.give_back(taken.seat)
        text = self._words.text(key, name=self._host.names[taken.seat], count=taken.choices)
        if taken.stopped is not None:
            text = f"{text} {stopped_text(self._words, self._host.names, *taken.stopped)}"
        self._question.forget_plans()
        self._table.note(text)
        self._table.go_on()
        self._table.focus_question()
