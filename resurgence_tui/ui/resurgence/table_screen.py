"""The playing screen: it alone talks to the host; it shows a view, asks, and passes choices on."""

from __future__ import annotations

import gc
from dataclasses import replace
from typing import TYPE_CHECKING

from textual.app import ComposeResult
from textual.binding import Binding

from resurgence_tui.app.hand_over import HandOver
from resurgence_tui.app.host import Host
from resurgence_tui.engine.errors import IllegalChoice, StaleChoice
from resurgence_tui.engine.types import NOBODY
from resurgence_tui.games.resurgence.outlook import reach
from resurgence_tui.games.resurgence.view import View
from resurgence_tui.i18n.text import words as words_of
from resurgence_tui.ui import theme
from resurgence_tui.ui.resurgence import table_layout as at
from resurgence_tui.ui.resurgence.asking import ASSIGNMENT, OFFERS, Asking, Question, shortened
from resurgence_tui.ui.resurgence.assignment_board import AssignmentBoard
from resurgence_tui.ui.resurgence.chains import Chains
from resurgence_tui.ui.resurgence.ending import Ending
from resurgence_tui.ui.resurgence.explaining import Explaining
from resurgence_tui.ui.resurgence.glyphs import Looks, SeatLook
from resurgence_tui.ui.resurgence.guide import Guide
from resurgence_tui.ui.resurgence.guide_table import GuideTable
from resurgence_tui.ui.resurgence.onlooking import Onlooking
from resurgence_tui.ui.resurgence.pending import ASSIGNMENT_BOARD, STEPPER, Pending
from resurgence_tui.ui.resurgence.solo_forecast import bands_of
from resurgence_tui.ui.resurgence.solo_table import SoloTable
from resurgence_tui.ui.resurgence.solo_telling import SoloTelling
from resurgence_tui.ui.resurgence.stepper import Stepper
from resurgence_tui.ui.resurgence.table_curtain import TableCurtain
from resurgence_tui.ui.resurgence.table_keys import HELD_BACK, TableKeys
from resurgence_tui.ui.resurgence.table_layout import Shape
from resurgence_tui.ui.resurgence.table_menus import TableMenus
from resurgence_tui.ui.resurgence.table_news import TableNews
from resurgence_tui.ui.resurgence.tabletop import KEYS, Tabletop, TabletopScreen
from resurgence_tui.ui.resurgence.taking_back import TakingBack
from resurgence_tui.ui.resurgence.telling import Telling, spaced
from resurgence_tui.ui.widgets.bars import Bar
from resurgence_tui.ui.widgets.decision_menu import LETTERED, Row
from resurgence_tui.ui.widgets.log import Log
from resurgence_tui.ui.widgets.painter import Part
from resurgence_tui.ui.widgets.prompt_line import Prompt

if TYPE_CHECKING:
    from resurgence_tui.ui.app import ResurgenceApp

WATCHING = 0.12
"""Seconds between two answers of bots while nobody else plays."""

SCORE, LEAVE_TABLE = "show_score", "leave_table"
"""Rows of the menu once the game is over."""


