"""The table as far as it is open to all: what may be looked at in front of the curtain."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from textual.app import ComposeResult
from textual.binding import Binding

from resurgence_tui.engine.types import NOBODY
from resurgence_tui.i18n.text import Words
from resurgence_tui.ui.table.explanations import EXPLAIN, FACE, ExplainedScreen, Explanations, Places
from resurgence_tui.ui.table.question import Question
from resurgence_tui.ui.table.seats import Looks
from resurgence_tui.ui.table.tabletop import Tabletop
from resurgence_tui.ui.widgets.bars import Entry
from resurgence_tui.ui.widgets.log import LogLine
from resurgence_tui.ui.widgets.painter import Part
from resurgence_tui.ui.widgets.prompt_line import Prompt

BACK = "back"


class PublicBoards(ExplainedScreen):
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
        self.explanations = Explanations(self.app, top, places, seen=lambda: view)
        self._deeds = {**self.explanations.deeds(), BACK: self.dismiss}

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

    def action_do(self, deed: str) -> None:
        """Do what a key says."""
        self._deeds[deed]()

    def on_tabletop_not_legal(self, event: Tabletop.NotLegal) -> None:
        """A place is picked: it shows what it is."""
        event.stop()
        self.explanations.show_face(event.spot, self.explanations.board_with(event.spot))

