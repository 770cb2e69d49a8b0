"""What the plain game still has to tell, and to whom."""

from __future__ import annotations

from collections.abc import Iterable

from resurgence_tui.app.host import Host, LogEntry
from resurgence_tui.engine.types import NOBODY, Seat
from resurgence_tui.i18n.sentences import sentences_of
from resurgence_tui.i18n.text import Words


class PlainLog:
    """Remembers for each person what they have been told: what all may know, and what only they may.

    Who sits alone among bots always looks, so nothing of their own waits for a curtain.
    """

    def __init__(self, host: Host, words: Words) -> None:
        self.host, self.words = host, words
        start = host.log_length if host.decisions else 0
        self.told_all = dict.fromkeys(host.humans, start)
        self.told_own = dict.fromkeys(host.humans, start)

    def rewind(self, length: int) -> None:
        """The log is shorter now: what comes after so many entries has not been told."""
        for told in (self.told_all, self.told_own):
            told.update({seat: min(known, length) for seat, known in told.items()})

    def for_all(self) -> list[str]:
        """What all may know and none has been told yet; with one person at the table and no PIN, their own as well."""
        if (lone := self.host.lone) is not None:
            return self.for_seat(lone)
        humans = self.host.humans
        start = max(self.told_all.values(), default=0)
        self.told_all.update(dict.fromkeys(humans, self.host.log_length))
        return self.sentences(self.host.log(NOBODY, start))

    def for_seat(self, seat: Seat) -> list[str]:
        """Sentences of all that this seat may know and has not been told yet."""
        if seat not in self.told_own:
            return self.for_all()
        start, own = self.told_all[seat], self.told_own[seat]
        new = self.host.log(seat, max(start, own))
        between = self.host.log(seat, min(start, own))
        missed = between[: len(between) - len(new)]
        kept = [entry for entry in missed if (entry.fact.eyes == seat) == (own < start)]
        self.told_all[seat] = self.told_own[seat] = self.host.log_length
        return self.sentences([*kept, *new])

    def own(self, seat: Seat) -> list[str]:
        """What this seat alone may know and has not been told yet."""
        start = self.told_own.get(seat, self.host.log_length)
        self.told_own[seat] = self.host.log_length
        return self.sentences(entry for entry in self.host.log(seat, start) if entry.fact.eyes == seat)

    def sentences(self, entries: Iterable[LogEntry]) -> list[str]:
        """Entries of the log as sentences; some are not worth one."""
        names, view = self.host.names, self.host.view(NOBODY)
        say = sentences_of(self.words.game)
        made = (say.fact_text(self.words, entry.fact, names, view.content, view) for entry in entries)
        return [sentence for sentence in made if sentence]
