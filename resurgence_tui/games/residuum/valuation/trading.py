"""Trades: what is sold and bought in the town, and what both sides of a meeting gain by."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from ..rules.prices import can_buy, cost, most_bought, sale
from ..vocab import BUYING_ORDER, NUCLEAR, RESOURCES
from .goods import CONTESTED, KINDS, Goods

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


def visit(
    one: Goods, store: Sequence[int], credit: int = 0, sold: Sequence[int] = (), kinds: Iterable[int] = KINDS
) -> Visit:
    """The best sale and purchase. store: what is left. credit, sold: of what is laid down already. kinds: those that
    may still be sold."""
    asked, best = list(kinds), NO_VISIT
    able = sorted(
        ((one.of(kind, store[kind]) - one.of(kind, store[kind] - 1)) / sale(one.state, kind), kind)
        for kind in asked
        if store[kind]
    )
    for kind in BUYING_ORDER:
        price = cost(one.state, one.seat, kind)
        if not price or (sold and sold[kind]):
            continue
        most = min(most_bought(one.state, one.seat, kind), 2 if kind in CONTESTED else MOST)
        is_wanted = kind in CONTESTED or one.wants[kind][0] or store[kind] >= NEAR_TEN
        for count in range(1, most + 1 if is_wanted else 2):
            found = _covered(one, store, able, kind, price * count - credit)
            if found is None:
                break
            gain = one.of(kind, store[kind] + count) - one.of(kind, store[kind]) - _lost(one, store, found)
            if gain > best.gain:
                best = Visit(gain, tuple(found), kind, count)
    return best


def _lost(one: Goods, store: Sequence[int], given: Sequence[int]) -> float:
    """What is lost with the cubes that are sold."""
    return sum(
        one.of(kind, store[kind]) - one.of(kind, store[kind] - count) for kind, count in enumerate(given) if count
    )


def _covered(
    one: Goods, store: Sequence[int], able: Sequence[tuple[float, int]], bought: int, due: int
) -> list[int] | None:
    """The cubes that are missed least and sell for so much; None if there are not enough. able: the types that may be
    sold, those first that are missed least."""
    found = [0] * len(RESOURCES)
    for _, kind in able:
        if due <= 0:
            return found
        if kind != bought:
            price = sale(one.state, kind)
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
    """So many cubes of one type for so many of another."""

    gain: float
    give: int = 0
    given: int = 0
    want: int = 0
    wanted: int = 0


def swap(mine: Goods, other: Goods) -> Swap:
    """The best trade of one type for another that both gain more by than they mind the other's gain."""
    best = Swap(0.0)
    changes = {
        (one.seat, kind, count): one.of(kind, one.me.store[kind] + count) - one.of(kind, one.me.store[kind])
        for one in (mine, other)
        for kind in range(NUCLEAR)
        for count in range(-MOST_SWAPPED, MOST_SWAPPED + 1)
        if one.me.store[kind] + count >= 0
    }
    for give in range(NUCLEAR):
        for want in range(NUCLEAR):
            for count in range(1, min(MOST_SWAPPED, mine.me.store[give]) + 1 if give != want else 0):
                for number in range(1, min(MOST_SWAPPED, other.me.store[want]) + 1):
                    own = changes[mine.seat, give, -count] + changes[mine.seat, want, number]
                    theirs = changes[other.seat, give, count] + changes[other.seat, want, -number]
                    gain, their_gain = own - mine.w.rival * theirs, theirs - mine.w.rival * own
                    if their_gain > MARGIN and gain > max(MARGIN, best.gain):
                        best = Swap(gain, give, count, want, number)
    return best


def deal_gain(one: Goods, other: Goods, gets: Sequence[int], gives: Sequence[int]) -> float:
    """What a deal brings, less part of what it brings the other side."""
    change = [more - less for more, less in zip(gets, gives, strict=True)]
    return one.gain(change) - one.w.rival * other.gain([-count for count in change])
