"""The table as far as it is open to all: what may be looked at in front of the curtain."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from textual.app import ComposeResult
from textual.binding import Binding

from resurgence_tui.engine.types import NOBODY
from resurgence_tui.i18n.text import Words
from resurgence_tui.ui.table import layout as at
from resurgence_tui.ui.table.explanations import EXPLAIN, FACE, Explanations, Places
from resurgence_tui.ui.table.question import Question
from resurgence_tui.ui.table.seats import Looks
from resurgence_tui.ui.table.tabletop import Tabletop, TabletopScreen
from resurgence_tui.ui.widgets.bars import Bar, Entry
from resurgence_tui.ui.widgets.board import Board
from resurgence_tui.ui.widgets.decision_menu import DecisionMenu
from resurgence_tui.ui.widgets.log import LogLine
from resurgence_tui.ui.widgets.painter import Part
from resurgence_tui.ui.widgets.prompt_line import Prompt

BACK = "back"


class PublicBoards(TabletopScreen):
    """Boards and log without secrets; nothing can be picked.

    view: what everybody may see. described: a place in one line. lines: the log. header: where the game stands.
    """

    BINDINGS = [
        Binding("f1", f"do('{EXPLAIN}')", show=False),
        Binding("i", f"do('{FACE}')", show=False),
        Binding("escape,enter,p,h", f"do('{BACK}')", show=False),
    ]

    def __init__(
        self, words: Words, top: Tabletop, view: Any, looks: Looks, *, places: Places,
        described: Callable[[str, str], tuple[Part, ...]], lines: Sequence[LogLine], header: tuple[Part, ...],
    ) -> None:
        super().__init__()
        self._words, self._top, self._view, self._looks = words, top, view, looks
        self._lines, self._header = lines, header
        top.describe = described
        self._explanations = Explanations(self.app, top, places, seen=lambda: view)
        self._deeds = {**self._explanations.deeds(), BACK: self.dismiss}

    def compose(self) -> ComposeResult:
        """The table."""
        yield self._top

    def on_mount(self) -> None:
        """Show what everybody may see."""
        top, text = self._top, self._words.text
        top.show_view(self._view, self._looks)
        top.show_question(Question(), NOBODY)
        top.log_of_game.show(self._lines)
        top.header.parts = self._header
        top.prompt.prompt = Prompt(asked=text("table-public"), why=text("table-public-why"))
        top.keys.entries = (
            Entry(EXPLAIN, "F1", text("table-key-rule")),
            Entry(FACE, "i", text("table-key-card")),
            Entry(BACK, "esc", text("table-key-back")),
        )

    def rule_here(self) -> str:
        """The rule behind what is looked at."""
        return self._explanations.rule_here()

    def on_bar_picked(self, event: Bar.Picked) -> None:
        """A tab or a key was clicked."""
        event.stop()
        if event.bar.id == at.TABS:
            self.action_tab(event.entry)
        else:
            self.action_do(event.entry)

    def action_do(self, deed: str) -> None:
        """Do what a key says."""
        self._deeds[deed]()

    def action_tab(self, board: str) -> None:
        """Bring a board to the front."""
        self._top.turn_to(board)

    def on_tabletop_not_legal(self, event: Tabletop.NotLegal) -> None:
        """A place is picked: it shows what it is."""
        event.stop()
        self._explanations.show_face(event.spot, self._explanations.board_with(event.spot))

    def on_board_asked(self, event: Board.Asked) -> None:
        """A right click on a place."""
        self._explanations.ask_of_place(event)

    def on_decision_menu_asked(self, event: DecisionMenu.Asked) -> None:
        """A right click on a row of the menu."""
        event.stop()
        self._explanations.show_face_here()
