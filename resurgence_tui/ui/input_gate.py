"""Sees every event of the app before anything else: which keys count, and for which screen and question."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple
from weakref import WeakKeyDictionary, ref

from textual import events
from textual.screen import Screen
from textual.timer import Timer

from resurgence_tui.ui.focus_reports import FocusReports, Report
from resurgence_tui.ui.inside_textual import get_time
from resurgence_tui.ui.key_guard import KeyGuard
from resurgence_tui.ui.widgets.key_line import shown_key

if TYPE_CHECKING:
    from resurgence_tui.ui.program import Program


class Refused(NamedTuple):
    """That a key was refused, as a screen tells it. key: by Textual's name. until: when it may be used again."""

    screen: ref[Screen[Any]]
    key: str
    hide: Callable[[], object]
    until: Timer


class InputGate:
    """Lets through what counts. A screen may have ``asked_now``, which differs from one question to the next,
    ``notice_input``, which is told of every key and click, and ``is_laid``, false while keys do not count yet."""

    TOLD: ClassVar[float] = 2.0
    """For how many seconds it is told that a key was refused: a little longer than ``KeyGuard.SLOWEST``."""

    def __init__(self, app: Program) -> None:
        self._app = app
        self.keys = KeyGuard(get_time)
        self._typed_at: WeakKeyDictionary[events.Key, Screen[Any]] = WeakKeyDictionary()
        self._reports = FocusReports()
        self._handed_on: Report | None = None
        self._refused: Refused | None = None

    def admits(self, event: events.Event) -> bool:
        """Whether an event counts: a key for the screen that it was typed at, not for one that has come or gone since.
        """
        if isinstance(event, events.AppFocus | events.AppBlur):
            return self._admits_report(event)
        if isinstance(event, events.Key) and not self._admits_key(event):
            return False
        if isinstance(event, events.Key | events.MouseDown) and not event.is_forwarded:
            self._reports.forget()
            if isinstance(event, events.MouseDown) or (self._refused and event.key != self._refused.key):
                self._hide_refusal()
            notice = getattr(self._app.screen, "notice_input", None)
            if notice is not None:
                notice(event)
        return True

    def _admits_key(self, event: events.Key) -> bool:
        screen = self._app.screen
        if event.is_forwarded:
            return self._typed_at.get(event, screen) is screen
        self.keys.press(event.key, event.time)
        if getattr(screen, "is_laid", True):
            self._typed_at[event] = screen
            return True
        return event.key == "ctrl+q"

    def _admits_report(self, report: Report) -> bool:
        if report is self._handed_on:
            return True
        if self._reports.note(report):
            self._app.call_later(self._hand_on_report)
        return False

    def _hand_on_report(self) -> None:
        self._handed_on = self._reports.take(self._app.app_focus)
        if self._handed_on is not None:
            self._app.post_message(self._handed_on)

    # What is asked, and whether a key was pressed for it

    def asked_anew(self) -> None:
        """The screen on top may ask something else now: keys that are held do not answer that."""
        if self._app.has_screens:
            screen = self._app.screen
            self.keys.turn_to((ref(screen), getattr(screen, "asked_now", None)))

    def refuses(self, show: Callable[[str], object], hide: Callable[[str], object]) -> bool:
        """Whether what has just been pressed does not count for what is asked now, which is told until another key or
        the mouse is used, or the key may be used again.

        show: tells it. hide: takes what was told away; neither is called once another screen is on top.
        """
        spent = self.spent_key()
        if spent:
            if self._refused is not None:
                self._refused.until.stop()
            until = self._app.set_timer(self.TOLD, self._hide_refusal)
            self._refused = Refused(ref(self._app.screen), self.keys.key, lambda: hide(spent), until)
            show(spent)
        return bool(spent)

    def _hide_refusal(self) -> None:
        told, self._refused = self._refused, None
        if told is not None:
            told.until.stop()
            if self._app.has_screens and told.screen() is self._app.screen:
                told.hide()

    def spent_key(self) -> str:
        """Why what has just been pressed does not count for what is asked now, in words; "" if it does."""
        if not self.keys.is_spent:
            return ""
        if self.keys.clicked:
            return self._app.words.text("ui_spent_click")
        words = self._app.words
        return words.text("ui_spent_key", key=shown_key(words, self.keys.key))
