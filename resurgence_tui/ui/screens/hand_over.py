"""The curtain: hides the table until the seat that it names sits at the keyboard alone."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import ClassVar, NamedTuple

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Container, Vertical
from textual.screen import Screen
from textual.timer import Timer
from textual.widgets import Static

from resurgence_tui.app.pins import Pins
from resurgence_tui.engine.types import Seat
from resurgence_tui.ui.games import backdrop_of
from resurgence_tui.ui.screens.confirm import ask_before
from resurgence_tui.ui.screens.guarded_screen import GuardedScreen
from resurgence_tui.ui.screens.lift_key import LiftKey
from resurgence_tui.ui.screens.pins import ForgottenPinScreen, wrong_pin
from resurgence_tui.ui.widgets.key_line import KeyLine, shown_key
from resurgence_tui.ui.widgets.pin_field import PinField


@dataclass(frozen=True, slots=True)
class Curtain:
    """name: of the seat. What follows is offered where it is given.

    public: shows the boards as far as they are open to all, and comes back here. leave: saves the game and goes to the
    menu. back: takes back the last answer; what stops it, in words, or "" if it was done. lock: the seat's PIN, where
    it has one.
    """

    name: str
    public: Callable[[], object] | None = None
    leave: Callable[[], object] | None = None
    back: Callable[[], str] | None = None
    lock: PinLock | None = None


class PinLock(NamedTuple):
    """The PIN of a seat, with all there are, and the names of all seats."""

    pins: Pins
    seat: Seat
    names: list[str]


class HandOverScreen(GuardedScreen, Screen[bool]):
    """Dismissed when that seat has said that it sits here alone; nothing of the table is behind it.

    The key for that is never the one that was used last: held down, that one still comes while the curtain falls.

    what: the seat's name, and what can be done from here.
    """

    SETTLE: ClassVar[float] = 0.5
    """Seconds without a key, from when the curtain is painted, before one lifts it: what the last seat typed ahead must
    not."""

    CSS_PATH = "hand_over.tcss"
    BINDINGS = [
        Binding("enter", "lift('enter')", "curtain_key_lift", id="lift"),
        Binding("space", "lift('space')", "curtain_key_lift", id="lift-space"),
        Binding("p", "public", "curtain_key_public", id="public"),
        Binding("u", "take_back", "curtain_key_back", id="take-back"),
        Binding("f", "forgotten", "curtain_key_forgotten", id="forgotten"),
        Binding("escape", "leave", "curtain_key_menu", id="leave"),
    ]

    def __init__(self, what: Curtain) -> None:
        super().__init__()
        self.what = what
        self._drawn = self.app.gate.keys.now()
        self._lift_key: LiftKey | None = None
        self._silence: Timer | None = None
        self._is_told = False

    def compose(self) -> ComposeResult:
        """Who shall take the keyboard."""
        text, what = self.app.words.text, self.what
        with Container(id="stage"), Vertical(id="curtain"):
            yield Static(text("curtain_please", name=what.name), id="please", markup=False)
            yield Static(text("curtain_others"), id="others", markup=False)
            if what.lock is not None:
                yield Static(text("curtain_pin", name=what.name), id="asks-pin", markup=False)
                yield PinField(id="pin")
            yield Static(text("curtain_wait"), id="alone", classes="-waiting", markup=False)
            yield Static("", id="told", markup=False)
        yield from backdrop_of(self.app.game)
        yield KeyLine(self.app.words)

    def on_mount(self) -> None:
        """The field for the PIN takes the keys; the curtain counts as drawn once it is painted."""
        if self.what.lock is not None:
            self.query_one(PinField).focus()
        self.call_after_refresh(self._settle)

    def _settle(self) -> None:
        """The curtain has just been painted: what was typed before was not meant for it."""
        self._drawn = self.app.gate.keys.now()
        self.lift_key.wait(self._drawn)
        self._light_up_after_silence()

    def _light_up_after_silence(self) -> None:
        if self._silence is not None:
            self._silence.stop()
        if self.SETTLE > 0:
            self._silence = self.set_timer(self.SETTLE, self._light_up)
        else:
            self._light_up()

    def _light_up(self) -> None:
        """From now on a key lifts the curtain, and the last line says which one."""
        if not self.left:
            text = self.app.words.text
            last, key = self.query_one("#alone", Static), shown_key(self.app.words, self.lift_key.key)
            last.update(text("curtain_alone", key=key) if self.what.lock is None else text("curtain_alone_pin"))
            last.remove_class("-waiting")

    @property
    def lift_key(self) -> LiftKey:
        """The key that lifts the curtain."""
        if self._lift_key is None:
            self._lift_key = LiftKey(self.app.gate.keys.may_be_down, self.app.gate.keys.now())
        return self._lift_key

    def on_screen_resume(self) -> None:
        """A key that was used on what lay over the curtain may still be held."""
        before = self.lift_key.key
        self.lift_key.used(self.app.gate.keys.may_be_down, self.app.gate.keys.now())
        self._tell_key(before)

    def notice_input(self, event: events.Key | events.MouseDown) -> None:
        """A key or a button was pressed, whatever it does: what was told goes; after a key the silence begins anew, and
        another one may be the one to press."""
        self.tell("")
        if isinstance(event, events.Key):
            before = self.lift_key.key
            self.lift_key.press(event.key, event.time, self.SETTLE)
            self._tell_key(before)

    def _tell_key(self, before: str) -> None:
        """Ask to wait, and then for the key that lifts the curtain now."""
        if self.what.lock is not None or not self.is_mounted or self.lift_key.is_pressed:
            return
        if self.lift_key.key != before:
            self.refresh_bindings()
        last = self.query("#alone").results(Static)
        if (line := next(last, None)) is None:  # keys come faster than the curtain opens
            return
        if not line.has_class("-waiting"):
            line.update(self.app.words.text("curtain_wait"))
            line.add_class("-waiting")
        self._light_up_after_silence()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Only what there is is offered."""
        what = self.what
        forgotten = what.lock is not None and bool(what.lock.pins.others(what.lock.seat))
        offered = {
            "lift": what.lock is None and parameters == (self.lift_key.key,),
            "public": what.public is not None,
            "leave": what.leave is not None,
            "take_back": what.back is not None,
            "forgotten": forgotten,
        }
        return offered.get(action, True)

    def on_click(self, event: events.Click) -> None:
        """A click on the last line in place of the key."""
        if event.widget is not None and event.widget.id == "alone":
            event.stop()
            self.action_lift()

    def action_lift(self, key: str = "") -> None:
        """The seat sits here alone; what was typed ahead does not count. Where there is a PIN, that lifts it.

        key: the one pressed, if it was not a click.
        """
        pressed = self._is_settled if not key or self.app.gate.keys.clicked else self.lift_key.is_pressed
        if self.what.lock is None and pressed:
            self.dismiss(True)

    @property
    def _is_settled(self) -> bool:
        """Whether the curtain has stood for a moment."""
        return self.app.gate.keys.now() - self._drawn >= self.SETTLE

    def on_pin_field_typed(self, event: PinField.Typed) -> None:
        """The right PIN lifts the curtain; an Enter without digits, as a held one sends, is no try."""
        event.stop()
        lock = self.what.lock
        if lock is None:  # the field, though gone from view, can still have the focus
            if self.lift_key.key == "enter":
                self.action_lift("enter")
            return
        if not event.digits or not self._is_settled:
            return
        if lock.pins.open(lock.seat, event.digits):
            self.dismiss(True)
        else:
            self.tell(wrong_pin(self.app.words, lock.pins, lock.seat))

    def tell(self, sentence: str) -> None:
        """Say what stands in the way, or what was done, until the next key."""
        for told in self.query("#told").results(Static):  # none yet where keys come faster than the curtain opens
            if sentence or self._is_told:
                told.update(sentence)
                self._is_told = bool(sentence)

    def action_take_back(self) -> None:
        """The seat before takes back its last answer, and gets the curtain again."""
        if self.what.back is None:
            return
        stopped = self.app.gate.spent_key() or self.what.back()
        if stopped:
            self.tell(stopped)
        else:
            self.dismiss(False)

    def action_forgotten(self) -> None:
        """All others together clear the PIN."""
        if self.what.lock is not None:
            self.app.push_screen(ForgottenPinScreen(*self.what.lock), self._without_pin)

    def _without_pin(self, told: str | None) -> None:
        if told:
            self.what = replace(self.what, lock=None)
            for gone in ("#asks-pin", "#pin"):
                self.query_one(gone).display = False
            self.tell(told)
            self._light_up()
            self.refresh_bindings()

    def action_leave(self) -> None:
        """Ask whether to save and go to the menu; nothing of the table shows meanwhile. As set, do so unasked."""
        if self.what.leave is None:
            return
        if self.app.settings.confirmations:
            ask_before(self.app, self.app.words.text("curtain_leave"), self.what.leave)
        else:
            self.what.leave()

    def action_public(self) -> None:
        """Show what is open to all."""
        if self.what.public is not None:
            self.what.public()
