"""The rows of a menu, and how they lie: in columns on one line each or, where these are too wide, on several lines."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from enum import Enum
from itertools import takewhile
from typing import NamedTuple

from rich.cells import cell_len

from resurgence_tui.ui.widgets.painter import wrapped

GUTTER = 4
"""Room for the marker and the key of a row."""

BETWEEN = 2
NOTE, NOTE_BEGINS = 36, 16
"""Cells of a note that one wants to read, and those that at least tell what it is about."""

LABEL_LINES, DETAIL_LINES = 3, 2
"""Most lines that a label takes, and each of the texts below it."""

LABEL, COST, GAIN, REMARK = range(4)
"""The texts of a row, in the order in which they stand."""


class Inner(NamedTuple):
    """A choice within a row that has a key of its own. id: what is picked. text: as it stands in the row's note."""

    key: str
    id: str
    text: str


class Row(NamedTuple):
    """One option in words. group: the heading it stands under. key: what picks it instead of its number.

    words: further text by which the search finds it. stays: it is always in view, below the others if need be. dim:
    it can be picked, but there is hardly a reason to. inner: choices within it that may be picked at once.
    """

    id: str
    label: str
    cost: str = ""
    gain: str = ""
    note: str = ""
    group: str = ""
    key: str = ""
    words: str = ""
    stays: bool = False
    dim: bool = False
    inner: tuple[Inner, ...] = ()

    def holds(self, wanted: str) -> bool:
        """Whether every word looked for is in the row."""
        text = f"{self.label} {self.cost} {self.gain} {self.note} {self.group} {self.words}".casefold()
        return all(word in text for word in wanted.casefold().split())


class Piece(NamedTuple):
    """A text of a row. x: where it begins, from the end of the gutter on. kind: LABEL, COST, GAIN or REMARK."""

    x: int
    text: str
    kind: int


class Read(Enum):
    """How much of rows is to be read."""

    WHOLE = "whole"
    ENOUGH = "enough"
    """Of long notes the beginning, and of dim rows none."""

    FACTS = "facts"
    """Of notes how they begin, up to the first comma."""


def note_read(row: Row, read: Read) -> str:
    """As much of a row's note as is to be read."""
    if read is Read.ENOUGH:
        return "" if row.dim else row.note[:NOTE]
    return row.note if read is Read.WHOLE else row.note.partition(",")[0][:NOTE_BEGINS]


def width_needed(rows: Sequence[Row], read: Read = Read.ENOUGH) -> int:
    """Cells that rows on one line each need."""
    return in_columns([max(widths) for widths in zip(*(widths_of(row, read) for row in rows), strict=True)])


def widths_of(row: Row, read: Read) -> tuple[int, ...]:
    """Cells of each text of a row, of its note as much as is to be read."""
    return cell_len(row.label), cell_len(row.cost), cell_len(row.gain), cell_len(note_read(row, read))


def in_columns(widths: Iterable[int]) -> int:
    """Cells of a line with columns of these widths; one without any text takes no room."""
    return GUTTER + sum(width + BETWEEN for width in widths if width)


def on_several_lines(rows: Sequence[Row], width: int, height: int) -> frozenset[int]:
    """The places of rows that take more than a line, so that nothing is cut.

    Where there is no room for that, only so that no facts are: then one has to scroll.
    """
    for read in (Read.WHOLE, Read.ENOUGH):
        found = too_wide(rows, width, read)
        if lines_needed(rows, found, width) <= height:
            return found
    return too_wide(rows, width, Read.FACTS)


def fits(rows: Sequence[Row], width: int, height: int) -> bool:
    """Whether rows can be read: in columns that fit, or all of them in sight with some on several lines."""
    if width_needed(rows) <= width:
        return True
    return lines_needed(rows, too_wide(rows, width, Read.ENOUGH), width) <= height


