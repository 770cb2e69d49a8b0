"""The last line of the table: the keys that work now."""

from __future__ import annotations

from resurgence_tui.app.guided import is_guided
from resurgence_tui.app.hand_over import HandOver
from resurgence_tui.app.host import Host
from resurgence_tui.engine.types import NOBODY
from resurgence_tui.i18n.text import Words
from resurgence_tui.ui.table import layout as at
from resurgence_tui.ui.table.protocol import OpenQuestion
from resurgence_tui.ui.table.tabletop import Tabletop
from resurgence_tui.ui.widgets.bars import Entry

SPARED = ("seats", "info", "news", "search", "redo", "curtain", "explain", "list_ways", "face", "undo", "guide")
"""What is left out first where the line has no room for all. The rest is always seen: that nothing is saved, the list
of all keys, and the way to the game menu, in which most of the others are found too."""


class KeyHints:
    """Tells which keys work. An entry's id is the id of the deed that its key does."""

    def __init__(self, words: Words, host: Host, hand_over: HandOver, question: OpenQuestion, top: Tabletop) -> None:
        self._words, self._host, self._hand_over = words, host, hand_over
        self._question, self._top = question, top

    @property
    def on_a_board(self) -> bool:
        """Whether a board has the focus, so that Esc leads back to what is asked."""
        top = self._top
        focused = top.screen.focused
        return focused is not None and (focused in top.boards or focused.id in top.board_keys)

    def show(self, has_second_look: bool) -> None:
        """Show the keys, and before them, as long as it is so, that the game is not saved.

        has_second_look: Esc leads from a second look at the question back to the first.
        """
        host, top = self._host, self._top
        unsaved = host.save_problem is not None
        back = "table-key-menu"
        if has_second_look or self.on_a_board:
            back = "table-key-back"
        has_curtain = bool(host.humans) and host.lone is None
        wanted = [
            ("save_again", "!", "table-key-unsaved", unsaved),
            ("explain", "F1", "table-key-rule", self._question.ask is not None),
            ("face", "i", "table-key-card", self.on_a_board),
            ("help", "?", "table-key-keys", True),
            ("search", "/", "table-key-search", top.slot == at.MENU and len(top.question.rows) > 1),
            ("list_ways", "v", "table-key-list", bool(top.question.mix)),
            ("undo", "u", "table-key-undo", host.played_here and (host.decisions > 0 or top.can_take_back)),
            ("redo", "^r", "table-key-redo", host.played_here and (host.can_redo or top.can_make_again)),
            ("curtain", "h", "table-key-curtain", has_curtain),
            ("news", "n", "table-key-news", not host.over and self._hand_over.viewer != NOBODY),
            ("info", "x", "table-key-info", True),
            ("guide", "e", "table-key-guide", is_guided(host) and host.played_here),
            ("seats", "g", "table-key-seats", not host.over and host.locked_by is None),
            ("back", "esc", back, True),
        ]
        top.keys.entries = tuple(
            Entry(deed, key, self._words.text(label), len(SPARED) - SPARED.index(deed) if deed in SPARED else 0)
            for deed, key, label, works in wanted if works
        )
