"""The table as far as it is open to all: what may be looked at in front of the curtain."""

from __future__ import annotations

from typing import TYPE_CHECKING

from textual.app import ComposeResult
from textual.binding import Binding

from resurgence_tui.app.host import Host
from resurgence_tui.engine.types import NOBODY
from resurgence_tui.games.resurgence.view import View
from resurgence_tui.i18n.text import Words
from resurgence_tui.ui import theme
from resurgence_tui.ui.resurgence import table_layout as at
from resurgence_tui.ui.resurgence.boards.glyphs import Looks
from resurgence_tui.ui.resurgence.explaining import Explaining
from resurgence_tui.ui.resurgence.log_text import Telling
from resurgence_tui.ui.resurgence.question.asking import Asking, Question
from resurgence_tui.ui.resurgence.tabletop import KEYS, Tabletop, TabletopScreen
from resurgence_tui.ui.widgets.bars import Bar, Entry
from resurgence_tui.ui.widgets.painter import Part
from resurgence_tui.ui.widgets.prompt_line import Prompt

if TYPE_CHECKING:
    from resurgence_tui.ui.app import ResurgenceApp


class PublicLook(Explaining, TabletopScreen):
    """Boards and log without secrets; nothing can be picked."""

    app: ResurgenceApp
    BINDINGS = [
        *(Binding(key, f"tab('{board}')", show=False) for board, key in KEYS.items()),
        Binding("f1", "explain", show=False),
        Binding("i", "face", show=False),
        Binding("escape,enter,p,h", "back", show=False),
    ]

    def __init__(self, host: Host, words: Words, looks: Looks, signs: theme.Signs) -> None:
        super().__init__()
        self._host, self._words, self._looks, self._signs = host, words, looks, signs
        self._asking = Asking(words, host.names)

    def compose(self) -> ComposeResult:
        """The table."""
        yield Tabletop(self._words, self._signs)

    def on_mount(self) -> None:
        """Show what everybody may see."""
        top, telling = self.top, Telling(self._words, self._host)
        top.describe = self.looked_at
        view = self._host.view(NOBODY)
        top.show_view(view, self._looks)
        top.show_question(Question(), NOBODY)
        top.log_of_game.show(telling.lines(NOBODY, self._looks))
        top.header.parts = tuple(telling.where(view))
        top.prompt.prompt = Prompt(
            asked=self._words.text("table-public"), why=self._words.text("table-public-why")
        )
        keys = top.keys
        text = self._words.text
        keys.entries = (
            Entry("explain", "F1", text("table-key-rule")),
            Entry("face", "i", text("table-key-card")),
            Entry("back", "esc", text("table-key-back")),
        )

    def seen(self) -> View | None:
        """What everybody may see."""
        return self._host.view(NOBODY)

    def looked_at(self, spot: str, row: str) -> tuple[Part, ...]:
        """What a place is."""
        return ((self._asking.looking.about(spot, self._host.view(NOBODY)), theme.PLAIN),)

    def on_bar_picked(self, event: Bar.Picked) -> None:
        """A tab or the way back was clicked."""
        event.stop()
        if event.bar.id == at.TABS:
            self.action_tab(event.entry)
        else:
            getattr(self, f"action_{event.entry}")()

    def action_tab(self, board: str) -> None:
        """Bring a board to the front; the Compound again: the next seat's."""
        self.top.turn_to(board)

    def on_tabletop_not_legal(self, event: Tabletop.NotLegal) -> None:
        """A place is picked: it shows what it is."""
        event.stop()
        self.show_face(event.spot, self.board_with(event.spot))

    def action_back(self) -> None:
        """Back to the curtain."""
        self.dismiss()
