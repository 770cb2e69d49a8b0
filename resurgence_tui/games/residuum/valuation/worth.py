"""How many points a position promises in the end."""

from __future__ import annotations

from math import fsum

from ..rules.final_scoring import points
from ..state import State
from ..vocab import ACTIVE
from .danger import risk
from .fights import pending
from .position import Position


def worth(state: State, seat: int) -> float:
    """What a table promises a seat: its own points, less part of the best rival's; once the game is over, the lead."""
    others = [one for one in range(len(state.seats)) if one != seat]
    if state.over:
        return points(state, seat) - max(points(state, one) for one in others)
    mine = Position(state, seat)
    rival = max(standing(mine.rival(one)) for one in others)
    return standing(mine) - mine.w.rival * rival + pending(mine)


def standing(one: Position) -> float:
    """The points that a seat's own things promise."""
    return fsum(parts(one).values())


PARTS = ("pieces", "production", "goods", "cards", "plans", "danger")
"""What a standing is made of."""


def parts(one: Position) -> dict[str, float]:
    """The points that a seat's own things promise, by what they are, in the order of PARTS."""
    found = (_pieces(one), _production(one), _goods(one), _cards(one), plans(one), -risk(one))
    return dict(zip(PARTS, found, strict=True))


def _pieces(one: Position) -> float:
    """Points of the pieces as they are; where they must be fed this turn, fed ones are counted with the goods."""
    me, score = one.me, one.content.numbers.score
    active = len(one.standing)
    lying = sum(bool(hex) and not mark & ACTIVE for hex, mark in zip(me.outriders, me.marks, strict=True))
    each: float = score["outrider"]
    if one.goods.hungry:
        each -= 1.0 if not one.left else one.w.fed
    total = active * each + (lying * one.w.lying if one.left else 0.0)
    total += score["outpost"] * sum(me.outposts_active)
    if me.basecamp_active:
        return total + score["basecamp"]
    laid = one.left and me.basecamp
    return total + (one.loose_camp(me.basecamp, me.basecamp in one.standing) if laid else 0.0)


def _production(one: Position) -> float:
    """What Basecamp, Outposts and cards make in the turns to come, and Outriders where they stand."""
    terrain = one.state.terrain
    crew = fsum(one.makes("outrider", terrain[hex]) for hex in one.standing if hex != "town")
    return one.promised(one.income() + crew)


def _goods(one: Position) -> float:
    """What the store promises, and half of what is in the purse while the turn lasts."""
    return one.goods.now + (sum(one.me.purse) * one.goods.rate / 2 if one.in_turn else 0.0)


def _cards(one: Position) -> float:
    """Completed cards and what they go on to bring, those in hand, favours of the town, an unused power."""
    me, cards = one.me, one.content.cards
    total = one.hand_promise + one.w.favour * len(me.kept) * (1.0 if one.left else 0.2)
    for name in me.completed:
        total += one.content.numbers.score["discovery"]
        total += one.cards.effects(name) if cards[name].moment in ("lasting", "use") else 0.0
    if not me.power_used and one.left:
        total += one.w.power
    return total


def plans(one: Position) -> float:
    """What Outriders and Outposts promise by where they can still go."""
    if not one.left and not one.in_turn:
        return 0.0
    me, terrain, total = one.me, one.state.terrain, 0.0
    standing = one.standing
    for hex in standing:
        if hex != "town":
            total += one.crew[hex] - one.promised(one.makes("outrider", terrain[hex]))
    waiting = [
        loose_post(one, hex, hex in standing)
        for hex, active in zip(me.outposts, me.outposts_active, strict=True)
        if hex and not active and hex != "town"
    ]
    for place, promise in enumerate(sorted(waiting, reverse=True)):
        total += promise * (1.0 if place < len(standing) else one.w.alone) * one.w.waiting**place
    return total + (one.town_promise if one.near_town else 0.0)


def loose_post(one: Position, hex: str, is_manned: bool) -> float:
    """What an Outpost out of action promises where it lies."""
    return max(0.0, one.posts[hex]) * (one.w.plan if is_manned else one.w.alone)
