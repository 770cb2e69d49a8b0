"""RSD-FX: the vocabulary of cards and powers, a function for each kind of effect."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from resurgence_tui.engine.types import Seat

from ..board import basecamps_at, nuclear_room, others_at, outrider_hexes
from ..content.catalogue import NOTHING, Card, Effect
from ..rulebook import book, lists
from ..state import State
from ..vocab import NUCLEAR, RESOURCE_OF, RESOURCES, TERRAIN_OF
from .building import can_construct
from .land import lay_over
from .looking import can_look
from .places import FREE, PLACES, Place
from .store import gain, holds, spend

Can = Callable[[State, Seat, Effect], bool]
Do = Callable[[State, Seat, str, Effect], None]


class Working(NamedTuple):
    """can: whether the effect would do anything now. do: called with the id of its card."""

    can: Can
    do: Do


EFFECTS: dict[str, Working] = {}
"""Kind of effect -> how it works, for those that do something at a moment; all others are lasting."""

FREE_ACTIONS = {
    "recruit": "recruit", "rouse": "rouse", "erect": "activate_outpost", "fence": "construct_barricade",
}  # fmt: skip
"""Effects that are an action without its cost -> the action (RSD-FX-08)."""


def effect_of(state: State, card: str, place: int) -> Effect:
    """An effect of a card by its place there."""
    return state.content.cards[card].effects[place]


def run_effects(state: State, seat: Seat, card: str) -> None:
    """All effects of a card, in their order (RSD-FX-01)."""
    for place in reversed(range(len(state.content.cards[card].effects))):
        state.then("RSD-FX-01", seat, card, place)


@book.task("RSD-FX-01")
def run_effect(state: State, seat: Seat, card: str, place: int) -> None:
    """One effect; where it can do nothing it is lost (RSD-DISC-12)."""
    effect = effect_of(state, card, place)
    working = EFFECTS.get(effect.kind)
    if working is None:
        return
    if working.can(state, seat, effect):
        working.do(state, seat, card, effect)
    else:
        state.tell_all("effect_lost", seat, card)


def usable(state: State, seat: Seat, card: Card) -> bool:
    """Whether a card may be used: what it asks for can be paid, and something of it does anything (RSD-GEN-11)."""
    store = state.seats[seat].store
    if not all(holds(store, effect.pays) for effect in card.effects):
        return False
    return any(
        effect.kind in EFFECTS and EFFECTS[effect.kind].can(state, seat, effect) and _brings(effect)
        for effect in card.effects
    )


def _brings(effect: Effect) -> bool:
    """Whether it is more than the price of another effect of its card."""
    return effect.kind != "swap" or effect.goods != NOTHING


def _fits(state: State, seat: Seat, effect: Effect) -> bool:
    """Whether any of its goods would be taken in."""
    others = any(count for kind, count in enumerate(effect.goods) if kind != NUCLEAR)
    return others or (effect.goods[NUCLEAR] > 0 and nuclear_room(state, seat) > 0)


def _points(state: State, seat: Seat, card: str, effect: Effect) -> None:
    """Points into the purse under the type named (RSD-FX-03)."""
    state.seats[seat].purse[RESOURCE_OF[effect.word]] += effect.number
    state.tell_all("purse_gained", seat, card, effect.word, effect.number)


def _can_swap(state: State, seat: Seat, effect: Effect) -> bool:
    return holds(state.seats[seat].store, effect.pays) and (effect.goods == NOTHING or _fits(state, seat, effect))


def _swap(state: State, seat: Seat, card: str, effect: Effect) -> None:
    """Pay the cubes named, gain the cubes named (RSD-FX-10)."""
    spend(state, seat, effect.pays, card)
    gain(state, seat, effect.goods, card)


@lists("RSD-ASK-30")
def choose_options(state: State, seat: Seat, card: str, place: int) -> list[str]:
    """One of the types that the card offers (RSD-ASK-30)."""
    goods = effect_of(state, card, place).goods
    room = nuclear_room(state, seat)
    return [
        f"choose:{RESOURCES[kind]}" for kind, count in enumerate(goods) if count and (kind != NUCLEAR or room > 0)
    ]


@book.answer("RSD-ASK-30")
def take_chosen(state: State, seat: Seat, option: str, card: str, place: int) -> None:
    """Gain what was chosen."""
    chosen = RESOURCE_OF[option.removeprefix("choose:")]
    goods = effect_of(state, card, place).goods
    gain(state, seat, [count if kind == chosen else 0 for kind, count in enumerate(goods)], card)


def _do_free(state: State, seat: Seat, card: str, effect: Effect) -> None:
    for _ in range(effect.number):
        state.then("RSD-FX-08", seat, FREE_ACTIONS[effect.kind], card)


@book.task("RSD-FX-08")
def act_free(state: State, seat: Seat, kind: str, card: str) -> None:
    """An action without its cost, by its own rules; what is left of it is lost where there is no place (RSD-FX-08)."""
    if PLACES[kind].where(state, seat):
        state.put("RSD-ASK-19", seat, kind, FREE)
    else:
        state.tell_all("effect_lost", seat, card)


def terrain_places(state: State, seat: Seat) -> list[str]:
    """Wastelands with an own active Outrider, without a Basecamp and without a piece of another seat (RSD-FX-09)."""
    return [
        hex
        for hex in outrider_hexes(state, seat)
        if state.terrain[hex] == "wasteland" and not basecamps_at(state, hex) and not others_at(state, seat, hex)
    ]


def can_change_terrain(state: State, seat: Seat, effect: Effect) -> bool:
    """With the Discovery hex in the box and a hex to lay it (RSD-DISC-09)."""
    return state.discovery_tiles[TERRAIN_OF[effect.word]] > 0 and bool(terrain_places(state, seat))


@book.task("RSD-ASK-19/with")
def lay_discovery(state: State, seat: Seat, kind: str, hex: str, terrain: str) -> None:
    """The Discovery hex lies there, and the Wasteland goes to the box (RSD-FX-09, RSD-COMP-05)."""
    old = state.terrain[hex]
    state.discovery_tiles[TERRAIN_OF[terrain]] -= 1
    lay_over(state, hex, terrain)
    state.tell_all("terrain_changed", seat, hex, old, terrain, "discovery")


def _scrap(state: State, seat: Seat, card: str, effect: Effect) -> None:
    """The card goes face up to the discard and scores no longer (RSD-FX-16, RSD-DISC-11)."""
    state.seats[seat].completed.remove(card)
    state.discovery_open.append(card)
    state.tell_all("discovery_scrapped", seat, card)


def boosts(state: State, seat: Seat, effect: Effect) -> bool:
    """Whether a boost counts for the side that a seat has in the meeting (RSD-FX-11)."""
    side = "attacker" if state.meeting.visitor == seat else "host"
    return seat in (state.meeting.visitor, state.meeting.host) and effect.word in ("either", side)


def _boost(state: State, seat: Seat, card: str, effect: Effect) -> None:
    state.meeting.boosts[seat == state.meeting.host] += effect.number
    state.tell_all("boosted", seat, card, effect.number)


PLACES["terrain"] = Place(terrain_places, lambda state, seat, hex: None)
EFFECTS["gain"] = Working(_fits, lambda state, seat, card, effect: gain(state, seat, effect.goods, card))
EFFECTS["choose"] = Working(
    _fits,
    lambda state, seat, card, effect: state.put(
        "RSD-ASK-30", seat, card, state.content.cards[card].effects.index(effect)
    ),
)
EFFECTS["points"] = Working(lambda state, seat, effect: True, _points)
EFFECTS["swap"] = Working(_can_swap, _swap)
EFFECTS["kit"] = Working(
    lambda state, seat, effect: can_construct(state, seat),
    lambda state, seat, card, effect: state.then("RSD-POST-01", seat),
)
EFFECTS["terrain"] = Working(
    can_change_terrain,
    lambda state, seat, card, effect: state.put("RSD-ASK-19", seat, "terrain", FREE, effect.word),
)
EFFECTS["draw"] = Working(
    lambda state, seat, effect: can_look(state),
    lambda state, seat, card, effect: state.then("RSD-DISC-01", seat, effect.number),
)
EFFECTS["scrap"] = Working(lambda state, seat, effect: True, _scrap)
EFFECTS["boost"] = Working(boosts, _boost)
for _kind in FREE_ACTIONS:
    EFFECTS[_kind] = Working(
        lambda state, seat, effect: bool(PLACES[FREE_ACTIONS[effect.kind]].where(state, seat)), _do_free
    )
