"""Trades: what is sold and bought in the town, and what both sides of a meeting gain by."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from math import fsum
from operator import itemgetter
from typing import NamedTuple

from ..rules.prices import can_buy, cost, most_bought, sale
from ..vocab import BUYING_ORDER, NUCLEAR, RESOURCES
from .goods import CONTESTED, KINDS, Goods, Use

MOST = 6
"""Cubes of a type that are bought at once at most."""

NEAR_TEN = 4
"""Who has so many of a type may want ten of it; of others one is bought, since something has to be."""

MARGIN = 0.03
"""What a deal must bring, at least."""

MOST_SWAPPED = 4


class Visit(NamedTuple):
    """What a visit brings: so many cubes sold of each type, of one type bought."""

    gain: float
    sold: tuple[int, ...]
    kind: int
    number: int


NO_VISIT = Visit(-9.0, (0,) * len(RESOURCES), -1, 0)


class Market(NamedTuple):
    """What the town asks of a seat now, by resource: what a cube sells for, what it costs (0: not for sale), and how
    many may be bought."""

    sells: tuple[int, ...]
    costs: tuple[int, ...]
    most: tuple[int, ...]


def market(one: Goods) -> Market:
    """The prices of the season for a seat."""
    state, seat = one.state, one.seat
    most = [min(most_bought(state, seat, kind), 2 if kind in CONTESTED else MOST) for kind in KINDS]
    return Market(
        tuple([sale(state, kind) for kind in KINDS]), tuple([cost(state, seat, kind) for kind in KINDS]), tuple(most)
    )


def visit(
    one: Goods, store: Sequence[int], credit: int = 0, sold: Sequence[int] = (), kinds: Iterable[int] = KINDS
) -> Visit:
    """The best sale and purchase. store: what is left. credit, sold: of what is laid down already. kinds: those that
    may still be sold."""
    return _visit(one.use, tuple(store), market(one), credit, tuple(sold), tuple(kinds))


@lru_cache(maxsize=4096)
def _visit(
    use: Use, store: tuple[int, ...], market: Market, credit: int, sold: tuple[int, ...], kinds: tuple[int, ...]
) -> Visit:
    best = NO_VISIT
    able = sorted(
        ((use[kind, store[kind]] - use[kind, store[kind] - 1]) / market.sells[kind], kind)
        for kind in kinds
        if store[kind]
    )
    for kind in BUYING_ORDER:
        price = market.costs[kind]
        if not price or (sold and sold[kind]):
            continue
        is_wanted = kind in CONTESTED or use.wants[kind][0] or store[kind] >= NEAR_TEN
        for count in range(1, market.most[kind] + 1 if is_wanted else 2):
            found = _covered(store, market, able, kind, price * count - credit)
            if found is None:
                break
            gain = use[kind, store[kind] + count] - use[kind, store[kind]] - _lost(use, store, found)
            if gain > best.gain:
                best = Visit(gain, tuple(found), kind, count)
    return best


def _lost(use: Use, store: Sequence[int], given: Sequence[int]) -> float:
    """What is lost with the cubes that are sold."""
    return fsum([use[kind, store[kind]] - use[kind, store[kind] - count] for kind, count in enumerate(given) if count])


def _covered(
    store: Sequence[int], market: Market, able: Sequence[tuple[float, int]], bought: int, due: int
) -> list[int] | None:
    """The cubes that are missed least and sell for so much; None if there are not enough. able: the types that may be
    sold, those first that are missed least."""
    found = [0] * len(RESOURCES)
    for _, kind in able:
        if due <= 0:
            return found
        if kind != bought:
            price = market.sells[kind]
            found[kind] = min(store[kind], -(-due // price))
            due -= found[kind] * price
    return found if due <= 0 else None


def sold_of(one: Goods, kind: int) -> int:
    """How many cubes of a type are sold, of those and of the types that are asked for after it."""
    state = one.state.visit
    plan = visit(one, one.me.store, state.credit, state.sold, range(kind, len(RESOURCES)))
    return plan.sold[kind]


def bought_of(one: Goods, kind: int) -> int:
    """How many cubes of a type are bought: of the best one as many as it is best to, of the last one all."""
    state = one.state.visit
    later = BUYING_ORDER[BUYING_ORDER.index(kind) :]
    best = (0.0, kind, 0)
    for other in later:
        price = cost(one.state, one.seat, other)
        if not price or state.sold[other] or not can_buy(one.state, one.seat, other, state.credit):
            continue
        most = min(state.credit // price, most_bought(one.state, one.seat, other))
        have = one.me.store[other]
        for count in range(1, most + 1):
            gain = (one.of(other, have + count) - one.of(other, have)) + 0.001 * (state.credit - price * count)
            if gain > best[0]:
                best = (gain, other, count)
    return best[2] if best[1] == kind else 0


class Swap(NamedTuple):
    """A trade: ``given`` cubes of the type ``give`` for ``wanted`` cubes of the type ``want``."""

    gain: float
    give: int = 0
    given: int = 0
    want: int = 0
    wanted: int = 0


class Change(NamedTuple):
    """Cubes of a type go from one side to another. mine, other: what that brings each of them; joint: both."""

    joint: float
    mine: float
    other: float
    kind: int
    number: int


def swap(mine: Goods, other: Goods) -> Swap:
    """The best trade of one type for another that both gain more by than they mind the other's gain."""
    rival = mine.w.rival
    return _swap(mine.use, tuple(mine.me.store[:NUCLEAR]), other.use, tuple(other.me.store[:NUCLEAR]), rival)


@lru_cache(maxsize=4096)
def _swap(mine: Use, store: tuple[int, ...], other: Use, others: tuple[int, ...], rival: float) -> Swap:
    """``swap``, of what things are good for. Since nobody minds a gain wholly, both sides together have to gain."""
    best, least = Swap(0.0), 2 * MARGIN / (1 - rival)
    wants = _changes(mine, store, other, others, -1)
    for give in _changes(mine, store, other, others, 1):
        for want in wants:
            if give.joint + want.joint <= least:
                break
            if give.kind == want.kind:
                continue
            own, theirs = give.mine + want.mine, give.other + want.other
            gain, their_gain = own - rival * theirs, theirs - rival * own
            if their_gain > MARGIN and gain > max(MARGIN, best.gain):
                best = Swap(gain, give.kind, give.number, want.kind, want.number)
    return best


def _changes(
    mine: Use, store: tuple[int, ...], other: Use, others: tuple[int, ...], sign: int
) -> list[Change]:
    """All that may go to the other side, or, with -1, come from there: what brings both most first."""
    found = []
    for kind, (have, had) in enumerate(zip(store, others, strict=True)):
        now, then = mine[kind, have], other[kind, had]
        for count in range(1, min(MOST_SWAPPED, have if sign > 0 else had) + 1):
            own, theirs = mine[kind, have - sign * count] - now, other[kind, had + sign * count] - then
            found.append(Change(own + theirs, own, theirs, kind, count))
    found.sort(key=itemgetter(0), reverse=True)
    return found


def deal_gain(one: Goods, other: Goods, gets: Sequence[int], gives: Sequence[int]) -> float:
    """What a deal brings, less part of what it brings the other side."""
    change = [more - less for more, less in zip(gets, gives, strict=True)]
    return one.gain(change) - one.w.rival * other.gain([-count for count in change])
