"""What has happened since a seat's last turn: a short list by seat, and the panel that shows it."""

from __future__ import annotations

from typing import NamedTuple

from rich.cells import cell_len
from rich.style import Style
from textual import events
from textual.geometry import Region
from textual.message import Message

from resurgence_tui.i18n.text import Words
from resurgence_tui.ui import theme
from resurgence_tui.ui.table.seats import Looks
from resurgence_tui.ui.widgets.painter import Painter, fitted, wrapped
from resurgence_tui.ui.widgets.sheet import Sheet

TABLE = -1
"""The seat of a row that is about the whole table; rows with a lower number are about a rival without a seat."""


class Rival(NamedTuple):
    """A rival without a seat: its name, its sign of at most two cells, and their style."""

    name: str
    sign: str
    style: Style


class NewsRow(NamedTuple):
    """seat: whose, or TABLE, or less for a rival. text: what was done, in few words. gains: points and more it brought.
    """

    seat: int
    text: str
    gains: str = ""


class News(NamedTuple):
    """rows: the table first, then the seats clockwise from the next one, the own one last.

    since: how many entries of the log, as that seat sees it, were there when its last turn ended; -1: it had none yet.
    """

    rows: tuple[NewsRow, ...] = ()
    since: int = -1


NO_NEWS = News()


NAME = 12
"""Cells of a seat's name at most."""

SIDE = 2
"""Cells of frame and margin on each side."""


class NewsPanel(Sheet):
    """Lies over a board for as long as nobody presses a key; it takes neither focus nor keys. A click closes it.

    rival: how somebody without a seat is called and marked, where the game has one.
    """

    DEFAULT_CSS = "NewsPanel { background: $surface; color: $foreground; display: none; }"

    lies_over = True
    """It is painted above what lies in the same place."""

    class Closed(Message):
        """It was clicked away."""

    def __init__(self, words: Words, *, rival: Rival | None = None, id: str | None = None) -> None:
        super().__init__(id=id)
        self._words, self._rival = words, rival
        self._looks: Looks = ()
        self.news = NO_NEWS

    @property
    def is_open(self) -> bool:
        """Whether it lies on the table now."""
        return bool(self.display)

    def take(self, news: News, looks: Looks) -> None:
        """These are the news; whether they show is left as it is."""
        self.news, self._looks = news, looks

    def open(self) -> None:
        """Show them."""
        self.display = True
        self.refresh(layout=True)
        self.repaint()

    def close(self) -> None:
        """Take it off the table."""
        self.display = False

    # Where it lies

    def places(self, room: Region) -> dict[str, Region]:
        """Where it lies in a room; no place at all while it is closed."""
        return {str(self.id): self.place(room)} if self.is_open else {}

    def place(self, room: Region) -> Region:
        """The lowest lines of a room, as many as the news need."""
        height = min(len(self.lines(room.width - 2 * SIDE, max(room.height - 2, 1))) + 2, room.height)
        return Region(room.x, room.bottom - height, room.width, height)

    def lines(self, width: int, most: int) -> list[tuple[NewsRow, str, bool]]:
        """Each row with its text broken into lines, whether it is the first; rows share what room there is."""
        room = max(width - self._name_width - self._gain_width, 8)
        found: list[tuple[NewsRow, str, bool]] = []
        for each in range(max(most, 1), 0, -1):
            found = []
            for row in self.news.rows:
                broken = wrapped(row.text, room, each, self.signs) or [""]
                found += [(row, line, number == 0) for number, line in enumerate(broken)]
            if len(found) <= most:
                break
        return found[:most]

    @property
    def _name_width(self) -> int:
        names = [cell_len(self._called(row)) for row in self.news.rows]
        return 4 + min(max(names, default=0), NAME) + 1

    @property
    def _gain_width(self) -> int:
        widest = max((cell_len(row.gains) for row in self.news.rows), default=0)
        return widest + 2 if widest else 0

    def _called(self, row: NewsRow) -> str:
        if row.seat == TABLE:
            return self._words.text("news_table")
        if row.seat < TABLE:
            return self._rival.name if self._rival is not None else ""
        return self._looks[row.seat].name

    def _badge(self, row: NewsRow) -> tuple[str, Style]:
        if row.seat == TABLE:
            return "", theme.PLAIN
        if row.seat < TABLE:
            return (f" {self._rival.sign} ", self._rival.style) if self._rival is not None else ("", theme.PLAIN)
        return f" {row.seat + 1} ", theme.seat_style(self._looks[row.seat].colour)

    # Drawing

    def paint(self, sheet: Painter) -> None:
        """A frame, and in it a line or more for each row."""
        words = self._words
        title = words.text("news_title" if self.news.since >= 0 else "news_start")
        sheet.box(Region(0, 0, sheet.width, sheet.height), title, theme.CURSOR_FRAME, theme.TITLE)
        keys = f" {words.text('news_hint')}   {words.text('news_log')} "
        sheet.right(0, sheet.height - 1, keys, theme.QUIET, sheet.width - SIDE)
        inner = sheet.width - 2 * SIDE
        for y, (row, text, first) in enumerate(self.lines(inner, sheet.height - 2), 1):
            if first:
                sheet.text(SIDE, y, *self._badge(row))
                width = self._name_width - 5
                style = theme.QUIET if row.seat == TABLE else theme.STRONG
                sheet.text(SIDE + 4, y, fitted(self._called(row), width, self.signs), style)
                sheet.right(SIDE, y, row.gains, theme.VP, inner)
            sheet.text(SIDE + self._name_width, y, text)

    def on_click(self, event: events.Click) -> None:
        """Tell that it was clicked away."""
        event.stop()
        self.post_message(self.Closed())
