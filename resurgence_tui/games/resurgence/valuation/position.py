"""One seat's position, with what its goods are needed for: the measure of all that bots compare.

Everything is in points at the end of the game. Only what the table shows is read, never a deck or a Rubble token that
lies face down, so that an imagined table promises no more than the view it was drawn from.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import fsum
from operator import mul
from typing import NamedTuple

from ..content.catalogue import Catalogue
from ..content.printed import Bundle, Card, Cost, Mission
from ..rules.directive_cards import COUNTS
from ..state import EMPTY, SeatState, State
from ..vocab import ITEM_WORDS
from .goods import level_short, missing, wanted_prices, worth_of
from .weights import Weights, weights

ADVANCED_LEVEL = 3
LABORER, RANGER, BUILDER = 1, 2, 4


class Planned(NamedTuple):
    """A planned Mission: what it brings beyond its price, how many goods it lacks once those that bring more are paid,
    and how many of these are paid, each with a token."""

    mission: Mission
    net: float
    short: int
    before: int


@dataclass(slots=True)
class Position:
    """What a seat has and needs.

    left: rounds after this one. to_place: tokens of this round that are still to be placed. goes_on: whether goods are
    of use before the final scoring. wants: goods that are to be paid for Missions and
    the next level. coming: goods that completed
    Missions bring before the end. high: what one of each item is worth as long as it is wanted. goods: what so many of
    an item are worth, by item and number. tokens, directed, asks, planned: what has been found so
    far of the bag, the Directives, what rewards ask for, and the planned Missions.
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
    coming: list[int]
    high: Sequence[float]
    goods: list[Sequence[float]] = field(default_factory=list)
    tokens: tuple[int, float] | None = None
    directed: dict[int, float] = field(default_factory=dict)
    asks: dict[str, float] = field(default_factory=dict)
    planned: list[Planned] | None = None

    def price(self, item: int) -> float:
        """What one more of an item is worth."""
        goods, have = self.goods[item], self.me.items[item]
        return goods[min(have + 1, len(goods) - 1)] - goods[have]

    def gain(self, goods: Sequence[int]) -> float:
        """What goods are worth when they are gained, within the limits."""
        items, tables = self.me.items, self.goods
        total = 0.0
        for item in (0, 1, 2, 3, 4):
            amount = goods[item]
            if amount:
                table, have = tables[item], items[item]
                total += table[min(have + amount, len(table) - 1)] - table[have]
        return total

    def loss(self, goods: Sequence[int]) -> float:
        """What goods are worth that are paid."""
        items, tables = self.me.items, self.goods
        total = 0.0
        for item in (0, 1, 2, 3, 4):
            amount = goods[item]
            if amount:
                table, have = tables[item], items[item]
                total += table[have] - table[max(have - amount, 0)]
        return total

    def cheapest(self, kinds: Sequence[int]) -> float:
        """What the item costs that is missed least among those held."""
        items, tables, best = self.me.items, self.goods, 0.0
        for item in kinds:
            have = items[item]
            if have:
                price = tables[item][have] - tables[item][have - 1]
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

    def due(self, cost: Cost) -> float:
        """What is missed once a cost is paid from what is held."""
        total = self.loss(cost.goods)
        for number, kinds in ((cost.res, (0, 1, 2)), (cost.sup, (3, 4)), (cost.any, (0, 1, 2, 3, 4))):
            if number:
                total += number * self.cheapest(kinds)
        return total

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
            return self.best_plan()
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

    def owned(self, token: int) -> int:
        """How many tokens of a kind the seat has, wherever they are."""
        me = self.me
        return self.content.numbers.seat_tokens[token] - me.supply[token] - me.retired[token]

    def _count_tokens(self) -> tuple[int, float]:
        """How many tokens the seat has, and how much better they are than so many Laborers."""
        w = self.w
        total, good = 0, 0.0
        for token, value in enumerate((w.hero, 0.0, w.specialist, w.specialist, w.specialist)):
            count = self.owned(token)
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
        value += fsum(0.8 if ask == "retire" else 1.4 for ask in bonus.asks)
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
        behind = fsum(share((other - at) / spread) for other in others)
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
            return often * max(bundle.vp + bundle.res + fsum(map(mul, bundle.goods, w.goods)) for bundle in card.gains)
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
        level = self.me.level
        hope = self.w.directive_hope[level - 1] if self.goes_on else float(level >= ADVANCED_LEVEL)
        return hope * self.directives_counted(more) if hope else 0.0

    def directives_counted(self, more: int = -1) -> float:
        """What the Directives promise whoever has the level for them."""
        known = self.directed.get(more)
        if known is None:
            known = self.directed[more] = self._directives(more)
        return known

    def _directives(self, more: int) -> float:
        w, state = self.w, self.state
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
            reached, points, hoped = counts(card.count), 0, 0.0
            for least, vp in card.thresholds:
                if reached >= least:
                    points = vp
                else:
                    if self.left or self.to_place:
                        hoped = w.directive_next * (vp - points) * reached / least
                    break
            stays = 1.0 if card.count not in ITEM_WORDS else w.stock_hope[min(self.left, len(w.stock_hope) - 1)]
            total += (points + hoped) * stays
        return total

    def mission(self, mission: Mission) -> float:
        """What completing a Mission brings, without its cost."""
        me, w = self.me, self.w
        value = self.bundle(mission.reward)
        value += w.income * (self.left + (w.last_income if self.state.step < 4 else 0))
        if not me.row_bonus and self.left and not any(me.columns[column] for column in mission.columns):
            value += w.column
        return value

    def mission_net(self, mission: Mission) -> float:
        """What completing a Mission brings beyond what it costs."""
        return self.mission(mission) - self.cost(mission.cost)

    def plan(self, mission: Mission) -> float:
        """What planning a Mission brings: its gain, as far as it can be hoped for, and the use that goods find."""
        w, items = self.w, self.me.items
        short = self.missing(mission)
        if 3.5 * self.left + self.to_place - 1 < 1 + short:
            return -0.5
        net = self.mission_net(mission)
        if net <= 0:
            return 0.3 * net - 0.2
        found = self.hope(mission, short) * net
        for item, due in enumerate(mission.cost.goods):
            if due:
                have = items[item]
                found += self.table(item, due)[have] - self.goods[item][have]
        if len(self.me.slots) == 2:
            found -= w.last_slot * self.left
        return found

    def table(self, item: int, more: int = 0) -> Sequence[float]:
        """What so many of an item are worth in all, from 0 to the limit. more: how many more are wanted than now."""
        content = self.content
        limit = content.numbers.limits[item]
        return worth_of(item, self.wants[item] + more, self.coming[item], self.left, limit, content.supply_vp)

    def missions(self) -> list[Planned]:
        """The planned Missions that pay, those that bring most first."""
        if self.planned is None:
            found = [(self.mission_net(mission), mission) for mission in map(self.content.missions.get, self.me.slots)
                     if mission is not None]  # fmt: skip
            found.sort(key=lambda entry: -entry[0])
            items, self.planned = list(self.me.items), list[Planned]()
            for net, mission in found:
                if net <= 0:
                    break
                self.planned.append(Planned(mission, net, missing(items, mission.cost), len(self.planned)))
                for item, due in enumerate(mission.cost.goods):
                    items[item] = max(0, items[item] - due)
        return self.planned

    def hope(self, mission: Mission, short: int, before: int = 0) -> float:
        """The share of a planned Mission's gain that counts before it is completed, with so many goods missing: most
        of it if a token is left that may go there this round, less if it must wait. before: Missions that are first."""
        w, cost, left = self.w, mission.cost, self.left
        share = w.mission_promise[min(left, len(w.mission_promise) - 1)] if left else 0.0
        if self.to_place > before and (not short or not left) and self.reaches(mission):
            if not short:
                return max(share, w.mission_now)
            share = w.mission_promise[0] if short <= 2 * self.to_place - 2 else 0.0
        return share * (1.0 - 0.5 * short / max(sum(cost.goods) + cost.res + cost.sup, 1))

    def reaches(self, mission: Mission) -> bool:
        """Whether a token that is left this round may go where a Mission can be completed."""
        me, state = self.me, self.state
        if any(me.drawn):
            return True
        areas, seats = me.areas, len(state.seats)
        for zone in self.content.zones:
            index = zone.index
            if state.mutants[index] if mission.mutant else zone.district in mission.districts:
                first = zone.access * 5
                if state.zones[index * seats + self.seat] == EMPTY and any(
                    areas[first + token] and zone.tokens[token] for token in (0, 1, 2, 3, 4)
                ):
                    return True
        return False

    def best_plan(self) -> float:
        """What the best of the Missions brings that can be planned."""
        state, me, numbers = self.state, self.me, self.content.numbers
        if len(me.slots) >= numbers.planning_slots or not (self.left or self.to_place > 1):
            return 0.0
        self.asks["plan"] = self.w.plan  # so much for a Mission among them whose reward is another plan
        names = state.basics + state.advanced if me.level >= ADVANCED_LEVEL else state.basics
        return max((self.plan(self.content.missions[name]) for name in names if name), default=0.0)

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
        one, more = self._position, self._more
        kind = TOKENS_OF.get(word, 0)
        found = one.owned(kind) if kind else COUNTS[word](one.state, one.seat)
        if more >= 0 and (word in ("cards", "survivors") or word.startswith(KIND_OF[more])):
            found += 1
        return found


