"""Everything that lies on the table, in one container: boards, bars, menu and log, their tabs and shapes.

It draws the views and questions it is given, keeps menu and boards on the same place, and tells which row was picked.
What is looked at is put into words by its screen (``describe``), and painted with the mark that moved.
"""

from __future__ import annotations

from collections.abc import Callable

from textual.app import ComposeResult
from textual.geometry import Region, Size
from textual.layout import Layout
from textual.message import Message
from textual.reactive import Reactive
from textual.screen import Screen
from textual.widget import Widget

from resurgence_tui.engine.types import NOBODY, Seat
from resurgence_tui.games.resurgence.changes import NONE, Changes
from resurgence_tui.games.resurgence.view import View
from resurgence_tui.i18n.text import Words
from resurgence_tui.ui import theme
from resurgence_tui.ui.resurgence import table_layout as at
from resurgence_tui.ui.resurgence.asking import NOTHING, Question
from resurgence_tui.ui.resurgence.assignment_board import LETTERS, AssignmentBoard
from resurgence_tui.ui.resurgence.card_rows import EventPanel, MissionColumns, SurvivorRow
from resurgence_tui.ui.resurgence.compound_board import CompoundBoard
from resurgence_tui.ui.resurgence.compound_rows import Planned
from resurgence_tui.ui.resurgence.draft_screen import OfferBoard
from resurgence_tui.ui.resurgence.glyphs import Looks
from resurgence_tui.ui.resurgence.guide_box import GuideBox
from resurgence_tui.ui.resurgence.leadership_tracks import LeadershipTracks
from resurgence_tui.ui.resurgence.main_board import MainBoard
from resurgence_tui.ui.resurgence.motion import Motion
from resurgence_tui.ui.resurgence.mutants_panel import MutantsPanel
from resurgence_tui.ui.resurgence.news import NewsPanel
from resurgence_tui.ui.resurgence.seat_bar import SeatBar
from resurgence_tui.ui.resurgence.stepper import Stepper
from resurgence_tui.ui.resurgence.table_layout import Shape, TableLayout, shape_of
from resurgence_tui.ui.resurgence.view_board import ViewBoard
from resurgence_tui.ui.screens.steady import Steady
from resurgence_tui.ui.widgets.bars import Bar, Entry, TextBar
from resurgence_tui.ui.widgets.board import Board
from resurgence_tui.ui.widgets.decision_menu import DecisionMenu, width_needed
from resurgence_tui.ui.widgets.log import Log
from resurgence_tui.ui.widgets.painter import Part, fitted
from resurgence_tui.ui.widgets.prompt_line import PromptLine

KEYS = dict(zip((*at.BOARDS, at.MUTANTS), "cosmklt", strict=True))
"""The key of each board's tab."""

KINDS = {at.CITY: ("zone",), at.COMPOUND: ("room",), at.ROW: ("card",), at.MISSIONS: ("mission",)}
"""What a question about a board is about there; other spots of the board are not dimmed."""

SHORT_NAME = 8
"""Cells of a seat's name on a tab."""


class TabletopScreen(Steady, Screen[None]):
    """A screen with a table on it. A new focus repaints the two widgets it concerns, not the whole screen."""

    focused: Reactive[Widget | None] = Reactive(None, repaint=False)

    @property
    def top(self) -> Tabletop:
        """The table."""
        return self.query_one(Tabletop)


