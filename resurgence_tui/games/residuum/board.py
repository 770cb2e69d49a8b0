"""What stands where: questions about the table that change nothing."""

from __future__ import annotations

from resurgence_tui.engine.types import Seat

from .content.catalogue import Effect
from .hexes import TOWN, around, edge_id, in_order
from .state import State
from .vocab import ACTIVE, ARMED, CLASS_OF_MARKS, HAZARDS, NO_BASECAMP, NUCLEAR, POOR, SEASONS, TERRAIN_OF

Counts = tuple[int, int, int, int]
"""Outriders by class."""


def neighbours(state: State, hex: str) -> list[str]:
    """The hexes of the map beside one, in hex order: cells without a tile are none (RSD-HEX-07)."""
    terrain = state.terrain
    return [one for one in around(hex) if one in terrain]


def is_hazard(state: State, hex: str) -> bool:
    """Whether a hex is a Radiation Zone or Contaminated Water."""
    return state.terrain[hex] in HAZARDS


def season(state: State) -> str:
    """The season of the turn that is played (RSD-CAL-01)."""
    return SEASONS[max(0, state.round - 1) // state.content.numbers.season_turns % len(SEASONS)]


def outriders_at(state: State, seat: Seat, hex: str) -> list[int]:
    """Numbers of the active Outriders of a seat in a hex."""
    me = state.seats[seat]
    return [one for one, where in enumerate(me.outriders) if where == hex and me.marks[one] & ACTIVE]


def any_outrider_at(state: State, seat: Seat, hex: str) -> bool:
    """Whether an active Outrider of a seat is in a hex."""
    me = state.seats[seat]
    if hex not in me.outriders:
        return False
    return any(where == hex and mark & ACTIVE for where, mark in zip(me.outriders, me.marks, strict=True))


def outrider_hexes(state: State, seat: Seat) -> list[str]:
    """The hexes with active Outriders of a seat, in hex order."""
    me = state.seats[seat]
    return in_order(where for where, mark in zip(me.outriders, me.marks, strict=True) if mark & ACTIVE)


def classes_at(state: State, seat: Seat, hex: str) -> Counts:
    """How many active Outriders of each class a seat has in a hex (RSD-GEN-16)."""
    me, found = state.seats[seat], [0, 0, 0, 0]
    for where, mark in zip(me.outriders, me.marks, strict=True):
        if where == hex and mark & ACTIVE:
            found[CLASS_OF_MARKS[mark]] += 1
    return found[0], found[1], found[2], found[3]


def pick(state: State, seat: Seat, hex: str, classes: Counts) -> list[int]:
    """Numbers of so many active Outriders of each class in a hex."""
    left, found, marks = list(classes), [], state.seats[seat].marks
    for one in outriders_at(state, seat, hex):
        kind = CLASS_OF_MARKS[marks[one]]
        if left[kind]:
            left[kind] -= 1
            found.append(one)
    return found


def outposts_at(state: State, seat: Seat, hex: str, active: bool) -> list[int]:
    """Numbers of the Outposts of a seat in a hex that are active, or out of action."""
    me = state.seats[seat]
    if hex not in me.outposts:
        return []
    return [one for one, where in enumerate(me.outposts) if where == hex and me.outposts_active[one] == active]


def has_outpost(state: State, seat: Seat, hex: str) -> bool:
    """Whether an active Outpost of a seat is in a hex."""
    return bool(outposts_at(state, seat, hex, True))


def active_outposts(state: State, seat: Seat) -> list[str]:
    """The hexes of a seat's active Outposts, in hex order."""
    me = state.seats[seat]
    return in_order(where for where, active in zip(me.outposts, me.outposts_active, strict=True) if active)


def is_location(state: State, seat: Seat, hex: str) -> bool:
    """Whether a seat has an active Outpost or its active Basecamp in a hex (RSD-POST-07, RSD-CAMP-02)."""
    me = state.seats[seat]
    return (me.basecamp_active and me.basecamp == hex) or has_outpost(state, seat, hex)


def locations(state: State, seat: Seat) -> list[str]:
    """The hexes of a seat's locations, in hex order: its network."""
    me = state.seats[seat]
    return in_order([*active_outposts(state, seat), *([me.basecamp] if me.basecamp_active else [])])


def is_active_at(state: State, seat: Seat, hex: str) -> bool:
    """Whether a seat has an active Outrider or a location in a hex."""
    return any_outrider_at(state, seat, hex) or is_location(state, seat, hex)


def others_active_at(state: State, seat: Seat, hex: str) -> list[Seat]:
    """The other seats with an active Outrider or a location in a hex (RSD-MEET-01)."""
    return [one for one in range(len(state.seats)) if one != seat and is_active_at(state, one, hex)]


def is_piece_at(state: State, seat: Seat, hex: str) -> bool:
    """Whether any piece of a seat lies in a hex; Barricades on its edges do not (RSD-EXIT-12)."""
    me = state.seats[seat]
    return hex in me.outriders or hex in me.outposts or hex in me.loose or me.basecamp == hex


def others_at(state: State, seat: Seat, hex: str) -> bool:
    """Whether a piece of another seat, active or out of action, lies in a hex."""
    return any(one != seat and is_piece_at(state, one, hex) for one in range(len(state.seats)))


def basecamps_at(state: State, hex: str, active_only: bool = False) -> list[Seat]:
    """The seats whose Basecamp lies in a hex."""
    return [
        seat for seat, me in enumerate(state.seats) if me.basecamp == hex and (me.basecamp_active or not active_only)
    ]


def has_armed_at(state: State, seat: Seat, hex: str) -> bool:
    """Whether a seat has an armed nuke in a hex."""
    me = state.seats[seat]
    return any(where == hex and mark & ARMED for where, mark in zip(me.outriders, me.marks, strict=True))


def armed(state: State, seat: Seat) -> int:
    """How many armed nukes a seat has."""
    return sum(bool(mark & ARMED) for mark in state.seats[seat].marks)


def nuclear_room(state: State, seat: Seat) -> int:
    """How much Nuclear a seat may still take: plain and armed are never more than 3 (RSD-GEN-08, RSD-NUKE-05)."""
    return state.content.numbers.nuclear_limit - state.seats[seat].store[NUCLEAR] - armed(state, seat)


def edges_of(state: State, hex: str) -> list[str]:
    """The edges of a hex to other hexes of the map, in the order of the hexes beyond."""
    return [edge_id(hex, one) for one in neighbours(state, hex)]


def barricades_round(state: State, seat: Seat, hex: str) -> list[str]:
    """The edges of a hex on which a seat's active Barricades stand."""
    return [edge for edge in edges_of(state, hex) if state.barricades.get(edge) == seat]


def barricades_in_play(state: State, seat: Seat) -> int:
    """How many Barricades of a seat are in play, active and out of action (RSD-COMP-02)."""
    return len(state.seats[seat].loose) + sum(owner == seat for owner in state.barricades.values())


def can_hold_basecamp(state: State, seat: Seat, hex: str) -> bool:
    """Whether a seat's Basecamp could be active in a hex: terrain, no other Basecamp, no active Outpost of anybody, no
    own armed nuke (RSD-CAMP-04, RSD-CAMP-06)."""
    return (
        state.terrain[hex] not in NO_BASECAMP
        and basecamps_at(state, hex) in ([], [seat])
        and not any(has_outpost(state, one, hex) for one in range(len(state.seats)))
        and not has_armed_at(state, seat, hex)
    )


def nearest_for_basecamp(state: State, seat: Seat, hex: str) -> list[str]:
    """The hexes nearest to one, counted in steps over the map but not through the town, that can hold a seat's
    Basecamp and hold no active piece of another seat (RSD-CAL-18, RSD-WIN-17)."""
    near, seen = [hex], {hex, TOWN}
    while near:
        found = [
            one for one in near if can_hold_basecamp(state, seat, one) and not others_active_at(state, seat, one)
        ]
        if found:
            return in_order(found)
        near = [one for one in dict.fromkeys(one for far in near for one in neighbours(state, far)) if one not in seen]
        seen.update(near)
    return []


def lasting(state: State, seat: Seat, kind: str, word: str = "") -> list[Effect]:
    """The lasting effects of that kind on a seat's completed cards, whoever is on turn (RSD-FX-06)."""
    cards = state.content.cards
    return [
        effect
        for card in state.seats[seat].completed
        if cards[card].moment == "lasting"
        for effect in cards[card].effects
        if effect.kind == kind and (not word or effect.word == word)
    ]


def is_proof(state: State, seat: Seat, hardship: str) -> bool:
    """Whether a hardship does not concern a seat (RSD-FX-13)."""
    return bool(lasting(state, seat, "proof", hardship))


def bonus(state: State, seat: Seat, hex: str | None = None) -> int:
    """X of a seat's Basecamp, or of one in that hex: hexes beside it that are neither Wasteland nor Radiation Zone,
    the town once, and what cards add, at most 5 (RSD-PROD-12, RSD-PROD-13, RSD-FX-07)."""
    rich = sum(state.terrain[one] not in POOR for one in neighbours(state, hex or state.seats[seat].basecamp))
    more = sum(effect.number for effect in lasting(state, seat, "bonus"))
    return min(rich + more, state.content.numbers.bonus_limit)


def in_box(state: State, terrain: str) -> int:
    """How many loose tiles of a terrain the box holds, but for the Discovery hexes (RSD-COMP-04)."""
    return state.box[TERRAIN_OF[terrain]]
