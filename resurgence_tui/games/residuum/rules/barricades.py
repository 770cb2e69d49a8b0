"""RSD-BAR, RSD-TAKE: Barricades are built, stand on edges, are torn down, destroyed, or taken over with an Outpost."""

from __future__ import annotations

from resurgence_tui.engine.types import Seat

from ..board import (
    any_outrider_at,
    barricades_in_play,
    barricades_round,
    basecamps_at,
    has_outpost,
    is_location,
    locations,
    neighbours,
    others_active_at,
    outposts_at,
    outrider_hexes,
)
from ..hexes import TOWN, edge_id, edge_order, ends, in_order
from ..rulebook import book, lists
from ..state import State
from .acts import act, asks
from .paying import affords, can_pay, charge, points_of
from .places import FREE, PLACES, Place, begin, can_do
from .store import payable, spend

CONSTRUCT, ACTIVATE, TEAR_DOWN, DESTROY = (
    "construct_barricade", "activate_barricade", "tear_down_barricade", "destroy_barricade",
)  # fmt: skip


def construct_places(state: State, seat: Seat) -> list[str]:
    """Any own location, with a Barricade in the supply (RSD-BAR-01, RSD-BAR-02)."""
    in_supply = barricades_in_play(state, seat) < state.content.numbers.barricades
    return locations(state, seat) if in_supply else []


def construct(state: State, seat: Seat, hex: str) -> None:
    """A Barricade lies there out of action (RSD-GEN-06)."""
    state.seats[seat].loose.append(hex)
    state.tell("barricade_constructed", seat, hex)


def free_edges(state: State, seat: Seat, hex: str) -> list[str]:
    """The edges of a hex on which a Barricade of a seat may come to stand: between two hexes of the map, not of the
    town, without one; not beside or from within the hex of another seat's active Basecamp, but beside it from an own
    location (RSD-BAR-04 to RSD-BAR-07)."""
    if hex == TOWN or any(one != seat for one in basecamps_at(state, hex, active_only=True)):
        return []
    at_home = is_location(state, seat, hex)
    found = []
    for other in neighbours(state, hex):
        edge = edge_id(hex, other)
        guarded = any(one != seat for one in basecamps_at(state, other, active_only=True))
        if other != TOWN and edge not in state.barricades and (at_home or not guarded):
            found.append(edge)
    return sorted(found, key=edge_order)


def _is_manned(state: State, seat: Seat, hex: str) -> bool:
    """Whether an own active Outrider or Outpost is in a hex."""
    return any_outrider_at(state, seat, hex) or has_outpost(state, seat, hex)


def activate_places(state: State, seat: Seat) -> list[str]:
    """Where an own Barricade lies that can be put on an edge (RSD-BAR-03)."""
    return [
        hex
        for hex in in_order(state.seats[seat].loose)
        if _is_manned(state, seat, hex) and free_edges(state, seat, hex)
    ]


def torn_down_edges(state: State, seat: Seat) -> list[str]:
    """Own active Barricades in one of whose hexes an own active Outrider or Outpost is (RSD-BAR-08)."""
    return [
        edge
        for edge in sorted(state.barricades, key=edge_order)
        if state.barricades[edge] == seat and any(_is_manned(state, seat, hex) for hex in ends(edge))
    ]


def destroyed_edges(state: State, seat: Seat) -> list[str]:
    """Active Barricades of others in one of whose hexes an own active Outrider is (RSD-BAR-09); those out of action are
    safe (RSD-BAR-11)."""
    return [
        edge
        for edge in sorted(state.barricades, key=edge_order)
        if state.barricades[edge] != seat and any(any_outrider_at(state, seat, hex) for hex in ends(edge))
    ]


PLACES[CONSTRUCT] = Place(construct_places, construct)
PLACES[ACTIVATE] = Place(activate_places, lambda state, seat, hex: state.put("RSD-ASK-21", seat, ACTIVATE, hex))
act(CONSTRUCT, can_do(CONSTRUCT))(begin(CONSTRUCT))  # RSD-ACT-12


act(ACTIVATE, can_do(ACTIVATE))(asks("RSD-ASK-19", ACTIVATE, FREE))  # RSD-ACT-13; it is paid once the edge is chosen
act(TEAR_DOWN, lambda state, seat: affords(state, seat, TEAR_DOWN) and bool(torn_down_edges(state, seat)))(
    asks("RSD-ASK-21", TEAR_DOWN)
)  # RSD-ACT-14


def _can_destroy(state: State, seat: Seat) -> bool:
    return bool(payable(state, seat, state.content.costs[DESTROY]) and destroyed_edges(state, seat))


act(DESTROY, _can_destroy)(asks("RSD-ASK-21", DESTROY))  # RSD-ACT-15; it is paid in Tech


@lists("RSD-ASK-21")
def edge_options(state: State, seat: Seat, kind: str, *hexes: str) -> list[str]:
    """Which edge (RSD-ASK-21)."""
    if kind == ACTIVATE:
        (hex,) = hexes
        found = free_edges(state, seat, hex)
    else:
        found = torn_down_edges(state, seat) if kind == TEAR_DOWN else destroyed_edges(state, seat)
    return [f"edge:{edge}" for edge in found]


@book.answer("RSD-ASK-21")
def take_edge(state: State, seat: Seat, option: str, kind: str, *hexes: str) -> None:
    """Go on with the edge."""
    edge = option.removeprefix("edge:")
    if kind == TEAR_DOWN:
        state.put("RSD-ASK-22", seat, edge)
    elif kind == ACTIVATE:
        state.then("RSD-BAR-03", seat, hexes[0], edge)
        charge(state, seat, ACTIVATE, points_of(state, seat, ACTIVATE))
    else:
        destroy(state, seat, edge)


