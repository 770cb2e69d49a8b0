"""What spaces bring, and how tokens are spread over the areas: the whole assignment is one plan (ASG-01)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from math import exp, fsum
from typing import NamedTuple

from resurgence_tui.engine.types import Decision

from ..content.printed import Bundle, Mission
from ..rules.option_ids import ASSIGN, FIRST_ROOM
from ..rules.solo_rules import band_of, steps_of
from ..rules.step3_placing_tokens import penalty
from ..state import EMPTY, State
from ..vocab import AREA_WORDS, TOKEN_WORDS, Area, Trigger
from .position import Position, position

RESTED = (1, 0, 0, 0, 0)
"""What a token brings that is put to rest (REST-02)."""


class Space(NamedTuple):
    """A free space: what it brings, who may go there, the goods among what it brings."""

    value: float
    tokens: tuple[bool, ...]
    goods: Sequence[int]


class Spaces:
    """What a placement on each space brings a seat, found when it is asked for. missions: with those that can be
    completed there."""

    def __init__(self, one: Position, missions: bool = True) -> None:
        self._one, self._missions = one, missions
        self._known: dict[int, float] = {}
        self._awake: dict[str, float] = {}
        for name in one.me.cards:
            card = one.content.cards[name]
            if card.gains and name not in one.me.spent:
                self._awake[card.trigger] = self._awake.get(card.trigger, 0.0) + max(map(one.bundle, card.gains))
        event = one.state.event_card
        self._event_in, self._event = event.district, 0.0
        if event.effect is not None:
            due = min(map(one.due, event.effect.pays)) if event.effect.pays else 0.0
            self._event = max(0.0, max(map(one.bundle, event.effect.gains)) - due)
        self._done = [
            (mission, one.mission_net(mission) + 0.5)
            for mission in map(one.content.missions.__getitem__, one.me.slots) if not one.missing(mission)
        ]  # fmt: skip

    def value(self, index: int) -> float:
        """What a placement on a space brings, whatever token it is; rooms and Zones as in ``SPACES``."""
        known = self._known.get(index)
        if known is None:
            known = self._known[index] = self._find(index)
        return known

    def _find(self, index: int) -> float:
        one = self._one
        content = one.content
        spec = content.zones[index] if index < FIRST_ROOM else content.rooms[index - FIRST_ROOM]
        effect = spec.effect
        if effect.pays and effect.pays[0].row_price:
            total = max(0.0, self._rescue(effect.pays[0].goods))
        else:
            total = max(map(one.bundle, effect.gains))
            if effect.pays:
                total = max(0.0, total - min(map(one.due, effect.pays))) if self._payable(index) else 0.0
        total += self._cards(index, effect.gains)
        if index < FIRST_ROOM:
            total += self._in_zone(index)
        return total

    def _payable(self, index: int) -> bool:
        one = self._one
        spec = one.content.zones[index] if index < FIRST_ROOM else one.content.rooms[index - FIRST_ROOM]
        cost = spec.effect.pays[0]
        items = one.me.items
        return all(have >= due for have, due in zip(items, cost.goods, strict=True)) and sum(items[:3]) >= cost.res

    def _rescue(self, besides: Sequence[int]) -> float:
        one, best = self._one, 0.0
        for card, price in zip(one.state.row, one.content.row_prices(len(one.state.seats)), strict=True):
            if card and one.me.items[0] >= price:
                best = max(best, one.rescue(card) - one.loss((price + besides[0], *besides[1:])))
        return best

    def _cards(self, index: int, gains: Sequence[Bundle]) -> float:
        """The ready cards that wake, by what they give."""
        awake, total = self._awake, 0.0
        if not awake:
            return total
        if index >= FIRST_ROOM:
            total += awake.get(Trigger.PLACE_ROOM, 0.0)
        else:
            metro = self._one.content.zones[index].access == Area.METRO
            total += awake.get(Trigger.PLACE_METRO if metro else Trigger.PLACE_HARBOR, 0.0)
            if self._one.state.mutants[index]:
                total += awake.get(Trigger.PLACE_MUTANT_ZONE, 0.0)
        for bundle in gains[:1]:
            woken = {GAINS[item] for item in (0, 1, 2, 3, 4) if bundle.goods[item]}
            woken.update(AFTER[ask] for ask in bundle.asks if ask in AFTER)
            total += fsum(worth for trigger, worth in awake.items() if trigger in woken)
        return total

    def _in_zone(self, index: int) -> float:
        """The Event, a Beast, a Mission that can be completed there, less the penalty."""
        one = self._one
        state, district = one.state, one.content.zones[index].district
        total = self._event if district == self._event_in else 0.0
        total += 2.0 * state.beasts[index] + (0.6 if state.stalkers[index] else 0.0)
        best = 0.0
        for mission, net in self._done:
            if net > best and (state.mutants[index] if mission.mutant else district in mission.districts):
                best = net
        total += best if self._missions else 0.0
        if state.token_at(index, one.seat) == EMPTY:
            due_goods = penalty(state, index)
            if due_goods:
                total -= due_goods * one.cheapest((0, 1, 2, 3, 4)) * 1.1
        return total

    def best_of(self, area: int, token: int) -> float:
        """The best space of an area that is free for a token."""
        return max((value for value, tokens, _ in self.free(area) if tokens[token]), default=self._one.gain(RESTED))

    def free(self, area: int) -> list[Space]:
        """The free spaces of an area with what they bring, the best first, and who may go there."""
        one = self._one
        found: list[Space] = []
        if area == Area.COMPOUND:
            for room in one.content.rooms:
                if not one.me.rubble[room.index] and one.me.rooms[room.index] == EMPTY:
                    found.append(Space(self.value(FIRST_ROOM + room.index), room.tokens, room.effect.gains[0].goods))
        else:
            for zone in one.content.zones:
                if zone.access == area and one.state.token_at(zone.index, one.seat) == EMPTY:
                    found.append(Space(self.value(zone.index), zone.tokens, zone.effect.gains[0].goods))
        found.sort(key=lambda space: -space.value)
        return found


GAINS = (Trigger.GAIN_FOOD, Trigger.GAIN_FUEL, Trigger.GAIN_PARTS, Trigger.GAIN_AMMO, Trigger.GAIN_MEDS)
AFTER = {"plan": Trigger.AFTER_PLAN, "rescue": Trigger.AFTER_RESCUE, "build": Trigger.AFTER_BUILD}

Plan = tuple[str, ...]
"""The answers to the questions of an assignment, one for each token."""


def plans(state: State, decision: Decision) -> list[tuple[float, Plan]]:
    """Every way to assign the tokens that are left, the most promising first, each with what it promises."""
    seat = decision.seat
    one = position(state, seat)
    jobs, leads = Jobs(one), Leads(one)
    found = [(jobs.worth(areas) + leads.worth(areas), plan) for areas, plan in spreads(one.me.areas, one.me.drawn)]
    found.sort(key=lambda entry: -entry[0])
    return found


class Jobs:
    """What the tokens of an assignment can do: the spaces of their areas, and the Missions that they reach."""

    def __init__(self, one: Position) -> None:
        self._one = one
        spaces = Spaces(one, missions=False)
        self._free = [spaces.free(area) for area in (0, 1, 2)]
        self._in_area: list[dict[tuple[int, ...], float]] = [{}, {}, {}]
        self._missions = [
            (net * one.hope(mission, short, before), reaching(one, mission))
            for mission, net, short, before in one.missions()
        ]

    def area(self, area: int, tokens: tuple[int, ...]) -> float:
        """What so many tokens of each kind bring in an area."""
        known = self._in_area[area].get(tokens)
        if known is None:
            known = self._in_area[area][tokens] = placed(self._one, self._free[area], tokens)
        return known

    def missions(self, areas: Sequence[int]) -> float:
        """What the Missions bring that a spread of tokens reaches; each takes a token."""
        left, total = list(areas), 0.0
        for gain, places in self._missions:
            for place in places:
                if left[place]:
                    left[place] -= 1
                    total += gain
                    break
        return total

    def worth(self, areas: Sequence[int]) -> float:
        """In points."""
        total = self.missions(areas)
        for area in (0, 1, 2):
            total += self.area(area, tuple(areas[area * 5 : area * 5 + 5]))
        return total


def reaching(one: Position, mission: Mission) -> list[int]:
    """The places of an assignment, area by area, whose tokens may go where a Mission can be completed."""
    state, found = one.state, set[int]()
    for zone in one.content.zones:
        if state.mutants[zone.index] if mission.mutant else zone.district in mission.districts:
            found.update(zone.access * 5 + token for token in (0, 1, 2, 3, 4) if zone.tokens[token])
    return sorted(found)


SPACES_IN = ("spaces_metro", "spaces_harbor", "spaces_compound")
"""What the spaces of an area bring, as a part of what speaks for an assignment; by Area."""


def plan_parts(state: State, decision: Decision, plan: Plan) -> dict[str, float]:
    """What a plan promises, by SPACES_IN, Missions and Leadership."""
    one = position(state, decision.seat)
    jobs, areas = Jobs(one), list(one.me.areas)
    for option in plan:
        _, token, area = option.split(":")
        areas[AREA_WORDS.index(area) * 5 + TOKEN_WORDS.index(token)] += 1
    found = {part: jobs.area(area, tuple(areas[area * 5 : area * 5 + 5])) for area, part in enumerate(SPACES_IN)}
    return {**found, "missions": jobs.missions(areas), "leadership": Leads(one).worth(areas)}


def spreads(areas: Sequence[int], drawn: Sequence[int]) -> Iterator[tuple[list[int], Plan]]:
    """Every spread of the tokens drawn over the areas, with the answers that lead to it in the order of the asking."""
    kinds = [token for token in range(5) if drawn[token]]
    ways = [
        [(first, second, drawn[token] - first - second)
         for first in range(drawn[token] + 1) for second in range(drawn[token] + 1 - first)]
        for token in kinds
    ]  # fmt: skip
    for chosen in product(*ways):
        spread, plan = list(areas), []
        for token, counts in zip(kinds, chosen, strict=True):
            for area, count in enumerate(counts):
                spread[area * 5 + token] += count
                plan += [ASSIGN[token][area]] * count
        yield spread, tuple(plan)


def placed(one: Position, free: Sequence[Space], tokens: Sequence[int]) -> float:
    """What tokens bring on the free spaces of their area: each of the best spaces takes the plainest that may go, and
    the same goods once more bring less."""
    rest = one.gain(RESTED)
    left, total, gained, number = list(tokens), 0.0, [0, 0, 0, 0, 0], sum(tokens)
    for value, allowed, goods in free:
        if value <= rest or not number:
            break
        for token in (1, 2, 3, 4, 0):
            if left[token] and allowed[token]:
                if any(goods):
                    both = [first + second for first, second in zip(gained, goods, strict=True)]
                    value += one.gain(both) - one.gain(gained) - one.gain(goods)
                    if value <= rest:
                        break
                    gained = both
                left[token] -= 1
                number -= 1
                total += value
                break
    return total + rest * number


class Leads:
    """What the Leadership totals of an assignment promise: against the others' guessed, or the Mutants' card."""

    def __init__(self, one: Position) -> None:
        self._one = one
        self._steps = [one.advance(track) for track in (0, 1, 2)]
        state, values = one.state, one.content.numbers.leadership_values
        self._others: list[float] = []
        for seat, other in enumerate(state.seats):
            if seat != one.seat:
                held = sum(values[token] * (other.drawn[token] + sum(other.areas[token::5])) for token in range(5))
                self._others.append(held / 3)

    def worth(self, areas: Sequence[int]) -> float:
        """In points."""
        one, total = self._one, 0.0
        state, values = one.state, one.content.numbers.leadership_values
        for area in (0, 1, 2):
            mine = sum(values[token] * areas[area * 5 + token] for token in range(5))
            if state.solo:
                own, theirs = steps_of(band_of(one.content.mutant_leadership[state.leader].bands[area], mine))
                total += own * self._steps[area] - theirs * 1.0
                continue
            ahead = 1.0
            for other in self._others:
                ahead *= 1 / (1 + exp((other - mine) / one.w.area_spread))
            sole = 1.7 if mine >= one.content.numbers.sole_lead_total else 1.0
            total += ahead * sole * self._steps[area]
        return total


