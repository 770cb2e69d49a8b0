"""Replay of any game: its table at any moment, forwards and backwards, as each seat saw it then."""

from __future__ import annotations

from bisect import bisect_right
from typing import Any, Protocol

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding
from textual.screen import Screen

from resurgence_tui.app.replay import Place, Replay, Step
from resurgence_tui.engine.errors import GameError
from resurgence_tui.engine.types import NOBODY, LogEntry, Seat
from resurgence_tui.i18n.errors import error_text
from resurgence_tui.i18n.text import Words
from resurgence_tui.ui import theme
from resurgence_tui.ui.games import screens_of
from resurgence_tui.ui.screens.confirm import ask_before
from resurgence_tui.ui.screens.doubt import doubt_sentence
from resurgence_tui.ui.table import layout as at
from resurgence_tui.ui.table.kit import LogText
from resurgence_tui.ui.table.protocol import BoardKeys
from resurgence_tui.ui.table.question import Question
from resurgence_tui.ui.table.seats import Looks, looks_of
from resurgence_tui.ui.table.tabletop import Tabletop, TabletopScreen
from resurgence_tui.ui.widgets.bars import Entry
from resurgence_tui.ui.widgets.decision_menu import DecisionMenu
from resurgence_tui.ui.widgets.key_line import worded
from resurgence_tui.ui.widgets.log import Log, LogLine
from resurgence_tui.ui.widgets.menu_rows import Row
from resurgence_tui.ui.widgets.painter import Part
from resurgence_tui.ui.widgets.prompt_line import Prompt

ROUNDS = "123456789"


class StepList(DecisionMenu):
    """All choices of the game; moving in it moves through the game, so the mouse has to click."""

    def key_of(self, place: int) -> str:
        """Digits mean rounds here."""
        return ""

    def on_mouse_move(self, event: events.MouseMove) -> None:
        """Passing over a choice does not go there."""
        event.stop()
        event.prevent_default()


class ReplayView:
    """What a log in words needs of a game, up to a moment."""

    def __init__(self, replay: Replay) -> None:
        self._replay, self.setup = replay, replay.setup
        self.names = [seat.name for seat in self.setup.seats]
        self.moment = replay.first

    @property
    def log_length(self) -> int:
        """Entries of the whole log by then."""
        return self._replay.entries(self.moment)

    def log(self, eyes: Seat, since: int = 0) -> list[LogEntry]:
        """What had happened by then after so many entries of the whole log."""
        return self._replay.log(self.moment, eyes, since)

    def view(self, eyes: Seat) -> Any:
        """The table at that moment."""
        return self._replay.view(self.moment, eyes)


class ReplayKit(Protocol):
    """The game's part of one replay."""

    @property
    def words(self) -> Words:
        """The words of the game."""

    def tabletop(self, signs: theme.Signs, menu: DecisionMenu) -> Tabletop:
        """The boards, with that menu, made once."""

    def log_text(self, past: ReplayView) -> LogText:
        """The log up to a moment in words."""

    def heading(self, step: Step) -> str:
        """The round and step that a choice fell in, above the choices of it; "" for none."""

    def chosen(self, step: Step) -> str:
        """An option that was chosen, in a few words."""

    def asked(self, step: Step) -> str:
        """What was asked, in a short line."""

    def header(self, view: Any) -> tuple[Part, ...]:
        """Where the game stood, for the first line."""

    def header_short(self, view: Any) -> tuple[Part, ...]:
        """Where the game stood, for the line of the tabs."""

    def describe(self, spot: str, view: Any) -> tuple[Part, ...]:
        """A place in one line."""


def replay_bindings(boards: BoardKeys) -> list[Binding]:
    """The keys of a replay: those of the boards first."""
    return [
        *(Binding(one.key, f"tab('{board}')", one.help, show=False) for board, one in boards.items()),
        Binding("left", "turn(-1)", "replay-help-turn", show=False),
        Binding("right", "turn(1)", show=False),
        *(Binding(key, f"round({key})", "replay-help-round" if key == "1" else "", show=False) for key in ROUNDS),
        Binding("v", "eyes", "replay-help-eyes", show=False),
        Binding("slash", "search", "table-help-search", show=False),
        Binding("w", "what_if", "replay-help-what-if", show=False),
        Binding("escape", "back", "table-help-back", show=False),
    ]


