"""The table of this game: its boards, what stands in the menu's place for some questions, and the guide's box."""

from __future__ import annotations

from textual.geometry import Region, Size

from resurgence_tui.engine.types import NOBODY, Decision, Seat
from resurgence_tui.games.resurgence.changes import NONE, Changes
from resurgence_tui.games.resurgence.view import View
from resurgence_tui.games.resurgence.vocab import AREA_WORDS
from resurgence_tui.i18n.text import Words
from resurgence_tui.ui import theme
from resurgence_tui.ui.resurgence import styles
from resurgence_tui.ui.resurgence import table_layout as at
from resurgence_tui.ui.resurgence.boards import glyphs
from resurgence_tui.ui.resurgence.boards.animation import Motion
from resurgence_tui.ui.resurgence.boards.assignment_board import ALL_DIGITS, DIGITS, AssignmentBoard
from resurgence_tui.ui.resurgence.boards.card_rows import EventPanel, MissionColumns, SurvivorRow
from resurgence_tui.ui.resurgence.boards.compound_board import CompoundBoard
from resurgence_tui.ui.resurgence.boards.compound_rows import Planned
from resurgence_tui.ui.resurgence.boards.leadership_tracks import LeadershipTracks
from resurgence_tui.ui.resurgence.boards.main_board import MainBoard
from resurgence_tui.ui.resurgence.boards.offer_board import OfferBoard
from resurgence_tui.ui.resurgence.boards.seat_bar import SeatBar
from resurgence_tui.ui.resurgence.guide.room import make_room
from resurgence_tui.ui.resurgence.question.question_text import ASSIGNMENT
from resurgence_tui.ui.resurgence.question.stepper import Stepper
from resurgence_tui.ui.resurgence.solo.mutants_panel import MutantsPanel
from resurgence_tui.ui.table.guide_box import GuideBox
from resurgence_tui.ui.table.layout import Shape, above_the_question
from resurgence_tui.ui.table.news import Rival
from resurgence_tui.ui.table.protocol import BoardKey
from resurgence_tui.ui.table.question import Question
from resurgence_tui.ui.table.seats import Looks
from resurgence_tui.ui.table.tabletop import Tabletop
from resurgence_tui.ui.widgets.bars import Entry
from resurgence_tui.ui.widgets.board import Board
from resurgence_tui.ui.widgets.decision_menu import DecisionMenu
from resurgence_tui.ui.widgets.painter import fitted

KEYS = {
    at.CITY: BoardKey("c", "table-tab-city", "table-help-city"),
    at.COMPOUND: BoardKey("o", "table-tab-compound", "table-help-compound"),
    at.ROW: BoardKey("s", "table-tab-row", "table-help-row"),
    at.MISSIONS: BoardKey("m", "table-tab-missions", "table-help-missions"),
    at.LEADERSHIP: BoardKey("k", "table-tab-leadership", "table-help-leadership"),
    at.LOG: BoardKey("l", "table-tab-log", "table-help-log"),
    at.MUTANTS: BoardKey("t", "table-tab-mutants", "table-help-mutants"),
}

SHORT_NAME = 8
"""Cells of a seat's name on a tab."""


