"""What has happened and where the game stands, in words: the log and the header."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from resurgence_tui.engine.types import NOBODY, LogEntry, Seat
from resurgence_tui.games.residuum.board import season
from resurgence_tui.games.residuum.view import View
from resurgence_tui.i18n.residuum.fact_rules import fact_rule
from resurgence_tui.i18n.residuum.names import name
from resurgence_tui.i18n.residuum.sentences import fact_text
from resurgence_tui.i18n.text import Words
from resurgence_tui.saves.save_file import Setup
from resurgence_tui.ui import theme
from resurgence_tui.ui.table.seats import Looks
from resurgence_tui.ui.widgets.log import LogLine
from resurgence_tui.ui.widgets.painter import Part


class ToldGame(Protocol):
    """What is to be told of: a game in progress, or one that is looked at again."""

    @property
    def names(self) -> list[str]: ...
    @property
    def setup(self) -> Setup: ...
    def log(self, eyes: Seat, since: int = 0) -> list[LogEntry]: ...
    def view(self, seat: Seat) -> View: ...


class WastelandLogText:
    """Puts a game's log into words, each entry once for each pair of eyes.

    covers: whether what only one seat may read is left out, since others look at the same screen during its turn.
    """

    def __init__(self, words: Words, game: ToldGame, covers: Callable[[], bool] = lambda: False) -> None:
        self.words, self.game, self._covers = words, game, covers
        self._lines: dict[Seat, list[LogLine]] = {}
        self._known: dict[Seat, list[LogEntry]] = {}
        self._read: dict[Seat, list[int]] = {}
        self._moment: dict[Seat, tuple[int, int]] = {}

    def lines(self, eyes: Seat, looks: Looks) -> list[LogLine]:
        """All that a seat may see of the log, with a heading for each turn of each seat."""
        log, known = self.game.log(eyes), self._known.get(eyes, [])
        if log[: len(known)] != known or (known and not known[-1].round < log[-1].round and not known[-1].round):
            self._forget(eyes)  # something was taken back, or hexes have got their labels since
            known = []
        view = self.game.view(eyes)
        lines, read = self._lines.setdefault(eyes, []), self._read.setdefault(eyes, [])
        for number, entry in enumerate(log[len(known) :], start=len(known) + 1):
            line = self.line(entry, looks, view)
            if line is None:
                continue
            moment = (entry.round, entry.step)
            if moment != self._moment.get(eyes):
                self._moment[eyes] = moment
                lines.append(LogLine(self.heading(*moment), "RSD-CAL-01", heading=True, round=entry.round))
            lines.append(line)
            read += [number] * (len(lines) - len(read))
        self._known[eyes] = log
        return lines

    def entries_read(self, eyes: Seat) -> list[int]:
        """For each of the lines how many entries of the log a seat had read with it."""
        return self._read.get(eyes, [])

    def _forget(self, eyes: Seat) -> None:
        """Begin the log of these eyes anew."""
        for kept in (self._lines, self._read, self._moment):
            kept.pop(eyes, None)

    def line(self, entry: LogEntry, looks: Looks, view: View) -> LogLine | None:
        """One sentence with its rule and the seat's mark, or None if there is nothing to tell."""
        fact = entry.fact
        if fact.eyes != NOBODY and self._covers():
            return None
        text = fact_text(self.words, fact, self.game.names, view.content, view)
        if text is None:
            return None
        if fact.seat < 0:
            return LogLine(text, fact_rule(fact))
        return LogLine(text, fact_rule(fact), str(fact.seat + 1), theme.seat_style(looks[fact.seat].colour))

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
