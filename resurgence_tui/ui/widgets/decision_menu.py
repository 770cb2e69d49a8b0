"""The options of the open decision as a list: a widget for any game, which reports the pick and changes nothing."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import takewhile

from rich.cells import cell_len
from rich.style import Style
from textual import events
from textual.message import Message
from textual.reactive import reactive

from resurgence_tui.ui import theme
from resurgence_tui.ui.widgets.mouse import RIGHT
from resurgence_tui.ui.widgets.painter import Painter
from resurgence_tui.ui.widgets.scroller import Scroller

GUTTER = 4
"""Room for the marker and the key of a row."""

BETWEEN = 2
NOTE = 16
"""Cells of a note that tell what it is about."""

LEAST = 3
"""Cells of a note that are worth showing, with what is cut marked as such."""

NUMBERED = "123456789"
LETTERED = "abdfjwyzABDEFGHJKNPQRSTVWXYZ"
"""Keys of the rows after the ninth: letters that mean nothing else on a screen with a menu."""

WAY_OUT = "0"

ROW_UNDER_CURSOR = Style(bgcolor=theme.CURSOR_GROUND)


@dataclass(frozen=True, slots=True)
class Row:
    """One option in words. group: the heading it stands under. key: what picks it instead of its number.

    words: further text by which the search finds it. stays: it is always in view, below the others if need be. dim:
    it can be picked, but there is hardly a reason to.
    """

    id: str
    label: str
    cost: str = ""
    gain: str = ""
    note: str = ""
    group: str = ""
    key: str = ""
    words: str = ""
    stays: bool = False
    dim: bool = False

    def holds(self, wanted: str) -> bool:
        """Whether every word looked for is in the row."""
        text = f"{self.label} {self.cost} {self.gain} {self.note} {self.group} {self.words}".casefold()
        return all(word in text for word in wanted.casefold().split())


def width_needed(rows: Sequence[Row]) -> int:
    """Cells that rows need to be read in full, but for the notes: their beginning is enough, and of dim rows nothing.
    """
    texts_of = ((row.label, row.cost, row.gain, "" if row.dim else row.note[:NOTE]) for row in rows)
    widths = [max(map(cell_len, texts)) for texts in zip(*texts_of, strict=True)]
    return GUTTER + sum(width + BETWEEN for width in widths if width)


def columns(rows: Sequence[Row], width: int) -> tuple[int, int, int, int]:
    """Widths of label, cost, gain and note: as wide as they need; where room is short the note gives way first."""
    needs = [max((cell_len(text) for text in texts), default=0) for texts in zip(
        *((row.label, row.cost, row.gain, row.note) for row in rows), strict=True)] if rows else [0, 0, 0, 0]
    room = max(width - GUTTER, 0)
    label, cost, gain, note = needs
    gaps = sum(BETWEEN for need in (cost, gain) if need)
    over = label + cost + gain + gaps - room
    if over > 0:
        kept = max(min(label, room // 2), label - over)
        over -= label - kept
        label = kept
    if over > 0:
        cut = min(over, gain)
        gain, over = gain - cut, over - cut
    if over > 0:
        cost = max(cost - over, 0)
    left = room - label - cost - gain - gaps
    return label, cost, gain, min(note, left - BETWEEN) if left > BETWEEN + 3 else 0


def told_apart(labels: Sequence[str], width: int, cut: str) -> list[str]:
    """Labels that can be told apart in a column: those that would read the same when cut lose what they share in front.
    """
    found = list(labels)
    beginnings: dict[str, list[int]] = {}
    for place, label in enumerate(labels):
        if cell_len(label) > width:
            beginnings.setdefault(label[: max(width - 1, 1)], []).append(place)
    for alike in beginnings.values():
        if len(alike) > 1:
            columns_of = zip(*(labels[place] for place in alike), strict=False)
            same = takewhile(lambda letters: len(set(letters)) == 1, columns_of)
            start = "".join(letters[0] for letters in same).rfind(" ") + 1
            for place in alike:
                found[place] = cut + labels[place][start:]
    return found


class DecisionMenu(Scroller, can_focus=True):
    """Lists what the rules allow now: arrows and Enter, a row's number or letter, a click, or ``/`` and words."""

    DEFAULT_CSS = "DecisionMenu { background: $surface; color: $foreground; }"

    index: reactive[int] = reactive(0, init=False, repaint=False)
    """Which of the rows shown is highlighted."""

    advised: reactive[str] = reactive("", init=False, repaint=False)
    """The row that is suggested: it has a sign."""

    class Picked(Message):
        """A row was picked. tag: what was said when the rows were shown, so that a late pick can be told."""

        def __init__(self, menu: DecisionMenu, row: str, tag: str) -> None:
            super().__init__()
            self.menu, self.row, self.tag = menu, row, tag

        @property
        def control(self) -> DecisionMenu:
            """The menu."""
            return self.menu

    class Asked(Message):
        """A right click on the highlighted row: what is this?"""

    class Highlighted(Message):
        """Other rows are shown, and this one is highlighted ("": none). Moves among them: watch `index`."""

        def __init__(self, menu: DecisionMenu, row: str) -> None:
            super().__init__()
            self.menu, self.row = menu, row

        @property
        def control(self) -> DecisionMenu:
            """The menu."""
            return self.menu

    def __init__(self, *, id: str | None = None, classes: str | None = None) -> None:
        super().__init__(id=id, classes=classes)
        self._rows: tuple[Row, ...] = ()
        self._searched: tuple[Row, ...] = ()
        self._shown: tuple[Row, ...] = ()
        self._lines: list[int] = []
        self._keys: list[str] = []
        self._widths = (0, 0, 0, 0)
        self._labels: list[str] = []
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
        self._lines = []
        own = {row.key for row in rows}
        free = (key for key in NUMBERED + LETTERED if key not in own)
        self._keys = [row.key or next(free, "") for row in rows]
        group = ""
        for place, row in enumerate(rows):
            if row.group != group and row.group:
                self._lines.append(-1 - place)
            group = row.group
            self._lines.append(place)
        self._measure()
        start = next((place for place, row in enumerate(rows) if row.id == at), 0)
        self.set_reactive(DecisionMenu.index, start)
        self.top = 0
        self._reveal()
        self.repaint()
        self._tell()

    def _measure(self) -> None:
        self._widths = columns(self._shown, self.width if self.size else 80)
        self._labels = told_apart([row.label for row in self._shown], self._widths[0], self.signs.cut)

    @property
    def length(self) -> int:
        """Options and headings; not the row that stays below them, nor its heading."""
        foot = self.foot
        if foot < 0:
            return len(self._lines)
        return foot - 1 if foot and self._lines[foot - 1] < 0 else foot

    @property
    def head(self) -> int:
        """The search has a line above the list."""
        return 0 if self.wanted is None else 1

    @property
    def foot(self) -> int:
        """The last row, if it stays, where there is no room for all."""
        last = self._lines[-1] if len(self._lines) > self.size.height - self.head else -1
        return len(self._lines) - 1 if last >= 0 and self._shown[last].stays else -1

    def paint_fold(self, sheet: Painter, below: int) -> None:
        """How many options are not seen."""
        hidden = sum(1 for place in self._lines[self.length - below : self.length] if place >= 0)
        if hidden and self.more:
            told = f" {self.more(hidden)} "
            sheet.text(self.width - cell_len(told), 0, told, theme.QUIET)

    def key_of(self, place: int) -> str:
        """What picks the row at that place besides Enter; "" if nothing does."""
        return self._keys[place]

    def paint_line(self, sheet: Painter, line: int) -> None:
        """The search, a heading or an option."""
        if line < 0:
            sheet.parts(1, 0, [("/ ", theme.LEGAL), (self.wanted or "", theme.STRONG), ("_", theme.LEGAL)])
            return
        place = self._lines[line]
        if place < 0:
            sheet.text(1, 0, self._shown[-1 - place].group, theme.TITLE)
        else:
            self._write(sheet, place)

    def _write(self, sheet: Painter, place: int) -> None:
        """One option, its texts in columns; a note that would be cut begins further left, where nothing stands."""
        row, here = self._shown[place], place == self.index
        under = ROW_UNDER_CURSOR if here else Style()
        if here:
            sheet.text(0, 0, " " * self.width, under)
            if self.has_focus:
                sheet.text(0, 0, self.signs.cursor, theme.CURSOR)
        if row.id == self.advised:
            sheet.text(1, 0, self.signs.advice, theme.LEGAL + under)
        sheet.text(2, 0, self.key_of(place), theme.LEGAL + under)
        x = GUTTER
        styles = (theme.STRONG if here else theme.PLAIN, theme.WARNING, theme.GOOD, theme.QUIET)
        if row.dim:
            styles = (styles[0] if here else theme.DIM, theme.DIM, theme.DIM, theme.QUIET)
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

    # Reactions

    def watch_index(self, old: int, new: int) -> None:
        """Only the two lines that differ are painted again."""
        if not self._reveal():
            for place in (old, new):
                if place in self._lines:
                    self.repaint_line(self._lines.index(place))

    def watch_advised(self) -> None:
        """Another row is suggested."""
        self.repaint()

    def on_resize(self) -> None:
        """The columns follow the width; the highlighted row stays in view."""
        self._measure()
        self._reveal()
        self.repaint()

    def _tell(self) -> None:
        self.post_message(self.Highlighted(self, self.row.id if self.row else ""))

    def _reveal(self) -> bool:
        """Scroll so that the highlighted row, and a heading right above it, are in view; whether that scrolled."""
        if self.index not in self._lines:
            return False
        line = self._lines.index(self.index)
        if line == self.foot:
            return False
        return self.reveal(line - 1 if line and self._lines[line - 1] < 0 else line, line)

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
            for place in range(len(self._shown)):
                if self.key_of(place) == character:
                    self._pick(place)
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

    def _pick(self, place: int) -> None:
        if 0 <= place < len(self._shown):
            self.index = place
            self.post_message(self.Picked(self, self._shown[place].id, self.tag))

    def on_click(self, event: events.Click) -> None:
        """A click on an option picks it; one with the right button asks what it is."""
        place = self._under(event)
        if place is not None and event.button == RIGHT:
            event.stop()
            self.index = place
            self.post_message(self.Asked())
        elif place is not None:
            event.stop()
            self._pick(place)

    def on_mouse_move(self, event: events.MouseMove) -> None:
        """The highlight follows the mouse."""
        place = self._under(event)
        if place is not None and place != self.index:
            self.index = place

    def _under(self, event: events.MouseEvent) -> int | None:
        line = self.line_at(event)
        place = self._lines[line] if line is not None else -1
        return place if place >= 0 else None