class Tabletop(Widget):
    """The table of one game."""

    DEFAULT_CSS = "Tabletop { width: 100%; height: 100%; background: $background; }"

    class Picked(Message):
        """A row of the menu was picked, in the menu or by its place on a board. tag: as in the menu."""

        def __init__(self, row: str, tag: str) -> None:
            super().__init__()
            self.row, self.tag = row, tag

    class NotLegal(Message):
        """A place was picked that cannot be picked now."""

        def __init__(self, spot: str) -> None:
            super().__init__()
            self.spot = spot

    def __init__(
        self, words: Words, signs: theme.Signs = theme.UNICODE, menu: DecisionMenu | None = None
    ) -> None:
        super().__init__(id="tabletop")
        self.words, self.signs = words, signs
        self.view: View | None = None
        self.looks: Looks = ()
        self.question: Question = NOTHING
        self.seat: Seat = NOBODY
        self.front, self.panel = at.CITY, at.ROW
        self.slot = at.MENU
        self.offering = False
        self.describe: Callable[[str, str], tuple[Part, ...]] = lambda spot, row: ()
        self.looks_abroad = False
        """Whether what is looked at lies in the Compound of another seat."""

        self._layout_of_table = TableLayout()
        self._changes: Changes = NONE
        self.menu = menu or DecisionMenu(id=at.MENU)
        self.menu.more = lambda count: words.text("table-more", count=count)
        self.stepper = Stepper(words, id="stepper")
        self.assignment = AssignmentBoard(words, id="assignment")
        self.city = MainBoard(words=words, id=at.CITY)
        self.offer = OfferBoard(words=words, id=at.OFFER)
        self.compound = CompoundBoard(words=words, id=at.COMPOUND)
        self.boards: tuple[ViewBoard, ...] = (
            self.city,
            self.offer,
            self.compound,
            SurvivorRow(words=words, id=at.ROW),
            MissionColumns(words=words, id=at.MISSIONS),
            LeadershipTracks(words=words, id=at.LEADERSHIP),
            EventPanel(words=words, id=at.EVENT),
            MutantsPanel(words=words, id=at.MUTANTS),
            SeatBar(words=words, id=at.SEATS),
        )
        self.log_of_game = Log(id=at.LOG)
        self.header, self.look = TextBar(id=at.HEADER), TextBar(id=at.LOOK)
        self.tabs, self.keys = Bar(id=at.TABS), Bar(id=at.FOOTER)
        self.prompt = PromptLine(id=at.PROMPT)
        self.news = NewsPanel(words, id=at.NEWS)
        self.motion = Motion(self)
        self.guide = GuideBox(id=at.GUIDE)

    def compose(self) -> ComposeResult:
        """All widgets, once."""
        for in_place_of_menu in (self.stepper, self.assignment):
            in_place_of_menu.lies_at = at.MENU
        yield self.news  # the first one: so its coming and going changes the order of no other
        yield from (self.menu, self.stepper, self.assignment, *self.boards, self.log_of_game)
        yield from (self.header, self.look, self.tabs, self.keys, self.prompt, self.guide)

    def on_mount(self) -> None:
        """Signs, titles, and who follows whom."""
        self.log_of_game.border_title = self.words.text("table-log")
        for child in self.children:
            child.signs = self.signs  # type: ignore[attr-defined]
        self.watch(self.menu, "index", self._menu_moved, init=False)
        self.arrange_all()

    # Shape and tabs

    @property
    def layout(self) -> Layout:
        """The table's own layout."""
        return self._layout_of_table

    @property
    def shape(self) -> Shape:
        """How much fits now."""
        return shape_of(self.screen.size)

    def places(self, size: Size) -> dict[str, Region]:
        """Where everything lies at a size."""
        assigning = self.slot == self.assignment.id
        found = at.places(size, self.front, self.panel, self.offering, self.alone, assigning)
        found = self.guide.make_room(found, self.alone, assigning)
        return found | self.news.places(at.above_the_question(found))

    @property
    def alone(self) -> bool:
        """Whether one plays alone against the Mutants."""
        return self.view is not None and bool(self.view.solo)

    @property
    def boards_in_turn(self) -> tuple[str, ...]:
        """The boards that have tabs now."""
        mutants = self.view is not None and (bool(self.view.solo) or self.view.encounters)
        return at.tabs_of(self.shape, mutants)

    def fits(self, question: Question) -> bool:
        """Whether the menu is wide enough for the rows of a question."""
        return width_needed(question.rows) <= self.places(self.screen.size).get(at.MENU, Region()).width

    def on_resize(self) -> None:
        """Another shape: nothing is mounted anew, and what had the focus keeps it."""
        self.arrange_all()

    def arrange_all(self) -> None:
        """Show what has a place now; a board with the focus comes to the front rather than lose it."""
        size = self.screen.size
        focused = self.screen.focused
        if focused is not None and focused.id in at.TURNS:
            self._put_in_front(str(focused.id))
        found = self.places(size)
        shape = shape_of(size)
        for child in self.children:
            place = getattr(child, "lies_at", "") or child.id
            child.display = place in found and (place != at.MENU or child.id == self.slot)
            if isinstance(child, ViewBoard | Log) and child.id != at.SEATS:
                child.set_class(shape is not Shape.NARROW, "-framed")
        self._show_tabs(shape)
        self._feed()
        self.refresh(layout=True)

    def _put_in_front(self, board: str) -> None:
        if board in self.boards_in_turn:
            if self.shape is Shape.NARROW:
                self.front = board
            else:
                self.panel = board

    def _show_tabs(self, shape: Shape) -> None:
        entries = []
        boards = self.boards_in_turn
        names = {at.CITY: at.OFFER if self.offering else at.CITY}
        assigning = self.slot == self.assignment.id
        if at.MUTANTS in boards:
            names[at.LEADERSHIP] = "tracks"
        for board in boards:
            label = names.get(board, board)
            number = self.compound.seat + 1 if board == at.COMPOUND and self.compound.seat != self.seat else 0
            key = f"table-tab-{label}-of" if number else f"table-tab-{label}"
            letter = KEYS[board].upper() if assigning and KEYS[board] in LETTERS else KEYS[board]
            name = fitted(self.looks[number - 1].name, SHORT_NAME).rstrip() if number and self.looks else ""
            entries.append(Entry(board, letter, self.words.text(key, number=number, name=name)))
        self.tabs.entries = tuple(entries)
        self.tabs.front = self.front if shape is Shape.NARROW else self.panel

    def bring(self, board: str, focus: bool = False) -> None:
        """Bring a board to the front where boards take turns, and let it take the focus."""
        if board == at.OFFER:
            board = at.CITY
        before = (self.front, self.panel)
        self._put_in_front(board)
        if (self.front, self.panel) != before:
            if self.screen.focused is not None and self.screen.focused.id in at.TURNS:
                self.screen.set_focus(None)
            self.arrange_all()
        if focus:
            shown = at.OFFER if board == at.CITY and self.offering else board
            self.query_one(f"#{shown}").focus()

    def turn_to(self, board: str) -> None:
        """A board's key: bring it to the front with the focus; the Compound again: the next seat's."""
        if board not in self.boards_in_turn and not self.in_front(board):
            return
        self.prompt.read()
        if board == at.COMPOUND and self.in_front(board):
            self.next_compound()
        elif board == at.COMPOUND:
            self.own_compound()
        self.bring(board, focus=True)

    def in_front(self, board: str) -> bool:
        """Whether a board shows now."""
        return board in self.places(self.screen.size)

    def next_compound(self) -> None:
        """Show the Compound of the next seat."""
        if self.view is not None:
            self._compound_of((self.compound.seat + 1) % len(self.view.seats))

    def own_compound(self) -> None:
        """Show the Compound of the seat that plays."""
        if self.seat != NOBODY:
            self._compound_of(self.seat)

    def _compound_of(self, seat: Seat) -> None:
        if seat != self.compound.seat:
            self.compound.seat = seat
            self._light_up()
            self._show_tabs(self.shape)

    # What is shown

    def show_view(self, view: View, looks: Looks, changes: Changes = NONE) -> None:
        """Draw another view, with what has changed marked; only what differs is painted."""
        self.motion.note()
        first, self.view = self.view is None, view
        self.looks, self._changes = looks, changes
        if first and (view.solo or view.encounters):
            self.arrange_all()
        else:
            self._feed()
        self.motion.start(view)

    def _feed(self) -> None:
        """Give the view to the boards that show; the others get it when they come to the front."""
        if self.view is None:
            return
        for board in self.boards:
            if board.display:
                board.take(self.view, self.looks, self._changes)

    def show_question(
        self, question: Question, seat: Seat, slot: str = at.MENU, tag: str = "", at_row: str = ""
    ) -> None:
        """Ask: light up the boards, fill the menu, and bring the board that it is about to the front."""
        new = tag != self.menu.tag
        new_turn = seat != self.seat or (new and question.board == at.CITY)
        self.question, self.seat = question, seat
        offering = question.board == at.OFFER
        if (slot, offering) != (self.slot, self.offering):
            had_focus = self.screen.focused is None or self.screen.focused.id in (self.slot, at.OFFER, at.CITY)
            self.slot, self.offering = slot, offering
            self.arrange_all()
            if had_focus:
                self.focus_slot()
        if new_turn or question.board == at.COMPOUND:
            self.own_compound()
        self._light_up()
        if question.board:
            self.bring(question.board)
        in_menu = slot == at.MENU
        self.menu.show(question.rows if in_menu else (), question.searched if in_menu else (), at_row, tag)
        self._follow_menu()
        if new and not self._takes_enter(self.screen.focused):
            self.focus_slot()

    def show_plan(self) -> None:
        """The own Compound shows its tokens as they lie on the Assignment board now."""
        plan = self.assignment.plan
        self.compound.planned = Planned(self.seat, tuple(plan.areas), tuple(plan.hand)) if plan is not None else None

    def _takes_enter(self, focused: Widget | None) -> bool:
        """Whether Enter there answers what is asked: in the menu, or on a board in view where something can be picked.
        """
        if focused is None or not focused.display:
            return False
        return focused.id == self.slot or (focused.id == self.question.board and bool(self.question.legal))

    def focus_slot(self) -> None:
        """Let the menu, or what is in its place, take the focus."""
        self.query_one(f"#{self.slot}").focus()

    def _light_up(self) -> None:
        """Light up what can be picked; on the boards that the question is about all else is dimmed."""
        question = self.question
        legal = question.legal
        about = (at.CITY, at.COMPOUND) if question.board == at.CITY else (question.board,)
        for board in self.boards:
            foreign = isinstance(board, CompoundBoard) and board.seat != self.seat
            asked = question.dims and board.id in about and legal and not foreign
            board.light(frozenset() if foreign else legal, KINDS.get(str(board.id), ("",)) if asked else ())
        self.city.payer = self.seat

    # Menu and boards look at the same place

    def look_at(self, spot: str, row: str, abroad: bool = False) -> None:
        """Tell of a place of a board, or of a row of the menu, in the line under the city."""
        self.looks_abroad = abroad
        self.look.parts = self.describe(spot, row)

    def on_decision_menu_looked(self, event: DecisionMenu.Looked) -> None:
        """The search has found other rows."""
        event.stop()
        self._follow_menu()

    def _menu_moved(self) -> None:
        """Another row is looked at: the news have been read."""
        self.prompt.read()
        self._follow_menu()

    def _follow_menu(self) -> None:
        """The boards mark the place of the menu's row; at once, so that all of it is painted together."""
        row = self.menu.row
        name = row.id if row is not None else ""
        spots = self.question.spots.get(name, ())
        for board in self.boards:
            drawn = board.drawing.spots  # none before the first paint, which is to show the mark already
            spot = next((one for one in spots if one in drawn or not drawn), "")
            board.pointed = spot
            if spot in drawn and not board.has_focus:
                board.follow(spot)
        self.look_at(spots[0] if spots else "", name)

    def on_board_looked(self, event: Board.Looked) -> None:
        """The menu goes to the row of the place."""
        event.stop()
        self.prompt.read()
        menu = self.menu
        rows = self._rows_shown(event.spot) if self._may_pick(event.board) else []
        if rows and (menu.row is None or menu.row.id not in rows):
            menu.look_at(rows[0])
        else:
            self.look_at(event.spot, rows[0] if rows else "", not self._may_pick(event.board))

    def _rows_shown(self, spot: str) -> list[str]:
        """The rows of the menu, as it is now, that stand for a place."""
        wanted = set(self.question.rows_at(spot))
        return [row.id for row in self.menu.rows if row.id in wanted]

    def on_board_picked(self, event: Board.Picked) -> None:
        """A place picks the row that stands for it; where several do, the menu asks which."""
        event.stop()
        if event.board.id == at.SEATS:
            self._compound_of(int(event.spot.removeprefix("seat_")))
            self.bring(at.COMPOUND)
            return
        menu, rows = self.menu, self._rows_shown(event.spot)
        if self.slot == self.stepper.id and self._may_pick(event.board) and self.stepper.use(event.spot):
            return
        if not rows or not self._may_pick(event.board):
            self.post_message(self.NotLegal(event.spot))
        elif len(rows) == 1:
            self.post_message(self.Picked(rows[0], menu.tag))
        else:
            menu.look_at(rows[0])
            menu.focus()

    def on_decision_menu_picked(self, event: DecisionMenu.Picked) -> None:
        """A row was picked in the menu."""
        event.stop()
        self.post_message(self.Picked(event.row, event.tag))

    def _may_pick(self, board: Board) -> bool:
        return not (isinstance(board, CompoundBoard) and board.seat != self.seat)
