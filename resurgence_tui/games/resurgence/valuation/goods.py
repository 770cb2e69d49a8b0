"""What goods are worth by their number, and how many are missing for what they are wanted for."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from ..content.printed import Cost, Level
from .weights import weights


@cache
def wanted_prices(left: int) -> Sequence[float]:
    """What one of each item is worth that is wanted, by the rounds to come."""
    w = weights()
    return [price * w.goods_fade[min(left, len(w.goods_fade) - 1)] for price in w.goods]


@cache
def worth_of(
    item: int, wanted: int, coming: int, left: int, limit: int, supply_vp: tuple[int, ...]
) -> Sequence[float]:
    """What so many of an item are worth in all, from none to the limit: those that are wanted, those that may find a
    use, and those that are too many.

    wanted: what Missions and the next level ask for. coming: what is gained without doing anything. left: the rounds to
    come; in the last one what nothing needs is worth what the final scoring gives.
    """
    w = weights()
    high = wanted_prices(left)[item]
    spare, total, found = high * w.spare, 0.0, [0.0]
    enough = max(w.plenty[item] - coming, 1)
    for number in range(1, limit + 1):
        if left:
            price = spare if number - wanted <= enough else spare * w.too_many
        elif item < 3:
            price = w.final_goods[item]
        else:
            price = slope(supply_vp, number + coming)
        total += max(high, price) if number <= wanted else price
        found.append(total)
    return found


def slope(supply_vp: tuple[int, ...], number: int) -> float:
    """What the last of so many Ammo or Meds adds to the final scoring, spread evenly between the icons (SCORE-02)."""
    icons = [place for place in range(1, len(supply_vp)) if supply_vp[place] > supply_vp[place - 1]]
    before = 0
    for icon in icons:
        if number <= icon:
            return (supply_vp[icon] - supply_vp[before]) / (icon - before)
        before = icon
    return 0.0


def missing(items: Sequence[int], cost: Cost) -> int:
    """How many goods are missing for a cost."""
    short = free_res = free_sup = 0
    for item in (0, 1, 2, 3, 4):
        spare = items[item] - cost.goods[item]
        if spare < 0:
            short -= spare
        elif item < 3:
            free_res += spare
        else:
            free_sup += spare
    short += max(0, cost.res - free_res) + max(0, cost.sup - free_sup)
    return short


def level_short(items: Sequence[int], level: Level) -> int:
    """How many goods are missing for a level: to be paid, or to be held."""
    return missing(items, level.cost) + max(0, level.ammo - items[3]) + max(0, level.meds - items[4])
