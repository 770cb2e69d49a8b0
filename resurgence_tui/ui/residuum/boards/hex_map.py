"""The map on the table: as much of it as has room, with a cursor that walks in six directions and is kept in sight."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from itertools import accumulate, pairwise

from rich.style import Style
from textual import events
from textual.binding import Binding
from textual.geometry import Region, Size

from resurgence_tui.games.residuum.hexes import TOWN, edge_id, order
from resurgence_tui.games.residuum.labels import labels, row_name
from resurgence_tui.games.residuum.view import View
from resurgence_tui.i18n.text import Words
from resurgence_tui.ui import theme
from resurgence_tui.ui.residuum.boards.hex_marks import BORDERS, FIRST, mark_hex, sign_of, sign_style
from resurgence_tui.ui.residuum.boards.hex_painter import HexPainter, Shown
from resurgence_tui.ui.residuum.boards.hex_plan import FAR, ZOOMS, HexPlan, Outline, Zoom, beside
from resurgence_tui.ui.residuum.boards.wasteland_board import WastelandBoard
from resurgence_tui.ui.residuum.hex_words import is_hex
from resurgence_tui.ui.table.seats import Looks
from resurgence_tui.ui.widgets.board import nearest
from resurgence_tui.ui.widgets.cursor import takes_keys
from resurgence_tui.ui.widgets.marks import ADVISED, BARRED, CHANGED, CURSOR, ECHO, LEGAL, underlined
from resurgence_tui.ui.widgets.painter import Drawing, Row, Spot

CORNERS = {"home": "nw", "pageup": "ne", "end": "sw", "pagedown": "se"}
"""Keys that walk aslant, as they lie on a block of numbers."""

WAYS = {"left": ("w", "w"), "right": ("e", "e"), "up": ("nw", "ne"), "down": ("sw", "se")}
"""Directions of an arrow key; up and down take turns, so that they keep their column."""

RIM = 3
"""Columns to the left for the names of the rows."""

EMPTY = BORDERS | {" "}
"""Where signs may stand: on borders, and where nothing is."""

NONE: frozenset[int] = frozenset()

SCROLLED = 2
"""Lines by which the wheel scrolls."""


class HexMap(WastelandBoard):
    """The map. Its spots are the hexes, and the edges that are asked about."""

    BINDINGS = [Binding(key, f"corner('{direction}')", show=False) for key, direction in CORNERS.items()]

    def __init__(self, words: Words, *, signs: theme.Signs = theme.UNICODE, id: str | None = None) -> None:
        super().__init__(words, signs=signs, id=id)
        self.zoom: Zoom | None = None
        """As the player wants it; None: as fits."""

        self._shown = Shown()
        self._whole = Drawing(0, 0)
        self._drawn_of: View | None = None
        self._drawn_for: tuple[object, ...] = ()
        self.home = ""
        """The hex that is in the middle at first."""

        self._plan = HexPlan((), FAR)
        self._outlines: dict[str, Outline] = {}
        self._corner: tuple[int, int] | None = None
        self._leans = 0
        self._way: tuple[tuple[str, ...], tuple[int, ...]] = (), ()
        self._wanted = ""
        self._aimed_for: tuple[Size, Zoom] | None = None
        """The room and the zoom for which the part in view was chosen."""

    def kind(self, spot: str) -> str:
        """A hex or an edge."""
        return "edge" if ":" in spot else "hex"

    def light(self, legal: Iterable[str], kinds: Iterable[str] | None = None) -> None:
        """Light up what is legal; where tiles and Barricades may lie is drawn besides."""
        known: Collection[str] = self.view.terrain if self.view is not None else ()
        lit = frozenset(spot for spot in legal if is_hex(spot.partition(":")[0]))
        edges = frozenset(spot for spot in lit if ":" in spot)
        shown = Shown(frozenset(spot for spot in lit - edges if spot not in known), edges, TOWN in lit)
        differs = shown != self._shown or lit != self.legal
        self._shown = shown
        super().light(lit, kinds)
        if differs:
            self.redraw()

    # Drawing

    def fit(self) -> None:
        """A map that lay below something else while the question changed chooses its part in view before it is painted:
        without one there are no marks."""
        if self._corner is None:
            self.redraw()
        super().fit()

    def show(self, drawing: Drawing) -> None:
        """Show another drawing, with the way on it."""
        super().show(drawing)
        if self._way[0]:
            self._lay_way()

    def zoom_for(self, hexes: Collection[str], size: Size) -> Zoom:
        """The nearest look that has room for all of a map."""
        for zoom in reversed(ZOOMS):
            plan = HexPlan(hexes, zoom)
            if plan.width + RIM <= size.width and plan.height <= size.height:
                return zoom
        return FAR

    def drawn(self, view: View, looks: Looks, size: Size) -> Drawing:
        """As much of the map as has room."""
        hexes = [*view.terrain, *self._shown.free]
        zoom = self.zoom or self.zoom_for(hexes, size)
        drawn_for = (looks, zoom, self.signs, self._shown)
        if view is not self._drawn_of or drawn_for != self._drawn_for:
            painter = HexPainter(self.words, view, looks, zoom, self.signs, self._shown)
            self._whole, self._plan = painter.drawing(), painter.plan
            self._drawn_of, self._drawn_for = view, drawn_for
            self._outlines = {hex: self._plan.outline(hex) for hex in hexes}
        if self._aimed_for not in (None, (size, zoom)):
            self._corner, self._wanted = None, self._wanted or self._looked_at()
        self._aimed_for = size, zoom
        if self._corner is None or self._wanted:
            self._aim(size)
        return self._window(size)

    def _room(self, size: Size) -> Region:
        """Where the map lies in the widget, beside the names of the rows."""
        return Region(RIM, 0, max(size.width - RIM, 1), max(size.height, 1))

    def _looked_at(self) -> str:
        """What has to stay in view: the place of the cursor or of the row of the menu, else one that is asked for."""
        first, second = (self.cursor, self.pointed) if self.has_focus else (self.pointed, self.cursor)
        return next((spot for spot in (first, second, *sorted(self.legal)) if spot in self._whole.spots), "")

    def _aim(self, size: Size) -> None:
        """Choose which part is in view: that with the wanted hex; at first what is around the own Basecamp."""
        whole, room = self._whole, self._room(size)
        spots, zoom = whole.spots, self._plan.zoom
        wanted, self._wanted = self._wanted, ""
        if self._corner is None:
            start = next((hex for hex in (wanted, self.home, TOWN) if hex in spots), "")
            middle = spots[start].regions[0].center if start else (0.0, 0.0)
            self._corner = (int(middle[0]) - room.width // 2, int(middle[1]) - room.height // 2)
            lit = [region for spot in self.legal & spots.keys() for region in spots[spot].regions]
            if lit and (asked := Region.from_union(lit)).width <= room.width and asked.height <= room.height:
                self._corner = _holding(self._corner, room, asked)  # all that is asked about, where that can be seen
        x, y = self._corner
        if wanted in spots:
            at = Region.from_union(spots[wanted].regions).grow((zoom.height, zoom.width, zoom.height, zoom.width))
            x, y = _holding(self._corner, room, at)
        self._corner = (
            min(max(x, 0), whole.width - room.width) if whole.width > room.width else (whole.width - room.width) // 2,
            min(max(y, 0), whole.height - room.height) if whole.height > room.height
            else (whole.height - room.height) // 2,
        )  # fmt: skip

    def _window(self, size: Size) -> Drawing:
        whole, room = self._whole, self._room(size)
        left, top = self._corner or (0, 0)
        found = Drawing(size.width, size.height)
        for y in range(size.height):
            row: Row = ([" "] * size.width, [theme.PLAIN] * size.width)
            line = y - room.y + top
            if y >= room.y and 0 <= line < whole.height:
                begin, end = max(left, 0), min(left + room.width, whole.width)
                at = room.x + begin - left
                chars, styles = whole.rows[line]
                row[0][at : at + end - begin] = chars[begin:end]
                row[1][at : at + end - begin] = styles[begin:end]
            found.rows.append(row)
        for spot in whole.spots.values():
            found.spots[spot.id] = _moved(spot, room.x - left, room.y - top, room)
        self._rim(found, room)
        self._arrows(found, room)
        return found

    def _rim(self, found: Drawing, room: Region) -> None:
        """The letters of the rows, once the map is whole."""
        view = self.view
        if view is None or not labels(view.terrain):
            return
        left, top = self._corner or (0, 0)
        x = max(-left, 0)
        height, first = self._plan.zoom.height, min(order(hex)[0] for hex in view.terrain if hex != TOWN)
        rows = {region.y // height for regions in self._plan.regions.values() for region in regions}
        for row in rows:
            y = row * height + max(height // 2, 1) - top
            if room.y <= y < room.bottom and view.round:
                _write(found, x, y, row_name(row + self._plan.first_row - first))

    def _arrows(self, found: Drawing, room: Region) -> None:
        """On the rim, where there is more of the map."""
        left, top = self._corner or (0, 0)
        up, down, west, east = ("^", "v", "<", ">") if self.signs is theme.ASCII else ("▲", "▼", "◄", "►")
        middle_x, middle_y = room.x + room.width // 2, room.y + room.height // 2
        rows, columns = range(room.y, room.bottom), range(room.x, room.right)

        def free(cells: list[tuple[int, int]], x: int, y: int) -> tuple[int, int]:
            """The nearest of some cells where nothing stands that is read."""
            found_at = [at for at in cells if found.rows[at[1]][0][at[0]] in EMPTY]
            return min(found_at, key=lambda at: abs(at[0] - x) + abs(at[1] - y), default=(x, y))

        for there, x, y, arrow in (
            (top > 0, middle_x, room.y, up),
            (top + room.height < self._whole.height, middle_x, room.bottom - 1, down),
            (left > 0, room.x, middle_y, west),
            (left + room.width < self._whole.width, room.right - 1, middle_y, east),
        ):
            if there:
                line = [(one, y) for one in columns] if arrow in (up, down) else [(x, one) for one in rows]
                _write(found, *free(line, x, y), arrow, theme.TITLE)

    # What is marked

    def _marked(self, y: int) -> Row:
        """A row with the marks of its hexes and edges."""
        spots = self._by_row.get(y)
        chars, looks = self._drawing.rows[y]
        if spots is None or self._corner is None:
            return chars, looks
        room = self._room(self.size)
        shift, line = room.x - self._corner[0], y - room.y + self._corner[1]
        found = chars.copy(), looks.copy()
        marked = sorted(((mark, spot) for spot, _ in spots for mark in self._marks_of(spot.id)),
                        key=lambda one: FIRST.index(one[0]))
        for mark, spot in marked:
            legal = spot.id in self.legal
            outline = self._outlines.get(spot.id)
            if outline is not None:
                body, rim = outline.body.get(line, NONE), outline.rim.get(line, NONE)
                mark_hex(found, body, rim, shift, mark, self.signs, legal)
        for mark, spot in marked:
            x, at = spot.mark
            sign = sign_of(mark, self.signs)
            if mark == CHANGED and at == y:
                x = self._free(found[0], line, x, shift, spot.id)
            if sign and at == y and room.x <= x < room.right and (
                spot.id in self._outlines or mark in (CURSOR, LEGAL, ADVISED)
            ):
                found[0][x], found[1][x] = sign, sign_style(looks[x], mark)
                if mark != CHANGED and spot.id in self.changed:
                    found[1][x] = underlined(found[1][x])
        return found

    def _free(self, chars: list[str], line: int, x: int, shift: int, spot: str) -> int:
        """The column of a line of a hex nearest to one where no piece and no name stands."""
        outline = self._outlines.get(spot)
        if outline is None or not 0 <= x < len(chars) or chars[x] in EMPTY:
            return x
        cells = outline.body.get(line, NONE) | outline.rim.get(line, NONE)
        free = [one for cell in cells if 0 <= (one := cell + shift) < len(chars) and chars[one] in EMPTY]
        return min(free, key=lambda one: (abs(one - x), one), default=x)

    def _touch_spots(self, names: Iterable[str]) -> None:
        """With the border around each, which marks change too."""
        spots = self._drawing.spots
        self._touch(Region.from_union(spots[name].regions).grow((1, 1, 1, 1)) for name in names
                    if name in spots and spots[name].regions)

    def _marks_of(self, spot: str) -> list[str]:
        """The marks of a place, each of which is laid over the one before."""
        found = []
        cursor, echo = (self.cursor, "") if takes_keys(self) else ("", self.pointed)
        lit = spot in self.legal
        if not lit and spot != cursor and self.asked and self.kind(spot) in self.asked:
            found.append(BARRED)
        if spot in self.changed:
            found.append(CHANGED)
        if spot == echo:
            found.append(ECHO)
        if spot == cursor:
            found.append(CURSOR)
        elif lit:
            found.append(ADVISED if spot == self.advised else LEGAL)
        return found

    # A way

    def show_way(self, hexes: tuple[str, ...], costs: tuple[int, ...]) -> None:
        """Show on each border that is crossed what the steps so far add up to. hexes: one more than costs."""
        if (hexes, costs) != self._way:
            self._way = hexes, costs
            self._lay_way()

    def _lay_way(self) -> None:
        hexes, costs = self._way
        cells: dict[tuple[int, int], tuple[str, Style]] = {}
        room = self._room(self.size)
        left, top = self._corner or (0, 0)
        known = self._plan.regions
        for (one, other), total in zip(pairwise(hexes), accumulate(costs), strict=True):
            if one in known and other in known:
                side = self._plan.edge(edge_id(one, other))[0]
                x, y = side[len(side) // 2]
                number = str(total)
                for place, char in enumerate(number, x + room.x - left - (len(number) - 1) // 2):
                    if room.contains(place, y + room.y - top):
                        cells[place, y + room.y - top] = char, theme.CURSOR
        self.paint_over(cells)

    # Where it is looked at

    def zoom_by(self, steps: int) -> None:
        """Nearer or further."""
        place = ZOOMS.index(self._plan.zoom) + steps
        self.zoom = ZOOMS[min(max(place, 0), len(ZOOMS) - 1)]
        self._corner, self._wanted = None, self.cursor or self.pointed
        self.redraw()

    def bring_in(self, spot: str) -> None:
        """Scroll so that a place is in view, with what lies around it. A map that is hidden has no size: it is laid out
        anew when it is shown."""
        if not self.size:
            self._corner, self._wanted = None, spot
        elif spot in self._whole.spots and self._corner is not None:
            before, self._wanted = self._corner, spot
            self._aim(self.size)
            if self._corner != before:
                self.redraw()

    def scroll_map(self, lines: int) -> None:
        """Look further up or down."""
        if self._corner is not None and self._whole.height > self.size.height:
            most = self._whole.height - self._room(self.size).height
            self._corner = (self._corner[0], min(max(self._corner[1] + lines, 0), most))
            self.redraw()

    def watch_cursor(self, old: str, new: str) -> None:
        """Keep the cursor in view."""
        self.bring_in(new)
        super().watch_cursor(old, new)

    def follow(self, spot: str) -> None:
        """Keep in view what the player looks at elsewhere."""
        self.bring_in(spot)
        super().follow(spot)

    def watch_pointed(self, old: str, new: str) -> None:
        """Keep in view what a row of the menu stands for."""
        self.bring_in(new)
        super().watch_pointed(old, new)

    # Keys and mouse

    def action_step(self, direction: str, everywhere: bool = False) -> None:
        """To the nearest legal hex that way; with shift, or where none is legal, to the one beside."""
        spots = self._whole.spots
        lit = [spot for name, spot in spots.items() if name in self.legal]
        if lit and not everywhere:
            found = nearest(spots.get(self.cursor), direction, lit)
        elif self.cursor in spots and ":" not in self.cursor:
            found = self._walk(direction) or nearest(spots[self.cursor], direction, self._hexes)
        else:
            found = nearest(spots.get(self.cursor), direction, self._hexes)
        if found:
            self.cursor = found

    @property
    def _hexes(self) -> list[Spot]:
        return [spot for name, spot in self._whole.spots.items() if ":" not in name]

    def _walk(self, direction: str) -> str:
        """The hex beside, upwards and downwards a little to the left and to the right in turn."""
        ways = WAYS[direction]
        self._leans = 1 - self._leans
        for lean in (self._leans, 1 - self._leans):
            found = beside(self.cursor, ways[lean])
            if found in self._whole.spots:
                return found
        return ""

    def action_corner(self, direction: str) -> None:
        """To the hex beside, aslant."""
        if ":" in self.cursor or not self.cursor:
            return
        found = beside(self.cursor, direction)
        if found in self._whole.spots:
            self.cursor = found

    def on_mouse_scroll_up(self, event: events.MouseScrollUp) -> None:
        """The wheel scrolls, with Ctrl it zooms."""
        self._wheel(event, -1)

    def on_mouse_scroll_down(self, event: events.MouseScrollDown) -> None:
        """The wheel scrolls, with Ctrl it zooms."""
        self._wheel(event, 1)

    def _wheel(self, event: events.MouseEvent, way: int) -> None:
        event.stop()
        if event.ctrl:
            self.zoom_by(-way)
        else:
            self.scroll_map(SCROLLED * way)


def _holding(corner: tuple[int, int], room: Region, wanted: Region) -> tuple[int, int]:
    """A corner of the part in view that is as near as can be and has a region in view."""
    x, y = corner
    return (
        min(max(x, wanted.right - room.width), wanted.x),
        min(max(y, wanted.bottom - room.height), wanted.y),
    )  # fmt: skip


def _moved(spot: Spot, x: int, y: int, room: Region) -> Spot:
    """A spot of the whole map where it shows now; one out of view has no region."""
    shown = tuple(part for region in spot.regions if (part := region.translate((x, y)).intersection(room)))
    mark = (spot.mark[0] + x, spot.mark[1] + y)
    return Spot(spot.id, shown, mark, spot.box and bool(shown) and shown[0].size == spot.regions[0].size)


def _write(found: Drawing, x: int, y: int, text: str, style: Style = theme.QUIET) -> None:
    """A few characters on a finished drawing."""
    chars, styles = found.rows[y]
    for place, char in enumerate(text, x):
        if place < found.width:
            chars[place], styles[place] = char, style
