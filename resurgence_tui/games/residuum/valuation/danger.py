"""What a seat may lose to others that are near."""

from __future__ import annotations

from collections.abc import Iterable

from ..board import active_outposts, barricades_round, has_outpost
from ..hexes import distance
from ..rules.production import makes
from ..vocab import NUCLEAR, TECH
from .goods import chance_of
from .position import Position, active_hexes

CARD, CARD_AT_HOME = 3.5, 4.1
"""What the best card of a conflict is worth, with two and with three of them."""

BOOSTED = 6
"""No more Tech than that is expected to be spent."""

OF_BASECAMP = 0.5
"""What is lost with a fight at the Basecamp, besides Outriders and the cubes of one type."""


def defence(one: Position, hex: str) -> float:
    """How strong a seat is where it is attacked."""
    numbers, me, seat = one.content.numbers, one.me, one.seat
    total = float(active_hexes(one.state, seat).count(hex) + len(barricades_round(one.state, seat, hex)))
    if me.basecamp_active and me.basecamp == hex:
        total += numbers.basecamp_defence
    if has_outpost(one.state, seat, hex):
        total += numbers.outpost_defence
    return total + CARD_AT_HOME + one.w.booster * min(BOOSTED, me.store[TECH])


def stake(one: Position, hex: str) -> float:
    """What a seat loses with a fight in a hex."""
    me, lost = one.me, one.w.loss * active_hexes(one.state, one.seat).count(hex)
    if me.basecamp_active and me.basecamp == hex:
        return lost + OF_BASECAMP
    if has_outpost(one.state, one.seat, hex):
        lost += one.w.post
    return lost


def loot(one: Position, hex: str) -> float:
    """What the winner of a fight at a location may take: all of one type."""
    me, goods = one.me, one.goods
    kinds: Iterable[int] = ()
    if me.basecamp_active and me.basecamp == hex:
        kinds = range(NUCLEAR)
    elif has_outpost(one.state, one.seat, hex):
        kinds = makes(one.state, one.seat, "outpost", hex)
    return max((goods.of(kind, me.store[kind]) - goods.of(kind, 0) for kind in kinds), default=0.0)


def risk(one: Position) -> float:
    """What the Outriders of others may take, by how near and how strong they are."""
    if not one.left:
        return 0.0
    state, w, total = one.state, one.w, 0.0
    here = {*active_hexes(state, one.seat), *active_outposts(state, one.seat)}
    for other in range(len(state.seats)):
        if other == one.seat:
            continue
        boost = w.booster * min(BOOSTED, state.seats[other].store[TECH])
        others = active_hexes(state, other)
        for hex in here:
            apart = [distance(hex, where) for where in others]
            near = sum(steps <= 2 for steps in apart)
            far = sum(steps <= 4 for steps in apart) - near
            if near or far:
                attack = max(near, 1) + CARD + boost
                chance = min(0.5, near * w.near + far * w.far)
                lost = stake(one, hex) + w.loot * loot(one, hex)
                total += chance * chance_of(attack - defence(one, hex), w.odds) * lost
    return total
