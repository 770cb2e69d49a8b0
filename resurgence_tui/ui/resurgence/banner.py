"""The name of the game in letters of ice, and the city under snow: calm, drawn once, as wide as the screen."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from rich.style import Style
from textual.geometry import Region

from resurgence_tui.ui import theme
from resurgence_tui.ui.resurgence.skyline import Sprite, far_heights, moon, street
from resurgence_tui.ui.widgets.block_letters import ROWS, chance, paint_name
from resurgence_tui.ui.widgets.painter import Painter
from resurgence_tui.ui.widgets.sheet import Sheet

NAME = "RESURGENCE"

ICE = tuple(theme.written(f"letter_{row}") for row in range(1, ROWS + 2))

SKY = theme.written("sky")
MOON = theme.written("moon")
ROOF = theme.written("roof")
FAR = theme.written("far", "far")
LINE = theme.written("sky", "near")
WALL = theme.written("near", "near")
LIGHT = theme.written("window", "near")
STAR = theme.LEGAL
DRIFT = theme.written("snow", "near")
ICE_LINE = theme.written("sky", "river")
ICE_PLAIN = theme.written("river", "river")

PLAIN_LINES = str.maketrans("│─┌┐└┘╭╮╰╯├┤┬┴╱╲◎", "|-..''..''++++/\\o")
"""Lines of the buildings in a terminal of ASCII characters."""

BEFORE_HOUSES, BEFORE_SKY = Style(bgcolor=FAR.bgcolor), Style()
"""What is behind the edges of a building."""

STARS = 40
"""Columns in each of which a row of the sky has one star."""

TOP = "*+"
"""What crowns a tower."""

ROOFS = "─┌┐╭╮╱╲┬┴^│"
"""Lines that snow lies on, or that stand free, where nothing is above them."""


class Banner(Sheet):
    """The name in block letters, with icicles; in a terminal of ASCII characters the blocks are number signs."""

    DEFAULT_CSS = f"Banner {{ height: {ROWS + 1}; }}"

    def paint(self, sheet: Painter) -> None:
        """The letters, and the icicles below them."""
        block, icicle = ("#", "'") if self.signs is theme.ASCII else ("█", "▀")
        paint_name(sheet, NAME, ICE, block, icicle, lambda column: chance(column, 1, 7) < 34)


class Skyline(Sheet):
    """Moscow over the frozen river: towers, domes and ruins in lines, snow on every roof, a light here and there."""

    DEFAULT_CSS = "Skyline { height: 1fr; }"

    def paint(self, sheet: Painter) -> None:
        """From behind to the front: sky, houses far away, buildings, drifts of snow, ice."""
        ice = min(max((sheet.height - 12) // 3, 0), 3)
        ground = sheet.height - ice
        self._sky(sheet, ground)
        far = far_heights(sheet.width, min(ground, 13))
        for height, columns in groupby(range(sheet.width), far.__getitem__):
            house = list(columns)
            sheet.fill(Region(house[0], ground - height, len(house), height), FAR)
        for x, sprite in street(sheet.width, ground):
            self._building(sheet, x, ground, sprite, far)
        self._drifts(sheet, ground)
        self._ice(sheet, ground)

    def _sky(self, sheet: Painter, ground: int) -> None:
        for y in range(ground):
            for star in range(sheet.width // STARS):
                sheet.text(star * STARS + chance(star, y) * STARS // 100, y, self.signs.dot, SKY)
        for y, row in enumerate(moon(ground, self.signs is theme.ASCII)):
            sheet.text(sheet.width * 4 // 5, 1 + y, row, MOON)

    def _building(self, sheet: Painter, left: int, ground: int, sprite: Sprite, far: list[int]) -> None:
        """A building, bottom on the ground; lines with nothing above them lie under snow."""
        top = ground - len(sprite)
        for y, row in enumerate(sprite):
            for x, char in enumerate(row):
                column = left + x
                if char == " " or not 0 <= column < sheet.width:
                    continue
                open_above = y == 0 or sprite[y - 1][x] in f" {TOP}"
                before_houses = ground - (top + y) <= far[column]
                sheet.cell(column, top + y, *self._cell(char, column, y, open_above, before_houses))

    def _cell(self, char: str, x: int, y: int, open_above: bool, before_houses: bool) -> tuple[str, Style]:
        behind = BEFORE_HOUSES if before_houses else BEFORE_SKY
        if char in TOP:
            return char, STAR + behind
        if char == "~":
            return " ", WALL
        if char == "·":
            return (self.signs.dot, LIGHT) if chance(x, y, 3) < 45 else (" ", WALL)
        drawn = self._drawn(char)
        return (drawn, ROOF + behind) if open_above and char in ROOFS else (drawn, LINE)

    def _drawn(self, char: str) -> str:
        """A line in the signs of the terminal."""
        return char.translate(PLAIN_LINES) if self.signs is theme.ASCII else char

    def _drifts(self, sheet: Painter, ground: int) -> None:
        """Snow along the foot of the walls."""
        heap, flat = ("_", "_") if self.signs is theme.ASCII else ("▄", "▁")
        snow = "".join(heap if chance(x // 5, 2, 5) < 40 else flat for x in range(sheet.width))
        sheet.text(0, ground - 1, snow, DRIFT)

    def _ice(self, sheet: Painter, ground: int) -> None:
        """The river, and cracks in it."""
        across = self._drawn("─")
        for y in range(ground, sheet.height):
            for x, cracked in enumerate(self._cracks(sheet.width, y)):
                sheet.cell(x, y, across if cracked else " ", ICE_LINE if cracked else ICE_PLAIN)

    def _cracks(self, width: int, y: int) -> Iterator[bool]:
        for x in range(width):
            yield chance(x // (7 + y % 3), y, 11) < 14
