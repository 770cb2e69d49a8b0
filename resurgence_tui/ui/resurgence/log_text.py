"""What has happened and where the game stands, in words: the log and the header."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from resurgence_tui.engine.types import NOBODY, LogEntry, Seat
from resurgence_tui.games.resurgence.view import View
from resurgence_tui.i18n.resurgence.sentences import event_text, fact_rule, fact_text, name, round_text, step_text
from resurgence_tui.i18n.text import Words
from resurgence_tui.saves.save_file import Setup
from resurgence_tui.ui import theme
from resurgence_tui.ui.resurgence import styles
from resurgence_tui.ui.resurgence.boards import glyphs
from resurgence_tui.ui.table.seats import Looks
from resurgence_tui.ui.widgets.log import LogLine
from resurgence_tui.ui.widgets.painter import Part

OF_MUTANTS = frozenset(
    "mutants_moved mutants_reshuffled leader_revealed mutants_advanced mutant_action mutants_scored mutants_completed "
    "board_flipped row_discarded encounters_drawn encounter_put black_bag_refilled mutants_final_score mutants_won"
    "".split()
)
"""Facts that bear the Mutants' mark in the log."""


class Told(Protocol):
    """What is to be told of: a game in progress, or one that is looked at again."""

    @property
    def names(self) -> list[str]: ...
    @property
    def setup(self) -> Setup: ...
    def log(self, eyes: Seat, since: int = 0) -> list[LogEntry]: ...
    def view(self, seat: Seat) -> View: ...


class MoscowLogText:
    """Puts a game's log into words, each entry once for each pair of eyes."""

    def __init__(self, words: Words, host: Told) -> None:
        self.words, self.host = words, host
        self._lines: dict[Seat, list[LogLine]] = {}
        self._known: dict[Seat, list[LogEntry]] = {}
        self._read: dict[Seat, list[int]] = {}
        self._moment: dict[Seat, tuple[int, int]] = {}
        self._cards: dict[tuple[Seat, int], int] = {}
        self._told: dict[int, tuple[LogEntry, LogLine | None]] = {}

    def lines(self, eyes: Seat, looks: Looks) -> list[LogLine]:
        """All that a seat may see of the log, with a heading for each step."""
        log, known = self.host.log(eyes), self._known.get(eyes, [])
        if log[: len(known)] != known:  # something was taken back
            self._forget(eyes)
            known = []
        lines, read = self._lines.setdefault(eyes, []), self._read.setdefault(eyes, [])
        for number, entry in enumerate(log[len(known) :], start=len(known) + 1):
            line = self._once(entry, looks)
            if line is None:
                continue
            card = self._card(eyes, entry)
            moment = (entry.round, 3 if entry.step == 2 and self._cards.get((eyes, entry.round)) else entry.step)
            if moment != self._moment.get(eyes):
                self._moment[eyes] = moment
                lines.append(LogLine(self.heading(*moment), "GEN-02", heading=True, round=entry.round))
            lines += [*card, line]
            read += [number] * (len(lines) - len(read))
        self._known[eyes] = log
        return lines

    def entries_read(self, eyes: Seat) -> list[int]:
        """For each of the lines how many entries of the log a seat had read with it."""
        return self._read.get(eyes, [])

    def _once(self, entry: LogEntry, looks: Looks) -> LogLine | None:
        """The line of an entry, the same for all eyes that may see it; the looks are those of the whole game."""
        told = self._told.get(id(entry))
        if told is None or told[0] is not entry:
            told = self._told[id(entry)] = (entry, self.line(entry, looks))
        return told[1]

    def _forget(self, eyes: Seat) -> None:
        """Begin the log of these eyes anew."""
        self._lines.pop(eyes, None)
        self._read.pop(eyes, None)
        self._moment.pop(eyes, None)
        self._cards = {key: count for key, count in self._cards.items() if key[0] != eyes}

    def _card(self, eyes: Seat, entry: LogEntry) -> list[LogLine]:
        """Alone: a heading before each Mutant card, with which Step 3 begins (SOLO-23)."""
        if entry.fact.key != "mutants_moved" or not self.host.setup.options.get("solo"):
            return []
        number = self._cards[eyes, entry.round] = self._cards.get((eyes, entry.round), 0) + 1
        most = self.host.view(NOBODY).content.numbers.mutant_cards_revealed[1]
        return [LogLine(self.words.text("solo-log-card", count=number, most=most), "SOLO-23", heading=True)]

    def line(self, entry: LogEntry, looks: Looks) -> LogLine | None:
        """One sentence with its rule and the seat's mark, or None if there is nothing to tell."""
        fact = entry.fact
        text = fact_text(self.words, fact, self.host.names, self.host.view(NOBODY).content)
        if text is None:
            return None
        if fact.key in OF_MUTANTS:
            return LogLine(text, fact_rule(fact), glyphs.sign(self.words, "token_mutant"), styles.MUTANT)
        if fact.seat < 0:
            return LogLine(text, fact_rule(fact))
        return LogLine(text, fact_rule(fact), str(fact.seat + 1), theme.seat_style(looks[fact.seat].colour))

    def heading(self, round_: int, step: int) -> str:
        """The round and step that the lines below fall in."""
        if not round_:
            return step_text(self.words, 0)
        where = round_text(self.words, round_, self.host.view(NOBODY).content.numbers.rounds)
        return self.words.text("table-heading", round=where, step=step_text(self.words, step))

    def where(self, view: View, short: bool = False) -> list[Part]:
        """Round and step; short: the round alone."""
        if view.over:
            return [(self.words.text("table-over"), theme.STRONG)]
        if short and view.round:
            rounds = view.content.numbers.rounds
            return [(self.words.text("table-round", round=view.round, rounds=rounds), theme.STRONG)]
        return [(self.heading(view.round, view.step), theme.STRONG)]

    def event(self, view: View) -> list[Part]:
        """The Event of the round and what it does."""
        if not view.event:
            return []
        event = name(self.words, view.event)
        text = event_text(self.words, view.content.events[view.event], short=True)
        return [(self.words.text("table-event", event=event), theme.EVENT), (f" {text}", theme.QUIET)]

    def directives(self, view: View) -> list[Part]:
        """The two Directives by name."""
        names = [name(self.words, card) for card in view.directives]
        if len(names) != 2:
            return []
        return [(self.words.text("table-directives", a=names[0], b=names[1]), theme.QUIET)]


def spaced(groups: Iterable[list[Part]]) -> tuple[Part, ...]:
    """Groups of parts with room between them; empty ones are left out."""
    found: list[Part] = []
    for group in groups:
        if group and found:
            found.append(("   ", theme.PLAIN))
        found += group
    return tuple(found)
