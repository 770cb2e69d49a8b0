"""What the cursor, what is legal, advised, changed or barred looks like on a spot."""

from __future__ import annotations

from functools import lru_cache

from rich.style import Style
from textual.geometry import Region

from resurgence_tui.ui import theme
from resurgence_tui.ui.widgets.painter import Spot

LEGAL, ADVISED, CURSOR, ECHO, CHANGED, BARRED = "legal", "advised", "cursor", "echo", "changed", "barred"
"""ECHO: what the cursor elsewhere stands for. It has its ground but not its sign: that is in one place only."""


@lru_cache(1024)
def over(style: Style, mark: str) -> Style:
    """A style under a mark; badges keep their colours except under the cursor, where they are underlined."""
    if theme.is_badge(style):
        return style
    if mark in (CURSOR, ECHO):
        return style + Style(bgcolor=theme.CURSOR_GROUND)
    if mark == BARRED:
        return theme.DIM
    return style


@lru_cache(64)
def underlined(style: Style) -> Style:
    """The mark of a spot that is legal, or under the cursor, and has changed besides."""
    return style + Style(underline=True)


def mark_row(chars: list[str], styles: list[Style], y: int, spot: Spot, region: Region, mark: str, signs: theme.Signs,
             legal: bool) -> None:
    """Draw what a mark does to one row of a spot."""
    left, right = region.x, region.right
    if mark in (CURSOR, ECHO, BARRED):
        known: tuple[Style, Style] | None = None
        for x in range(left, right):
            if known is None or styles[x] is not known[0]:
                known = styles[x], over(styles[x], mark)
            styles[x] = known[1]
    framed = spot.box and region is spot.regions[0]
    if framed and mark in (LEGAL, ADVISED, CURSOR):
        frame_row(chars, styles, y, region, signs.double if mark == CURSOR else signs.heavy,
                  theme.LEGAL if legal else theme.CURSOR_FRAME)
    if spot.mark[1] == y and left <= spot.mark[0] < right:
        x = spot.mark[0]
        if mark == CURSOR:
            chars[x], styles[x] = signs.cursor, theme.CURSOR
        elif mark == LEGAL:
            chars[x], styles[x] = signs.legal, theme.LEGAL
        elif mark == ADVISED:
            chars[x], styles[x] = signs.advice, theme.CURSOR
        elif mark == CHANGED:
            chars[x], styles[x] = signs.changed, theme.CHANGED


def frame_row(chars: list[str], styles: list[Style], y: int, region: Region, box: str, style: Style) -> None:
    """Draw one row of a frame over the light one; the title in the top line stays."""
    left, right = region.x, region.right - 1
    across, down, top_left, top_right, bottom_left, bottom_right = list(box)
    if y not in (region.y, region.bottom - 1):
        ends = [down, down]
    else:
        ends = [top_left, top_right] if y == region.y else [bottom_left, bottom_right]
        for x in range(left + 1, right):
            if chars[x] in LINES:
                chars[x], styles[x] = across, style
    for x, end in ((left, ends[0]), (right, ends[1])):
        if not chars[x].isalnum():  # what stands in the frame, as somebody's number, stays
            chars[x], styles[x] = end, style


LINES = frozenset((theme.UNICODE.light[0], theme.ASCII.light[0]))
