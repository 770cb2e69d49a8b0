"""What one seat may see of the table (RSD-HIDE-01 to RSD-HIDE-12): a copy in which the rest is reduced to its size."""

from __future__ import annotations

from resurgence_tui.engine.table import make_clone, redact, redact_table
from resurgence_tui.engine.types import Seat

from .state import SeatState, State

View = State
"""A view has the type of the table."""

clone_state = make_clone(State)


def clone(state: State) -> State:
    """A copy that shares only the content."""
    copied: State = clone_state(state)
    return copied


def view(state: State, seat: Seat) -> State:
    """The table as a seat sees it (NOBODY: what is open to all); hidden cards are '?', one each. Offers, words, sales
    and what else is answered in the open are (RSD-HIDE-13)."""
    seen = clone(state)
    redact_table(seen, seat)
    for owner, record in enumerate(seen.seats):
        redact(SeatState, record, owner == seat, state.veiled)
    return seen
