"""What a seat's store is good for: cubes, the most of some, Outriders that are fed, payments.

All in points at the end of the game.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property, lru_cache
from math import exp, fsum

from resurgence_tui.engine.table import UNKNOWN
from resurgence_tui.engine.types import Seat

from ..board import is_proof
from ..content.catalogue import Catalogue
from ..rules.casualties import active_outriders
from ..rules.paying import allowed_types
from ..state import State
from ..vocab import FOOD, GOLD, NUCLEAR, OIL, PROVISIONS, RESOURCES
from .cards import Cards, Needs, net
from .weights import weights

KINDS = range(len(RESOURCES))
CONTESTED = (OIL, GOLD, NUCLEAR)
"""Resources of which the most are worth points (RSD-SCORE-06 to RSD-SCORE-08)."""


def chance_of(lead: float, spread: float) -> float:
    """How likely a lead is kept, or a fight won."""
    return 1.0 / (1.0 + exp(-max(-20.0, min(20.0, lead / spread))))


Wants = tuple[tuple[int, float], ...]
"""By resource: number of cubes, and what each is worth."""

NOTHING: Wants = ((0, 0.0),) * len(RESOURCES)


@lru_cache(maxsize=4096)
def wanted(hand: tuple[str, ...], needs: Needs) -> Wants:
    """What the best cards of a hand ask for."""
    w, found = weights(), [*NOTHING]
    cards = sorted((net(card, needs), card) for card in hand if card != UNKNOWN)
    for worth, card in cards[-w.planned :]:
        cost = needs.content.cards[card].cost
        each = w.promise * max(0.0, worth) / max(1, sum(cost))
        for kind, count in enumerate(cost):
            found[kind] = found[kind][0] + count, max(found[kind][1], each)
    return tuple(found)


class Use(dict[tuple[int, int], float]):
    """(Resource, number of cubes) -> what so many promise, the most of it included; worked out when it is asked for.

    left: how often the seat will still produce. rate: a point of payment. wants: for cards. rivals: the most
    that any other seat has of what is contested, by resource.
    """

    def __init__(
        self, content: Catalogue, left: int, rate: float, wants: Wants, rivals: Sequence[int]
    ) -> None:
        super().__init__()
        self._score, self._left, self.wants = content.numbers, left, wants
        self._w, w = weights(), weights()
        self._rivals = dict(zip(CONTESTED, rivals, strict=True))
        self._good = [w.use[kind] * (content.worth[kind] or 0) * rate for kind in KINDS]
        self._cap = [w.cap[kind] * min(1.0, (left + 2) / 5) for kind in KINDS]

    def __hash__(self) -> int:  # type: ignore[override]
        """Its identity: what it holds is only what it has been asked for so far."""
        return id(self)

    def __eq__(self, other: object) -> bool:
        return self is other

    def __missing__(self, key: tuple[int, int]) -> float:
        kind, count = key
        good, used = self._good[kind], min(count, self._cap[kind])
        total = used * good + (count - used) * good * self._w.spare
        if count:
            wanted, each = self.wants[kind]
            total += min(count, wanted) * each
            if self._left:
                share = min(count, 10) / 10
                total += share * share * max(0.2, 1 - self._w.type * self._left)
            elif count >= self._score.score_type:
                total += 1.0
        if kind in CONTESTED:
            total += self._most(kind, count)
        self[key] = total
        return total

    def _most(self, kind: int, count: int) -> float:
        """What a number of Oil, Gold or Nuclear promises for having the most of it."""
        now, more = self._w.spread[RESOURCES[kind]]
        points = self._score.score[RESOURCES[kind]]  # type: ignore[index]
        return points * chance_of(count - self._rivals[kind] - 0.3, now + more * self._left)


use_of = lru_cache(maxsize=4096)(Use)
"""Remembered: many tables that bots imagine have the same store and rivals."""


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

    @cached_property
    def use(self) -> Use:
        """What a number of cubes of a type promises."""
        others = [me.store for one, me in enumerate(self.state.seats) if one != self.seat]
        rivals = tuple([max([store[kind] for store in others]) for kind in CONTESTED])
        return use_of(self.content, self.left, self.rate, self.wants, rivals)

    @cached_property
    def wants(self) -> Wants:
        """By resource how many cubes the best cards of the hand ask for, and what each of them is worth for that."""
        is_open = self.left or (self.in_turn and not self.me.finished)
        return wanted(tuple(self.me.hand), self.cards.needs) if is_open else NOTHING

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

    def of(self, kind: int, count: int) -> float:
        """What a number of cubes of a type promises, having the most of it included."""
        return self.use[kind, count]

    def worth(self, store: Sequence[int]) -> float:
        """What a store promises, those included that it feeds."""
        use = self.use
        total = fsum([use[held] for held in enumerate(store)])
        return total + self.fed(self.hungry, store) if self.hungry else total

    def fed(self, count: int, store: Sequence[int]) -> float:
        """What it promises that a store can feed a number of Outriders."""
        return min(count, store[FOOD] + store[PROVISIONS] // self.meal) * (1.0 if not self.left else self.w.fed)

    @cached_property
    def now(self) -> float:
        """What the store promises."""
        return self.worth(self.me.store)

    def gain(self, amounts: Sequence[int]) -> float:
        """What more cubes promise, or, below zero, fewer."""
        if self.hungry:
            return self.worth([have + more for have, more in zip(self.me.store, amounts, strict=True)]) - self.now
        use, store = self.use, self.me.store
        changed = [(kind, store[kind], more) for kind, more in enumerate(amounts) if more]
        return fsum([use[kind, have + more] - use[kind, have] for kind, have, more in changed])

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
        worth, store, use = self.content.worth, list(self.me.store), self.use
        due -= min(due, sum(self.me.purse[kind] for kind in allowed))
        dear = sorted(
            (kind for kind in allowed if store[kind]),
            key=lambda kind: (use[kind, store[kind]] - use[kind, store[kind] - 1]) / worth[kind],
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
