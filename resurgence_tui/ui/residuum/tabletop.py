"""The table of this game: the map, what seats own, the town, cards to pick from, and forms for goods."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from textual.geometry import Region, Size
from textual.message import Message

from resurgence_tui.engine.types import NOBODY, Seat
from resurgence_tui.games.residuum.leads import Lead
from resurgence_tui.games.residuum.routes import Route
from resurgence_tui.games.residuum.view import View
from resurgence_tui.i18n.text import Words
from resurgence_tui.ui import theme
from resurgence_tui.ui.residuum import table_layout as at
from resurgence_tui.ui.residuum.boards.all_seats import AllSeats
from resurgence_tui.ui.residuum.boards.cards_board import CardsBoard
from resurgence_tui.ui.residuum.boards.choices_form import ChoicesForm
from resurgence_tui.ui.residuum.boards.form_board import FormBoard
from resurgence_tui.ui.residuum.boards.goods_form import GoodsForm
from resurgence_tui.ui.residuum.boards.hex_map import HexMap
from resurgence_tui.ui.residuum.boards.own_store import OwnStore
from resurgence_tui.ui.residuum.boards.seat_line import SEAT, SeatLine
from resurgence_tui.ui.residuum.boards.town_board import TownBoard
from resurgence_tui.ui.residuum.boards.wasteland_board import UNCHANGED, Changed
from resurgence_tui.ui.residuum.guide.room import make_room
from resurgence_tui.ui.residuum.question.asking import HERE, leads_at
from resurgence_tui.ui.residuum.question.chains import FAR, GLUE, chain
from resurgence_tui.ui.table.guide_box import TALK, GuideBox
from resurgence_tui.ui.table.layout import Shape, above_the_question
from resurgence_tui.ui.table.protocol import BoardKey
from resurgence_tui.ui.table.question import Question
from resurgence_tui.ui.table.seats import Looks
from resurgence_tui.ui.table.tabletop import Tabletop
from resurgence_tui.ui.widgets.bars import Entry
from resurgence_tui.ui.widgets.board import Board
from resurgence_tui.ui.widgets.decision_menu import DecisionMenu

KEYS = {
    at.MAP: BoardKey("m", "table-tab-map", "table-help-map"),
    at.STORE: BoardKey("o", "table-tab-store", "table-help-store"),
    at.ALL: BoardKey("s", "table-tab-all", "table-help-all"),
    at.TOWN: BoardKey("t", "table-tab-town", "table-help-town"),
    at.LOG: BoardKey("l", "table-tab-log", "table-help-log"),
    at.HAND: BoardKey("k", "table-tab-hand", "table-help-hand"),
}

GOES = "to:"
"""The verb of the options that name where a convoy goes."""


class WastelandTabletop(Tabletop):
    """The table of Residuum."""

    KINDS = {at.MAP: ("hex",), at.CARDS: ("card",), at.STORE: ("resource",)}
    YIELDING = (at.CARDS, *at.FORMS, at.MAP)

    class HandAsked(Message):
        """The player wants to see the cards in hand."""

    def __init__(
        self, words: Words, signs: theme.Signs = theme.UNICODE, menu: DecisionMenu | None = None, has_hand: bool = True
    ) -> None:
        self.front, self.panel = at.MAP, ""
        self.over = ""
        self.has_hand = has_hand
        self.leads: Sequence[Lead] = ()
        """What the menu of a turn leads to on the map."""

        self.ways: Mapping[str, Route] = {}
        """How the convoy that is asked about comes to each hex within its reach, from `map_start`."""

        self.map_start = ""
        self.look_now: Callable[[], View] = lambda: self.view
        """The table as the seat that answers sees it, which may be newer than what is shown."""

        self.map = HexMap(words, id=at.MAP)
        self.store = OwnStore(words, id=at.STORE)
        self.town = TownBoard(words, id=at.TOWN)
        self.cards = CardsBoard(words, id=at.CARDS)
        self.form = GoodsForm(words, id=at.FORM)
        self.choices = ChoicesForm(words, id=at.CHOICES)
        self.guide = GuideBox(id=at.GUIDE)
        boards = (
            self.map, self.cards, self.form, self.choices, self.store, AllSeats(words, id=at.ALL), self.town,
            SeatLine(words, id=at.SEATS),
        )  # fmt: skip
        super().__init__(
            words, signs, boards=boards, keys=KEYS, unchanged=UNCHANGED, menu=menu, others=(self.guide,)
        )

    # Where things lie

    def places(self, size: Size) -> dict[str, Region]:
        """Where everything lies at a size."""
        front = self.front if self.shape is Shape.NARROW else self.panel
        over = "" if self.guide.mode == TALK else self.over  # what is read first has the menu's place
        found = make_room(at.places(size, front, over), self.guide.mode)
        return found | self.news.places(above_the_question(found))

    @property
    def boards_in_turn(self) -> tuple[str, ...]:
        """The boards that have tabs now, and the cards in hand, which are looked at alone."""
        return (*at.TURNS[self.shape], *[at.HAND] * self.has_hand)

    @property
    def in_front_of_others(self) -> str:
        """The board in front: of all where there is room for one, else of the shared panel."""
        tabs = at.TURNS[self.shape]
        front = self.front if self.shape is Shape.NARROW else self.panel
        return front if front in tabs else tabs[0]

    def is_framed(self, board: str, shape: Shape) -> bool:
        """Only the log beside the map has a heading; the rest tells itself what it is."""
        return board == at.LOG and shape is Shape.MIDDLE

    def put_in_front(self, board: str) -> None:
        """Bring a board to the front; cards and forms lie where the map does."""
        board = at.MAP if board in (at.CARDS, *at.FORMS) else board
        if board in at.TURNS[self.shape]:
            if self.shape is Shape.NARROW:
                self.front = board
            else:
                self.panel = board

    def shown_for(self, board: str) -> str:
        """What lies over the map has its key."""
        covered = self.over in (at.CARDS, at.FORM)
        return self.over if board == at.MAP and covered and not self.in_front(at.MAP) else board

    def tab(self, board: str) -> Entry:
        """The tab of a board; the map's says what lies over it."""
        own = KEYS[board]
        called = own.tab
        if board == at.MAP and self.over in (at.CARDS, at.FORM):  # where the map has a tab, forms too take its place
            called = "table-tab-cards" if self.over == at.CARDS else "table-tab-form"
        return Entry(board, own.key, self.words.text(called))

    def turn_to(self, board: str) -> None:
        """A board's key: bring it to the front with the focus; cards in hand are shown alone."""
        if board == at.HAND:
            self.post_message(self.HandAsked())
        elif board == at.STORE and self.shape is Shape.NARROW:
            self.prompt.read()
            self.store.focus()
        else:
            super().turn_to(board)

    # What is shown

    def show_view(self, view: View, looks: Looks, changes: Changed | None = None) -> None:
        """Draw another view, with what has changed marked."""
        first = self.view is None
        super().show_view(view, looks, changes)
        if first:
            self.arrange_all()

    def show_question(
        self, question: Question, seat: Seat, slot: str = at.MENU, tag: str = "", at_row: str = ""
    ) -> None:
        """Ask; where a convoy goes is best said on the map."""
        new = tag != self.menu.tag
        super().show_question(question, seat, slot, tag, at_row)
        if new and self.ways and self.map.display:
            self.map.focus()
        wanted = question.spots.get(at_row, ("",))[0]
        if self.map.has_focus and wanted in self.map.drawing.spots:
            self.map.cursor = wanted  # as a hint says it

    def prepare(self, question: Question, seat: Seat, new: bool) -> bool:
        """Show the store of who is asked, and what lies over the map."""
        before, over = self.over, ""
        if question.board == at.CARDS:
            over = at.CARDS
        elif self.slot in at.FORMS:
            over = self.slot
        self.over = over
        if self.view is not None:
            shown = self.store.seat if self.store.seat != NOBODY else max(self.view.mover, 0)
            owner = seat if seat != NOBODY else shown
            self.store.seat = self.town.seat = owner
            self.map.home = self.view.seats[owner].basecamp
        return over != before

    def is_foreign(self, board: Board) -> bool:
        """Nothing can be picked on what only tells."""
        return board.id in (at.ALL, at.SEATS)

    def zoom(self, steps: int) -> None:
        """Look at the map from nearer or further."""
        self.map.zoom_by(steps)

    # What is picked

    def pick(self, board: Board, spot: str) -> None:
        """A seat shows what it owns; a hex in the turn's menu asks what to do there; all else picks a row."""
        if board.id == at.SEATS:
            self.show_store(int(spot.removeprefix(SEAT)))
        elif board is self.map and leads_at(self.leads, spot):
            self.post_message(self.Picked(f"{HERE}{spot}", self.menu.tag))
        elif not (len(rows := self._rows_shown(spot)) == 1 and not self.is_foreign(board) and self.answer_all(rows[0])):
            super().pick(board, spot)

    def show_store(self, seat: Seat) -> None:
        """Show what a seat owns."""
        self.store.seat = seat
        if self.shape is Shape.MIDDLE:
            self.bring(at.STORE)

    def on_decision_menu_picked(self, event: DecisionMenu.Picked) -> None:
        """A row that answers several questions at once is answered step by step."""
        if not self.question.rows or event.row not in (row.id for row in self.question.rows):
            return
        if self.answer_all(event.row):
            event.prevent_default()
            event.stop()

    def answer_all(self, row: str) -> bool:
        """Answer with a row of several answers; whether it is one."""
        if row.startswith(GOES) and self.ways:
            row = GLUE.join((FAR, row.removeprefix(GOES)))
        next_answer = chain(row, self.asked_rule, self.look_now)
        if next_answer is not None:
            self.post_message(self.Sorted(next_answer))
        return next_answer is not None

    asked_rule = ""
    """The rule that asks, for rows that answer more than its question."""

    def look_at(self, spot: str, row: str, abroad: bool = False) -> None:
        """On the way to what is looked at, the map shows what each step adds up to."""
        place = spot if spot in self.ways else row.rpartition(GLUE)[2].removeprefix(GOES)
        way = self.ways.get(place)
        self.map.show_way((self.map_start, *way.steps) if way else (), way.costs if way else ())
        if self.slot == at.CHOICES and (line := self.choices.line) is not None and line.decision.context:
            self.map.pointed = str(line.decision.context[0])
        super().look_at(spot, row, abroad)

    def on_form_board_done(self, event: FormBoard.Done) -> None:
        """All is entered: answer question by question."""
        event.stop()
        self.post_message(self.Sorted(event.answer))

    def on_choices_form_doubted(self, event: ChoicesForm.Doubted) -> None:
        """What the choices would cost, before they are made."""
        event.stop()
        self.prompt.read()
        self.say(self.words.text("choices_hungry_sure", count=event.hungry))

    def on_goods_form_changed(self, event: GoodsForm.Changed) -> None:
        """What is looked at, or why it cannot be done."""
        event.stop()
        self.prompt.read()
        self.look.parts = event.told
        self.say(event.problem)
