"""Handing the keyboard over at the table: the curtain, and the PINs that may lie over it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from resurgence_tui.app.hand_over import HandOver
from resurgence_tui.app.history import CannotUndo
from resurgence_tui.app.host import Host
from resurgence_tui.app.pins import Pins
from resurgence_tui.engine.types import NOBODY, Seat
from resurgence_tui.i18n.text import Words
from resurgence_tui.i18n.undo_words import stopped_text
from resurgence_tui.ui.table.protocol import Deeds, OpenQuestion, Table

if TYPE_CHECKING:
    from resurgence_tui.ui.program import Program
    from resurgence_tui.ui.screens.hand_over import Curtain

PIN = "pin"


class TableCurtain:
    """Draws the curtain where the hand-over asks for it, and shows the table again once it is lifted.

    show_public: lays the boards as everybody may see them over the curtain.
    """

    def __init__(
        self, app: Program, words: Words, host: Host, hand_over: HandOver, question: OpenQuestion, table: Table,
        show_public: Callable[[], object],
    ) -> None:
        self._app, self._words, self._host, self._hand_over = app, words, host, hand_over
        self._question, self._table, self._show_public = question, table, show_public
        self._pins = Pins(host)  # kept, since it knows how long the next try has to wait
        self._is_down = False

    def deeds(self) -> Deeds:
        """What the game menu does."""
        return {PIN: self.set_pin}

    def draw(self, seat: Seat) -> None:
        """Hide the table until that seat says that it sits here."""
        if not self._is_down:
            from resurgence_tui.ui.screens.hand_over import HandOverScreen

            self._is_down = True
            self._app.push_screen(HandOverScreen(self._curtain_of(seat)), lambda sits: self._lift(seat, bool(sits)))

    def hide(self) -> None:
        """Draw the curtain before the seat that holds the keyboard."""
        self._hand_over.draw()
        self._table.update()

    def hide_private(self) -> None:
        """Before the program is stopped: who comes back may be another person, who must not see what is private."""
        if self._host.is_private and self._host.lone is None:
            self.hide()

    def _curtain_of(self, seat: Seat) -> Curtain:
        from resurgence_tui.ui.screens.hand_over import Curtain, PinLock

        host, before = self._host, self._host.last_seat
        may_take_back = host.is_private and before in host.humans and before != seat and host.can_undo(before)
        return Curtain(
            name=host.names[seat],
            public=self._show_public,
            leave=self._app.navigator.leave_game,
            back=self._take_back if may_take_back else None,
            lock=PinLock(self._pins, seat, host.names) if self._pins.has(seat) else None,
        )

    def _lift(self, seat: Seat, sits_here: bool) -> None:
        self._is_down = False
        if sits_here and self._hand_over.needs_curtain() == seat:
            self._hand_over.lift(seat)
        self._table.update()
        self._table.focus_question()

    def _take_back(self) -> str:
        """The seat that has just answered takes that back, and the curtain waits for it; else why not, in words."""
        seat = self._host.last_seat
        try:
            self._host.undo(seat)
        except CannotUndo as error:
            return stopped_text(self._words, self._host.names, *error.stopped)
        self._hand_over.give_back(seat)
        self._question.forget_plans()
        self._table.note(self._words.text("undo-taken", name=self._host.names[seat]))
        return ""

    @property
    def may_have_pin(self) -> bool:
        """Whether the seat at the keyboard may lay a PIN over its secrets, or take it away again.

        One is laid only where there is a hand-over; it stays when bots play for all others.
        """
        seat = self._question.seat
        return seat != NOBODY and not self._host.over and (len(self._host.humans) > 1 or self._pins.has(seat))

    def set_pin(self) -> None:
        """Ask for the PIN of the seat at the keyboard."""
        if self.may_have_pin:
            from resurgence_tui.ui.screens.pins import SetPinScreen

            self._app.push_screen(SetPinScreen(self._pins, self._question.seat, self._host.names), self._pin_told)

    def _pin_told(self, told: str | None) -> None:
        if told:
            self._table.note(told)
            self._table.update()
