"""RSD-SET, RSD-BASE: what seats begin with, where their Basecamps are, who leads and who begins."""

from __future__ import annotations

from resurgence_tui.engine.chance import below
from resurgence_tui.engine.piles import shuffle
from resurgence_tui.engine.types import Seat

from ..board import bonus, in_box, neighbours
from ..content.catalogue import Catalogue
from ..hexes import TOWN, around, distance, in_order
from ..options import DEALT
from ..rulebook import book, lists
from ..state import SeatState, State
from ..vocab import ACTIVE, POOR, PROVISIONS
from .land import take_from_box

CHARACTERS, LEAD, FIRST, BASES = "characters", "lead", "first", "bases"
"""Streams of chance (RSD-UNDO-07)."""

WAYS = 5
"""Ways to judge a place: the rules of placing, and four relaxations of them."""


def fill_supply(content: Catalogue, me: SeatState) -> None:
    """All pieces of a blank seat in its supply, 6 Provisions in the store (RSD-COMP-01, RSD-SET-04)."""
    numbers = content.numbers
    me.outriders, me.marks = [""] * numbers.outriders, [0] * numbers.outriders
    me.outposts, me.outposts_active = [""] * numbers.outposts, [False] * numbers.outposts
    me.store[PROVISIONS] = numbers.start_provisions


@book.task("RSD-SET-03")
def deal_characters(state: State, seat: Seat) -> None:
    """Each seat gets a character at random, face up (RSD-SET-03, RSD-CHAR-01)."""
    pile = list(state.content.characters)
    shuffle(state, pile, CHARACTERS)
    for one, me in enumerate(state.seats):
        me.character = pile.pop()
        state.tell("character_dealt", one, me.character)


@book.task("RSD-SET-05")
def choose_lead(state: State, seat: Seat) -> None:
    """Who leads laying, placing and the draft, and nothing else (RSD-SET-05); it begins to lay."""
    state.lead = below(state.seed, state.chance, LEAD, len(state.seats))
    state.tell("lead_chosen", state.lead)
    state.then("RSD-LAY-02", state.lead)


@book.task("RSD-BASE-01")
def place_basecamps(state: State, seat: Seat) -> None:
    """From the lead seat clockwise (RSD-BASE-01)."""
    state.then_each("RSD-ASK-03", state.from_lead())


def _is_legal(state: State, hex: str, way: int) -> bool:
    """Whether a Basecamp may be placed in a hex: a Wasteland (a), not beside the town (b), far from others (c), with
    few rich neighbours (d); judged by all (way 0), without d (1), with c relaxed (2), a and b on a hex without
    Basecamp (3), a alone (4) (RSD-BASE-02 to RSD-BASE-08)."""
    numbers = state.content.numbers
    others = [me.basecamp for me in state.seats if me.basecamp]
    if state.terrain[hex] != "wasteland" or (way < 4 and TOWN in around(hex)) or hex in others:
        return False
    apart = {0: numbers.base_distance, 1: numbers.base_distance, 2: numbers.base_distance_relaxed}.get(way, 0)
    if any(distance(hex, other) < apart for other in others):
        return False
    rich = sum(state.terrain[one] not in POOR for one in neighbours(state, hex))
    return way > 0 or rich <= numbers.base_rich_neighbours


def legal_bases(state: State) -> tuple[int, list[str]]:
    """How far the rules are relaxed for the next Basecamp, judged anew for each seat, and the hexes (RSD-BASE-09)."""
    for way in range(WAYS):
        found = in_order(hex for hex in state.terrain if _is_legal(state, hex, way))
        if found:
            return way, found
    raise AssertionError("there is no Wasteland on the map")


@book.task("RSD-ASK-03")
def ask_base(state: State, seat: Seat) -> None:
    """Ask for the place, or take a hex of the highest X at random (RSD-SET-11)."""
    if state.bases == DEALT:
        found = legal_bases(state)[1]
        best = max(bonus(state, seat, hex) for hex in found)
        found = [hex for hex in found if bonus(state, seat, hex) == best]
        place(state, seat, found[below(state.seed, state.chance, BASES, len(found))])
    else:
        state.put("RSD-ASK-03", seat)


@lists("RSD-ASK-03")
def base_options(state: State, seat: Seat) -> list[str]:
    """Where the Basecamp is placed (RSD-ASK-03)."""
    return [f"base:{hex}" for hex in legal_bases(state)[1]]


@book.answer("RSD-ASK-03")
def take_base(state: State, seat: Seat, option: str) -> None:
    """It is placed."""
    place(state, seat, option.removeprefix("base:"))


def place(state: State, seat: Seat, hex: str) -> None:
    """The Basecamp is active there."""
    state.tell("basecamp_placed", seat, hex, min(legal_bases(state)[0], 3))
    me = state.seats[seat]
    me.basecamp, me.basecamp_active = hex, True


@book.task("RSD-SET-06")
def starting_pieces(state: State, seat: Seat) -> None:
    """Each seat's Outrider stands active, its Outpost and Barricade lie out of action, all with its Basecamp
    (RSD-SET-02, RSD-SET-06); the town was not visited (RSD-SET-07)."""
    for me in state.seats:
        me.outriders[0], me.marks[0] = me.basecamp, ACTIVE
        me.outposts[0] = me.basecamp
        me.loose = [me.basecamp]


@book.task("RSD-BASE-10")
def offer_swaps(state: State, seat: Seat) -> None:
    """After the draft, from the lead seat clockwise (RSD-BASE-11)."""
    state.then_each("RSD-ASK-06", state.from_lead())


def is_boxed_in(state: State, seat: Seat) -> bool:
    """Whether all neighbours of a Basecamp are Radiation Zones (RSD-BASE-10)."""
    near = neighbours(state, state.seats[seat].basecamp)
    return bool(near) and all(state.terrain[hex] == "radiation_zone" for hex in near)


@book.task("RSD-ASK-06")
def ask_swap(state: State, seat: Seat) -> None:
    """Ask who is boxed in, while the box has a Wasteland (RSD-BASE-11)."""
    if is_boxed_in(state, seat) and in_box(state, "wasteland"):
        state.put("RSD-ASK-06", seat)


@lists("RSD-ASK-06")
def swap_options(state: State, seat: Seat) -> list[str]:
    """Which neighbour is swapped, or none (RSD-ASK-06)."""
    return [*(f"swap:{hex}" for hex in neighbours(state, state.seats[seat].basecamp)), "swap:none"]


@book.answer("RSD-ASK-06")
def take_swap(state: State, seat: Seat, option: str) -> None:
    """A Wasteland of the box lies there instead."""
    hex = option.removeprefix("swap:")
    if hex == "none":
        state.tell("swap_declined", seat)
        return
    old = state.terrain[hex]
    take_from_box(state, hex, "wasteland")
    state.tell("tile_swapped", seat, hex, old, "wasteland")


@book.task("RSD-SET-08")
def choose_first(state: State, seat: Seat) -> None:
    """The first player is chosen when everything else is done, and begins (RSD-SET-08)."""
    state.first = below(state.seed, state.chance, FIRST, len(state.seats))
    state.tell("first_chosen", state.first)
    state.then("RSD-GEN-04", state.first)

