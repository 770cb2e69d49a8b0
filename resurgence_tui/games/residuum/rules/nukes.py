"""RSD-NUKE: nukes are armed, fed, and blow up."""

from __future__ import annotations

from resurgence_tui.engine.types import Seat

from ..board import (
    active_outposts,
    basecamps_at,
    edges_of,
    has_outpost,
    in_box,
    neighbours,
    outposts_at,
    pick,
)
from ..hexes import TOWN, order
from ..rulebook import book, lists
from ..state import State
from ..vocab import ACTIVE, ARMED, CLASSES, HAZARDS, NUCLEAR, TECH
from .acts import act, asks
from .casualties import loose_to_supply, outposts_to_supply, outriders_to_supply, put_out
from .land import change_from_box, cost_options, in_reach, who_options
from .store import spend

UNARMED = (0, 1)
ANYBODY = (0, 1, 2, 3)


def _carriers(state: State, seat: Seat) -> list[str]:
    """Outriders without a nuke at an own active Outpost: one carries at most one (RSD-NUKE-01, RSD-NUKE-03)."""
    return who_options(state, seat, active_outposts(state, seat), UNARMED)


def _can_arm(state: State, seat: Seat) -> bool:
    """Arm a nuke: who, then at which cost (RSD-ACT-23)."""
    may_pay = state.seats[seat].store[NUCLEAR] > 0 and bool(cost_options(state, seat, "arm", ""))
    return may_pay and bool(_carriers(state, seat))


act("arm", _can_arm)(asks("RSD-ASK-25", "arm", ""))


@lists("RSD-ASK-25")
def outrider_options(state: State, seat: Seat, kind: str, target: str) -> list[str]:
    """Which Outrider (RSD-ASK-25)."""
    if kind == "arm":
        return _carriers(state, seat)
    return who_options(state, seat, in_reach(state, seat, kind, target), ANYBODY)


@book.answer("RSD-ASK-25")
def take_outrider(state: State, seat: Seat, option: str, kind: str, target: str) -> None:
    """Go on with the Outrider."""
    _, hex, word = option.split(":")
    if kind == "arm":
        state.put("RSD-ASK-24", seat, kind, hex, word)
    else:
        state.then("RSD-LAND-05", seat, kind, target, hex, word)


@book.task("RSD-NUKE-01")
def arm(state: State, seat: Seat, hex: str, word: str) -> None:
    """One Nuclear of the store is carried by the Outrider and stays with it (RSD-NUKE-01, RSD-NUKE-04)."""
    me = state.seats[seat]
    fresh, met, armed, both = (int(one == word) for one in CLASSES)
    (number,) = pick(state, seat, hex, (fresh, met, armed, both))
    me.store[NUCLEAR] -= 1
    me.marks[number] |= ARMED
    state.tell("nuke_armed", seat, hex)


@book.task("RSD-NUKE-10")
def upkeep(state: State, seat: Seat) -> None:
    """Nukes that are not at an own active Outpost are asked about one by one, in hex order (RSD-NUKE-06, RSD-NUKE-07,
    RSD-NUKE-10)."""
    me = state.seats[seat]
    due = [one for one, mark in enumerate(me.marks) if mark & ARMED and not has_outpost(state, seat, me.outriders[one])]
    for number in sorted(due, key=lambda one: order(me.outriders[one]), reverse=True):
        state.then("RSD-NUKE-06", seat, number)


@book.task("RSD-NUKE-06")
def ask_upkeep(state: State, seat: Seat, number: int) -> None:
    """Ask, unless a blast has disarmed or destroyed it before."""
    me = state.seats[seat]
    if me.marks[number] & ARMED:
        state.put("RSD-ASK-52", seat, me.outriders[number])


@lists("RSD-ASK-52")
def upkeep_options(state: State, seat: Seat, hex: str) -> list[str]:
    """To pay a Tech, or to let it blow up (RSD-ASK-52)."""
    due = state.content.costs["nuke_upkeep"][0][TECH]
    return [*(["upkeep:pay"] if state.seats[seat].store[TECH] >= due else []), "upkeep:blast"]


@book.answer("RSD-ASK-52")
def take_upkeep(state: State, seat: Seat, option: str, hex: str) -> None:
    """It is fed, or blows up at once (RSD-NUKE-08)."""
    if option == "upkeep:pay":
        spend(state, seat, state.content.costs["nuke_upkeep"][0], "nuke_upkeep")
        state.tell("nuke_fed", seat, hex)
    else:
        blast(state, seat, hex, "upkeep")


@book.task("RSD-NUKE-12")
def blast_after(state: State, seat: Seat, hex: str) -> None:
    """After everything else the nukes of a host that has lost blow up on the hex of the conflict (RSD-NUKE-12)."""
    blast(state, seat, hex, "defeat")


def blast(state: State, seat: Seat, hex: str, cause: str) -> None:
    """All nukes in a hex go off at once and are lost (RSD-NUKE-18): the terrain, the hex, its neighbours. seat: whose
    they are."""
    state.tell_all("nuke_detonated", seat, hex, cause)
    _blast_terrain(state, seat, hex)
    for one, me in enumerate(state.seats):  # RSD-NUKE-15; Basecamps stay (RSD-NUKE-19)
        outriders_to_supply(state, one, [number for number, where in enumerate(me.outriders) if where == hex], "blast")
        for active in (True, False):
            outposts_to_supply(state, one, outposts_at(state, one, hex, active), "blast")
        loose_to_supply(state, one, hex, me.loose.count(hex), "blast")
    for edge in edges_of(state, hex):
        if edge in state.barricades:
            state.tell_all("lost_to_supply", state.barricades.pop(edge), "barricade", hex, 1, "blast")
    near = [one for one in neighbours(state, hex) if one != TOWN]  # nothing is there (RSD-NUKE-22)
    for one, me in enumerate(state.seats):
        put_out(state, one, [number for number, where in enumerate(me.outriders) if where in near], "blast")
        for place in near:
            _send_home(state, one, place)


def _blast_terrain(state: State, seat: Seat, hex: str) -> None:
    """A Water Source becomes Contaminated Water, a hazard stays, any other terrain becomes a Radiation Zone; not
    without such a tile in the box, nor with an active Basecamp there (RSD-NUKE-14)."""
    old = state.terrain[hex]
    new = "contaminated_water" if old == "water_source" else "radiation_zone"
    if old not in HAZARDS and in_box(state, new) and not basecamps_at(state, hex, active_only=True):
        change_from_box(state, seat, hex, new, "blast")


def _send_home(state: State, seat: Seat, hex: str) -> None:
    """Outposts and Barricades that lie out of action beside a blast go to their owner's Basecamp, or to the supply if
    that is out of action; those that are active stay (RSD-NUKE-17, RSD-LOSS-02)."""
    me = state.seats[seat]
    lying, loose = outposts_at(state, seat, hex, False), me.loose.count(hex)
    if not me.basecamp_active:
        outposts_to_supply(state, seat, lying, "blast")
        loose_to_supply(state, seat, hex, loose, "blast")
    elif me.basecamp != hex:
        for piece, count in (("outpost", len(lying)), ("barricade", loose)):
            if count:
                state.tell_all("sent_home", seat, piece, hex, count)
        for one in lying:
            me.outposts[one] = me.basecamp
        me.loose = [me.basecamp if where == hex else where for where in me.loose]


def armed_in_convoy(state: State, seat: Seat) -> bool:
    """Whether the convoy carries a nuke."""
    return any(state.seats[seat].marks[one] & (ACTIVE | ARMED) == ACTIVE | ARMED for one in state.convoy.members)
