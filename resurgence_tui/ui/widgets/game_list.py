"""The saved games as a list with steady columns, whatever their names hold."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rich.style import Style
from textual import events
from textual.geometry import Size
from textual.message import Message
from textual.reactive import reactive
from textual.scroll_view import ScrollView
from textual.strip import Strip

from resurgence_tui.ui import theme
from resurgence_tui.ui.widgets.painter import Painter, to_strip

UNDER_CURSOR = Style(bgcolor=theme.CURSOR_GROUND)

SHARES = (30, 38)
"""Of the room that the fixed columns leave: per cent for the game's name; the rest is for the seats."""

PROGRESS, WHEN, GAP = 16, 16, 2


@dataclass(frozen=True, slots=True)
class GameLine:
    """One game in words. bad: it cannot be opened; then ``seats`` holds the reason."""

    name: str
    seats: str
    progress: str
    when: str
    bad: bool = False


class GameList(ScrollView, can_focus=True):
    """Reports the line that is looked at and the one that is picked, by their places."""

    ALLOW_SELECT = False
    DEFAULT_CSS = """
    GameList {
        overflow-x: hidden;
        overflow-y: auto;
        scrollbar-size-vertical: 1;
        background: $background;
        color: $foreground;
    }
    """

    signs: reactive[theme.Signs] = reactive(theme.UNICODE, init=False)
    index: reactive[int] = reactive(0, init=False)

    class Looked(Message):
        """Another line is highlighted (-1: there is none)."""

        def __init__(self, place: int) -> None:
            super().__init__()
            self.place = place

    class Picked(Message):
        """Enter or a click on the highlighted line."""

        def __init__(self, place: int) -> None:
            super().__init__()
            self.place = place

    def __init__(self, heading: GameLine, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self._heading = heading
        self._lines: tuple[GameLine, ...] = ()

    def show(self, lines: Sequence[GameLine], at: int = 0) -> None:
        """Show other games, with the highlight on one of them."""
        self._lines = tuple(lines)
        self.set_reactive(GameList.index, max(min(at, len(self._lines) - 1), 0))
        self.virtual_size = Size(self.scrollable_content_region.width, len(self._lines) + 1)
        self._reveal()
        self.refresh()
        self._tell()

    def _tell(self) -> None:
        self.post_message(self.Looked(self.index if self._lines else -1))

    def render_line(self, y: int) -> Strip:
        """The headings stay on top; the games scroll beneath."""
        sheet = Painter(self.scrollable_content_region.width, 1, self.signs)
        place = y - 1 + round(self.scroll_offset.y)
        if y == 0:
            self._write(sheet, self._heading, theme.TITLE, theme.TITLE)
        elif 0 <= place < len(self._lines):
            here = place == self.index
            under = UNDER_CURSOR if here else Style()
            if here:
                sheet.text(0, 0, " " * sheet.width, under)
                sheet.text(0, 0, self.signs.cursor, theme.CURSOR if self.has_focus else theme.LEGAL + under)
            line = self._lines[place]
            quiet = theme.WARNING if line.bad else theme.QUIET
            self._write(sheet, line, (theme.STRONG if here else theme.PLAIN) + under, quiet + under)
        return to_strip(sheet.drawing().rows[0])

    def _write(self, sheet: Painter, line: GameLine, main: Style, quiet: Style) -> None:
        room = max(sheet.width - 2 - PROGRESS - WHEN - 3 * GAP, 0)
        name = room * SHARES[0] // sum(SHARES)
        x = 2
        for text, width, style in (
            (line.name, name, main),
            (line.seats, room - name, quiet if line.bad else main),
            (line.progress, PROGRESS, quiet),
            (line.when, WHEN, quiet),
        ):
            sheet.text(x, 0, text, style, width)
            x += width + GAP

    # Reactions

    def watch_index(self) -> None:
        """Keep the highlight in view."""
        self._reveal()
        self.refresh()
        self._tell()

    def watch_has_focus(self, value: bool) -> None:
        """The marker shows whether keys go here."""
        super().watch_has_focus(value)
        self.refresh()

    def on_resize(self) -> None:
        """The columns follow the width."""
        self.virtual_size = Size(self.scrollable_content_region.width, len(self._lines) + 1)
        self._reveal()
        self.refresh()

    def _reveal(self) -> None:
        room = max(self.size.height - 1, 1)
        top = round(self.scroll_offset.y)
        if self.index < top:
            self.scroll_to(y=self.index, animate=False)
        elif self.index >= top + room:
            self.scroll_to(y=self.index - room + 1, animate=False)

    def on_key(self, event: events.Key) -> None:
        """Move and pick."""
        last = len(self._lines) - 1
        page = max(self.size.height - 2, 1)
        steps = {"up": -1, "down": 1, "pageup": -page, "pagedown": page, "home": -last, "end": last}
        if event.key in steps and last >= 0:
            self.index = max(min(self.index + steps[event.key], last), 0)
        elif event.key == "enter" and last >= 0:
            self.post_message(self.Picked(self.index))
        else:
            return
        event.stop()
        event.prevent_default()

    def on_click(self, event: events.Click) -> None:
        """The first click on a line looks at it, one on the highlighted line picks it."""
        offset = event.get_content_offset(self)
        if offset is None or offset.y < 1:
            return
        place = offset.y - 1 + round(self.scroll_offset.y)
        if 0 <= place < len(self._lines):
            event.stop()
            if place == self.index:
                self.post_message(self.Picked(place))
            else:
                self.index = place
