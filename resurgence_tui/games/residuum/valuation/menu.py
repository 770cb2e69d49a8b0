"""What a seat can do in its turn, deed by deed, each with what it brings and its answers one after the other."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from resurgence_tui.engine.types import Seat

from ..board import Counts, classes_at, others_active_at, outposts_at, outrider_hexes
from ..hexes import TOWN
from ..rules import legal_moves as legal
from ..rules.completing import completable, playable_favours, usable_cards
from ..rules.land import BRINGS, targets
from ..rules.legal_moves import MOVE, NETWORK, NO_LOAD, Load
from ..rules.paying import points_of
from ..rules.places import PLACES
from ..rules.store import payable
from ..vocab import NUCLEAR
from .danger import risk
from .fights import attack
from .position import Position, Way
from .worth import loose_post

Answers = tuple[str, ...]


class Deed(NamedTuple):
    """gain: what it brings, in points. points: what is paid for it, and for what has to follow it."""

    gain: float
    points: int
    answers: Answers


def rank(one: Position, gain: float, points: int) -> float:
    """What a deed brings for each point that is paid: what brings most for them is done first."""
    return gain if gain <= 0 else one.w.rough * gain / (points + 2)


UNWANTED = -0.8
"""What no bot plans for."""


def deeds(one: Position, options: tuple[str, ...], *, whole: bool) -> list[Deed]:
    """All that is worth a thought in a menu, at least one deed for each option. whole: with all answers of a move, not
    only the first ones, which takes longer."""
    found: list[Deed] = []
    for option in options:
        verb, _, word = option.partition(":")
        if verb == "onward":
            found.append(_onward(one, word))
        elif word in (MOVE, NETWORK):
            moves = [_move(one, word, way, whole=whole) for way in ways(one, word)]
            found += moves or [Deed(UNWANTED, 0, (option,))]
        else:
            judged = list(DEEDS[word](one)) if word in DEEDS else []
            found += judged or [Deed(UNWANTED, 0, (option,))]
    return found


# moving


def ways(one: Position, kind: str, origins: Sequence[str] = ()) -> Iterator[Way]:
    """Where one Outrider of a hex may go to some end, or all of them, with and without an Outpost that lies there.
    origins: those hexes alone."""
    for origin in origins or outrider_hexes(one.state, one.seat):
        key = kind, origin
        if key not in one.ways:
            one.ways[key] = [*_ways_from(one, kind, origin)] if one.ends(kind, origin) else []
        yield from one.ways[key]


def _ways_from(one: Position, kind: str, origin: str) -> Iterator[Way]:
    state, seat = one.state, one.seat
    here, loads, ends = classes_at(state, seat, origin), [NO_LOAD], one.ends(kind, origin)
    if kind == MOVE and origin in one.waiting:
        loads.append(Load(outposts=1))
    if kind == MOVE and origin == one.carried_camp:
        loads.append(Load(basecamp=1))
    for classes in dict.fromkeys((_single(here), here)):
        for load in loads:
            for target in legal.WHERE[kind](state, seat, origin, classes, load, ends):
                yield way(one, kind, origin, classes, load, target)


def _single(here: Counts) -> Counts:
    first = next(place for place, count in enumerate(here) if count)
    single = [int(place == first) for place in range(len(here))]
    return single[0], single[1], single[2], single[3]


def way(one: Position, kind: str, origin: str, classes: Counts, load: Load, target: str) -> Way:
    """What it brings to go there, and what it costs."""
    state, seat, count = one.state, one.seat, sum(classes)
    if kind == NETWORK:
        points, barred = legal.network_cost(state, seat, origin, classes), legal.network_is_barred(state, seat, origin)
    else:
        points = legal.move_cost(state, seat, origin, target, classes, load)
        barred = legal.move_is_barred(state, seat, origin, target)
    gain = _of_going(one, origin, count, load, target) - one.goods.cost(kind, points, bool(barred))
    more = 6 if load.basecamp else 4 if load.outposts else 0
    return Way(gain, points + more, origin, classes, load, target)


def _of_going(one: Position, origin: str, count: int, load: Load, target: str) -> float:
    state, seat = one.state, one.seat
    if target == TOWN:
        exits = legal.town_exits(state, seat, load, origin)
        best = max((one.crew[hex] for hex in exits), default=0.0)
        return one.best_visit + one.w.favour + count * min(0.5, best - one.crew[origin])
    if target in one.occupied:
        if (target, count) not in one.meetings:
            one.meetings[target, count] = _of_meeting(one, count, target)
        return one.meetings[target, count]
    gain = count * (one.crew[target] - one.crew[origin]) * (0.5 if load.outposts or load.basecamp else 1.0)
    if load.basecamp:
        gain += one.loose_camp(target, True) - one.loose_camp(origin, True)
        return gain + ((1 - one.w.camp) * one.camps[target] if one.camps[target] > one.camps[origin] else 0.0)
    if load.outposts:
        gain += loose_post(one, target, True) - loose_post(one, origin, True)
        if one.posts[target] > one.posts[origin]:
            gain += (1 - one.w.plan) * max(0.0, one.posts[target])
        return gain
    return gain + _manned(one, target, 0) - _manned(one, origin, count)


def _of_meeting(one: Position, count: int, target: str) -> float:
    hosts = others_active_at(one.state, one.seat, target)
    deals = [one.swap_with(host) for host in hosts]
    return max(attack(one, target, count, hosts), max(deals) * 0.6 - 0.1) - count * 0.1


def _manned(one: Position, hex: str, leaving: int) -> float:
    """What it is worth that an Outrider stands by an Outpost that waits to be carried. leaving: so many go away."""
    standing = one.standing.count(hex)
    if standing > leaving or not outposts_at(one.state, one.seat, hex, False):
        return 0.0
    return loose_post(one, hex, True) - loose_post(one, hex, False) + 0.1


def _move(one: Position, kind: str, found: Way, *, whole: bool) -> Deed:
    answers = [f"act:{kind}", f"from:{found.origin}", legal.convoy_word(found.classes)]
    if whole and _load_is_asked(one, kind, found):
        answers.append(legal.load_word(found.load))
    return Deed(found.gain, found.points, (*answers, f"to:{found.target}"))


def _load_is_asked(one: Position, kind: str, found: Way) -> bool:
    """Whether there is anything that could come along (RSD-ASK-62)."""
    me = one.me
    if found.origin in me.loose or found.load.outposts or found.load.basecamp:
        return True
    lies = found.origin in me.outposts or (me.basecamp == found.origin and not me.basecamp_active)
    return lies and len(legal.loads(one.state, one.seat, kind, found.origin, found.classes)) > 1


def _onward(one: Position, target: str) -> Deed:
    """The latest convoy goes on with what it carries."""
    state, convoy = one.state, one.state.convoy
    origin = one.me.outriders[convoy.members[0]]
    if target not in one.ends(MOVE, origin):
        return Deed(UNWANTED, 0, (f"onward:{target}",))
    load = Load(
        outposts=min(convoy.outposts, len(outposts_at(state, one.seat, origin, False))),
        basecamp=min(convoy.basecamp, int(origin == one.carried_camp)),
    )
    count = len(convoy.members)
    found = way(one, MOVE, origin, (count, 0, 0, 0), load, target)
    return Deed(found.gain, found.points, (f"onward:{target}",))


# pieces


def _at(one: Position, kind: str, gain_at: Callable[[str], float]) -> Iterator[Deed]:
    """An action at each hex where it can be done."""
    points = points_of(one.state, one.seat, kind)
    cost = one.goods.cost(kind, points)
    for hex in PLACES[kind].where(one.state, one.seat):
        yield Deed(gain_at(hex) - cost, points, (f"act:{kind}", f"at:{hex}"))


def _outrider(one: Position, hex: str) -> float:
    """One more active Outrider there, fed if it has to be."""
    return _point_of_outrider(one) + max(0.0, one.crew[hex]) * 0.9


def _point_of_outrider(one: Position) -> float:
    if not one.goods.hungry:
        return float(one.content.numbers.score["outrider"]) * 0.9
    left = list(one.me.store)
    left[0] = max(0, left[0] - 8)
    more = one.goods.fed(one.goods.hungry + 1, left) - one.goods.fed(one.goods.hungry, left)
    return more + (0.0 if not one.left else 1.0 - one.w.fed)


def _recruit(one: Position) -> Iterator[Deed]:
    return _at(one, "recruit", lambda hex: _outrider(one, hex))


def _rouse(one: Position) -> Iterator[Deed]:
    return _at(one, "rouse", lambda hex: _outrider(one, hex) - (one.w.lying if one.left else 0.0))


def _construct(one: Position) -> Iterator[Deed]:
    """An Outpost to be carried: each that already waits makes one more of less use."""
    me, kind = one.me, "construct_outpost"
    waiting = sum(bool(hex) and not active for hex, active in zip(me.outposts, me.outposts_active, strict=True))
    points = points_of(one.state, one.seat, kind)
    promise = max(0.0, one.posts[me.basecamp]) * (one.w.plan + 0.2) * 0.6**waiting
    if not one.left and one.goods.cost(kind, points + 6) >= 5.0:
        promise = 0.0
    yield Deed(promise - one.goods.cost(kind, points), points + 4, (f"act:{kind}",))


def _activate(one: Position) -> Iterator[Deed]:
    return _at(one, "activate_outpost", lambda hex: one.post_worth(hex) - loose_post(one, hex, True))


def _take_over(one: Position) -> Iterator[Deed]:
    points = points_of(one.state, one.seat, "take_over")
    yield Deed(0.8 - one.goods.cost("take_over", points), points, ("act:take_over",))


def _barricade(kind: str, share: float) -> Callable[[Position], Iterator[Deed]]:
    def judged(one: Position) -> Iterator[Deed]:
        points = points_of(one.state, one.seat, kind)
        yield Deed(share * risk(one) - one.goods.cost(kind, points), points, (f"act:{kind}",))

    return judged


def _basecamp(one: Position) -> Iterator[Deed]:
    """The Basecamp that lies out of action is set up."""
    kind, hex = "activate_basecamp", one.me.basecamp
    points = points_of(one.state, one.seat, kind)
    gain = one.camp_worth(hex) - (one.loose_camp(hex, True) if one.left else 0.0)
    yield Deed(gain - one.goods.cost(kind, points), points, (f"act:{kind}",))


def _break_camp(one: Position) -> Iterator[Deed]:
    """The Basecamp goes to where it makes so much more that all it costs comes back: all of it is paid in this turn."""
    kind, points = "tear_down_basecamp", points_of(one.state, one.seat, "tear_down_basecamp")
    gain, later = one.best_camp if one.left else (UNWANTED, 0)
    gain -= one.goods.cost(kind, points + later)
    yield Deed(gain if gain > one.w.moving else UNWANTED, points + later, (f"act:{kind}",))


def poisoned(one: Position, kind: str, hex: str) -> float:
    """What it brings to spoil a hex: what the rival misses who loses most there, less what the seat itself does."""
    terrain, after = one.state.terrain[hex], BRINGS[kind]

    def missed(seat: Seat) -> float:
        other = one.rival(seat)
        crew = 1.0 - one.w.lying + other.promised(other.makes("outrider", terrain))
        total = crew * other.standing.count(hex)
        if hex in other.active_posts:
            total += other.promised(other.makes("outpost", terrain) - other.makes("outpost", after))
        return total

    others = [seat for seat in range(len(one.state.seats)) if seat != one.seat]
    return one.w.rival * max(missed(seat) for seat in others) - missed(one.seat)


def way_of_poison(one: Position, way: tuple[int, ...]) -> float:
    """What is lost with a way to pay for it; Nuclear costs an Outrider too (RSD-LAND-07)."""
    return one.goods.loss(way) + (1.0 - one.w.lying if way[NUCLEAR] else 0.0)


def _poison(kind: str) -> Callable[[Position], Iterator[Deed]]:
    def judged(one: Position) -> Iterator[Deed]:
        ways = payable(one.state, one.seat, one.content.costs[kind])
        cost = min(way_of_poison(one, way) for way in ways)
        for hex in targets(one.state, one.seat, kind):
            yield Deed(poisoned(one, kind, hex) - cost, 8, (f"act:{kind}", f"target:{hex}"))

    return judged


# cards


def _discover(one: Position) -> Iterator[Deed]:
    draws, points = one.w.draw, points_of(one.state, one.seat, "discover")
    worth = draws[min(len(one.me.hand), len(draws) - 1)] if one.left else 0.0
    yield Deed(worth - one.goods.cost("discover", points), points, ("act:discover",))


def complete_gain(one: Position, card: str) -> float:
    """What it brings to complete a card now, which as long as it is held promises something too."""
    point, cost = one.content.numbers.score["discovery"], one.content.cards[card].cost
    return point + one.cards.effects(card) - one.goods.loss(cost) - (one.cards.promise(card) if one.left else 0.0)


def _complete(one: Position) -> Iterator[Deed]:
    for card in completable(one.state, one.seat):
        points = sum(count * (one.content.worth[kind] or 0) for kind, count in enumerate(one.content.cards[card].cost))
        yield Deed(complete_gain(one, card), points, ("act:complete", f"card:{card}"))


def use_gain(one: Position, card: str) -> float:
    """What the action of a card brings, or a card of the town that is played."""
    total = 0.0
    for effect in one.content.cards[card].effects:
        if effect.kind == "swap":
            total += one.goods.gain([more - less for more, less in zip(effect.goods, effect.pays, strict=True)])
        elif effect.kind == "points":
            total += effect.number * one.goods.rate * 0.7
        else:
            total += 0.4 if effect.kind == "erect" else 0.25
    return total


def _use(one: Position) -> Iterator[Deed]:
    for card in usable_cards(one.state, one.seat):
        yield Deed(use_gain(one, card), 1, ("act:use", f"card:{card}"))


def _favour(one: Position) -> Iterator[Deed]:
    for card in playable_favours(one.state, one.seat):
        yield Deed(use_gain(one, card) - (0.15 if one.left else 0.0), 1, ("act:favour", f"card:{card}"))


def _power(one: Position) -> Iterator[Deed]:
    yield Deed(one.cards.effects(one.me.character) - (one.w.power if one.left else 0.0), 0, ("act:power",))


def _end(one: Position) -> Iterator[Deed]:
    yield Deed(0.0, 0, ("act:end",))


DEEDS: dict[str, Callable[[Position], Iterator[Deed]]] = {
    "recruit": _recruit,
    "rouse": _rouse,
    "construct_outpost": _construct,
    "activate_outpost": _activate,
    "take_over": _take_over,
    "construct_barricade": _barricade("construct_barricade", 0.05),
    "activate_barricade": _barricade("activate_barricade", 0.12),
    "activate_basecamp": _basecamp,
    "tear_down_basecamp": _break_camp,
    "contaminate": _poison("contaminate"),
    "irradiate": _poison("irradiate"),
    "discover": _discover,
    "complete": _complete,
    "use": _use,
    "favour": _favour,
    "power": _power,
    "end": _end,
}
"""Action -> the deeds that it can be; the others are not planned for."""
