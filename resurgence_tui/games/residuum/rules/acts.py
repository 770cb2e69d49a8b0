"""RSD-ACT: what a seat may do in its turn. Each action says whether it can be done whole, and how it begins; its
questions follow each other (RSD-ASK-61), and what has no answer is not asked (RSD-ASK-62). Each one uses something up,
so every turn ends (RSD-GEN-12)."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from resurgence_tui.engine.types import RuleId, Seat, Value

from ..rulebook import book, lists
from ..state import State
from ..vocab import ACTIONS

Can = Callable[[State, Seat], bool]
Begin = Callable[[State, Seat], None]


class Act(NamedTuple):
    """can: whether every part of the action can be done, payment included (RSD-GEN-11, RSD-GEN-15)."""

    can: Can
    begin: Begin


ACTS: dict[str, Act] = {}
"""Action -> what it is; all of ``vocab.ACTIONS``, once ``flow`` is imported."""

ONWARD: list[Callable[[State, Seat], list[str]]] = []
"""Lists the hexes to which the latest convoy may go on; ``moving`` puts it there."""


def act(kind: str, can: Can) -> Callable[[Begin], Begin]:
    """Register an action."""

    def register(function: Begin) -> Begin:
        ACTS[kind] = Act(can, function)
        return function

    return register


def asks(rule: RuleId, *context: Value) -> Begin:
    """What begins an action by asking a question."""

    def begin(state: State, seat: Seat) -> None:
        state.put(rule, seat, *context)

    return begin


@lists("RSD-ASK-11", asked=True)
def menu(state: State, seat: Seat) -> list[str]:
    """To go on, to begin an action, or to end the turn, which is always possible (RSD-ASK-11, RSD-ACT-02): the seat on
    turn acts as often as it likes and can (RSD-ACT-01, RSD-ASK-58). All see whether a card can be completed or used,
    not which (RSD-ASK-59, RSD-HIDE-14)."""
    onward = [f"onward:{hex}" for lister in ONWARD for hex in lister(state, seat)]
    return [*onward, *(f"act:{kind}" for kind in ACTIONS if ACTS[kind].can(state, seat)), "act:end"]


@book.answer("RSD-ASK-11")
def take_action(state: State, seat: Seat, option: str) -> None:
    """Begin it; the menu comes again when it is done (RSD-ACT-03)."""
    verb, _, word = option.partition(":")
    if word == "end":
        state.then("RSD-CAL-09", seat)
        return
    state.then("RSD-ASK-11", seat)
    if verb == "onward":
        state.then("RSD-MOVE-19", seat, word)
    else:
        ACTS[word].begin(state, seat)
