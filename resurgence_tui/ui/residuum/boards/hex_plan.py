"""Where hexes lie on a sheet of cells: as bricks, each row shifted by half a brick, so that each touches six others.

Nothing is painted here. A brick has its border on its region's edge and shares it with its neighbours; the town covers
four bricks without borders between them. The line of a border between two rows rises and falls within its cells, from
``LOW`` at the foot of a wall below to ``HIGH`` where a wall above ends, so bricks look like hexagons.
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


FAR, SMALL, MIDDLE = Zoom("far", 6, 2), Zoom("small", 6, 3), Zoom("middle", 8, 3)
LARGE, NEAR, NEXT = Zoom("large", 8, 4), Zoom("near", 10, 4), Zoom("next", 12, 5)
ZOOMS = (FAR, SMALL, MIDDLE, LARGE, NEAR, NEXT)

LOW, MIDWAY, HIGH = 0, 2, 4
"""How high the line of a border lies in its cell: at the foot, midway, at the head of the cell."""


class Side(NamedTuple):
    """A side of a cell of a hex: the cell beyond it, its direction, and its points from corner to corner, each with
    how high the line lies there."""

    beyond: Cell
    way: str
    points: list[Point]
    heights: list[int]

    @property
    def is_wall(self) -> bool:
        """Whether it stands upright; the corners of a wall belong to the lines above and below."""
        return self.way in ("e", "w")


class Outline(NamedTuple):
    """The cells of a hex, line by line. body: what is inside; rim: its border, corners included."""

    body: dict[int, frozenset[int]]
    rim: dict[int, frozenset[int]]


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

    def sides(self, cell: Cell) -> Iterator[Side]:
        """The six sides of a cell of a hex."""
        x, y = self._corners[cell]
        width, height = self.zoom.width, self.zoom.height
        half = width // 2
        rising = [LOW] * (half // 2) + [MIDWAY] + [HIGH] * (half - half // 2)
        walls = [LOW] * (height + 1)
        found = {
            "e": ([(x + width, y + line) for line in range(height + 1)], walls),
            "w": ([(x, y + line) for line in range(height + 1)], walls),
            "nw": ([(x + step, y) for step in range(half + 1)], rising),
            "ne": ([(x + half + step, y) for step in range(half + 1)], rising[::-1]),
            "sw": ([(x + step, y + height) for step in range(half + 1)], rising[::-1]),
            "se": ([(x + half + step, y + height) for step in range(half + 1)], rising),
        }
        for way, (q, r) in DIRECTIONS.items():
            yield Side((cell[0] + q, cell[1] + r), way, *found[way])

    def borders(self, hex: str) -> Iterator[Side]:
        """The sides of a hex, but for those inside of the town."""
        for cell in cells(hex):
            for side in self.sides(cell):
                if hex_id(side.beyond) != hex:
                    yield side

    def outline(self, hex: str) -> Outline:
        """Which cells are inside of a hex, and which are its border; a cell of the border that the line leaves mostly
        on the inner side counts as both."""
        body: dict[int, set[int]] = {}
        rim: dict[int, set[int]] = {}
        for region in self.regions[hex]:
            for y in range(region.y + 1, region.bottom - 1):
                body.setdefault(y, set()).update(range(region.x + 1, region.right - 1))
        if len(self.regions[hex]) > 1:
            for x, y in self.seams(hex):
                body.setdefault(y, set()).add(x)
        for side in self.borders(hex):
            points = side.points[1:-1] if side.is_wall else side.points
            for (x, y), height in zip(points, side.heights, strict=False):
                rim.setdefault(y, set()).add(x)
                if not side.is_wall and (height > MIDWAY if side.way[0] == "n" else height < MIDWAY):
                    body.setdefault(y, set()).add(x)
        return Outline({y: frozenset(row) for y, row in body.items()}, {y: frozenset(row) for y, row in rim.items()})

    def seams(self, hex: str) -> set[Point]:
        """Where the bricks of a hex meet."""
        whole = {(x, y) for region in self.regions[hex] for y in range(region.y, region.bottom)
                 for x in range(region.x, region.right)}
        inside = {(x, y) for region in self.regions[hex] for y in range(region.y + 1, region.bottom - 1)
                  for x in range(region.x + 1, region.right - 1)}
        return whole - inside - {point for side in self.borders(hex) for point in side.points}

    def edge(self, edge: str) -> list[list[Point]]:
        """Where an edge lies, without its corners; at the town it may be more than one side."""
        one, other = ends(edge)
        if one not in self.regions:
            one, other = other, one
        return [
            side.points[1:-1]
            for cell in cells(one)
            for side in self.sides(cell)
            if hex_id(side.beyond) == other
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
