"""What people call the hexes: `H4` is the fourth place of the eighth row from the top.

Equal numbers stand below each other, and a tile that is swapped changes no label. While the map is laid labels would
change with every tile, so there are none before it is whole.
"""

from __future__ import annotations

from collections.abc import Collection
from functools import lru_cache

from .hexes import TOWN, cells
from .state import State

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


def half_columns(hex: str) -> list[tuple[int, int]]:
    """For each cell of a hex its place in half widths of a hex from the middle of the map, and its row: each row is
    shifted by half a hex."""
    return [(2 * q + r, r) for q, r in cells(hex)]


def row_name(row: int) -> str:
    """The name of a row, counted from 0: A to Z, then AA, AB, ..."""
    high, low = divmod(row, len(LETTERS))
    return (LETTERS[high - 1] if high else "") + LETTERS[low]


@lru_cache(maxsize=64)
def _labels(map: frozenset[str]) -> dict[str, str]:
    places = {hex: half_columns(hex) for hex in map}
    left = min(x for found in places.values() for x, _ in found)
    top = min(y for found in places.values() for _, y in found)
    return {
        hex: f"{row_name(found[0][1] - top)}{(found[0][0] - left) // 2 + 1}"
        for hex, found in places.items()
        if hex != TOWN
    }


def labels(map: Collection[str]) -> dict[str, str]:
    """The label of each hex of a map; the town needs none."""
    return _labels(frozenset(map)) if map else {}


def is_whole(state: State) -> bool:
    """Whether the map is laid and its holes are filled: then what is left of the Starting hexes is in the box."""
    return bool(state.terrain) and not state.starting


def label(state: State, hex: str) -> str:
    """The label of a hex of the map; "" for the town, for a cell without a tile, and while the map is laid."""
    return labels(state.terrain).get(hex, "") if is_whole(state) else ""


def hex_called(state: State, text: str) -> str:
    """The hex with that label, however it is spelt; the town by its id; "" for none."""
    wanted = "".join(text.split()).upper()
    known = labels(state.terrain) if is_whole(state) else {}
    found = next((hex for hex, called in known.items() if called == wanted), "")
    return found or (TOWN if wanted == TOWN.upper() else next((one for one in state.terrain if one == text), ""))
