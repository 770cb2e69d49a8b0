"""The log of a game in words: each entry once for each pair of eyes, under headings. A game says how it is told."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any, Protocol

from resurgence_tui.engine.types import Fact, LogEntry, RuleId, Seat
from resurgence_tui.i18n.text import Words
from resurgence_tui.saves.save_file import Setup
from resurgence_tui.ui import theme
from resurgence_tui.ui.table.seats import Looks
from resurgence_tui.ui.widgets.log import LogLine


class ToldGame(Protocol):
    """What is to be told of: a game in progress, or one that is looked at again."""

    @property
    def names(self) -> list[str]: ...
    @property
    def setup(self) -> Setup: ...
    def log(self, eyes: Seat, since: int = 0) -> list[LogEntry]: ...
    def view(self, seat: Seat) -> Any: ...


class GameLogText:
    """Puts a game's log into words. A subclass gives ``told`` and ``heading``."""

    HEADED_BY: RuleId = ""
    """The rule behind the headings."""

    def __init__(self, words: Words, game: ToldGame) -> None:
        self.words, self.game = words, game
        self._lines: dict[Seat, list[LogLine]] = {}
        self._known: dict[Seat, list[LogEntry]] = {}
        self._read: dict[Seat, list[int]] = {}
        self._moment: dict[Seat, tuple[int, int]] = {}

    def lines(self, eyes: Seat, looks: Looks) -> list[LogLine]:
        """All that a seat may see of the log, with a heading wherever another part of the game begins."""
        self.look(eyes)
        log, known = self.game.log(eyes), self._known.get(eyes, [])
        if self.is_another(log, known):
            self.forget(eyes)
            known = []
        self._known[eyes] = log
        return self._tell(eyes, log, len(known), looks)

    def newest(self, eyes: Seat, looks: Looks, least: int) -> list[LogLine]:
        """The end of the log: at least so many lines of it, if there are. In a long game all takes much longer."""
        if eyes in self._known:
            return self.lines(eyes, looks)
        self.look(eyes)
        log, lines = self.game.log(eyes), list[LogLine]()
        first = len(log)
        while first and len(lines) <= least:  # the first line may be a heading that is none in the whole
            first = max(first - least, 0)
            self.pass_over(eyes, log[:first])
            lines = self._tell(eyes, log, first, looks)
            self.forget(eyes)
        return lines

    def _tell(self, eyes: Seat, log: list[LogEntry], first: int, looks: Looks) -> list[LogLine]:
        """Add the entries from that one on to the lines of these eyes; all of those."""
        lines, read = self._lines.setdefault(eyes, []), self._read.setdefault(eyes, [])
        for number, entry in enumerate(log[first:], start=first + 1):
            told = self.told(eyes, entry, looks)
            if not told:
                continue
            moment = self.moment(eyes, entry)
            if moment != self._moment.get(eyes):
                self._moment[eyes] = moment
                lines.append(LogLine(self.heading(*moment), self.HEADED_BY, heading=True, round=entry.round))
            lines += told
            read += [number] * (len(lines) - len(read))
        return lines

    def entries_read(self, eyes: Seat) -> list[int]:
        """For each of the lines how many entries of the log a seat had read with it."""
        return self._read.get(eyes, [])

    def is_another(self, log: list[LogEntry], known: list[LogEntry]) -> bool:
        """Whether the log does not go on from what is known of it: something was taken back."""
        return log[: len(known)] != known

    def forget(self, eyes: Seat) -> None:
        """Begin the log of these eyes anew."""
        for kept in (self._lines, self._read, self._moment):
            kept.pop(eyes, None)

    def sentence(self, text: str, fact: Fact, rule: RuleId, looks: Looks) -> LogLine:
        """A sentence with its rule and the mark of the seat that it is about."""
        if fact.seat < 0:
            return LogLine(text, rule)
        return LogLine(text, rule, str(fact.seat + 1), theme.seat_style(looks[fact.seat].colour))

    # What a game says

    def look(self, eyes: Seat) -> None:
        """Take note of how the table stands now, before anything is told."""

    def pass_over(self, eyes: Seat, entries: list[LogEntry]) -> None:
        """Take note of the beginning of a log, which is not told now."""

    @abstractmethod
    def told(self, eyes: Seat, entry: LogEntry, looks: Looks) -> list[LogLine]:
        """An entry in words, perhaps below a heading of its own; empty if there is nothing to tell."""

    def moment(self, eyes: Seat, entry: LogEntry) -> tuple[int, int]:
        """What the entry stands under: its round and step."""
        return entry.round, entry.step

    @abstractmethod
    def heading(self, round_: int, step: int) -> str:
        """What the round and step is called that the lines below fall in."""
