"""LEAD: reveal, compare each area, advance."""

from __future__ import annotations

from operator import mul
from typing import Final

from ..rulebook import book
from ..state import State
from ..vocab import AREA_WORDS, TOKEN_WORDS

PLACES: Final = tuple(f"{area}:{token}" for area in AREA_WORDS for token in TOKEN_WORDS)
"""The places of the Assignment board, in the order of ``SeatState.areas``."""


def area_total(state: State, seat: int, area: int) -> int:
    """Sum of the Leadership values of the tokens in an area (LEAD-02); cards change nothing here (LEAD-15)."""
    values, areas = state.content.numbers.leadership_values, state.seats[seat].areas
    return sum(map(mul, values, areas[area * 5 : area * 5 + 5]))


@book.task("LEAD-01")
def reveal_assignments(state: State, seat: int) -> None:
    """All screens are lifted; the totals are fixed for this step (LEAD-01, AMB-135)."""
    state.step = 2
    state.veiled = False
    seats = range(len(state.seats))
    state.totals = [area_total(state, one, area) for one in seats for area in (0, 1, 2)]
    for one in state.clockwise():
        areas = state.seats[one].areas
        shown = [f"{place}:{count}" for place, count in zip(PLACES, areas, strict=True) if count]
        state.tell("assignment_revealed", one, *shown)


@book.task("LEAD-03")
def resolve_tracks(state: State, seat: int) -> None:
    """Metro first, then Harbor, then Compound (LEAD-03)."""
    for area in (2, 1, 0):
        state.then("LEAD-04", seat, area)


def steps_by_total(totals: list[int], sole_lead: int) -> list[int]:
    """How far each seat advances on a track, from the totals of all seats, also of those on the last space (LEAD-11).

    The highest advance 1 (LEAD-04); a sole highest with at least ``sole_lead`` 2 (LEAD-06); if all have the same total,
    nobody does (LEAD-05).
    """
    best = max(totals)
    leaders = totals.count(best)
    if leaders == len(totals):
        return [0] * len(totals)
    steps = 2 if leaders == 1 and best >= sole_lead else 1
    return [steps if total == best else 0 for total in totals]


@book.task("LEAD-04")
def resolve_track(state: State, seat: int, area: int) -> None:
    """Who advances and how far is fixed first.

    Then each in turn order moves and finishes the bonuses (LEAD-13, LEAD-14, AMB-136).
    """
    totals = state.totals[area::3]
    steps = steps_by_total(totals, state.content.numbers.sole_lead_total)
    state.tell("leadership", seat, AREA_WORDS[area], *totals)
    for one in reversed(state.clockwise()):
        if steps[one]:
            state.then("LEAD-08", one, area, steps[one])
