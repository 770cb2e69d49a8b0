"""Chance that lies on the table: named streams, each a seed and a counter.

A stream's numbers depend only on the game's seed, the stream's name and how many were taken from it, so that
looking, saving, resuming or
a further bot changes no draw. The generator is SplitMix64 in counter mode; the results do not depend on the version
of Python.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from hashlib import blake2b
from operator import mod
from struct import Struct
from typing import Final, Protocol, TypeVar

T = TypeVar("T")

MASK: Final = (1 << 64) - 1
GOLDEN: Final = 0x9E3779B97F4A7C15


@lru_cache(maxsize=4096)
def stream_seed(seed: int, name: str) -> int:
    """64-bit start of the stream of that name in the game with that seed."""
    return int.from_bytes(blake2b(f"{seed}/{name}".encode(), digest_size=8).digest(), "big")


def number(seed: int, name: str, counter: int) -> int:
    """The counter-th 64-bit number of a stream."""
    return _number(stream_seed(seed, name), counter)


def _number(start: int, counter: int) -> int:
    """The counter-th 64-bit number of the stream with that start."""
    z = (start + (counter + 1) * GOLDEN) & MASK
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
    return z ^ (z >> 31)


LANE: Final = 128
"""Bits that a number gets among many that are made at once: room for its product with another one of 64 bits."""


@lru_cache(maxsize=256)
def _lanes(many: int) -> tuple[int, int, int, Struct]:
    """For so many numbers side by side in one: a 1 in each lane, a MASK in each, the multiples of GOLDEN from the first
    on, and what takes the lanes apart, with what lies above each number."""
    ones = sum(1 << LANE * i for i in range(many))
    multiples = sum(((i + 1) * GOLDEN & MASK) << LANE * i for i in range(many))
    return ones, ones * MASK, multiples, Struct(f"<{2 * many}Q")


def _numbers(start: int, counter: int, many: int) -> tuple[int, ...]:
    """So many numbers of the stream with that start, from the counter-th on.

    The steps of ``_number`` for all at once, side by side in one large number: Python takes about as long for one
    operation on it as for one on a small number.
    """
    ones, masks, multiples, apart = _lanes(many)
    z = (((start + counter * GOLDEN) & MASK) * ones + multiples) & masks
    z = ((z ^ (z >> 30)) & masks) * 0xBF58476D1CE4E5B9 & masks
    z = ((z ^ (z >> 27)) & masks) * 0x94D049BB133111EB & masks
    return apart.unpack((z ^ (z >> 31)).to_bytes(many * LANE // 8, "little"))[::2]


def below(seed: int, counters: dict[str, int], name: str, limit: int) -> int:
    """A whole number from 0 to limit - 1, each equally likely; moves the stream's counter on.

    counters: the table's streams, changed in place. Numbers of the uneven rest at the top are passed over, so no
    value is favoured.
    """
    counter = counters.get(name, 0)
    value = _number(stream_seed(seed, name), counter)
    if value > MASK - limit:  # hardly ever: it may lie in the uneven rest
        return each_below(seed, counters, name, (limit,))[0]
    counters[name] = counter + 1
    return value % limit


def each_below(seed: int, counters: dict[str, int], name: str, limits: Sequence[int]) -> list[int]:
    """Such a number for each of the limits, one after another, with one look at the stream."""
    start, counter = stream_seed(seed, name), counters.get(name, 0)
    values = _numbers(start, counter, len(limits))
    if max(values, default=0) <= MASK - max(limits, default=0):
        counters[name] = counter + len(values)
        return list(map(mod, values, limits))
    found: list[int] = []
    for limit in limits:  # hardly ever: one of them may lie in the uneven rest
        value = _number(start, counter)
        counter += 1
        while value > MASK - limit and value >= MASK + 1 - (MASK + 1) % limit:  # the first is quicker, and rarely true
            value = _number(start, counter)
            counter += 1
        found.append(value % limit)
    counters[name] = counter
    return found


class Draws(Protocol):
    """Chance that does not lie on a table: that of a bot, who thinks without changing any draw of the game."""

    def below(self, limit: int) -> int:
        """A whole number from 0 to limit - 1."""


def mix(pile: list[T], chance: Draws) -> None:
    """Put a pile into random order, in place, as ``piles.shuffle`` does on a table."""
    for i in range(len(pile) - 1, 0, -1):
        j = chance.below(i + 1)
        pile[i], pile[j] = pile[j], pile[i]
