"""A list of things of one line each, under headings; with the highlight, the keys and the mouse of a list."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence

from rich.style import Style
from textual import events
from textual.message import Message
from textual.reactive import reactive

from resurgence_tui.ui import theme
from resurgence_tui.ui.widgets.cursor import takes_keys
from resurgence_tui.ui.widgets.painter import Painter
from resurgence_tui.ui.widgets.scroller import Scroller

UNDER_CURSOR = Style(bgcolor=theme.CURSOR_GROUND)


class LineList(Scroller, can_focus=True):
    """Subclasses give ``paint_item``, and call ``fill`` when there are other things to list.

    Why not Textual's OptionList (8.2): the same list made of it takes more lines than this one, since much has to be
    put right. Its Down goes round at the end; PageUp towards a heading in the first line leaves nothing highlighted;
    Home leaves that heading out of view; a click picks at once, so that nothing can be looked at with the mouse; what
    is cut ends in "…", in ASCII too. And it holds an object for each line: the reference opens in 150 ms in place of 90
    and turns to another part in 52 in place of 27.
    """

    DEFAULT_CSS = "LineList { background: $background; color: $foreground; }"

    index: reactive[int] = reactive(0, init=False, repaint=False)
    """Which of the things is highlighted."""

    class Highlighted(Message):
        """Another one is highlighted (-1: there is none)."""

        def __init__(self, place: int) -> None:
            super().__init__()
            self.place = place

    class Picked(Highlighted):
        """Enter, or a click on the highlighted one."""

    def __init__(self, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self._headings: tuple[str, ...] = ()
        self._lines: list[int] = []

    # What a subclass gives

    @abstractmethod
    def paint_item(self, sheet: Painter, place: int, under: Style) -> None:
        """Draw one of the things from the second column on; under: the ground to draw it on."""

    # What is listed

    def fill(self, headings: Sequence[str], at: int = 0) -> None:
        """List other things, with the highlight on one of them. headings: the one that each stands under, or ""."""
        self._headings = tuple(headings)
        self._lines = []
        for place, heading in enumerate(self._headings):
            if heading and heading != (self._headings[place - 1] if place else ""):
                self._lines.append(-1 - place)
            self._lines.append(place)
        self.set_reactive(LineList.index, max(min(at, self.count - 1), 0))
        self.top = 0
        self._reveal()
        self.repaint()
        self._tell()

    @property
    def count(self) -> int:
        """How many things there are."""
        return len(self._headings)

    @property
    def length(self) -> int:
        """Things and headings."""
        return len(self._lines)

    def paint_line(self, sheet: Painter, line: int) -> None:
        """A heading or a thing."""
        place = self._lines[line]
        if place < 0:
            sheet.text(1, 0, self._headings[-1 - place], theme.TITLE, self.width - 1)
            return
        under = Style()
        if place == self.index:
            under = UNDER_CURSOR
            sheet.text(0, 0, " " * self.width, under)
            if takes_keys(self):
                sheet.text(0, 0, self.signs.cursor, theme.CURSOR)
        self.paint_item(sheet, place, under)

    # Reactions

    def show_cursor(self) -> None:
        """Keys go elsewhere now, or come here again."""
        if self.index in self._lines:
            self.repaint_line(self._lines.index(self.index))

    def watch_index(self, old: int, new: int) -> None:
        """Keep the highlight in view; only the two lines that differ are painted again."""
        if not self._reveal():
            for place in (old, new):
                if place in self._lines:
                    self.repaint_line(self._lines.index(place))
        self._tell()

    def _reveal(self) -> bool:
        if not self.count:
            return False
        line = self._lines.index(self.index)
        return self.reveal(line - 1 if line and self._lines[line - 1] < 0 else line, line)

    def _tell(self) -> None:
        self.post_message(self.Highlighted(self.index if self.count else -1))

    def on_resize(self) -> None:
        """The highlight stays in view."""
        self._reveal()
        self.repaint()

    def on_key(self, event: events.Key) -> None:
        """Move and pick."""
        last = self.count - 1
        page = max(self.room - 1, 1)
        steps = {"up": -1, "down": 1, "pageup": -page, "pagedown": page, "home": -last, "end": last}
        if last < 0 or (event.key not in steps and event.key != "enter"):
            return
        event.stop()
        event.prevent_default()
        if event.key == "enter":
            self.post_message(self.Picked(self.index))
        else:
            self.index = max(min(self.index + steps[event.key], last), 0)

    def on_click(self, event: events.Click) -> None:
        """The first click on a line looks at it, one on the highlighted line picks it."""
        line = self.line_at(event)
        place = self._lines[line] if line is not None else -1
        if place >= 0:
            event.stop()
            if place == self.index:
                self.post_message(self.Picked(place))
            else:
                self.index = place