class ReplayScreen(TabletopScreen):
    """Boards, log and a list of all choices, which is walked through. Nothing is played here.

    place: where to begin; without one, or without its moment, at the start of the game, or the end of one that goes on.
    """

    def __init__(self, replay: Replay, kit: ReplayKit, place: Place | None = None) -> None:
        super().__init__()
        place = place or Place()
        self.replay, self.kit, self.words = replay, kit, kit.words
        start = replay.first if replay.is_public else replay.last
        self.moment = min(max(start if place.moment is None else place.moment, replay.first), replay.last)
        lone = replay.viewers[-1] if len(replay.viewers) == 2 and not replay.is_public else NOBODY
        self.viewer: Seat = lone if place.viewer is None else place.viewer
        self._reviewed = place.reviewed
        self.names = [seat.name for seat in replay.setup.seats]
        self._lines: list[LogLine] = []
        self._told_by: list[int] = []

    def anew(self) -> Screen[Any]:
        """The same moment in the language that is read now."""
        place = Place(self.moment, self.viewer, self._reviewed)
        return screens_of(self.replay.setup.game).replay_screen(self.replay, place)

    def compose(self) -> ComposeResult:
        """The table, with the choices where the menu is."""
        yield self.kit.tabletop(self.app.signs, StepList(id=at.MENU))

    def on_mount(self) -> None:
        """The choices, the log as the viewer may know it, and the first moment."""
        self.top.describe = self.looked_at
        said = doubt_sentence(self.words, self.replay)
        self._problem, self._remark = (said, "") if self.replay.doubt is not None else ("", said)
        self._list()
        self.watch(self.top.menu, "index", self._moved, init=False)
        self.top.focus_slot()

    # What is listed

    def _list(self) -> None:
        """All choices and all of the log, through the eyes of the viewer."""
        rows = [self._row(moment) for moment in range(self.replay.first, self.replay.last + 1)]
        self._tell()
        self.top.show_view(self._view, self._looks)
        question = Question(rows=tuple(rows), searched=tuple(rows))
        self.top.show_question(question, NOBODY, tag=f"eyes{self.viewer}", at_row=str(self.moment))
        self.top.log_of_game.show(self._lines)
        self._show()

    def _row(self, moment: int) -> Row:
        """The choice that led to a moment."""
        step = self.replay.step(moment, self.viewer)
        if step is None:
            return Row(str(moment), self.words.text("replay-start"))
        told = self.words.text("replay-choice", name=self.names[step.seat], chosen=self._chosen(step))
        return Row(str(moment), told, group=self.kit.heading(step))

    def _chosen(self, step: Step) -> str:
        """What was chosen, as far as the viewer may know it."""
        return self.kit.chosen(step) if step.option else self.words.text("replay-hidden")

    def _tell(self) -> None:
        """The log in sentences, and how many there are by each moment."""
        past = ReplayView(self.replay)
        telling, self._told_by = self.kit.log_text(past), []
        for past.moment in range(self.replay.first, self.replay.last + 1):
            self._lines = list(telling.lines(self.viewer, self._looks))
            self._told_by.append(len(self._lines))

    @property
    def _looks(self) -> Looks:
        return looks_of(self.replay.setup.seats)

    @property
    def _view(self) -> Any:
        return self.replay.view(self.moment, self.viewer)

    # Moving

    def go(self, moment: int) -> None:
        """Show another moment."""
        self.top.menu.end_search()
        self.top.menu.look_at(str(moment))

    def _moved(self) -> None:
        """Another choice is highlighted."""
        row = self.top.menu.row
        if row is not None and int(row.id) != self.moment:
            self.moment, self._problem, self._remark = int(row.id), "", ""
            self._show()

    def _show(self) -> None:
        """Table, log and prompt of the moment."""
        top, text, replay = self.top, self.words.text, self.replay
        view = self._view
        top.show_view(view, self._looks)
        top.log_of_game.marked = self._told_by[self.moment - replay.first] - 1
        top.header.parts, top.tabs.aside = self.kit.header(view), self.kit.header_short(view)
        eyes = text("replay-eyes-all") if self.viewer == NOBODY else text("replay-eyes", name=self.names[self.viewer])
        comes = self.moment == self._reviewed and self.moment < replay.last
        step = replay.step(self.moment + comes, self.viewer)
        style = theme.STRONG if step is None else theme.seat_style(self._looks[step.seat].colour)
        badge = "" if step is None else text("table-badge", number=step.seat + 1, name=self.names[step.seat])
        asked = text("replay-start") if step is None else self.kit.asked(step)
        why = text("replay-where", moment=self.moment, last=replay.last, eyes=eyes)
        scores = ", ".join(
            text("replay-score", name=name, count=score)
            for name, score in zip(self.names, replay.scores(self.moment), strict=True)
        )
        why = f"{why} {scores} {self._remark}".rstrip()
        if comes and step is not None:
            why = f"{text('replay-next', chosen=self._chosen(step))} {why}"
        top.prompt.prompt = Prompt(badge, style, asked, why, problem=self._problem)
        self._show_keys()

    _problem = _remark = ""

    def _show_keys(self) -> None:
        wanted = (
            ("turn_back", "<-", "replay-key-turn-back", True), ("turn_on", "->", "replay-key-turn-on", True),
            ("choice_back", "up", "replay-key-choice-back", True), ("choice", "down", "replay-key-choice", True),
            ("eyes", "v", "replay-key-eyes", len(self.replay.viewers) > 1),
            ("what_if", "w", "replay-key-what-if", self.replay.is_public), ("back", "esc", "replay-key-back", True),
            ("first", "Home", "replay-key-first", True), ("last", "End", "replay-key-last", True),
        )  # fmt: skip
        self.top.keys.entries = tuple(
            Entry(name, worded(self.words, key), self.words.text(label), 0 if name == "back" else place)
            for place, (name, key, label, works) in enumerate(wanted, 1) if works
        )

    def looked_at(self, spot: str, row: str) -> tuple[Part, ...]:
        """What a place is."""
        return self.kit.describe(spot, self._view) if spot else ()

    # Keys and mouse

    def on_tabletop_picked(self, event: Tabletop.Picked) -> None:
        """A choice was clicked."""
        event.stop()
        self.go(int(event.row))

    def on_log_explain(self, event: Log.Explain) -> None:
        """A sentence of the log leads to its moment."""
        event.stop()
        line = self.top.log_of_game.index % max(len(self._lines), 1)
        place = bisect_right(self._told_by, line)
        self.go(min(self.replay.first + place, self.replay.last))

    def action_do(self, deed: str) -> None:
        """The deeds of a replay are actions of their own."""
        self.call_later(self.run_action, deed)

    def action_search(self) -> None:
        """Look for a choice by its words."""
        self.top.menu.focus()
        self.top.menu.search()

    def action_first(self) -> None:
        """The first moment."""
        self.go(self.replay.first)

    def action_last(self) -> None:
        """The last moment."""
        self.go(self.replay.last)

    def action_choice(self) -> None:
        """The next moment at which somebody had a choice."""
        self.go(self.replay.by_decision(self.moment, 1))

    def action_choice_back(self) -> None:
        """The moment before at which somebody had a choice."""
        self.go(self.replay.by_decision(self.moment, -1))

    def action_turn(self, way: int) -> None:
        """The next turn, or the one before."""
        self.go(self.replay.by_turn(self.moment, way))

    def action_turn_on(self) -> None:
        """The next turn."""
        self.action_turn(1)

    def action_turn_back(self) -> None:
        """The turn before."""
        self.action_turn(-1)

    def action_round(self, number: int) -> None:
        """The start of a round."""
        self.go(self.replay.at_round(number))

    def action_eyes(self) -> None:
        """See the same moment as the next seat saw it."""
        viewers = self.replay.viewers
        self.viewer = viewers[(viewers.index(self.viewer) + 1) % len(viewers)]
        self._list()

    def action_what_if(self) -> None:
        """Ask whether to begin a new game at this moment."""
        if self.replay.is_public:
            question = self.words.text("replay-what-if", moment=self.moment)
            ask_before(self.app, question, self._begin, yes="replay-what-if-yes", no="ui_back")
        else:
            self._problem = self.words.text("replay-not-over")
            self._show()

    def _begin(self) -> None:
        title = self.words.text("replay-title", names=", ".join(self.names))
        try:
            host = self.replay.what_if(self.moment, title, self.app.library.store)
        except GameError as error:
            self._problem = error_text(self.words, error)
            self._show()
        else:
            self.app.navigator.open_game(host)

    def action_back(self) -> None:
        """From a search or a board to the choices; then out of the replay."""
        if self.top.menu.end_search():
            self.go(self.moment)
        elif self.focused is not None and self.focused is not self.top.menu:
            self.top.focus_slot()
        else:
            self.app.navigator.leave_replay()
