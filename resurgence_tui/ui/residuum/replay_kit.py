"""What Residuum supplies for stepping through its games, see ``ui.table.replay_screen``."""

from __future__ import annotations

from functools import cached_property

from resurgence_tui.app.replay import Place, Replay, Step
from resurgence_tui.games.residuum.view import View
from resurgence_tui.i18n.residuum.sentences import option_parts, prompt_text
from resurgence_tui.i18n.text import words_of
from resurgence_tui.ui import theme
from resurgence_tui.ui.residuum import table_layout as at
from resurgence_tui.ui.residuum.log_text import WastelandLogText
from resurgence_tui.ui.residuum.place_text import WastelandText
from resurgence_tui.ui.residuum.tabletop import KEYS, WastelandTabletop
from resurgence_tui.ui.table.replay_screen import ReplayScreen, ReplayView, replay_bindings
from resurgence_tui.ui.widgets.decision_menu import DecisionMenu
from resurgence_tui.ui.widgets.painter import Part

OF_THEN = frozenset(("RSD-ASK-10", "RSD-ASK-16", "RSD-ASK-41"))
"""Questions whose options are told by how many stood or lay there when they were asked."""


class WastelandReplayKit:
    """The game's part of one replay."""

    def __init__(self, replay: Replay) -> None:
        self.words = words_of(replay.setup)
        self._replay, self._names = replay, [seat.name for seat in replay.setup.seats]
        self._telling = WastelandLogText(self.words, ReplayView(replay))
        self._places = WastelandText(self.words, self._names)

    @cached_property
    def _last(self) -> View:
        """The last table, by which hexes are called."""
        found: View = self._replay.view(self._replay.last)
        return found

    def _view_of(self, step: Step) -> View:
        """A table to put an option into words with. The one of then is played anew, so only where the last won't do."""
        if step.asked.rule in OF_THEN or step.option.startswith("onward:"):
            found: View = self._replay.view(step.number - 1)
            return found
        return self._last

    def tabletop(self, signs: theme.Signs, menu: DecisionMenu) -> WastelandTabletop:
        """The boards."""
        return WastelandTabletop(self.words, signs, menu, has_hand=False)

    def log_text(self, past: ReplayView) -> WastelandLogText:
        """The log up to a moment in words."""
        return WastelandLogText(self.words, past)

    def heading(self, step: Step) -> str:
        """The turn, and whose it was."""
        return self._telling.heading(step.round, step.step)

    def chosen(self, step: Step) -> str:
        """An option in a few words."""
        return option_parts(self.words, step.asked, step.option, self._view_of(step), names=self._names).label

    def asked(self, step: Step) -> str:
        """What was asked."""
        return prompt_text(self.words, step.asked, self._names, self._last)

    def header(self, view: View) -> tuple[Part, ...]:
        """The turn and the season."""
        return self._telling.where(view)

    def header_short(self, view: View) -> tuple[Part, ...]:
        """The turn and the season, in short."""
        return self._telling.where(view, short=True)

    def describe(self, spot: str, view: View) -> tuple[Part, ...]:
        """What a place is."""
        return ((self._places.about(spot, view, view.mover), theme.PLAIN),)


class WastelandReplayScreen(ReplayScreen):
    """A game of Residuum to step through."""

    BINDINGS = [*replay_bindings({board: key for board, key in KEYS.items() if board != at.HAND})]

    def __init__(self, replay: Replay, place: Place | None = None) -> None:
        super().__init__(replay, WastelandReplayKit(replay), place)
