"""One seat's position, with what its goods are needed for: the measure of all that bots compare.

Everything is in points at the end of the game. Only what the table shows is read, never a deck or a Rubble token that
lies face down, so that an imagined table promises no more than the view it was drawn from.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache

from ..content.catalogue import Catalogue
from ..content.printed import Bundle, Card, Cost, Mission
from ..rules.directive_cards import COUNTS
from ..state import SeatState, State
from .weights import Weights, weights

ADVANCED_LEVEL = 3
LABORER, RANGER, BUILDER = 1, 2, 4


@dataclass(slots=True)
class Position:
    """What a seat has and needs.

    left: rounds after this one. to_place: tokens of this round that are still to be placed. goes_on: whether goods are
    of use before the final scoring. wants: goods that Missions and the next level ask for. high, low: what one of each
    item is worth as long as it is wanted, and beyond that. tokens, directed, asks: what has been found so far of the
    bag, the Directives and what rewards ask for.
    """

    state: State
    seat: int
    me: SeatState
    content: Catalogue
    w: Weights
    left: int
    to_place: int
    goes_on: bool
    wants: list[int]
    high: Sequence[float]
    low: Sequence[float]
    tokens: tuple[int, float] | None = None
    directed: dict[int, float] = field(default_factory=dict)
    asks: dict[str, float] = field(default_factory=dict)

    def price(self, item: int) -> float:
        """What one more of an item is worth."""
        return self.high[item] if self.me.items[item] < self.wants[item] else self.low[item]

    def gain(self, goods: Sequence[int]) -> float:
        """What goods are worth when they are gained, within the limits."""
        items, wants, limits = self.me.items, self.wants, self.content.numbers.limits
        total = 0.0
        for item in (0, 1, 2, 3, 4):
            amount = goods[item]
            if amount:
                have = items[item]
                amount = min(amount, limits[item] - have)
                needed = min(amount, max(0, wants[item] - have))
                total += needed * self.high[item] + (amount - needed) * self.low[item]
        return total

    def loss(self, goods: Sequence[int]) -> float:
        """What goods are worth that are paid."""
        items, wants = self.me.items, self.wants
        total = 0.0
        for item in (0, 1, 2, 3, 4):
            amount = goods[item]
            if amount:
                spare = min(amount, max(0, items[item] - wants[item]))
                total += spare * self.low[item] + (amount - spare) * self.high[item]
        return total

    def cheapest(self, kinds: Sequence[int]) -> float:
        """What the item costs that is missed least among those held."""
        items, wants, best = self.me.items, self.wants, 0.0
        for item in kinds:
            if items[item]:
                price = self.low[item] if items[item] > wants[item] else self.high[item]
                if not best or price < best:
                    best = price
        return best or 1.0

    def cost(self, cost: Cost) -> float:
        """What a cost is worth, whatever is held of it."""
        goods, high = cost.goods, self.high
        total = 0.0
        for item in (0, 1, 2, 3, 4):
            if goods[item]:
                total += goods[item] * high[item]
        if cost.res:
            total += cost.res * self.cheapest((0, 1, 2))
        if cost.sup:
            total += cost.sup * self.cheapest((3, 4))
        return total + cost.any * self.cheapest((0, 1, 2, 3, 4)) if cost.any else total

    def bundle(self, bundle: Bundle) -> float:
        """What a bundle brings."""
        total = float(bundle.vp)
        if any(bundle.goods):
            total += self.gain(bundle.goods)
        if bundle.res:
            total += bundle.res * max(map(self.price, (0, 1, 2)))
        if bundle.sup:
            total += bundle.sup * max(map(self.price, (3, 4)))
        for ask in bundle.asks:
            total += self.asked(ask)
        if bundle.ends:
            total += self.w.end_icons * 3 * len(bundle.ends)
        return total

    def asked(self, ask: str) -> float:
        """What an item of a reward that is asked for brings."""
        known = self.asks.get(ask)
        if known is None:
            known = self.asks[ask] = self._asked(ask)
        return known

    def _asked(self, ask: str) -> float:
        w = self.w
        if ask == "plan":
            return w.plan if self.left and len(self.me.slots) < self.content.numbers.planning_slots else 0.0
        if ask == "build":
            return w.rubble + w.room * self.left
        if ask == "rescue":
            return self.best_rescue()
        if ask == "draw":
            return w.draw
        if ask == "retire":
            return self.quality(-1, LABORER) if self.me.bag[LABORER] or self.me.rest[LABORER] else 0.0
        if ask.startswith("spec_"):
            return self.quality(1, RANGER)
        if ask.startswith("lead_"):
            tracks = (0, 1, 2) if ask == "lead_any" else (("lead_metro", "lead_harbor", "lead_compound").index(ask),)
            return max(map(self.advance, tracks))
        return w.plan  # a Mission to be completed anywhere

    def quality(self, number: int = 0, kind: int = LABORER) -> float:
        """What the tokens of the seat promise for the rounds to come; with a token more or less of a kind, how much
        more that is."""
        me, w = self.me, self.w
        if not self.left:
            return 0.0
        if self.tokens is None:
            self.tokens = self._count_tokens()
        total, good = self.tokens
        draws = self.content.levels[me.level].draw * self.left
        now = draws * good / max(total, 1)
        if not number:
            return now
        value = w.hero if kind == 0 else 0.0 if kind == LABORER else w.specialist
        after = draws * (good + number * value) / max(total + number, 1)
        return after - now - (w.token * 0.3 * self.left if total + number < draws / self.left else 0.0)

    def _count_tokens(self) -> tuple[int, float]:
        """How many tokens the seat has, and how much better they are than so many Laborers."""
        me, w, content = self.me, self.w, self.content
        total, good = 0, 0.0
        for token, value in enumerate((w.hero, 0.0, w.specialist, w.specialist, w.specialist)):
            count = content.numbers.seat_tokens[token] - me.supply[token] - me.retired[token]
            total += count
            good += count * value
        return total, good

    def advance(self, track: int) -> float:
        """What one more space on a Leadership track brings."""
        at, spaces = self.me.tracks[track], self.content.tracks[track]
        if at >= len(spaces) - 1:
            return 0.0
        bonus = spaces[at + 1]
        value = bonus.vp + self.gain(bonus.goods) + (bonus.res + bonus.sup) * self.high[0]
        value += sum(0.8 if ask == "retire" else 1.4 for ask in bonus.asks)
        return value + self.places(track, at + 1) - self.places(track, at)

    def places(self, track: int, at: int) -> float:
        """What a space of a Leadership track promises for the end, by the places of the others (SCORE-04)."""
        state, w = self.state, self.w
        if not at:
            return 0.0
        others = [other.tracks[track] for seat, other in enumerate(state.seats) if seat != self.seat]
        if state.solo:
            others.append(state.mutant_tracks[track])
        spread = w.leadership_spread[0] + w.leadership_spread[1] * (self.left if self.goes_on else 0)
        behind = sum(share((other - at) / spread) for other in others)
        prizes = self.content.numbers.prizes
        place = min(behind, len(prizes) - 1.0)
        low = int(place)
        high = min(low + 1, len(prizes) - 1)
        return prizes[low] + (prizes[high] - prizes[low]) * (place - low) + w.track_space * at

    def ability(self, card: Card) -> float:
        """What a card brings in a round."""
        w = self.w
        often = w.often.get(card.trigger, 0.5)
        if card.gains:
            return often * max(bundle.vp + sum(map(float.__mul__, map(float, bundle.goods), w.goods)) + bundle.res
                               for bundle in card.gains)  # fmt: skip
        return often * w.ability

    def rescue(self, name: str) -> float:
        """What a card of the Row brings, with its token."""
        card = self.content.cards[name]
        value = self.ability(card) * self.left
        if self.me.supply[card.type]:
            value += self.quality(1, card.type)
        return value + self.directives(card.type) - self.directives()

    def best_rescue(self) -> float:
        """What the best card of the Row brings."""
        return max((self.rescue(card) for card in self.state.row if card), default=0.0)

    def directives(self, more: int = -1) -> float:
        """What the Directives promise. more: the type of a further card, -1 for none."""
        known = self.directed.get(more)
        if known is None:
            known = self.directed[more] = self._directives(more)
        return known

    def _directives(self, more: int) -> float:
        me, w, state = self.me, self.w, self.state
        hope = w.directive_hope[me.level - 1] if self.goes_on else float(me.level >= ADVANCED_LEVEL)
        if not hope:
            return 0.0
        counts = _Counted(self, more)
        total = 0.0
        for name in state.directives:
            card = self.content.directives[name]
            if card.product:
                product = 1
                for word in card.product:
                    product *= counts(word)
                total += product // card.divide
                continue
            reached, points = counts(card.count), 0
            for least, vp in card.thresholds:
                if reached >= least:
                    points = vp
                else:
                    if self.left:
                        total += w.directive_next * (vp - points) * reached / least
                    break
            total += points
        return total * hope

    def mission(self, mission: Mission) -> float:
        """What completing a Mission brings, without its cost."""
        me, w = self.me, self.w
        value = self.bundle(mission.reward)
        incomes = self.left + (1 if self.state.step < 4 else 0)
        value += w.income * incomes
        if not me.row_bonus and self.left and not any(me.columns[column] for column in mission.columns):
            value += w.column
        return value

    def mission_net(self, mission: Mission) -> float:
        """What completing a Mission brings beyond what it costs."""
        return self.mission(mission) - self.cost(mission.cost)

    def missing(self, mission: Mission) -> int:
        """How many goods are missing for a Mission."""
        return missing(self.me.items, mission.cost)


class _Counted:
    """Counts for Directives, with one card more of a type."""

    __slots__ = ("_more", "_position")

    def __init__(self, position: Position, more: int) -> None:
        self._position, self._more = position, more

    def __call__(self, word: str) -> int:
        """How many there are of what a word of the content names."""
        found = COUNTS[word](self._position.state, self._position.seat)
        more = self._more
        if more >= 0 and (word in ("cards", "survivors") or word.startswith(KIND_OF[more])):
            found += 1
        return found


KIND_OF = ("hero", "laborer", "ranger", "scholar", "builder")


def share(difference: float) -> float:
    """How likely a rival is ahead in the end, by how far it is ahead in spreads."""
    return 0.5 + difference / (2 * (1 + abs(difference)))


def missing(items: Sequence[int], cost: Cost) -> int:
    """How many goods are missing for a cost."""
    short = free_res = free_sup = 0
    for item in (0, 1, 2, 3, 4):
        spare = items[item] - cost.goods[item]
        if spare < 0:
            short -= spare
        elif item < 3:
            free_res += spare
        else:
            free_sup += spare
    short += max(0, cost.res - free_res) + max(0, cost.sup - free_sup)
    return short


def position(state: State, seat: int) -> Position:
    """The position of a seat."""
    me, content, w = state.seats[seat], state.content, weights()
    left = max(0, content.numbers.rounds - state.round) if state.round else content.numbers.rounds
    placing, to_place = state.step < 4, sum(me.areas) + sum(me.drawn)
    goes_on = bool(left) or placing
    wants = [0, 0, 0, 0, 0]
    if goes_on:
        for name in me.slots:
            cost = content.missions[name].cost
            for item, due in enumerate(cost.goods):
                if due:
                    wants[item] += due
            wants[3] += cost.sup
            wants[0] += cost.res
        if me.level + 1 < len(content.levels):
            level = content.levels[me.level + 1]
            for item in (0, 1, 2):
                wants[item] += level.cost.goods[item]
            wants[3] += level.ammo
            wants[4] += level.meds
    if left:
        high: Sequence[float] = w.goods
        low = spare_prices()
    else:
        low = w.final_goods
        high = w.goods if placing and to_place else low
        if me.level + 1 < len(content.levels):
            high = [max(one, 0.6) for one in high]
    return Position(state, seat, me, content, w, left, to_place, goes_on, wants, high, low)


@cache
def spare_prices() -> Sequence[float]:
    """What one of each item is worth that nothing needs yet."""
    w = weights()
    return [price * w.spare for price in w.goods]