@book.task("RSD-BAR-03")
def activate(state: State, seat: Seat, hex: str, edge: str) -> None:
    """The Barricade stands on the edge: it taxes others and helps its owner on both sides, and stays when its owner
    leaves or tiles change (RSD-BAR-10, RSD-BAR-12)."""
    state.seats[seat].loose.remove(hex)
    state.barricades[edge] = seat
    state.tell("barricade_activated", seat, edge, seat)


@lists("RSD-ASK-22")
def side_options(state: State, seat: Seat, edge: str) -> list[str]:
    """Into which of the two hexes (RSD-ASK-22)."""
    return [f"into:{hex}" for hex in ends(edge) if _is_manned(state, seat, hex)]


@book.answer("RSD-ASK-22")
def take_side(state: State, seat: Seat, option: str, edge: str) -> None:
    """Pay, and tear it down."""
    state.then("RSD-BAR-08", seat, edge, option.removeprefix("into:"))
    charge(state, seat, TEAR_DOWN, points_of(state, seat, TEAR_DOWN))


@book.task("RSD-BAR-08")
def tear_down(state: State, seat: Seat, edge: str, hex: str) -> None:
    """The Barricade lies in the hex, out of action."""
    del state.barricades[edge]
    state.seats[seat].loose.append(hex)
    state.tell("barricade_torn_down", seat, edge, seat)


def destroy(state: State, seat: Seat, edge: str) -> None:
    """The Barricade goes to its owner's supply (RSD-BAR-09)."""
    spend(state, seat, state.content.costs[DESTROY][0], DESTROY)
    state.tell("barricade_destroyed", seat, edge, state.barricades.pop(edge))


def take_over_targets(state: State, seat: Seat) -> list[tuple[str, Seat]]:
    """Hexes and seats whose Outpost there could be taken over, cost apart: it is out of action, an own active Outrider
    is there, no active Basecamp, no active piece of any other seat, no own active Outpost, and an own Outpost to
    replace it (RSD-TAKE-01, RSD-TAKE-03, RSD-TAKE-05, RSD-TAKE-07)."""
    found = []
    for hex in outrider_hexes(state, seat):
        if basecamps_at(state, hex, active_only=True) or others_active_at(state, seat, hex):
            continue
        if has_outpost(state, seat, hex) or not _replacements(state, seat, hex):
            continue
        found += [
            (hex, one) for one in range(len(state.seats)) if one != seat and outposts_at(state, one, hex, False)
        ]
    return found


def _replacements(state: State, seat: Seat, hex: str) -> list[int]:
    """Numbers of the own Outposts that may take the place of another: one that lies there first, then those of the
    supply."""
    me = state.seats[seat]
    return outposts_at(state, seat, hex, False) or [one for one, where in enumerate(me.outposts) if not where]


def take_over_cost(state: State, seat: Seat, hex: str, owner: Seat) -> int:
    """The points: 6, and 3 for each active Barricade of that seat on the edges of the hex, all of them (RSD-TAKE-02,
    RSD-TAKE-08)."""
    price = state.content.actions["take_over"]
    return points_of(state, seat, "take_over", price.barricade * len(barricades_round(state, owner, hex)))


def _payable_targets(state: State, seat: Seat) -> list[tuple[str, Seat]]:
    return [
        (hex, owner)
        for hex, owner in take_over_targets(state, seat)
        if can_pay(state, seat, "take_over", take_over_cost(state, seat, hex, owner))
    ]


@act("take_over", lambda state, seat: bool(_payable_targets(state, seat)))
def begin_taking_over(state: State, seat: Seat) -> None:
    """Take over an Outpost (RSD-ACT-11)."""
    state.put("RSD-ASK-20", seat)


@lists("RSD-ASK-20")
def take_over_options(state: State, seat: Seat) -> list[str]:
    """Whose Outpost (RSD-ASK-20)."""
    return [f"at:{hex}:seat{owner + 1}" for hex, owner in _payable_targets(state, seat)]


@book.answer("RSD-ASK-20")
def take_target(state: State, seat: Seat, option: str) -> None:
    """Pay, and take it over."""
    _, hex, word = option.split(":")
    owner = int(word.removeprefix("seat")) - 1
    state.then("RSD-TAKE-04", seat, hex, owner)
    charge(state, seat, "take_over", take_over_cost(state, seat, hex, owner))


@book.task("RSD-TAKE-04")
def take_over(state: State, seat: Seat, hex: str, owner: Seat) -> None:
    """The Outpost goes to its owner's supply, and an own one lies there out of action; so do its Barricades, in whose
    places own ones stand: of the supply, then of the hex, in edge order, as far as there are (RSD-TAKE-04 to
    RSD-TAKE-06)."""
    me, other = state.seats[seat], state.seats[owner]
    other.outposts[outposts_at(state, owner, hex, False)[0]] = ""
    me.outposts[_replacements(state, seat, hex)[0]] = hex
    edges = sorted(barricades_round(state, owner, hex), key=edge_order)
    replaced = 0
    for edge in edges:
        del state.barricades[edge]
    for edge in edges:
        if barricades_in_play(state, seat) >= state.content.numbers.barricades:
            if hex not in me.loose:
                break
            me.loose.remove(hex)
        state.barricades[edge] = seat
        replaced += 1
    state.tell("outpost_taken_over", seat, hex, owner, replaced)
