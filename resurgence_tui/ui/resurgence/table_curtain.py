"""The part of the table screen that hands the keyboard over: the curtain, and the PINs that may lie over it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from resurgence_tui.app.hand_over import HandOver
from resurgence_tui.app.history import CannotUndo
from resurgence_tui.app.host import Host
from resurgence_tui.app.pins import Pins
from resurgence_tui.engine.types import NOBODY, Seat
from resurgence_tui.i18n.text import Words
from resurgence_tui.i18n.undo_words import stopped_text
from resurgence_tui.ui import theme
from resurgence_tui.ui.resurgence.glyphs import Looks
from resurgence_tui.ui.resurgence.pending import Pending
from resurgence_tui.ui.resurgence.public_look import PublicLook
from resurgence_tui.ui.resurgence.tabletop import Tabletop
from resurgence_tui.ui.screens.hand_over import Curtain, HandOverScreen, Lock
from resurgence_tui.ui.screens.pins import SetPinScreen

if TYPE_CHECKING:
    from resurgence_tui.ui.app import ResurgenceApp


class TableCurtain:
    """Draws the curtain where the hand-over asks for it, and shows the table again once it is lifted."""

    if TYPE_CHECKING:
        app: ResurgenceApp
        host: Host
        hand_over: HandOver
        words: Words
        pending: Pending
        notice: str

        @property
        def signs(self) -> theme.Signs: ...
        @property
        def looks(self) -> Looks: ...
        @property
        def top(self) -> Tabletop: ...
        def update(self) -> None: ...

    _curtain_up = False

    @property
    def pins(self) -> Pins:
        """The PINs of the game; kept, since they know how long the next try has to wait."""
        if not hasattr(self, "_pins"):
            self._pins = Pins(self.host)
        return self._pins

    def draw_curtain(self, seat: Seat) -> None:
        """Hide the table until that seat says that it sits here."""
        if not self._curtain_up:
            self._curtain_up = True
            self.app.push_screen(HandOverScreen(self._curtain_of(seat)), lambda sits: self._lift(seat, bool(sits)))

    def _curtain_of(self, seat: Seat) -> Curtain:
        host, before = self.host, self.host.last_seat
        may_take_back = host.is_private and before in host.humans and before != seat
        return Curtain(
            name=host.names[seat],
            public=self._look_at_what_is_open,
            leave=self.app.leave_game,
            back=self._take_back if may_take_back else None,
            before=host.names[before] if may_take_back else "",
            lock=Lock(self.pins, seat, host.names) if self.pins.has(seat) else None,
        )

    def _lift(self, seat: Seat, sits_here: bool) -> None:
        self._curtain_up = False
        if sits_here and self.hand_over.needs_curtain() == seat:
            self.hand_over.lift(seat)
        self.update()
        self.top.focus_slot()

    def _take_back(self) -> str:
        """The seat that has just answered takes that back, and the curtain waits for it; else why not, in words."""
        seat = self.host.last_seat
        try:
            self.host.undo(seat)
        except CannotUndo as error:
            return stopped_text(self.words, self.host.names, *error.stopped)
        self.hand_over.give_back(seat)
        self.pending.forget_plans()
        self.notice = self.words.text("undo-taken", name=self.host.names[seat])
        return ""

    def _look_at_what_is_open(self) -> None:
        """From the curtain: the boards as everybody may see them."""
        self.app.push_screen(PublicLook(self.host, self.words, self.looks, self.signs))

    @property
    def may_have_pin(self) -> bool:
        """Whether the seat at the keyboard may lay a PIN over its secrets, or take it away again.

        One is laid only where there is a hand-over; it stays when bots play for all others.
        """
        seat = self.pending.seat
        return seat != NOBODY and not self.host.over and (len(self.host.humans) > 1 or self.pins.has(seat))

    def action_pin(self) -> None:
        """The PIN of the seat at the keyboard."""
        if self.may_have_pin:
            self.app.push_screen(SetPinScreen(self.pins, self.pending.seat, self.host.names), self._pin_told)

    def _pin_told(self, told: str | None) -> None:
        if told:
            self.notice = told
            self.update()
