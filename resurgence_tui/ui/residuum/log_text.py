"""What has happened and where the game stands, in words: the log and the header."""

from __future__ import annotations

from collections.abc import Callable

from resurgence_tui.engine.types import NOBODY, LogEntry, Seat
from resurgence_tui.games.residuum.board import season
from resurgence_tui.games.residuum.view import View
from resurgence_tui.i18n.residuum.fact_rules import fact_rule
from resurgence_tui.i18n.residuum.names import name
from resurgence_tui.i18n.residuum.sentences import fact_text
from resurgence_tui.i18n.text import Words
from resurgence_tui.ui import theme
from resurgence_tui.ui.table.log_text import GameLogText, ToldGame
from resurgence_tui.ui.table.seats import Looks
from resurgence_tui.ui.widgets.log import LogLine
from resurgence_tui.ui.widgets.painter import Part


class WastelandLogText(GameLogText):
    """A heading for each turn of each seat.

    covers: whether what only one seat may read is left out, since others look at the same screen during its turn.
    """

    HEADED_BY = "RSD-CAL-01"

    def __init__(self, words: Words, game: ToldGame, covers: Callable[[], bool] = lambda: False) -> None:
        super().__init__(words, game)
        self._covers = covers
        self._view: View | None = None

    def look(self, eyes: Seat) -> None:
        """Hexes are called as they are on the table of now."""
        self._view = self.game.view(eyes)

    def is_another(self, log: list[LogEntry], known: list[LogEntry]) -> bool:
        """Or hexes have got their labels since."""
        return super().is_another(log, known) or (bool(known) and known[-1].round == log[-1].round == 0)

    def told(self, eyes: Seat, entry: LogEntry, looks: Looks) -> list[LogLine]:
        """One sentence, if there is anything to tell."""
        fact, view = entry.fact, self._view
        if view is None or (fact.eyes != NOBODY and self._covers()):
            return []
        text = fact_text(self.words, fact, self.game.names, view.content, view)
        return [self.sentence(text, fact, fact_rule(fact), looks)] if text is not None else []

    def heading(self, round_: int, step: int) -> str:
        """The turn, and whose it is, that the lines below fall in."""
        text, view = self.words.text, self.game.view(-1)
        if not round_:
            return text("table-setup")
        if round_ > view.content.numbers.turns or not step:
            return text("table-scoring")
        name_of = self.game.names[(view.first + step - 1) % len(self.game.names)]
        return text("table-turn-of", turn=round_, turns=view.content.numbers.turns, name=name_of)

    def where(self, view: View, short: bool = False) -> tuple[Part, ...]:
        """The turn, the season and the year; short: the turn and the season."""
        text, numbers = self.words.text, view.content.numbers
        if view.over:
            return ((text("table-over"), theme.STRONG),)
        if not view.round:
            return ((text("table-setup"), theme.STRONG),)
        now = name(self.words, season(view))
        if short:
            return ((text("table-turn-short", turn=view.round, turns=numbers.turns, season=now), theme.STRONG),)
        year = (view.round - 1) // (numbers.season_turns * 4) + 1
        return ((text("table-turn", turn=view.round, turns=numbers.turns, season=now, year=year), theme.STRONG),)
