"""How many points each side has: those scored so far, and once the game is over the final score."""

from __future__ import annotations

from resurgence_tui.engine.types import Seat

from .state import State


def seat_points(table: State, seat: Seat) -> int:
    """Points of a seat: the sum of its sheet once the game is over (SCORE-08), else the VP scored so far."""
    me = table.seats[seat]
    return sum(me.sheet.values()) if table.over else me.vp


def mutants_points(table: State) -> int:
    """The same for the Mutants of a game alone (SOLO-31)."""
    return sum(table.mutant_sheet.values()) if table.over else table.mutant_vp
