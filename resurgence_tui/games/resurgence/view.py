"""What one seat may see of the table (GEN-10, AMB-131, AMB-146): a copy in which the rest is reduced to its size."""

from __future__ import annotations

from resurgence_tui.engine.table import make_clone, redact, redact_table
from resurgence_tui.engine.types import Seat

from .state import SeatState, State

View = State
"""A view has the type of the table; what is hidden in it is reduced to its size."""

clone_state = make_clone(State)


def clone(state: State) -> State:
    """A copy that shares only the content."""
    copied: State = clone_state(state)
    return copied


def view(state: State, seat: Seat) -> State:
    """The table as a seat sees it (NOBODY: what is open to all; GEN-10).

    Hidden cards are '?', hidden counts zeros and a total behind them.
    """
    seen = clone(state)
    redact_table(seen, seat)
    for owner, record in enumerate(seen.seats):
        redact(SeatState, record, owner == seat, state.veiled)
        for room in record.flipped:
            record.rubble[room] = state.seats[owner].rubble[room]
    return seen
