"""What holds of every table at every question (RSD-INV-01 to RSD-INV-13): each component lies in one place, and nothing
is beyond its limit.

Used at the door, when a saved table is loaded, and by tests after every choice of a game.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from resurgence_tui.engine.options import Value, can_be_chosen
from resurgence_tui.engine.types import NOBODY, Seat

from .board import armed, barricades_in_play, basecamps_at, locations, outposts_at
from .hexes import BLOCK, TOWN, cells, ends, is_connected
from .options import OPTIONS
from .state import SeatState, State
from .vocab import ACTIVE, ARMED, MET, NO_BASECAMP, NUCLEAR, RESOURCES, TERRAIN_OF, TERRAINS

MOST_STREAMS = 12
MOST_CUBES = 9_999
"""No store holds more of a type."""


def chosen_of(state: State) -> dict[str, Value]:
    """What was chosen before the game of a table, all of it."""
    return {"map": state.map, "bases": state.bases, "simpler": state.simpler}


def problems(state: State) -> list[str]:
    """What is wrong with a table, one sentence each; empty if it is sound."""
    try:
        return list(_shape(state)) or [
            *_tiles(state), *_cards(state), *_pieces(state), *_stores(state), *_turn(state), *_under_way(state)
        ]  # fmt: skip
    except (LookupError, ValueError, TypeError) as error:
        return [f"something lies where nothing can lie ({type(error).__name__})"]


def _shape(state: State) -> Iterator[str]:
    """Lists that stand for kinds and pieces have as many entries as there are of them, and places are on the map."""
    numbers, seats = state.content.numbers, len(state.seats)
    if not 2 <= seats <= 4:
        yield f"there are {seats} seats"
        return
    if not can_be_chosen(OPTIONS, chosen_of(state), seats):
        yield "the setup is not possible"
    amounts = [state.visit.sold, state.visit.bought, state.meeting.give, state.meeting.want]
    for me in state.seats:
        amounts += [me.store, me.purse]
        lengths = (len(me.outriders), len(me.marks), len(me.outposts), len(me.outposts_active))
        if lengths != (numbers.outriders, numbers.outriders, numbers.outposts, numbers.outposts):
            yield "a seat has another number of pieces"
        places = {*me.outriders, *me.outposts, *me.loose, *me.oil, *me.oil_touched, *me.oil_used, me.basecamp} - {""}
        if not places <= state.terrain.keys():
            yield "a piece lies off the map"
    if any(len(one) != len(RESOURCES) for one in amounts) or len(state.meeting.boosts) != 2:
        yield "there are other resources"
    if any(len(one) != len(TERRAINS) for one in (state.box, state.discovery_tiles)):
        yield "there are other terrains"
    if len(state.private) not in (0, seats):
        yield "somebody has no part in what all do at once"
    yield from _map_shape(state)


def _map_shape(state: State) -> Iterator[str]:
    for hex in state.terrain:
        cells(hex)  # ValueError if it is none
    if not {TOWN, *BLOCK} <= state.terrain.keys() or state.terrain[TOWN] != "trade_town":
        yield "the block is not on the map"
    tiles = [*state.terrain.values(), *state.stack, *state.drawn, *state.starting]
    if not all(terrain in TERRAIN_OF for terrain in tiles):
        yield "there is an unknown tile"
    for edge, owner in state.barricades.items():
        one, other = ends(edge)
        if not {one, other} <= state.terrain.keys() or TOWN in (one, other) or not 0 <= owner < len(state.seats):
            yield "a Barricade stands where none can stand"
    if not set(state.fought) <= state.terrain.keys() or not is_connected(state.terrain):
        yield "the map is not connected"


def _tiles(state: State) -> Iterator[str]:
    """Every tile lies in one place (RSD-INV-02)."""
    content = state.content
    wanted = Counter((*content.stacks[len(state.seats)], *content.starting, *content.block.values(), "trade_town"))
    found = Counter((*state.terrain.values(), *state.stack, *state.drawn, *state.starting))
    for terrain, number in TERRAIN_OF.items():
        loose = state.box[number] + state.discovery_tiles[number]
        if min(state.box[number], state.discovery_tiles[number]) < 0:
            yield "there are fewer tiles than none"
        if found[terrain] + loose != wanted[terrain] + content.box[number] + content.discovery_tiles[number]:
            yield f"the tiles of {terrain} are not all there once"


def _same(have: Iterable[str], wanted: Iterable[str]) -> bool:
    return sorted(have) == sorted(wanted)


def _cards(state: State) -> Iterator[str]:
    """Every card lies in one place (RSD-INV-09)."""
    content, seats = state.content, state.seats
    discoveries = [*state.discovery_deck, *state.discovery_discard, *state.discovery_open]
    town = [*state.town_deck, *state.town_discard, *([state.town_card] if state.town_card else [])]
    conflict = [*state.conflict_deck, *state.aside]
    for me in seats:
        discoveries += [*me.hand, *me.looked, *me.picked, *me.completed]
        town += me.kept
        conflict += [*me.conflict_hand, *me.laid, *me.blind]
        if len(me.picked) > 1 or len(set(me.used)) < len(me.used) or not set(me.used) <= set(me.completed):
            yield "a card is used that is not there"
        if sum(content.cards[card].star for card in me.completed if card in content.cards) > 1:
            yield "a seat has two cards with the star"
        if any(content.cards[card].moment == "once" for card in me.kept if card in content.cards):
            yield "a card is kept that works at once"
    if not _same(discoveries, content.discoveries):
        yield "the discovery cards are not all there once"
    if not _same(town, content.town_cards):
        yield "the cards of the town are not all there once"
    if not _same(conflict, content.conflict_cards):
        yield "the conflict cards are not all there once"
    characters = [me.character for me in seats]
    if len(set(characters)) < len(seats) or not set(characters) <= content.characters.keys():
        yield "the characters are not possible"


def _pieces(state: State) -> Iterator[str]:
    """Pieces are within their limits and where they may be (RSD-INV-01, RSD-INV-04, RSD-INV-05, RSD-INV-07, RSD-INV-08,
    RSD-INV-10, RSD-INV-13)."""
    for seat, me in enumerate(state.seats):
        for where, mark in zip(me.outriders, me.marks, strict=True):
            if not 0 <= mark <= ACTIVE | ARMED | MET or (mark and not where) or mark & (ACTIVE | ARMED) == ARMED:
                yield f"seat {seat}: an Outrider cannot be so"
        if any(active and not where for where, active in zip(me.outposts, me.outposts_active, strict=True)):
            yield f"seat {seat}: an Outpost of the supply is active"
        if barricades_in_play(state, seat) > state.content.numbers.barricades:
            yield f"seat {seat} has too many Barricades"
        outposts = Counter(where for where in me.outposts if where)
        if any(count > 1 and where != me.basecamp for where, count in outposts.items()):
            yield f"seat {seat} has two Outposts in one hex"
        if me.basecamp_active and state.terrain.get(me.basecamp) in (*NO_BASECAMP, None):
            yield f"seat {seat}: the Basecamp is active where it cannot be"
        yield from _of_places(state, seat, me)


def _of_places(state: State, seat: Seat, me: SeatState) -> Iterator[str]:
    for where, active in zip(me.outposts, me.outposts_active, strict=True):
        if active and (where == TOWN or basecamps_at(state, where)):
            yield f"seat {seat}: an Outpost is active where it cannot be"
    if me.basecamp and len(basecamps_at(state, me.basecamp)) > 1:
        yield "two Basecamps lie in one hex"
    in_town = TOWN in (*me.outriders, *me.outposts, *me.loose, me.basecamp)
    if in_town and not (state.visit.origin and seat == state.mover):
        yield f"seat {seat} is in the town"
    here = locations(state, seat)
    if len(set(me.oil)) < len(me.oil) or not set(me.oil) <= set(here):
        yield f"seat {seat}: Oil lies where no location is"
    if seat != state.mover and (any(me.purse) or me.used or any(mark & MET for mark in me.marks)):
        yield f"seat {seat} has marks of a turn that is not its own"


def _stores(state: State) -> Iterator[str]:
    """No holding is negative, and Nuclear is within its limit (RSD-INV-03)."""
    for seat, me in enumerate(state.seats):
        if min(*me.store, *me.purse) < 0 or max(*me.store, *me.purse) > MOST_CUBES or me.purse[NUCLEAR]:
            yield f"seat {seat} holds what nobody can hold"
        if me.store[NUCLEAR] + armed(state, seat) > state.content.numbers.nuclear_limit:
            yield f"seat {seat} has too much Nuclear"
        if state.over != bool(me.sheet):
            yield f"seat {seat}: the sheet is not that of this game"
    amounts = (*state.visit.sold, *state.visit.bought, *state.meeting.give, *state.meeting.want, *state.meeting.boosts)
    if min(*amounts, state.visit.credit) < 0 or max(*amounts, state.visit.credit) > 20 * MOST_CUBES:
        yield "what is traded is not possible"


def _turn(state: State) -> Iterator[str]:
    """Turn, visit, meeting and who is asked are possible (RSD-INV-11)."""
    seats, turns = len(state.seats), state.content.numbers.turns
    meeting, members = state.meeting, state.convoy.members
    running = 1 <= state.round <= turns
    checks = {
        "the turn": 0 <= state.round <= turns + 1 and state.over == (state.round == turns + 1),
        "the place in turn order": state.step
        == ((state.mover - state.first) % seats + 1 if running and state.mover != NOBODY else 0),
        "who is on turn": (0 <= state.mover < seats) == running,
        "who leads": 0 <= state.lead < seats and 0 <= state.first < seats,
        "the Basecamps": not state.round or all(me.basecamp for me in state.seats),
        "the visit": not state.visit.origin or (running and state.visit.origin in state.terrain),
        "the meeting": (meeting.visitor == NOBODY) == (not meeting.hex)
        and (not meeting.hex or {meeting.hex, meeting.origin} <= state.terrain.keys())
        and (meeting.visitor == NOBODY or (meeting.visitor == state.mover and NOBODY <= meeting.host < seats)),
        "the convoy": not members
        or (running and all(0 <= one < len(state.seats[state.mover].outriders) for one in members)),
        "the seat that acts": state.acting == NOBODY,
        "who is asked": len({one.seat for one in state.open}) == len(state.open)
        and all(0 <= one.seat < seats for one in state.open),
        "what is open": state.over != bool(state.open),
        "what is still to come": state.over == (not state.agenda and not state.open),
        "chance": len(state.chance) <= MOST_STREAMS and all(0 <= one < 1 << 32 for one in state.chance.values()),
        "how much was answered": 0 <= state.answered < 1 << 32,
    }
    yield from (f"{name} is not possible" for name, holds in checks.items() if not holds)


def _under_way(state: State) -> Iterator[str]:
    """A convoy that visits or meets stands in that hex, active and with its load."""
    convoy, hex = state.convoy, TOWN if state.visit.origin else state.meeting.hex
    if not (0 <= convoy.outposts <= 1 and convoy.barricades >= 0 and 0 <= convoy.basecamp <= 1):
        yield "the load of a convoy is not possible"
    if not hex or state.mover == NOBODY:
        return
    me = state.seats[state.mover]
    there = all(me.outriders[one] == hex and me.marks[one] & ACTIVE for one in convoy.members)
    loaded = (
        len(outposts_at(state, state.mover, hex, False)) >= convoy.outposts
        and me.loose.count(hex) >= convoy.barricades
        and (not convoy.basecamp or (me.basecamp == hex and not me.basecamp_active))
    )
    if not convoy.members or not there or not loaded or (state.visit.origin and state.meeting.hex):
        yield "the convoy is not where it is said to be"
