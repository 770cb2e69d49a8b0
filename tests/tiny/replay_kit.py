"""An auction to step through: the common replay with the map and the log."""

from __future__ import annotations

from typing import Any, ClassVar

from resurgence_tui.app.replay import Place, Replay, Step
from resurgence_tui.i18n.text import words_of
from resurgence_tui.ui import theme
from resurgence_tui.ui.table.replay_screen import ReplayScreen, ReplayView, replay_bindings
from resurgence_tui.ui.widgets.decision_menu import DecisionMenu
from resurgence_tui.ui.widgets.painter import Part

from .sentences import option_parts, prompt_text, round_text
from .tabletop import KEYS, AuctionTable
from .telling import AuctionLog


class AuctionReplayKit:
    """The game's part of one replay."""

    def __init__(self, replay: Replay) -> None:
        self.words = words_of(replay.setup)
        self._replay, self._names = replay, [seat.name for seat in replay.setup.seats]

    def tabletop(self, signs: theme.Signs, menu: DecisionMenu) -> AuctionTable:
        """The map and the log."""
        return AuctionTable(self.words, signs, menu)

    def log_text(self, past: ReplayView) -> AuctionLog:
        """The log up to a moment."""
        return AuctionLog(self.words, past)

    def heading(self, step: Step) -> str:
        """Choices have no headings here."""
        return ""

    def chosen(self, step: Step) -> str:
        """The option that was chosen."""
        return option_parts(self.words, step.asked, step.option, self._replay.view(step.number - 1)).label

    def asked(self, step: Step) -> str:
        """What was asked."""
        return prompt_text(self.words, step.asked, self._names)

    def header(self, view: Any) -> tuple[Part, ...]:
        """The round."""
        return ((round_text(self.words, view), theme.STRONG),)

    header_short = header

    def describe(self, spot: str, view: Any) -> tuple[Part, ...]:
        """Nothing more is said of a field."""
        return ()


class AuctionReplay(ReplayScreen):
    """Walks through the choices of an auction."""

    BINDINGS: ClassVar = [*replay_bindings(KEYS)]

    def __init__(self, replay: Replay, place: Place | None = None) -> None:
        super().__init__(replay, AuctionReplayKit(replay), place)
