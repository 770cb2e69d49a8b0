"""PINs: a seat sets, changes or removes its own, and all others together clear a forgotten one."""

from __future__ import annotations

from abc import abstractmethod

from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Container, Vertical
from textual.screen import ModalScreen
from textual.widgets import Static

from resurgence_tui.app.pins import Pins
from resurgence_tui.engine.types import Seat
from resurgence_tui.i18n.pin_words import wrong_pin_text
from resurgence_tui.i18n.text import Words
from resurgence_tui.saves.pins import LONGEST, SHORTEST, make_pin
from resurgence_tui.ui.games import backdrop_of
from resurgence_tui.ui.screens.guarded_screen import GuardedScreen
from resurgence_tui.ui.widgets.key_line import KeyLine
from resurgence_tui.ui.widgets.pin_field import PinField


class PinBox(GuardedScreen, ModalScreen[str]):
    """A box with a question, a field, and a line for what is wrong. Dismissed with what is to be told, or ""."""

    CSS_PATH = "pins.tcss"
    TOLD_KEYS = (("Enter", "pin_key_enter"),)
    BINDINGS = [Binding("escape", "close", "ui_key_back", id="back")]

    def __init__(self, pins: Pins, seat: Seat, names: list[str]) -> None:
        super().__init__()
        self._pins, self._seat, self._names = pins, seat, names

    def compose(self) -> ComposeResult:
        """The box; the field has the focus."""
        with Container(id="stage"), Vertical(id="box"):
            yield Static("", id="question", markup=False)
            yield PinField(id="pin")
            yield Static("", id="told", markup=False)
        yield from backdrop_of(self.app.game)
        yield KeyLine(self.app.words)

    def on_mount(self) -> None:
        """Ask."""
        self.query_one(PinField).focus()
        self.ask()

    def ask(self, told: str = "") -> None:
        """Show the question as it stands now. told: what was wrong with the last answer."""
        self.query_one("#question", Static).update(self.question())
        self.query_one("#told", Static).update(told)
        self.query_one(PinField).clear()
        self.app.gate.asked_anew()

    @property
    def asked_now(self) -> str:
        """What is asked: an Enter that is held answers the first question only."""
        return self.question()

    def refuses(self) -> bool:
        """Whether Enter went down before this question was asked, which is told."""
        return self.app.gate.refuses(self._tell, lambda _: self._tell(""))

    def _tell(self, sentence: str) -> None:
        self.query_one("#told", Static).update(sentence)

    @abstractmethod
    def question(self) -> str:
        """What is asked."""

    def text(self, key: str, **values: str | int) -> str:
        """A sentence about the seat."""
        return self.app.words.text(key, name=self._names[self._seat], **values)

    def action_close(self) -> None:
        """Leave everything as it is."""
        self.dismiss("")


class SetPinScreen(PinBox):
    """A seat's own PIN, typed twice; nothing typed removes the one there is, which is asked for first."""

    _first = ""

    def __init__(self, pins: Pins, seat: Seat, names: list[str]) -> None:
        super().__init__(pins, seat, names)
        self._is_known = not pins.has(seat)

    def question(self) -> str:
        """The PIN there is, then the new one, then the same once more."""
        if not self._is_known:
            return self.text("pin_old")
        if self._first:
            return self.text("pin_again")
        key = "pin_change" if self._pins.has(self._seat) else "pin_new"
        return self.text(key, shortest=SHORTEST, longest=LONGEST)

    def on_pin_field_typed(self, event: PinField.Typed) -> None:
        """The PIN there is, the new one, or that once more."""
        event.stop()
        if self.refuses():
            return
        if not self._is_known:
            self._is_known = self._pins.open(self._seat, event.digits)
            self.ask("" if self._is_known else wrong_pin(self.app.words, self._pins, self._seat))
            return
        first, self._first = self._first, ""
        if not first and not event.digits:
            self._pins.remove(self._seat)
            self.dismiss(self.text("pin_removed"))
        elif first and first == event.digits:
            self._pins.set(self._seat, first)
            self.dismiss(self.text("pin_set"))
        elif first:
            self.ask(self.text("pin_differs"))
        else:
            self._begin(event.digits)

    def _begin(self, digits: str) -> None:
        try:
            make_pin(digits)
        except ValueError:
            self.ask(self.text("pin_is", shortest=SHORTEST, longest=LONGEST))
        else:
            self._first = digits
            self.ask()


class ForgottenPinScreen(PinBox):
    """All others agree one after the other, those with a PIN by typing it; then the seat's PIN is cleared."""

    def __init__(self, pins: Pins, seat: Seat, names: list[str]) -> None:
        super().__init__(pins, seat, names)
        self._asked = pins.others(seat)
        self._typed: dict[Seat, str] = {}

    @property
    def _now(self) -> Seat:
        return self._asked[len(self._typed)]

    def question(self) -> str:
        """One of the others after the other."""
        key = "pin_agree_with_pin" if self._pins.has(self._now) else "pin_agree"
        return self.text(key, other=self._names[self._now])

    def on_pin_field_typed(self, event: PinField.Typed) -> None:
        """One has agreed, with the right PIN."""
        event.stop()
        if self.refuses():
            return
        other = self._now
        if not self._pins.open(other, event.digits):
            self.ask(wrong_pin(self.app.words, self._pins, other))
            return
        self._typed[other] = event.digits
        if len(self._typed) < len(self._asked):
            self.ask()
        else:
            self._pins.clear(self._seat, self._typed)
            self.dismiss(self.text("pin_cleared"))


def wrong_pin(words: Words, pins: Pins, seat: Seat) -> str:
    """That a PIN does not fit, or how long its next try has to wait."""
    return wrong_pin_text(words, pins.pause(seat))
