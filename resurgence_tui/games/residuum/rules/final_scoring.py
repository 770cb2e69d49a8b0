"""RSD-END, RSD-SCORE, RSD-TIE: points are counted once, at the end."""

from __future__ import annotations

from resurgence_tui.engine.types import NOBODY, Seat

from ..board import active_outposts, locations
from ..rulebook import book
from ..state import State
from ..vocab import GOLD, NUCLEAR, OIL, PROVISIONS
from .casualties import active_outriders


def sheet_of(state: State, seat: Seat) -> dict[str, int]:
    """The points of a seat by line, as if the game ended now: whatever is out of action scores nothing (RSD-SCORE-01 to
    RSD-SCORE-10, RSD-GEN-05)."""
    me, numbers = state.seats[seat], state.content.numbers
    each = {str(line): points for line, points in numbers.score.items()}
    return {
        "basecamp": each["basecamp"] * me.basecamp_active,
        "outposts": each["outpost"] * len(active_outposts(state, seat)),
        "outriders": each["outrider"] * len(active_outriders(state, seat)),
        "discoveries": each["discovery"] * len(me.completed),
        "types": each["types"] * sum(count >= numbers.score_type for count in me.store),
        "oil": each["oil"] * _has_most(state, seat, OIL),
        "gold": each["gold"] * _has_most(state, seat, GOLD),
        "nuclear": each["nuclear"] * _has_most(state, seat, NUCLEAR),
    }


def _has_most(state: State, seat: Seat, kind: int) -> bool:
    """Whether one seat alone has most of a type in its store; a tie, also at 0, gives nobody points (RSD-SCORE-09)."""
    mine = state.seats[seat].store[kind]
    return all(mine > me.store[kind] for one, me in enumerate(state.seats) if one != seat)


@book.task("RSD-END-01")
def end_game(state: State, seat: Seat) -> None:
    """The last seat has ended its turn 16, year's end included (RSD-END-01, RSD-SCORE-10)."""
    state.round, state.step, state.over = state.round + 1, 0, True
    for one, me in enumerate(state.seats):
        me.sheet = sheet_of(state, one)
    state.tell("game_ended", NOBODY, *(sum(me.sheet.values()) for me in state.seats))


def points(state: State, seat: Seat) -> int:
    """The final points of a seat, or a running count as if the game ended now (RSD-SCORE-10)."""
    return sum((state.seats[seat].sheet if state.over else sheet_of(state, seat)).values())


def winners(state: State) -> list[Seat]:
    """Highest sum; then most active Outriders and locations together; then most cubes but for Provisions; else they win
    together (RSD-TIE-01 to RSD-TIE-04)."""

    def rank(seat: Seat) -> tuple[int, int, int]:
        store = state.seats[seat].store
        return (
            points(state, seat), len(active_outriders(state, seat)) + len(locations(state, seat)),
            sum(store) - store[PROVISIONS],
        )  # fmt: skip

    best = max(rank(seat) for seat in range(len(state.seats)))
    return [seat for seat in range(len(state.seats)) if rank(seat) == best]
