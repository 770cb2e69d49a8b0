"""Cubes that come into a store and leave it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from resurgence_tui.engine.types import Seat, Value

from ..board import nuclear_room
from ..content.catalogue import Goods
from ..state import State
from ..vocab import NUCLEAR, RESOURCES


def pairs(amounts: Sequence[int]) -> list[Value]:
    """Type and amount, for each type of which there is any."""
    return [value for word, count in zip(RESOURCES, amounts, strict=True) if count for value in (word, count)]


def word_of(amounts: Sequence[int]) -> str:
    """Amounts as part of an option: `chem8`, in the order of payments."""
    return ":".join(f"{RESOURCES[kind]}{count}" for kind, count in enumerate(amounts) if count)


def gain(state: State, seat: Seat, amounts: Sequence[int], cause: str) -> None:
    """Put cubes of the stock, which never runs out, into a store, and tell it (RSD-FX-02, RSD-GEN-07)."""
    taken = take_in(state, seat, amounts)
    if any(taken):
        state.tell_all("gained", seat, cause, *pairs(taken))


def take_in(state: State, seat: Seat, amounts: Sequence[int]) -> list[int]:
    """Put cubes into a store; of Nuclear only what fits, and the rest stays where it was (RSD-GEN-09). What was taken.
    """
    store, taken = state.seats[seat].store, list(amounts)
    cut = taken[NUCLEAR] - max(0, min(taken[NUCLEAR], nuclear_room(state, seat)))
    if cut:
        taken[NUCLEAR] -= cut
        state.tell_all("gain_cut", seat, RESOURCES[NUCLEAR], cut)
    for kind, count in enumerate(taken):
        store[kind] += count
    return taken


def holds(store: Sequence[int], amounts: Sequence[int]) -> bool:
    """Whether a store holds all of these cubes."""
    return all(have >= count for have, count in zip(store, amounts, strict=True))


def spend(state: State, seat: Seat, amounts: Sequence[int], cause: str) -> None:
    """Put cubes of a store into the stock (RSD-PAY-06), and tell it."""
    store = state.seats[seat].store
    for kind, count in enumerate(amounts):
        store[kind] -= count
    state.tell_all("paid", seat, cause, 0, *pairs(amounts))


def payable(state: State, seat: Seat, ways: Iterable[Goods]) -> list[Goods]:
    """Of costs in named cubes, which are never mixed and for which the purse is of no use, those that can be paid
    (RSD-PAY-13, RSD-PAY-14), also in the simpler game (RSD-SIMP-02)."""
    return [way for way in ways if holds(state.seats[seat].store, way)]
