"""The news of this game, read from the log: what others did since a seat's last turn."""

from __future__ import annotations

from collections.abc import Sequence

from resurgence_tui.app.host import LogEntry
from resurgence_tui.engine.types import Fact, Seat
from resurgence_tui.i18n.resurgence import news_words as told
from resurgence_tui.i18n.text import Words
from resurgence_tui.ui.table.news import TABLE, News, NewsRow

TURN_OVER = frozenset({"turn_ended", "rested"})
"""Facts with which a turn in Step 3 is over (PLACE-01)."""

ENDS_A_TURN = frozenset("turn_ended rested assigned level_raised level_kept hero_taken starter_taken kept".split())
"""Facts with which a seat has decided what it was asked for: what comes after them, it has not seen yet."""

BEGINS_A_TURN = frozenset("penalty_paid placed".split())
"""Facts with which a seat takes its turn: what comes after them is its own doing."""

COME_BY_ITSELF = frozenset("advanced event_revealed final_score won".split())
"""What has come to a seat without its doing, of all that is told of others."""

MUTANTS = TABLE - 1
"""The seat of rows about the Mutants."""


TELLING = frozenset((*told.DEEDS, *told.OF_TABLE, *told.OF_MUTANTS, "scored", "mutants_scored"))
"""All that the news tell of."""


def last_turn(log: Sequence[LogEntry], seat: Seat) -> int:
    """How many entries were there when a seat had ended its last turn; -1 if it has had none."""
    for place in range(len(log) - 1, -1, -1):
        fact = log[place].fact
        if fact.seat == seat and fact.key in ENDS_A_TURN:
            return place + 1
    return -1


def between_turns(log: Sequence[LogEntry], seat: Seat) -> list[Fact]:
    """What has happened from the end of a seat's last turn until it took the turn that it may be in now."""
    found: list[Fact] = []
    for entry in log[max(last_turn(log, seat), 0) :]:
        if entry.fact.seat == seat and entry.fact.key in BEGINS_A_TURN:
            break
        found.append(entry.fact)
    return found


def news_of(words: Words, log: Sequence[LogEntry], seat: Seat, seats: int) -> News:
    """The news for a seat, from the log as it may see it."""
    facts = between_turns(log, seat)
    by_seat = [[fact for fact in facts if fact.seat == one] for one in range(seats)]
    rows = [NewsRow(TABLE, told.in_a_row(words, told.of_table(words, facts)))]
    theirs = told.deeds(words, facts, told.OF_MUTANTS)
    rows.append(NewsRow(MUTANTS, told.in_a_row(words, theirs), told.gains(words, points(facts, "mutants_scored"), 0)))
    for step in range(1, seats + 1):
        other = (seat + step) % seats
        mine = by_seat[other]
        kinds = {key: deed for key, deed in told.DEEDS.items() if other != seat or key in COME_BY_ITSELF}
        level = next((int(fact.values[0]) for fact in reversed(mine) if fact.key == "level_raised"), 0)
        gains = told.gains(words, points(mine, "scored"), level)
        rows.append(NewsRow(other, told.in_a_row(words, told.deeds(words, mine, kinds)), gains))
    return News(tuple(row for row in rows if row.text or row.gains), last_turn(log, seat))


def said_of(words: Words, log: Sequence[LogEntry], seat: Seat) -> str:
    """What a seat has done in these entries, and what that brought."""
    mine = [entry.fact for entry in log if entry.fact.seat == seat]
    gained = told.gains(words, points(mine, "scored"), 0)
    deeds = told.deeds(words, mine, told.DEEDS)
    return told.in_a_row(words, [*deeds, gained] if gained else deeds)


def points(facts: Sequence[Fact], key: str) -> int:
    """VP that these facts tell of, altogether."""
    return sum(int(fact.values[1]) for fact in facts if fact.key == key)
