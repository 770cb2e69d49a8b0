"""The part of the table screen that answers keys, and tells in its last line and in the help which of them work."""

from __future__ import annotations

from typing import TYPE_CHECKING

from resurgence_tui.app.guided import is_guided
from resurgence_tui.app.hand_over import HandOver
from resurgence_tui.app.host import Host
from resurgence_tui.engine.types import NOBODY
from resurgence_tui.i18n.text import Words
from resurgence_tui.ui.resurgence import table_layout as at
from resurgence_tui.ui.resurgence.assignment_board import LETTERS
from resurgence_tui.ui.resurgence.pending import ASSIGNMENT_BOARD, Pending
from resurgence_tui.ui.resurgence.table_layout import Shape
from resurgence_tui.ui.resurgence.tabletop import KEYS, Tabletop
from resurgence_tui.ui.widgets.bars import Entry

HELD_BACK = tuple(board for board, key in KEYS.items() if key in LETTERS)
"""The boards whose keys mean areas while tokens are assigned; with Shift the keys bring them at any time."""

LEGEND = (
    "goods tokens areas who mutants pay end_vp plan draw lead retire spec price event directive rubble first changed"
    "".split()
)
"""What the help explains of the signs on the table, by the ends of the words' ids."""


class TableKeys:
    """Keys of the table, and what is told of them."""

    if TYPE_CHECKING:
        host: Host
        hand_over: HandOver
        words: Words
        pending: Pending

        @property
        def top(self) -> Tabletop: ...
        def update(self) -> None: ...
        def pose(self, at_row: str = "") -> None: ...
        def action_game_menu(self) -> None: ...
        def action_whole_log(self) -> None: ...

    @property
    def on_a_board(self) -> bool:
        """Whether a board has the focus, so that Esc leads back to what is asked."""
        focused = self.top.screen.focused
        return focused is not None and focused.id in (*at.BOARDS, at.OFFER, at.EVENT, at.MUTANTS)

    def show_keys(self) -> None:
        """The last line: the keys that work now, and before them, as long as it is so, that the game is not saved."""
        top = self.top
        assigning = top.slot == ASSIGNMENT_BOARD
        way_back = "hand" if assigning and self.on_a_board else "back"
        unsaved = self.host.save_problem is not None
        roomy = not unsaved or top.shape is not Shape.NARROW
        wanted = [
            ("save_again", "!", "unsaved", unsaved),
            ("explain", "F1", "rule", self.pending.ask is not None),
            ("face", "i", "card", self.on_a_board),
            ("help", "?", "keys", True),
            ("search", "/", "search", top.slot == at.MENU and len(top.question.rows) > 1),
            ("list_ways", "v", "list", bool(top.question.mix)),
            ("undo", "u", "undo", self.host.decisions > 0 and not self.host.over),
            ("redo", "^r", "redo", self.host.can_redo),
            ("curtain", "F9" if assigning else "h", "curtain", bool(self.host.humans) and self.host.lone is None),
            ("news", "n", "news", not self.host.over and self.hand_over.viewer != NOBODY),
            ("info", "x", "info", roomy),
            ("guide", "e", "guide", is_guided(self.host) and not self.host.over),
            ("seats", "g", "seats", roomy and not self.host.over),
            ("back", "esc", way_back if self.pending.space_picked or self.on_a_board else "menu", True),
        ]
        top.keys.entries = tuple(
            Entry(action, key, self.words.text(f"table-key-{label}")) for action, key, label, works in wanted if works
        )

    def on_descendant_focus(self) -> None:
        """What Esc does depends on where the focus is."""
        self.show_keys()

    def legend(self) -> list[tuple[str, str]]:
        """The signs on the boards and what they mean, for the help."""
        text = self.words.text
        return [(text(f"table-legend-{one}"), text(f"table-legend-{one}-is")) for one in LEGEND]

    def assigned(self, letter: str) -> bool:
        """While tokens are assigned the letters of the areas move the one held, wherever the focus is."""
        if letter not in LETTERS or self.top.slot != ASSIGNMENT_BOARD:
            return False
        self.top.focus_slot()
        return self.top.assignment.press(letter)

    def action_curtain(self, letter: str = "") -> None:
        """Hide the table from whoever comes by. letter: the key, if it may mean an area."""
        if not self.assigned(letter):
            self.hand_over.draw()
            self.update()

    def put_away(self) -> None:
        """Before the program is stopped: who comes back may be another person, who must not see what is private."""
        if self.host.is_private and self.host.lone is None:
            self.hand_over.draw()
            self.update()

    def action_tab(self, board: str, letter: str = "") -> None:
        """Bring a board to the front; the own Compound again: the next seat's; the log again: all of it.

        letter: as with the curtain.
        """
        if self.assigned(letter):
            return
        if board == at.LOG and self.top.log_of_game.has_focus:
            self.action_whole_log()
        else:
            self.top.turn_to(board)

    def action_number(self, character: str) -> None:
        """The key of a row works wherever the focus is."""
        if self.top.slot == at.MENU:
            self.top.menu.press_number(character)

    def action_search(self) -> None:
        """Look for an option by its words."""
        if self.top.slot == at.MENU:
            menu = self.top.menu
            menu.focus()
            menu.search()

    def action_list_ways(self) -> None:
        """Ways to pay as a list instead of the stepper, or back."""
        if self.top.question.mix:
            self.pending.as_list = not self.pending.as_list
            self.pose()
            self.top.focus_slot()

    def action_back(self) -> None:
        """One step back: out of the search, from tokens to spaces, from a board to the menu; then the game menu."""
        if self.top.menu.end_search():
            return
        space, placing = self.pending.space_picked, self.pending.placing
        if placing is not None and placing.back():
            self.pose(space)
            self.top.focus_slot()
        elif self.on_a_board:
            self.top.focus_slot()
        else:
            self.action_game_menu()
