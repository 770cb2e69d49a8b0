"""The hall of fame: the best results of finished games, and what each name has done in them."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Vertical
from textual.screen import Screen
from textual.widgets import Static

from resurgence_tui.app.hall_of_fame import ORDERS, Chosen, Place, Record, modes_of, places, records
from resurgence_tui.engine.types import RuleId
from resurgence_tui.games import GAMES, game_called
from resurgence_tui.i18n.families import option_way
from resurgence_tui.ui import theme
from resurgence_tui.ui.screens import hall_words as say
from resurgence_tui.ui.screens.game_words import title_of, words_for
from resurgence_tui.ui.screens.gathering import gather
from resurgence_tui.ui.screens.guarded_screen import GuardedScreen
from resurgence_tui.ui.widgets.bars import Bar, Entry
from resurgence_tui.ui.widgets.column_list import Column, ColumnList
from resurgence_tui.ui.widgets.key_line import KeyLine
from resurgence_tui.ui.widgets.line_list import LineList
from resurgence_tui.ui.widgets.score import Score
from resurgence_tui.ui.widgets.score_sheet import ScoreBars, ScoreSheet

if TYPE_CHECKING:
    from resurgence_tui.saves.results import Known

BEST, NAMES = "best", "names"
LISTS = {BEST: "hall-best", NAMES: "hall-names"}
"""The lists, and what they are called."""

ORDERED = {
    "points": "hall-order-points",
    "lead": "hall-order-lead",
    "date": "hall-order-date",
    "name": "hall-order-name",
}
"""An order of the results, and what it is called."""

NONE_YET, NONE_FITS = ("hall-none", "hall-none-why"), ("hall-none-fit", "hall-none-fit-why")
"""That nothing is listed, and why."""

WIDTHS = {"rank": 4, "points": 5, "outcome": 13, "when": 10, "games": 6, "wins": 6, "mean": 7, "best": 6, "last": 10}
RIGHT = ("rank", "points", "games", "wins", "mean", "best")
SORTED = {"points": "points", "name": "name", "outcome": "lead", "when": "date"}
"""Column -> the order that its heading stands for."""


class HallOfFameScreen(GuardedScreen, Screen[None]):
    """Two lists, what is chosen of them, and what there is to say about the highlighted line."""

    CSS_PATH = "hall_of_fame.tcss"
    AUTO_FOCUS = "#lines"
    TOLD_KEYS = (("Left/Right", "hall-key-mode"),)
    BINDINGS = [
        Binding("1", f"list('{BEST}')", "hall-key-list", show=False, id="best"),
        Binding("2", f"list('{NAMES}')", "hall-key-list", show=False, id="names"),
        Binding("tab", "other_list", "hall-key-list", show=False, id="other"),
        Binding("right", "mode(1)", "hall-key-mode", show=False, id="next-mode"),
        Binding("left", "mode(-1)", "hall-key-mode", show=False, id="previous-mode"),
        Binding("g", "game", "hall-key-game", show=False, id="game"),
        Binding("e", "switch", "hall-key-switch", show=False, id="switch"),
        Binding("b", "bots", "hall-key-bots", show=False, id="bots"),
        Binding("o", "order", "hall-key-order", show=False, id="order"),
        Binding("n", "name", "hall-key-name", show=False, id="name"),
        Binding("a", "all", "hall-key-all", id="all"),
        Binding("enter", "open", "hall-key-sheet", id="open"),
        Binding("escape", "dismiss", "ui_key_back", id="back"),
    ]

    def __init__(self) -> None:
        super().__init__()
        self.known: Known | None = None
        self._looking = ""
        self.chosen = Chosen()
        self.front = BEST
        self._places: list[Place] = []
        self._records: list[Record] = []
        self._place = -1

    @property
    def game(self) -> str:
        """The game whose results are listed; "" for those of several."""
        return self.chosen.game if len(GAMES) > 1 else next(iter(GAMES))

    @property
    def kinds(self) -> tuple[str, ...]:
        """The modes to choose from: those of the game."""
        return modes_of(game_called(self.game)) if self.game else ()

    @property
    def switch(self) -> str:
        """The option of the game that lines are told apart by as well; "" if it has none that is on or off."""
        specs = game_called(self.game).options if self.game else ()
        return next((spec.id for spec in specs if spec.switch), "")

    def anew(self) -> HallOfFameScreen:
        """The same screen in the language that is read now."""
        return HallOfFameScreen()

    def compose(self) -> ComposeResult:
        """Tabs, modes, what is chosen, the list, what there is to say about a line."""
        yield Bar(id="tabs")
        yield Bar(id="modes")
        yield Bar(id="filters")
        yield ColumnList(id="lines")
        with Vertical(id="about"):
            yield Static("", id="details", markup=False)
            yield Static("", id="told", markup=False)
        yield KeyLine(self.app.words)

    def on_mount(self) -> None:
        """Look for finished games, in a thread: saves may have to be read."""
        self.show()
        self.run_worker(self._gather, thread=True, exclusive=True, exit_on_error=False)

    def _gather(self) -> None:
        gather(self.app, self.app.library.store, self._reading, self._found)

    def _reading(self, done: int, total: int) -> None:
        """So many of the saves have been read."""
        self._looking = self.app.words.text("hall-looking-at", done=done, total=total)
        self.query_one("#details", Static).update(self._details(self._place))

    def _found(self, known: Known) -> None:
        self.known = known
        told = self.query_one("#told", Static)
        told.update(known.problem)
        told.set_class(bool(known.problem), "problem")
        self.show()

    # What is shown

    def show(self) -> None:
        """Fill the list with what is chosen."""
        words = self.app.words
        self._places = places(self.known.results if self.known else (), self.chosen)
        self._records = records(self._places)
        names = say.PLACE_HEADS if self.front == BEST else say.RECORD_HEADS
        columns = [
            Column(name, head, WIDTHS.get(name, 0), name in RIGHT)
            for name, head in zip(names, say.heads(words, names), strict=True)
        ]
        if self.front == BEST:
            rows = [say.place_cells(words, number, place) for number, place in enumerate(self._places, start=1)]
        else:
            rows = [say.record_cells(words, record) for record in self._records]
        order = next((column for column, order in SORTED.items() if order == self.chosen.order), "")
        self.query_one(ColumnList).show(columns, rows, sorted_by=order if self.front == BEST else "")
        self._show_choices()
        self._look(0 if rows else -1)

    def _show_choices(self) -> None:
        text = self.app.words.text
        tabs, modes, filters = (self.query_one(f"#{name}", Bar) for name in ("tabs", "modes", "filters"))
        tabs.entries = tuple(
            Entry(name, str(number), text(key)) for number, (name, key) in enumerate(LISTS.items(), start=1)
        )
        tabs.front, tabs.aside = self.front, ((text("hall-heading"), theme.TITLE),)
        shown = [("", text("hall-all-modes"))]
        shown += [(mode, say.mode_text(self.app.words, mode, self.game)) for mode in self.kinds]
        modes.entries = tuple(Entry(f"mode-{mode}", "", name) for mode, name in shown)
        modes.front = f"mode-{self.chosen.mode}"
        chosen = self.chosen
        name = text("hall-name-one", name=chosen.name) if chosen.name else text("hall-name-all")
        filters.entries = (
            *self._game_entries(),
            Entry("bots", "b", text("hall-bots-shown" if chosen.bots else "hall-bots-hidden")),
            Entry("order", "o", text(ORDERED[chosen.order])),
            Entry("name", "n", name),
        )

    def _game_entries(self) -> list[Entry]:
        """Which game, where there are several; and with, without or either of its switch."""
        words, chosen, found = self.app.words, self.chosen, []
        if len(GAMES) > 1:
            title = title_of(words, chosen.game) if chosen.game else words.text("hall-all-games")
            found.append(Entry("game", "g", title))
        if self.switch:
            key = option_way(self.switch, chosen.switches.get(self.switch))
            found.append(Entry("switch", "e", words_for(words, self.game).text(key)))
        return found

    def _look(self, place: int) -> None:
        """Say about a line what it has no room for."""
        self._place = place
        self.query_one("#details", Static).update(self._details(place))
        self.refresh_bindings()

    def _details(self, place: int) -> str:
        words = self.app.words
        if self.known is None:
            return self._looking or words.text("hall-looking")
        if place < 0:
            none, why = NONE_FITS if self.known.results else NONE_YET
            return f"{words.text(none)} {words.text(why)}"
        if self.front == NAMES:
            best = self._records[place].best
            return words.text(
                "hall-about-name", outcome=say.outcome(words, best), count=best.side.points,
                sides=say.sides_text(words, best.result),
            )  # fmt: skip
        result = self._places[place].result
        return words.text(
            "hall-about", sides=say.sides_text(words, result), played=say.played(words, result),
            when=say.day(result),
        )  # fmt: skip

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """A sheet is offered where there is one to show, and a choice where there is more than one."""
        able = {"open": self._place >= 0, "game": len(GAMES) > 1, "switch": bool(self.switch)}
        return able.get(action, True)

    # Reactions

    def choose(self, **changed: object) -> None:
        """Choose other lines."""
        self.chosen = replace(self.chosen, **changed)  # type: ignore[arg-type]
        self.show()

    def on_line_list_highlighted(self, looked: LineList.Highlighted) -> None:
        """Another line is highlighted."""
        looked.stop()
        if looked.place != self._place:
            self._look(looked.place)

    def on_line_list_picked(self, picked: LineList.Picked) -> None:
        """Show its sheet."""
        picked.stop()
        self.action_open()

    def on_column_list_headed(self, headed: ColumnList.Headed) -> None:
        """Sort by that column."""
        headed.stop()
        if self.front == BEST and headed.column in SORTED:
            self.choose(order=SORTED[headed.column])

    async def on_bar_picked(self, picked: Bar.Picked) -> None:
        """A click in place of a key."""
        picked.stop()
        if picked.entry in LISTS:
            self.action_list(picked.entry)
        elif picked.entry.startswith("mode-"):
            self.choose(mode=picked.entry.removeprefix("mode-"))
        else:
            await self.run_action(picked.entry)

    def action_list(self, name: str) -> None:
        """Bring a list to the front."""
        self.front = name
        self.show()

    def action_other_list(self) -> None:
        """The other list."""
        self.action_list(NAMES if self.front == BEST else BEST)

    def action_mode(self, step: int) -> None:
        """Games of another kind."""
        kinds = ("", *self.kinds)
        self.choose(mode=kinds[(kinds.index(self.chosen.mode) + step) % len(kinds)])

    def action_game(self) -> None:
        """The next game, or all again."""
        games = ("", *GAMES)
        self.choose(game=games[(games.index(self.chosen.game) + 1) % len(games)], mode="", switches={})

    def action_switch(self) -> None:
        """With the game's switch or without, only with, only without."""
        after = {None: True, True: False, False: None}[self.chosen.switches.get(self.switch)]
        self.choose(switches={} if after is None else {self.switch: after})

    def action_bots(self) -> None:
        """List bots too, or people only."""
        self.choose(bots=not self.chosen.bots)

    def action_order(self) -> None:
        """Sort by something else."""
        self.front = BEST
        self.choose(order=ORDERS[(ORDERS.index(self.chosen.order) + 1) % len(ORDERS)])

    def action_name(self) -> None:
        """Only the highlighted name, or all again."""
        if self.chosen.name:
            self.choose(name="")
        elif self.front == NAMES and self._place >= 0:
            record = self._records[self._place]
            self.front = BEST
            self.choose(name=record.name)
        elif self._place >= 0:
            self.choose(name=self._places[self._place].side.name)

    def action_all(self) -> None:
        """All finished games."""
        self.chosen = Chosen()
        self.show()

    def action_open(self) -> None:
        """The sheet of the highlighted game; of a name, its games."""
        if self._place < 0:
            return
        if self.front == NAMES:
            self.chosen = replace(self.chosen, name="")
            self.action_name()
            return
        result, words = self._places[self._place].result, self.app.words
        score = say.score_of_result(words, result)
        if score is None:
            self.query_one("#told", Static).update(words.text("hall-only-totals"))
            return
        title = words.text("hall-sheet-of", played=say.played(words, result), when=say.day(result))
        self.app.push_screen(ResultScreen(title, score, game_called(result.game).sheet.rule))


class ResultScreen(GuardedScreen, Screen[None]):
    """The sheet of a finished game, as it was kept."""

    CSS_PATH = "hall_of_fame.tcss"
    BINDINGS = [Binding("escape,enter", "dismiss", "ui_key_back", id="back")]

    def __init__(self, title: str, score: Score, rule: RuleId) -> None:
        super().__init__()
        self._title, self._score, self._rule = title, score, rule

    def compose(self) -> ComposeResult:
        """Sheet and bars."""
        yield Static(self._title, classes="heading", markup=False)
        yield ScoreSheet(self._score, id="sheet")
        yield ScoreBars(self._score, id="bars")
        yield KeyLine(self.app.words)

    def on_resize(self) -> None:
        """The sheet takes the lines it needs."""
        sheet = self.query_one(ScoreSheet)
        bars = len(self._score.names) + 1
        sheet.styles.height = len(sheet.lines_for(self.size.height - bars - 3)) + 3
        self.query_one(ScoreBars).styles.height = bars

    def rule_here(self) -> str:
        """F1 opens the rules at the final scoring."""
        return self._rule
