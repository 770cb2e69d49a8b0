"""Paints the map: terrain by its word, colour and texture, pieces of all seats, Barricades on the borders.

Each hex is a hexagon of its ground; the border of one where a Basecamp or an Outpost of a seat stands in action is
drawn in the colour of that seat, so that its network can be seen. A whole map is drawn; the board shows as much of it
as it has room for.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import NamedTuple

from rich.style import Style
from textual.geometry import Region

from resurgence_tui.games.residuum.board import is_location
from resurgence_tui.games.residuum.hexes import TOWN, ends, hex_id
from resurgence_tui.games.residuum.view import View
from resurgence_tui.i18n.residuum.names import brief
from resurgence_tui.i18n.text import Words
from resurgence_tui.ui import theme
from resurgence_tui.ui.residuum import styles
from resurgence_tui.ui.residuum.boards.hex_pieces import piece_parts
from resurgence_tui.ui.residuum.boards.hex_plan import FAR, MIDWAY, HexPlan, Point, Zoom
from resurgence_tui.ui.residuum.hex_words import hex_name
from resurgence_tui.ui.signs import Signs
from resurgence_tui.ui.table.seats import Looks
from resurgence_tui.ui.widgets.lines import width_of
from resurgence_tui.ui.widgets.painter import Drawing, Painter, Part

SLOPE = {"unicode": ("__╱‾‾", "__╲‾‾"), "ascii": ("+---+", "+---+")}
"""The line of a border from its lowest to its highest place in a cell, where it rises and where it falls."""

WALL = {"unicode": "│", "ascii": "|"}


class Strewn(NamedTuple):
    """What the free cells of a terrain are strewn with: char or in ASCII plain, every so many cells, each line shifted
    by so many; hazards are full of it."""

    char: str
    plain: str
    every: int
    shift: int


TEXTURE = {
    "wasteland": Strewn("·", " ", 5, 2),
    "radiation_zone": Strewn("░", ":", 1, 1),
    "contaminated_water": Strewn("≈", "~", 1, 1),
    "woodland": Strewn("▲", "^", 2, 1),
    "food_supply": Strewn("╿", '"', 2, 1),
    "water_source": Strewn("≈", "-", 2, 1),
    "oil_field": Strewn("●", "o", 4, 2),
    "gold_mine": Strewn("◊", "'", 3, 1),
    "tech_site": Strewn("╪", "=", 3, 1),
    "trade_town": Strewn("⌂", "n", 2, 1),
}

MANY = 3
"""From so many groups of pieces on they take the last line of a hex as well, over its name."""

TOWN_TERRAIN = "trade_town"

MORE = "+"
"""Stands for pieces that have no room."""


class Shown(NamedTuple):
    """What a map shows besides the table.

    free: cells without a tile that are asked about. edges: borders that are. lit: whether the town, which has no frame
    of its own, can be picked.
    """

    free: frozenset[str] = frozenset()
    edges: frozenset[str] = frozenset()
    lit: bool = False


NOTHING_ELSE = Shown()


class HexPainter:
    """Paints one view of the map at one zoom."""

    def __init__(
        self, words: Words, view: View, looks: Looks, zoom: Zoom, signs: Signs = theme.UNICODE,
        shown: Shown = NOTHING_ELSE,
    ) -> None:
        self._words, self._view, self._looks, self._signs, self._shown = words, view, looks, signs, shown
        self.plan = HexPlan([*view.terrain, *sorted(shown.free)], zoom)
        self._sheet = Painter(self.plan.width, self.plan.height, signs)

    def drawing(self) -> Drawing:
        """The whole map; its spots are the hexes, and the edges that are asked about."""
        for hex in self._view.terrain:
            self._fill(hex)
        self._borders(self._shown.free, theme.DIM)
        self._borders(self._view.terrain)
        for seat, look in enumerate(self._looks):
            held = [hex for hex in self._view.terrain if hex != TOWN and is_location(self._view, seat, hex)]
            self._borders(held, theme.SEAT_TEXT[look.colour % len(theme.SEAT_TEXT)])
        for edge, seat in self._view.barricades.items():
            self._barricade(edge, seat)
        for hex, regions in self.plan.regions.items():
            self._spot(hex, regions)
        for edge in sorted(self._shown.edges):
            self._edge(edge)
        return self._sheet.drawing()

    # Borders

    def _borders(self, hexes: Collection[str], style: Style | None = None) -> None:
        """The lines around some hexes. style: of their letters, usually that of a seam."""
        (rising, falling), wall = SLOPE[self._signs.name], WALL[self._signs.name]
        for hex in hexes:
            for side in self.plan.borders(hex):
                points = side.points[1:-1] if side.is_wall else side.points
                beyond, slope = hex_id(side.beyond), rising if side.way in ("nw", "se") else falling
                for (x, y), height in zip(points, side.heights, strict=False):
                    ground = self._ground(hex, beyond, side.way, height)
                    line = styles.SEAM[ground] if ground else styles.OUTER_SEAM
                    self._sheet.text(x, y, wall if side.is_wall else slope[height],
                                     styles.coloured(style, line) if style else line)

    def _ground(self, hex: str, beyond: str, way: str, height: int) -> str:
        """The terrain on whose ground a cell of a border is painted; "" beyond the map.

        Between two rows it is that of the side on which the line leaves most of the cell.
        """
        here, there = self._view.terrain.get(hex, ""), self._view.terrain.get(beyond, "")
        if way in ("e", "w") or height == MIDWAY:
            if not (here and there):
                return ""
            return here if way in ("e", "ne", "nw") else there
        lower, upper = (here, there) if way[0] == "n" else (there, here)
        return lower if height > MIDWAY else upper

    def _barricade(self, edge: str, seat: int) -> None:
        colour = self._looks[seat].colour % len(theme.SEATS)
        across, down = self._signs.heavy[0], self._signs.heavy[1]
        one, other = ends(edge)
        if one not in self.plan.regions:
            one, other = other, one
        for side in self.plan.borders(one):
            if hex_id(side.beyond) != other:
                continue
            points = list(zip(side.points, side.heights, strict=True))[1:-1]
            middle = len(points) // 2
            for place, ((x, y), height) in enumerate(points):
                ground = self._ground(one, other, side.way, height)
                style = styles.coloured(theme.SEAT_TEXT[colour], styles.SEAM[ground] if ground else styles.OUTER_SEAM)
                char = down if side.is_wall else across
                self._sheet.text(x, y, str(seat + 1) if place == middle else char, style)
            if len(points) == 1:  # far away a side is one cell high: the number alone
                self._sheet.text(*points[0][0], str(seat + 1), theme.SEATS[colour])

    # Inside

    def _fill(self, hex: str) -> None:
        terrain = self._view.terrain[hex]
        ground = styles.TERRAIN[terrain]
        if hex == TOWN:
            self._town(ground)
            return
        region = self.plan.box(hex).shrink((1, 1, 1, 1))
        self._strew(region, terrain)
        self._words_in(hex, region, terrain, ground)

    def _strew(self, region: Region, terrain: str) -> None:
        """The ground of a terrain, and what lies about on it."""
        strewn, grain = TEXTURE[terrain], styles.GRAIN[terrain]
        self._sheet.fill(region, grain)
        char = strewn.plain if self._signs is theme.ASCII else strewn.char
        for x, y in _strewn(region, strewn.every, strewn.shift):
            self._sheet.text(x, y, char, grain)

    def _words_in(self, hex: str, region: Region, terrain: str, ground: Style) -> None:
        pieces = piece_parts(self._words, self._view, hex, self._looks)
        if self.plan.zoom is FAR:
            short = self._words.attribute(terrain, "sign") or ""
            short = short[: max(region.width - width_of(pieces), 0)]
            end = self._sheet.text(region.x, region.y, short, ground) if short else region.x
            self._pieces(pieces, Region(end, region.y, region.right - end, 1), ground)
            return
        word = brief(self._words, terrain)
        style = ground + Style(bold=word.isupper() or None)
        end = self._sheet.text(region.x, region.y, word, style, region.width)
        if end < region.right and region.width - len(word) > 2:
            self._sheet.text(end, region.y, " ", ground, region.right - end)
        name, bottom = f" {hex_name(self._words, self._view, hex)}", region.bottom - 1
        lines = region.height - 1 - (region.height > 2 and len(pieces) < MANY)
        if lines < region.height - 1 or width_of(pieces) + len(name) <= region.width:
            self._sheet.right(region.x, bottom, name, ground, region.width)
        if pieces:
            self._pieces(pieces, Region(region.x, region.y + 1, region.width, lines), ground)

    def _pieces(self, pieces: list[Part], room: Region, ground: Style) -> None:
        """Seat by seat, a line below another where there are several; what has no room is a plus sign."""
        lines: list[list[Part]] = [[]]
        for part in pieces:
            begins = part[0][:1].isdigit()
            if begins and lines[-1] and width_of([*lines[-1], part]) > room.width and len(lines) < room.height:
                lines.append([])
            lines[-1].append(part)
        for y, line in enumerate(lines, room.y):
            x = room.x
            whole = width_of(line) <= room.width
            for text, style in line:
                left = room.right - x - (0 if whole else 1)
                x = self._sheet.text(x, y, text[: max(left, 0)], style)
            if not whole:
                self._sheet.text(room.right - 1, y, MORE, ground + Style(bold=True))

    def _town(self, ground: Style) -> None:
        for region in self.plan.regions[TOWN]:
            self._strew(region.shrink((1, 1, 1, 1)), TOWN_TERRAIN)
        for x, y in self.plan.seams(TOWN):
            self._sheet.text(x, y, " ", ground)
        words = [brief(self._words, "trade_town")]
        if self._view.round > self._view.content.numbers.town_last_turn:
            words.append(self._words.text("map_town_shut"))
        row = self._town_row()
        if self.plan.zoom is FAR:
            words = words[-1:]
        self._sheet.fill(row, ground)
        for y, word in enumerate(words, row.y):
            self._sheet.text(row.x + (row.width - len(word)) // 2, y, word, ground + Style(bold=True))
        pieces = piece_parts(self._words, self._view, TOWN, self._looks)
        if pieces:
            self._pieces(pieces, Region(row.x + 1, row.bottom - 1, row.width - 2, 1), ground)

    def _town_row(self) -> Region:
        """The inside of the two bricks of the town that lie beside each other."""
        right, _, left, _ = self.plan.regions[TOWN]
        return left.union(right).shrink((1, 1, 1, 1))

    # Spots

    def _spot(self, hex: str, regions: tuple[Region, ...]) -> None:
        first = regions[0]
        mark = (first.x + self.plan.zoom.width // 2, first.y)
        if hex == TOWN:
            row = self._town_row()
            mark = (row.x + 1, row.y)
            for region in regions:
                self._sheet.spot(hex, region.shrink((1, 1, 1, 1)), mark)
            for x, y in sorted(self.plan.seams(TOWN)):
                self._sheet.spot(hex, Region(x, y, 1, 1), mark)
            return
        self._sheet.spot(hex, first, mark, box=True)

    def _edge(self, edge: str) -> None:
        for points in self.plan.edge(edge):
            middle = points[len(points) // 2]
            for point in points:
                self._sheet.spot(edge, Region(*point, 1, 1), middle)


def _strewn(region: Region, every: int, shift: int) -> Iterator[Point]:
    """Cells of a region, every so many, each line shifted."""
    for line in range(region.height):
        for x in range(region.x + (line * shift) % every, region.right, every):
            yield x, region.y + line
