"""What has happened since a seat's last turn: a short list by seat, read from the log, and the panel that shows it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rich.cells import cell_len
from rich.style import Style
from textual import events
from textual.geometry import Region
from textual.message import Message

from resurgence_tui.app.host import LogEntry
from resurgence_tui.engine.types import Fact, Seat
from resurgence_tui.i18n.resurgence import news_words as told
from resurgence_tui.i18n.text import Words
from resurgence_tui.ui import theme
from resurgence_tui.ui.resurgence.boards import glyphs
from resurgence_tui.ui.resurgence.boards.glyphs import Looks
from resurgence_tui.ui.widgets.painter import Painter, fitted, wrapped
from resurgence_tui.ui.widgets.sheet import Sheet

ENDS_A_TURN = frozenset("turn_ended rested assigned level_raised level_kept hero_taken starter_taken kept".split())
"""Facts with which a seat has decided what it was asked for: what comes after them, it has not seen yet."""

BEGINS_A_TURN = frozenset("penalty_paid placed".split())
"""Facts with which a seat takes its turn: what comes after them is its own doing."""

COME_BY_ITSELF = frozenset("advanced event_revealed final_score won".split())
"""What has come to a seat without its doing, of all that is told of others."""

TABLE, MUTANTS = -1, -2
"""Rows that are about no seat."""


TELLING = frozenset((*told.DEEDS, *told.OF_TABLE, *told.OF_MUTANTS, "scored", "mutants_scored"))
"""All that the news tell of."""


class NewsRow(NamedTuple):
    """seat: whose, or TABLE or MUTANTS. text: what was done, in few words. gains: points and level that it brought."""

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


def last_turn(log: Sequence[LogEntry], seat: Seat) -> int:
    """How many entries were there when a seat had ended its last turn; -1 if it has had none."""
    for place in range(len(log) - 1, -1, -1):
        fact = log[place].fact
        if fact.seat == seat and fact.key in ENDS_A_TURN:
            return place + 1
    return -1


def between_turns(log: Sequence[LogEntry], seat: Seat) -> list[Fact]:
    """What has happened from the end of a seat's last turn until it took the turn that it may be in now."""
    found: list[Fact] = []
    for entry in log[max(last_turn(log, seat), 0) :]:
        if entry.fact.seat == seat and entry.fact.key in BEGINS_A_TURN:
            break
        found.append(entry.fact)
    return found


def news_of(words: Words, log: Sequence[LogEntry], seat: Seat, seats: int) -> News:
    """The news for a seat, from the log as it may see it."""
    facts = between_turns(log, seat)
    by_seat = [[fact for fact in facts if fact.seat == one] for one in range(seats)]
    rows = [NewsRow(TABLE, told.in_a_row(words, told.of_table(words, facts)))]
    theirs = told.deeds(words, facts, told.OF_MUTANTS)
    rows.append(NewsRow(MUTANTS, told.in_a_row(words, theirs), told.gains(words, points(facts, "mutants_scored"), 0)))
    for step in range(1, seats + 1):
        other = (seat + step) % seats
        mine = by_seat[other]
        kinds = {key: deed for key, deed in told.DEEDS.items() if other != seat or key in COME_BY_ITSELF}
        level = next((int(fact.values[0]) for fact in reversed(mine) if fact.key == "level_raised"), 0)
        gains = told.gains(words, points(mine, "scored"), level)
        rows.append(NewsRow(other, told.in_a_row(words, told.deeds(words, mine, kinds)), gains))
    return News(tuple(row for row in rows if row.text or row.gains), last_turn(log, seat))


def points(facts: Sequence[Fact], key: str) -> int:
    """VP that these facts tell of, altogether."""
    return sum(int(fact.values[1]) for fact in facts if fact.key == key)


NAME = 12
"""Cells of a seat's name at most."""

SIDE = 2
"""Cells of frame and margin on each side."""


class NewsPanel(Sheet):
    """Lies over a board for as long as nobody presses a key; it takes neither focus nor keys. A click closes it."""

    DEFAULT_CSS = "NewsPanel { background: $surface; color: $foreground; display: none; }"

    lies_over = True
    """It is painted above what lies in the same place."""

    class Closed(Message):
        """It was clicked away."""

    def __init__(self, words: Words, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self._words: Words = words
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
        """Away with it."""
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
        return self._words.text("solo-mutants") if row.seat == MUTANTS else self._looks[row.seat].name

    def _badge(self, row: NewsRow) -> tuple[str, Style]:
        if row.seat == TABLE:
            return "", theme.PLAIN
        if row.seat == MUTANTS:
            return f" {glyphs.sign(self._words, 'token_mutant')} ", theme.MUTANT
        number, style = glyphs.seat_mark(row.seat, self._looks)
        return f" {number} ", style

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
        """Away with it."""
        event.stop()
        self.post_message(self.Closed())
