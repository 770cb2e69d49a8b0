"""What Resurgence supplies for stepping through its games, see ``ui.table.replay_screen``."""

from __future__ import annotations

from resurgence_tui.app.replay import Place, Replay, Step
from resurgence_tui.games.resurgence.view import View
from resurgence_tui.i18n.resurgence.sentences import option_text, prompt_text
from resurgence_tui.i18n.text import words_of
from resurgence_tui.ui import theme
from resurgence_tui.ui.resurgence.log_text import MoscowLogText, spaced
from resurgence_tui.ui.resurgence.question.place_text import PlaceText
from resurgence_tui.ui.resurgence.tabletop import KEYS, MoscowTabletop
from resurgence_tui.ui.table.replay_screen import ReplayScreen, ReplayView, replay_bindings
from resurgence_tui.ui.widgets.decision_menu import DecisionMenu
from resurgence_tui.ui.widgets.painter import Part


class MoscowReplayKit:
    """The game's part of one replay."""

    def __init__(self, replay: Replay) -> None:
        self.words = words_of(replay.setup)
        self._names = [seat.name for seat in replay.setup.seats]
        self._telling = MoscowLogText(self.words, ReplayView(replay))
        self._places = PlaceText(self.words)

    def tabletop(self, signs: theme.Signs, menu: DecisionMenu) -> MoscowTabletop:
        """The boards."""
        return MoscowTabletop(self.words, signs, menu)

    def log_text(self, past: ReplayView) -> MoscowLogText:
        """The log up to a moment in words."""
        return MoscowLogText(self.words, past)

    def heading(self, step: Step) -> str:
        """Round and step."""
        return self._telling.heading(step.round, step.step)

    def chosen(self, step: Step) -> str:
        """An option in a few words."""
        return option_text(self.words, step.asked, step.option)

    def asked(self, step: Step) -> str:
        """What was asked."""
        return prompt_text(self.words, step.asked, self._names)

    def header(self, view: View) -> tuple[Part, ...]:
        """Round and step, and the Event."""
        return spaced([self._telling.where(view), self._telling.event(view)])

    def header_short(self, view: View) -> tuple[Part, ...]:
        """The round."""
        return self._telling.where(view, short=True)

    def describe(self, spot: str, view: View) -> tuple[Part, ...]:
        """What a place is."""
        return ((self._places.about(spot, view), theme.PLAIN),)


class MoscowReplayScreen(ReplayScreen):
    """A game of Resurgence to step through."""

    BINDINGS = [*replay_bindings(KEYS)]

    def __init__(self, replay: Replay, place: Place | None = None) -> None:
        super().__init__(replay, MoscowReplayKit(replay), place)
