"""Hexes in axial coordinates: ids, neighbours, edges, the block of the town, its ring, distances, holes.

No table is known here; a map is any collection of hex ids. (q, r): q grows to the east, r to the south, rows are of
equal r (RSD-HEX-01).
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable
from functools import lru_cache

Cell = tuple[int, int]

DIRECTIONS = {"e": (1, 0), "ne": (1, -1), "nw": (0, -1), "w": (-1, 0), "sw": (-1, 1), "se": (0, 1)}
"""The six directions in their fixed order (RSD-HEX-02)."""

TOWN = "town"
TOWN_CELLS: tuple[Cell, ...] = ((0, 0), (1, -1), (-1, 0), (0, 1))
"""The four cells of the one hex of the town (RSD-HEX-04)."""

BLOCK = ("e1s0", "e0n1", "w1s1")
"""The three ordinary hexes of the block, beside the town (RSD-HEX-04)."""

RING_CELLS: tuple[Cell, ...] = (
    (2, 0), (2, -1), (2, -2), (1, -2), (0, -2), (-1, -1), (-2, 0), (-2, 1), (-2, 2), (-1, 2), (0, 2), (1, 1),
)  # fmt: skip
"""The cells at distance 2 of (0, 0), in the order in which they are laid (RSD-HEX-06)."""

FURTHEST = 32
"""No coordinate passes this, either way (RSD-HEX-11)."""

_ID = re.compile(r"([ew])(\d{1,2})([ns])(\d{1,2})")
_LAST = (FURTHEST + 1, 0)


def hex_id(cell: Cell) -> str:
    """The id of the hex that covers a cell: `e2n1` is q 2, r -1; east and south take zero (RSD-HEX-03)."""
    if cell in TOWN_CELLS:
        return TOWN
    q, r = cell
    return f"{'e' if q >= 0 else 'w'}{abs(q)}{'s' if r >= 0 else 'n'}{abs(r)}"


@lru_cache(maxsize=8192)
def cells(hex: str) -> tuple[Cell, ...]:
    """The cells of a hex: four for the town, else one. ValueError if it is no id of a hex."""
    if hex == TOWN:
        return TOWN_CELLS
    found = _ID.fullmatch(hex)
    if found is None:
        raise ValueError(f"'{hex[:20]}' is no hex")
    q = int(found[2]) if found[1] == "e" else -int(found[2])
    r = int(found[4]) if found[3] == "s" else -int(found[4])
    if hex_id((q, r)) != hex or max(abs(q), abs(r)) > FURTHEST:
        raise ValueError(f"'{hex[:20]}' is no hex")
    return ((q, r),)


@lru_cache(maxsize=8192)
def order(hex: str) -> Cell:
    """The key of hex order: r, then q; the town comes last (RSD-HEX-10)."""
    if hex == TOWN:
        return _LAST
    ((q, r),) = cells(hex)
    return r, q


def in_order(hexes: Iterable[str]) -> list[str]:
    """Hexes in hex order, each once (RSD-HEX-10)."""
    return sorted(set(hexes), key=order)


def _beside(cell: Cell) -> list[Cell]:
    return [(cell[0] + q, cell[1] + r) for q, r in DIRECTIONS.values()]


@lru_cache(maxsize=8192)
def around(hex: str) -> tuple[str, ...]:
    """All hexes that there can be beside one, in hex order: six, of the town twelve, the town once (RSD-HEX-05,
    RSD-HEX-07)."""
    found = {hex_id(one) for cell in cells(hex) for one in _beside(cell)} - {hex}
    return tuple(one for one in in_order(found) if one == TOWN or max(map(abs, order(one))) <= FURTHEST)


@lru_cache(maxsize=16384)
def distance(one: str, other: str) -> int:
    """Axial distance, over cells with and without tiles, of the nearest of their cells (RSD-HEX-08, RSD-AMB-93)."""
    return min(
        max(abs(q1 - q2), abs(r1 - r2), abs(q1 + r1 - q2 - r2)) for q1, r1 in cells(one) for q2, r2 in cells(other)
    )


@lru_cache(maxsize=16384)
def edge_id(one: str, other: str) -> str:
    """The id of the edge between two adjacent hexes, the first in hex order first (RSD-HEX-09)."""
    first, second = sorted((one, other), key=order)
    return f"{first}:{second}"


@lru_cache(maxsize=8192)
def ends(edge: str) -> tuple[str, str]:
    """The two hexes of an edge. ValueError if it is no id of one."""
    one, _, other = edge.partition(":")
    if other not in around(one) or edge_id(one, other) != edge:
        raise ValueError(f"'{edge[:40]}' is no edge")
    return one, other


def edge_order(edge: str) -> tuple[Cell, Cell]:
    """The key of edge order: the first hex, then the second (RSD-HEX-10)."""
    one, other = ends(edge)
    return order(one), order(other)


def touching(hex: str, laid: Collection[str]) -> int:
    """How many hexes of a map a cell touches, the town once (RSD-LAY-06)."""
    return sum(one in laid for one in around(hex))


def beside_map(laid: Collection[str]) -> list[str]:
    """The empty cells next to a map, in hex order."""
    return in_order(one for hex in laid for one in around(hex) if one not in laid)


def holes(laid: Collection[str]) -> list[str]:
    """The empty cells from which no path of empty cells leads outside, in hex order (RSD-LAY-10)."""
    known = [cell for hex in laid for cell in cells(hex)]
    lowest_q, highest_q = min(q for q, _ in known) - 1, max(q for q, _ in known) + 1
    lowest_r, highest_r = min(r for _, r in known) - 1, max(r for _, r in known) + 1
    taken = set(known)
    waiting, outside = [(lowest_q, lowest_r)], {(lowest_q, lowest_r)}
    while waiting:
        for one in _beside(waiting.pop()):
            inside = lowest_q <= one[0] <= highest_q and lowest_r <= one[1] <= highest_r
            if inside and one not in outside and one not in taken:
                outside.add(one)
                waiting.append(one)
    return in_order(
        hex_id((q, r))
        for q in range(lowest_q, highest_q + 1)
        for r in range(lowest_r, highest_r + 1)
        if (q, r) not in taken and (q, r) not in outside
    )


def is_connected(laid: Collection[str]) -> bool:
    """Whether every hex of a map can be reached from the town."""
    waiting, seen = [TOWN], {TOWN}
    while waiting:
        for one in around(waiting.pop()):
            if one in laid and one not in seen:
                seen.add(one)
                waiting.append(one)
    return len(seen) == len(laid)
