"""What is written to files of any game: the score, or the points so far, as a drawing and as text; and a table as text.

They have sizes of their own, whatever the terminal is like.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from rich.style import Style

from resurgence_tui.app.host import Host
from resurgence_tui.engine.types import NOBODY, Seat
from resurgence_tui.i18n.text import Words
from resurgence_tui.ui import theme
from resurgence_tui.ui.games import screens_of
from resurgence_tui.ui.screens.points_story import Story, story_of
from resurgence_tui.ui.screens.score_text import score_of, verdict_of
from resurgence_tui.ui.theme import Signs
from resurgence_tui.ui.widgets.gains_table import paint_gains
from resurgence_tui.ui.widgets.line_chart import paint_chart
from resurgence_tui.ui.widgets.painter import Drawing, Painter, laid, wrapped
from resurgence_tui.ui.widgets.score_sheet import as_text, paint_bars, paint_sheet

SCORE_WIDTH = 100
CHART_HEIGHT = 20


def table_drawing(words: Words, host: Host, signs: Signs = theme.UNICODE, eyes: Seat = NOBODY) -> Drawing:
    """All boards of a game, as a seat may see them (NOBODY: as everybody may)."""
    return screens_of(host.setup.game).table_drawing(words, host, signs, eyes)


def table_text(words: Words, host: Host, signs: Signs = theme.UNICODE, eyes: Seat = NOBODY) -> str:
    """All boards of a game as lines of text, as a seat may see them."""
    return f"{table_drawing(words, host, signs, eyes).text}\n"


@dataclass(slots=True)
class Page:
    """Parts of a page, one below the other."""

    painter: Painter
    y: int = field(default=0)

    def lines(self, text: str, style: Style = theme.PLAIN) -> None:
        """A paragraph."""
        for line in wrapped(text, self.painter.width - 2, 6, self.painter.signs):
            self.painter.text(1, self.y, line, style)
            self.y += 1

    def story(self, words: Words, story: Story) -> None:
        """Chart and rounds, if anybody can have scored; sentences."""
        if story.has_points:
            paint_chart(self.painter, story.chart, 0, self.y, self.painter.width, CHART_HEIGHT)
            self.y += CHART_HEIGHT + 1
            paint_gains(self.painter, story.gains, 0, self.y)
            self.y += story.gains.height + 1
        self.lines(words.text("history-decided" if story.over else "history-stands"), theme.TITLE)
        for sentence in story.sentences:
            self.lines(sentence)


def score_drawing(words: Words, host: Host) -> Drawing:
    """The sheet with bars, chart, rounds, and what decided it; of a game that is not over the points so far."""
    score, story = score_of(words, host), story_of(words, host)
    height = len(score.lines) + len(score.names) + CHART_HEIGHT + story.gains.height + 6 * len(story.sentences) + 12
    page = Page(Painter(SCORE_WIDTH, height))
    page.lines(heading_of(words, host), theme.TITLE)
    if host.over:
        page.lines(verdict_of(words, host), theme.LEGAL)
        page.y += 1
        sheet = Painter(SCORE_WIDTH, len(score.lines) + 3)
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
    """The score, or the points so far, as lines of text without bars and chart."""
    story = story_of(words, host)
    parts = [heading_of(words, host)]
    if host.over:
        parts += [verdict_of(words, host), as_text(score_of(words, host)).rstrip()]
    if story.has_points:
        gains = Painter(SCORE_WIDTH, story.gains.height - 1, signs)
        paint_gains(gains, story.gains)
        parts.append(gains.drawing().text.rstrip())
    head = words.text("history-decided" if story.over else "history-stands")
    return "\n\n".join([*parts, "\n".join([head, *story.sentences])]) + "\n"


def heading_of(words: Words, host: Host) -> str:
    """What a page shows: the score, or the points so far; the seats; the seed of a finished game."""
    if not host.over or host.told_seed is None:
        return words.text("files-page-running", seats=", ".join(host.names), round=host.progress.round)
    return words.text("files-page", seats=", ".join(host.names), seed=str(host.told_seed))
