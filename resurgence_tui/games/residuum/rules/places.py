"""Actions that are done at a hex: where they can be done, and what is done there, paid or by an effect."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from resurgence_tui.engine.types import Seat

from ..rulebook import book, lists
from ..state import State
from .acts import Begin, Can, asks
from .paying import affords, charge, points_of

Where = Callable[[State, Seat], list[str]]
Do = Callable[[State, Seat, str], None]


class Place(NamedTuple):
    """where: the hexes, in hex order, cost apart. do: what is done when it is paid."""

    where: Where
    do: Do


PLACES: dict[str, Place] = {}
"""Action -> where and what."""

FREE = "free"
"""In a question: the action is an effect and costs nothing (RSD-FX-08)."""

PAID = "paid"


def can_do(kind: str) -> Can:
    """Whether an action can be done anywhere and be paid."""
    return lambda state, seat: affords(state, seat, kind) and bool(PLACES[kind].where(state, seat))


def begin(kind: str) -> Begin:
    """Ask at which hex an action is done."""
    return asks("RSD-ASK-19", kind, PAID)


@lists("RSD-ASK-19")
def place_options(state: State, seat: Seat, kind: str, paid: str, *more: str) -> list[str]:
    """At which hex (RSD-ASK-19). more: the terrain that an effect brings."""
    return [f"at:{hex}" for hex in PLACES[kind].where(state, seat)]


@book.answer("RSD-ASK-19")
def take_place(state: State, seat: Seat, option: str, kind: str, paid: str, *more: str) -> None:
    """Pay, unless an effect does it, and do it."""
    hex = option.removeprefix("at:")
    state.then(f"RSD-ASK-19/{'with' if more else 'do'}", seat, kind, hex, *more)
    if paid == PAID and kind in state.content.actions:
        charge(state, seat, kind, points_of(state, seat, kind))


@book.task("RSD-ASK-19/do")
def do_there(state: State, seat: Seat, kind: str, hex: str) -> None:
    """The action takes place."""
    PLACES[kind].do(state, seat, hex)
