"""A drawing as an SVG picture that stands alone: no font, script or file from elsewhere.

Lines, boxes and shades are drawn as shapes, so that they meet in every viewer; text is set cell by cell in whatever
font of fixed width the viewer has.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from html import escape
from typing import NamedTuple

from rich.cells import cell_len
from rich.style import Style

from resurgence_tui.ui import theme
from resurgence_tui.ui.palettes import PALETTES, Palette
from resurgence_tui.ui.widgets.painter import Drawing, Row

WIDTH, HEIGHT = 9, 18
"""Pixels of a cell."""

FONT = "'DejaVu Sans Mono','Cascadia Mono','Liberation Mono',Menlo,Consolas,monospace"
SIZE = 14
BASE = 13.5
"""Where letters stand in a cell."""

MARGIN = 12
BLOCKS = ("▀", "▄", "▚")
"""Characters that fill parts of a cell."""

SHADES = {"█": 1.0, "▓": 0.72, "▒": 0.5, "░": 0.3}
ARMS = {
    "─": "lr", "│": "ud", "╭": "rd", "╮": "ld", "╰": "ru", "╯": "lu", "┌": "rd", "┐": "ld", "└": "ru", "┘": "lu",
    "├": "rud", "┤": "lud", "┬": "lrd", "┴": "lru", "┼": "lrud",
    "━": "lr", "┃": "ud", "┏": "rd", "┓": "ld", "┗": "ru", "┛": "lu",
    "═": "lr", "║": "ud", "╔": "rd", "╗": "ld", "╚": "ru", "╝": "lu",
    "╌": "lr", "┊": "ud",
}  # fmt: skip
"""To which sides of its cell a character of lines goes."""

ENDS = {"l": (0.0, 0.5), "r": (1.0, 0.5), "u": (0.5, 0.0), "d": (0.5, 1.0)}
HEAVY, DOUBLE, DOTTED, ROUND = "━┃┏┓┗┛", "═║╔╗╚╝", "╌┊", "╭╮╰╯"
THIN, THICK, GAP = 1.2, 2.6, 1.5


class _Run(NamedTuple):
    """Cells of one style in a row."""

    x: int
    cells: list[str]
    style: Style


def svg_of(drawing: Drawing, title: str, theme_name: str = "frozen-city") -> str:
    """The picture, in the colours of a theme. title: what it shows, for those who cannot see it."""
    palette = PALETTES[theme_name]
    width, height = drawing.width * WIDTH + 2 * MARGIN, len(drawing.rows) * HEIGHT + 2 * MARGIN
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}"'
        f' role="img" font-family="{FONT}" font-size="{SIZE}">',
        f"<title>{escape(title)}</title>",
        f'<rect width="100%" height="100%" rx="6" fill="{palette.ground["background"]}"/>',
        f'<g transform="translate({MARGIN} {MARGIN})" fill="{palette.text["text"]}">',
    ]
    for y, row in enumerate(drawing.rows):
        lines += _row(list(_runs(row, palette)), y, palette.text["text"])
    return "\n".join([*lines, "</g>", "</svg>", ""])


def _row(runs: Sequence[_Run], y: int, ink: str) -> Iterator[str]:
    """Grounds first, so that no letter is cut by the ground beside it; then shapes and letters. ink: else."""
    for run in runs:
        if run.style.bgcolor is not None:
            yield _rect(run.x, y, len(run.cells), _hex(run.style.bgcolor.name, ink))
    for run in runs:
        colour = _hex(run.style.color.name, ink) if run.style.color is not None else ink
        yield from _shapes(run, y, colour)
        yield from _letters(run, y, "" if colour == ink else colour)


def _runs(row: Row, palette: Palette) -> Iterator[_Run]:
    chars, styles = row
    start = 0
    for end in range(1, len(chars) + 1):
        if end == len(chars) or styles[end] is not styles[start]:
            yield _Run(start, chars[start:end], theme.style_in(styles[start], palette))
            start = end


def _rect(x: float, y: float, cells: float, colour: str, opacity: float = 1.0) -> str:
    faint = f' fill-opacity="{opacity:g}"' if opacity < 1 else ""
    place = f'x="{x * WIDTH:g}" y="{y * HEIGHT:g}" width="{cells * WIDTH:g}" height="{HEIGHT}"'
    return f'<rect {place} fill="{colour}"{faint}/>'


def _shapes(run: _Run, y: int, colour: str) -> Iterator[str]:
    """Shades as rectangles, lines as one path for each way of drawing them."""
    paths: dict[str, list[str]] = {}
    for char, x, count in _same(run.cells):
        if char in SHADES:
            yield _rect(run.x + x, y, count, colour, SHADES[char])
        elif char in BLOCKS:
            for step in range(count):
                paths.setdefault("fill", []).extend(_halves(char, run.x + x + step, y))
        elif char in ARMS:
            kind = "heavy" if char in HEAVY else "dotted" if char in DOTTED else "thin"
            for step in range(count):
                paths.setdefault(kind, []).extend(_arms(char, run.x + x + step, y))
    for kind, steps in paths.items():
        path = f'<path d="{"".join(steps)}"'
        if kind == "fill":
            yield f'{path} fill="{colour}"/>'
            continue
        dots = ' stroke-dasharray="3 3"' if kind == "dotted" else ""
        yield f'{path} fill="none" stroke="{colour}" stroke-width="{THICK if kind == "heavy" else THIN}"{dots}/>'


def _same(cells: Sequence[str]) -> Iterator[tuple[str, int, int]]:
    """Equal characters that stand side by side: the character, where, how many."""
    start = 0
    for end in range(1, len(cells) + 1):
        if end == len(cells) or cells[end] != cells[start]:
            yield cells[start], start, end - start
            start = end


def _arms(char: str, x: int, y: int) -> Iterable[str]:
    """The lines of a character of lines."""
    left, top = x * WIDTH, y * HEIGHT
    middle_x, middle_y = left + WIDTH / 2, top + HEIGHT / 2
    points = [(left + ENDS[arm][0] * WIDTH, top + ENDS[arm][1] * HEIGHT) for arm in ARMS[char]]
    if char in ROUND:
        (x1, y1), (x2, y2) = points
        return [f"M{x1:g} {y1:g}Q{middle_x:g} {middle_y:g} {x2:g} {y2:g}"]
    if char in DOUBLE and len(points) == 2:
        return [_moved(points, (middle_x, middle_y), shift) for shift in (-GAP, GAP)]
    return [f"M{middle_x:g} {middle_y:g}L{end_x:g} {end_y:g}" for end_x, end_y in points]


def _moved(points: Sequence[tuple[float, float]], middle: tuple[float, float], shift: float) -> str:
    """One of two lines side by side: outside or inside of a corner."""
    (x1, y1), (x2, y2) = points
    x, y = middle
    if y1 == y2:
        return f"M{x1:g} {y1 + shift:g}H{x2:g}"
    if x1 == x2:
        return f"M{x1 + shift:g} {y1:g}V{y2:g}"
    along = shift if x1 > x else -shift
    down = shift if y2 > y else -shift
    return f"M{x1:g} {y1 + down:g}H{x + along:g}V{y2:g}"


def _halves(char: str, x: int, y: int) -> Iterable[str]:
    """Blocks that fill parts of a cell."""
    left, top, half_width, half_height = x * WIDTH, y * HEIGHT, WIDTH / 2, HEIGHT / 2
    if char == "▚":
        corners = ((left, top), (left + half_width, top + half_height))
        return [f"M{at_x:g} {at_y:g}h{half_width:g}v{half_height:g}h{-half_width:g}z" for at_x, at_y in corners]
    start = top if char == "▀" else top + half_height
    return [f"M{left:g} {start:g}h{WIDTH}v{half_height:g}h{-WIDTH}z"]


def _letters(run: _Run, y: int, colour: str) -> Iterator[str]:
    """Words, each as wide as its cells."""
    look = f' fill="{colour}"' if colour else ""
    look += ' font-weight="bold"' if run.style.bold else ""
    look += ' text-decoration="underline"' if run.style.underline else ""
    for x, word in _words(run.cells):
        width = cell_len(word) * WIDTH
        yield (
            f'<text x="{(run.x + x) * WIDTH:g}" y="{y * HEIGHT + BASE:g}" textLength="{width}"'
            f' lengthAdjust="spacingAndGlyphs"{look}>{escape(word)}</text>'
        )


def _words(cells: Sequence[str]) -> Iterator[tuple[int, str]]:
    """Letters between blanks and shapes, with the cell that each word begins in."""
    start, word = 0, ""
    for x, cell in enumerate([*cells, " "]):
        if cell == " " or cell in SHADES or cell in ARMS or cell in BLOCKS:
            if word:
                yield start, word
            word = ""
        elif word or cell:
            start = start if word else x
            word += cell


def _hex(name: str, otherwise: str) -> str:
    """A colour as SVG writes it; names of the terminal's own colours say nothing of how they look."""
    return name if name.startswith("#") else otherwise
