"""The playing screen of any game: it alone talks to the host; it shows a view, asks, and passes answers on.

Each of its parts has one task and its keys; what the game supplies comes in a kit.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding
from textual.screen import Screen

from resurgence_tui.app.guided import is_guided
from resurgence_tui.app.hand_over import HandOver
from resurgence_tui.app.host import Host
from resurgence_tui.engine.types import NOBODY
from resurgence_tui.ui import collector, theme
from resurgence_tui.ui.games import screens_of
from resurgence_tui.ui.screens.doubt import doubt_sentence
from resurgence_tui.ui.table import layout as at
from resurgence_tui.ui.table.ahead import Ahead, first_sheets
from resurgence_tui.ui.table.answers import Answers
from resurgence_tui.ui.table.back_to_line import BackToLine
from resurgence_tui.ui.table.before_answer import BeforeAnswer
from resurgence_tui.ui.table.bots_alone import BotsAlone
from resurgence_tui.ui.table.curtain import TableCurtain
from resurgence_tui.ui.table.dialogs import InfoScreen
from resurgence_tui.ui.table.end_of_turn import DONE, EndOfTurn
from resurgence_tui.ui.table.explanations import EXPLAIN, ExplainedScreen, Explanations
from resurgence_tui.ui.table.game_menu import GAME_MENU, RULES, SEATS, GameMenu
from resurgence_tui.ui.table.guide import GUIDE
from resurgence_tui.ui.table.hint import HINT, Hint
from resurgence_tui.ui.table.idle import Idle, leave_row
from resurgence_tui.ui.table.key_hints import KeyHints
from resurgence_tui.ui.table.kit import TableKit
from resurgence_tui.ui.table.locked_game import LockedGame
from resurgence_tui.ui.table.moments import Moments
from resurgence_tui.ui.table.news import NewsPanel
from resurgence_tui.ui.table.pace import Pace
from resurgence_tui.ui.table.program_news import ProgramNews
from resurgence_tui.ui.table.protocol import BoardKeys, Deeds, Key
from resurgence_tui.ui.table.question import Question
from resurgence_tui.ui.table.saving import SavingNews, SavingNotes
from resurgence_tui.ui.table.seats import Looks, looks_of
from resurgence_tui.ui.table.tabletop import Tabletop
from resurgence_tui.ui.table.thinking import Thinking
from resurgence_tui.ui.table.told_once import ToldOnce
from resurgence_tui.ui.table.turn_news import TurnNews
from resurgence_tui.ui.table.undo import REDO, RESET_TURN, UNDO, Undo
from resurgence_tui.ui.widgets.decision_menu import LETTERED
from resurgence_tui.ui.widgets.log import Log, LogLine
from resurgence_tui.ui.widgets.painter import Part
from resurgence_tui.ui.widgets.prompt_line import Prompt

WATCHING = 0.12
"""Seconds between two answers of bots while nobody else plays."""

FOLLOWING = 1.0
"""Seconds between two looks at what another program that has the game open has saved."""

SEARCH, CURTAIN, WHOLE_LOG, LIST_WAYS, ESCAPE = "search", "curtain", "whole_log", "list_ways", "back"

CHANGES_THE_GAME = (UNDO, RESET_TURN, REDO, SEATS, GUIDE, "abandon")
"""Deeds that are refused while another program has the game open."""

FOR_PEOPLE = (UNDO, RESET_TURN, REDO, GUIDE, HINT, CURTAIN)
"""Deeds that are refused while bots alone play."""

MOVES_THROUGH_THE_PAST = (UNDO, RESET_TURN, REDO)
"""Deeds that a held key does over and over, but not beyond the seat and the step in which it went down."""


def bindings(boards: BoardKeys, has_guide: bool = False) -> list[Binding]:
    """The keys of a table screen: those of the boards first, then those of its parts."""

    def bound(*keys: Key) -> list[Binding]:
        return [Binding(key, f"do('{deed}')", what, show=False) for key, deed, what in keys]

    info, points, seats, menu = GameMenu.KEYS
    return [
        *(Binding(one.key, f"tab('{board}')", one.help, show=False) for board, one in boards.items()),
        Binding("1", "number('1')", "table-help-number", show=False),
        *(Binding(key, f"number('{key}')", show=False) for key in f"234567890r{LETTERED}"),
        *bound(*Explanations.KEYS, Key("slash", SEARCH, "table-help-search")),
        *bound(*(Key(key, CURTAIN, "table-help-curtain") for key in ("h", "f9")), info, points, seats, *TurnNews.KEYS),
        *bound(Key("L", WHOLE_LOG, "news_help_log"), Key("v", LIST_WAYS, "table-help-list"), *Undo.KEYS),
        *bound(*Hint.KEYS, *SavingNotes.KEYS, *[Key("e", GUIDE, "guide-help")] * has_guide),
        *bound(Key("escape", ESCAPE, "table-help-back"), menu),
    ]


class TableScreen(ExplainedScreen):
    """One game, from its first question to the score. kit: what the game supplies for this host."""

    # Sheets open over it sooner where their styles are read with those of the table.
    CSS_PATH = [str(Path(__file__).with_name(name)) for name in ("dialogs.tcss", "card_face.tcss")]

    def __init__(self, host: Host, kit: TableKit) -> None:
        super().__init__()
        app, words, hand_over = self.app, kit.words, HandOver(host)
        self.host, self.kit, self.words, self.hand_over = host, kit, words, hand_over
        self.pending, self.view = kit.question, None
        self.problem, self.notice, self.is_laid = "", doubt_sentence(words, host), False
        self._score_shown = host.over  # a game that is over already is opened to look at its table
        self._top = top = kit.tabletop(app.signs)
        self._pace = Pace(
            words, host, kit.turns, lambda: self.app.settings,
            asks_person=lambda: hand_over.next_human() is not None, is_due=lambda: self._moments.is_due(),
            later=self.set_timer, may_go_on=lambda: self.app.screen is self, go_on=self.go_on,
        )
        self._moments = Moments(app, host, kit.moments(app.signs), lambda: self.looks, self._after_moments)
        self.news = TurnNews(
            words, host, hand_over, top, kit.news, self, self.call_after_refresh,
            followed=lambda: self._pace.follows, moments=lambda: self._moments.are_shown,
        )
        host.answered = self.news.turn_may_have_ended
        self.explanations = Explanations(
            app, top, kit.places, seen=lambda: self.view, asked_rule=lambda: self.pending.rule, told_now=self._told_now
        )
        self._answers = Answers(
            words, host, self.pending, done=self._answered, told=kit.unasked.told,
            named=kit.unasked.named, paid=kit.unasked.paid,
            unasked=lambda: self.app.settings.free_gains and not is_guided(host),
        )
        self._undo = Undo(words, host, hand_over, self.pending, self, top)
        self._curtain = TableCurtain(
            app, words, host, hand_over, self.pending, self, lambda: app.push_screen(kit.public_screen())
        )
        self._saving = SavingNotes(words, host, self._tell_and_ask_again)
        self._programs = ProgramNews(words, host, app)
        self._held = LockedGame(app, words, host, self, leave_row(words))
        self._told_once = ToldOnce()
        self._bots_alone = BotsAlone(words, host, self)
        self.guide = kit.guide(self)
        self._menu = GameMenu(
            app, words, host, self, top, info=lambda: kit.info(self.view), has_guide=self.guide.exists,
            may_have_pin=lambda: self._curtain.may_have_pin,
        )
        self.thinking = Thinking(
            words, host, beside=lambda work: self.run_worker(work, thread=True), later=self.call_later,
            go_on=self.go_on, show=self._told_once.counted(self._show_prompt, lambda: app.screen is self),
            waits=lambda: self.pending.ask is not None or self._pace.is_showing or self._moments.is_due(),
        )
        host.bots.think_beside = True
        self._idle = Idle(
            words, host, self._held, self._pace, self.thinking,
            is_covered=lambda: hand_over.needs_curtain() is not None, show_score=self._menu.show_score,
            leave=app.navigator.leave_game,
        )
        self._end_of_turn = EndOfTurn(
            words, self.pending, top, left_to_do=kit.left_to_do,
            asks=lambda: self.app.settings.confirmations, asked_anew=app.gate.asked_anew,
        )
        self._before_answer = BeforeAnswer(app, words, host, kit.wasted)
        self._hint = Hint(
            words, host, self.pending, self, row_of=lambda act: top.question.row_of_act(act),
            picks=lambda: list(top.question.acts.values()), mark=top.advise, tell=top.tell,
            lay_open=lambda told: app.push_screen(InfoScreen(words.text("hint-title"), [LogLine(told)])),
            is_read_first=lambda: self.guide.talking, rank=lambda: self.guide.rank,
        )
        self._hints = KeyHints(words, host, hand_over, self.pending, top)
        self._ahead = Ahead(
            first_sheets(app, lambda: kit.info(self.view)),
            may_go_on=lambda: app.screen is self and self.pending.ask is not None and self.view is not None,
        )
        self._deeds = self._all_deeds()
        self._menu.others = self._deeds

    def _all_deeds(self) -> Deeds:
        """What keys, the key line and the game menu do, by the ids of the deeds."""
        deeds: dict[str, Callable[[], object]] = {
            SEARCH: self._top.search, WHOLE_LOG: self._show_whole_log, LIST_WAYS: self._list_ways,
            ESCAPE: self._step_back, CURTAIN: self._curtain.hide,
        }  # fmt: skip
        for part in (
            self.news, self.explanations, self._undo, self._curtain, self._saving, self.guide, self._menu, self._hint,
        ):  # fmt: skip
            deeds |= part.deeds()
        deeds[RULES] = deeds[EXPLAIN]
        deeds |= {deed: self._bots_alone.guarded(deeds[deed]) for deed in FOR_PEOPLE if deed in deeds}
        return deeds | {deed: self._held.guarded(deeds[deed]) for deed in CHANGES_THE_GAME if deed in deeds}

    def anew(self) -> Screen[Any]:
        """The same game in the language that is read now, with all that the player has in mind."""
        fresh = screens_of(self.host.setup.game).table_screen(self.host)
        if isinstance(fresh, TableScreen):
            fresh.pending.keep(self.pending)
        return fresh

    def compose(self) -> ComposeResult:
        """The table, in one container."""
        yield self._top

    def on_mount(self) -> None:
        """Play on to the first question."""
        self.top.describe = self._describe
        self._watcher = self.set_interval(WATCHING, self._watch, pause=True)
        if self.host.locked_by is not None:
            self.set_interval(FOLLOWING, self._follow)
        self.set_interval(Thinking.SIGN_EVERY, self.thinking.show_life)
        self.go_on()
        self.top.focus_slot()
        self.call_after_refresh(self._laid)

    def _laid(self) -> None:
        """The table has been painted: keys count from now on, those typed before were meant for something else."""
        self.is_laid = True
        self.top.log_of_game.show(self.kit.log_text.lines(self.hand_over.viewer, self.looks))
        self.news.look_ahead()
        if not self.app.is_headless:
            collector.settle()
            self.set_interval(collector.EVERY, collector.tidy)
            self._ahead.begin(self.set_interval)

    @property
    def looks(self) -> Looks:
        """How the seats are shown."""
        looks = looks_of(self.host.setup.seats)
        first = self.pending.seat if len(self.host.asks()) > 1 else NOBODY
        return tuple(
            look._replace(is_told=seat == self._pace.seat, goes_first=seat == first) for seat, look in enumerate(looks)
        )

    # Playing on

    def go_on(self, give: Callable[[], str] | None = None) -> None:
        """Let bots and single answers go by until somebody is asked; with bots alone, one answer at a time.

        give: gives answers before, and what to tell of them; they are saved with what follows from them.
        """
        if self._pace.is_showing and self._pace.seat not in self.host.humans:
            self._told_once.beside_a_turn()
        with self.host.saved_once():
            if give is not None:
                told = self._told_once.tell(give())
                self.problem, self.notice = self._answers.problem, told or self.notice
            if self.host.humans or self.host.over or self.host.locked_by is not None:
                self._watcher.pause()
                self.notice = self._told_once.tell(self._pace.play(self._answers.run_on)) or self.notice
            else:
                self._watcher.resume()
        self.thinking.begin()
        self.update()

    def _after_moments(self) -> None:
        """All moments have been seen: bots that waited behind them play on."""
        if not self.left and self.pending.ask is None:
            self.go_on()

    def _watch(self) -> None:
        if self.left or self.thinking.is_on:
            return
        if self.host.humans or self.host.over or not self.host.step():
            self.go_on()
        else:
            self.update()

    def on_unmount(self) -> None:
        """The table is left, whatever was on."""
        self.thinking.leave()

    def _follow(self) -> None:
        if not self.left:
            self._held.follow()

    def _answered(self, before: int, option: str) -> None:
        """An answer was taken. before: the length of the log until then."""
        self.problem = self.notice = ""
        self.kit.answered(before, option)

    def answer(self, ticket: str, *options: str) -> None:
        """Answer, with several options one question after the other, play on and show what is asked then.

        What brings nothing is asked about before, and so is what a reveal makes final, unless the end of the turn has
        just been confirmed.
        """
        confirmed = options == (DONE,) and self.pending.warned
        give = partial(self._answers.give, ticket, options)
        self._before_answer.then(ticket, options, lambda: self.go_on(give), asked=confirmed)

    # Showing

    def update(self) -> None:
        """Show the table as it is now to whoever may look, and ask what is to be asked."""
        waits = self.hand_over.needs_curtain()
        viewer = self.hand_over.viewer
        seat = None if waits is not None or self._pace.is_showing else self.hand_over.next_human()
        self.view = view = self.host.view(viewer)
        self.pending.take(self.host.ask_of(seat) if seat is not None else None, view)
        if seat is not None:
            self.notice = self._told_once.left_of(self.notice)
        with self.top.drawn_once():
            self.top.show_view(view, self.looks, self.news.changes_for(viewer))
            log = self.kit.log_text  # before the first paint no more of it than can be seen
            lines = log.lines(viewer, self.looks) if self.is_laid else log.newest(viewer, self.looks, self.size.height)
            self.top.log_of_game.show(lines)
            self.top.header.parts, self.top.header.aside = self.kit.header(view, viewer), self.kit.aside(view)
            self.top.tabs.aside = self.kit.header_short(view)
            self.ask_again()
        self.news.tell(viewer, None if self.guide.holds_news_back else seat, view)
        if waits is not None:
            self._curtain.draw(waits)
        elif self.host.over and not self._score_shown:
            self._score_shown = True
            self._menu.show_score()
        self._moments.show()
        self.app.gate.asked_anew()

    @property
    def asked_now(self) -> tuple[object, ...]:
        """What is asked, for keys that are held: seat, moment of the game, and whether a turn is about to be ended."""
        moment = self.kit.moment(self.view) if self.view is not None else ()
        return (self.pending.seat, *moment, self.pending.warned)

    def _refuses_key(self) -> bool:
        """Whether what was pressed went down before the seat or the moment of the game changed, which is told."""
        return self.app.gate.refuses(self.say, lambda told: self.top.unsay(told, self.problem))

    def ask_again(self, at_row: str = "") -> None:
        """Ask the open question, or as much of it as comes first. at_row: the row that the menu stands on."""
        view = self.view
        if view is None:
            return
        question = self.guide.with_guide(self._question(view), view)
        slot = self.kit.enter(question, view, self.looks, self.guide.talking)
        self.top.show_question(question, self.pending.seat, slot, self.tag, at_row or self.guide.advised_row(question))
        self.guide.tell()
        self.kit.entered()
        self._programs.tell()
        self._show_prompt(question)
        self._hints.show(self.kit.second_look())

    def _question(self, view: Any) -> Question:
        return self._idle.question() if self.pending.ask is None else self.kit.pose(view)

    @property
    def tag(self) -> str:
        """What is asked, so that a late pick can be told: the ticket of the question, or which talk it waits for."""
        ticket = self.pending.ask.ticket if self.pending.ask is not None else ""
        return f"{ticket} {self.guide.tag}" if self.guide.tag else ticket

    def _show_prompt(self, question: Question) -> None:
        """Whose turn, what is asked and why; a problem with saving is told once."""
        saving = self._saving.news()
        self.notice, self.problem = self.notice or saving.notice, self.problem or saving.problem
        badge, style, seat = "", theme.STRONG, self.pending.seat
        if seat != NOBODY:
            look = self.looks[seat]
            badge = self.words.text("table-badge", number=seat + 1, name=look.name)
            style = theme.seat_style(look.colour)
        problem = self.problem or self.top.passing.sentence
        prompt = Prompt(badge, style, question.asked, question.why, notice=self.notice, problem=problem)
        if not self.guide.talking:
            prompt = self.kit.prompt(prompt, self.view, self.hand_over.viewer)
        self.top.prompt.prompt = self.news.with_news(prompt, self.view)

    def say(self, problem: str) -> None:
        """Tell of a problem in the prompt: until something else is asked, or for a moment while nobody is."""
        self.top.say(problem)

    def note(self, notice: str) -> None:
        """Tell with the next question what was done, in place of a problem that was told before."""
        self.notice, self.problem = notice, ""

    def _tell_and_ask_again(self, told: SavingNews) -> None:
        self.notice, self.problem = told
        self.ask_again()

    def focus_question(self) -> None:
        """Give the focus to what is asked."""
        self.top.focus_slot()

    # What is picked and looked at

    def on_tabletop_picked(self, event: Tabletop.Picked) -> None:
        """A row or a place: perhaps a second look first, then an answer. What was picked before the rows changed, as by
        two keys at once, is for a question that is not open any more."""
        event.stop()
        if self._refuses_key():
            return
        if event.tag != self.top.menu.tag:
            self.say(self.words.text("table-stale"))
            return
        if self._end_of_turn.holds_back(event.row) or self.guide.picked(event.row) or self._idle.picked(event.row):
            return
        options: Sequence[str] = self.pending.picked(event.row)
        if options:
            self.answer(event.tag, *options)
        else:
            self.ask_again()
            self._hint.follow()
            self.top.focus_slot()

    def on_tabletop_sorted(self, event: Tabletop.Sorted) -> None:
        """All questions of a seat are answered at once.

        No question before what that reveals: the board shows the whole assignment, none of it counts before Enter,
        and Enter counts only once every token has its place. That is the second look which a single choice lacks.
        """
        event.stop()
        if self._refuses_key():
            return
        self.go_on(lambda: self._answers.give_all(event.next_answer))

    def on_tabletop_considered(self, event: Tabletop.Considered) -> None:
        """What the player has in mind has changed."""
        event.stop()
        self.kit.considered(self.view)
        self._hints.show(self.kit.second_look())

    def on_tabletop_not_legal(self, event: Tabletop.NotLegal) -> None:
        """A place that cannot be picked says why."""
        event.stop()
        self.top.look_at(event.spot, "", self.top.looks_abroad)
        if self.top.looks_abroad:
            self.explanations.refuse(event.spot, self.words.text("table-not-yours"))
        elif self.view is not None:
            why = self.kit.why_not(event.spot, self.view)
            self.explanations.refuse(event.spot, why, self.words.text("table-not-here"))

    def _describe(self, spot: str, row: str) -> tuple[Part, ...]:
        return () if self.view is None else self.kit.describe(spot, row, self.view)

    def _told_now(self, spot: str) -> str:
        return "" if self.view is None else self.kit.told_now(spot, self.view)

    def on_log_explain(self, event: Log.Explain) -> None:
        """The rule behind a sentence of the log."""
        event.stop()
        self.app.navigator.open_rules(event.rule)

    def on_news_panel_closed(self, event: NewsPanel.Closed) -> None:
        """Clicked away."""
        event.stop()
        self.news.close()

    def on_descendant_focus(self) -> None:
        """What Esc does depends on where the focus is."""
        self._hints.show(self.kit.second_look())

    # What the app asks of the screen on top

    def notice_input(self, event: events.Key | events.MouseDown) -> None:
        """A key or a button was pressed, whatever it does: nothing moves any more, and the news are read."""
        self.top.stop_moving()
        self._ahead.disturb()
        if not (isinstance(event, events.Key) and event.key in ("n", "escape")):  # these two find them open
            self.news.close()

    def put_away(self) -> None:
        """Before the program is stopped: hide what is private."""
        self._curtain.hide_private()

    def legend(self) -> list[tuple[str, str]]:
        """The signs on the boards and what they mean, for the help."""
        return self.kit.legend()

    # Keys

    def action_do(self, deed: str) -> None:
        """Do what a key says."""
        if deed in MOVES_THROUGH_THE_PAST and self.host.humans and self._refuses_key():
            return
        self._deeds[deed]()

    def action_tab(self, board: str) -> None:
        """Bring a board to the front; the log again: all of it."""
        if board == at.LOG and self.top.log_of_game.has_focus:
            self._show_whole_log()
        else:
            self.top.turn_to(board)

    def action_number(self, character: str) -> None:
        """The key of a row works wherever the focus is; so do digits for what stands in the menu's place."""
        if self.top.slot == at.MENU:
            self.top.menu.press_number(character)
        else:
            self.top.press(character)

    def _list_ways(self) -> None:
        """Show ways to pay as a list instead of the stepper, or back."""
        if self.kit.other_way():
            self.ask_again()
            self.top.focus_slot()

    def _step_back(self) -> None:
        """One step back: news, the search, a second look, from a board to the menu; then the game menu."""
        if self.top.news.is_open:
            self.news.close()
            return
        if self.top.menu.end_search():
            return
        row = self.pending.back()
        if row is not None:
            self.ask_again(row)
            self.top.focus_slot()
        elif self._hints.on_a_board:
            self.top.focus_slot()
        else:
            self._deeds[GAME_MENU]()

    def _show_whole_log(self) -> None:
        """Show the whole log, to search and to jump in."""
        from resurgence_tui.ui.screens.whole_log import WholeLog

        viewer, host, log_text = self.hand_over.viewer, self.host, self.kit.log_text
        lines, back = log_text.lines(viewer, self.looks), None
        if not host.over and host.locked_by is None:
            back = BackToLine(self.words, host, viewer, log_text.entries_read(viewer), self.pending.seat)
        self.app.push_screen(WholeLog(lines, back), lambda line: self._go_back(back, line))

    def _go_back(self, back: BackToLine | None, line: int | None) -> None:
        """Take back what was chosen since a line of the log, if one was picked."""
        if back is not None and line is not None:
            self._undo.take_back(back.way(line), "undo-line-taken")
