"""The notice that stands in place of everything while the terminal is too small."""

from __future__ import annotations

from textual import events
from textual.app import ComposeResult
from textual.geometry import Size
from textual.screen import Screen
from textual.widgets import Static

from resurgence_tui.ui.screens.guarded_screen import GuardedScreen


class TooSmallScreen(GuardedScreen, Screen[None]):
    """Says how much room is needed and how much there is; the app takes it away when there is enough."""

    CSS_PATH = "too_small.tcss"
    IS_NOTICE = True

    def __init__(self, least: Size) -> None:
        super().__init__()
        self._least = least

    def compose(self) -> ComposeResult:
        """One text."""
        yield Static("", id="notice", markup=False)

    def on_mount(self) -> None:
        """Say it."""
        self._say(self.app.size)

    def on_resize(self, event: events.Resize) -> None:
        """Another size, still too small."""
        self._say(event.size)

    def _say(self, size: Size) -> None:
        text = self.app.words.text(
            "ui_small_notice", width=self._least.width, height=self._least.height, columns=size.width, rows=size.height
        )
        self.query_one("#notice", Static).update(text)
