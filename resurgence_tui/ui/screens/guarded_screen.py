"""What every screen shares: it is left once, and what still comes in after that does no harm."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from textual import events
from textual.app import ScreenError
from textual.await_complete import AwaitComplete
from textual.css.query import NoMatches
from textual.dom import NoScreen
from textual.message import Message
from textual.widgets import Button

from resurgence_tui.ui.compositor import CleanCompositor
from resurgence_tui.ui.inside_textual import InsideScreen
from resurgence_tui.ui.widgets.cursor import show_cursor_of
from resurgence_tui.ui.widgets.decision_menu import DecisionMenu
from resurgence_tui.ui.widgets.line_list import LineList

if TYPE_CHECKING:
    from resurgence_tui.ui.program import Program

PICKS = (Button.Pressed, DecisionMenu.Picked, LineList.Picked)
"""What counts only while the screen is the one on top: a second pick is meant for what the first has opened."""


class GuardedScreen(InsideScreen):
    """Stands before ``Screen`` among the bases of a screen.

    Keys may come faster than a screen opens or closes. A handler may then look for widgets that are gone, which is no
    fault.
    """

    COMPOSED_BY = CleanCompositor

    left = False
    """Whether the app has taken the screen off the stack."""

    is_covered = False
    """Whether another screen lies above, where the keys go."""

    if TYPE_CHECKING:
        app: Program

    def on_mount(self) -> None:
        """The class for the height counts from the first layout on; Textual sets it after that, and all is laid out and
        painted twice."""
        names = [name for least, name in sorted(self.VERTICAL_BREAKPOINTS or ()) if least <= self.app.size.height]
        self.add_class(*names[-1:])

    def sees(self, event: events.Event) -> None:
        """A click is noted before any widget has it."""
        if isinstance(event, events.MouseDown):
            self.app.gate.keys.click(event.time)

    def counts(self, message: Message) -> bool:
        """A pick counts only while the screen is the one on top. A key or a click that came while the screen was left
        counts for nothing. Beneath another screen there is no cursor."""
        if isinstance(message, (events.ScreenSuspend, events.ScreenResume)):
            self.is_covered = isinstance(message, events.ScreenSuspend)
            show_cursor_of(self.focused)
        if self.left and isinstance(message, (events.Key, events.MouseEvent)):
            return False
        return self.is_current or not isinstance(message, PICKS)

    def is_harmless(self, error: Exception) -> bool:
        """Of a screen that is left, widgets may be missing."""
        return isinstance(error, (NoMatches, NoScreen, ScreenError)) and (self.left or self.app.is_ending)

    def dismiss(self, result: Any = None) -> AwaitComplete:
        """Leave the screen with a result; once, and only while it is the one on top."""
        return super().dismiss(result) if self.app.navigator.may_leave(self) else AwaitComplete.nothing()
