"""What discovery cards, cards of the town and powers bring a seat, roughly: no question is asked of the rest of its
position."""

from __future__ import annotations

from collections.abc import Callable

from resurgence_tui.engine.table import UNKNOWN
from resurgence_tui.engine.types import Seat

from ..content.catalogue import Effect
from ..rules.completing import meets
from ..state import State
from ..vocab import ACTIVE, NUCLEAR
from .weights import weights

UNSEEN = 0.3
"""What a card promises that is not known."""


class Cards:
    """left: how often the seat will still produce."""

    def __init__(self, state: State, seat: Seat, left: int) -> None:
        self.state, self.seat, self.left = state, seat, left
        self.me, self.content, self.w = state.seats[seat], state.content, weights()

    def promised(self, points: float) -> float:
        """What it promises to make so many points of payment in each turn to come."""
        return points * self.left * self.w.rate

    def goods(self, amounts: tuple[int, ...]) -> float:
        """What cubes bring, wherever they are needed."""
        worth, use = self.content.worth, self.w.use
        spent = sum(count * worth[kind] * use[kind] for kind, count in enumerate(amounts) if count and kind != NUCLEAR)
        return spent * self.w.rate + amounts[NUCLEAR] * self.w.promise

    def net(self, name: str) -> float:
        """What a discovery card brings when it is completed, its point included, less what it costs."""
        card = self.content.cards[name]
        measured = self.w.measured.get(name, 0.0)
        return self.content.numbers.score["discovery"] + self.effects(name) + measured - self.goods(card.cost)

    def effects(self, name: str) -> float:
        """What the effects of a card bring, at once or from now on."""
        card = self.content.cards[name]
        if card.moment == "lasting":
            return sum(self._lasting(effect) for effect in card.effects)
        if card.moment == "use":
            return self.w.ability * self.left * 2
        return sum(ONCE[effect.kind](self, effect) if effect.kind in ONCE else 0.1 for effect in card.effects)

    def _lasting(self, effect: Effect) -> float:
        if effect.kind == "income":
            return self.goods(effect.goods) * self.left
        if effect.kind == "bonus":
            return self.promised(effect.number)
        return self.w.ability * self.left

    def promise(self, name: str) -> float:
        """What a card of the hand promises, cubes for it apart."""
        if name == UNKNOWN:
            return UNSEEN
        fits = 1.0 if meets(self.state, self.seat, self.content.cards[name].requirement) else 0.4
        return max(0.0, self.net(name)) * self.w.held * fits

    def recruit(self, effect: Effect) -> float:
        """Outriders of the supply."""
        return min(effect.number, self.me.outriders.count("")) * (1.0 + self.promised(1.5))

    def rouse(self, effect: Effect) -> float:
        """Outriders that lie out of action."""
        lying = sum(bool(hex) and not mark & ACTIVE for hex, mark in zip(self.me.outriders, self.me.marks, strict=True))
        return min(effect.number, lying) * (1.0 - self.w.lying + self.promised(1.5))

    def kit(self, effect: Effect) -> float:
        """An Outpost that is built."""
        return 0.9 + self.promised(1.0) if "" in self.me.outposts else 0.0


ONCE: dict[str, Callable[[Cards, Effect], float]] = {
    "gain": lambda cards, effect: cards.goods(effect.goods),
    "points": lambda cards, effect: effect.number * cards.w.rate * 0.8,
    "recruit": Cards.recruit,
    "rouse": Cards.rouse,
    "terrain": lambda cards, effect: cards.promised(2.0),
    "kit": Cards.kit,
    "fence": lambda cards, effect: 0.15,
    "draw": lambda cards, effect: 0.3,
    "erect": lambda cards, effect: 0.5 if False in cards.me.outposts_active else 0.0,
    "boost": lambda cards, effect: 0.1 * effect.number,
}
"""Kind of effect -> what it brings at once."""
