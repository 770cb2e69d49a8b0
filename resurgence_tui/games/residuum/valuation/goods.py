"""What a seat's store is good for: cubes, the most of some, Outriders that are fed, payments.

All in points at the end of the game.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from math import exp

from resurgence_tui.engine.table import UNKNOWN
from resurgence_tui.engine.types import Seat

from ..board import is_proof
from ..rules.casualties import active_outriders
from ..rules.paying import allowed_types
from ..state import State
from ..vocab import FOOD, GOLD, NUCLEAR, OIL, PROVISIONS, RESOURCES
from .cards import Cards
from .weights import weights

KINDS = range(len(RESOURCES))
CONTESTED = (OIL, GOLD, NUCLEAR)
"""Resources of which the most are worth points (RSD-SCORE-06 to RSD-SCORE-08)."""


def chance_of(lead: float, spread: float) -> float:
    """How likely a lead is kept, or a fight won."""
    return 1.0 / (1.0 + exp(-max(-20.0, min(20.0, lead / spread))))


class Goods:
    """What a store is good for.

    left: how often the seat will still produce. in_turn: whether its turn is not over. rate: a point of payment.
    """

    def __init__(self, state: State, seat: Seat, cards: Cards, in_turn: bool) -> None:
        self.state, self.seat, self.me, self.content, self.w = state, seat, state.seats[seat], state.content, weights()
        self.cards, self.left, self.in_turn = cards, cards.left, in_turn
        late, open_places = self.w.late, ("" in self.me.outriders) + ("" in self.me.outposts)
        self.rate = (
            self.w.rate * late[self.left]
            if self.left < len(late)
            else self.w.rate + self.w.early * self.left * open_places / 2
        )
        self._costs: dict[tuple[str, int, bool], float] = {}
        self._known: dict[int, float] = {}

    @cached_property
    def wants(self) -> list[tuple[int, float]]:
        """By resource how many cubes the best cards of the hand ask for, and what each of them is worth for that."""
        found = [(0, 0.0)] * len(RESOURCES)
        if self.left or (self.in_turn and not self.me.finished):
            cards = sorted((self.cards.net(card), card) for card in self.me.hand if card != UNKNOWN)
            for net, card in cards[-self.w.planned :]:
                cost = self.content.cards[card].cost
                each = self.w.promise * max(0.0, net) / max(1, sum(cost))
                for kind, count in enumerate(cost):
                    found[kind] = found[kind][0] + count, max(found[kind][1], each)
        return found

    @cached_property
    def hungry(self) -> int:
        """Outriders that must be fed at the end of this turn of the seat, 0 in other turns (RSD-CAL-12)."""
        year_end = self.state.round in self.content.numbers.year_end_turns
        return len(active_outriders(self.state, self.seat)) if year_end and self.in_turn else 0

    @cached_property
    def meal(self) -> int:
        """Provisions that feed an Outrider."""
        numbers = self.content.numbers
        return numbers.year_end_proof if is_proof(self.state, self.seat, "year_end") else numbers.year_end_provisions

    @cached_property
    def _shape(self) -> tuple[list[float], list[float], list[float]]:
        """Worth of a cube that is of use, how many are, and worth of one beyond, by resource."""
        w, worth = self.w, self.content.worth
        good = [w.use[kind] * (worth[kind] or 0) * self.rate for kind in KINDS]
        cap = [w.cap[kind] * min(1.0, (self.left + 2) / 5) for kind in KINDS]
        return good, cap, [one * w.spare for one in good]

    @cached_property
    def _rivals_most(self) -> list[int]:
        """The most that any other seat has, by resource."""
        others = [me.store for one, me in enumerate(self.state.seats) if one != self.seat]
        return [max(store[kind] for store in others) for kind in KINDS]

    def most(self, kind: int, count: int) -> float:
        """What having so many Oil, Gold or Nuclear promises."""
        now, more = self.w.spread[RESOURCES[kind]]
        points = self.content.numbers.score[RESOURCES[kind]]  # type: ignore[index]
        return points * chance_of(count - self._rivals_most[kind] - 0.3, now + more * self.left)

    def of(self, kind: int, count: int) -> float:
        """What so many cubes of a type promise, the most of it included."""
        key = count * len(RESOURCES) + kind
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = self._of(kind, count)
        return found

    def _of(self, kind: int, count: int) -> float:
        good, cap, spare = self._shape
        used = min(count, cap[kind])
        total = used * good[kind] + (count - used) * spare[kind]
        if count:
            wanted, each = self.wants[kind]
            total += min(count, wanted) * each
            if self.left:
                share = min(count, 10) / 10
                total += share * share * max(0.2, 1 - self.w.type * self.left)
            elif count >= self.content.numbers.score_type:
                total += 1.0
        return total + self.most(kind, count) if kind in CONTESTED else total

    def worth(self, store: Sequence[int]) -> float:
        """What a store promises, those included that it feeds."""
        total = 0.0
        for kind in KINDS:
            total += self.of(kind, store[kind])
        return total + self.fed(self.hungry, store) if self.hungry else total

    def fed(self, count: int, store: Sequence[int]) -> float:
        """What it promises that so many Outriders can be fed by a store."""
        return min(count, store[FOOD] + store[PROVISIONS] // self.meal) * (1.0 if not self.left else self.w.fed)

    @cached_property
    def now(self) -> float:
        """What the store promises."""
        return self.worth(self.me.store)

    def gain(self, amounts: Sequence[int]) -> float:
        """What more cubes promise, or, below zero, fewer."""
        after = [have + more for have, more in zip(self.me.store, amounts, strict=True)]
        return self.worth(after) - self.now

    def loss(self, amounts: Sequence[int]) -> float:
        """What is lost by giving cubes away."""
        return -self.gain([-count for count in amounts])

    def cost(self, action: str, points: int, barred: bool = False) -> float:
        """What is lost by paying points for an action, about the cheapest way; a lot if they are not there."""
        key = action, points, barred
        if key not in self._costs:
            self._costs[key] = self._cost(allowed_types(self.state, action, barred), points)
        return self._costs[key]

    def _cost(self, allowed: Sequence[int], due: int) -> float:
        worth, store = self.content.worth, list(self.me.store)
        due -= min(due, sum(self.me.purse[kind] for kind in allowed))
        dear = sorted(
            (kind for kind in allowed if store[kind]),
            key=lambda kind: (self.of(kind, store[kind]) - self.of(kind, store[kind] - 1)) / worth[kind],
        )
        over = 0.0
        for kind in dear:
            if due <= 0:
                break
            count = min(store[kind], -(-due // worth[kind]))
            store[kind] -= count
            due -= count * worth[kind]
            over = max(0, -due) * self.rate
        return 9.0 + due if due > 0 else self.now - self.worth(store) - over / 2
