"""Final scoring, line by line: who has won, and what for."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Center, Vertical
from textual.screen import Screen
from textual.widgets import Static

from resurgence_tui.app.host import Host
from resurgence_tui.app.results import best_results, keep_result
from resurgence_tui.engine.errors import GameError
from resurgence_tui.ui.screens.score_text import score_of, verdict
from resurgence_tui.ui.screens.solo_score import best_text, is_alone, verdict_alone
from resurgence_tui.ui.screens.steady import Steady
from resurgence_tui.ui.widgets.key_line import KeyLine
from resurgence_tui.ui.widgets.score_sheet import ScoreBars, ScoreSheet, as_text

if TYPE_CHECKING:
    from resurgence_tui.ui.app import ResurgenceApp

FRAME_LINES = 5
"""Heading, keys, two lines for what is told, one that stays free."""


class ScoreScreen(Steady, Screen[None]):
    """The sheet of a finished game."""

    app: ResurgenceApp
    CSS_PATH = "score.tcss"
    BINDINGS = [
        Binding("t", "table", "score_key_table", id="table"),
        Binding("a", "again", "score_key_again", id="again"),
        Binding("s", "save", "score_key_save", id="save"),
        Binding("m,escape", "menu", "score_key_menu", id="menu"),
    ]

    def __init__(self, host: Host) -> None:
        super().__init__()
        self.host = host

    def compose(self) -> ComposeResult:
        """Winner, sheet, bars, a line for what happened."""
        words = self.app.words
        self.score = score_of(words, self.host)
        if is_alone(self.host):
            self.verdict = verdict_alone(words, self.host)
        else:
            self.verdict = verdict(words, self.host) if self.host.winners else ""
        heading = f"{words.text('score_heading')}  {words.text('score_seed', seed=str(self.host.setup.seed))}"
        yield Static(heading, classes="heading", markup=False)
        with Center(id="middle"), Vertical(id="all"):
            yield Static(self.verdict, id="verdict", markup=False)
            yield ScoreSheet(self.score, id="sheet")
            bars = ScoreBars(self.score, id="bars")
            bars.styles.height = len(self.score.names) + 1
            yield bars
            yield Static("", id="told", markup=False)
        yield KeyLine(words)

    def on_mount(self) -> None:
        """Signs of the terminal."""
        for sheet in (self.query_one(ScoreSheet), self.query_one(ScoreBars), self.query_one(KeyLine)):
            sheet.signs = self.app.signs
        if is_alone(self.host):
            self._tell_best()

    def _tell_best(self) -> None:
        """Keep the result, once, and tell of the best one so far."""
        problem = keep_result(self.host)
        best = best_results(self.app.library.store)
        self.tell(problem or best.problem or best_text(self.app.words, self.host, best), wrong=bool(problem))

    def on_resize(self, event: events.Resize) -> None:
        """The sheet takes the lines it needs; where there is room, blank ones set it apart."""
        above = len(self.verdict) // max(event.size.width - 2, 1) + 1
        room = event.size.height - FRAME_LINES - above - len(self.score.names) - 1
        sheet = self.query_one(ScoreSheet)
        sheet.styles.height = len(sheet.lines_for(room)) + 3
        self.set_class(room - len(self.score.lines) >= 9, "-roomy")

    def rule_here(self) -> str:
        """F1 opens the rules at the final scoring."""
        return "SCORE-08"

    def tell(self, sentence: str, wrong: bool = True) -> None:
        """Say what happened, or what went wrong."""
        told = self.query_one("#told", Static)
        told.update(sentence)
        told.set_class(wrong, "problem")

    def action_table(self) -> None:
        """Look at the table as it was left."""
        self.app.show_table(self.host)

    def action_again(self) -> None:
        """Another game with the same seats and variants."""
        try:
            self.app.start_game(self.host.again())
        except (GameError, ValueError, OSError) as error:
            self.tell(str(error))

    def action_menu(self) -> None:
        """Back to the menu."""
        self.app.leave_game()

    def action_save(self) -> None:
        """Write the sheet as text beside the saved game, and say where."""
        words, path = self.app.words, self.host.path
        if path is None:
            self.tell(words.text("score_no_folder"))
            return
        file = Path(path).with_suffix(".txt")
        try:
            file.write_text(f"{self.verdict}\n\n{as_text(self.score)}", encoding="utf-8")
        except OSError as error:
            self.tell(words.text("score_not_saved", file=str(file), reason=error.strerror or str(error)))
            return
        self.tell(words.text("score_saved", file=str(file)), wrong=False)
