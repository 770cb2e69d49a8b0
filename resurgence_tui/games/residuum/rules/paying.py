"""RSD-PAY: points are paid by the purse, then in cubes; points left of a cube go into the purse."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from resurgence_tui.engine.types import Seat

from ..board import lasting
from ..payments import Amounts, left_over, next_to_count, payments, reach, with_counts
from ..rulebook import book, lists
from ..state import State
from ..vocab import COUNTING_ORDER, NUCLEAR, PAYING_ORDER, PROVISIONS, RESOURCE_OF, RESOURCES
from .prices import can_trade
from .store import pairs

UNSAID = (-1,) * len(RESOURCES)
"""No count of any type was said yet."""


def points_of(state: State, seat: Seat, action: str, more: int = 0) -> int:
    """The points of an action, less what cards save, but at least 1 (RSD-PAY-16, RSD-FX-05)."""
    saved = sum(effect.number for effect in lasting(state, seat, "cheaper", action))
    return max(1, state.content.actions[action].points + more - saved)


def allowed_types(state: State, action: str, barred: int) -> tuple[int, ...]:
    """The types that pay for an action: its own, in the simpler game all but Nuclear, and Provisions unless a hazard
    bars them (RSD-PAY-02 to RSD-PAY-04, RSD-SIMP-01, RSD-SIMP-03)."""
    return _allowed(state.content.actions[action].pays, state.simpler, bool(barred))


@lru_cache(maxsize=256)
def _allowed(pays: tuple[int, ...], all_pay: bool, barred: bool) -> tuple[int, ...]:
    return tuple(kind for kind in PAYING_ORDER if (not barred if kind == PROVISIONS else all_pay or kind in pays))


def can_pay(state: State, seat: Seat, action: str, cost: int, barred: int = 0, to_town: int = 0) -> bool:
    """Whether a seat can pay the points of an action. to_town: and could trade with what is left (RSD-PAY-15)."""
    allowed, me = allowed_types(state, action, barred), state.seats[seat]
    if reach(me.store, me.purse, state.content.worth, allowed) < cost:
        return False
    return not to_town or _leaves_a_trade(state, seat, allowed, cost, 0)


def affords(state: State, seat: Seat, action: str) -> bool:
    """Whether a seat can pay for an action that costs its points and nothing more."""
    return can_pay(state, seat, action, points_of(state, seat, action))


def _leaves_a_trade(state: State, seat: Seat, allowed: tuple[int, ...], due: int, kind: int) -> bool:
    """Whether some way to pay leaves enough to trade in the town. kind: the purse is used from that type on."""
    me = state.seats[seat]
    for one in range(kind, NUCLEAR):
        if one in allowed and me.purse[one] and due:
            used = min(me.purse[one], due)
            return any(_leaves_a_trade(state, seat, allowed, left, one + 1) for left in (due - used, due))
    return any(_after(state, seat, allowed, due))


def _after(state: State, seat: Seat, allowed: tuple[int, ...], due: int) -> Iterator[bool]:
    """For each payment in cubes, whether it leaves a trade."""
    store = tuple(state.seats[seat].store)
    if not due:
        yield can_trade(state, seat, store)
        return
    for chosen in payments(store, state.content.worth, allowed, due):
        yield can_trade(state, seat, [have - count for have, count in zip(store, chosen, strict=True)])


def charge(state: State, seat: Seat, action: str, cost: int, barred: int = 0, to_town: int = 0) -> None:
    """Let a seat pay the points of an action, before the task below is run (RSD-GEN-11)."""
    state.then("RSD-PAY-12", seat, action, cost, cost, barred, to_town, 0)


@book.task("RSD-PAY-12")
def use_purse(
    state: State, seat: Seat, action: str, cost: int, due: int, barred: int, to_town: int, kind: int
) -> None:
    """Before cubes, each type of the purse that may pay is offered in the fixed order (RSD-PAY-08, RSD-PAY-12)."""
    if not due:
        return
    allowed, purse = allowed_types(state, action, barred), state.seats[seat].purse
    for one in range(kind, NUCLEAR):
        if one in allowed and purse[one]:
            state.put("RSD-ASK-16", seat, action, cost, due, barred, to_town, one)
            return
    ask_cubes(state, seat, action, cost, due, barred, to_town, *UNSAID)


@lists("RSD-ASK-16")
def purse_options(
    state: State, seat: Seat, action: str, cost: int, due: int, barred: int, to_town: int, kind: int
) -> list[str]:
    """To use the points of a type, or to keep them whole while the rest can still be paid (RSD-ASK-16, RSD-AMB-26)."""
    allowed, me = allowed_types(state, action, barred), state.seats[seat]
    word, used = RESOURCES[kind], min(me.purse[kind], due)

    def works(left: int) -> bool:
        if to_town:
            return _leaves_a_trade(state, seat, allowed, left, kind + 1)
        purse = [points if one > kind else 0 for one, points in enumerate(me.purse)]
        return reach(me.store, purse, state.content.worth, allowed) >= left

    return [f"purse:{verb}:{word}" for verb, left in (("use", due - used), ("keep", due)) if works(left)]


@book.answer("RSD-ASK-16")
def take_from_purse(
    state: State, seat: Seat, option: str, action: str, cost: int, due: int, barred: int, to_town: int, kind: int
) -> None:
    """The smaller of the heap and what is due is used, or nothing (RSD-PAY-09)."""
    me = state.seats[seat]
    if option.startswith("purse:use"):
        used = min(me.purse[kind], due)
        me.purse[kind] -= used
        due -= used
        state.tell("purse_used", seat, RESOURCES[kind], used)
    state.then("RSD-PAY-12", seat, action, cost, due, barred, to_town, kind + 1)


def ways(
    state: State, seat: Seat, action: str, due: int, barred: int, to_town: int, counts: tuple[int, ...]
) -> list[Amounts]:
    """The payments in cubes that are still possible."""
    allowed, store = allowed_types(state, action, barred), tuple(state.seats[seat].store)
    found = with_counts(payments(store, state.content.worth, allowed, due), counts)
    if not to_town:
        return found
    return [
        chosen
        for chosen in found
        if can_trade(state, seat, [have - count for have, count in zip(store, chosen, strict=True)])
    ]


def ask_cubes(
    state: State, seat: Seat, action: str, cost: int, due: int, barred: int, to_town: int, *counts: int
) -> None:
    """Ask for the payment, or first for the number of one type where too many are possible (RSD-ASK-17)."""
    found = ways(state, seat, action, due, barred, to_town, counts)
    rule = "RSD-ASK-18" if next_to_count(found, counts, COUNTING_ORDER) < 0 else "RSD-ASK-17"
    state.put(rule, seat, action, cost, due, barred, to_town, *counts)


@lists("RSD-ASK-17")
def count_options(
    state: State, seat: Seat, action: str, cost: int, due: int, barred: int, to_town: int, *counts: int
) -> list[str]:
    """How many cubes of one type are in the payment (RSD-ASK-17)."""
    found = ways(state, seat, action, due, barred, to_town, counts)
    kind = next_to_count(found, counts, COUNTING_ORDER)
    return [f"count:{RESOURCES[kind]}:{count}" for count in sorted({one[kind] for one in found})]


@book.answer("RSD-ASK-17")
def take_count(
    state: State, seat: Seat, option: str, action: str, cost: int, due: int, barred: int, to_town: int, *counts: int
) -> None:
    """Note the number, and ask on."""
    _, word, number = option.split(":")
    said = list(counts)
    said[RESOURCE_OF[word]] = int(number)
    ask_cubes(state, seat, action, cost, due, barred, to_town, *said)


def pay_word(chosen: Amounts) -> str:
    """A payment as an option, Provisions last."""
    return "pay:" + ":".join(f"{RESOURCES[kind]}{chosen[kind]}" for kind in PAYING_ORDER if chosen[kind])


@lists("RSD-ASK-18")
def payment_options(
    state: State, seat: Seat, action: str, cost: int, due: int, barred: int, to_town: int, *counts: int
) -> list[str]:
    """The payments, in rising order of their counts, compared from Tech on (RSD-ASK-18)."""
    return [pay_word(chosen) for chosen in ways(state, seat, action, due, barred, to_town, counts)]


def chosen_amounts(option: str) -> list[int]:
    """The cubes of a payment."""
    chosen = [0] * len(RESOURCES)
    for part in option.split(":")[1:]:
        word = part.rstrip("0123456789")
        chosen[RESOURCE_OF[word]] = int(part[len(word) :])
    return chosen


@book.answer("RSD-ASK-18")
def pay_cubes(
    state: State, seat: Seat, option: str, action: str, cost: int, due: int, barred: int, to_town: int, *counts: int
) -> None:
    """The cubes go to the stock, and points left over into the purse (RSD-PAY-06, RSD-PAY-07)."""
    me, chosen = state.seats[seat], chosen_amounts(option)
    for kind, count in enumerate(chosen):
        me.store[kind] -= count
    state.tell("paid", seat, action, cost, *pairs(chosen))
    kind, points = left_over(chosen, state.content.worth, due)
    if points:
        me.purse[kind] += points
        state.tell("purse_left", seat, RESOURCES[kind], points)
