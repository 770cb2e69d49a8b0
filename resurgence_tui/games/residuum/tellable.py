"""Which facts can happen in a game, by their key and the kinds of their values (RSD-FACT-01 to RSD-FACT-43).

Used at the door for logs that the choices cannot be asked about. What only its own seat may read is told to the others
without its values.
"""

from __future__ import annotations

from functools import lru_cache

from resurgence_tui.engine.types import NOBODY, LogEntry, Value

from .content.catalogue import Catalogue
from .hexes import cells, ends
from .rules.casualties import SUPPLY
from .state import State
from .vocab import ACTIONS, RESOURCES, SEASONS, TERRAINS

MOST = 999
"""No number in a fact is larger."""

MOST_VALUES = 60

SHAPES: dict[str, tuple[str, ...]] = {
    "character_dealt": ("card",),
    "lead_chosen": (),
    "first_chosen": (),
    "tiles_drawn": ("terrain", "terrain", "terrain"),
    "tile_laid": ("terrain", "hex"),
    "hole_filled": ("terrain", "hex"),
    "basecamp_placed": ("hex", "count"),
    "card_kept": ("card",),
    "card_buried": ("card",),
    "card_returned": ("card",),
    "tile_swapped": ("hex", "terrain", "terrain"),
    "swap_declined": (),
    "turn_started": ("count", "season"),
    "rallied": ("hex",),
    "produced": ("piece", "hex", "resource", "count"),
    "paid": ("payment", "count", "pair*"),
    "purse_left": ("resource", "count"),
    "purse_used": ("resource", "count"),
    "purse_lost": ("resource", "count"),
    "moved": ("hex", "hex", "count", "count", "count", "count"),
    "networked": ("hex", "hex", "count", "count"),
    "recruited": ("hex",),
    "roused": ("hex",),
    "outpost_constructed": ("hex",),
    "outpost_activated": ("hex",),
    "outpost_torn_down": ("hex",),
    "outpost_beaten": ("hex",),
    "outpost_taken_over": ("hex", "seat", "count"),
    "barricade_constructed": ("hex",),
    "barricade_activated": ("edge", "seat"),
    "barricade_torn_down": ("edge", "seat"),
    "barricade_destroyed": ("edge", "seat"),
    "basecamp_torn_down": ("hex",),
    "basecamp_activated": ("hex",),
    "town_entered": (),
    "town_sold": ("pair*",),
    "town_bought": ("pair*",),
    "town_left": ("hex",),
    "town_card": ("card", "fate"),
    "discovery_drawn": ("card",),
    "discovery_discarded": ("card",),
    "discovery_completed": ("card",),
    "discovery_used": ("card",),
    "discovery_scrapped": ("card",),
    "terrain_changed": ("hex", "terrain", "terrain", "cause"),
    "put_out_of_action": ("hex", "place", "count", "cause"),
    "nuke_armed": ("hex",),
    "nuke_fed": ("hex",),
    "nuke_disarmed": ("hex",),
    "nuke_detonated": ("hex", "cause"),
    "lost_to_supply": ("piece", "hex", "count", "cause"),
    "sent_home": ("piece", "hex", "count"),
    "oil_placed": ("hex",),
    "oil_recovered": ("hex",),
    "oil_captured": ("hex",),
    "meeting_started": ("hex", "seat"),
    "word_given": ("hex", "seat", "word"),
    "welcomed": ("hex", "seat"),
    "resisted": ("hex", "seat"),
    "intent_shown": ("hex", "seat", "word"),
    "no_offer": (),
    "offer_made": ("deal*",),
    "offer_accepted": ("deal*",),
    "offer_declined": (),
    "conflict_dealt": ("count",),
    "conflict_hand": ("count*",),
    "boosted": ("booster", "count"),
    "conflict_revealed": ("values", "count", "count", "count"),
    "conflict_won": ("hex", "seat", "seat"),
    "conflict_drawn": ("hex", "seat", "seat"),
    "plundered": ("seat", "resource", "count"),
    "nothing_taken": (),
    "withdrew": ("hex", "hex"),
    "stepped_away": ("hex", "hex"),
    "went_back": ("hex", "hex"),
    "fed": ("hex", "resource"),
    "unfed": ("hex",),
    "power_used": ("card",),
    "favour_played": ("card",),
    "gained": ("card", "pair*"),
    "purse_gained": ("card", "resource", "count"),
    "gain_cut": ("resource", "count"),
    "effect_lost": ("card",),
    "turn_ended": ("count",),
}
"""Facts about a seat: the kinds of their values; one with a star stands for any number of them."""

