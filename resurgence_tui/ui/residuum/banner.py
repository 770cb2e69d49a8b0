"""The name of the game in letters of rust, and the wasteland: a low sun, dunes, and the hexes of the map before it."""

from __future__ import annotations

from rich.style import Style
from textual.geometry import Region

from resurgence_tui.ui import theme
from resurgence_tui.ui.residuum import styles
from resurgence_tui.ui.widgets.block_letters import ROWS, chance, paint_name
from resurgence_tui.ui.widgets.painter import Painter
from resurgence_tui.ui.widgets.sheet import Sheet

NAME = "RESIDUUM"

GLOW = tuple(styles.TERRAIN_TEXT[word] for word in (
    "gold_mine", "food_supply", "trade_town", "oil_field", "wasteland"))  # fmt: skip
"""The rows of a letter, from the top: gold to dust."""

SUN = styles.TERRAIN_TEXT["trade_town"]
DUST = styles.TERRAIN_TEXT["wasteland"]
STAR = theme.DIM

STARS = 23
"""Columns in each of which a row of the sky may have one star."""

HONEYCOMB = ("/  \\__", "\\__/  ")
"""Hexes that lie flat: repeated across and downwards."""

CELLS = (
    "wasteland", "wasteland", "woodland", "wasteland", "water_source", "wasteland", "radiation_zone", "food_supply",
    "wasteland", "tech_site", "wasteland", "contaminated_water", "wasteland", "oil_field", "gold_mine", "wasteland",
)  # fmt: skip
"""What lies on the hexes."""

SIGNS_OF = {"woodland": "^^", "water_source": "--", "radiation_zone": "::", "food_supply": '""', "tech_site": "==",
            "contaminated_water": "~~", "oil_field": "oo", "gold_mine": "''"}  # fmt: skip


class RustBanner(Sheet):
    """The name in block letters, crumbling at the foot."""

    DEFAULT_CSS = f"RustBanner {{ height: {ROWS + 1}; }}"

    def paint(self, sheet: Painter) -> None:
        """The letters, and the crumbs below them."""
        block, crumb = ("#", ".") if self.signs is theme.ASCII else ("█", "▘")
        paint_name(sheet, NAME, GLOW, block, crumb, lambda column: chance(column, 2) < 38)


class Wasteland(Sheet):
    """Sky and sun, dunes, and the hexes in front."""

    DEFAULT_CSS = "Wasteland { height: 1fr; }"

    def paint(self, sheet: Painter) -> None:
        """From behind to the front."""
        field = min(max(sheet.height // 2, 2), 9)
        horizon = sheet.height - field
        self._sky(sheet, horizon)
        self._sun(sheet, horizon)
        self._dunes(sheet, horizon)
        self._hexes(sheet, Region(0, horizon, sheet.width, field))

    def _sky(self, sheet: Painter, horizon: int) -> None:
        for y in range(max(horizon - 1, 0)):
            for star in range(sheet.width // STARS):
                if chance(star, y, 5) < 45:
                    sheet.text(star * STARS + chance(star, y) * STARS // 100, y, self.signs.dot, STAR)

    def _sun(self, sheet: Painter, horizon: int) -> None:
        """Half a disc on the horizon, in stripes towards it."""
        radius, middle = min(horizon, 5), sheet.width * 3 // 4
        for up in range(1, radius + 1):
            half = round((radius * radius - (up - 0.5) ** 2) ** 0.5 * 2)
            stripe = up == 2 and radius > 3
            char = self.signs.light[0] if stripe else self.signs.full
            sheet.text(middle - half, horizon - up, char * (2 * half), SUN)

    def _dunes(self, sheet: Painter, horizon: int) -> None:
        """Two lines of hills, before the sun."""
        if horizon < 2:
            return
        high, low = ("_", "_") if self.signs is theme.ASCII else ("▂", "▁")
        for x in range(sheet.width):
            wave = chance(x // 9, 1, 3)
            if wave < 30:
                sheet.text(x, horizon - 1, high if 2 <= x % 9 <= 6 else low, DUST)
            elif wave < 60:
                sheet.text(x, horizon - 1, low, DUST)

    def _hexes(self, sheet: Painter, room: Region) -> None:
        """The honeycomb, and on each hex what lies there."""
        for y in range(room.height):
            row = HONEYCOMB[y % 2] * (room.width // 6 + 1)
            for x, char in enumerate(row[: room.width]):
                if char != " ":
                    sheet.text(x, room.y + y, char, theme.DIM)
        for y in range(room.height - 1):
            for column in range(room.width // 3):
                inside = column % 2 == y % 2
                if inside:
                    self._cell(sheet, 3 * column + 1, room.y + y, column, y)

    def _cell(self, sheet: Painter, x: int, y: int, column: int, row: int) -> None:
        terrain = CELLS[chance(column, row, 11) % len(CELLS)]
        texture, style = SIGNS_OF.get(terrain, ""), styles.TERRAIN_TEXT[terrain]
        if texture:
            sheet.text(x, y, texture, style + Style(bold=True))
