"""The name of the game in letters of ice, and the city under snow: calm, drawn once, as wide as the screen."""

from __future__ import annotations

from dataclasses import dataclass

from rich.style import Style

from resurgence_tui.ui import theme
from resurgence_tui.ui.widgets.painter import Painter
from resurgence_tui.ui.widgets.sheet import Sheet

NAME = "RESURGENCE"

LETTERS = {
    "R": ("#####.", "##..##", "#####.", "##.##.", "##..##"),
    "E": ("######", "##....", "####..", "##....", "######"),
    "S": (".#####", "##....", ".####.", "....##", "#####."),
    "U": ("##..##", "##..##", "##..##", "##..##", ".####."),
    "G": (".#####", "##....", "##.###", "##..##", ".####."),
    "N": ("##..##", "###.##", "######", "##.###", "##..##"),
    "C": (".#####", "##....", "##....", "##....", ".#####"),
}
WIDTH = 7 * len(NAME) - 1
ROWS = 5
ICE = tuple(Style(color=colour) for colour in ("#f4fbff", "#cdeefc", "#8fd3f4", "#5fabd6", "#3f82b3", "#2c5f88"))

SKY = Style(color="#4f6a8a")
SNOW = "#b9d3e6"
WINDOW = "#ffb454"


def chance(x: int, y: int, salt: int = 0) -> int:
    """The same number from 0 to 99 for the same place, so that the picture never changes."""
    mixed = (x * 73856093) ^ (y * 19349663) ^ (salt * 83492791)
    mixed = ((mixed ^ (mixed >> 13)) * 1274126177) & 0xFFFFFFFF
    return (mixed >> 8) % 100


class Banner(Sheet):
    """The name in block letters, with icicles; in a terminal of ASCII characters the blocks are number signs."""

    DEFAULT_CSS = f"Banner {{ height: {ROWS + 1}; }}"

    def paint(self, sheet: Painter) -> None:
        """Each letter, row by row."""
        left = max((sheet.width - WIDTH) // 2, 0)
        plain = self.signs is theme.ASCII
        block, icicle = ("#", "'") if plain else ("█", "▀")
        for place, letter in enumerate(NAME):
            x = left + 7 * place
            for y, row in enumerate(LETTERS[letter]):
                for column, cell in enumerate(row):
                    if cell == "#":
                        sheet.text(x + column, y, block, ICE[y])
            for column, cell in enumerate(LETTERS[letter][-1]):
                if cell == "#" and chance(x + column - left, 1, 7) < 34:
                    sheet.text(x + column, ROWS, icicle, ICE[-1])


@dataclass(frozen=True, slots=True)
class Building:
    """Seen from afar: its columns, each as high as so many rows of a skyline of 12, the lowest row first."""

    heights: tuple[int, ...]
    top: str = ""


def block(width: int, height: int) -> Building:
    """A house with a flat roof."""
    return Building((height,) * width)


def ruin(*heights: int) -> Building:
    """A house that has lost a corner."""
    return Building(heights)


HIGH_RISE = Building((3, 3, 4, 4, 6, 6, 6, 8, 9, 12, 9, 8, 6, 6, 6, 4, 4, 3, 3), "*")
GATE_TOWER = Building((4, 4, 6, 6, 8, 9, 11, 9, 8, 6, 6, 4, 4), "*")
DOME = Building((4, 5, 6, 7, 7, 8, 7, 7, 6, 5, 4), "+")
CHIMNEY = Building((4, 4, 9, 9, 4, 4, 4))

NEAR = (
    block(9, 5), ruin(3, 5, 7, 7, 7, 6), DOME, block(5, 3), ruin(6, 6, 6, 6, 4, 4, 2, 3), GATE_TOWER, block(8, 6),
    ruin(2, 4, 4, 7, 7, 7, 5), CHIMNEY, block(10, 4), ruin(8, 8, 8, 8, 5, 6, 3), DOME, block(6, 5), HIGH_RISE,
)  # fmt: skip
FAR = (
    block(6, 7), block(4, 10), ruin(8, 8, 8, 5, 7), block(8, 6), block(5, 11), block(3, 5), HIGH_RISE, block(7, 8),
    ruin(9, 9, 6, 6, 8), block(9, 6), block(4, 10), block(6, 7), ruin(4, 7, 7, 9, 9),
)  # fmt: skip

LAYERS = ((FAR, "#12203a", 12, 1.0), (NEAR, "#1d3150", 46, 0.85))
"""Buildings, their colour, where they start, and their size; the nearer ones stand before the others."""


def columns(buildings: tuple[Building, ...], start: int, width: int) -> list[tuple[int, str]]:
    """Height and top of each column of a row of houses that goes on for ever; start: the column of it that is first."""
    row: list[tuple[int, str]] = []
    for building in buildings:
        middle = len(building.heights) // 2
        row += [(height, building.top if x == middle else "") for x, height in enumerate(building.heights)]
        row += [(2, "")] * 2
    return [row[(start + x) % len(row)] for x in range(width)]


class Skyline(Sheet):
    """Houses in two rows, roofs under snow, a light here and there; snow falls above them."""

    DEFAULT_CSS = "Skyline { height: 1fr; }"

    def paint(self, sheet: Painter) -> None:
        """Sky, far houses, near houses."""
        dot = self.signs.dot
        for y in range(sheet.height):
            for x in range(sheet.width):
                if chance(x, y) < 3:
                    sheet.text(x, y, dot, SKY)
        high = min(sheet.height, 16)
        behind = [sheet.height] * sheet.width
        ground = theme.BACKGROUND
        for near, (buildings, colour, start, size) in enumerate(LAYERS):
            wall = Style(bgcolor=colour, color=colour)
            light = Style(bgcolor=colour, color=WINDOW)
            for x, (height, top) in enumerate(columns(buildings, start, sheet.width)):
                roof = sheet.height - max(int(height * (high * size - 1) / 12), 1) - 1
                for y in range(max(roof + 1, 0), sheet.height):
                    lit = near and y < sheet.height - 1 and x % 2 and chance(x, y, 3) < 7
                    sheet.text(x, y, dot if lit else " ", light if lit else wall)
                self._top(sheet, x, roof, top, near, ground if roof < behind[x] else LAYERS[0][1])
                behind[x] = roof + 1

    def _top(self, sheet: Painter, x: int, roof: int, top: str, near: int, ground: str) -> None:
        """What stands or lies on a roof, before the sky or a house behind."""
        if top:
            sheet.text(x, roof, top, Style(color=WINDOW, bgcolor=ground))
        elif near:
            snow = "_" if self.signs is theme.ASCII else "▄"
            sheet.text(x, roof, snow, Style(color=SNOW, bgcolor=ground))
