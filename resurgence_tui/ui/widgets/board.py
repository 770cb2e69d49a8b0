"""A board: one widget that draws itself line by line, with a cursor over the places that can be picked."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, NamedTuple

from rich.style import Style
from textual import events
from textual.binding import Binding
from textual.geometry import Offset, Region, Size
from textual.message import Message
from textual.reactive import reactive
from textual.strip import Strip
from textual.widget import Widget

from resurgence_tui.ui import theme
from resurgence_tui.ui.palettes import Palette
from resurgence_tui.ui.widgets.cursor import takes_keys
from resurgence_tui.ui.widgets.marks import ADVISED, BARRED, CHANGED, CURSOR, ECHO, LEGAL, mark_row, underlined
from resurgence_tui.ui.widgets.mouse import RIGHT
from resurgence_tui.ui.widgets.painter import Drawing, Row, Spot, to_strip
from resurgence_tui.ui.widgets.self_drawn import SelfDrawn

STEPS = {"up": (0, -1), "down": (0, 1), "left": (-1, 0), "right": (1, 0)}


class Marks(NamedTuple):
    """What decides how the spots of a board are marked; looked up once for all rows that are painted together."""

    legal: frozenset[str]
    changed: frozenset[str]
    asked: frozenset[str]
    cursor: str
    echo: str
    advised: str
    signs: theme.Signs


class Board(SelfDrawn, Widget, can_focus=True):
    """Draws a Drawing, lights up what is legal, and reports what is highlighted and picked.

    Subclasses give `draw`; whoever owns the board sets `legal`, `changed`, `cursor`, and hears Picked and Highlighted.
    """

    FOCUS_ON_CLICK = False
    """A click picks, and the keys stay where they were: whoever has clicked a place goes on in the menu."""

    BINDINGS = [
        *(Binding(key, f"step('{key}')", "Move", show=False) for key in STEPS),
        *(Binding(f"shift+{key}", f"step('{key}', True)", "Look around", show=False) for key in STEPS),
        Binding("enter", "pick", "Pick", show=False),
    ]
    DEFAULT_CSS = """
    Board {
        width: 1fr;
        height: 1fr;
        background: $background;
        color: $foreground;
        &.-framed { border-top: round $border-blurred; border-title-color: $primary; border-title-style: bold; }
        &.-framed:focus { border-top: heavy $primary; }
        &.-framed.-ascii { border-top: ascii $border; }
        &.-framed.-ascii:focus { border-top: ascii $primary; }
    }
    """

    cursor: reactive[str] = reactive("", init=False, repaint=False)
    """The spot that the player is on: setting it is told with Highlighted. What only goes along uses `follow`."""

    legal: reactive[frozenset[str]] = reactive(frozenset(), init=False, repaint=False)
    changed: reactive[frozenset[str]] = reactive(frozenset(), init=False, repaint=False)
    asked: reactive[frozenset[str]] = reactive(frozenset(), init=False, repaint=False)
    """The kinds of spots that the open decision is about: what of them is not legal is dimmed."""

    pointed: reactive[str] = reactive("", init=False, repaint=False)
    """The spot that the row of a menu stands for: its ground is marked while the focus is elsewhere."""

    advised: reactive[str] = reactive("", init=False, repaint=False)
    """The legal spot that is suggested."""

    KIND: ClassVar[str] = ""
    """The kind of all spots, where they are of one."""

    class Picked(Message):
        """Enter or a click on a spot. legal: whether it was lit up."""

        def __init__(self, board: Board, spot: str, legal: bool) -> None:
            super().__init__()
            self.board, self.spot, self.legal = board, spot, legal

    class Highlighted(Message):
        """The cursor or the mouse is on a spot now ("": on none)."""

        def __init__(self, board: Board, spot: str) -> None:
            super().__init__()
            self.board, self.spot = board, spot

    class Asked(Highlighted):
        """A right click: what is this?"""

    def __init__(
        self, *, signs: theme.Signs = theme.UNICODE, id: str | None = None, classes: str | None = None
    ) -> None:
        self._strips: dict[int, Strip] = {}
        self._touched: list[Region] = []
        self._over: dict[tuple[int, int], tuple[str, Style]] = {}
        self._background: Style | None = None
        self._painted_in: tuple[Palette, Style] | None = None
        self._marks: Marks | None = None
        super().__init__(id=id, classes=classes)
        self._drawing = Drawing(0, 0)
        self._drawn_later = self._is_due = False
        self._is_behind = True
        """Whether something has changed while there was no room to draw it."""
        self._by_row: dict[int, list[tuple[Spot, Region]]] = {}
        self._hovered = ""
        self.set_reactive(Board.signs, signs)
        self.set_class(signs is theme.ASCII, "-ascii")

    # What a subclass gives

    def draw(self, size: Size) -> Drawing | None:
        """The board at a size; None while there is nothing to draw."""
        return None

    def kind(self, spot: str) -> str:
        """What kind of thing a spot is; a question is about one or more kinds."""
        return self.KIND

    def light(self, legal: Iterable[str], kinds: Iterable[str] | None = None) -> None:
        """Light up what is legal; what else is of the kinds asked about (by default the same kinds) is dimmed."""
        lit = frozenset(legal)
        self.asked = frozenset(map(self.kind, lit) if kinds is None else kinds)
        self.legal = lit

    # Drawing

    @property
    def drawing(self) -> Drawing:
        """What is shown now, without marks."""
        if self._is_due:
            self._draw_now()
        return self._drawing

    def draw_later(self) -> None:
        """Several things will change: draw only once somebody looks at the drawing, `draw_at_once` at the latest."""
        self._drawn_later = True

    def draw_at_once(self) -> None:
        """Draw what is due, and from now on at every change."""
        self._drawn_later = False
        if self._is_due:
            self._draw_now()
        self._refresh_touched()

    def redraw(self) -> None:
        """Draw again and refresh what differs."""
        if self._drawn_later:
            self._is_due = True
        else:
            self._draw_now()

    def _draw_now(self) -> None:
        self._is_due = False
        size = self.size
        self._is_behind = not size
        if size:
            drawing = self.draw(size)
            if drawing is not None:
                self.show(drawing)

    def show(self, drawing: Drawing) -> None:
        """Show a drawing: only the regions that differ from the last one are refreshed."""
        old, self._drawing = self._drawing, drawing
        if old.spots != drawing.spots:
            self._by_row = by_row(drawing)
        if self.cursor not in drawing.spots:
            self.set_reactive(Board.cursor, self._first() if self.has_focus else "")
        if (old.width, old.height) != (drawing.width, drawing.height):
            self._marks = None
            self._strips.clear()
            self.refresh()
            return
        regions = list(differences(old, drawing))
        if old.spots != drawing.spots:
            moved = [name for name in old.spots.keys() | drawing.spots.keys()
                     if old.spots.get(name) != drawing.spots.get(name)]
            for name in moved:
                for spot in (old.spots.get(name), drawing.spots.get(name)):
                    regions += spot.regions if spot else ()
        self._touch(regions)

    def fit(self) -> None:
        """What is painted is always drawn for the size it has: a frame that comes or goes reports no other size. It is
        painted in the colours there are now, and kept while they stay: a focus that comes or goes changes none."""
        if (self._drawing.width, self._drawing.height) != self.size:
            self.redraw()
        colours = theme.palette_in_use(), self._ground()
        if colours != self._painted_in:
            self._painted_in = colours
            self._strips.clear()

    def render_line(self, y: int) -> Strip:
        """One line of the drawing with its marks."""
        strip = self._strips.get(y)
        if strip is None:
            drawing = self._drawing
            if not 0 <= y < drawing.height:
                return Strip.blank(self.size.width, self._ground())
            strip = to_strip(self._painted_over(self._marked(y), y) if self._over else self._marked(y), self._ground())
            if strip.cell_length != self.size.width:
                strip = strip.adjust_cell_length(self.size.width, self._ground())
            self._strips[y] = strip
        return strip

    def notify_style_update(self) -> None:
        """The background may be another one."""
        self._background = None
        super().notify_style_update()

    def _ground(self) -> Style:
        """The background from the style sheets; asking for it on every line would cost more than the line."""
        if self._background is None:
            self._background = self.rich_style
        return self._background

    def _touch(self, regions: Iterable[Region]) -> None:
        """Forget the lines of regions and have them painted again, at the latest when what is due is drawn."""
        self._marks = None
        self._touched += [region for region in regions if region]
        if not self._drawn_later:
            self._refresh_touched()

    def _refresh_touched(self) -> None:
        touched, self._touched = self._touched, []
        for region in touched:
            for y in range(region.y, region.bottom):
                self._strips.pop(y, None)
        if touched:
            self.refresh(*blocks(touched))

    def paint_over(self, cells: dict[tuple[int, int], tuple[str, Style]]) -> None:
        """For now, paint other characters over some cells, by column and row; over no others any more."""
        if cells != self._over:
            old, self._over = self._over, cells
            other = [cell for cell in old.keys() | cells.keys() if old.get(cell) != cells.get(cell)]
            self._touch(Region(x, y, 1, 1) for x, y in other)

    def _painted_over(self, row: Row, y: int) -> Row:
        """A row with what is painted over it; a wide character is not halved."""
        chars, styles = row[0].copy(), row[1].copy()
        for (x, at), (char, style) in self._over.items():
            if at == y and 0 <= x < len(chars) and chars[x] and chars[x + 1 : x + 2] != [""]:
                chars[x], styles[x] = char, style
        return chars, styles

    def _marked(self, y: int) -> Row:
        """A row with the marks of its spots; first the cursor or, without the focus, what is pointed at."""
        chars, styles = self._drawing.rows[y]
        spots = self._by_row.get(y)
        if spots is None:
            return chars, styles
        if self._marks is None:
            cursor, echo = (self.cursor, "") if takes_keys(self) else ("", self.pointed)
            self._marks = Marks(self.legal, self.changed, self.asked, cursor, echo, self.advised, self.signs)
        legal, changed, asked, cursor, echo, advised, signs = self._marks
        chars, styles = chars.copy(), styles.copy()
        for spot, region in spots:
            lit = spot.id in legal
            if spot.id == echo:
                mark_row(chars, styles, y, spot, region, ECHO, signs, lit)
            if spot.id == cursor:
                mark = CURSOR
            elif lit:
                mark = ADVISED if spot.id == advised else LEGAL
            elif spot.id in changed:
                mark = CHANGED
            elif asked and self.kind(spot.id) in asked:
                mark = BARRED
            else:
                continue
            mark_row(chars, styles, y, spot, region, mark, signs, lit)
            if mark != CHANGED and spot.id in changed and spot.mark[1] == y and region.contains(*spot.mark):
                styles[spot.mark[0]] = underlined(styles[spot.mark[0]])
        return chars, styles

    # Reactions

    def watch_signs(self) -> None:
        """Draw with the other signs."""
        self.set_class(self.signs is theme.ASCII, "-ascii")
        self._marks = None
        self._strips.clear()
        self.redraw()
        self.refresh()

    def watch_cursor(self, old: str, new: str) -> None:
        """Repaint the two places and tell."""
        self._touch_spots((old, new))
        self.post_message(self.Highlighted(self, new))

    def follow(self, spot: str) -> None:
        """Let the cursor go along with what the player looks at elsewhere; that is told to nobody, or two that follow
        each other would never rest."""
        old = self.cursor
        if spot != old:
            self.set_reactive(Board.cursor, spot)
            self._touch_spots((old, spot))

    def watch_legal(self, old: frozenset[str], new: frozenset[str]) -> None:
        """Light up; what was picked before stays under the cursor while it is legal."""
        self._touch_spots(old ^ new)
        if self.cursor not in new and new:
            if self.has_focus:
                self.cursor = self._first()
            else:
                self.follow(self._first())

    def watch_changed(self, old: frozenset[str], new: frozenset[str]) -> None:
        """Mark what the last choice changed."""
        self._touch_spots(old ^ new)

    def watch_advised(self, old: str, new: str) -> None:
        """Mark another spot."""
        self._touch_spots((old, new))

    def watch_pointed(self, old: str, new: str) -> None:
        """Repaint the two places."""
        self._touch_spots((old, new))

    def watch_asked(self) -> None:
        """Dim what is not legal, or stop dimming."""
        self._touch_spots(self._drawing.spots)

    def watch_has_focus(self, value: bool) -> None:
        """The cursor shows only with the focus."""
        super().watch_has_focus(value)
        if value and not self.cursor:
            self.cursor = self._first()
        self._touch_spots((self.cursor, self.pointed))

    def show_cursor(self) -> None:
        """Keys go elsewhere now, or come here again."""
        self._touch_spots((self.cursor, self.pointed))

    def _first(self) -> str:
        """The first legal spot, or the first of all."""
        spots = self.drawing.spots
        return next((name for name in spots if name in self.legal), next(iter(spots), ""))

    def _touch_spots(self, names: Iterable[str]) -> None:
        spots = self._drawing.spots
        self._touch(region for name in names if name in spots for region in spots[name].regions)

    def on_resize(self) -> None:
        """Another size, another drawing; a board that comes back to its place has one, unless it missed something."""
        if self._is_behind or (self._drawing.width, self._drawing.height) != self.size:
            self.redraw()

    # Keys and mouse

    def action_step(self, direction: str, everywhere: bool = False) -> None:
        """Move the cursor to the nearest spot that way: among the legal ones, with shift among all."""
        spots = self._drawing.spots
        lit = [spot for name, spot in spots.items() if name in self.legal]
        found = nearest(spots.get(self.cursor), direction, list(spots.values()) if everywhere or not lit else lit)
        if found:
            self.cursor = found

    def action_pick(self) -> None:
        """Report the spot under the cursor."""
        if self.cursor:
            self.post_message(self.Picked(self, self.cursor, self.cursor in self.legal))

    def on_click(self, event: events.Click) -> None:
        """A click moves the cursor there and picks; one with the right button asks what it is."""
        spot = self._under(event)
        if spot and event.button == RIGHT:
            event.stop()
            self.post_message(self.Asked(self, spot))
        elif spot:
            event.stop()
            self.cursor = spot
            self.action_pick()

    def on_mouse_move(self, event: events.MouseMove) -> None:
        """Tell what the mouse is on."""
        spot = self._under(event)
        if spot != self._hovered:
            self._hovered = spot
            self.post_message(self.Highlighted(self, spot or (self.cursor if self.has_focus else "")))

    def on_leave(self) -> None:
        """The mouse is gone: the cursor counts again."""
        if self._hovered:
            self._hovered = ""
            self.post_message(self.Highlighted(self, self.cursor if self.has_focus else ""))

    def _under(self, event: events.MouseEvent) -> str:
        offset: Offset | None = event.get_content_offset(self)
        if offset is None:
            return ""
        # Where a small spot lies on a larger one that can be picked, a click means the larger one.
        return self._drawing.spot_at(offset.x, offset.y, self.legal) or self._drawing.spot_at(offset.x, offset.y)


def blocks(regions: Iterable[Region]) -> list[Region]:
    """Regions joined to one for each block of rows: each row is drawn whole anyway, and each region costs time."""
    found: list[Region] = []
    for region in sorted(regions, key=lambda one: one.y):
        if found and region.y <= found[-1].bottom:
            found[-1] = found[-1].union(region)
        else:
            found.append(region)
    return found


def by_row(drawing: Drawing) -> dict[int, list[tuple[Spot, Region]]]:
    """The spots that lie on each row, with the region that does."""
    found: dict[int, list[tuple[Spot, Region]]] = {}
    for spot in drawing.spots.values():
        for region in spot.regions:
            for y in range(region.y, region.bottom):
                found.setdefault(y, []).append((spot, region))
    return found


def differences(old: Drawing, new: Drawing) -> Iterable[Region]:
    """For each row that differs, the span from the first to the last cell that does; the same span below is joined."""
    last: Region | None = None
    for y, (before, after) in enumerate(zip(old.rows, new.rows, strict=True)):
        if before == after:
            continue
        first, last_one = edge(before, after, range(new.width)), edge(before, after, range(new.width - 1, -1, -1))
        span = Region(first, y, last_one - first + 1, 1)
        if last is not None and last.bottom == y and (last.x, last.width) == (span.x, span.width):
            last = Region(last.x, last.y, last.width, last.height + 1)
            continue
        if last is not None:
            yield last
        last = span
    if last is not None:
        yield last


def edge(before: Row, after: Row, columns: Iterable[int]) -> int:
    """The first of these columns in which two rows differ; one does. To compare two styles takes long, so they are
    compared only where they are not one object."""
    (chars, styles), (new_chars, new_styles) = before, after
    return next(
        x for x in columns
        if chars[x] != new_chars[x] or (styles[x] is not new_styles[x] and styles[x] != new_styles[x])
    )


def nearest(start: Spot | None, direction: str, spots: list[Spot]) -> str:
    """The spot to go to: least way ahead plus twice the way aside; the first one without a start; "" for none."""
    if not spots:
        return ""
    if start is None:
        return spots[0].id
    step_x, step_y = STEPS[direction]
    from_x, from_y = start.middle
    best, least = "", float("inf")
    for spot in spots:
        x, y = spot.middle
        ahead = (x - from_x) * step_x + (y - from_y) * step_y
        aside = abs((x - from_x) * step_y) + abs((y - from_y) * step_x)
        if spot.id != start.id and ahead > 0.5 and ahead + 2 * aside < least:
            best, least = spot.id, ahead + 2 * aside
    return best
