"""What a round's public moments have brought, read from the log and a view: Step 2, and Upkeep with the next round."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from resurgence_tui.engine.types import NOBODY, Fact, Seat

from .rules.solo_rules import band_of, steps_of
from .rules.step2_leadership import steps_by_total
from .view import View
from .vocab import AREA_WORDS, ITEM_WORDS, TOKEN_WORDS

STEP_3 = frozenset({"placed", "rested", "passed", "turn_ended", "mutants_moved", "penalty_paid", "recalled"})
"""Facts with which Step 3 has begun (PLACE-01; alone SOLO-23)."""


class Standing(NamedTuple):
    """One side in one area of Step 2. seat: NOBODY for the Mutants, who have no total.

    tokens: how many of each type lie in the area. steps: how far the side advances (LEAD-04 to LEAD-06, SOLO-22).
    entered: the spaces of the track that it has entered, or will enter, in order (LEAD-08, LEAD-10).
    """

    seat: Seat
    total: int
    tokens: tuple[int, ...]
    steps: int
    entered: tuple[int, ...]


class AreaStory(NamedTuple):
    """One area of Step 2. area: 0 Metro, 1 Harbor, 2 Compound."""

    area: int
    sides: tuple[Standing, ...]


def leadership_story(view: View, facts: Sequence[Fact]) -> tuple[AreaStory, ...]:
    """Step 2 of the round, area by area: what has happened and, where a bonus is still asked about, what will.

    facts: those from the reveal on.
    """
    revealed = {fact.seat: fact.values for fact in facts if fact.key == "assignment_revealed"}
    return tuple(AreaStory(area, tuple(_sides(view, facts, revealed, area))) for area in range(len(AREA_WORDS)))


def last_assignment(facts: Sequence[Fact], seat: Seat) -> tuple[int, ...]:
    """How many tokens of each type the seat has revealed last in each area, at ``area * 5 + token``; empty if never.

    facts: from the first one on. Tokens that were drawn and assigned openly later in a round do not count.
    """
    for fact in reversed(facts):
        if fact.key == "assignment_revealed" and fact.seat == seat:
            found = [0] * (len(AREA_WORDS) * len(TOKEN_WORDS))
            for value in fact.values:
                area, token, count = str(value).split(":")
                found[AREA_WORDS.index(area) * len(TOKEN_WORDS) + TOKEN_WORDS.index(token)] = int(count)
            return tuple(found)
    return ()


def _sides(
    view: View, facts: Sequence[Fact], revealed: dict[Seat, tuple[str | int, ...]], area: int
) -> Iterable[Standing]:
    """The sides in one area, in seat order; alone the Mutants last."""
    totals = view.totals[area::3]
    word, last = AREA_WORDS[area], len(view.content.tracks[area]) - 1
    block, pending = _block(facts, word)
    theirs = 0
    if view.solo:
        mine, theirs = steps_of(band_of(view.content.mutant_leadership[view.leader].bands[area], totals[0]))
        steps = [mine]
    else:
        steps = steps_by_total(totals, view.content.numbers.sole_lead_total)
    for seat, total in enumerate(totals):
        tokens = _tokens(revealed.get(seat, ()), word)
        entered = _entered(block, "advanced", seat, word)
        if pending:
            now = view.seats[seat].tracks[area]
            entered += tuple(range(now + 1, min(now + steps[seat] - len(entered), last) + 1))
        yield Standing(seat, total, tokens, steps[seat], entered)
    if view.solo:
        entered = _entered(block, "mutants_advanced", NOBODY, word)
        if pending and not block:
            now = view.mutant_tracks[area]
            entered = tuple(range(now + 1, min(now + theirs, last) + 1))
        yield Standing(NOBODY, 0, (), theirs, entered)


def _block(facts: Sequence[Fact], word: str) -> tuple[Sequence[Fact], bool]:
    """The facts of one area, from its Leadership to the next one's, and whether more of them may follow.

    The areas are resolved one after the other (LEAD-03), so an area has more to come until the next one has begun.
    """
    starts = [place for place, fact in enumerate(facts) if fact.key in ("leadership", "leadership_alone")]
    over = any(fact.key in STEP_3 for fact in facts)
    for place, after in zip(starts, [*starts[1:], len(facts)], strict=True):
        if facts[place].values[0] == word:
            return facts[place:after], after == len(facts) and not over
    return (), True


def _entered(block: Sequence[Fact], key: str, seat: Seat, word: str) -> tuple[int, ...]:
    """The spaces of a track that a side has entered."""
    mine = [fact for fact in block if fact.key == key and fact.seat == seat]
    return tuple(int(fact.values[1]) for fact in mine if fact.values[0] == word)


def _tokens(values: Sequence[str | int], word: str) -> tuple[int, ...]:
    """How many tokens of each type a seat has revealed in an area; values: ``metro:laborer:2``."""
    found = [0] * len(TOKEN_WORDS)
    for value in values:
        area, token, count = str(value).split(":")
        if area == word:
            found[TOKEN_WORDS.index(token)] += int(count)
    return tuple(found)


class UpkeepStory(NamedTuple):
    """What Upkeep has brought a seat. goods: those that came, by good (UPK-B). lost: how many of them had no room.

    level: the one reached, 0 for none (UPK-C6).
    """

    seat: Seat
    goods: tuple[int, ...]
    lost: int
    level: int
    points: int


def upkeep_story(facts: Sequence[Fact], seats: int) -> tuple[UpkeepStory, ...]:
    """What Upkeep has brought each seat. facts: those of one Upkeep."""
    found = []
    for seat in range(seats):
        mine = [fact for fact in facts if fact.seat == seat]
        gained = [fact.values[1:] for fact in mine if fact.key == "gained"]
        *goods, lost = (sum(int(one[place]) for one in gained) for place in range(len(ITEM_WORDS) + 1))
        levels = [int(fact.values[0]) for fact in mine if fact.key == "level_raised"]
        points = sum(int(fact.values[1]) for fact in mine if fact.key == "scored")
        found.append(UpkeepStory(seat, tuple(goods), lost, max(levels, default=0), points))
    return tuple(found)
