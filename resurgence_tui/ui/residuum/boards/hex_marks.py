"""What the cursor, what is legal, changed or barred looks like on a hex: a border is lit, an inside takes a ground."""

from __future__ import annotations

from functools import lru_cache

from rich.style import Style

from resurgence_tui.ui import theme
from resurgence_tui.ui.residuum import styles
from resurgence_tui.ui.residuum.boards.hex_painter import SLOPE, WALL
from resurgence_tui.ui.widgets.marks import ADVISED, BARRED, CHANGED, CURSOR, ECHO, LEGAL

LINES = {CURSOR: {"│": "║"}, LEGAL: {"│": "┃"}, ADVISED: {"│": "┃"}}
"""Lines of a border in a frame; the rest stay, in its colour."""

PLAIN_LINES = {
    CURSOR: dict.fromkeys("-|+", "*"), LEGAL: {"-": "=", "|": "#", "+": "#"}, ADVISED: {"-": "=", "|": "#", "+": "#"},
}
"""The same in ASCII."""

BORDERS = frozenset("".join((*SLOPE["unicode"], *SLOPE["ascii"], *WALL.values(), "┃║━#=*")))
"""All that a border is drawn with; what else stands there, as somebody's number, keeps its look."""

FIRST = (BARRED, CHANGED, ECHO, LEGAL, ADVISED, CURSOR)
"""Marks in the order in which they are laid over each other: hexes share their borders."""


@lru_cache(512)
def inside(style: Style, mark: str) -> Style:
    """A style inside of a hex under a mark; badges keep their colours."""
    if mark == BARRED:
        return style if theme.is_badge(style) else styles.BARRED
    if mark in (CURSOR, ECHO) and not theme.is_badge(style):
        return style + Style(bgcolor=theme.CURSOR_GROUND)
    return style


@lru_cache(512)
def line(style: Style, mark: str, legal: bool) -> Style:
    """A style of a border under a mark."""
    if mark == BARRED:
        return styles.coloured(styles.BARRED_SEAM, styles.BARRED_SEAM if style.bgcolor is not None else theme.PLAIN)
    return styles.coloured(theme.LEGAL if legal else theme.CURSOR_FRAME, style)


@lru_cache(64)
def sign_style(style: Style, mark: str) -> Style:
    """The sign of a mark, in a border."""
    if mark == CURSOR:
        return theme.CURSOR
    return styles.coloured(theme.TITLE if mark == CHANGED else theme.LEGAL, style)


def mark_hex(
    row: tuple[list[str], list[Style]], body: frozenset[int], rim: frozenset[int], shift: int, mark: str,
    signs: theme.Signs, legal: bool,
) -> None:
    """Draw what a mark does to one row of a hex. shift: from columns of the whole map to those of the row."""
    chars, looks = row
    width = len(chars)
    if mark in (CURSOR, ECHO, BARRED):
        for column in body - rim:
            if 0 <= (x := column + shift) < width:
                looks[x] = inside(looks[x], mark)
    if mark == CHANGED or (mark == ECHO and not legal):
        return
    changed = (PLAIN_LINES if signs is theme.ASCII else LINES).get(LEGAL if mark == ECHO else mark, {})
    for column in rim:
        if 0 <= (x := column + shift) < width and chars[x] in BORDERS:
            chars[x], looks[x] = changed.get(chars[x], chars[x]), line(looks[x], mark, legal)


def sign_of(mark: str, signs: theme.Signs) -> str:
    """The sign that tells a mark without colour; "" for none."""
    return {CURSOR: signs.cursor, LEGAL: signs.legal, ADVISED: signs.advice, CHANGED: signs.changed}.get(mark, "")