KIND_OF = ("hero", "laborer", "ranger", "scholar", "builder")
TOKENS_OF = {"ranger_tokens": 2, "scholar_tokens": 3, "builder_tokens": 4}
"""Words that count tokens: in the end all are in bag and Rest Area, so those in use count as well."""


def share(difference: float) -> float:
    """How likely a rival is ahead in the end, by how far it is ahead in spreads."""
    return 0.5 + difference / (2 * (1 + abs(difference)))


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
            if not left and missing(me.items, cost) > 2 * (to_place - 1):
                continue
            for item, due in enumerate(cost.goods):
                if due:
                    wants[item] += due
            wants[3] += cost.sup
            wants[0] += cost.res
        if me.level + 1 < len(content.levels):
            level = content.levels[me.level + 1]
            if left or level_short(me.items, level) <= 2 * to_place:
                for item in (0, 1, 2):
                    wants[item] += level.cost.goods[item]
    coming, upkeeps = [0, 0, 0, 0, 0], left + placing
    for column, income in zip(me.columns, content.column_income, strict=True):
        if column and len(income) == 1:
            for item, amount in enumerate(income[0].goods):
                coming[item] += amount * len(column) * upkeeps
    one = Position(state, seat, me, content, w, left, to_place, goes_on, wants, coming, wanted_prices(left))
    one.goods = [one.table(item) for item in (0, 1, 2, 3, 4)]
    return one
