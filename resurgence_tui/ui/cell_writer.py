"""Writes cells to a terminal in few bytes: all cells of one look together, wherever they stand.

To tell a terminal two colours takes up to 40 bytes, to send its cursor to another place 8 at most. Row by row, each
colour would be told again wherever a frame, a text and another text take turns; look by look it is told once. A blank
has no colour of its own, so it is written with what stands beside it on the same ground.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import groupby
from typing import NamedTuple

PLAIN_COLOURS = ("39", "49")
"""A terminal's own colours: of the text and of what is behind it."""

UNSEEN_ON_BLANKS = frozenset(("1", "2", "3"))
"""Attributes that leave a blank as it is: bold, dim and italic."""


class CellStyle(NamedTuple):
    """What a terminal is told about a cell: attributes by their numbers, colour of the text and of what is behind it.

    blank: what a blank shows; two looks with the same differ in nothing but characters.
    """

    attributes: frozenset[str]
    colour: str
    ground: str
    blank: str

    @property
    def is_plain(self) -> bool:
        """Whether a blank shows the ground alone."""
        return self.blank == self.ground


def cell_style(attributes: frozenset[str], colour: str, ground: str) -> CellStyle:
    """A look."""
    is_plain = attributes <= UNSEEN_ON_BLANKS
    blank = ground if is_plain else ";".join((*sorted(attributes), colour, ground))
    return CellStyle(attributes, colour, ground, blank)


PLAIN = cell_style(frozenset(), *PLAIN_COLOURS)

Run = tuple[int, int, str]
"""Cells side by side that are written in one look: row, first column and text."""


class CellWriter:
    """Collects cells, no cell twice, and says what a terminal has to be told to show them."""

    def __init__(self) -> None:
        self._runs: dict[CellStyle, list[Run]] = {}
        self._blanks: dict[str, list[Run]] = {}

    def add(self, row: int, column: int, chars: Sequence[str], looks: Sequence[CellStyle]) -> None:
        """Cells side by side, from a column on. A wide character has the look of its first half."""
        style, text, is_blank = PLAIN, "", True
        start = end = 0
        for look, group in groupby(looks):
            begin, end = end, end + len(list(group))
            more = "".join(chars[begin:end])
            is_more_blank = more.isspace()
            if text and (look is style or (look.blank == style.blank and (is_more_blank or is_blank))):
                text += more
                if is_blank:
                    style, is_blank = look, is_more_blank
                continue
            if text:
                self._take(style, is_blank, (row, column + start, text))
            style, text, is_blank = look, more, is_more_blank
            start = begin + (chars[begin] == "")
        if text:
            self._take(style, is_blank, (row, column + start, text))

    def _take(self, style: CellStyle, is_blank: bool, run: Run) -> None:
        if is_blank and style.is_plain:
            self._blanks.setdefault(style.ground, []).append(run)
        else:
            self._runs.setdefault(style, []).append(run)

    def told(self) -> str:
        """What the terminal has to be told; "" if there are no cells."""
        runs = self._runs
        hosts = {style.ground: style for style in runs if style.is_plain}
        for ground, some in self._blanks.items():
            host = hosts.get(ground) or cell_style(frozenset(), PLAIN.colour, ground)
            runs[host] = sorted(runs.get(host, []) + some)
        out: list[str] = []
        before = PLAIN
        for style in sorted(runs, key=in_turn):
            out.append(change(before, style))
            before, at = style, -1
            for row, column, text in runs[style]:
                out += to_place(row, column, at), text
                at = row
        return "".join([*out, "\x1b[0m"]) if out else ""


def in_turn(style: CellStyle) -> tuple[list[str], str, str]:
    """In what order looks are told, so that little changes from one to the next."""
    return sorted(style.attributes), style.ground, style.colour


def to_place(row: int, column: int, at: int) -> str:
    """What sends the cursor to a cell. at: the row where it stands, -1 if unknown.

    Never relative to the column where it stands, which depends on how wide the terminal takes a character to be.
    """
    if row == at:
        return f"\x1b[{column + 1}G"
    return f"\x1b[{row + 1};{column + 1}H" if column else f"\x1b[{row + 1}H"


@lru_cache(1 << 12)
def change(told: CellStyle, look: CellStyle) -> str:
    """What brings a terminal from one look to another."""
    is_reset = not told.attributes <= look.attributes
    if is_reset:
        told = PLAIN
    codes = ["0"] * is_reset + sorted(look.attributes - told.attributes)
    codes += [look.colour] * (look.colour != told.colour) + [look.ground] * (look.ground != told.ground)
    return f"\x1b[{';'.join(codes)}m" if codes else ""
