"""GEN-03 to GEN-09: gaining within the limits, paying in full, and all ways to pay a cost."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations_with_replacement
from operator import itemgetter
from typing import Final

from ..content.printed import Cost
from ..rulebook import book
from ..state import State
from ..vocab import Item
from .option_ids import goods_word, parse_goods
from .triggers import GAIN_BITS

RESOURCE_ITEMS: Final = (0, 1, 2)
SUPPLY_ITEMS: Final = (3, 4)
ALL_ITEMS: Final = (0, 1, 2, 3, 4)

SOURCE_OF_PREFIX: Final = {
    "starter": "missions",
    "basic": "missions",
    "advanced": "missions",
    "track": "tracks",
    "rubble": "rubble",
    "survivor": "cards",
    "hero": "cards",
    "token": "encounters",
    "event": "events",
    "bonus": "events",
}


def source_kind(source: str) -> str:
    """What kind of thing a component is that gives VP, by its id."""
    return SOURCE_OF_PREFIX.get(source.partition("_")[0], "events")


def gain(state: State, seat: int, goods: tuple[int, ...], source: str) -> None:
    """Move a seat's trackers up; what passes the limit is lost (GEN-05, GEN-06).

    goods: amounts by Item. source: id of the component that gives them. In the owner's turn each kind wakes its
    cards, also where the limit swallows it (SURV-10) and where a card gives it (SURV-11); not in setup (SAL-12).
    """
    items, limits = state.seats[seat].items, state.content.numbers.limits
    mine = state.turn.seat == seat
    lost = 0
    for item, amount in enumerate(goods):
        if amount:
            total = items[item] + amount
            if total > limits[item]:
                lost += total - limits[item]
                total = limits[item]
            items[item] = total
            if mine:
                state.turn.awake |= GAIN_BITS[item]
    food, fuel, parts, ammo, meds = goods  # written out, since this is told all the time
    state.tell("gained", seat, source, food, fuel, parts, ammo, meds, lost)


def score(state: State, seat: int, points: int, source: str) -> None:
    """Score red-star VP at once (GEN-08); a negative number is a loss, which stops at 0 (AMB-142)."""
    me = state.seats[seat]
    points = max(points, -me.vp)
    if points:
        me.vp += points
        kind = source_kind(source)
        me.earned[kind] = me.earned.get(kind, 0) + points
    state.tell("scored", seat, source, points)


Variant = tuple[tuple[int, ...], int, int, tuple[str, ...]]
"""A cost as exact goods by Item, Resources and Supplies of choice, and the PAY cards that make it so."""


@lru_cache(maxsize=1 << 12)
def _variants(cost: Cost, replace: str, discount: str) -> tuple[Variant, ...]:
    """What a cost may be paid as with these PAY cards: without cards first (AMB-154).

    replace: a card that lets 1 Ammo or Meds be paid as a Resource (CARD-ELECTRICIAN). discount: one that takes 1 Ammo
    or Meds off (HERO-TRAFFIC-COP). "" for none.
    """
    found: list[Variant] = [(cost.goods, cost.res, cost.sup, ())]
    if discount:
        found += [
            (goods, res, sup, (discount,)) for goods, res, sup in _less_a_supply(cost.goods, cost.res, cost.sup)
        ]
    if replace:
        found += [
            (fewer, same_res + 1, fewer_sup, (*cards, replace))
            for goods, res, sup, cards in found
            for fewer, same_res, fewer_sup in _less_a_supply(goods, res, sup)
        ]
    return tuple(found)


def _less_a_supply(goods: tuple[int, ...], res: int, sup: int) -> Iterator[tuple[tuple[int, ...], int, int]]:
    """The same cost with one Ammo, one Meds or one Supply of choice less, where it has one."""
    for item in SUPPLY_ITEMS:
        if goods[item]:
            yield (*goods[:item], goods[item] - 1, *goods[item + 1 :]), res, sup
    if sup:
        yield goods, res, sup - 1


_likeliest: Final = itemgetter(0, 1)

ENDLESS: Final = 1_000_000
"""More than anybody can hold of an item."""


Payment = tuple[str, int, tuple[tuple[int, int], ...]]
"""One way to pay: the option, how many PAY cards it uses, and the items it takes with their amounts, none of 0."""


@lru_cache(maxsize=1 << 12)
def payments(costs: tuple[Cost, ...], replace: str, discount: str) -> tuple[Payment, ...]:
    """Every way to pay one of the costs that anybody could have, fewest cards first."""
    found: dict[str, tuple[int, tuple[int, ...]]] = {}
    for cost in costs:
        for goods, res, sup, cards in _variants(cost, replace, discount):
            for paid in _spreads(goods, res, sup, cost.any):
                found[":".join(["pay", goods_word(paid) or "nothing", *cards])] = len(cards), paid
    return tuple(
        (option, cards, tuple((item, paid[item]) for item in ALL_ITEMS if paid[item]))
        for option, (cards, paid) in sorted(found.items(), key=lambda entry: entry[1])
    )


def ways_to_pay(
    items: Sequence[int], costs: tuple[Cost, ...], replace: str = "", discount: str = ""
) -> tuple[str, ...]:
    """Every way to pay one of the costs in full from these holdings, as option ids, likely ones first (GEN-04): those
    with fewest cards, of these what leaves most of what it takes.

    items: holdings by Item. replace, discount: ready PAY cards. Empty if it cannot be paid.
    """
    found: list[tuple[int, int, str]] = []
    for option, cards, takes in payments(costs, replace, discount):
        scarcest = ENDLESS if takes else 0
        for item, due in takes:
            left = items[item] - due
            if left < scarcest:
                scarcest = left
        if scarcest >= 0:
            found.append((cards, -scarcest, option))
    found.sort(key=_likeliest)
    return tuple([option for _, _, option in found])


def is_payable(items: Sequence[int], costs: tuple[Cost, ...], replace: str = "", discount: str = "") -> bool:
    """Whether ``ways_to_pay`` would find a way, without listing them."""
    for cost in costs:
        for goods, res, sup, _ in _variants(cost, replace, discount):
            if _covers(items, goods, res, sup, cost.any):
                return True
    return False


def _covers(items: Sequence[int], goods: Sequence[int], res: int, sup: int, either: int) -> bool:
    """Whether holdings are enough for exact goods and, of what they leave, Resources, Supplies and any goods."""
    for item in ALL_ITEMS:
        if items[item] < goods[item]:
            return False
    if not (res or sup or either):
        return True
    resources = sum(items[:3]) - sum(goods[:3])
    supplies = sum(items[3:]) - sum(goods[3:])
    return resources >= res and supplies >= sup and resources + supplies >= res + sup + either


def _spreads(goods: tuple[int, ...], res: int, sup: int, either: int) -> Iterator[tuple[int, ...]]:
    """All exact amounts that a cost with parts of choice can mean."""
    for some_res in combinations_with_replacement(RESOURCE_ITEMS, res):
        for some_sup in combinations_with_replacement(SUPPLY_ITEMS, sup):
            for some in combinations_with_replacement(ALL_ITEMS, either):
                chosen = (*some_res, *some_sup, *some)
                yield tuple(goods[item] + chosen.count(item) for item in ALL_ITEMS)


def ready_pay_cards(state: State, seat: int, mission: bool) -> tuple[str, str]:
    """The ready cards that change a payment in the owner's turn: one that replaces a Supply, one that lowers a
    Mission ("" for none).

    CARD-ELECTRICIAN, HERO-TRAFFIC-COP; never outside the own Step 3 turn (SURV-03) and never a card gained this
    turn (SURV-06).
    """
    replace = discount = ""
    turn = state.turn
    if turn.seat == seat:
        me = state.seats[seat]
        cards = state.content.cards
        for name in me.cards:
            card = cards[name]
            if (card.replace or card.discount) and name not in me.spent and name not in turn.rescued:
                if card.replace:
                    replace = name
                elif mission:
                    discount = name
    return replace, discount


def ways(state: State, seat: int, costs: tuple[Cost, ...], mission: bool = False) -> tuple[str, ...]:
    """Every way in which a seat can pay one of the costs now, PAY cards included (AMB-50, AMB-51, AMB-154)."""
    replace, discount = ready_pay_cards(state, seat, mission)
    return ways_to_pay(state.seats[seat].items, costs, replace, discount)


def can_pay(state: State, seat: int, costs: tuple[Cost, ...], mission: bool = False) -> bool:
    """Whether a seat can pay one of the costs in full now, PAY cards included (GEN-04)."""
    items = state.seats[seat].items
    if is_payable(items, costs):
        return True
    replace, discount = ready_pay_cards(state, seat, mission)
    return bool(replace or discount) and is_payable(items, costs, replace, discount)


def with_food(cost: Cost, food: int) -> Cost:
    """A cost with the Food price of a Row card added to it (SURV-20)."""
    food_due, fuel, parts, ammo, meds = cost.goods
    return cost._replace(goods=(food_due + food, fuel, parts, ammo, meds), row_price=False)


def ask_payment(
    state: State, seat: int, costs: tuple[Cost, ...], source: str, rule: str = "GEN-04", mission: bool = False
) -> None:
    """Ask how a cost is paid; it must be payable. What it buys is the next task on the agenda."""
    state.ask(rule, seat, ways(state, seat, costs, mission), source)


@book.answer("GEN-04")
def pay(state: State, seat: int, option: str, source: str, penalty: bool = False) -> None:
    """Take the goods of a payment away and exhaust the cards used for it; no other player gets them (GEN-11).

    penalty: the log tells it as one.
    """
    goods, cards = parse_goods(option)
    me = state.seats[seat]
    items = me.items
    for item, due in enumerate(goods):
        if due:
            items[item] -= due
    for card in cards:
        me.spent.append(card)
        state.tell("card_used", seat, card)
    food, fuel, parts, ammo, meds = goods
    if penalty:
        state.tell("penalty_paid", seat, source, food, fuel, parts, ammo, meds)
    else:
        state.tell("paid", seat, source, food, fuel, parts, ammo, meds)


def trade_items(state: State, seat: int, give: Item, take: Item, source: str) -> None:
    """Exchange one unit for one of another kind; what is taken is a gain (AMB-44, AMB-144)."""
    state.seats[seat].items[give] -= 1
    state.tell("paid", seat, source, *(1 if item == give else 0 for item in ALL_ITEMS))
    gain(state, seat, tuple(1 if item == take else 0 for item in ALL_ITEMS), source)
