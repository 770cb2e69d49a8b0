"""Ways over several hexes: the cheapest for the convoy that is about to move.

They promise nothing: each step is a choice of its own, and the rules are asked again at each.
"""

from __future__ import annotations

from heapq import heappop, heappush
from typing import NamedTuple

from resurgence_tui.engine.types import Decision, Seat

from .board import Counts, neighbours, others_active_at
from .hexes import TOWN
from .payments import reach
from .rules.legal_moves import MOVE, Load, may_enter, may_take, move_cost, move_is_barred
from .rules.paying import allowed_types, can_pay
from .state import State

GOAL = "RSD-ASK-15"
"""The question where a convoy goes."""


class Route(NamedTuple):
    """steps: the hexes entered, the goal last. costs: the points of each step. barred: whether Provisions cannot pay
    some of them."""

    steps: tuple[str, ...]
    costs: tuple[int, ...]
    barred: int

    @property
    def cost(self) -> int:
        """All points."""
        return sum(self.costs)


def routes(state: State, decision: Decision) -> dict[str, Route]:
    """The cheapest way to every hex that a convoy can come to with the points of its seat; none for other questions.

    A way goes on through hexes where nothing happens: not through the town, nor where active pieces of others stand.
    """
    if decision.rule != GOAL or decision.context[0] != MOVE:
        return {}
    _, origin, *numbers = decision.context
    fresh, met, armed, both, *load = map(int, numbers)
    return _cheapest(state, decision.seat, str(origin), (fresh, met, armed, both), Load(*load))


def _cheapest(state: State, seat: Seat, origin: str, classes: Counts, load: Load) -> dict[str, Route]:
    if not may_take(state, seat, origin, classes, load):
        return {}
    found: dict[str, Route] = {}
    edge: list[tuple[int, int, int, int, str, Route]] = [(0, 0, 0, 0, origin, Route((), (), 0))]
    turn = 0
    while edge:
        *_, hex, way = heappop(edge)
        if hex in found:
            continue
        if way.steps:
            found[hex] = way
            if hex == TOWN or others_active_at(state, seat, hex):
                continue
        for target in neighbours(state, hex):
            if target in found or target == origin or not may_enter(state, seat, hex, target, classes, load):
                continue
            cost = move_cost(state, seat, hex, target, classes, load)
            barred = cost * move_is_barred(state, seat, hex, target)
            longer = Route((*way.steps, target), (*way.costs, cost), way.barred + barred)
            if _can_pay(state, seat, longer):
                turn += 1
                heappush(edge, (longer.cost, longer.barred, len(longer.steps), turn, target, longer))
    return found


def _can_pay(state: State, seat: Seat, way: Route) -> bool:
    """Whether the points are there: in all, and for the steps that Provisions cannot pay."""
    me, worth = state.seats[seat], state.content.worth
    if reach(me.store, me.purse, worth, allowed_types(state, MOVE, 1)) < way.barred:
        return False
    return can_pay(state, seat, MOVE, way.cost, 0, int(way.steps[-1] == TOWN))
