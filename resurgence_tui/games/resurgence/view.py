"""What one seat may see of the table (GEN-10, AMB-131, AMB-146): a copy in which the rest is reduced to its size."""

from __future__ import annotations

from collections.abc import Iterator

from resurgence_tui.engine.table import redact, redact_table
from resurgence_tui.engine.types import Seat

from .state import SeatState, State, clone_state

View = State
"""A view has the type of the table; what is hidden in it is reduced to its size."""


def clone(state: State) -> State:
    """A copy that shares only the content."""
    copied: State = clone_state(state)
    return copied


def view(state: State, seat: Seat) -> State:
    """The table as a seat sees it (NOBODY: what is open to all; GEN-10).

    Hidden cards are '?', hidden counts zeros and a total behind them. What the seat remembers of the draft is kept.
    """
    seen = clone(state)
    if not redact_table(seen, seat):
        return seen
    if state.private and not state.round and seen.known is not None:
        seen.known = seen.known._replace(memory=tuple(passed_on(state, seat)))
    for owner, record in enumerate(seen.seats):
        redact(SeatState, record, owner == seat, state.veiled)
        for room in record.flipped:
            record.rubble[room] = state.seats[owner].rubble[room]
    return seen


Place = tuple[Seat, int]
"""Where a Salvage card lies in the draft: with a seat, as its pick of that number, or in its hand (IN_HAND)."""

IN_HAND = -1


def places_of_hand(state: State, dealt_to: Seat) -> list[Place]:
    """Where the cards that were dealt to a seat lie now, the picks in the order of the picking (SAL-02).

    state: in the draft, or a view of it. The hand is with the next seat clockwise after each pick.
    """
    seats = len(state.seats)
    passes = min(len(me.picks) for me in state.seats)
    holders = [(dealt_to + pick) % seats for pick in range(passes + 1)]
    found = [(holder, pick) for pick, holder in enumerate(holders) if len(state.seats[holder].picks) > pick]
    return found + [(holders[-1], IN_HAND)] * len(state.seats[holders[-1]].hand)


def passed_on(state: State, seat: Seat) -> Iterator[tuple[Seat, tuple[str, ...]]]:
    """The cards that a seat has passed on in the draft and that others hold, by whom they were dealt to; in which of
    the places they lie is not told."""
    for dealt_to in range(len(state.seats)):
        places = places_after(state, seat, dealt_to)
        if places:
            piles = ((*state.seats[owner].hand,) if pick == IN_HAND else (state.seats[owner].picks[pick],)
                     for owner, pick in dict.fromkeys(places))  # fmt: skip
            yield dealt_to, tuple(sorted(card for pile in piles for card in pile))


def places_after(state: State, seat: Seat, dealt_to: Seat) -> list[Place]:
    """Where others hold what a seat has passed on of the hand dealt to a seat; none of a hand that it has not seen."""
    places = places_of_hand(state, dealt_to)
    picked = next((number for number, (owner, _) in enumerate(places) if owner == seat), len(places))
    if picked == len(places) or places[picked][1] == IN_HAND:
        return []
    return [place for place in places[picked + 1 :] if place[0] != seat]
