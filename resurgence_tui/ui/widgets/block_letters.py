"""Names in block letters with something hanging from their feet, and chance for pictures that never change."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rich.style import Style

from .painter import Painter

LETTERS = {
    "C": (".#####", "##....", "##....", "##....", ".#####"),
    "D": ("#####.", "##..##", "##..##", "##..##", "#####."),
    "E": ("######", "##....", "####..", "##....", "######"),
    "G": (".#####", "##....", "##.###", "##..##", ".####."),
    "I": ("######", "..##..", "..##..", "..##..", "######"),
    "M": ("#....#", "##..##", "######", "#.##.#", "#....#"),
    "N": ("##..##", "###.##", "######", "##.###", "##..##"),
    "R": ("#####.", "##..##", "#####.", "##.##.", "##..##"),
    "S": (".#####", "##....", ".####.", "....##", "#####."),
    "U": ("##..##", "##..##", "##..##", "##..##", ".####."),
}
"""The letters that names have so far, six columns each."""

PITCH, ROWS = 7, 5
"""Columns from one letter to the next, and lines of each."""


def chance(x: int, y: int, salt: int = 0) -> int:
    """The same number from 0 to 99 for the same place, so that the picture never changes."""
    mixed = (x * 73856093) ^ (y * 19349663) ^ (salt * 83492791)
    mixed = ((mixed ^ (mixed >> 13)) * 1274126177) & 0xFFFFFFFF
    return (mixed >> 8) % 100


def paint_name(
    sheet: Painter, name: str, inks: Sequence[Style], block: str, hanging: str, hangs: Callable[[int], bool]
) -> None:
    """A name in the middle of a sheet. inks: one for each line from the top, the last for what hangs from the feet.

    hangs: whether something does below a column of the name.
    """
    left = max((sheet.width - PITCH * len(name) + 1) // 2, 0)
    for place, letter in enumerate(name):
        for y, row in enumerate(LETTERS[letter]):
            for x, cell in enumerate(row, start=PITCH * place):
                if cell != "#":
                    continue
                sheet.cell(left + x, y, block, inks[y])
                if y == ROWS - 1 and hangs(x):
                    sheet.cell(left + x, ROWS, hanging, inks[-1])
