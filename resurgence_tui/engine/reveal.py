"""Whether a choice has shown anybody something hidden: what cannot be unseen cannot be taken back."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from functools import cache
from typing import Any, get_args, get_origin, get_type_hints

from .game import Game
from .table import UNKNOWN, Hide, Table, hidden_fields
from .types import NOBODY, Seat

VEIL = "veil"
"""What is revealed when a simultaneous step closes and everybody's answers become open."""


def revealed(game: Game, before: Table, after: Table, seat: Seat) -> str:
    """What the choice of a seat, between these two tables, has brought to light; "" if nothing.

    The name of the stream of chance that was used (without the number of a seat), the name of the hidden container that
    has changed, or VEIL. A seat's own secrets are known to it; whatever changes of those of others has been passed on
    or opened.
    """
    for stream, counter in after.chance.items():
        if before.chance.get(stream) != counter:
            return stream.rstrip("0123456789 ")
    kind: Any = type(after)
    for name, hide in hidden_fields(kind).items():
        if hide is Hide.ALL and getattr(before, name) != getattr(after, name):
            return name
    several = _records_of(kind)
    for name in several:
        old, new = getattr(before, name), getattr(after, name)
        if found := _seats_revealed(old, new, seat, bool(before.private)):
            return found
    alone = all(len(getattr(after, name)) == 1 for name in several)
    closed = bool(before.private) and not after.private
    if not alone and (closed or (before.veiled and not after.veiled)):
        return VEIL
    return _turned_up(game.view(before, NOBODY), game.view(after, NOBODY), several)


def _turned_up(old: Table, new: Table, several: tuple[str, ...]) -> str:
    """The first container of the seats' records in which something lies face up that lay face down."""
    for name in several:
        for one, other in zip(getattr(old, name), getattr(new, name), strict=True):
            kind: Any = type(one)
            for field in hidden_fields(kind):
                if any(a == UNKNOWN != b for a, b in zip(getattr(one, field), getattr(other, field), strict=False)):
                    return field
    return ""


def _seats_revealed(old: list[Any], new: list[Any], seat: Seat, private: bool) -> str:
    """The first hidden container that has changed in the seats' own records."""
    for owner, (one, other) in enumerate(zip(old, new, strict=True)):
        kind: Any = type(one)
        for name, hide in hidden_fields(kind).items():
            if hide is not Hide.ALL and (owner == seat or (hide is Hide.OTHERS_WHILE_VEILED and not private)):
                continue
            if getattr(one, name) != getattr(other, name):
                return name
    return ""


@cache
def _records_of(kind: Any) -> tuple[str, ...]:
    """The fields of a table that hold one record for each seat: lists of records with something hidden in them."""
    hints = get_type_hints(kind)
    found = []
    for field in fields(kind):
        hint = hints[field.name]
        inner = get_args(hint)[0] if get_origin(hint) is list else None
        if isinstance(inner, type) and is_dataclass(inner) and hidden_fields(inner):
            found.append(field.name)
    return tuple(found)
