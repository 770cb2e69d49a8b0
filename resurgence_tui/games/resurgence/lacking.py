"""Why an effect brings nothing now: what is lacking, as data, from the seat's own view.

Derived from the kinds of costs and gains that effects are made of, by the rules' own functions.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from resurgence_tui.engine.types import Decision, Seat

from .content.printed import NOTHING, Bundle, Cost, Effect
from .rules.alike import all_alike
from .rules.items import ALL_ITEMS, RESOURCE_ITEMS, SUPPLY_ITEMS, can_pay, with_food
from .rules.rescuing_survivors import payable_rescues
from .rules.rewards import can_happen
from .state import State
from .vocab import ITEM_WORDS

LACKS = (
    "goods", "full", "row_empty", "slots_full", "no_mission", "no_room", "no_specialist", "track_full", "no_token",
    "none_payable",
)  # fmt: skip
"""All reasons."""


class Lack(NamedTuple):
    """Why an effect brings nothing: one of LACKS.

    kind: of goods, the word of an item, or ``res``, ``sup``, ``any``. need, have: how many of them are asked for, and
    how many the seat has; of an item that is full, its limit.
    """

    reason: str
    kind: str = ""
    need: int = 0
    have: int = 0


BY_ITEM = {
    "build": "no_room",
    "rescue": "row_empty",
    "draw": "no_token",
    "retire": "no_token",
    "complete": "none_payable",
    **dict.fromkeys(("spec_ranger", "spec_scholar", "spec_builder", "spec_any"), "no_specialist"),
    **dict.fromkeys(("lead_metro", "lead_harbor", "lead_compound", "lead_any"), "track_full"),
}
"""Reward item that is asked for -> what is lacking where it cannot happen; to plan has two reasons."""


def lacks(view: State, decision: Decision) -> dict[str, Lack]:
    """The options of a turn that would bring nothing, each with what is lacking."""
    found = {}
    for option in decision.options if decision.rule == "ACT-01" else ():
        verb, _, name = option.partition(":")
        if verb in ("effect", "event", "card") and name in view.content.effects:
            lack = lack_of(view, decision.seat, view.content.effects[name])
            if lack is not None:
                found[option] = lack
    return found


def lack_of(view: State, seat: Seat, effect: Effect) -> Lack | None:
    """What is lacking for an effect to bring anything to a seat as it stands; None if it brings something."""
    if effect.pays and effect.pays[0].row_price:
        if not any(view.row):
            return Lack("row_empty")
        return None if payable_rescues(view, seat, effect) else _price_short(view, seat, effect)
    if effect.pays and not can_pay(view, seat, effect.pays):
        return _nearest(view, seat, effect.pays)
    if any(_brings(view, seat, bundle) for bundle in effect.gains):
        return None
    return _why_none(view, seat, effect.gains[0])


def _brings(view: State, seat: Seat, bundle: Bundle) -> bool:
    """Whether anything in a bundle changes what the seat has, or wakes a card of it."""
    if bundle.vp or any(can_happen(view, seat, item) for item in bundle.asks):
        return True
    return any(not all_alike(view, seat, [goods, NOTHING]) for goods in _units(bundle))


def _units(bundle: Bundle) -> Iterator[tuple[int, ...]]:
    """The goods of a bundle, and one of each kind that may be chosen."""
    yield bundle.goods
    for kinds, count in ((RESOURCE_ITEMS, bundle.res), (SUPPLY_ITEMS, bundle.sup)):
        for item in kinds if count else ():
            yield tuple(int(one == item) for one in ALL_ITEMS)


def _why_none(view: State, seat: Seat, bundle: Bundle) -> Lack:
    """Why nothing of a bundle comes: the first item that is asked for, else goods of which there is no room."""
    me, numbers = view.seats[seat], view.content.numbers
    for item in bundle.asks:
        if item == "plan":
            return Lack("slots_full" if len(me.slots) >= numbers.planning_slots else "no_mission")
        return Lack(BY_ITEM[item])
    if bundle.res or bundle.sup:
        return Lack("full", "res" if bundle.res else "sup")
    swallowed = next(item for item in ALL_ITEMS if bundle.goods[item])
    return Lack("full", ITEM_WORDS[swallowed], have=numbers.limits[swallowed])


def _price_short(view: State, seat: Seat, effect: Effect) -> Lack:
    """What is lacking for the cheapest card of the Row, with the rest of the cost (SURV-20)."""
    prices = view.content.row_prices(len(view.seats))
    cheapest = min(price for card, price in zip(view.row, prices, strict=True) if card)
    return _nearest(view, seat, tuple(with_food(cost, cheapest) for cost in effect.pays))


def _nearest(view: State, seat: Seat, costs: tuple[Cost, ...]) -> Lack:
    """What is lacking of the cost that lacks least."""
    held = view.seats[seat].items
    return min((_short(held, cost) for cost in costs), key=lambda lack: lack.need - lack.have)


def _short(held: list[int], cost: Cost) -> Lack:
    """The part of a cost of which the seat has too little."""
    left = [have - due for have, due in zip(held, cost.goods, strict=True)]
    for item in ALL_ITEMS:
        if left[item] < 0:
            return Lack("goods", ITEM_WORDS[item], cost.goods[item], held[item])
    for kind, need, kinds in (("res", cost.res, RESOURCE_ITEMS), ("sup", cost.sup, SUPPLY_ITEMS)):
        have = sum(left[item] for item in kinds)
        if need > have:
            return Lack("goods", kind, need, have)
    return Lack("goods", "any", cost.any + cost.res + cost.sup, sum(left))
