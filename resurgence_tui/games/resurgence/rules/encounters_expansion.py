"""ENC: the black bag, Beasts and Stalkers, in place of plain Mutant tokens."""

from __future__ import annotations

from typing import Final

from resurgence_tui.engine.piles import draw_kind

from ..rulebook import book
from ..state import State
from ..vocab import ITEM_WORDS, ZONE_IDS, Item
from .items import ALL_ITEMS, score, trade_items
from .reward_items import ASKERS

MUTANT, BEAST, STALKER = 0, 1, 2
"""Kinds of Encounter tokens: index in ``black_bag`` and its like."""

KIND_WORDS: Final = ("mutant", "beast", "stalker")

BEAST_VP: Final = 2
"""VP for the seat that beats a Beast (ENC-09)."""

BEAST_VP_FOR_MUTANTS: Final = 4
"""VP that the solo Mutants gain for each Beast left on the map (ENC-16)."""


def on_map(state: State) -> tuple[list[int], list[int], list[int]]:
    """The Encounter tokens on the map, by kind and Zone."""
    return state.mutants, state.beasts, state.stalkers


def fill_black_bag(state: State) -> None:
    """Fill the bag as the number of seats asks (ENC-01); Mutant tokens not needed stay in the supply."""
    state.black_bag = list(state.content.encounter_bag(len(state.seats)))
    state.mutant_supply -= state.black_bag[MUTANT]


def return_encounters(state: State) -> None:
    """All Encounter tokens leave the map to the discarded ones (ENC-13)."""
    for kind, zones in enumerate(on_map(state)):
        state.encounter_discard[kind] += sum(zones)
    state.mutants, state.beasts, state.stalkers = [0] * 12, [0] * 12, [0] * 12


def draw_encounters(state: State, district: int) -> None:
    """Draw two tokens for the Zones of a District (ENC-03); if they differ the First Player says which goes where."""
    drawn = [_draw(state), _draw(state)]
    first, second = (KIND_WORDS[kind] for kind in drawn)
    state.tell("encounters_drawn", -1, first, second)
    if first == second:
        put(state, -1, f"put:{first}:{second}", district)
    else:
        state.ask("ENC-04", state.first, (f"put:{first}:{second}", f"put:{second}:{first}"), district)


def _draw(state: State) -> int:
    """One token out of the black bag; an empty bag takes the discarded tokens back first (ENC-06, AMB-120)."""
    if not any(state.black_bag):
        state.black_bag, state.encounter_discard = state.encounter_discard, [0, 0, 0]
        state.tell("black_bag_refilled", -1, sum(state.black_bag))
    kind = draw_kind(state, state.black_bag, "black bag")
    state.encounter_drawn[kind] += 1
    return kind


@book.answer("ENC-04")
def put(state: State, seat: int, option: str, district: int) -> None:
    """Put the two tokens drawn into the Zones of the District, the first named into its first Zone."""
    zones = [zone.index for zone in state.content.zones if zone.district == district]
    for zone, word in zip(zones, option.split(":")[1:], strict=True):
        kind = KIND_WORDS.index(word)
        state.encounter_drawn[kind] -= 1
        on_map(state)[kind][zone] += 1
        state.tell("encounter_put", -1, word, ZONE_IDS[zone])


def beat_beasts(state: State, seat: int, zone: int) -> None:
    """The Beast whose penalty was paid brings VP and leaves for the discarded tokens (ENC-09, AMB-123)."""
    for _ in range(state.beasts[zone]):
        state.beasts[zone] -= 1
        state.encounter_discard[BEAST] += 1
        state.tell("beast_beaten", seat, ZONE_IDS[zone])
        score(state, seat, BEAST_VP, "token_beast")


def stalker_options(state: State, seat: int, zone: int) -> list[str]:
    """What a Stalker in the Zone of this placement offers, once: plan a Mission or trade one good (ENC-10, AMB-117)."""
    if not state.stalkers[zone] or state.turn.stalker_used:
        return []
    found = ["stalker:plan"] if ASKERS["plan"][1](state, seat) else []
    if any(state.seats[seat].items):
        found.append("stalker:trade")
    return found


def ask_trade(state: State, seat: int) -> None:
    """Ask which good is traded for which other one (AMB-119)."""
    items = state.seats[seat].items
    pairs = [(give, take) for give in ALL_ITEMS if items[give] for take in ALL_ITEMS if take != give]
    state.ask("ENC-10", seat, [f"trade:{ITEM_WORDS[give]}:{ITEM_WORDS[take]}" for give, take in pairs], "token_stalker")


@book.answer("ENC-10")
def trade(state: State, seat: int, option: str, source: str) -> None:
    """Trade with the Stalker; what comes is a gain (AMB-44)."""
    _, give, take = option.split(":")
    trade_items(state, seat, Item(ITEM_WORDS.index(give)), Item(ITEM_WORDS.index(take)), source)


@book.task("ENC-16")
def beasts_feed_mutants(state: State, seat: int) -> None:
    """Alone: at the start of each Upkeep the Mutants gain VP for each Beast still on the map."""
    beasts = sum(state.beasts)
    if beasts:
        state.mutant_vp += beasts * BEAST_VP_FOR_MUTANTS
        state.tell("mutants_scored", -1, "token_beast", beasts * BEAST_VP_FOR_MUTANTS)
