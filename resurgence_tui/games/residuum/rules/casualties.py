"""RSD-LOSS: pieces that are put out of action or go to the supply."""

from __future__ import annotations

from collections.abc import Iterable

from resurgence_tui.engine.types import Seat

from ..board import outposts_at
from ..state import Convoy, State
from ..vocab import ACTIVE, ARMED, MET, NUCLEAR

SUPPLY = "supply"


def put_out(state: State, seat: Seat, numbers: Iterable[int], cause: str) -> None:
    """Outriders of a seat go to its Basecamp's hex and lie there out of action; to the supply if the Basecamp is out of
    action itself. So do those that already were (RSD-LOSS-01 to RSD-LOSS-03). What they carried stays (RSD-LOSS-05)."""
    me = state.seats[seat]
    hit = list(numbers)
    for hex in dict.fromkeys(me.outriders[one] for one in hit):
        here = [one for one in hit if me.outriders[one] == hex]
        to = me.basecamp if me.basecamp_active else ""
        state.tell_all("put_out_of_action", seat, hex, to or SUPPLY, len(here), cause)
        for one in here:
            _disarm(state, seat, one)
            me.outriders[one], me.marks[one] = to, me.marks[one] & MET if to else 0
    _forget_convoy(state, seat, hit)


def fall(state: State, seat: Seat, numbers: Iterable[int]) -> None:
    """Outriders of a seat are out of action where they stand (RSD-WIN-03, RSD-WIN-16)."""
    me, hit = state.seats[seat], list(numbers)
    for one in hit:
        _disarm(state, seat, one)
        me.marks[one] &= MET
    if hit:
        hex = me.outriders[hit[0]]
        state.tell_all("put_out_of_action", seat, hex, hex, len(hit), "conflict")
    _forget_convoy(state, seat, hit)


def _disarm(state: State, seat: Seat, number: int) -> None:
    """A nuke whose Outrider is put out of action without a blast is plain Nuclear again (RSD-NUKE-20, RSD-LOSS-04)."""
    me = state.seats[seat]
    if me.marks[number] & ARMED:
        me.marks[number] &= ~ARMED
        me.store[NUCLEAR] += 1
        state.tell_all("nuke_disarmed", seat, me.outriders[number])


def outriders_to_supply(state: State, seat: Seat, numbers: Iterable[int], cause: str) -> None:
    """Outriders of a seat go to its supply with what nukes they carry (RSD-NUKE-15, RSD-NUKE-16)."""
    me, hit = state.seats[seat], list(numbers)
    if hit:
        state.tell_all("lost_to_supply", seat, "outrider", me.outriders[hit[0]], len(hit), cause)
    for one in hit:
        me.outriders[one], me.marks[one] = "", 0
    _forget_convoy(state, seat, hit)


def _forget_convoy(state: State, seat: Seat, hit: list[int]) -> None:
    """A convoy of which a member is gone does not go on."""
    if seat == state.mover and not set(hit).isdisjoint(state.convoy.members):
        state.convoy = Convoy()


def outposts_to_supply(state: State, seat: Seat, numbers: Iterable[int], cause: str) -> None:
    """Outposts of a seat in one hex go to its supply; Oil there is lost (RSD-NUKE-21)."""
    me, hit = state.seats[seat], list(numbers)
    if hit:
        state.tell_all("lost_to_supply", seat, "outpost", me.outposts[hit[0]], len(hit), cause)
    for one in hit:
        if me.outposts_active[one] and me.outposts[one] in me.oil:
            me.oil.remove(me.outposts[one])
        me.outposts[one], me.outposts_active[one] = "", False


def loose_to_supply(state: State, seat: Seat, hex: str, count: int, cause: str) -> None:
    """As many Barricades of a seat as ``count`` go from a hex, where they lie, to its supply."""
    if count:
        state.tell_all("lost_to_supply", seat, "barricade", hex, count, cause)
    for _ in range(count):
        state.seats[seat].loose.remove(hex)


def loads_to_supply(state: State, seat: Seat, hex: str, cause: str) -> None:
    """All Outposts and Barricades of a seat that lie out of action in a hex go to its supply (RSD-WIN-04, RSD-WIN-14,
    RSD-AMB-74)."""
    outposts_to_supply(state, seat, outposts_at(state, seat, hex, False), cause)
    loose_to_supply(state, seat, hex, state.seats[seat].loose.count(hex), cause)


def active_outriders(state: State, seat: Seat) -> list[int]:
    """Numbers of all active Outriders of a seat."""
    return [one for one, mark in enumerate(state.seats[seat].marks) if mark & ACTIVE]
