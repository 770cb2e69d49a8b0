"""Paints the map: terrain by its word, colour and texture, pieces of all seats, Barricades on the borders.

A whole map is drawn; the board shows as much of it as it has room for.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from itertools import pairwise
from typing import NamedTuple

from rich.style import Style
from textual.geometry import Region

from resurgence_tui.games.residuum.hexes import TOWN
from resurgence_tui.games.residuum.view import View
from resurgence_tui.i18n.residuum.names import brief
from resurgence_tui.i18n.text import Words
from resurgence_tui.ui import theme
from resurgence_tui.ui.residuum import styles
from resurgence_tui.ui.residuum.boards.hex_pieces import piece_parts
from resurgence_tui.ui.residuum.boards.hex_plan import FAR, NEAR, HexPlan, Point, Zoom
from resurgence_tui.ui.residuum.hex_words import hex_name
from resurgence_tui.ui.signs import Signs
from resurgence_tui.ui.table.seats import Looks
from resurgence_tui.ui.widgets.lines import width_of
from resurgence_tui.ui.widgets.painter import Drawing, Painter, Part

LEFT, RIGHT, UP, DOWN = 1, 2, 4, 8

JOINTS = {
    "unicode": dict(zip(range(16), " ──────", strict=False)) | {
        UP: "│", DOWN: "│", UP | DOWN: "│", LEFT | RIGHT: "─", RIGHT | DOWN: "╭", LEFT | DOWN: "╮", RIGHT | UP: "╰",
        LEFT | UP: "╯", LEFT | RIGHT | DOWN: "┬", LEFT | RIGHT | UP: "┴", RIGHT | UP | DOWN: "├",
        LEFT | UP | DOWN: "┤", LEFT | RIGHT | UP | DOWN: "┼",
    },
    "ascii": dict.fromkeys(range(16), "+") | {
        UP: "|", DOWN: "|", UP | DOWN: "|", LEFT: "-", RIGHT: "-", LEFT | RIGHT: "-",
    },
}  # fmt: skip
"""What a point of the borders looks like, by where lines go from it."""

TEXTURE = {
    "radiation_zone": ((":", 1, 1),),
    "contaminated_water": (("~", 1, 1),),
    "woodland": (("^", 3, 2),),
    "food_supply": (('"', 3, 2),),
    "water_source": (("-", 4, 2),),
    "oil_field": (("o", 5, 2),),
    "gold_mine": (("'", 4, 2),),
    "tech_site": (("=", 5, 2),),
}
"""What the free cells of a terrain are strewn with: every so many cells, each line shifted by so many; hazards are full
of it."""

MANY = 3
"""So many groups of pieces take the last line of a hex as well, over its name."""

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
        self._borders(self._shown.free, theme.DIM)
        self._borders(self._view.terrain, theme.FRAME)
        if self._shown.lit:
            self._borders([TOWN], theme.LEGAL)
        for hex in self._view.terrain:
            self._fill(hex)
        for edge, seat in self._view.barricades.items():
            self._barricade(edge, seat)
        for hex, regions in self.plan.regions.items():
            self._spot(hex, regions)
        for edge in sorted(self._shown.edges):
            self._edge(edge)
        return self._sheet.drawing()

    # Borders

    def _borders(self, hexes: Collection[str], style: Style) -> None:
        arms: dict[Point, int] = {}
        for hex in hexes:
            for points in self.plan.borders(hex):
                for one, other in pairwise(points):
                    across = one[1] == other[1]
                    arms[one] = arms.get(one, 0) | (RIGHT if across else DOWN)
                    arms[other] = arms.get(other, 0) | (LEFT if across else UP)
        joints = JOINTS[self._signs.name]
        for (x, y), mask in arms.items():
            self._sheet.text(x, y, joints[mask], style)

    def _barricade(self, edge: str, seat: int) -> None:
        style = theme.SEAT_TEXT[self._looks[seat].colour % len(theme.SEAT_TEXT)]
        across, down = self._signs.heavy[0], self._signs.heavy[1]
        for points in self.plan.edge(edge):
            middle = len(points) // 2
            for place, (x, y) in enumerate(points):
                line = across if len(points) < 2 or points[0][1] == points[-1][1] else down
                self._sheet.text(x, y, str(seat + 1) if place == middle else line, style)
            if len(points) == 1:  # far away a side is one cell high: the number alone
                self._sheet.text(*points[0], str(seat + 1), theme.SEATS[self._looks[seat].colour % len(theme.SEATS)])

    # Inside

    def _fill(self, hex: str) -> None:
        terrain = self._view.terrain[hex]
        ground = styles.TERRAIN[terrain]
        if hex == TOWN:
            self._town(ground)
            return
        region = self.plan.box(hex).shrink((1, 1, 1, 1))
        self._sheet.fill(region, ground)
        for char, every, shift in TEXTURE.get(terrain, ()):
            for x, y in _strewn(region, every, shift):
                self._sheet.text(x, y, char, ground)
        self._words_in(hex, region, terrain, ground)

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
        if self.plan.zoom is NEAR:
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
            self._sheet.fill(region.shrink((1, 1, 1, 1)), ground)
        for x, y in self._seams():
            self._sheet.text(x, y, " ", ground)
        words = [brief(self._words, "trade_town")]
        if self._view.round > self._view.content.numbers.town_last_turn:
            words.append(self._words.text("map_town_shut"))
        row = self._town_row()
        if self.plan.zoom is FAR:
            words = words[-1:]
        for y, word in enumerate(words, row.y):
            self._sheet.text(row.x + (row.width - len(word)) // 2, y, word, ground + Style(bold=True))
        pieces = piece_parts(self._words, self._view, TOWN, self._looks)
        if pieces:
            self._pieces(pieces, Region(row.x + 1, row.bottom - 1, row.width - 2, 1), ground)

    def _seams(self) -> set[Point]:
        """Where the bricks of the town meet."""
        regions = self.plan.regions[TOWN]
        whole = {point for region in regions for point in _points(region)}
        outer = {point for points in self.plan.borders(TOWN) for point in points}
        return whole - outer - {point for region in regions for point in _points(region.shrink((1, 1, 1, 1)))}

    def _town_row(self) -> Region:
        """The inside of the two bricks of the town that lie beside each other."""
        right, _, left, _ = self.plan.regions[TOWN]
        return left.union(right).shrink((1, 1, 1, 1))

    # Spots

    def _spot(self, hex: str, regions: tuple[Region, ...]) -> None:
        first = regions[0]
        mark = (first.x + 1, first.y)
        if hex == TOWN:
            row = self._town_row()
            mark = (row.x, row.y)
            for region in regions:
                self._sheet.spot(hex, region.shrink((1, 1, 1, 1)), mark)
            for x, y in sorted(self._seams()):
                self._sheet.spot(hex, Region(x, y, 1, 1), mark)
            return
        self._sheet.spot(hex, first, mark, box=True)

    def _edge(self, edge: str) -> None:
        for points in self.plan.edge(edge):
            middle = points[len(points) // 2]
            for point in points:
                self._sheet.spot(edge, Region(*point, 1, 1), middle)


def _points(region: Region) -> Iterator[Point]:
    return ((x, y) for y in range(region.y, region.bottom) for x in range(region.x, region.right))


def _strewn(region: Region, every: int, shift: int) -> Iterator[Point]:
    """Cells of a region, every so many, each line shifted."""
    for line in range(region.height):
        for x in range(region.x + (line * shift) % every, region.right, every):
            yield x, region.y + line
