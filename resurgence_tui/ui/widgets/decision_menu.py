"""The options of the open decision as a list: a widget for any game, which reports the pick and changes nothing."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple

from rich.cells import cell_len
from rich.style import Style
from textual import events
from textual.message import Message
from textual.reactive import reactive

from resurgence_tui.ui import theme
from resurgence_tui.ui.widgets.cursor import takes_keys
from resurgence_tui.ui.widgets.menu_rows import (
    BETWEEN,
    GUTTER,
    Piece,
    Row,
    columns,
    on_one_line,
    on_several_lines,
    pieces_of,
    told_apart,
)
from resurgence_tui.ui.widgets.mouse import RIGHT
from resurgence_tui.ui.widgets.painter import Painter
from resurgence_tui.ui.widgets.scroller import Scroller

LEAST = 3
"""Cells of a note that are worth showing, with what is cut marked as such."""

NUMBERED = "123456789"
LETTERED = "abdfjwyzABDEFGHJKNPQRSTVWXYZ"
"""Keys of the rows after the ninth: letters that mean nothing else on a screen with a menu."""

WAY_OUT = "0"

ROW_UNDER_CURSOR = Style(bgcolor=theme.CURSOR_GROUND)

HEADING = -1


class MenuLine(NamedTuple):
    """A line of the menu. place: of its row among those shown. part: which line of the row, or the HEADING above it."""

    place: int
    part: int = 0


class DecisionMenu(Scroller, can_focus=True):
    """Lists what the rules allow now: arrows and Enter, a row's number or letter, a click, or ``/`` and words."""

    DEFAULT_CSS = "DecisionMenu { background: $surface; color: $foreground; }"

    index: reactive[int] = reactive(0, init=False, repaint=False)
    """Which of the rows shown is highlighted."""

    advised: reactive[str] = reactive("", init=False, repaint=False)
    """The row that is suggested: it has a sign."""

    watch_advised = Scroller.repaint
    class Picked(Message):
        """A row was picked. tag: what was said when the rows were shown, so that a late pick can be told."""

        def __init__(self, row: str, tag: str) -> None:
            super().__init__()
            self.row, self.tag = row, tag

    class Asked(Message):
        """A right click on the highlighted row: what is this?"""

    class Highlighted(Message):
        """Other rows are shown, and perhaps another one is highlighted. Moves among them: watch `index`."""

    def __init__(self, *, id: str | None = None, classes: str | None = None) -> None:
        super().__init__(id=id, classes=classes)
        self._rows: tuple[Row, ...] = ()
        self._searched: tuple[Row, ...] = ()
        self._shown: tuple[Row, ...] = ()
        self._lines: list[MenuLine] = []
        self._first: list[int] = []
        self._keys: list[str] = []
        self._widths = (0, 0, 0, 0)
        self._labels: list[str] = []
        self._pieces: dict[int, list[list[Piece]]] = {}
        self.tag = ""
        self.more: Callable[[int], str] | None = None
        """Says that there are so many options more below."""

        self.wanted: str | None = None
        """What is searched for; None while no search is on."""

    # What is shown

    @property
    def rows(self) -> tuple[Row, ...]:
        """The rows shown now: all, or those that the search finds."""
        return self._shown

    @property
    def row(self) -> Row | None:
        """The highlighted row."""
        return self._shown[self.index] if 0 <= self.index < len(self._shown) else None

    def show(
        self, rows: Iterable[Row], searched: Iterable[Row] | None = None, at: str = "", tag: str = ""
    ) -> None:
        """Show other rows. searched: what the search looks through, if more than these. at: the row to start on.

        tag: comes back with what is picked.
        """
        self.tag = tag
        self._rows = tuple(rows)
        self._searched = self._rows if searched is None else tuple(searched)
        self.wanted = None
        self._list(self._rows, at)

    def look_at(self, row: str) -> None:
        """Highlight a row by its id, if it is shown."""
        for place, one in enumerate(self._shown):
            if one.id == row:
                self.index = place

    def _list(self, rows: tuple[Row, ...], at: str = "") -> None:
        self._shown = rows
        own = {row.key for row in rows} | {one.key for row in rows for one in row.inner}
        free = (key for key in NUMBERED + LETTERED if key not in own)
        self._keys = [row.key or next(free, "") for row in rows]
        self._measure()
        start = next((place for place, row in enumerate(rows) if row.id == at), 0)
        self.set_reactive(DecisionMenu.index, start)
        self.top = 0
        self._reveal()
        self.repaint()
        self.post_message(self.Highlighted())

    def _measure(self) -> None:
        """Lay the rows out for the size there is."""
        width, rows = self.size.width or 80, self._shown
        several = on_several_lines(rows, width, self.size.height - self.head)
        self._pieces = {
            place: on_one_line(rows[place], width) if rows[place].stays else pieces_of(rows[place], width)
            for place in several
        }
        self._widths = columns([row for place, row in enumerate(rows) if place not in several], max(width - 1, 1))
        self._labels = told_apart([row.label for row in rows], self._widths[0], self.signs.cut)
        self._lines, self._first, group = [], [], ""
        for place, row in enumerate(rows):
            if row.group != group and row.group:
                self._lines.append(MenuLine(place, HEADING))
            group = row.group
            self._first.append(len(self._lines))
            self._lines += [MenuLine(place, part) for part in range(len(self._pieces.get(place, [[]])))]

    @property
    def length(self) -> int:
        """Options and headings; not the row that stays below them, nor its heading."""
        foot = self.foot
        if foot < 0:
            return len(self._lines)
        return foot - 1 if foot and self._lines[foot - 1].part == HEADING else foot

    @property
    def head(self) -> int:
        """The search has a line above the list."""
        return 0 if self.wanted is None else 1

    @property
    def foot(self) -> int:
        """The last row, by its first line, if it stays, where there is no room for all."""
        too_many = len(self._lines) > self.size.height - self.head
        return self._first[-1] if too_many and self._shown[self._lines[-1].place].stays else -1

    def paint_fold(self, sheet: Painter, below: int) -> None:
        """How many options are not seen; a choice within the row that would be cut by that is one of them."""
        hidden = sum(1 for line in self._lines[self.length - below : self.length] if line.part == 0)
        if not hidden or self.more is None:
            return
        place = self._lines[self.foot if self.foot >= 0 else self.length - below - 1].place
        line = "".join(sheet.drawing().rows[0][0])
        found = sorted((at, one.text) for one in self._shown[place].inner if (at := line.find(one.text)) >= 0)
        whole = [(cell_len(line[:at]), cell_len(line[:at] + text)) for at, text in found]
        lost = 0
        while True:
            told = f" {self.more(hidden + lost)} "
            begins = self.width - cell_len(told)
            kept = [span for span in whole if span[1] <= begins]
            if len(kept) + lost == len(whole):
                break
            lost = len(whole) - len(kept)
        start = min(begins, whole[len(kept)][0]) if lost else begins
        sheet.text(start, 0, " " * (begins - start) + told, theme.QUIET)

    def key_of(self, place: int) -> str:
        """What picks the row at that place besides Enter; "" if nothing does."""
        return self._keys[place]

    def paint_line(self, sheet: Painter, line: int) -> None:
        """The search, a heading or an option."""
        if line < 0:
            sheet.parts(1, 0, [("/ ", theme.LEGAL), (self.wanted or "", theme.STRONG), ("_", theme.LEGAL)])
            return
        place, part = self._lines[line]
        if part == HEADING:
            sheet.text(1, 0, self._shown[place].group, theme.TITLE)
            return
        row, here = self._shown[place], place == self.index
        under = ROW_UNDER_CURSOR if here else Style()
        if here:
            sheet.text(0, 0, " " * self.width, under)
        if part == 0:
            self._write_key(sheet, place, under)
        styles = (theme.STRONG if here else theme.PLAIN, theme.WARNING, theme.GOOD, theme.QUIET)
        if row.dim:
            styles = (styles[0] if here else theme.DIM, theme.DIM, theme.DIM, theme.QUIET)
        if place not in self._pieces:
            self._write_columns(sheet, place, styles, under)
            return
        for piece in self._pieces[place][part]:
            sheet.text(GUTTER + piece.x, 0, piece.text, styles[piece.kind] + under)
            self._write_inner_keys(sheet, row, GUTTER + piece.x, piece.text, under)

    def _write_key(self, sheet: Painter, place: int, under: Style) -> None:
        """What stands before an option: the cursor, the sign of advice, its key."""
        if place == self.index and takes_keys(self):
            sheet.text(0, 0, self.signs.cursor, theme.CURSOR)
        if self._shown[place].id == self.advised:
            sheet.text(1, 0, self.signs.advice, theme.LEGAL + under)
        sheet.text(2, 0, self.key_of(place), theme.LEGAL + under)

    def _write_columns(self, sheet: Painter, place: int, styles: tuple[Style, ...], under: Style) -> None:
        """One option, its texts in columns; a note that would be cut begins further left, where nothing stands."""
        row, x = self._shown[place], GUTTER
        *texts, note = (self._labels[place], row.cost, row.gain, row.note)
        *widths, note_width = self._widths
        end = x
        for text, width, style in zip(texts, widths, styles, strict=False):
            if width:
                end = max(sheet.text(x, 0, text, style + under, width), end) if text else end
                x += width + BETWEEN
        begins = max(min(x, self.width - cell_len(note)), end + BETWEEN)
        if note_width or self.width - begins >= min(LEAST, cell_len(note)):
            sheet.text(begins, 0, note, styles[-1] + under, self.width - begins)
            self._write_inner_keys(sheet, row, begins, note, under)

    def _write_inner_keys(self, sheet: Painter, row: Row, x: int, text: str, under: Style) -> None:
        """Mark the keys of the choices within a row, in a text of it that begins at x and has been written already.

        Of a choice that is cut nothing is left, so that no key stands there without what it does.
        """
        cut = self.signs.cut
        before, _, last = text.rpartition(" ")
        part = last.removesuffix(cut)
        if part != last and any(one.text.startswith(part) for one in row.inner if part):
            sheet.text(x + cell_len(before) + 1, 0, cut + " " * cell_len(part), theme.QUIET + under)
        room = self.width - (x + cell_len(text) > self.width)  # without the sign that something is cut
        for one in row.inner:
            at = text.find(one.text)
            begins = x + cell_len(text[:at])
            if at < 0 or begins >= self.width:
                continue
            if begins + cell_len(one.text) <= room:
                sheet.text(begins, 0, one.key, theme.LEGAL + under)
            else:
                sheet.text(begins, 0, cut + " " * (self.width - begins - 1), theme.QUIET + under)

    # Reactions

    def show_cursor(self) -> None:
        """Keys go elsewhere now, or come here again."""
        for line in self._lines_of(self.index):
            self.repaint_line(line)

    def watch_index(self, old: int, new: int) -> None:
        """Only the lines of the two rows that differ are painted again."""
        if not self._reveal():
            for place in (old, new):
                for line in self._lines_of(place):
                    self.repaint_line(line)

    def on_resize(self) -> None:
        """The columns follow the width; the highlighted row stays in view."""
        self._measure()
        self._reveal()
        self.repaint()

    def _reveal(self) -> bool:
        """Scroll so that the highlighted row, and a heading right above it, are in view; whether that scrolled."""
        lines = self._lines_of(self.index)
        if not lines or self.foot in lines:
            return False
        first = lines[0]
        return self.reveal(first - 1 if first and self._lines[first - 1].part == HEADING else first, lines[-1])

    def _lines_of(self, place: int) -> range:
        """The lines of a row; none if it is not shown."""
        if not 0 <= place < len(self._first):
            return range(0)
        return range(self._first[place], self._first[place] + len(self._pieces.get(place, [[]])))

    # Keys and mouse

    def on_key(self, event: events.Key) -> None:
        """Move, pick or search; every other key goes on to the screen."""
        if self.wanted is not None and self._search_key(event):
            handled = True
        else:
            handled = self.press(event.key, event.character)
        if handled:
            event.stop()
            event.prevent_default()

    def press(self, key: str, character: str | None) -> bool:
        """What a key does here, also while another widget has the focus; whether it did anything."""
        if key == "enter":
            self._pick(self.index)
        elif key in ("up", "down", "home", "end", "pageup", "pagedown"):
            self._move(key)
        elif character == "/":
            self.search()
        else:
            return self.press_number(character)
        return True

    def press_number(self, character: str | None) -> bool:
        """Pick the row with that key; whether there is one."""
        if character and self.wanted is None:
            for place, row in enumerate(self._shown):
                inner = next((one.id for one in row.inner if one.key == character), "")
                if inner or self.key_of(place) == character:
                    self._pick(place, inner)
                    return True
        return False

    def _move(self, key: str) -> None:
        count = len(self._shown)
        if not count:
            return
        page = max(self.size.height - 1, 1)
        steps = {"up": -1, "down": 1, "pageup": -page, "pagedown": page, "home": -count, "end": count}
        if key == "up" and self.index == 0:
            self.index = count - 1
        elif key == "down" and self.index == count - 1:
            self.index = 0
        else:
            self.index = min(max(self.index + steps[key], 0), count - 1)

    def search(self) -> None:
        """Start to search: what is typed now narrows the list."""
        self.wanted = ""
        self._list(self._searched)

    def end_search(self) -> bool:
        """Show all rows again; whether a search was on."""
        if self.wanted is None:
            return False
        self.wanted = None
        self._list(self._rows)
        return True

    def _search_key(self, event: events.Key) -> bool:
        wanted = self.wanted or ""
        if event.key == "escape":
            return self.end_search()
        if event.key == "backspace":
            if not wanted:
                return self.end_search()
            wanted = wanted[:-1]
        elif event.character and event.is_printable:
            wanted += event.character
        else:
            return False
        self.wanted = wanted
        self._list(tuple(row for row in self._searched if row.holds(wanted)))
        return True

    def _pick(self, place: int, inner: str = "") -> None:
        """Report a row, or a choice within it, as picked."""
        if 0 <= place < len(self._shown):
            self.index = place
            self.post_message(self.Picked(inner or self._shown[place].id, self.tag))

    def on_click(self, event: events.Click) -> None:
        """A click on an option picks it; one with the right button asks what it is."""
        place = self._under(event)
        if place is not None and event.button == RIGHT:
            event.stop()
            self.index = place
            self.post_message(self.Asked())
        elif place is not None:
            event.stop()
            self._pick(place, self._inner_under(event, place))

    def _inner_under(self, event: events.MouseEvent, place: int) -> str:
        """The choice within a row whose text is under the mouse; "" if there is none."""
        offset = event.get_content_offset(self)
        if offset is None or not self._shown[place].inner:
            return ""
        line = self.render_line(offset.y).text
        for one in self._shown[place].inner:
            at = line.find(one.text)
            if at >= 0 and 0 <= offset.x - cell_len(line[:at]) < cell_len(one.text):
                return one.id
        return ""

    def on_mouse_move(self, event: events.MouseMove) -> None:
        """The highlight follows the mouse."""
        place = self._under(event)
        if place is not None and place != self.index:
            self.index = place

    def _under(self, event: events.MouseEvent) -> int | None:
        line = self.line_at(event)
        found = self._lines[line] if line is not None else None
        return found.place if found is not None and found.part != HEADING else None
