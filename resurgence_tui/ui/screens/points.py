"""How the game stands: the points so far as a chart and round by round. Everybody may see them at any time."""

from __future__ import annotations

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Horizontal, Vertical
from textual.geometry import Size
from textual.screen import Screen
from textual.widgets import Static

from resurgence_tui.ui.games import screens_of
from resurgence_tui.ui.screens.guarded_screen import GuardedScreen
from resurgence_tui.ui.screens.points_panels import CHART, ROUNDS, Panels, panel_bars, panel_keys, story_panels
from resurgence_tui.ui.screens.points_story import story_of
from resurgence_tui.ui.widgets.key_line import KeyLine


class PointsScreen(Panels, GuardedScreen, Screen[None]):
    """Chart, rounds and who leads, over the table of a game."""

    CSS_PATH = "score.tcss"
    SHOWN = (CHART, ROUNDS)
    BINDINGS = [
        *panel_keys(SHOWN, "history-key-chart"),
        Binding("escape,p,enter", "dismiss", "ui_key_back", id="back"),
        Binding("s", "save", "history-key-save", id="save"),
    ]

    def anew(self) -> PointsScreen:
        """The same screen in the language that is read now."""
        return PointsScreen(self.host)

    def compose(self) -> ComposeResult:
        """Tabs, the panels, a line for what happened."""
        words = self.app.words
        self.story = story_of(words, self.host)
        yield from panel_bars(self.heading)
        with Horizontal(id="panels"), Vertical(id="points"):
            yield from story_panels(words, self.story)
        yield Static("", id="told", markup=False)
        yield KeyLine(words)

    @property
    def heading(self) -> str:
        """What is shown, and that nothing of it is secret."""
        return self.app.words.text("history-points-heading")

    def tabs_at(self, size: Size) -> tuple[str, ...]:
        """Sentences alone need none."""
        return super().tabs_at(size) if self.story.has_points else ()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Without chart and table there is nothing to turn to."""
        return self.story.has_points if action in ("panel", "turn") else True

    def on_resize(self, event: events.Resize) -> None:
        """As much as there is room for."""
        self.arrange_panels(event.size)
        self.set_class(event.size.height >= 36, "-roomy")

    def rule_here(self) -> str:
        """F1 opens the rules at the points that count at once."""
        return screens_of(self.host.setup.game).rule_about("points", len(self.host.names))
