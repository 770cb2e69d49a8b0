"""What is written to files: the table as a seat or everybody may see it, the score, and the points so far, as drawings.

They have sizes of their own, whatever the terminal is like, and show nothing that is marked or chosen at the moment.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from textual.geometry import Region, Size

from resurgence_tui.app.host import Host
from resurgence_tui.engine.types import NOBODY, Seat
from resurgence_tui.i18n.text import Words
from resurgence_tui.ui import theme
from resurgence_tui.ui.resurgence.boards.card_rows import EventPanel, MissionColumns, SurvivorRow
from resurgence_tui.ui.resurgence.boards.compound_board import CompoundBoard
from resurgence_tui.ui.resurgence.boards.leadership_tracks import LeadershipTracks
from resurgence_tui.ui.resurgence.boards.main_board import MainBoard
from resurgence_tui.ui.resurgence.boards.seat_bar import SeatBar
from resurgence_tui.ui.resurgence.boards.view_board import ViewBoard
from resurgence_tui.ui.resurgence.log_text import Telling, spaced
from resurgence_tui.ui.resurgence.solo.mutants_panel import MutantsPanel
from resurgence_tui.ui.screens.points_story import Story, story_of
from resurgence_tui.ui.screens.score_text import score_of, verdict_of
from resurgence_tui.ui.table.seats import SeatLook
from resurgence_tui.ui.theme import Signs
from resurgence_tui.ui.widgets.gains_table import paint_gains
from resurgence_tui.ui.widgets.line_chart import paint_chart
from resurgence_tui.ui.widgets.painter import Drawing, Painter, wrapped
from resurgence_tui.ui.widgets.score_sheet import as_text, paint_bars, paint_sheet

WIDTH = 180
LEFT, CENTRE = 78, 58
TOP, UPPER, COMPOUND = 2, 27, 21
"""Lines above the boards, of the boards of all, of a Compound."""

SCORE_WIDTH = 100
CHART_HEIGHT = 20


# The table


def table_drawing(words: Words, host: Host, signs: Signs = theme.UNICODE, eyes: Seat = NOBODY) -> Drawing:
    """All boards, those of every seat too, as a seat may see them (NOBODY: as everybody may)."""
    view, telling = host.view(eyes), Telling(words, host)
    looks = tuple(SeatLook(seat.name, seat.colour, not seat.human) for seat in host.setup.seats)
    rows = -(-len(view.seats) // 2)
    painter = Painter(WIDTH, TOP + UPPER + rows * COMPOUND, signs)
    painter.parts(1, 0, spaced([telling.where(view), telling.event(view), telling.directives(view)]))
    seats = SeatBar(words=words, signs=signs).drawn(view, looks, Size(WIDTH, 1))
    laid(painter, seats, 0, 1)
    tracks, event = (8, 6) if view.solo else (11, UPPER - 18)
    row = 12
    right = LEFT + CENTRE
    placed: list[tuple[ViewBoard, Region]] = [
        (MainBoard(words=words, signs=signs), Region(0, TOP, LEFT, UPPER)),
        (SurvivorRow(words=words, signs=signs), Region(LEFT, TOP, CENTRE, row)),
        (MissionColumns(words=words, signs=signs), Region(LEFT, TOP + row, CENTRE, UPPER - row)),
        (LeadershipTracks(words=words, signs=signs), Region(right, TOP, WIDTH - right, tracks)),
        (EventPanel(words=words, signs=signs), Region(right, TOP + tracks, WIDTH - right, event)),
        (MutantsPanel(words=words, signs=signs),
         Region(right, TOP + tracks + event, WIDTH - right, UPPER - tracks - event)),
    ]  # fmt: skip
    for seat in range(len(view.seats)):
        compound = CompoundBoard(words=words, signs=signs)
        compound.set_reactive(CompoundBoard.seat, seat)
        y = TOP + UPPER + seat // 2 * COMPOUND
        half = WIDTH // 2 if seat % 2 or seat + 1 < len(view.seats) else WIDTH
        placed.append((compound, Region(seat % 2 * half, y, half, COMPOUND)))
    for board, region in placed:
        painter.box(region, board.heading(view, looks), title_style=theme.TITLE)
        inside = board.drawn(view, looks, Size(region.width - 2, region.height - 2))
        laid(painter, inside, region.x + 1, region.y + 1)
    return painter.drawing()


def table_text(words: Words, host: Host, signs: Signs = theme.UNICODE, eyes: Seat = NOBODY) -> str:
    """The same as lines of text."""
    return f"{table_drawing(words, host, signs, eyes).text}\n"


def laid(painter: Painter, drawing: Drawing, x: int, y: int) -> None:
    """Lay a drawing into a sheet."""
    for line, (chars, styles) in enumerate(drawing.rows):
        for column, (char, style) in enumerate(zip(chars, styles, strict=True)):
            if char != " " or style.bgcolor is not None:
                painter.text(x + column, y + line, char, style)


# Score and points


@dataclass(slots=True)
class Column:
    """Parts of a page, one below the other."""

    painter: Painter
    y: int = field(default=0)

    def lines(self, text: str, style: object = theme.PLAIN) -> None:
        """A paragraph."""
        for line in wrapped(text, self.painter.width - 2, 6, self.painter.signs):
            self.painter.text(1, self.y, line, style)  # type: ignore[arg-type]
            self.y += 1

    def story(self, words: Words, story: Story) -> None:
        """Chart, rounds, sentences."""
        paint_chart(self.painter, story.chart, 0, self.y, self.painter.width, CHART_HEIGHT)
        self.y += CHART_HEIGHT + 1
        paint_gains(self.painter, story.gains, 0, self.y)
        self.y += story.gains.height + 1
        self.lines(words.text("history-decided" if story.over else "history-stands"), theme.TITLE)
        for sentence in story.sentences:
            self.lines(sentence)


def score_drawing(words: Words, host: Host, signs: Signs = theme.UNICODE) -> Drawing:
    """The sheet with bars, chart, rounds, and what decided it; of a game that is not over the points so far."""
    score, story = score_of(words, host), story_of(words, host)
    height = len(score.lines) + len(score.names) + CHART_HEIGHT + story.gains.height + 6 * len(story.sentences) + 12
    page = Column(Painter(SCORE_WIDTH, height, signs))
    page.lines(heading_of(words, host), theme.TITLE)
    if host.over:
        page.lines(verdict_of(words, host), theme.LEGAL)
        page.y += 1
        sheet = Painter(SCORE_WIDTH, len(score.lines) + 3, signs)
        paint_sheet(sheet, score, score.lines)
        laid(page.painter, sheet.drawing(), 0, page.y)
        page.y += len(score.lines) + 4
        paint_bars(page.painter, score, page.y)
        page.y += len(score.names) + 1
    page.y += 1
    page.story(words, story)
    drawing = page.painter.drawing()
    return Drawing(drawing.width, page.y, drawing.rows[: page.y])


def score_text(words: Words, host: Host, signs: Signs = theme.UNICODE) -> str:
    """The same as lines of text, without bars and chart."""
    story = story_of(words, host)
    parts = [heading_of(words, host)]
    if host.over:
        parts += [verdict_of(words, host), as_text(score_of(words, host)).rstrip()]
    gains = Painter(SCORE_WIDTH, story.gains.height - 1, signs)
    paint_gains(gains, story.gains)
    head = words.text("history-decided" if story.over else "history-stands")
    return "\n\n".join([*parts, gains.drawing().text.rstrip(), "\n".join([head, *story.sentences])]) + "\n"


def heading_of(words: Words, host: Host) -> str:
    """What a page shows: the score, or the points so far; the seats; the seed of a finished game."""
    if not host.over or host.told_seed is None:
        view = host.view(NOBODY)
        return words.text("history-page-running", seats=", ".join(host.names), round=view.round)
    return words.text("history-page", seats=", ".join(host.names), seed=str(host.told_seed))
