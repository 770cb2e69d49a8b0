"""Closed forms of paying points with cubes and the purse; no table is known here.

Amounts are tuples by resource. allowed: the types that pay, in the order of payments (RSD-ASK-18).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

Amounts = tuple[int, ...]

MOST_LISTED = 40
"""Payments that are listed at once; of more, types are asked for one by one (RSD-ASK-17)."""


def reach(store: Sequence[int], purse: Sequence[int], worth: Sequence[int], allowed: Sequence[int]) -> int:
    """The most points that can be paid. Whatever is due up to that can be paid exactly enough: a cube too many can
    always be left out (RSD-PAY-11)."""
    return sum(purse[kind] + worth[kind] * store[kind] for kind in allowed)


@lru_cache(maxsize=512)
def payments(store: Amounts, worth: Amounts, allowed: tuple[int, ...], due: int) -> tuple[Amounts, ...]:
    """Every set of cubes that covers what is due and of which none could be left out, each once, in the order of the
    list (RSD-PAY-05, RSD-PAY-11, RSD-ASK-56).

    store: only the amounts of the allowed types matter. due: at least 1.
    """
    found = [
        chosen
        for chosen in _covering(store, worth, allowed, due, [0] * len(store), 0, 0)
        if sum(map(_product, chosen, worth)) - _least(chosen, worth) < due
    ]
    return tuple(sorted(found, key=lambda chosen: [chosen[kind] for kind in allowed]))


def _product(count: int, worth: int) -> int:
    return count * worth


def _least(chosen: Sequence[int], worth: Sequence[int]) -> int:
    return min(one for count, one in zip(chosen, worth, strict=True) if count)


def _covering(
    store: Amounts, worth: Amounts, allowed: tuple[int, ...], due: int, chosen: list[int], place: int, paid: int
) -> Iterator[Amounts]:
    """Sets of cubes that cover what is due, each type no more often than it takes to cover it."""
    if paid >= due:
        yield tuple(chosen)
        return
    if place == len(allowed):
        return
    kind = allowed[place]
    most = min(store[kind], -(-(due - paid) // worth[kind]))
    for count in range(most + 1):
        chosen[kind] = count
        yield from _covering(store, worth, allowed, due, chosen, place + 1, paid + count * worth[kind])
    chosen[kind] = 0


def left_over(chosen: Sequence[int], worth: Sequence[int], due: int) -> tuple[int, int]:
    """The type and number of the points left of a payment: those of the cube of the lowest worth, among equals of the
    first in the fixed order (RSD-PAY-07, RSD-PAY-17)."""
    kind = min((kind for kind, count in enumerate(chosen) if count), key=lambda kind: (worth[kind], kind))
    return kind, sum(map(_product, chosen, worth)) - due


def with_counts(found: Sequence[Amounts], counts: Sequence[int]) -> list[Amounts]:
    """Those payments that hold the counts already said; -1: nothing was said of that type."""
    return [one for one in found if all(count in (-1, one[kind]) for kind, count in enumerate(counts))]


def next_to_count(found: Sequence[Amounts], counts: Sequence[int], order: Sequence[int]) -> int:
    """The type that is asked for next, -1 if the payments are listed as they are (RSD-ASK-17)."""
    if len(found) <= MOST_LISTED:
        return -1
    return next(kind for kind in order if counts[kind] < 0 and len({one[kind] for one in found}) > 1)
