"""AMB-130: a question of which all options give the same is not asked; which gain is at least as good as all others."""

from __future__ import annotations

from collections.abc import Sequence
from operator import add

from ..content.printed import NOTHING, Bundle
from ..state import State
from .items import ALL_ITEMS
from .triggers import BIT, GAIN_BITS


def all_alike(state: State, seat: int, changes: Sequence[tuple[int, ...]]) -> bool:
    """Whether a seat would hold the same after each of these changes, and have the same cards awake.

    changes: gains by Item, at least one.
    """
    first = _after(state, seat, changes[0])
    return all(_after(state, seat, change) == first for change in changes[1:])


def alike_bundles(state: State, seat: int, bundles: Sequence[Bundle]) -> bool:
    """Whether bundles differ in nothing but goods, and those give the same."""
    rest = {bundle._replace(goods=NOTHING) for bundle in bundles}
    return len(rest) == 1 and all_alike(state, seat, [bundle.goods for bundle in bundles])


def best_of(state: State, seat: int, changes: Sequence[tuple[int, ...]]) -> int:
    """Which of these changes leaves no less of anything than each other one, and wakes what they wake; -1 if none.

    Limits cut what is gained later as well, so that to hold less of something is never of use.
    """
    after = [_after(state, seat, change) for change in changes]
    for place, (held, woken) in enumerate(after):
        if all(
            woken & other_woken == other_woken and all(one >= two for one, two in zip(held, other, strict=True))
            for other, other_woken in after
        ):
            return place
    return -1


def _after(state: State, seat: int, change: tuple[int, ...]) -> tuple[tuple[int, ...], int]:
    """What a seat holds after a change within the limits (GEN-05, GEN-06), and the triggers it gives to ready cards.

    A gain that the limit swallows counts (SURV-10), but only in the owner's turn (SURV-03).
    """
    items, limits = state.seats[seat].items, state.content.numbers.limits
    held = tuple(map(min, map(add, items, change), limits))
    if state.turn.seat != seat:
        return held, 0
    woken = 0
    for item in ALL_ITEMS:
        if change[item] > 0:
            woken |= GAIN_BITS[item]
    return held, woken & _waiting(state, seat)


def _waiting(state: State, seat: int) -> int:
    """The triggers that the seat's ready cards wait for and that have not occurred this turn."""
    me, turn, cards = state.seats[seat], state.turn, state.content.cards
    found = 0
    for name in me.cards:
        if name not in me.spent and name not in turn.rescued:
            found |= BIT[cards[name].trigger]
    return found & ~turn.awake
