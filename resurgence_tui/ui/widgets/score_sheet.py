"""A score sheet: one column a seat, one line a source; and a bar for each seat, split by source. For any game."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from rich.cells import cell_len

from resurgence_tui.ui import theme
from resurgence_tui.ui.widgets.painter import Painter, Part, fitted
from resurgence_tui.ui.widgets.score import RIVAL, Score, ScoreLine
from resurgence_tui.ui.widgets.sheet import Sheet

LABEL = 28
WIDEST_COLUMN = 24

PART_COLOURS = ("amber", "ice", "green", "end_vp", "lemon")
PARTS = tuple(theme.written("ink", colour) for colour in PART_COLOURS)
"""The parts of a bar: how the letters look that they begin with."""

FILLS = tuple(theme.written(colour) for colour in PART_COLOURS)
"""How what follows the letters looks."""

PATTERNS = {"unicode": "█▓▒░▚", "ascii": ""}
"""What follows them, a pattern for each part; where there is none, the letter again."""


def badge(score: Score, seat: int) -> Part:
    """The seat's number on its colour, or the mark of what the game plays."""
    if score.colours[seat] == RIVAL:
        return f" {score.marks[seat - len(score.names)]} ", theme.RIVAL
    return f" {seat + 1} ", theme.seat_style(score.colours[seat])


class ScoreSheet(Sheet):
    """The columns. Where room is short the finer lines are left out."""

    def __init__(self, score: Score, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self.score = score

    def lines_for(self, height: int) -> list[ScoreLine]:
        """The lines that there is room for, besides heading, rule and sum."""
        lines = list(self.score.lines)
        return lines if len(lines) + 3 <= height else [line for line in lines if line.part >= 0]

    def paint(self, sheet: Painter) -> None:
        """Heading, lines, rule, sum."""
        paint_sheet(sheet, self.score, self.lines_for(sheet.height))


class ScoreBars(Sheet):
    """A bar for each seat, the longest for the highest score, and what the parts stand for."""

    def __init__(self, score: Score, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self.score = score

    def paint(self, sheet: Painter) -> None:
        """Bars, then the legend in the last line."""
        paint_bars(sheet, self.score)


def paint_sheet(sheet: Painter, score: Score, lines: Sequence[ScoreLine]) -> None:
    """Draw heading, lines, rule and sum from the top of a sheet."""
    width = min((sheet.width - LABEL - 2) // max(len(score.names), 1), WIDEST_COLUMN)
    sheet.text(1, 0, score.source, theme.TITLE, LABEL)
    for seat, name in enumerate(score.names):
        x = LABEL + width * seat
        mark, colour = badge(score, seat)
        shown = fitted(name, min(cell_len(name), width - len(mark) - 2), sheet.signs)
        start = x + width - cell_len(shown) - len(mark) - 1
        end = sheet.text(start, 0, mark, colour)
        sheet.text(end + 1, 0, shown, theme.STRONG, cell_len(shown))
    y = 1
    for line in lines:
        finer = line.part < 0
        style = theme.QUIET if finer else theme.PLAIN
        sheet.text(3 if finer else 1, y, line.label, style, LABEL - 2)
        for seat, points in enumerate(line.points):
            text = str(points) if points or not finer else sheet.signs.dot
            sheet.right(LABEL + width * seat, y, text, style if points else theme.DIM, width)
        y += 1
    sheet.across(1, y, LABEL + width * len(score.names) - 1)
    sheet.text(1, y + 1, score.sum, theme.STRONG, LABEL)
    for seat, points in enumerate(score.totals):
        won = seat in score.winners
        text = f"{sheet.signs.cursor} {points}" if won else str(points)
        sheet.right(LABEL + width * seat, y + 1, text, theme.VP if won else theme.STRONG, width)


def paint_bars(sheet: Painter, score: Score, y: int = 0) -> None:
    """Draw a bar for each seat into a part of a sheet, then what letters and patterns mean."""
    name_width = min(max(cell_len(name) for name in score.names), 16)
    start = 6 if score.marks else 5
    left = start + name_width + 1
    most = max(*(sum(score.split(seat)) for seat in range(len(score.names))), 1)
    room = max(sheet.width - left - 6, 1)
    for seat, name in enumerate(score.names):
        sheet.text(1, y + seat, *badge(score, seat))
        sheet.text(start, y + seat, name, theme.PLAIN, name_width)
        x = left
        for part, length in enumerate(lengths(score.split(seat), room, most)):
            x = paint_part(sheet, score, part, x, y + seat, length)
        sheet.text(x + 1, y + seat, str(score.totals[seat]), theme.STRONG)
    needed = sum(cell_len(name) + 5 for name in score.parts)
    x = left if left + needed <= sheet.width else 1
    for part, name in enumerate(score.parts):
        x = paint_part(sheet, score, part, x, y + len(score.names), 2)
        x = sheet.text(x + 1, y + len(score.names), name, theme.QUIET) + 2


def paint_part(sheet: Painter, score: Score, part: int, x: int, y: int, length: int) -> int:
    """A part of a bar: its letter, then its pattern; the column after it is returned."""
    if not length:
        return x
    letter = score.parts[part][:1].upper()
    filling = PATTERNS[sheet.signs.name][part : part + 1] or letter
    end = sheet.text(x, y, letter, PARTS[part])
    return sheet.text(end, y, filling * (length - 1), FILLS[part])


def lengths(points: Sequence[int], room: int, most: int) -> list[int]:
    """How many cells each part of a bar takes, so that the bar as a whole is as long as its sum says."""
    ends, total = [0], 0
    for part in points:
        total += part
        ends.append(round(total * room / most))
    return [end - start for start, end in pairwise(ends)]


def as_text(score: Score) -> str:
    """The sheet as lines of text, all finer lines included; columns stay aligned whatever the names hold."""
    rows = [(score.source, *score.names)]
    rows += [(f"{'  ' if line.part < 0 else ''}{line.label}", *map(str, line.points)) for line in score.lines]
    rows.append((score.sum, *map(str, score.totals)))
    widths = [max(cell_len(row[column]) for row in rows) for column in range(len(rows[0]))]
    made = []
    for first, *others in rows:
        cells = [" " * (width - cell_len(cell)) + cell for cell, width in zip(others, widths[1:], strict=True)]
        made.append("  ".join([fitted(first, widths[0]), *cells]).rstrip())
    made.insert(1, "-" * max(map(cell_len, made)))
    made.insert(-1, made[1])
    return "\n".join(made) + "\n"
