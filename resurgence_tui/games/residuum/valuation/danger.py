"""What a seat may lose to others that are near."""

from __future__ import annotations

from collections.abc import Iterable

from ..board import barricades_round
from ..hexes import distance
from ..rules.production import makes
from ..vocab import NUCLEAR, TECH
from .goods import chance_of
from .position import Position

CARD, CARD_AT_HOME = 3.5, 4.1
"""What the best card of a conflict is worth, with two and with three of them."""

BOOSTED = 6
"""No more Tech than that is expected to be spent."""

OF_BASECAMP = 0.5
"""What is lost with a fight at the Basecamp, besides Outriders and the cubes of one type."""


NEAR, FARTHER = 2, 4
"""How many steps away the Outriders of others are near, or can come near."""


def defence(one: Position, hex: str) -> float:
    """How strong a seat is where it is attacked."""
    numbers, me, seat = one.content.numbers, one.me, one.seat
    total = float(one.standing.count(hex) + len(barricades_round(one.state, seat, hex)))
    if me.basecamp_active and me.basecamp == hex:
        total += numbers.basecamp_defence
    if hex in one.active_posts:
        total += numbers.outpost_defence
    return total + CARD_AT_HOME + one.w.booster * min(BOOSTED, me.store[TECH])


def stake(one: Position, hex: str) -> float:
    """What a seat loses with a fight in a hex."""
    me, lost = one.me, one.w.loss * one.standing.count(hex)
    if me.basecamp_active and me.basecamp == hex:
        return lost + OF_BASECAMP
    if hex in one.active_posts:
        lost += one.w.post
    return lost


def loot(one: Position, hex: str) -> float:
    """What the winner of a fight at a location may take: all of one type."""
    me, goods = one.me, one.goods
    kinds: Iterable[int] = ()
    if me.basecamp_active and me.basecamp == hex:
        kinds = range(NUCLEAR)
    elif hex in one.active_posts:
        kinds = makes(one.state, one.seat, "outpost", hex)
    return max((goods.of(kind, me.store[kind]) - goods.of(kind, 0) for kind in kinds), default=0.0)


def risk(one: Position) -> float:
    """What the Outriders of others may take, by how near and how strong they are."""
    if not one.left:
        return 0.0
    state, w, total = one.state, one.w, 0.0
    held = dict.fromkeys([*one.standing, *one.active_posts], (-1.0, 0.0))
    for other in range(len(state.seats)):
        if other == one.seat:
            continue
        others = one.rival(other).standing
        strength = CARD + w.booster * min(BOOSTED, state.seats[other].store[TECH])
        for hex in held:
            apart = [steps for steps in [distance(hex, where) for where in others] if steps <= FARTHER]
            if not apart:
                continue
            if held[hex][0] < 0:
                held[hex] = defence(one, hex), stake(one, hex) + w.loot * loot(one, hex)
            defended, lost = held[hex]
            near = sum([steps <= NEAR for steps in apart])
            chance = min(0.5, near * w.near + (len(apart) - near) * w.far)
            total += chance * chance_of(max(near, 1) + strength - defended, w.odds) * lost
    return total
