"""Short, quiet animations over a table that already shows what is true: tokens come, marks advance, numbers count.

Boards are drawn as they are now. For a quarter of a second some of their cells are painted over, frame by frame, with
what was there before and what is on its way; then these cells are let go. So an animation ends with the very table
that there would be without it, whenever it ends: every key and every click ends it at once.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from rich.style import Style
from textual.geometry import Region
from textual.timer import Timer

from resurgence_tui.games.resurgence.standing import seat_points
from resurgence_tui.games.resurgence.view import View
from resurgence_tui.games.resurgence.vocab import AREA_WORDS, ITEM_WORDS
from resurgence_tui.i18n.text import Words
from resurgence_tui.ui import theme
from resurgence_tui.ui.resurgence import styles
from resurgence_tui.ui.resurgence.boards import glyphs
from resurgence_tui.ui.resurgence.boards.compound_board import CompoundBoard
from resurgence_tui.ui.resurgence.boards.leadership_tracks import LeadershipTracks
from resurgence_tui.ui.resurgence.boards.main_board import MainBoard
from resurgence_tui.ui.resurgence.boards.seat_bar import SeatBar
from resurgence_tui.ui.table.seats import Looks
from resurgence_tui.ui.widgets.board import Board
from resurgence_tui.ui.widgets.painter import Drawing

if TYPE_CHECKING:
    from resurgence_tui.ui.table.tabletop import Tabletop

FRAMES = 5
FRAME = 0.05
"""Seconds that a frame stands: all of them together stay below a third of a second."""

MOST_TOKENS = 6
"""At most so many tokens are moved at once; where more have come, none is."""

SLOW_LINE = (
    "B50", "B75", "B110", "B134", "B150", "B200", "B300", "B600", "B1200", "B1800", "B2400", "B4800", "B9600",
)  # fmt: skip
"""Bits a second of serial lines on which nothing moves, as ``termios`` calls them."""

OLD_TERMINALS = ("vt100", "vt102", "vt220", "dumb")
"""They are, or pretend to be, at the end of such a line."""

Cells = dict[tuple[int, int], tuple[str, Style]]
"""What is painted over a board: column and row, character and style."""


def text_cells(x: int, y: int, text: str, style: Style) -> Cells:
    """A text as cells."""
    return {(x + at, y): (char, style) for at, char in enumerate(text)}


def as_drawn(drawing: Drawing, cells: Iterable[tuple[int, int]]) -> Cells:
    """What a drawing has in these cells, as far as they lie on it."""
    return {(x, y): (drawing.rows[y][0][x], drawing.rows[y][1][x]) for x, y in cells
            if 0 <= y < drawing.height and 0 <= x < drawing.width}


def where(drawing: Drawing, regions: Sequence[Region], text: str, style: Style) -> tuple[int, int] | None:
    """The first place in some regions where a text stands on the ground of that style."""
    for region in regions:
        for y in range(region.y, min(region.bottom, drawing.height)):
            chars, styles = drawing.rows[y]
            for x in range(region.x, min(region.right, drawing.width) - len(text) + 1):
                if "".join(chars[x : x + len(text)]) == text and styles[x].bgcolor == style.bgcolor:
                    return x, y
    return None


def line_between(start: tuple[int, int], end: tuple[int, int]) -> list[tuple[int, int]]:
    """Where something is in each frame on its way; it has left the start, and has not arrived."""
    return [(round(start[0] + (end[0] - start[0]) * step / (FRAMES + 1)),
             round(start[1] + (end[1] - start[1]) * step / (FRAMES + 1))) for step in range(1, FRAMES + 1)]


@dataclass(slots=True)
class Animation:
    """The frames for one board."""

    frames: list[Cells] = field(default_factory=lambda: [{} for _ in range(FRAMES)])

    def __bool__(self) -> bool:
        return any(self.frames)

    def goes(self, before: Drawing, now: Drawing, start: tuple[int, int], end: tuple[int, int], text: str) -> None:
        """A text goes from one place to another; where it arrives, there is until then what was there before."""
        style = now.rows[end[1]][1][end[0]]
        target = text_cells(*end, text, style)
        for frame in self.frames:
            for cell, drawn in as_drawn(before, target).items():
                frame.setdefault(cell, drawn)
        for frame, place in zip(self.frames, line_between(start, end), strict=True):
            moving = text_cells(*place, text, style)
            if all(cell in as_drawn(now, moving) for cell in moving):
                frame.update(moving)

    def counts(self, place: tuple[int, int], old: int, new: int, style: Style) -> None:
        """A number goes from one value to another where it stands."""
        width = max(len(str(old)), len(str(new)))
        x = place[0] + len(str(new)) - width
        for step, frame in enumerate(self.frames):
            value = round(old + (new - old) * step / FRAMES)
            frame.update(text_cells(x, place[1], str(value).rjust(width), style))


class Motion:
    """Moves what has changed on the boards of one table. even_unseen: also without a terminal, for tests."""

    even_unseen = False

    def __init__(self, table: Tabletop) -> None:
        self._table = table
        self._films: list[tuple[Board, Animation]] = []
        self._step = 0
        self._timer: Timer | None = None
        self._before: View | None = None
        self._drawn: dict[Board, Drawing] = {}

    @property
    def runs(self) -> bool:
        """Whether something moves now."""
        return bool(self._films)

    def may_run(self) -> bool:
        """Whether the player wants it, somebody sees it, and the line is fast enough."""
        app: Any = self._table.app
        if not app.settings.animation or not self._table.screen.is_current:
            return False
        if app.is_headless:
            return self.even_unseen
        return not is_slow(os.environ.get("TERM", "")) and not waits_to_be_written(app)

    def note(self) -> None:
        """Another view is about to be shown: keep how the boards look until then."""
        self.finish()
        table = self._table
        self._before = table.view if table.view is not None and self.may_run() else None
        self._drawn = {board: board.drawing for board in table.boards if board.display} if self._before else {}

    def start(self, new: View) -> None:
        """Show how the boards came to look as they do now."""
        table, old = self._table, self._before
        if old is None or old is new:
            return
        director = Animator(table.words, table.looks, old, new)
        for board, drawing in self._drawn.items():
            now = board.drawing
            if board.display and (drawing.width, drawing.height) == (now.width, now.height):
                film = director.film(board, drawing)
                if film:
                    self._films.append((board, film))
        if self._films:
            self._step = -1
            self._next()
            self._timer = table.set_interval(FRAME, self._next)

    def _next(self) -> None:
        """The next frame; none where the terminal has not yet taken the last one."""
        self._step += 1
        if self._step >= FRAMES or waits_to_be_written(self._table.app):
            self.finish()
            return
        for board, film in self._films:
            board.paint_over(film.frames[self._step])

    def finish(self) -> None:
        """Show the boards as they are."""
        if self._timer is not None:
            self._timer.stop()
            self._timer = None
        for board, _ in self._films:
            board.paint_over({})
        self._films = []


class Animator:
    """Knows what moves on which board, and finds it in the drawings."""

    def __init__(self, words: Words, looks: Looks, old: View, new: View) -> None:
        self._words, self._looks, self._old, self._new = words, looks, old, new

    def film(self, board: Board, before: Drawing) -> Animation:
        """What moves on a board."""
        film = Animation()
        if isinstance(board, MainBoard):
            self._tokens(film, before, board.drawing)
        elif isinstance(board, LeadershipTracks):
            self._tracks(film, before, board.drawing)
        elif isinstance(board, SeatBar):
            self._points(film, board.drawing)
        elif isinstance(board, CompoundBoard):
            self._items(film, board.drawing, board.seat)
        return film

    def _tokens(self, film: Animation, before: Drawing, now: Drawing) -> None:
        """Each token that came to a Zone comes from the lower edge, where its seat has its place."""
        old, new, seats = self._old, self._new, len(self._looks)
        come = [
            (zone, seat) for zone in new.content.zones for seat in range(seats)
            if new.token_at(zone.index, seat) >= 0 and old.token_at(zone.index, seat) != new.token_at(zone.index, seat)
        ]
        for zone, seat in come if len(come) <= MOST_TOKENS else ():
            text, style = glyphs.token_badge(seat, new.token_at(zone.index, seat), self._looks, self._words)
            spot = now.spots.get(zone.id)
            end = where(now, spot.regions, text, style) if spot else None
            if end is not None:
                start = ((2 * seat + 1) * now.width // (2 * seats), now.height)
                film.goes(before, now, start, end, text)

    def _tracks(self, film: Animation, before: Drawing, now: Drawing) -> None:
        """Marks go along their track."""
        for track, word in enumerate(AREA_WORDS):
            for text, style, moved in self._marks(track):
                spot = now.spots.get(word)
                if moved and spot is not None:
                    start, end = (where(drawing, spot.regions, text, style) for drawing in (before, now))
                    if start is not None and end is not None:
                        film.goes(before, now, start, end, text)

    def _marks(self, track: int) -> Iterator[tuple[str, Style, bool]]:
        """What stands on a track: its text, its style, whether it has moved."""
        old, new = self._old, self._new
        for seat in range(len(self._looks)):
            yield *glyphs.seat_mark(seat, self._looks), old.seats[seat].tracks[track] != new.seats[seat].tracks[track]
        mark = glyphs.sign(self._words, "token_mutant")
        yield mark, styles.MUTANT, old.mutant_tracks[track] != new.mutant_tracks[track]

    def _points(self, film: Animation, now: Drawing) -> None:
        """VP count in the line of the seats."""
        for seat in range(len(self._looks)):
            old, new = seat_points(self._old, seat), seat_points(self._new, seat)
            text, spot = self._words.text("board_points_short", count=new), now.spots.get(f"seat_{seat}")
            if old != new and spot is not None:
                place = where(now, spot.regions, text, theme.VP)
                if place is not None:
                    film.counts(place, old, new, now.rows[place[1]][1][place[0]])

    def _items(self, film: Animation, now: Drawing, seat: int) -> None:
        """Items count in the Compound that is shown."""
        everywhere = [Region(0, 0, now.width, now.height)]
        for item, word in enumerate(ITEM_WORDS):
            old, new = self._old.seats[seat].items[item], self._new.seats[seat].items[item]
            name = self._words.text(word, count=2)
            place = where(now, everywhere, name, theme.QUIET) if old != new else None
            if place is None:
                continue
            chars, styles = now.rows[place[1]]
            x = next((x for x in range(place[0] + len(name), now.width) if chars[x] != " "), now.width)
            stands, wider = "".join(chars[x : x + len(str(new))]) == str(new), len(str(old)) - len(str(new))
            if stands and (wider <= 0 or chars[x - wider] == " "):
                film.counts((x, place[1]), old, new, styles[x])


# The line to the terminal


def is_slow(terminal: str) -> bool:
    """Whether the terminal is one of those at the end of a serial line, or its line is known to be slow."""
    if terminal in OLD_TERMINALS:
        return True
    try:
        import termios
    except ImportError:  # Windows knows no such lines
        return False
    try:
        speed = termios.tcgetattr(1)[5]
    except (OSError, termios.error):  # nor has a file one
        return False
    return any(speed == getattr(termios, one, None) for one in SLOW_LINE)


def waits_to_be_written(app: Any) -> bool:
    """Whether the terminal has not yet taken what was painted last."""
    waiting = getattr(getattr(getattr(app, "_driver", None), "_writer_thread", None), "_queue", None)
    return waiting is not None and not waiting.empty()