class TableScreen(
    Onlooking, GuideTable, TableCurtain, TakingBack, TableNews, TableKeys, SoloTable, Explaining, TableMenus, Chains,
    Ending, TabletopScreen,
):
    """One game, from the draft to the score."""

    app: ResurgenceApp
    BINDINGS = [
        *(Binding(key, f"tab('{board}', '{key}')", f"table-help-{board}", show=False) for board, key in KEYS.items()),
        *(Binding(KEYS[board].upper(), f"tab('{board}')", f"table-help-{board}", show=False) for board in HELD_BACK),
        Binding("1", "number('1')", "table-help-number", show=False),
        *(Binding(key, f"number('{key}')", show=False) for key in f"234567890r{LETTERED}"),
        Binding("f1", "explain", "table-help-explain", show=False),
        Binding("i", "face", "table-help-face", show=False),
        Binding("slash", "search", "table-help-search", show=False),
        Binding("h", "curtain('h')", "table-help-curtain", show=False),
        Binding("f9", "curtain", "table-help-curtain", show=False),
        Binding("x", "info", "table-help-info", show=False),
        Binding("p", "points", "history-help-points", show=False),
        Binding("g", "seats", "table-help-seats", show=False),
        Binding("n", "news", "news_help", show=False),
        Binding("L", "whole_log", "news_help_log", show=False),
        Binding("v", "list_ways", "table-help-list", show=False),
        Binding("u", "undo", "undo-help", show=False),
        Binding("U", "reset_turn", "undo-help-turn", show=False),
        Binding("ctrl+r", "redo", "undo-help-redo", show=False),
        Binding("exclamation_mark", "save_again", "saves-help-again", show=False),
        Binding("e", "guide", "guide-help", show=False),
        Binding("escape", "back", "table-help-back", show=False),
        Binding("f10", "game_menu", "table-help-menu", show=False),
    ]

    def __init__(self, host: Host) -> None:
        super().__init__()
        self.host = host
        self.hand_over = HandOver(host)
        self.words = words_of(host.setup.language)
        self.pending = Pending(Asking(self.words, host.names))
        self.telling = Telling(self.words, host)
        self.solo, self.since = SoloTelling(self.words, host), host.log_length
        self.guide = Guide()
        self.view: View | None = None
        self.problem, self.notice, self.is_laid = "", "", False
        self._told_problem = ""
        self._score_shown = host.over  # a game that is over already is opened to look at its table

    def compose(self) -> ComposeResult:
        """The table, in one container."""
        yield Tabletop(self.words, self.signs)

    def on_mount(self) -> None:
        """Play on to the first question."""
        self.top.describe = self.looked_at
        self._watcher = self.set_interval(WATCHING, self._watch, pause=True)
        self.go_on()
        self.top.focus_slot()
        self.call_after_refresh(self._laid)

    def _laid(self) -> None:
        """The table has been painted: keys count from now on, those typed before were meant for something else."""
        self.is_laid = True
        if not self.app.is_headless:
            settle_memory()

    @property
    def signs(self) -> theme.Signs:
        """What lines and marks are drawn with."""
        return self.app.signs

    @property
    def looks(self) -> Looks:
        """How the seats are shown."""
        return tuple(SeatLook(seat.name, seat.colour, not seat.human) for seat in self.host.setup.seats)

    # Playing on

    def go_on(self) -> None:
        """Let bots and single answers go by until somebody is asked; with bots alone, one answer at a time."""
        if self.host.humans or self.host.over or self.host.held_by is not None:
            self._watcher.pause()
            self.run_and_tell()
        else:
            self._watcher.resume()
        self.update()

    def _watch(self) -> None:
        if self.left:
            return
        if self.host.humans or self.host.over or not self.host.step():
            self.go_on()
        else:
            self.update()

    def submit(self, ticket: str, option: str) -> bool:
        """Answer the question with that ticket; what cannot be is told in one sentence. Whether it was taken."""
        seat, before, seen = self.pending.seat, self.host.log_length, self.view
        try:
            self.host.submit(ticket, option)
        except StaleChoice:
            self.problem = self.words.text("table-stale")
        except IllegalChoice:
            self.problem = self.words.text("table-illegal")
        else:
            self.problem = self.notice = ""
            self.turn_may_have_ended(seat, before, seen)
            self.answered(before, option)
            return True
        return False

    def answer(self, ticket: str, option: str) -> None:
        """Answer, play on and show what is asked then."""
        self.submit(ticket, option)
        self.go_on()

    # Showing

    def update(self) -> None:
        """Show the table as it is now to whoever may look, and ask what is to be asked."""
        waits = self.hand_over.needs_curtain()
        viewer = self.hand_over.viewer
        seat = None if waits is not None else self.hand_over.next_human()
        self.view = view = self.host.view(viewer)
        self.pending.take(self.host.ask_of(seat) if seat is not None else None, view)
        self.top.show_view(view, self.looks, self.changes_for(viewer))
        self.top.log_of_game.show(self.telling.lines(viewer, self.looks))
        self._show_header(view)
        self.pose()
        self.tell_news(viewer, seat)
        if waits is not None:
            self.draw_curtain(waits)
        elif self.host.over and not self._score_shown:
            self._score_shown = True
            self.action_score()
        self.app.gate.asked_anew()

    @property
    def asked_now(self) -> tuple[int, ...]:
        """Seat, round, step, and whether a turn is about to be ended: a key held from another one answers nothing."""
        moment = (self.view.round, self.view.step) if self.view is not None else ()
        return (self.pending.seat, *moment, self.pending.warned)

    def refuses_key(self) -> bool:
        """Whether what was pressed went down before the seat, the step or the round changed, which is told."""
        spent = self.app.gate.spent_key()
        if spent:
            self.say(spent)
        return bool(spent)

    def _show_header(self, view: View) -> None:
        header = self.top.header
        decision = self.pending.ask.decision if self.pending.ask is not None else None
        trail = self.trail_alone(view, self.hand_over.viewer, decision)
        header.parts = spaced([self.telling.where(view), self.telling.event(view), trail])
        header.aside = tuple(self.telling.directives(view))
        self.top.tabs.aside = tuple(self.telling.where(view, short=True))

    def pose(self, at_row: str = "") -> None:
        """Ask the open question, or as much of it as comes first."""
        view, pending = self.view, self.pending
        if view is None:
            return
        if pending.ask is None:
            question = self._idle()
        else:
            grouped = self.top.shape is not Shape.NARROW
            question = pending.question(view, False, grouped)
            if not self.top.fits(question):
                question = shortened(question, pending.question(view, True, grouped), self.top.fits)
        question = self.with_guide(question)
        slot, seat = at.MENU if self.talking else pending.slot(question), pending.seat
        at_row, board = at_row or self.advised_row(question), self.top.assignment
        if slot == ASSIGNMENT_BOARD:
            plan = pending.plan(view)
            if board.plan is not plan:
                badge = theme.seat_style(self.looks[seat].colour)
                board.show(plan, badge, lambda areas: reach(view, seat, areas), bands_of(view, self.words))
        elif board.plan is not None:
            board.clear()
        if slot == STEPPER and pending.ask is not None:
            held = tuple(view.seats[seat].items)
            self.top.stepper.show(question.model(pending.ask.decision, held), held)
        if pending.ask is not None and pending.rule in OFFERS:
            self.top.offer.show_offer(pending.ask.decision, view)
        else:
            self.top.offer.clear()
        self.top.show_question(question, seat, slot, self.tag, at_row)
        self.tell_guide()
        self.top.show_plan()
        self._show_prompt(question)
        self.show_keys()

    def _idle(self) -> Question:
        """Nobody at the keyboard is asked: the game is over, bots play, or the curtain is drawn."""
        text = self.words.text
        if self.host.over:
            rows = [Row(LEAVE_TABLE, text("table-leave"))]
            if not self.host.abandoned:
                rows.insert(0, Row(SCORE, text("table-show-score")))
            asked = text("table-over-abandoned" if self.host.abandoned else "table-over")
            return Question(asked, text("table-over-why"), tuple(rows), tuple(rows))
        if self.host.held_by is not None:
            return self.held_question(self.host.held_by)
        idle = "table-curtain-down" if self.host.humans else "table-bots-play"
        return Question(text(idle), text(f"{idle}-why"))

    def _show_prompt(self, question: Question) -> None:
        """Whose turn, what is asked and why; a problem with saving is told once."""
        self.tell_saving()
        badge, style, seat = "", theme.STRONG, self.pending.seat
        if seat != NOBODY:
            look = self.looks[seat]
            badge = self.words.text("table-badge", number=seat + 1, name=look.name)
            style = theme.seat_style(look.colour)
        prompt = Prompt(badge, style, question.asked, question.why, notice=self.notice, problem=self.problem)
        if self.view is not None and self.view.solo and not self.talking:
            decision = self.pending.ask.decision if self.pending.ask is not None else None
            prompt = self.prompt_alone(prompt, self.view, self.hand_over.viewer, decision)
        self.top.prompt.prompt = self.with_news(prompt)

    def say(self, problem: str) -> None:
        """Tell of a problem in the prompt line, until something else is asked."""
        self.top.prompt.prompt = replace(self.top.prompt.prompt, problem=problem)

    # What is picked and looked at

    def on_tabletop_picked(self, event: Tabletop.Picked) -> None:
        """A row or a place: a space to place on first, then an answer."""
        event.stop()
        if self.refuses_key():
            return
        if self.holds_back(event.row) or self.chain_picked(event.row, event.tag):
            return
        if self.guide_picked(event.row) or self.held_picked(event.row):
            return
        placing = self.pending.placing
        if event.row == SCORE:
            self.action_score()
        elif event.row == LEAVE_TABLE:
            self.action_leave()
        elif placing is not None and event.row in placing.spaces:
            option = placing.pick(event.row)
            if option:
                self.answer(event.tag, option)
            else:
                self.pose()
                self.top.focus_slot()
        else:
            self.answer(event.tag, event.row)

    def on_tabletop_not_legal(self, event: Tabletop.NotLegal) -> None:
        """A place that cannot be picked says why."""
        event.stop()
        self.top.look_at(event.spot, "", self.top.looks_abroad)
        if self.top.looks_abroad:
            self.refuse(event.spot, self.words.text("table-not-yours"))
        elif self.view is not None:
            self.refuse(event.spot, self.pending.why_not(event.spot, self.view), self.words.text("table-not-here"))

    def looked_at(self, spot: str, row: str) -> tuple[Part, ...]:
        """A place or an option in one line."""
        top = self.top
        if self.view is None:
            return ()
        if top.looks_abroad:
            return ((self.pending.asking.looking.about(spot, self.view), theme.PLAIN),)
        text, legal = self.pending.told(spot, row, top.question, self.view, top.look.room)
        return ((text, theme.PLAIN if legal else theme.WARNING),)

    def on_stepper_picked(self, event: Stepper.Picked) -> None:
        """A mix of goods was put together."""
        event.stop()
        ask = self.pending.ask
        if ask is not None and not self.refuses_key() and not self.chain_picked(event.option, ask.ticket):
            self.answer(ask.ticket, event.option)

    def on_assignment_board_moved(self, event: AssignmentBoard.Moved) -> None:
        """Enter came too early, or a token was moved."""
        event.stop()
        plan = event.board.plan
        if plan is not None:
            self.say(self.words.text("table-assign-early", count=plan.left) if event.early else "")
            if event.early or plan.left < len(plan.tokens):
                self.top.prompt.read()
            self.top.show_plan()
            self.forecast(event.board)

    def on_assignment_board_done(self, event: AssignmentBoard.Done) -> None:
        """Answer the questions of the assignment one by one, as the player has planned."""
        event.stop()
        if self.refuses_key():
            return
        seat, ask = self.pending.seat, self.pending.ask
        while ask is not None and ask.decision.rule == ASSIGNMENT:
            option = event.plan.answer(ask.decision.options)
            if not option or not self.submit(ask.ticket, option):
                break
            ask = self.host.ask_of(seat)
        self.pending.forget_plans()
        event.board.clear()
        self.forecast(event.board)
        self.go_on()

    def on_bar_picked(self, event: Bar.Picked) -> None:
        """A tab or a key was clicked."""
        event.stop()
        if event.bar.id == at.TABS:
            self.action_tab(event.entry)
        else:
            getattr(self, f"action_{event.entry}")()

    def on_log_explain(self, event: Log.Explain) -> None:
        """The rule behind a sentence of the log."""
        event.stop()
        self.app.open_rules(event.rule)

    def seen(self) -> View | None:
        """The table as it is shown."""
        return self.view

    def asked_rule(self) -> str:
        """The rule that asks now."""
        return self.pending.rule

    def told_now(self, spot: str) -> str:
        """What a place would bring now, or why it cannot be picked."""
        view = self.view
        if view is None or not (spot in self.pending.outlook or self.pending.why_not(spot, view)):
            return ""
        return self.pending.told(spot, "", self.top.question, view, 0)[0]


def settle_memory() -> None:
    """Take content and boards, which stay, out of the collector's sight: its pauses (100 ms) would be felt on keys."""
    gc.collect()
    gc.freeze()
