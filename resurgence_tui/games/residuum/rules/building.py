"""RSD-CREW, RSD-POST, RSD-CAMP: Outriders, Outposts and the Basecamp are recruited, built, activated, torn down."""

from __future__ import annotations

from resurgence_tui.engine.types import RuleId, Seat

from ..board import (
    any_outrider_at,
    basecamps_at,
    can_hold_basecamp,
    locations,
    outposts_at,
)
from ..hexes import TOWN, in_order
from ..rulebook import book
from ..state import State
from ..vocab import ACTIVE, OIL
from .acts import Can, act
from .paying import affords, charge, points_of
from .places import PLACES, Place, begin, can_do


def recruit_places(state: State, seat: Seat) -> list[str]:
    """Any own location, with an Outrider in the supply (RSD-CREW-01, RSD-CREW-02)."""
    return locations(state, seat) if "" in state.seats[seat].outriders else []


def recruit(state: State, seat: Seat, hex: str) -> None:
    """An Outrider comes into play active, and may act at once (RSD-CREW-03, RSD-GEN-06)."""
    me = state.seats[seat]
    number = me.outriders.index("")
    me.outriders[number], me.marks[number] = hex, ACTIVE
    state.tell("recruited", seat, hex)


def rouse_places(state: State, seat: Seat) -> list[str]:
    """Wherever an Outrider lies out of action, also on hazards and beside others (RSD-CREW-05, RSD-CREW-06)."""
    me = state.seats[seat]
    return in_order(hex for hex, mark in zip(me.outriders, me.marks, strict=True) if hex and not mark & ACTIVE)


def rouse(state: State, seat: Seat, hex: str) -> None:
    """An Outrider is active again where it lies, and may act at once (RSD-CREW-04)."""
    me = state.seats[seat]
    number = next(one for one, where in enumerate(me.outriders) if where == hex and not me.marks[one] & ACTIVE)
    me.marks[number] |= ACTIVE
    state.tell("roused", seat, hex)


def activate_places(state: State, seat: Seat) -> list[str]:
    """Where an own Outpost lies out of action with an own active Outrider, no Basecamp of anybody, not in the town
    (RSD-POST-04 to RSD-POST-06, RSD-POST-09, RSD-TOWN-22)."""
    me = state.seats[seat]
    return in_order(
        hex
        for number, hex in enumerate(me.outposts)
        if hex
        and hex != TOWN
        and not me.outposts_active[number]
        and any_outrider_at(state, seat, hex)
        and not basecamps_at(state, hex)
    )


def activate_outpost(state: State, seat: Seat, hex: str) -> None:
    """The Outpost is a location from now on (RSD-POST-07)."""
    state.seats[seat].outposts_active[outposts_at(state, seat, hex, False)[0]] = True
    state.tell("outpost_activated", seat, hex)


def tear_down_places(state: State, seat: Seat) -> list[str]:
    """Own active Outposts with an own active Outrider (RSD-POST-08)."""
    me = state.seats[seat]
    return in_order(
        hex
        for number, hex in enumerate(me.outposts)
        if me.outposts_active[number] and any_outrider_at(state, seat, hex)
    )


def tear_down_outpost(state: State, seat: Seat, hex: str) -> None:
    """The Outpost is out of action and may be carried."""
    state.seats[seat].outposts_active[outposts_at(state, seat, hex, True)[0]] = False
    state.tell("outpost_torn_down", seat, hex)
    take_oil_away(state, seat, hex)


def take_oil_away(state: State, seat: Seat, hex: str) -> None:
    """Oil on a location torn down: back to the store, or to the stock if its transport was used (RSD-POST-10,
    RSD-CAMP-09)."""
    me = state.seats[seat]
    if hex in me.oil:
        me.oil.remove(hex)
        if hex not in me.oil_used:
            me.store[OIL] += state.content.costs["upgrade"][0][OIL]
            state.tell("oil_recovered", seat, hex)


PLACES["recruit"] = Place(recruit_places, recruit)
PLACES["rouse"] = Place(rouse_places, rouse)
PLACES["activate_outpost"] = Place(activate_places, activate_outpost)
PLACES["tear_down_outpost"] = Place(tear_down_places, tear_down_outpost)
for _kind in ("recruit", "rouse", "activate_outpost", "tear_down_outpost"):
    act(_kind, can_do(_kind))(begin(_kind))  # RSD-ACT-06, RSD-ACT-07, RSD-ACT-09, RSD-ACT-10


def can_construct(state: State, seat: Seat) -> bool:
    """With an Outpost in the supply and an active Basecamp (RSD-POST-01, RSD-POST-02, RSD-CAMP-08)."""
    me = state.seats[seat]
    return me.basecamp_active and "" in me.outposts


def _pay_and_do(kind: str, rule: RuleId, can: Can) -> None:
    """Register an action that is paid in points; then the rule is run."""

    @act(kind, lambda state, seat: can(state, seat) and affords(state, seat, kind))
    def pay(state: State, seat: Seat) -> None:
        state.then(rule, seat)
        charge(state, seat, kind, points_of(state, seat, kind))


@book.task("RSD-POST-01")
def construct_outpost(state: State, seat: Seat) -> None:
    """It lies out of action in the hex of the Basecamp, beside others (RSD-POST-01, RSD-POST-03, RSD-GEN-06)."""
    me = state.seats[seat]
    number = me.outposts.index("")
    me.outposts[number], me.outposts_active[number] = me.basecamp, False
    state.tell("outpost_constructed", seat, me.basecamp)


def can_tear_down_basecamp(state: State, seat: Seat) -> bool:
    """With an own active Outrider in its hex (RSD-CAMP-01)."""
    me = state.seats[seat]
    return me.basecamp_active and any_outrider_at(state, seat, me.basecamp)


def can_activate_basecamp(state: State, seat: Seat) -> bool:
    """With an own active Outrider in a hex that can hold it; the rules of the first placement do not bind
    (RSD-CAMP-05 to RSD-CAMP-07)."""
    me = state.seats[seat]
    return (
        not me.basecamp_active
        and any_outrider_at(state, seat, me.basecamp)
        and can_hold_basecamp(state, seat, me.basecamp)
    )


@book.task("RSD-CAMP-01")
def tear_down_basecamp(state: State, seat: Seat) -> None:
    """It is no location any more and may be carried (RSD-CAMP-02, RSD-CAMP-03)."""
    me = state.seats[seat]
    me.basecamp_active = False
    state.tell("basecamp_torn_down", seat, me.basecamp)
    take_oil_away(state, seat, me.basecamp)


@book.task("RSD-CAMP-05")
def activate_basecamp(state: State, seat: Seat) -> None:
    """It is active where it lies."""
    state.seats[seat].basecamp_active = True
    state.tell("basecamp_activated", seat, state.seats[seat].basecamp)


_pay_and_do("construct_outpost", "RSD-POST-01", can_construct)  # RSD-ACT-08
_pay_and_do("tear_down_basecamp", "RSD-CAMP-01", can_tear_down_basecamp)  # RSD-ACT-16
_pay_and_do("activate_basecamp", "RSD-CAMP-05", can_activate_basecamp)  # RSD-ACT-17
