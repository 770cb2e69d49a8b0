"""The news of this game, read from the log: what others did since a seat's last turn."""

from __future__ import annotations

from collections.abc import Sequence

from resurgence_tui.app.host import LogEntry
from resurgence_tui.engine.types import Fact, Seat
from resurgence_tui.games.resurgence.changes import NONE, Changes, changes_of
from resurgence_tui.games.resurgence.view import View
from resurgence_tui.i18n.resurgence import news_words as told
from resurgence_tui.ui.table.news import TABLE, News, NewsRow
from resurgence_tui.ui.table.turn_news import GameNews

BEGINS_A_TURN = frozenset("penalty_paid placed".split())
"""Facts with which a seat takes its turn: what comes after them is its own doing."""

COME_BY_ITSELF = frozenset("advanced event_revealed final_score won".split())
"""What has come to a seat without its doing, of all that is told of others."""

MUTANTS = TABLE - 1
"""The seat of rows about the Mutants."""

TELLING = frozenset((*told.DEEDS, *told.OF_TABLE, *told.OF_MUTANTS, "scored", "mutants_scored"))
"""All that the news tell of."""


def points(facts: Sequence[Fact], key: str) -> int:
    """VP that these facts tell of, altogether."""
    return sum(int(fact.values[1]) for fact in facts if fact.key == key)


class MoscowNews(GameNews):
    """What log and views tell of the turns of others, see ``NewsSource`` and ``Turns`` in ``ui.table``.

    A turn in Step 3 is over once it is ended or a token rests (PLACE-01).
    """

    telling, by_itself, ends_turn = TELLING, COME_BY_ITSELF, frozenset({"turn_ended", "rested"})
    ends_a_turn = frozenset("turn_ended rested assigned level_raised level_kept hero_taken starter_taken kept".split())
    goes_on = frozenset("recalled round_started assignment_revealed final_score".split())

    def between_turns(self, log: Sequence[LogEntry], seat: Seat) -> list[Fact]:
        """What has happened from the end of a seat's last turn until it took the turn that it may be in now."""
        found: list[Fact] = []
        for entry in log[max(self.last_turn(log, seat), 0) :]:
            if entry.fact.seat == seat and entry.fact.key in BEGINS_A_TURN:
                break
            found.append(entry.fact)
        return found

    def news(self, log: Sequence[LogEntry], seat: Seat, seats: int) -> News:
        """The news for a seat, from the log as it may see it."""
        words, facts = self._words, self.between_turns(log, seat)
        rows = [NewsRow(TABLE, told.in_a_row(words, told.of_table(words, facts)))]
        theirs = told.deeds(words, facts, told.OF_MUTANTS)
        gains = told.gains(words, points(facts, "mutants_scored"), 0)
        rows.append(NewsRow(MUTANTS, told.in_a_row(words, theirs), gains))
        for step in range(1, seats + 1):
            other = (seat + step) % seats
            mine = [fact for fact in facts if fact.seat == other]
            kinds = {key: deed for key, deed in told.DEEDS.items() if other != seat or key in COME_BY_ITSELF}
            level = next((int(fact.values[0]) for fact in reversed(mine) if fact.key == "level_raised"), 0)
            gains = told.gains(words, points(mine, "scored"), level)
            rows.append(NewsRow(other, told.in_a_row(words, told.deeds(words, mine, kinds)), gains))
        return News(tuple(row for row in rows if row.text or row.gains), self.last_turn(log, seat))

    def said(self, log: Sequence[LogEntry], seat: Seat) -> str:
        """What a seat has done in these entries, and what that brought."""
        mine = [entry.fact for entry in log if entry.fact.seat == seat]
        gained = told.gains(self._words, points(mine, "scored"), 0)
        deeds = told.deeds(self._words, mine, told.DEEDS)
        return told.in_a_row(self._words, [*deeds, gained] if gained else deeds)

    def stage(self, view: View) -> tuple[int, ...]:
        """Round and step: with the last turn of a step tokens go home or are turned up."""
        return view.round, view.step

    def are_shown(self, view: View) -> bool:
        """Whether others play: alone the prompt tells what the Mutants did."""
        return not view.solo

    def changes(self, before: View | None, now: View | None) -> Changes:
        """What differs between two views."""
        return NONE if before is None or now is None else changes_of(before, now)
