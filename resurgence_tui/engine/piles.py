"""Bags, decks and rows: shuffling and drawing over the table's own chance."""

from __future__ import annotations

from typing import TypeVar

from .chance import below, each_below
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
    total = sum(counts)
    if not total:
        return -1
    pick = below(table.seed, table.chance, stream, total)
    for kind, count in enumerate(counts):
        if pick < count:
            counts[kind] -= 1
            return kind
        pick -= count
    raise AssertionError("a bag's counts changed while it was drawn from")


def fill_gaps(spaces: list[str], deck: list[str], order: list[int]) -> list[int]:
    """Fill the empty spaces ("") from the top of a deck (its end), in that order; the spaces filled."""
    filled = []
    for space in order:
        if not spaces[space] and deck:
            spaces[space] = deck.pop()
            filled.append(space)
    return filled
