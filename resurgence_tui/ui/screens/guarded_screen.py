"""What every screen shares: it is left once, and what still comes in after that does no harm."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from textual import events
from textual.app import ScreenError
from textual.await_complete import AwaitComplete
from textual.css.query import NoMatches
from textual.dom import NoScreen
from textual.message import Message
from textual.screen import Screen
from textual.widgets import Button

from resurgence_tui.ui.compositor import CleanCompositor
from resurgence_tui.ui.widgets.decision_menu import DecisionMenu
from resurgence_tui.ui.widgets.line_list import LineList

if TYPE_CHECKING:
    from resurgence_tui.ui.program import Program

PICKS = (Button.Pressed, DecisionMenu.Picked, LineList.Picked)
"""What counts only while the screen is the one on top: a second pick is meant for what the first has opened."""

if TYPE_CHECKING:
    Base = Screen[Any]
else:
    Base = object


class GuardedScreen(Base):
    """Stands before ``Screen`` among the bases of a screen.

    Keys may come faster than a screen opens or closes. Its widgets are then missing, and nobody misses them.
    """

    left = False
    """Whether the app has taken the screen off the stack."""

    if TYPE_CHECKING:
        app: Program

    def __init__(self, *args: Any, **values: Any) -> None:
        super().__init__(*args, **values)
        self._compositor = CleanCompositor()

    def _forward_event(self, event: events.Event) -> None:
        if isinstance(event, events.MouseDown):
            self.app.gate.keys.click(event.time)
        super()._forward_event(event)

    async def _dispatch_message(self, message: Message) -> None:
        if isinstance(message, PICKS) and not self.is_current:
            return
        try:
            await super()._dispatch_message(message)
        except (NoMatches, NoScreen, ScreenError):
            if not (self.left or self.app.is_ending):
                raise

    def dismiss(self, result: Any = None) -> AwaitComplete:
        """Leave the screen with a result; once, and only while it is the one on top."""
        return super().dismiss(result) if self.app.navigator.may_leave(self) else AwaitComplete.nothing()
