"""How many points a position promises in the end."""

from __future__ import annotations

from math import fsum

from ..rules.final_scoring import mission_end_points
from ..standing import seat_points
from ..state import State
from .goods import level_short
from .position import ADVANCED_LEVEL, Position, position, share
from .weights import weights


def worth(state: State, seat: int) -> float:
    """What a table promises a seat: its own points, less part of the best rival's; once the game is over, the lead."""
    if state.over:
        own = seat_points(state, seat)
        return own - rivals_points(state, seat)
    own_worth = standing(position(state, seat))
    if state.solo:
        return own_worth - mutants_worth(state)
    rival = max(standing(position(state, other)) for other in range(len(state.seats)) if other != seat)
    return own_worth - weights().rival * rival


def rivals_points(state: State, seat: int) -> float:
    """The final points of the best rival."""
    if state.solo:
        return float(sum(state.mutant_sheet.values()))
    return max(float(seat_points(state, other)) for other in range(len(state.seats)) if other != seat)


def mutants_worth(state: State) -> float:
    """What the Mutants have and their tracks promise (SOLO-31); their Directives are the same whatever happens."""
    prizes, w = state.content.numbers.prizes, weights()
    mine = state.seats[0].tracks
    spread = w.leadership_spread[0] + w.leadership_spread[1] * (state.content.numbers.rounds - state.round)
    total = float(state.mutant_vp)
    for track in (0, 1, 2):
        total += prizes[1] + (prizes[0] - prizes[1]) * share((state.mutant_tracks[track] - mine[track]) / spread)
    return total


def standing(one: Position) -> float:
    """The points that a seat's own things promise."""
    return fsum(parts(one).values())


PARTS = ("points", "goods", "missions", "level", "tokens", "cards", "leadership", "directives")
"""What a standing is made of."""


def parts(one: Position) -> dict[str, float]:
    """The points that a seat's own things promise, by what they are, in the order of PARTS."""
    me, content, w = one.me, one.content, one.w
    items, goods, missions, tokens, cards = me.items, 0.0, 0.0, w.token * one.to_place, 0.0
    level = float(content.levels[me.level].vp)
    if one.goes_on:
        goods = fsum(one.goods[item][items[item]] for item in (0, 1, 2, 3, 4))
        for name in me.cards:
            ability = one.ability(content.cards[name])
            cards += ability * one.left
            if one.state.step == 3 and name not in me.spent and one.to_place:
                cards += ability * w.ready
        missions = promised_missions(one) + incomes(one)
        level = level_worth(one, me.level) + promised_level(one)
        level += w.room * one.left * me.rubble.count("")
        tokens += one.quality()
    else:
        goods = content.supply_vp[items[3]] + content.supply_vp[items[4]] + sum(items[:3]) / 3
    if any(me.columns):
        missions += mission_end_points(one.state, one.seat) * (1.0 if not one.left else w.end_icons)
    leadership = fsum(one.places(track, me.tracks[track]) for track in (0, 1, 2))
    found = (float(me.vp), goods, missions, level, tokens, cards, leadership, one.directives())
    return dict(zip(PARTS, found, strict=True))


def incomes(one: Position) -> float:
    """What the columns of completed Missions bring in the Upkeeps to come, and that they are begun."""
    me, w = one.me, one.w
    coming = one.left + (w.last_income if one.state.step < 4 else 0)
    total = w.income * coming * sum(map(len, me.columns))
    if not me.row_bonus and one.left:
        total += w.column * sum(1 for column in me.columns if column)
    elif me.row_bonus:
        total += w.column * 3
    return total


def promised_level(one: Position) -> float:
    """What the next level promises: a share of what it brings beyond its price."""
    me, content, w = one.me, one.content, one.w
    if me.level + 1 >= len(content.levels) or (not one.left and one.state.step > 4):
        return 0.0
    level = content.levels[me.level + 1]
    net = level_net(one, me.level + 1)
    if net <= 0:
        return 0.0
    short = level_short(me.items, level)
    return net * (w.level_promise * max(0.0, 1.0 - w.level_short * short) if short else w.level_now)


def level_net(one: Position, index: int) -> float:
    """What a level brings beyond the one before it and its price. index: of the level."""
    level = one.content.levels[index]
    gain = level_worth(one, index) - level_worth(one, index - 1)
    hopes = one.w.directive_hope
    gain += (hopes[index - 1] - hopes[index - 2]) * one.directives_counted()
    return gain - one.cost(level.cost)


def level_worth(one: Position, index: int) -> float:
    """What it is worth to be at a level for the rounds to come: points, tokens, Advanced Missions."""
    level, w = one.content.levels[index], one.w
    found = level.vp + one.left * level.draw * w.token
    return found + w.advanced * one.left if level.level >= ADVANCED_LEVEL else found


def promised_missions(one: Position) -> float:
    """What planned Missions promise, by how much of their cost is there."""
    if not one.left and not one.to_place:
        return 0.0
    return fsum(one.hope(mission, short, before) * net for mission, net, short, before in one.missions())
