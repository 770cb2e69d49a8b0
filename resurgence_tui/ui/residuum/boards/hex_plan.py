"""Where hexes lie on a sheet of cells: as bricks, each row shifted by half a brick, so that each touches six others.

Nothing is painted here. A brick has its border on its region's edge and shares it with its neighbours; the town covers
four bricks without borders between them.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import NamedTuple

from textual.geometry import Region

from resurgence_tui.games.residuum.hexes import DIRECTIONS, Cell, cells, ends, hex_id

Point = tuple[int, int]


class Zoom(NamedTuple):
    """How large a brick is: from border to border, so that each has one border less inside. width is even."""

    name: str
    width: int
    height: int


FAR, MIDDLE, NEAR = Zoom("far", 6, 2), Zoom("middle", 8, 3), Zoom("near", 10, 4)
ZOOMS = (FAR, MIDDLE, NEAR)


class HexPlan:
    """The bricks of some hexes, the left and the top one at column and line 0.

    regions: of each hex its bricks; width, height: of all of them.
    """

    def __init__(self, hexes: Collection[str], zoom: Zoom) -> None:
        self.zoom = zoom
        half = zoom.width // 2
        covered = [cell for hex in hexes for cell in cells(hex)]
        corners = {(q, r): ((2 * q + r) * half, r * zoom.height) for q, r in covered}
        left = min((x for x, _ in corners.values()), default=0)
        top = min((y for _, y in corners.values()), default=0)
        self._corners = {cell: (x - left, y - top) for cell, (x, y) in corners.items()}
        self.first_row = top // zoom.height
        """The row of the topmost hexes."""

        self.regions = {
            hex: tuple(Region(*self._corners[cell], zoom.width + 1, zoom.height + 1) for cell in cells(hex))
            for hex in hexes
        }
        self.width = max((x for x, _ in self._corners.values()), default=-zoom.width - 1) + zoom.width + 1
        self.height = max((y for _, y in self._corners.values()), default=-zoom.height - 1) + zoom.height + 1

    def box(self, hex: str) -> Region:
        """All bricks of a hex."""
        return Region.from_union(self.regions[hex])

    def sides(self, cell: Cell) -> Iterator[tuple[Cell, list[Point]]]:
        """The six sides of a cell of a hex: what lies beyond, and the points from corner to corner."""
        x, y = self._corners[cell]
        width, height = self.zoom.width, self.zoom.height
        half = width // 2
        points = {
            "e": [(x + width, y + line) for line in range(height + 1)],
            "w": [(x, y + line) for line in range(height + 1)],
            "nw": [(x + step, y) for step in range(half + 1)],
            "ne": [(x + half + step, y) for step in range(half + 1)],
            "sw": [(x + step, y + height) for step in range(half + 1)],
            "se": [(x + half + step, y + height) for step in range(half + 1)],
        }
        for direction, (q, r) in DIRECTIONS.items():
            yield (cell[0] + q, cell[1] + r), points[direction]

    def borders(self, hex: str) -> Iterator[list[Point]]:
        """The sides of a hex from corner to corner, but for those inside of the town."""
        for cell in cells(hex):
            for beyond, points in self.sides(cell):
                if hex_id(beyond) != hex:
                    yield points

    def edge(self, edge: str) -> list[list[Point]]:
        """Where an edge lies, without its corners; at the town it may be more than one side."""
        one, other = ends(edge)
        if one not in self.regions:
            one, other = other, one
        return [
            points[1:-1]
            for cell in cells(one)
            for beyond, points in self.sides(cell)
            if hex_id(beyond) == other
        ]


def beside(hex: str, direction: str) -> str:
    """The hex that lies in one of the six directions, whether or not there is a tile; from the town that of its middle
    cell."""
    q, r = cells(hex)[0]
    step = DIRECTIONS[direction]
    found = (q + step[0], r + step[1])
    while hex_id(found) == hex:
        found = (found[0] + step[0], found[1] + step[1])
    return hex_id(found)
