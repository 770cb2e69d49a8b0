"""RSD-MOVE, RSD-NET: which convoy may go where, and for how many points; nothing is changed here."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from itertools import product
from typing import NamedTuple

from resurgence_tui.engine.types import Seat

from ..board import (
    Counts,
    basecamps_at,
    classes_at,
    has_armed_at,
    has_outpost,
    is_hazard,
    is_location,
    is_proof,
    locations,
    neighbours,
    others_active_at,
    others_at,
    outposts_at,
)
from ..hexes import TOWN, edge_id
from ..state import State
from ..vocab import ARMED_CLASSES, CLASSES, MET_CLASSES
from .paying import can_pay, points_of

MOVE, NETWORK = "move", "network"


class Load(NamedTuple):
    """What a convoy carries of its own pieces that lie out of action in its hex (RSD-MOVE-03, RSD-MOVE-06)."""

    outposts: int = 0
    barricades: int = 0
    basecamp: int = 0


NO_LOAD = Load()


def is_armed(classes: Counts) -> bool:
    """Whether somebody carries a nuke."""
    return any(classes[kind] for kind in ARMED_CLASSES)


def has_met(classes: Counts) -> bool:
    """Whether somebody was a visitor this turn."""
    return any(classes[kind] for kind in MET_CLASSES)


def move_cost(state: State, seat: Seat, origin: str, target: str, classes: Counts, load: Load) -> int:
    """The points of a move: 2, one for each further Outrider, one for a Basecamp, and for each Outrider one if an
    active Barricade of another seat stands on the edge (RSD-MOVE-02, RSD-MOVE-07)."""
    price, count = state.content.actions[MOVE], sum(classes)
    taxed = state.barricades.get(edge_id(origin, target), seat) != seat
    return points_of(state, seat, MOVE, price.outrider * (count - 1) + price.basecamp * load.basecamp + taxed * count)


def move_is_barred(state: State, seat: Seat, origin: str, target: str) -> int:
    """Whether Provisions cannot pay: out of a hazard, or into one without an own active Outpost there (RSD-MOVE-10,
    RSD-MOVE-11, RSD-FX-13). No other terrain hinders a move (RSD-MOVE-09)."""
    barred = is_hazard(state, origin) or (is_hazard(state, target) and not has_outpost(state, seat, target))
    return int(barred and not is_proof(state, seat, "hazard_pay"))


def network_cost(state: State, seat: Seat, origin: str, classes: Counts) -> int:
    """The points of a network movement; 2 whatever the convoy, where Oil lies (RSD-NET-02, RSD-NET-03)."""
    price = state.content.actions[NETWORK]
    if origin in state.seats[seat].oil:
        return max(1, points_of(state, seat, NETWORK) - price.points + price.upgraded)
    return points_of(state, seat, NETWORK, price.outrider * (sum(classes) - 1))


def network_is_barred(state: State, seat: Seat, origin: str) -> int:
    """Whether Provisions cannot pay: only leaving a hazard counts (RSD-NET-07)."""
    return int(is_hazard(state, origin) and not is_proof(state, seat, "hazard_pay"))


def load_fits(state: State, seat: Seat, hex: str, load: Load, origin: str = "") -> bool:
    """Whether a load may come to lie in a hex: no second own Outpost but with the Basecamp (RSD-MOVE-15), no Basecamp
    beside an active Outpost, another Basecamp or an own armed nuke (RSD-MOVE-16).

    origin: where the load still lies, if it may come back there.
    """
    me = state.seats[seat]
    others = me.outposts.count(hex) - load.outposts * (hex == origin)
    if load.outposts and others and me.basecamp != hex and not load.basecamp:
        return False
    if not load.basecamp:
        return True
    return not (
        [one for one in basecamps_at(state, hex) if one != seat or hex != origin]
        or has_armed_at(state, seat, hex)
        or any(has_outpost(state, one, hex) for one in range(len(state.seats)))
    )


def may_take(state: State, seat: Seat, origin: str, classes: Counts, load: Load) -> bool:
    """Whether a convoy may take a load along: no Basecamp with a nuke, or away from two own Outposts (RSD-MOVE-17,
    RSD-MOVE-18)."""
    if not load.basecamp:
        return True
    staying = state.seats[seat].outposts.count(origin) - load.outposts
    return staying <= 1 and not is_armed(classes)


def may_enter(state: State, seat: Seat, origin: str, target: str, classes: Counts, load: Load) -> bool:
    """Whether a convoy may come from one hex into another at all, apart from the points."""
    if is_armed(classes) and target in (TOWN, state.seats[seat].basecamp):  # RSD-MOVE-18, RSD-TOWN-08
        return False
    if target == TOWN:
        return town_is_open(state, seat) and bool(town_exits(state, seat, load, origin))
    if not load_fits(state, seat, target, load):
        return False
    may_meet = not (load.basecamp or has_met(classes) or target in state.fought)  # RSD-MOVE-13
    return may_meet or not others_active_at(state, seat, target)


def town_is_open(state: State, seat: Seat) -> bool:
    """Once a season, and not in the last two turns (RSD-TOWN-05, RSD-TOWN-07, RSD-CAL-08)."""
    return not state.seats[seat].visited and state.round <= state.content.numbers.town_last_turn


def town_exits(state: State, seat: Seat, load: Load, origin: str = "") -> list[str]:
    """Where a convoy may leave the town to: no piece of another seat lies there, hazards and edges do not matter
    (RSD-TOWN-09, RSD-TOWN-19, RSD-TOWN-20, RSD-EXIT-01)."""
    return [
        hex
        for hex in neighbours(state, TOWN)
        if not others_at(state, seat, hex) and load_fits(state, seat, hex, load, origin)
    ]


def targets(
    state: State, seat: Seat, origin: str, classes: Counts, load: Load, among: Collection[str] = ()
) -> Iterator[str]:
    """The adjacent hexes that a convoy may move to and pay for (RSD-MOVE-01, RSD-MOVE-12). among: only of these."""
    if not may_take(state, seat, origin, classes, load):
        return
    for target in among or neighbours(state, origin):
        if may_enter(state, seat, origin, target, classes, load):
            cost = move_cost(state, seat, origin, target, classes, load)
            barred = move_is_barred(state, seat, origin, target)
            if can_pay(state, seat, MOVE, cost, barred, int(target == TOWN)):
                yield target


def network_targets(
    state: State, seat: Seat, origin: str, classes: Counts, load: Load, among: Collection[str] = ()
) -> Iterator[str]:
    """The other own locations that a convoy may move to and pay for (RSD-NET-01, RSD-NET-04 to RSD-NET-06, RSD-NET-09).
    among: only of these.
    """
    if not state.seats[seat].basecamp_active or is_armed(classes) or load.outposts or load.basecamp:
        return
    if not is_location(state, seat, origin):
        return
    cost, barred = network_cost(state, seat, origin, classes), network_is_barred(state, seat, origin)
    if can_pay(state, seat, NETWORK, cost, barred):
        for target in among or locations(state, seat):
            if target != origin and not others_active_at(state, seat, target):
                yield target


WHERE = {MOVE: targets, NETWORK: network_targets}


def can_go(state: State, seat: Seat, kind: str, origin: str, classes: Counts, load: Load) -> bool:
    """Whether there is anywhere to go."""
    return any(True for _ in WHERE[kind](state, seat, origin, classes, load))


def can_leave(state: State, seat: Seat, kind: str, origin: str) -> bool:
    """Whether any convoy can go from a hex. One Outrider without a load can go wherever it can go with others: they
    only cost more and bar ways."""
    here = classes_at(state, seat, origin)
    singles = [(1, 0, 0, 0), (0, 1, 0, 0), (0, 0, 1, 0), (0, 0, 0, 1)]
    return any(
        here[place] and can_go(state, seat, kind, origin, single, NO_LOAD) for place, single in enumerate(singles)
    )


def convoys(state: State, seat: Seat, kind: str, origin: str) -> list[Counts]:
    """The parts of a hex's Outriders that can go somewhere, largest first, then in falling order (RSD-MOVE-08)."""
    here = classes_at(state, seat, origin)
    found = [
        (fresh, met, armed, both)
        for fresh, met, armed, both in product(*(range(count + 1) for count in here))
        if fresh + met + armed + both and can_go(state, seat, kind, origin, (fresh, met, armed, both), NO_LOAD)
    ]
    return sorted(found, key=lambda classes: (sum(classes), classes), reverse=True)


def loads(state: State, seat: Seat, kind: str, origin: str, classes: Counts) -> list[Load]:
    """What may come along and still go somewhere, in falling order of Basecamp, Outpost, Barricades; nothing last."""
    me = state.seats[seat]
    basecamp = int(kind == MOVE and me.basecamp == origin and not me.basecamp_active)
    outpost = int(kind == MOVE and bool(outposts_at(state, seat, origin, False)))
    found = [
        Load(outposts, barricades, basecamps)
        for basecamps in range(basecamp, -1, -1)
        for outposts in range(outpost, -1, -1)
        for barricades in range(me.loose.count(origin), -1, -1)
    ]
    return [load for load in found if can_go(state, seat, kind, origin, classes, load)]


def convoy_word(classes: Counts) -> str:
    """A convoy as an option: `convoy:fresh2:armed1`."""
    return "convoy:" + ":".join(f"{word}{count}" for word, count in zip(CLASSES, classes, strict=True) if count)


def load_word(load: Load) -> str:
    """A load as an option: `load:outpost1:barricades2`."""
    named = zip(("outpost", "barricades", "basecamp"), load, strict=True)
    return "load:" + (":".join(f"{word}{count}" for word, count in named if count) or "none")
