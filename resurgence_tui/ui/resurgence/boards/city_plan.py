"""Where the Districts and their Zones lie on the map of the city, for each size that has room for a map.

Arbat lies in the west and Museum Row south of it, Revolution Square in the north, the Kremlin in the middle, Barbarian
Gate in the east, Hope Island in the river south of that. Zones called left and right lie beside each other, upper and
lower ones above each other.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from textual.geometry import Region

LEAST_WIDTH = 74
HEIGHTS = ((22, 5), (18, 4), (14, 3))
"""Rows of the map from which on a Zone has so many rows."""

LEAST_HEIGHT = HEIGHTS[-1][0]

WIDEST = 24
"""Columns beyond which a Zone grows no more."""

ROOMY = 90
"""Columns of the map from which on it has a margin."""

WALL = 2
"""Columns between the walls of the Kremlin and its Zones: the wall and a blank."""


class CityPlan(NamedTuple):
    """A map of a size. tall: rows of a Zone.

    names: for each District the row of its name. zones: for each District its two Zones. walls: of the Kremlin, from
    the battlements to the last row beside its Zones. south: rows of the river along the lower edge.
    """

    width: int
    height: int
    tall: int
    names: tuple[Region, ...]
    zones: tuple[tuple[Region, Region], ...]
    walls: Region
    south: int


@lru_cache(32)
def plan_for(width: int, height: int) -> CityPlan | None:
    """The map of a size; None where there is no room for one."""
    tall = next((tall for rows, tall in HEIGHTS if height >= rows), 0)
    if not tall or width < LEAST_WIDTH:
        return None
    margin, gap = int(width >= ROOMY), 2
    unit = min((width - 2 * margin - 2 * gap) // 5, WIDEST)
    spare = width - 2 * margin - 2 * gap - 5 * unit
    west_width = unit + min(spare, 2)
    spare -= min(spare, 2)
    gap, margin = gap + spare // 4, margin + (spare - 2 * (spare // 4)) // 2
    west, middle = margin, margin + west_width + gap
    east = middle + 2 * unit + gap
    south = 2 if tall == HEIGHTS[0][1] else 1
    foot = int(tall > HEIGHTS[-1][1])  # the lower wall has a row of its own
    kremlin = height - south - foot - 2 * tall
    island = height - south - 1 - tall
    museum = height - 2 * tall
    zones = (
        stacked(west, 1, west_width, tall),
        stacked(west, museum, west_width, tall),
        beside(middle, 1, unit, tall),
        beside(east, 1, unit, tall),
        stacked(middle + WALL, kremlin, 2 * unit - 2 * WALL, tall),
        beside(east, island, unit, tall),
    )
    names = tuple(Region(first.x, first.y - 1, second.right - first.x, 1) for first, second in zones)
    walls = Region(middle, kremlin - 2, 2 * unit, 2 + 2 * tall + foot)
    return CityPlan(width, height, tall, names, zones, walls, south)


def stacked(x: int, y: int, width: int, tall: int) -> tuple[Region, Region]:
    """An upper and a lower Zone."""
    return Region(x, y, width, tall), Region(x, y + tall, width, tall)


def beside(x: int, y: int, width: int, tall: int) -> tuple[Region, Region]:
    """A left and a right Zone."""
    return Region(x, y, width, tall), Region(x + width, y, width, tall)
