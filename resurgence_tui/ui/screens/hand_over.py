"""The curtain: hides the table until the seat that it names sits at the keyboard alone."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import TYPE_CHECKING, ClassVar

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Vertical
from textual.screen import Screen
from textual.widgets import Static

from resurgence_tui.ui.screens.confirm import ConfirmScreen
from resurgence_tui.ui.screens.steady import Steady
from resurgence_tui.ui.widgets.key_line import KeyLine

if TYPE_CHECKING:
    from resurgence_tui.ui.app import ResurgenceApp


class HandOverScreen(Steady, Screen[bool]):
    """Dismissed when that seat has said that it sits here alone; nothing of the table is behind it.

    name: of the seat. public: shows the boards as far as they are open to all, and comes back here; without it that
    key is not offered. leave: saves the game and goes to the menu, likewise.
    """

    SETTLE: ClassVar[float] = 0.5
    """Seconds for which the curtain stays: a key pressed twice by the last seat must not open the next one."""

    app: ResurgenceApp
    CSS_PATH = "hand_over.tcss"
    BINDINGS = [
        Binding("enter", "lift", "curtain_key_lift", id="lift"),
        Binding("p", "public", "curtain_key_public", id="public"),
        Binding("escape", "leave", "curtain_key_menu", id="leave"),
    ]

    def __init__(
        self, name: str, public: Callable[[], object] | None = None, leave: Callable[[], object] | None = None
    ) -> None:
        super().__init__()
        self._seat_name, self._public, self._leave = name, public, leave
        self._drawn = monotonic()

    def compose(self) -> ComposeResult:
        """Who shall take the keyboard."""
        words = self.app.words
        with Vertical(id="curtain"):
            yield Static(words.text("curtain_please", name=self._seat_name), id="please", markup=False)
            yield Static(words.text("curtain_others"), id="others", markup=False)
            yield Static(words.text("curtain_wait"), id="alone", classes="-waiting", markup=False)
        yield KeyLine(words)

    def on_mount(self) -> None:
        """Signs of the terminal."""
        self.query_one(KeyLine).signs = self.app.signs
        self.call_after_refresh(self._settle)

    def _settle(self) -> None:
        """The curtain has just been painted: what was typed before was not meant for it."""
        self._drawn = monotonic()
        if self.SETTLE:
            self.set_timer(self.SETTLE, self._light_up)
        else:
            self._light_up()

    def _light_up(self) -> None:
        """From now on Enter lifts the curtain, and the last line says so."""
        if not self.left:
            last = self.query_one("#alone", Static)
            last.update(self.app.words.text("curtain_alone"))
            last.remove_class("-waiting")

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """The public boards are offered only where there are some, and leaving only where there is a game."""
        offered = {"public": self._public, "leave": self._leave}
        return offered[action] is not None if action in offered else True

    def on_click(self, event: events.Click) -> None:
        """A click on the last line in place of Enter."""
        if event.widget is not None and event.widget.id == "alone":
            event.stop()
            self.action_lift()

    def action_lift(self) -> None:
        """The seat sits here alone; what was typed ahead does not count."""
        if monotonic() - self._drawn >= self.SETTLE:
            self.dismiss(True)

    def action_leave(self) -> None:
        """Ask whether to save and go to the menu; nothing of the table shows meanwhile."""
        question = self.app.words.text("curtain_leave")
        self.app.push_screen(ConfirmScreen(question), self._leave_if)

    def _leave_if(self, sure: bool | None) -> None:
        if sure and self._leave is not None:
            self._leave()

    def action_public(self) -> None:
        """Show what is open to all."""
        if self._public is not None:
            self._public()
