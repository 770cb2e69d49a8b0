"""The panels of points, as many at once as there is room for: the rest are tabs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from textual.app import ComposeResult
from textual.binding import Binding
from textual.geometry import Size
from textual.screen import Screen
from textual.widgets import Static

from resurgence_tui.app.host import Host
from resurgence_tui.i18n.text import Words
from resurgence_tui.ui import theme
from resurgence_tui.ui.screens.points_story import Story
from resurgence_tui.ui.widgets.bars import Bar, Entry
from resurgence_tui.ui.widgets.gains_table import GainsTable
from resurgence_tui.ui.widgets.line_chart import LineChart

if TYPE_CHECKING:
    from resurgence_tui.ui.program import Program

SHEET, CHART, ROUNDS = "sheet", "chart", "rounds"
PANELS = (SHEET, CHART, ROUNDS)
CALLED = {SHEET: "history-sheet", CHART: "history-chart", ROUNDS: "history-rounds"}
"""In the order of their digits."""

WIDE = Size(150, 44)
"""From here on all panels stand side by side."""

MIDDLE = 36
"""From so many lines on, chart and rounds stand one below the other."""

if TYPE_CHECKING:
    Base = Screen[Any]
else:
    Base = object


def panel_keys(panels: Sequence[str], what: str) -> list[Binding]:
    """The keys that bring panels to the front. what: the key of the words for the digits."""
    return [
        *(Binding(str(number), f"panel('{panel}')", what, show=False, id=f"panel-{panel}")
          for number, panel in enumerate(panels, start=1)),
        Binding("right,tab", "turn(1)", "history-key-turn", show=False, id="next-panel"),
        Binding("left,shift+tab", "turn(-1)", show=False, id="previous-panel"),
    ]  # fmt: skip


def panel_bars(heading: str) -> ComposeResult:
    """The heading, and the tabs that take its place where there is no room for all panels."""
    yield Static(heading, id="heading", classes="heading", markup=False)
    yield Bar(id="tabs")


def story_panels(words: Words, story: Story) -> ComposeResult:
    """Chart, rounds, and what decided it; the sentences alone while nobody can have scored."""
    if story.has_points:
        yield LineChart(story.chart, id="chart")
        yield GainsTable(story.gains, id="gains")
    yield Static(words.text("history-decided" if story.over else "history-stands"), id="decided-head", markup=False)
    yield Static("\n".join(story.sentences), id="decided", markup=False)


class Panels(Base):
    """The part of a screen that shows panels about a game. It has what ``panel_bars`` and ``story_panels`` give."""

    if TYPE_CHECKING:
        app: Program

    SHOWN: tuple[str, ...] = PANELS
    """The panels that this screen has."""

    front = ""
    """The panel in front; "" before the first look."""

    def __init__(self, host: Host) -> None:
        super().__init__()
        self.host = host

    @property
    def heading(self) -> str:
        """What stands beside the tabs."""
        return ""

    def tabs_at(self, size: Size) -> tuple[str, ...]:
        """The panels that take turns at a size; none where all show."""
        if size.width >= WIDE.width and size.height >= WIDE.height:
            return ()
        return self.SHOWN if size.height < MIDDLE else tuple(panel for panel in self.SHOWN if panel != ROUNDS)

    def arrange_panels(self, size: Size) -> None:
        """Show what there is room for."""
        tabs = self.tabs_at(size)
        if self.front not in tabs:
            self.front = CHART if self.front and CHART in tabs else (*tabs, "")[0]
        front, every = self.front, len(tabs) < 2
        chart = every or front == CHART
        rounds = every or front == ROUNDS or (chart and ROUNDS not in tabs)
        shown = {"sheets": every or front == SHEET, "points": chart or rounds, "chart": chart, "gains": rounds,
                 "decided-head": rounds, "heading": every, "tabs": not every}  # fmt: skip
        for name, shows in shown.items():
            for widget in self.query(f"#{name}"):
                widget.display = shows
        self.set_class(not tabs, "-wide")
        for gains in self.query(GainsTable):
            gains.styles.height = gains.gains.height
        self._show_tabs(tabs)

    def tell(self, sentence: str, wrong: bool = True) -> None:
        """Say what happened, or what went wrong."""
        told = self.query_one("#told", Static)
        told.update(sentence)
        told.set_class(wrong, "problem")

    def _show_tabs(self, tabs: tuple[str, ...]) -> None:
        bar, text = self.query_one("#tabs", Bar), self.app.words.text
        entries = []
        for number, panel in enumerate(tabs, start=1):
            both = panel == CHART and ROUNDS not in tabs
            entries.append(Entry(panel, str(number), text("history-chart-and-rounds" if both else CALLED[panel])))
        bar.entries, bar.front = tuple(entries), self.front
        bar.aside = ((self.heading, theme.TITLE),)

    def action_panel(self, panel: str) -> None:
        """Bring a panel to the front."""
        tabs = self.tabs_at(self.size)
        if panel == ROUNDS and ROUNDS not in tabs:
            panel = CHART
        if panel in tabs:
            self.front = panel
            self.arrange_panels(self.size)

    def action_turn(self, step: int) -> None:
        """Bring the next panel to the front, or the one before."""
        tabs = self.tabs_at(self.size)
        if len(tabs) > 1:
            self.action_panel(tabs[(tabs.index(self.front) + step) % len(tabs)])

    def action_save(self) -> None:
        """Offer to write points and table, or the score, to files, as text and as pictures."""
        from resurgence_tui.ui.screens.exporting import offer_files

        offer_files(self.app, self.host, self.tell)

    def on_bar_picked(self, picked: Bar.Picked) -> None:
        """A tab was clicked; the line of keys answers its own clicks."""
        if picked.bar.id == "tabs":
            picked.stop()
            self.action_panel(picked.entry)
