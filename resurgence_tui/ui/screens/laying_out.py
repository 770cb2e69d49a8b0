"""What is shown while a game is started or read: the name of the game and the city, at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from textual.app import ComposeResult
from textual.screen import Screen
from textual.widgets import Static

from resurgence_tui.ui.screens.steady import Steady
from resurgence_tui.ui.widgets.banner import Banner, Skyline

if TYPE_CHECKING:
    from resurgence_tui.ui.app import ResurgenceApp


class LayingOutScreen(Steady, Screen[None]):
    """Stays below the game that is shown next."""

    app: ResurgenceApp
    VERTICAL_BREAKPOINTS = [(0, "-low"), (34, "-tall")]

    def compose(self) -> ComposeResult:
        """Name, one line, city."""
        for sheet in (Banner(), Skyline()):
            sheet.signs = self.app.signs
            yield sheet
            if isinstance(sheet, Banner):
                yield Static(self.app.words.text("laying_out"), id="about", classes="quiet", markup=False)
