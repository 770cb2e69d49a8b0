"""Frames that lie over the table for a moment: rows to choose from, or lines to read."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import TYPE_CHECKING

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Container
from textual.screen import ModalScreen
from textual.widget import Widget

from resurgence_tui.ui.screens.backdrop import Backdrop
from resurgence_tui.ui.screens.guarded_screen import GuardedScreen
from resurgence_tui.ui.widgets.bars import Bar, Entry
from resurgence_tui.ui.widgets.decision_menu import DecisionMenu
from resurgence_tui.ui.widgets.log import Log, LogLine
from resurgence_tui.ui.widgets.menu_rows import Row

if TYPE_CHECKING:
    from resurgence_tui.ui.program import Program


class Overlay(Backdrop, GuardedScreen, ModalScreen[str]):
    """A frame in the middle of the screen; Esc or a click beside it closes it with "".

    Rules, settings and help open above it, as they do everywhere.
    """

    CSS_PATH = "dialogs.tcss"
    # What lies over a table keeps keys from the app: those that this lets through are named again.
    BINDINGS = [
        Binding("escape,f10", "close", "ui_key_back", show=False, id="back"),
        Binding("f1", "app.rules", "ui_key_rules", show=False, id="rules"),
        Binding("f2", "app.settings", "settings_key", show=False, id="settings"),
        Binding("question_mark", "app.help", "ui_key_help", show=False, id="help"),
    ]

    def __init__(self, title: str) -> None:
        super().__init__()
        self._title = title

    @abstractmethod
    def inside(self) -> Sequence[Widget]:
        """What the frame holds; the first of them that can takes the focus."""

    def compose(self) -> ComposeResult:
        """The frame."""
        with Container() as frame:
            yield from self.inside()
        frame.border_title = self._title

    def tell_below(self, sentence: str) -> None:
        """Say something in the lower edge of the frame."""
        self.query_one(Container).border_subtitle = sentence

    def action_close(self) -> None:
        """Close without a choice."""
        self.dismiss("")

    def on_click(self, event: events.Click) -> None:
        """A click beside the frame closes it."""
        if event.widget is self:
            self.dismiss("")


class ChoiceScreen(Overlay):
    """A few rows to choose from; dismissed with the row's id."""

    def __init__(self, title: str, rows: Sequence[Row]) -> None:
        super().__init__(title)
        self._rows = rows

    def inside(self) -> Sequence[Widget]:
        """The rows."""
        return [DecisionMenu()]

    def on_mount(self) -> None:
        """Show the rows, as high as they are many."""
        menu = self.query_one(DecisionMenu)
        menu.styles.height = len(self._rows) + len({row.group for row in self._rows if row.group})
        menu.show(self._rows)

    def on_decision_menu_picked(self, event: DecisionMenu.Picked) -> None:
        """The choice, though not by the key that has opened the frame and is still held."""
        event.stop()
        if not self.app.gate.refuses(self.tell_below, lambda _: self.tell_below("")):
            self.dismiss(event.row)


class InfoScreen(Overlay):
    """Lines to scroll through; the key that closes them stands below."""

    BINDINGS = [Binding("escape,f10,x", "close", show=False), Binding("enter", "close", show=False, priority=True)]
    IS_KEPT = True

    def __init__(self, title: str, lines: Sequence[LogLine]) -> None:
        super().__init__(title)
        self._lines = lines

    @classmethod
    def filled(cls, app: Program, title: str, lines: Sequence[LogLine]) -> InfoScreen:
        """One with these lines: the one that was closed before, if there is one."""
        screen = app.spare(cls)
        if screen is None:
            return cls(title, lines)
        screen._title, screen._lines, screen.left = title, lines, False
        screen._fill()
        return screen

    def inside(self) -> Sequence[Widget]:
        """The lines, and the way back."""
        return [Log(), Bar()]

    def on_mount(self) -> None:
        """Show the lines from the top."""
        self._fill()

    def _fill(self) -> None:
        self.query_one(Container).border_title = self._title
        self.query_one(Bar).entries = (Entry("close", "Esc", self.app.words.text("ui_key_back")),)
        log = self.query_one(Log)
        log.show(self._lines)
        log.index = 0

    def empty(self) -> None:
        """No lines."""
        self._lines = ()
        self.query_one(Log).show(())

    def on_bar_picked(self, picked: Bar.Picked) -> None:
        """A click on the way back."""
        picked.stop()
        self.action_close()

    def on_log_explain(self, event: Log.Explain) -> None:
        """Nothing here has a rule."""
        event.stop()
