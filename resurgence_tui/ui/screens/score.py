"""Final scoring, line by line: who has won, what for, and how it came about."""

from __future__ import annotations

from typing import TYPE_CHECKING

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Horizontal, Vertical
from textual.screen import Screen
from textual.widgets import Static

from resurgence_tui.app.host import Host
from resurgence_tui.app.results import best_results, keep_result
from resurgence_tui.app.review import can_review
from resurgence_tui.engine.errors import GameError
from resurgence_tui.i18n.errors import error_text
from resurgence_tui.ui.games import backdrop_of
from resurgence_tui.ui.screens.best_words import best_text
from resurgence_tui.ui.screens.doubt import doubt_sentence
from resurgence_tui.ui.screens.guarded_screen import GuardedScreen
from resurgence_tui.ui.screens.points_panels import PANELS, Panels, panel_bars, panel_keys, story_panels
from resurgence_tui.ui.screens.points_story import story_of
from resurgence_tui.ui.screens.score_text import score_of, verdict_of
from resurgence_tui.ui.widgets.key_line import KeyLine
from resurgence_tui.ui.widgets.painter import wrapped
from resurgence_tui.ui.widgets.score_sheet import ScoreBars, ScoreSheet

if TYPE_CHECKING:
    from resurgence_tui.ui.screens.review import Reviewed

FRAME_LINES = 5
"""Heading, keys, two lines for what is told, one that stays free."""


class ScoreScreen(Panels, GuardedScreen, Screen[None]):
    """The sheet of a finished game, the chart of its points, and what decided it; as many at once as there is room."""

    CSS_PATH = "score.tcss"
    BINDINGS = [
        *panel_keys(PANELS, "history-key-panel"),
        Binding("t", "table", "score_key_table", id="table"),
        Binding("a", "again", "score_key_again", id="again"),
        Binding("r", "review", "score_key_review", id="review"),
        Binding("s", "save", "history-key-save", id="save"),
        Binding("m,escape", "menu", "score_key_menu", id="menu"),
    ]

    def __init__(self, host: Host) -> None:
        super().__init__(host)
        self._reviewed: Reviewed | None = None

    def anew(self) -> ScoreScreen:
        """The same screen in the language that is read now."""
        return ScoreScreen(self.host)

    def compose(self) -> ComposeResult:
        """Tabs, winner, the panels side by side, a line for what happened."""
        words = self.app.words
        self.score, self.story = score_of(words, self.host), story_of(words, self.host)
        self.verdict = verdict_of(words, self.host)
        yield from panel_bars(self.heading)
        yield Static(self.verdict, id="verdict", markup=False)
        with Horizontal(id="panels"):
            with Vertical(id="sheets"):
                yield ScoreSheet(self.score, id="sheet")
                bars = ScoreBars(self.score, id="bars")
                bars.styles.height = len(self.score.names) + 1
                yield bars
                yield Static("", id="turning-points", markup=False)
                yield from backdrop_of(self.host.setup.game)
            with Vertical(id="points"):
                yield from story_panels(words, self.story)
        yield Static("", id="told", markup=False)
        yield KeyLine(words)

    def on_mount(self) -> None:
        """The result is kept, once."""
        words, lost = self.app.words, keep_result(self.host)
        said, lost_text = doubt_sentence(words, self.host), error_text(words, lost or "")
        remark = said if self.host.doubt is None else ""
        problem = " ".join(filter(None, ("" if remark else said, lost_text)))
        if problem:
            self.tell(problem)
        elif self.host.setup.options.get(self.host.game.mode_option):
            best = best_results(self.app.library.store, self.host.setup.game)
            told = best.problem or best_text(words, self.host, best)
            self.tell(" ".join(filter(None, (told, remark))), wrong=False)
        elif remark:
            self.tell(remark, wrong=False)

    @property
    def heading(self) -> str:
        """What stands beside the tabs."""
        words, seed = self.app.words, self.host.told_seed
        told = "" if seed is None else f"  {words.text('score_seed', seed=str(seed))}"
        return words.text("score_heading") + told

    def on_resize(self, event: events.Resize) -> None:
        """The sheet takes the lines it needs; where there is room, blank ones set it apart."""
        self.arrange_panels(event.size)
        above = len(self.verdict) // max(event.size.width - 2, 1) + 1
        room = event.size.height - FRAME_LINES - above - len(self.score.names) - 1
        sheet = self.query_one(ScoreSheet)
        lines = len(sheet.lines_for(room))
        sheet.styles.height = lines + 3
        self.set_class(room - len(self.score.lines) >= 9, "-roomy")
        self._tell_turning_points(event.size.width - 2, room - lines - 2)

    def _tell_turning_points(self, width: int, lines: int) -> None:
        """Below the sheet, as many sentences of what decided it as there is room for; beside it they stand anyway."""
        told: list[str] = []
        for sentence in () if self.has_class("-wide") else self.story.sentences:
            lines -= len(wrapped(sentence, width, lines + 1))
            if lines < 0:
                break
            told.append(sentence)
        turning_points = self.query_one("#turning-points", Static)
        turning_points.update("\n".join(told))
        turning_points.display = bool(told)

    def rule_here(self) -> str:
        """F1 opens the rules at the final scoring."""
        return self.host.game.sheet.rule

    def action_table(self) -> None:
        """Look at the table as it was left."""
        self.app.navigator.show_table(self.host)

    def action_again(self) -> None:
        """Another game with the same seats and variants."""
        try:
            self.app.navigator.start_game(self.host.again(), programs=self.host.bots.programs)
        except (GameError, ValueError, OSError) as error:
            self.tell(error_text(self.app.words, error))

    def action_menu(self) -> None:
        """Back to the menu."""
        self.app.navigator.leave_game()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """A review is offered where bots can think about the game."""
        return can_review(self.host.setup.game, self.host.over) if action == "review" else True

    def action_review(self) -> None:
        """Say which choices cost most; what was found once is not looked for again."""
        from resurgence_tui.ui.screens.review import ReviewScreen

        self.app.push_screen(ReviewScreen(self.host.save_file(), self._reviewed), self._keep_review)

    def _keep_review(self, reviewed: Reviewed | None) -> None:
        self._reviewed = reviewed or self._reviewed