class MoscowTabletop(Tabletop):
    """The table of Resurgence."""

    KINDS = {at.CITY: ("zone",), at.COMPOUND: ("room",), at.ROW: ("card",), at.MISSIONS: ("mission",)}
    YIELDING = (at.OFFER, at.CITY)

    def __init__(
        self, words: Words, signs: theme.Signs = theme.UNICODE, menu: DecisionMenu | None = None
    ) -> None:
        self.front, self.panel = at.CITY, ""
        self.offering = False
        self.stepper = Stepper(words, id="stepper")
        self.assignment = AssignmentBoard(words, id="assignment")
        self.city = MainBoard(words, id=at.CITY)
        self.offer = OfferBoard(words, id=at.OFFER)
        self.compound = CompoundBoard(words, id=at.COMPOUND)
        self.guide = GuideBox(id=at.GUIDE)
        boards = (
            self.city,
            self.offer,
            self.compound,
            SurvivorRow(words, id=at.ROW),
            MissionColumns(words, id=at.MISSIONS),
            LeadershipTracks(words, id=at.LEADERSHIP),
            EventPanel(words, id=at.EVENT),
            MutantsPanel(words, id=at.MUTANTS),
            SeatBar(words, id=at.SEATS),
        )
        super().__init__(
            words, signs, boards=boards, keys=KEYS, unchanged=NONE, menu=menu,
            instead=(self.stepper, self.assignment), others=(self.guide,),
            rival=Rival(words.text("side_mutants"), glyphs.sign(words, "token_mutant"), styles.MUTANT),
        )
        self.motion = Motion(self)

    def show_question(
        self, question: Question, seat: Seat, slot: str = at.MENU, tag: str = "", at_row: str = ""
    ) -> None:
        """Ask; what is proposed is set in the stepper too."""
        super().show_question(question, seat, slot, tag, at_row)
        if slot == self.stepper.id:
            self.stepper.set_to(at_row)

    # Where things lie

    def places(self, size: Size) -> dict[str, Region]:
        """Where everything lies at a size."""
        assigning = self.slot == self.assignment.id
        found = at.places(size, self.front, self.panel, self.offering, self.alone, assigning)
        found = make_room(found, self.guide.mode, self.alone, assigning, self.guide.lines)
        return found | self.news.places(above_the_question(found))

    @property
    def alone(self) -> bool:
        """Whether one plays alone against the Mutants."""
        return self.view is not None and bool(self.view.solo)

    @property
    def boards_in_turn(self) -> tuple[str, ...]:
        """The boards that have tabs now."""
        mutants = self.view is not None and (bool(self.view.solo) or self.view.encounters)
        return at.tabs_of(self.shape, mutants)

    @property
    def in_front_of_others(self) -> str:
        """The board in front: of all where there is room for one, else of the shared panel."""
        if self.shape is Shape.NARROW:
            return self.front
        tabs = self.boards_in_turn
        return self.panel if self.panel in tabs else tabs[0]

    def is_framed(self, board: str, shape: Shape) -> bool:
        """Those below the tabs need no heading; a log beside them does."""
        if board == at.LOG and self.screen.size.width >= at.LOG_FROM:
            return True
        return shape is not Shape.NARROW and board != self.in_front_of_others

    def put_in_front(self, board: str) -> None:
        """Bring a board to the front; the cards of the draft lie where the city does."""
        board = at.CITY if board == at.OFFER else board
        if board in self.boards_in_turn:
            if self.shape is Shape.NARROW:
                self.front = board
            else:
                self.panel = board

    def tab(self, board: str) -> Entry:
        """The tab of a board; of the Compound with its seat, unless it is that of the seat that plays."""
        own = KEYS[board]
        called = own.tab
        if board == at.CITY and self.offering:
            called = "table-tab-offer"
        elif board == at.LEADERSHIP and at.MUTANTS in self.boards_in_turn:
            called = "table-tab-tracks"
        number = self.compound.seat + 1 if board == at.COMPOUND and self.compound.seat != self.seat else 0
        name = fitted(self.looks[number - 1].name, SHORT_NAME).rstrip() if number and self.looks else ""
        called = "table-tab-compound-of" if number else called
        return Entry(board, own.key, self.words.text(called, number=number, name=name))

    def shown_for(self, board: str) -> str:
        """The cards of the draft lie in the place of the city."""
        return at.OFFER if board == at.CITY and self.offering else board

    # The Compound of one seat after the other

    def turn_to(self, board: str) -> None:
        """A board's key: bring it to the front with the focus; the Compound again: the next seat's."""
        if board == at.COMPOUND and self.in_front(board):
            self.compound_of((self.compound.seat + 1) % len(self.view.seats) if self.view is not None else 0)
        elif board == at.COMPOUND and board in self.boards_in_turn:
            self.own_compound()
        super().turn_to(board)

    def own_compound(self) -> None:
        """Show the Compound of the seat that plays."""
        if self.seat != NOBODY:
            self.compound_of(self.seat)

    def compound_of(self, seat: Seat) -> None:
        """Show the Compound of a seat."""
        if seat != self.compound.seat:
            self.compound.seat = seat
            self.light_up()
            self.show_tabs()

    def is_foreign(self, board: Board) -> bool:
        """Whether it is the Compound of another seat."""
        return isinstance(board, CompoundBoard) and board.seat != self.seat

    # What is shown

    def show_view(self, view: View, looks: Looks, changes: Changes | None = NONE) -> None:
        """Draw another view, with what has changed marked, and show how it came about."""
        self.motion.note()
        first = self.view is None
        super().show_view(view, looks, changes or NONE)
        if first and (view.solo or view.encounters):
            self.arrange_all()
        self.motion.start(view)

    def prepare(self, question: Question, seat: Seat, new: bool) -> bool:
        """Turn to the own Compound, and to the cards of a draft, where the question needs it."""
        new_turn = seat != self.seat or (new and question.board == at.CITY)
        self.question, self.seat = question, seat
        offering, was = question.board == at.OFFER, self.offering
        self.offering = offering
        if new_turn or question.board == at.COMPOUND:
            self.own_compound()
            self.show_tabs()
        return self.turn_panel(question, new) or offering != was

    def turn_panel(self, question: Question, new: bool) -> bool:
        """In the room that boards share, show what a new question is thought about with; whether that is another."""
        before, wanted = self.in_front_of_others, ""
        if self.shape is Shape.MIDDLE and question.board == at.CITY:
            wanted = at.COMPOUND
        elif self.shape is Shape.WIDE and self.slot == self.assignment.id:
            wanted = at.MUTANTS if self.alone else at.LEADERSHIP
        elif self.shape is Shape.WIDE and question.legal.intersection(AREA_WORDS):
            wanted = at.LEADERSHIP
        elif self.shape is Shape.WIDE and question.board == at.CITY:
            wanted = at.MISSIONS
        if new and wanted:
            self.panel = wanted
        return self.in_front_of_others != before

    def is_asked_about(self, board: str) -> bool:
        """A question about the city is about the Rooms too."""
        return board in ((at.CITY, at.COMPOUND) if self.question.board == at.CITY else (self.question.board,))

    def light_up(self) -> None:
        """Light up what can be picked; prices in the city are those of the seat that is asked."""
        self.city.payer = self.seat
        super().light_up()

    def show_plan(self) -> None:
        """The own Compound shows its tokens as they lie on the Assignment board now."""
        plan = self.assignment.plan
        self.compound.planned = Planned(self.seat, tuple(plan.areas), tuple(plan.hand)) if plan is not None else None

    # What is picked and put together

    def pick(self, board: Board, spot: str) -> None:
        """A seat shows its Compound; a card may be one to pay with; all else picks a row."""
        if board.id == at.SEATS:
            self.compound_of(int(spot.removeprefix("seat_")))
            self.bring(at.COMPOUND)
        elif not (self.slot == self.stepper.id and not self.is_foreign(board) and self.stepper.use(spot)):
            super().pick(board, spot)

    def on_stepper_picked(self, event: Stepper.Picked) -> None:
        """A mix of goods was put together."""
        event.stop()
        self.post_message(self.Picked(event.option, self.menu.tag))

    def on_assignment_board_moved(self, event: AssignmentBoard.Moved) -> None:
        """Enter came too early, or a token was moved."""
        event.stop()
        plan = event.board.plan
        if plan is not None:
            self.say(self.words.text("assign-early", count=plan.left) if event.early else "")
            if event.early or plan.left < len(plan.tokens):
                self.prompt.read()
            self.show_plan()
            self.post_message(self.Considered())

    def on_assignment_board_done(self, event: AssignmentBoard.Done) -> None:
        """All tokens are assigned: answer question by question, as the player has planned."""
        event.stop()
        plan = event.plan

        def next_answer(decision: Decision) -> str:
            return plan.answer(decision.options) if decision.rule == ASSIGNMENT else ""

        self.post_message(self.Sorted(next_answer))

    def take_back(self) -> bool:
        """While tokens are assigned, put back what the newest key has moved; whether there was any."""
        return self.assignment.take_back()

    def make_again(self) -> bool:
        """While tokens are assigned, move again what was put back last; whether there was any."""
        return self.assignment.make_again()

    @property
    def can_take_back(self) -> bool:
        """Whether a key has moved tokens that are not assigned yet."""
        return self.assignment.plan is not None and self.assignment.plan.can_take_back

    @property
    def can_make_again(self) -> bool:
        """Whether such a move was taken back."""
        return self.assignment.plan is not None and self.assignment.plan.can_make_again

    def stop_moving(self) -> None:
        """End the animation."""
        self.motion.finish()

    def press(self, key: str) -> bool:
        """While tokens are assigned, the digits of the areas move the one held, wherever the focus is."""
        if key not in DIGITS | ALL_DIGITS or self.slot != self.assignment.id:
            return False
        self.focus_slot()
        return self.assignment.press(key)
