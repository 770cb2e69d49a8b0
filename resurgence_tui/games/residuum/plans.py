"""Amounts of goods that a player puts together before the questions about them are answered one by one: a visit's sales
and purchases (RSD-ASK-31, RSD-ASK-32), an offer (RSD-ASK-38, RSD-ASK-39)."""

from __future__ import annotations

from dataclasses import dataclass, field

from resurgence_tui.engine.types import Decision, Seat

from .board import nuclear_room
from .rules.prices import cost, most_bought, sale
from .state import State
from .vocab import NUCLEAR, RESOURCE_OF, RESOURCES


def _nothing() -> list[int]:
    return [0] * len(RESOURCES)


@dataclass(slots=True)
class GoodsPlan:
    """Two columns of amounts by resource. away: sold or given; here: bought or wanted."""

    away: list[int] = field(default_factory=_nothing)
    here: list[int] = field(default_factory=_nothing)

    def column(self, number: int) -> list[int]:
        """The first or the second column."""
        return self.here if number else self.away

    @property
    def is_touched(self) -> bool:
        """Whether any amount is entered."""
        return any(self.away) or any(self.here)

    def answer(self, decision: Decision) -> str:
        """The answer to one of these questions, "" to any other, or where the number is not on offer."""
        if decision.rule not in ("RSD-ASK-31", "RSD-ASK-32", "RSD-ASK-38", "RSD-ASK-39"):
            return ""
        word = str(decision.context[0])
        buys = decision.rule in ("RSD-ASK-32", "RSD-ASK-39")
        number = self.column(buys)[RESOURCE_OF[word]]
        wanted = f":{number}"
        first = decision.options[0]
        if first.startswith("tens:"):
            wanted = f"tens:{number // 10}"
        elif first.startswith("ones:"):
            wanted = f"ones:{number % 10}"
        return next((one for one in decision.options if one == wanted or one.endswith(wanted)), "")


class Market:
    """A visit to the town: what may be sold and bought, for how much."""

    columns = ("sell", "buy")

    def __init__(self, state: State, seat: Seat) -> None:
        self.held = tuple(state.seats[seat].store)
        self.prices = tuple((sale(state, kind), cost(state, seat, kind)) for kind in range(len(RESOURCES)))
        self.limits = tuple(most_bought(state, seat, kind) for kind in range(len(RESOURCES)))
        self.other: tuple[int, ...] = ()

    def most(self, plan: GoodsPlan, column: int, kind: int) -> int:
        """The largest amount that may stand there now."""
        if column == 0:
            return 0 if plan.here[kind] else self.held[kind]
        price = self.prices[kind][1]
        if not price or plan.away[kind]:
            return 0
        left = self.credit(plan) + price * plan.here[kind]
        return min(left // price, self.limits[kind])

    def credit(self, plan: GoodsPlan) -> int:
        """Points of credit left."""
        found = sum(price * count for (price, _), count in zip(self.prices, plan.away, strict=True))
        return found - sum(price * count for (_, price), count in zip(self.prices, plan.here, strict=True))

    def lacks(self, plan: GoodsPlan) -> str:
        """Why it cannot be done so: "nothing_bought", "over"; "" if it can."""
        if self.credit(plan) < 0:
            return "over"
        return "" if any(plan.here) else "nothing_bought"


class Bargain:
    """An offer: what may be given and wanted."""

    columns = ("give", "want")

    def __init__(self, state: State, seat: Seat) -> None:
        meeting = state.meeting
        other = meeting.host if seat == meeting.visitor else meeting.visitor
        self.held, self.other = tuple(state.seats[seat].store), tuple(state.seats[other].store)
        self.prices: tuple[tuple[int, int], ...] = ()
        self._rooms = (nuclear_room(state, other), nuclear_room(state, seat))

    def most(self, plan: GoodsPlan, column: int, kind: int) -> int:
        """The largest amount that may stand there."""
        most = (self.other if column else self.held)[kind]
        return min(most, self._rooms[column]) if kind == NUCLEAR else most

    def credit(self, plan: GoodsPlan) -> int:
        """Nothing is counted."""
        return 0

    def lacks(self, plan: GoodsPlan) -> str:
        """All of it can be done; nothing at all is no offer (RSD-DEAL-02)."""
        return ""

