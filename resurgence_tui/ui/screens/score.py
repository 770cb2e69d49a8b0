"""Final scoring, line by line: who has won, and what for."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Center, Vertical
from textual.screen import Screen
from textual.widgets import Static

from resurgence_tui.app.host import Host
from resurgence_tui.app.results import best_results, keep_result
from resurgence_tui.engine.errors import GameError
from resurgence_tui.engine.types import NOBODY
from resurgence_tui.i18n.text import Words
from resurgence_tui.ui.screens.solo_score import best_text, is_alone, verdict_alone, with_mutants
from resurgence_tui.ui.screens.steady import Steady
from resurgence_tui.ui.widgets.key_line import KeyLine
from resurgence_tui.ui.widgets.score_sheet import Score, ScoreBars, ScoreLine, ScoreSheet, as_text

if TYPE_CHECKING:
    from resurgence_tui.ui.app import ResurgenceApp

PARTS = ("game", "compound", "leadership", "directives", "missions")
PART_OF = {"track": 0, "lead": 2, "directive": 3, "mission": 4}
"""The part of a bar that a line belongs to, by the first word of its name; all others count for the Compound."""

GAME_LINE = "track"

ORDER = (
    "track", "level", "ammo", "meds", "resources", "lead_metro", "lead_harbor", "lead_compound",
    "directive_a", "directive_b", "mission_end",
)  # fmt: skip
"""Lines in the order in which they are counted (SCORE-08); a save does not keep the order of a sheet."""

FRAME_LINES = 5
"""Heading, keys, two lines for what is told, one that stays free."""


def score_of(words: Words, host: Host) -> Score:
    """The sheets of all seats as one table of words and numbers."""
    view = host.view(NOBODY)
    sheets, earned = [seat.sheet for seat in view.seats], [seat.earned for seat in view.seats]
    if view.solo:
        sheets, earned = [*sheets, view.mutant_sheet], [*earned, {}]
    lines = []
    for name in sorted(sheets[0], key=lambda name: ORDER.index(name) if name in ORDER else len(ORDER)):
        points = tuple(sheet.get(name, 0) for sheet in sheets)
        lines.append(ScoreLine(_label(words, view, name), points, PART_OF.get(name.partition("_")[0], 1)))
        if name == GAME_LINE:
            lines += _finer(words, earned)
    score = Score(
        names=tuple(host.names),
        colours=tuple(seat.colour for seat in host.setup.seats),
        lines=tuple(lines),
        totals=tuple(host.scores),
        winners=tuple(host.winners),
        source=words.text("score_source"),
        sum=words.text("score_sum"),
        parts=tuple(words.text(f"score_part_{part}") for part in PARTS),
    )
    return with_mutants(words, view, score) if view.solo else score


def _label(words: Words, view: Any, name: str) -> str:
    """What a line is called; a Directive by the name on its card."""
    first, _, which = name.partition("_")
    if first == "directive" and len(view.directives) == 2:
        return words.text("score_directive", name=words.text(view.directives["ab".index(which)]))
    return words.text(f"score_{name}")


def _finer(words: Words, earned: list[dict[str, int]]) -> list[ScoreLine]:
    """Where the points of the game came from; what paid nobody is left out."""
    sources = dict.fromkeys(source for each in earned for source, points in each.items() if points)
    return [
        ScoreLine(words.text(f"score_earned_{source}"), tuple(each.get(source, 0) for each in earned), -1)
        for source in sources
    ]


def verdict(words: Words, host: Host) -> str:
    """Who has won and, where several have the same score, why (TIE-02, TIE-03)."""
    scores, names = host.scores, host.names
    winner = host.winners[0]
    level = [seat for seat in range(len(names)) if scores[seat] == scores[winner]]
    if len(level) == 1:
        return words.text("score_won", name=names[winner], count=scores[winner])
    leads = [sum(seat.tracks) for seat in host.view(NOBODY).seats]
    theirs = max(leads[seat] for seat in level if seat != winner)
    return words.text(
        "score_tie_leadership" if leads[winner] > theirs else "score_tie_order",
        names=listed(words, [names[seat] for seat in level]),
        name=names[winner],
        count=scores[winner],
        mine=leads[winner],
        theirs=theirs,
    )


def listed(words: Words, names: list[str]) -> str:
    """Names in a row: ``Anna, Boris and Celina``."""
    return words.text("score_and", others=", ".join(names[:-1]), last=names[-1])


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
