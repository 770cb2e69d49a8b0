"""LEAD-07 to LEAD-12: one step after another, each space entered gives its bonus."""

from __future__ import annotations

from ..rulebook import book
from ..state import State
from ..vocab import AREA_WORDS, Area
from .option_ids import ADVANCE, LEAVE
from .reward_items import lists
from .rewards import collect


def _advanceable(state: State, seat: int, tracks: tuple[Area, ...]) -> list[str]:
    """The tracks among these on which the seat is not yet on the last space (LEAD-10, ROOM-14)."""
    me, printed = state.seats[seat], state.content.tracks
    return [ADVANCE[track] for track in tracks if me.tracks[track] < len(printed[track]) - 1]


@lists("lead_metro", "LEAD-12")
def advance_metro(state: State, seat: int) -> list[str]:
    """One space on the Metro track."""
    return _advanceable(state, seat, (Area.METRO,))


@lists("lead_harbor", "LEAD-12")
def advance_harbor(state: State, seat: int) -> list[str]:
    """One space on the Harbor track."""
    return _advanceable(state, seat, (Area.HARBOR,))


@lists("lead_compound", "LEAD-12")
def advance_compound(state: State, seat: int) -> list[str]:
    """One space on the Compound track."""
    return _advanceable(state, seat, (Area.COMPOUND,))


@lists("lead_any", "LEAD-12")
def advance_any(state: State, seat: int) -> list[str]:
    """One space on a track of choice."""
    return _advanceable(state, seat, (Area.METRO, Area.HARBOR, Area.COMPOUND))


@book.answer("LEAD-12")
def advance_or_leave(state: State, seat: int, option: str, source: str) -> None:
    """Advance on the track chosen, or leave it (AMB-25)."""
    if option == LEAVE:
        state.tell("declined", seat, "advance")
    else:
        advance(state, seat, AREA_WORDS.index(option.partition(":")[2]), 1)


@book.task("LEAD-08")
def advance(state: State, seat: int, track: int, steps: int) -> None:
    """Move a Leadership token step by step; the bonus of a space is finished before the next step (LEAD-08, AMB-21).

    Tokens never move back (LEAD-16), and steps beyond the last space are lost (LEAD-10). Entering the last space gives
    its VP with whatever else is printed there (LEAD-09).
    """
    me, printed = state.seats[seat], state.content.tracks[track]
    if me.tracks[track] >= len(printed) - 1:
        return
    me.tracks[track] += 1
    space = me.tracks[track]
    state.tell("advanced", seat, AREA_WORDS[track], space)
    if steps > 1:
        state.then("LEAD-08", seat, track, steps - 1)
    collect(state, seat, printed[space], f"track_{AREA_WORDS[track]}_{space}")
