"""What is shown while a game is started or read: the name of the game and its picture, at once."""

from __future__ import annotations

from textual.app import ComposeResult
from textual.screen import Screen
from textual.widgets import Static

from resurgence_tui.ui.games import screens_of
from resurgence_tui.ui.screens.guarded_screen import GuardedScreen


class LayingOutScreen(GuardedScreen, Screen[None]):
    """Stays below the game that is shown next."""

    VERTICAL_BREAKPOINTS = [(0, "-low"), (34, "-tall")]

    def compose(self) -> ComposeResult:
        """Name, one line, picture."""
        screens = screens_of(self.app.game)
        yield from (widget.add_class("banner") for widget in screens.banner())
        yield Static(self.app.words.text("ui_laying_out"), id="about", classes="quiet", markup=False)
        yield from screens.backdrop()
