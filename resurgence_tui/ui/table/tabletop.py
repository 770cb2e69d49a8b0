"""Everything that lies on a table, in one container: boards, bars, menu and log, their tabs and shapes.

It draws the views and questions it is given, keeps menu and boards on the same place, and tells which row was picked.
What is looked at is put into words by its screen (``describe``), and painted with the mark that moved. A game says in
a subclass which boards there are and where they lie.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace
from functools import cached_property
from typing import Any

from textual.app import ComposeResult
from textual.geometry import Region, Size
from textual.layout import Layout
from textual.message import Message
from textual.reactive import Reactive
from textual.screen import Screen
from textual.widget import Widget

from resurgence_tui.engine.types import NOBODY, Decision, Seat
from resurgence_tui.i18n.text import Words
from resurgence_tui.ui import theme
from resurgence_tui.ui.inside_textual import InsideArranged
from resurgence_tui.ui.screens.guarded_screen import GuardedScreen
from resurgence_tui.ui.table import layout as at
from resurgence_tui.ui.table.layout import Shape, TableLayout, shape_of
from resurgence_tui.ui.table.news import NewsPanel, Rival
from resurgence_tui.ui.table.passing import Passing
from resurgence_tui.ui.table.protocol import BoardKeys
from resurgence_tui.ui.table.question import NOTHING, Question
from resurgence_tui.ui.table.seats import Looks
from resurgence_tui.ui.widgets.bars import Bar, Entry, TextBar
from resurgence_tui.ui.widgets.board import Board
from resurgence_tui.ui.widgets.decision_menu import DecisionMenu
from resurgence_tui.ui.widgets.log import Log
from resurgence_tui.ui.widgets.menu_rows import Read, fits, width_needed
from resurgence_tui.ui.widgets.painter import Part
from resurgence_tui.ui.widgets.prompt_line import PromptLine


class TabletopScreen(GuardedScreen, Screen[None]):
    """A screen with a table on it. A new focus repaints the two widgets it concerns, not the whole screen."""

    focused: Reactive[Widget | None] = Reactive(None, repaint=False)

    action_do: Callable[[str], None]
    """Does what a key of the last line says."""

    @cached_property
    def top(self) -> Tabletop:
        """The table."""
        return self.query_one(Tabletop)  # type: ignore[type-abstract]  # it is looked for, not made

    def on_bar_picked(self, event: Bar.Picked) -> None:
        """A tab or a key was clicked."""
        event.stop()
        if event.bar.id == at.TABS:
            self.action_tab(event.entry)
        else:
            self.action_do(event.entry)

    def action_tab(self, board: str) -> None:
        """Bring a board to the front."""
        self.top.turn_to(board)


class Tabletop(InsideArranged, Widget):
    """The table of one game.

    boards: each with the id of its place. instead: widgets that may stand in the menu's place for some questions.
    others: further widgets. keys: the key of each board's tab. unchanged: the changes of a view in which none are.
    """

    DEFAULT_CSS = "Tabletop { width: 100%; height: 100%; background: $background; }"

    KINDS: Mapping[str, tuple[str, ...]] = {}
    """What a question about a board is about there; other spots of the board are not dimmed."""

    YIELDING: tuple[str, ...] = ()
    """Boards that give the focus to what is asked where the next question is entered in another way."""

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

    class Sorted(Message):
        """The questions of a seat were all answered at once. next_answer: gives the answer to each, "" to stop."""

        def __init__(self, next_answer: Callable[[Decision], str]) -> None:
            super().__init__()
            self.next_answer = next_answer

    class Considered(Message):
        """What the player has in mind about the question has changed."""

    def __init__(
        self, words: Words, signs: theme.Signs, *, boards: Sequence[Board], keys: BoardKeys, unchanged: Any,
        instead: Sequence[Widget] = (), others: Sequence[Widget] = (), menu: DecisionMenu | None = None,
        rival: Rival | None = None,
    ) -> None:
        super().__init__(id="tabletop")
        self.words, self.signs = words, signs
        self.view: Any = None
        self.looks: Looks = ()
        self.question: Question = NOTHING
        self.seat: Seat = NOBODY
        self.slot = at.MENU
        self.describe: Callable[[str, str], tuple[Part, ...]] = lambda spot, row: ()
        self.make_way: Callable[[], None] = lambda: None
        """What is done once all lies where it does in a terminal of another size."""

        self.passing = Passing()
        """What is said while nobody is asked."""

        self.looks_abroad = False
        """Whether what is looked at lies where the seat cannot pick, as on the board of another seat."""

        self.boards, self.board_keys = tuple(boards), keys
        self._changes = self._unchanged = unchanged
        self._layout_of_table = TableLayout()
        self._arranged_for = Size(0, 0)
        self._instead, self._others = tuple(instead), tuple(others)
        self.menu = menu or DecisionMenu(id=at.MENU)
        self.menu.more = lambda count: words.text("table-more", count=count)
        self.log_of_game = Log(id=at.LOG)
        self.header, self.look = TextBar(id=at.HEADER), TextBar(id=at.LOOK)
        self.tabs, self.keys = Bar(id=at.TABS), Bar(id=at.FOOTER)
        self.prompt = PromptLine(id=at.PROMPT)
        self.news = NewsPanel(words, rival=rival, id=at.NEWS)

    def compose(self) -> ComposeResult:
        """All widgets, once."""
        for in_place_of_menu in self._instead:
            in_place_of_menu.lies_at = at.MENU  # type: ignore[attr-defined]
        yield self.news  # the first one: so its coming and going changes the order of no other
        yield from (self.menu, *self._instead, *self.boards, self.log_of_game)
        yield from (self.header, self.look, self.tabs, self.keys, self.prompt, *self._others)

    def on_mount(self) -> None:
        """Signs, titles, and who follows whom."""
        self.log_of_game.border_title = self.words.text("table-log")
        for child in self.children:
            child.signs = self.signs  # type: ignore[attr-defined]
        self.watch(self.menu, "index", self._menu_moved, init=False)
        self.arrange_all()

    # What a game says

    @abstractmethod
    def places(self, size: Size) -> dict[str, Region]:
        """Where everything lies at a size, by the ids of the widgets."""

    @property
    def boards_in_turn(self) -> tuple[str, ...]:
        """The boards that have tabs now."""
        return ()

    @property
    def in_front_of_others(self) -> str:
        """The board in front where boards take turns."""
        return ""

    def put_in_front(self, board: str) -> None:
        """Bring a board to the front where boards take turns."""

    def tab(self, board: str) -> Entry:
        """The tab of a board."""
        own = self.board_keys[board]
        return Entry(board, own.key, self.words.text(own.tab))

    def is_framed(self, board: str, shape: Shape) -> bool:
        """Whether a board has a frame or a heading of its own in a shape."""
        return shape is not Shape.NARROW

    def shown_for(self, board: str) -> str:
        """The board that shows now where another one has its place."""
        return board

    def prepare(self, question: Question, seat: Seat, new: bool) -> bool:
        """Before a question is asked: take note of it; whether another layout is needed. new: it is another one."""
        return False

    def is_asked_about(self, board: str) -> bool:
        """Whether the open question is about a board, so that what cannot be picked there is dimmed."""
        return board == self.question.board

    def is_foreign(self, board: Board) -> bool:
        """Whether nothing can be picked on a board, since it shows what belongs to another seat."""
        return False

    def take_back(self) -> bool:
        """Take back a step of what the player has in mind; whether there was one."""
        return False

    def make_again(self) -> bool:
        """Make a step again of what the player has in mind, which was taken back last; whether there was one."""
        return False

    @property
    def can_take_back(self) -> bool:
        """Whether the player has a step in mind that can be taken back."""
        return False

    @property
    def can_make_again(self) -> bool:
        """Whether such a step was taken back that can be made again."""
        return False

    def press(self, key: str) -> bool:
        """Offer a digit to what stands in the menu's place; whether it meant anything there."""
        return False

    def search(self) -> None:
        """Look for an option by its words."""
        if self.slot == at.MENU:
            self.menu.focus()
            self.menu.search()

    def stop_moving(self) -> None:
        """End all animations: the boards show what is true."""

    # Shape and tabs

    @property
    def layout(self) -> Layout:
        """The table's own layout."""
        return self._layout_of_table

    @property
    def shape(self) -> Shape:
        """How much fits now."""
        return shape_of(self.screen.size)

    def fits(self, question: Question) -> bool:
        """Whether the menu has room for the rows of a question."""
        room = self.places(self.screen.size).get(at.MENU, Region())
        return fits(question.rows, room.width, room.height)

    def fits_in_columns(self, question: Question) -> bool:
        """Whether the menu is wide enough for every row of a question on one line, each text below that of the last."""
        return width_needed(question.rows, Read.WHOLE) <= self.places(self.screen.size).get(at.MENU, Region()).width

    def on_resize(self) -> None:
        """Another shape: nothing is mounted anew, and what had the focus keeps it."""
        if self.screen.size != self._arranged_for:
            self.arrange_all()
            self.call_after_refresh(self.make_way)

    def arrange_all(self) -> None:
        """Show what has a place now; a board with the focus comes to the front rather than lose it."""
        size = self._arranged_for = self.screen.size
        focused = self.screen.focused
        if focused is not None and focused.id in self.board_keys:
            self.put_in_front(str(focused.id))
        found = self.places(size)
        shape = shape_of(size)
        with self.arranging():
            for child in self.children:
                place = getattr(child, "lies_at", "") or child.id
                child.display = place in found and (place != at.MENU or child.id == self.slot)
                if child.display and isinstance(child, Board | Log) and child.id != at.SEATS:
                    child.set_class(self.is_framed(str(child.id), shape), "-framed")
            self.refresh(layout=True)
        self.show_tabs()
        self._feed()

    def show_tabs(self) -> None:
        """The tabs as they are now."""
        self.tabs.entries = tuple(self.tab(board) for board in self.boards_in_turn)
        self.tabs.front = self.in_front_of_others

    def bring(self, board: str, focus: bool = False) -> None:
        """Bring a board to the front where boards take turns, and let it take the focus."""
        before = self.in_front_of_others
        self.put_in_front(board)
        if self.in_front_of_others != before:
            if self.screen.focused is not None and self.screen.focused.id in self.board_keys:
                self.screen.set_focus(None)
            self.arrange_all()
        if focus:
            self.query_one(f"#{self.shown_for(board)}").focus()

    def turn_to(self, board: str) -> None:
        """A board's key: bring it to the front with the focus."""
        if board in self.boards_in_turn or self.in_front(board):
            self.prompt.read()
            self.bring(board, focus=True)

    def in_front(self, board: str) -> bool:
        """Whether a board shows now."""
        return board in self.places(self.screen.size)

    # What is shown

    def show_view(self, view: Any, looks: Looks, changes: Any = None) -> None:
        """Draw another view, with what has changed marked; only what differs is painted. changes: None for nothing."""
        self.view, self.looks, self._changes = view, looks, self._unchanged if changes is None else changes
        self._feed()

    @contextmanager
    def drawn_once(self) -> Iterator[None]:
        """Whatever changes within, view, seat or question, each board is drawn once."""
        for board in self.boards:
            board.draw_later()
        try:
            yield
        finally:
            for board in self.boards:
                board.draw_at_once()

    def _feed(self) -> None:
        """Give the view to the boards that show; the others get it when they come to the front."""
        if self.view is None:
            return
        for board in self.boards:
            if board.display:
                board.take(self.view, self.looks, self._changes)  # type: ignore[attr-defined]

    def show_question(
        self, question: Question, seat: Seat, slot: str = at.MENU, tag: str = "", at_row: str = ""
    ) -> None:
        """Ask: light up the boards, fill the menu, and bring the board that it is about to the front."""
        new = tag != self.menu.tag
        had_focus = self.screen.focused is None or self.screen.focused.id in (self.slot, *self.YIELDING)
        another_slot, self.slot = slot != self.slot, slot
        if new and self.menu.advised:
            self.advise("")
        another_layout = self.prepare(question, seat, new)
        self.question, self.seat = question, seat
        if seat != NOBODY:
            self.passing.say("")
        if another_layout or another_slot:
            self.arrange_all()
            if had_focus:
                self.focus_slot()
        self.light_up()
        if question.board:
            self.bring(question.board)
        in_menu = slot == at.MENU
        self.menu.show(question.rows if in_menu else (), question.searched if in_menu else (), at_row, tag)
        self._follow_menu()
        if new and not self._takes_enter(self.screen.focused):
            self.focus_slot()

    def advise(self, row: str) -> None:
        """Mark a row of the menu, and its place on the boards, as a suggestion; "" for none."""
        self.menu.advised = row
        spots = self.question.spots.get(row, ())
        for board in self.boards:
            board.advised = spots[0] if spots else ""

    def say(self, problem: str) -> None:
        """Tell of a problem in the prompt: until something else is asked, or for a moment while nobody is."""
        if self.seat == NOBODY:
            self.passing.say(problem)
        self.prompt.prompt = replace(self.prompt.prompt, problem=problem)

    def unsay(self, problem: str, before: str) -> None:
        """Tell no more of a problem, if it is still told; what was told before is told again."""
        if self.prompt.prompt.problem == problem:
            self.say(before)

    def tell(self, notice: str) -> bool:
        """Tell something in the prompt, until something else is asked; whether all of it can be read there."""
        self.prompt.prompt = replace(self.prompt.prompt, notice=notice, wanted=True, problem="")
        return self.prompt.shows_whole(notice)

    def _takes_enter(self, focused: Widget | None) -> bool:
        """Whether Enter there answers what is asked: in the menu, or on a board in view where something can be picked.
        """
        if focused is None or not focused.display:
            return False
        return focused.id == self.slot or (focused.id == self.question.board and bool(self.question.legal))

    def focus_slot(self) -> None:
        """Let the menu, or what is in its place, take the focus."""
        self.query_one(f"#{self.slot}").focus()

    def light_up(self) -> None:
        """Light up what can be picked; on the boards that the question is about all else is dimmed."""
        question = self.question
        legal = question.legal
        for board in self.boards:
            foreign = self.is_foreign(board)
            asked = question.dims and self.is_asked_about(str(board.id)) and legal and not foreign
            board.light(frozenset() if foreign else legal, self.KINDS.get(str(board.id), ("",)) if asked else ())

    # Menu and boards look at the same place

    def look_at(self, spot: str, row: str, abroad: bool = False) -> None:
        """Tell of a place of a board, or of a row of the menu, in the line under the board."""
        self.looks_abroad = abroad
        self.look.parts = self.describe(spot, row)

    def on_decision_menu_highlighted(self, event: DecisionMenu.Highlighted) -> None:
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

    def on_board_highlighted(self, event: Board.Highlighted) -> None:
        """The menu goes to the row of the place."""
        event.stop()
        self.prompt.read()
        menu = self.menu
        rows = [] if self.is_foreign(event.board) else self._rows_shown(event.spot)
        if rows and (menu.row is None or menu.row.id not in rows):
            menu.look_at(rows[0])
        else:
            self.look_at(event.spot, rows[0] if rows else "", self.is_foreign(event.board))

    def _rows_shown(self, spot: str) -> list[str]:
        """The rows of the menu, as it is now, that stand for a place."""
        wanted = set(self.question.rows_at(spot))
        return [row.id for row in self.menu.rows if row.id in wanted]

    def on_board_picked(self, event: Board.Picked) -> None:
        """A place picks the row that stands for it; where several do, the menu asks which."""
        event.stop()
        self.pick(event.board, event.spot)

    def pick(self, board: Board, spot: str) -> None:
        """Pick a place of a board."""
        menu, rows = self.menu, self._rows_shown(spot)
        if not rows or self.is_foreign(board):
            self.post_message(self.NotLegal(spot))
        elif len(rows) == 1:
            self.post_message(self.Picked(rows[0], menu.tag))
        else:
            menu.look_at(rows[0])
            menu.focus()

    def on_decision_menu_picked(self, event: DecisionMenu.Picked) -> None:
        """A row was picked in the menu."""
        event.stop()
        self.post_message(self.Picked(event.row, event.tag))