SHAPES_OF_TABLE = {"tile_laid": ("terrain", "hex"), "hole_filled": ("terrain", "hex"), "game_ended": ("count*",)}
"""Facts about nobody in particular."""

WITHOUT = frozenset(("card_kept", "discovery_drawn", "discovery_discarded"))
"""Facts of which others are told without the card."""

WORDS: dict[str, frozenset[str]] = {
    "terrain": frozenset(TERRAINS),
    "resource": frozenset(RESOURCES),
    "season": frozenset(SEASONS),
    "piece": frozenset(("basecamp", "outpost", "outrider", "bonus", "barricade")),
    "fate": frozenset(("used", "kept")),
    "word": frozenset(("trade", "none", "attack")),
    "cause": frozenset(
        ("conflict", "hazard", "hunger", "blast", "rally", "contaminate", "irradiate", "discovery", "upkeep", "defeat",
         "attack")
    ),
}  # fmt: skip


@lru_cache(maxsize=8)
def _words(content: Catalogue) -> dict[str, frozenset[str]]:
    cards = frozenset(content.cards)
    return WORDS | {
        "card": cards,
        "payment": cards | frozenset(ACTIONS) | {"nuke_upkeep"},
        "booster": cards | frozenset(RESOURCES) | {"carried"},
    }


def may_tell(state: State, entry: LogEntry) -> bool:
    """Whether something of that kind can happen in the game of a table."""
    fact, seats = entry.fact, len(state.seats)
    last = state.content.numbers.turns + 1
    if not 0 <= entry.round <= last or not 0 <= entry.step <= seats or not NOBODY <= fact.eyes < seats:
        return False
    if len(fact.values) > MOST_VALUES:
        return False
    if fact.seat == NOBODY:
        return fact.key in SHAPES_OF_TABLE and _are(state, fact.values, SHAPES_OF_TABLE[fact.key])
    if not 0 <= fact.seat < seats or fact.key not in SHAPES:
        return False
    if not fact.values and fact.key in WITHOUT:
        return True
    return _are(state, fact.values, SHAPES[fact.key])


def _are(state: State, values: tuple[Value, ...], kinds: tuple[str, ...]) -> bool:
    """Whether values are of these kinds."""
    if kinds and kinds[-1].endswith("*"):
        *before, last = kinds
        rest = values[len(before) :]
        return len(values) >= len(before) and _are(state, values[: len(before)], tuple(before)) and _many(last, rest)
    return len(values) == len(kinds) and all(_is(state, kind, one) for kind, one in zip(kinds, values, strict=True))


def _many(kind: str, values: tuple[Value, ...]) -> bool:
    if kind == "count*":
        return all(_is_count(one) for one in values)
    if kind == "deal*":
        return values.count("for") == 1 and all(map(_are_pairs, _halves(values)))
    return _are_pairs(values)


def _halves(values: tuple[Value, ...]) -> tuple[tuple[Value, ...], tuple[Value, ...]]:
    middle = values.index("for")
    return values[:middle], values[middle + 1 :]


def _are_pairs(values: tuple[Value, ...]) -> bool:
    words, counts = values[::2], values[1::2]
    return len(words) == len(counts) and all(one in RESOURCES for one in words) and all(map(_is_count, counts))


def _is_count(value: Value) -> bool:
    return type(value) is int and 0 <= value <= MOST


def _is(state: State, kind: str, value: Value) -> bool:
    """Whether a value is of that kind."""
    if kind == "count":
        return _is_count(value)
    if kind == "seat":
        return type(value) is int and 0 <= value < len(state.seats)
    if not isinstance(value, str):
        return False
    if kind in ("hex", "edge", "place"):
        return (kind == "place" and value == SUPPLY) or _is_place(value, kind == "edge")
    if kind == "values":
        return all(len(one) == 1 and one.isascii() and one.isdigit() for one in value.split("+"))
    return value in _words(state.content)[kind]


def _is_place(value: str, edge: bool) -> bool:
    try:
        ends(value) if edge else cells(value)
    except ValueError:
        return False
    return True
