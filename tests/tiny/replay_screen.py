"""An auction to step through: map, log and a list of all choices."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from textual.app import ComposeResult
from textual.binding import Binding

from resurgence_tui.app.replay import Replay
from resurgence_tui.engine.types import NOBODY, LogEntry, Seat
from resurgence_tui.i18n.text import words_of
from resurgence_tui.ui import theme
from resurgence_tui.ui.table import layout as at
from resurgence_tui.ui.table.question import Question
from resurgence_tui.ui.table.seats import looks_of
from resurgence_tui.ui.table.tabletop import Tabletop, TabletopScreen
from resurgence_tui.ui.widgets.decision_menu import DecisionMenu, Row
from resurgence_tui.ui.widgets.prompt_line import Prompt

from .sentences import option_parts, prompt_text, round_text
from .tabletop import KEYS, AuctionTable
from .telling import AuctionLog

if TYPE_CHECKING:
    from resurgence_tui.ui.program import Program


class Steps(DecisionMenu):
    """All choices; no digit picks one."""

    def key_of(self, place: int) -> str:
        """None has a key."""
        return ""


class Past:
    """What the log tells up to a moment."""

    def __init__(self, replay: Replay, moment: int) -> None:
        self._replay, self._moment = replay, moment
        self.names = [seat.name for seat in replay.setup.seats]

    def log(self, eyes: Seat, since: int = 0) -> list[LogEntry]:
        """What had happened by then."""
        return self._replay.log(self._moment, eyes, since)


class AuctionReplay(TabletopScreen):
    """Walks through the choices of a game."""

    app: Program
    BINDINGS: ClassVar = [
        *(Binding(key, f"tab('{board}')", show=False) for board, key in KEYS.items()),
        Binding("escape", "back", show=False),
    ]

    def __init__(self, replay: Replay, moment: int | None = None) -> None:
        super().__init__()
        self.replay, self.words = replay, words_of(replay.setup)
        self.moment = replay.first if moment is None else min(max(moment, replay.first), replay.last)
        self.names = [seat.name for seat in replay.setup.seats]

    def compose(self) -> ComposeResult:
        """The table, with the choices where the menu is."""
        yield AuctionTable(self.words, self.app.signs, Steps(id=at.MENU))

    def on_mount(self) -> None:
        """All choices, and the first moment."""
        rows = tuple(self._row(moment) for moment in range(self.replay.first, self.replay.last + 1))
        self._show()
        self.top.show_question(Question(rows=rows, searched=rows), NOBODY, tag="replay", at_row=str(self.moment))
        self.watch(self.top.menu, "index", self._moved, init=False)
        self.top.focus_slot()

    def _row(self, moment: int) -> Row:
        step = self.replay.step(moment)
        if step is None:
            return Row(str(moment), self.words.text("replay-start"))
        chosen = self.words.text("replay-hidden")
        if step.option:
            chosen = option_parts(self.words, step.asked, step.option, self.replay.view(moment - 1)).label
        return Row(str(moment), self.words.text("replay-choice", name=self.names[step.seat], chosen=chosen))

    def _moved(self) -> None:
        row = self.top.menu.row
        if row is not None and int(row.id) != self.moment:
            self.moment = int(row.id)
            self._show()

    def _show(self) -> None:
        view, looks = self.replay.view(self.moment), looks_of(self.replay.setup.seats)
        self.top.show_view(view, looks)
        self.top.log_of_game.show(AuctionLog(self.words, Past(self.replay, self.moment)).lines(NOBODY, looks))
        self.top.header.parts = self.top.tabs.aside = ((round_text(self.words, view), theme.STRONG),)
        step = self.replay.step(self.moment)
        asked = self.words.text("replay-start") if step is None else prompt_text(self.words, step.asked, self.names)
        self.top.prompt.prompt = Prompt(asked=asked)

    def on_tabletop_picked(self, event: Tabletop.Picked) -> None:
        """A choice was clicked."""
        event.stop()
        self.top.menu.look_at(event.row)

    def action_tab(self, board: str) -> None:
        """Bring a board to the front."""
        self.top.turn_to(board)

    def action_back(self) -> None:
        """Out of the replay."""
        self.app.leave_replay()