def too_wide(rows: Sequence[Row], width: int, read: Read) -> frozenset[int]:
    """The widest rows, as many as the columns of the others need to be rid of."""
    widths = [widths_of(row, read) for row in rows]
    narrowest_first = sorted(range(len(rows)), key=lambda place: in_columns(widths[place]))
    needed: tuple[int, ...] = (0, 0, 0, 0)
    for count, place in enumerate(narrowest_first):
        needed = tuple(map(max, needed, widths[place]))
        if in_columns(needed) > width:
            return frozenset(narrowest_first[count:])
    return frozenset()


def lines_needed(rows: Sequence[Row], several: Collection[int], width: int) -> int:
    """Lines that rows and their headings take. several: those on more than one."""
    groups = [row.group for row in rows]
    headings = sum(1 for before, group in zip(["", *groups], groups, strict=False) if group and group != before)
    return headings + sum(len(pieces_of(row, width)) if place in several else 1 for place, row in enumerate(rows))


def pieces_of(row: Row, width: int) -> list[list[Piece]]:
    """The lines of a row on several: its label, and below it, a little further right, what it costs and brings."""
    room = max(width - 1 - GUTTER, 1)
    found = [[Piece(0, text, LABEL)] for text in wrapped(row.label, room, LABEL_LINES)] or [[]]
    x = room
    for kind, text in ((COST, row.cost), (GAIN, row.gain), (REMARK, row.note)):
        if text and x + cell_len(text) <= room:
            found[-1].append(Piece(x, text, kind))
            x += cell_len(text) + BETWEEN
        elif text:
            lines = wrapped(text, room - BETWEEN, DETAIL_LINES)
            found += [[Piece(BETWEEN, line, kind)] for line in lines]
            x = BETWEEN + cell_len(lines[-1]) + BETWEEN
    return found


def on_one_line(row: Row, width: int) -> list[list[Piece]]:
    """The texts of a row beside each other, on the one line that is seen of a row that stays; as ``pieces_of`` where
    they do not fit."""
    line, x = [], 0
    for kind, text in ((LABEL, row.label), (COST, row.cost), (GAIN, row.gain), (REMARK, row.note)):
        if text:
            line.append(Piece(x, text, kind))
            x += cell_len(text) + BETWEEN
    return [line] if GUTTER + x - BETWEEN < width else pieces_of(row, width)


def columns(rows: Sequence[Row], width: int) -> tuple[int, int, int, int]:
    """Widths of label, cost, gain and note: as wide as they need; where room is short the note gives way first."""
    needs = [max((cell_len(text) for text in texts), default=0) for texts in zip(
        *((row.label, row.cost, row.gain, row.note) for row in rows), strict=True)] if rows else [0, 0, 0, 0]
    room = max(width - GUTTER, 0)
    label, cost, gain, note = needs
    gaps = sum(BETWEEN for need in (cost, gain) if need)
    over = label + cost + gain + gaps - room
    if over > 0:
        kept = max(min(label, room // 2), label - over)
        over -= label - kept
        label = kept
    if over > 0:
        cut = min(over, gain)
        gain, over = gain - cut, over - cut
    if over > 0:
        cost = max(cost - over, 0)
    left = room - label - cost - gain - gaps
    return label, cost, gain, min(note, left - BETWEEN) if left > BETWEEN + 3 else 0


def told_apart(labels: Sequence[str], width: int, cut: str) -> list[str]:
    """Labels that can be told apart in a column: those that would read the same when cut lose what they share in front.
    """
    found = list(labels)
    beginnings: dict[str, list[int]] = {}
    for place, label in enumerate(labels):
        if cell_len(label) > width:
            beginnings.setdefault(label[: max(width - 1, 1)], []).append(place)
    for alike in beginnings.values():
        if len(alike) > 1:
            columns_of = zip(*(labels[place] for place in alike), strict=False)
            same = takewhile(lambda letters: len(set(letters)) == 1, columns_of)
            start = "".join(letters[0] for letters in same).rfind(" ") + 1
            for place in alike:
                found[place] = cut + labels[place][start:]
    return found
