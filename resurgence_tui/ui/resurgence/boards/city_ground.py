"""What the map of the city lies on: river, bridges, walls of the Kremlin, houses, snow. Drawn once for each size.

All of it is quiet, and nothing of it lies where a fact may stand: names and Zones are drawn over free cells.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from textual.geometry import Region

from resurgence_tui.ui import theme
from resurgence_tui.ui.resurgence.banner import PLAIN_LINES, STAR, TOP
from resurgence_tui.ui.resurgence.boards.city_plan import CityPlan
from resurgence_tui.ui.resurgence.skyline import (
    SMALL_DOMES,
    SMALL_FLATS,
    SMALL_HIGH_RISE,
    SMALL_MAST,
    SMALL_RUIN,
    SMALL_WORKS,
    Sprite,
)
from resurgence_tui.ui.theme import Signs
from resurgence_tui.ui.widgets.block_letters import chance
from resurgence_tui.ui.widgets.painter import Drawing, Painter

RIVER = theme.written("water", "river")
BRIDGE = theme.written("thumb")
BATTLEMENT = theme.written("brick")
HOUSE = theme.written("sky", "far")
WINDOW = theme.written("window", "far")
"""What is drawn of the city and tells nothing."""

STREET = (SMALL_WORKS, SMALL_MAST, SMALL_RUIN, SMALL_HIGH_RISE, SMALL_DOMES, SMALL_FLATS)
"""Houses that stand north of the island, as far as there is room."""

MUSEUM, KREMLIN, ISLAND, GATE = 1, 4, 5, 3
"""Districts by number that the river, the walls and the houses keep to."""


@lru_cache(16)
def ground_of(plan: CityPlan, signs: Signs) -> Drawing:
    """The ground of a map."""
    painter = Painter(plan.width, plan.height, signs)
    ground = Ground(painter, plan)
    ground.snow()
    ground.houses()
    ground.river()
    ground.walls()
    ground.bridges()
    return painter.drawing()


class Ground:
    """Draws what lies below the Districts."""

    def __init__(self, painter: Painter, plan: CityPlan) -> None:
        self.painter, self.plan = painter, plan
        self.plain = painter.signs is theme.ASCII

    def drawn(self, text: str) -> str:
        """A text in the signs of the terminal."""
        return text.translate(PLAIN_LINES).translate(PLAIN_WALLS) if self.plain else text

    def snow(self) -> None:
        """A flake here and there between the Districts."""
        for y in range(self.plan.height):
            for x in range(self.plan.width):
                if chance(x, y, 5) < 2:
                    self.painter.text(x, y, self.painter.signs.dot, theme.FRAME)

    # The river

    def water(self) -> Iterator[Region]:
        """Where the river flows: in from the west, past the Kremlin, round the island and out to the east."""
        plan = self.plan
        museum, name = plan.zones[MUSEUM][0], plan.names[MUSEUM]
        north = plan.zones[0][1].bottom
        upper = max(min(north, name.y), name.y - 2)
        bend = museum.right
        wide = max(plan.walls.x - bend - 1, 1)
        yield Region(0, upper, bend + wide, max(name.y - upper, 1))
        yield Region(bend, upper, wide, plan.height - upper)
        yield Region(bend, plan.height - plan.south, plan.width - bend, plan.south)
        shore = plan.walls.right
        top = plan.names[ISLAND].y - 1
        yield Region(shore, top, plan.width - shore, plan.height - top)

    def river(self) -> None:
        """Ice, and cracks in it."""
        painter = self.painter
        crack = "-" if self.plain else "~"
        for region in self.water():
            for y in range(region.y, region.bottom):
                for x in range(region.x, region.right):
                    cracked = chance((x + 2 * y) // 3, y, 11) < 45
                    painter.text(x, y, crack if cracked else " ", RIVER)

    def bridges(self) -> None:
        """Over the river into the Kremlin, and from there to the island."""
        plan = self.plan
        sides = (
            (plan.zones[MUSEUM][1], plan.zones[MUSEUM][1].right, plan.walls.x),
            (plan.zones[ISLAND][0], plan.walls.right, plan.zones[ISLAND][0].x),
        )
        for beside, start, end in sides:
            y = beside.y + beside.height // 2
            self.painter.across(start, y, end - start, BRIDGE, "=" if self.plain else "═")

    # What is built

    def walls(self) -> None:
        """Battlements and towers of the Kremlin; the room within is free."""
        painter, walls = self.painter, self.plan.walls
        inner = walls.width - 2
        painter.fill(walls, theme.PLAIN)
        painter.text(walls.x, walls.y, self.drawn("╓" + ("╨─" * inner)[:inner] + "╖"), BATTLEMENT)
        for y in range(walls.y + 1, walls.bottom):
            for x in (walls.x, walls.right - 1):
                painter.text(x, y, self.drawn("║"), BATTLEMENT)
        if walls.bottom > self.plan.zones[KREMLIN][1].bottom:
            painter.text(walls.x, walls.bottom - 1, self.drawn("╙" + "─" * inner + "╜"), BATTLEMENT)
        for x, tower in ((walls.x, "╱^╲"), (walls.x + walls.width // 2 - 2, "╱*╲"), (walls.right - 3, "╱^╲")):
            for at, char in enumerate(tower):
                style = STAR if char == "*" else BATTLEMENT
                painter.text(x + at, walls.y - 1, self.drawn(char), style)

    def houses(self) -> None:
        """As many as have room between Barbarian Gate and the river."""
        plan = self.plan
        top, bottom = plan.zones[GATE][0].bottom, plan.names[ISLAND].y - 1
        x = plan.zones[GATE][0].x
        for sprite in (house for house in STREET if len(house) <= bottom - top):
            if x + len(sprite[0]) > plan.width:
                break
            self.house(x, bottom - len(sprite), sprite)
            x += len(sprite[0])

    def house(self, left: int, top: int, sprite: Sprite) -> None:
        """A building as in the skyline of the menu."""
        for y, row in enumerate(sprite):
            for x, char in enumerate(row):
                if char == " ":
                    continue
                drawn, style = self.drawn(char), HOUSE
                if char in TOP:
                    style = BATTLEMENT
                elif char in "~·":
                    lit = char == "·" and chance(left + x, top + y, 3) < 35
                    drawn, style = (self.painter.signs.dot, WINDOW) if lit else (" ", HOUSE)
                self.painter.text(left + x, top + y, drawn, style)


PLAIN_WALLS = str.maketrans("╓╖╙╜╨║═", "nn''n|=")
"""Lines of the walls in a terminal of ASCII characters."""
