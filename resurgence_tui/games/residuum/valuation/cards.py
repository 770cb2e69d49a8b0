"""What discovery cards, cards of the town and powers bring a seat, roughly: no question is asked of the rest of its
position."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property, lru_cache
from math import fsum
from typing import NamedTuple

from resurgence_tui.engine.table import UNKNOWN
from resurgence_tui.engine.types import Seat

from ..content.catalogue import Catalogue, Effect
from ..rules.completing import meets
from ..state import State
from ..vocab import ACTIVE, NUCLEAR
from .weights import weights

UNSEEN = 0.3
"""What a card promises that is not known."""


class Needs(NamedTuple):
    """What the worth of a card depends on. left: how often the seat will still produce. supply, lying: Outriders that
    could be recruited, and roused. builds: whether an Outpost could be built; erects: whether one could be activated.
    """

    content: Catalogue
    left: int
    supply: int
    lying: int
    builds: bool
    erects: bool


def promised(needs: Needs, points: float) -> float:
    """What points of payment promise that are made in each turn to come."""
    return points * needs.left * weights().rate


def goods(content: Catalogue, amounts: tuple[int, ...]) -> float:
    """What cubes bring, wherever they are needed."""
    w, worth = weights(), content.worth
    spent = fsum([count * worth[kind] * w.use[kind] for kind, count in enumerate(amounts) if count and kind != NUCLEAR])
    return spent * w.rate + amounts[NUCLEAR] * w.promise


@lru_cache(maxsize=8192)
def net(name: str, needs: Needs) -> float:
    """What a discovery card brings when it is completed, its point included, less what it costs."""
    card = needs.content.cards[name]
    measured = weights().measured.get(name, 0.0)
    return needs.content.numbers.score["discovery"] + effects(name, needs) + measured - goods(needs.content, card.cost)


@lru_cache(maxsize=8192)
def effects(name: str, needs: Needs) -> float:
    """What the effects of a card bring, at once or from now on."""
    card = needs.content.cards[name]
    if card.moment == "lasting":
        return fsum(_lasting(effect, needs) for effect in card.effects)
    if card.moment == "use":
        return weights().ability * needs.left * 2
    return fsum(ONCE[effect.kind](needs, effect) if effect.kind in ONCE else 0.1 for effect in card.effects)


def _lasting(effect: Effect, needs: Needs) -> float:
    if effect.kind == "income":
        return goods(needs.content, effect.goods) * needs.left
    if effect.kind == "bonus":
        return promised(needs, effect.number)
    return weights().ability * needs.left


def _recruit(needs: Needs, effect: Effect) -> float:
    """Outriders of the supply."""
    return min(effect.number, needs.supply) * (1.0 + promised(needs, 1.5))


def _rouse(needs: Needs, effect: Effect) -> float:
    """Outriders that lie out of action."""
    return min(effect.number, needs.lying) * (1.0 - weights().lying + promised(needs, 1.5))


def _kit(needs: Needs, effect: Effect) -> float:
    """An Outpost that is built."""
    return 0.9 + promised(needs, 1.0) if needs.builds else 0.0


ONCE: dict[str, Callable[[Needs, Effect], float]] = {
    "gain": lambda needs, effect: goods(needs.content, effect.goods),
    "points": lambda needs, effect: effect.number * weights().rate * 0.8,
    "recruit": _recruit,
    "rouse": _rouse,
    "terrain": lambda needs, effect: promised(needs, 2.0),
    "kit": _kit,
    "fence": lambda needs, effect: 0.15,
    "draw": lambda needs, effect: 0.3,
    "erect": lambda needs, effect: 0.5 if needs.erects else 0.0,
    "boost": lambda needs, effect: 0.1 * effect.number,
}
"""Kind of effect -> what it brings at once."""


class Cards:
    """What cards bring to one seat. left: how often it will still produce."""

    def __init__(self, state: State, seat: Seat, left: int) -> None:
        self.state, self.seat, self.left = state, seat, left
        self.me, self.content, self.w = state.seats[seat], state.content, weights()

    @cached_property
    def needs(self) -> Needs:
        """What the worth of a card depends on."""
        me = self.me
        supply = me.outriders.count("")
        lying = len(me.outriders) - supply - sum([mark & ACTIVE for mark in me.marks])
        return Needs(self.content, self.left, supply, lying, "" in me.outposts, False in me.outposts_active)

    def net(self, name: str) -> float:
        """What a discovery card brings when it is completed, its point included, less what it costs."""
        return net(name, self.needs)

    def effects(self, name: str) -> float:
        """What the effects of a card bring, at once or from now on."""
        return effects(name, self.needs)

    def promise(self, name: str) -> float:
        """What a card of the hand promises, cubes for it apart."""
        if name == UNKNOWN:
            return UNSEEN
        worth = self.net(name)
        if worth <= 0:
            return 0.0
        fits = 1.0 if meets(self.state, self.seat, self.content.cards[name].requirement) else 0.4
        return worth * self.w.held * fits
