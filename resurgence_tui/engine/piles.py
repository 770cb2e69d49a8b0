"""Bags, decks and rows: shuffling and drawing over the table's own chance."""

from __future__ import annotations

from typing import TypeVar

from .chance import each_below
from .table import Table

T = TypeVar("T")


def shuffle(table: Table, pile: list[T], stream: str) -> None:
    """Put a pile into random order, in place (Fisher and Yates)."""
    if len(pile) > 1:
        places = each_below(table.seed, table.chance, stream, range(len(pile), 1, -1))
        for i, j in zip(range(len(pile) - 1, 0, -1), places, strict=True):
            pile[i], pile[j] = pile[j], pile[i]


def draw_kind(table: Table, counts: list[int], stream: str) -> int:
    """Take one thing at random out of a bag kept as counts by kind.

    The index of its kind, or -1 if the bag is empty.
    """
    drawn = draw_kinds(table, counts, 1, stream)
    return drawn[0] if drawn else -1


def draw_kinds(table: Table, counts: list[int], number: int, stream: str) -> list[int]:
    """Take that many things, one after another, at random out of a bag kept as counts by kind.

    The indices of their kinds; fewer if the bag is emptied.
    """
    total = sum(counts)
    number = min(number, total)
    if number < 1:
        return []
    drawn: list[int] = []
    for pick in each_below(table.seed, table.chance, stream, range(total, total - number, -1)):
        kind, left = 0, pick
        while left >= counts[kind]:
            left -= counts[kind]
            kind += 1
        counts[kind] -= 1
        drawn.append(kind)
    return drawn


def fill_gaps(spaces: list[str], deck: list[str], order: list[int]) -> list[int]:
    """Fill the empty spaces ("") from the top of a deck (its end), in that order; the spaces filled."""
    filled = []
    for space in order:
        if not spaces[space] and deck:
            spaces[space] = deck.pop()
            filled.append(space)
    return filled
