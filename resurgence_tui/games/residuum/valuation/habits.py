"""What one usually does: a rough worth for each option of a question, quick enough to play whole turns by.

Each question has a function that judges all of its options, in their order.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import fsum
from typing import NamedTuple

from resurgence_tui.engine.registry import registers
from resurgence_tui.engine.types import Decision, Seat

from ..board import bonus
from ..hexes import TOWN, around, distance, ends, touching
from ..payments import left_over
from ..rules import legal_moves as legal
from ..rules.counting import UNSAID
from ..rules.legal_moves import Load
from ..rules.paying import chosen_amounts
from ..rules.store import word_of
from ..state import State
from ..vocab import HAZARDS, POOR, RESOURCE_OF, RESOURCES
from . import danger, fights, menu, trading
from .goods import chance_of
from .position import Position

Judge = Callable[[Position, Decision], list[float]]
"""The rough worth of each option."""

JUDGES: dict[str, Judge] = {}
"""Rule that asks -> who judges its options; of the others the first is as good as any."""


def rough(state: State, decision: Decision) -> list[float]:
    """A rough worth of each option; in a menu what is done first has most."""
    judge = JUDGES.get(decision.rule)
    if judge is None:
        return [-0.01 * place for place in range(len(decision.options))]
    return judge(_position(state, decision), decision)


class _Begun(NamedTuple):
    """A deed that is chosen step by step: nothing happens before its last step. answered: how many answers the table
    had got at its latest one."""

    state: State
    answered: int
    seat: Seat
    position: Position


MENU = "RSD-ASK-11"
STEPS = ("RSD-ASK-12", "RSD-ASK-13", "RSD-ASK-14", "RSD-ASK-15")
"""Questions about a way, asked one after the other after the menu."""

_latest: list[_Begun | None] = [None]


def _position(state: State, decision: Decision) -> Position:
    """The position of who is asked: the same one as before where only a step of the way was said since."""
    begun = _latest[0] if decision.rule in STEPS else None
    if begun and begun.state is state and begun.answered + 1 == state.answered and begun.seat == decision.seat:
        position = begun.position
    else:
        position = Position(state, decision.seat)
    if decision.rule in (MENU, *STEPS):
        _latest[0] = _Begun(state, state.answered, decision.seat, position)
    return position


def judges(*numbers: int) -> Callable[[Judge], Judge]:
    """Register the function that judges the options of some questions."""
    return registers(JUDGES, *(f"RSD-ASK-{number:02}" for number in numbers))


def _word(option: str) -> str:
    return option.partition(":")[2]


def _close_to(decision: Decision, wanted: int) -> list[float]:
    """Numbers, or their tens and ones, by how near they are to the one that is wanted (RSD-GEN-14)."""
    tens = decision.context[-1] if isinstance(decision.context[-1], int) else UNSAID
    found = []
    for option in decision.options:
        verb, _, number = option.rpartition(":")
        said = int(number)
        if verb == "tens":
            said = 10 * said + min(9, max(0, wanted - 10 * said))
        elif verb == "ones":
            said += 10 * tens
        found.append(-0.1 * abs(said - wanted))
    return found


# setup

PLAIN = frozenset((*POOR, *HAZARDS, "trade_town"))
"""Terrains that are no source."""


@judges(1)
def tile(one: Position, decision: Decision) -> list[float]:
    """The rich tiles first, while there is room for them."""
    return [0.0 if _word(option) in POOR else 0.1 for option in decision.options]


@judges(2)
def cell(one: Position, decision: Decision) -> list[float]:
    """Where holes stay open and are closed round, which makes a rich map."""
    terrain = one.state.terrain

    def worth(hex: str) -> float:
        empty = [other for other in around(hex) if other not in terrain]
        return sum(max(0, touching(other, terrain) - 2) ** 2 for other in empty) - 9 * (touching(hex, terrain) > 4)

    return [worth(_word(option)) if option.startswith("lay:") else 0.0 for option in decision.options]


@judges(3)
def base(one: Position, decision: Decision) -> list[float]:
    """Beside what is rich, near to sources and to the town."""
    terrain = one.state.terrain
    sources = [(hex, one.makes("outpost", word) - 1.5) for hex, word in terrain.items() if word not in PLAIN]

    def worth(hex: str) -> float:
        near = fsum(made / distance(hex, other) ** 2 for other, made in sources)
        return bonus(one.state, one.seat, hex) + near - 0.2 * distance(hex, TOWN)

    return [worth(_word(option)) for option in decision.options]


@judges(4, 26)
def keep(one: Position, decision: Decision) -> list[float]:
    """The discovery card that will bring most."""
    return [one.cards.net(_word(option)) for option in decision.options]


@judges(5, 27)
def put_away(one: Position, decision: Decision) -> list[float]:
    """What is put away: in the draft the better card, since the other is seen by the next seat; of a hand the worst."""
    sign = 1 if decision.rule == "RSD-ASK-05" else -1
    return [sign * one.cards.net(_word(option)) for option in decision.options]


@judges(6)
def tile_swap(one: Position, decision: Decision) -> list[float]:
    """A Wasteland can be crossed."""
    return [0.0 if option.endswith("none") else 0.5 for option in decision.options]


# production


@judges(8, 9)
def makes(one: Position, decision: Decision) -> list[float]:
    """What is made, by what it is good for."""
    piece = "basecamp" if decision.rule == "RSD-ASK-08" else "outpost"
    hex = one.me.basecamp if piece == "basecamp" else str(decision.context[0])
    amounts = one.content.makes[one.state.terrain[hex]][piece]
    found = []
    for option in decision.options:
        kind = RESOURCE_OF[_word(option)]
        have = one.me.store[kind]
        found.append(one.goods.of(kind, have + amounts[kind]) - one.goods.of(kind, have))
    return found


@judges(10)
def crew_makes(one: Position, decision: Decision) -> list[float]:
    """By what the Outriders of a hex make, some of them the other resource."""
    amounts = one.content.makes[one.state.terrain[str(decision.context[0])]]["outrider"]
    most, store, found = len(decision.options) - 1, one.me.store, []
    for option in decision.options:
        _, word, number = option.split(":")
        kind, count = RESOURCE_OF[word], int(number)
        made = one.goods.of(kind, store[kind] + count * amounts[kind]) - one.goods.of(kind, store[kind])
        rest = one.goods.of(0, store[0] + (most - count) * amounts[0]) - one.goods.of(0, store[0])
        found.append(made + rest)
    return found


# the turn


@judges(11)
def turn(one: Position, decision: Decision) -> list[float]:
    """Every option by the best deed that begins with it."""
    best = dict.fromkeys(decision.options, menu.UNWANTED)
    for deed in menu.deeds(one, decision.options, whole=False):
        value = menu.rank(one, deed.gain, deed.points)
        best[deed.answers[0]] = max(best[deed.answers[0]], value)
    return list(best.values())


@judges(12, 13, 14, 15)
def on_the_way(one: Position, decision: Decision) -> list[float]:
    """Origin, convoy, load and target: by the best way that goes on from there."""
    kind, place = str(decision.context[0]), int(decision.rule[-2:])
    best = dict.fromkeys(decision.options, menu.UNWANTED - 0.2)
    if place == 15:
        origin, numbers = str(decision.context[1]), [int(number) for number in decision.context[2:]]
        fresh, met, armed, both = numbers[:4]
        for option in decision.options:
            found = menu.way(one, kind, origin, (fresh, met, armed, both), Load(*numbers[4:]), _word(option))
            best[option] = menu.rank(one, found.gain, found.points)
        return list(best.values())
    for found in menu.ways(one, kind, [str(decision.context[1])] if place > 12 else ()):
        if place == 14 and found.classes != decision.context[2:]:
            continue
        words = (f"from:{found.origin}", legal.convoy_word(found.classes), legal.load_word(found.load))
        word = words[place - 12]
        if word in best:
            best[word] = max(best[word], menu.rank(one, found.gain, found.points))
    return list(best.values())


@judges(16)
def purse(one: Position, decision: Decision) -> list[float]:
    """What lies in the purse is used: it is lost at the end of the turn."""
    return [0.1 if option.startswith("purse:use") else 0.0 for option in decision.options]


@judges(18)
def payment(one: Position, decision: Decision) -> list[float]:
    """Cubes that are missed least; points left of one are half as good as before."""
    due = int(decision.context[2])
    found = []
    for option in decision.options:
        chosen = chosen_amounts(option)
        points = left_over(chosen, one.content.worth, due)[1]
        found.append(points * one.goods.rate / 2 - one.goods.loss(chosen))
    return found


@judges(19)
def place(one: Position, decision: Decision) -> list[float]:
    """Where an Outrider comes to life, an Outpost is activated, a tile is changed, a Barricade is built."""
    kind, hexes = str(decision.context[0]), [_word(option) for option in decision.options]
    if kind in ("recruit", "rouse"):
        return [max(0.0, one.crew[hex]) for hex in hexes]
    if kind == "activate_outpost":
        return [one.post_worth(hex) for hex in hexes]
    if kind == "terrain":
        here = one.me.outriders.count
        return [here(hex) + 1 / (1 + distance(hex, one.me.basecamp)) for hex in hexes]
    return [-0.1 * distance(hex, one.me.basecamp) for hex in hexes]


@judges(21)
def edge(one: Position, decision: Decision) -> list[float]:
    """An edge towards others, of a hex with much to lose."""
    others = [me.basecamp for seat, me in enumerate(one.state.seats) if seat != one.seat]
    sign = -1 if decision.context[0] == "tear_down_barricade" else 1

    def worth(option: str) -> float:
        one_end, other_end = ends(_word(option))
        held = fsum(danger.stake(one, hex) for hex in (one_end, other_end))
        return held - 0.05 * min(distance(one_end, base) + distance(other_end, base) for base in others)

    return [sign * worth(option) for option in decision.options]


@judges(23)
def spoil(one: Position, decision: Decision) -> list[float]:
    """Where the rival loses most who loses most."""
    return [menu.poisoned(one, str(decision.context[0]), _word(option)) for option in decision.options]


@judges(24)
def named_cost(one: Position, decision: Decision) -> list[float]:
    """The cubes that are missed least."""
    found = {f"cost:{word_of(way)}": way for way in one.content.costs[str(decision.context[0])]}
    return [-menu.way_of_poison(one, found[option]) for option in decision.options]


@judges(28)
def complete(one: Position, decision: Decision) -> list[float]:
    """The card that brings most for what it costs."""
    return [menu.complete_gain(one, _word(option)) for option in decision.options]


@judges(29)
def use(one: Position, decision: Decision) -> list[float]:
    """The action that brings most."""
    return [menu.use_gain(one, _word(option)) for option in decision.options]


@judges(30, 48, 49)
def which_goods(one: Position, decision: Decision) -> list[float]:
    """A resource to be gained: what it is good for, and what the loser misses."""
    state, losers = one.state, list[Position]()
    if decision.rule != "RSD-ASK-30":
        meeting = state.meeting
        losers = [one.rival(meeting.host if one.seat == meeting.visitor else meeting.visitor)]
    found = []
    for option in decision.options:
        kind = RESOURCE_OF[_word(option)]
        count = losers[0].me.store[kind] if decision.rule == "RSD-ASK-48" else 1
        amounts = [count if other == kind else 0 for other in range(len(RESOURCES))]
        found.append(one.goods.gain(amounts) + fsum(one.w.rival * loser.goods.loss(amounts) for loser in losers))
    return found


# the town


@judges(31)
def sell(one: Position, decision: Decision) -> list[float]:
    """As many as the best purchase takes."""
    return _close_to(decision, trading.sold_of(one.goods, RESOURCE_OF[str(decision.context[0])]))


@judges(32)
def buy(one: Position, decision: Decision) -> list[float]:
    """As many as it is best to."""
    return _close_to(decision, trading.bought_of(one.goods, RESOURCE_OF[str(decision.context[0])]))


@judges(33, 41, 51)
def leave(one: Position, decision: Decision) -> list[float]:
    """To where the convoy promises most."""
    count, carries = len(one.state.convoy.members), one.state.convoy.outposts

    def worth(hex: str) -> float:
        promise = max(0.0, one.posts[hex]) if carries else 0.0
        return count * max(-2.0, one.crew[hex]) + promise

    return [worth(_word(option)) for option in decision.options]


# meetings


@judges(34)
def whom(one: Position, decision: Decision) -> list[float]:
    """The weakest host."""
    hex, members = one.state.meeting.hex, len(one.state.convoy.members)
    return [fights.attack(one, hex, members, [int(option[-1]) - 1]) for option in decision.options]


@judges(35)
def say(one: Position, decision: Decision) -> list[float]:
    """To trade, if that is meant."""
    meeting = one.state.meeting
    host = one.rival(meeting.host)
    fight = fights.attack(one, meeting.hex, len(one.state.convoy.members), [meeting.host])
    return [1.0 if trading.swap(one.goods, host.goods).gain > fight else 0.0, 0.5]


@judges(36)
def receive(one: Position, decision: Decision) -> list[float]:
    """To resist with one more card, unless the visitor is too weak to be feared, or seems to come for a trade."""
    meeting = one.state.meeting
    visitor = one.rival(meeting.visitor)
    members = len(one.state.convoy.members)
    lead = fights.attack_strength(visitor, members, meeting.hex)
    mine, theirs = danger.stake(one, meeting.hex), 0.5 * fights.lost(visitor, members)
    resisted = chance_of(lead - fights.defence_strength(one, meeting.hex, True), one.w.odds)
    welcomed = chance_of(lead - fights.defence_strength(one, meeting.hex, False), one.w.odds)
    peace = 0.6 if trading.swap(visitor.goods, one.goods).gain > trading.MARGIN and welcomed < 0.6 else 0.1
    fought = (1 - welcomed) * theirs - welcomed * mine
    return [(1 - peace) * fought + peace * 0.1, (1 - resisted) * theirs - resisted * mine]


@judges(37)
def intent(one: Position, decision: Decision) -> list[float]:
    """To trade or to attack, by what it brings."""
    state, meeting = one.state, one.state.meeting
    host, members = one.rival(meeting.host), len(state.convoy.members)
    lead = fights.attack_strength(one, members, meeting.hex)
    chance = chance_of(lead - fights.defence_strength(host, meeting.hex, False), one.w.odds)
    fight = chance * fights.won(one, host, meeting.hex) - (1 - chance) * fights.lost(one, members)
    return [max(0.0, trading.swap(one.goods, host.goods).gain), fight]


def _other(one: Position) -> Position:
    meeting = one.state.meeting
    return one.rival(meeting.host if one.seat == meeting.visitor else meeting.visitor)


@judges(38)
def give(one: Position, decision: Decision) -> list[float]:
    """What the best deal gives, if there is one."""
    kind, best = RESOURCE_OF[str(decision.context[0])], trading.swap(one.goods, _other(one).goods)
    return _close_to(decision, best.given if best.give == kind else 0)


@judges(39)
def want(one: Position, decision: Decision) -> list[float]:
    """What the best deal brings, if something was given for it."""
    kind, best = RESOURCE_OF[str(decision.context[0])], trading.swap(one.goods, _other(one).goods)
    given = best.given and one.state.meeting.give[best.give] == best.given
    return _close_to(decision, best.wanted if given and best.want == kind else 0)


@judges(40)
def answer(one: Position, decision: Decision) -> list[float]:
    """To accept what brings more than it brings the other; to answer with another offer where there is a better one."""
    meeting, other = one.state.meeting, _other(one)
    accepted = trading.deal_gain(one.goods, other.goods, meeting.give, meeting.want)
    better = trading.swap(one.goods, other.goods).gain if accepted <= 0 and len(decision.options) > 2 else 0.0
    return [accepted, 0.0, better / 2 - 0.01][: len(decision.options)]


# conflicts


@judges(42, 45)
def lay(one: Position, decision: Decision) -> list[float]:
    """The highest card."""
    return [float(_word(option)) for option in decision.options]


@judges(43)
def boost(one: Position, decision: Decision) -> list[float]:
    """A card that may decide it."""
    lead, stake = fights.known_lead(one), fights.at_stake(one)
    found = []
    for option in decision.options:
        more = 0.0
        if not option.endswith("none"):
            effects = one.content.cards[_word(option)].effects
            points = sum(effect.number for effect in effects if effect.kind == "boost")
            more = _worth_of_points(one, lead, points, stake) - 0.3
        found.append(more)
    return found


def _worth_of_points(one: Position, lead: float, points: float, stake: float) -> float:
    """What more strength brings."""
    return (chance_of(lead + points, one.w.odds) - chance_of(lead, one.w.odds)) * stake


@judges(44, 46, 47)
def spend(one: Position, decision: Decision) -> list[float]:
    """Chem, Nuclear and Tech: as much as is worth it."""
    lead, stake, found = fights.known_lead(one), fights.at_stake(one), []
    if any(option.startswith("tens") for option in decision.options):
        return _close_to(decision, 0)
    for option in decision.options:
        verb, _, word = option.partition(":")
        amounts, points = [0] * len(RESOURCES), 0.0
        if verb == "nuclear" and word != "none":
            amounts[RESOURCE_OF["nuclear"]] = int(word == "store")
            points = one.content.numbers.nuclear_boost
        elif verb != "nuclear":
            count = int(word)
            amounts[RESOURCE_OF["chem" if verb == "chem" else "tech"]] = count
            cards = [*sorted(map(int, one.me.conflict_hand), reverse=True), 2.7, 2.7]
            points = fsum(cards[:count]) if verb == "chem" else count
        found.append(_worth_of_points(one, lead, points, stake) - one.goods.loss(amounts))
    return found


# the end of a turn


@judges(52)
def upkeep(one: Position, decision: Decision) -> list[float]:
    """A nuke is fed."""
    return [1.0 if option.endswith("pay") else 0.0 for option in decision.options]


@judges(53)
def feed(one: Position, decision: Decision) -> list[float]:
    """What is missed least; an Outrider is worth more."""
    store, found = one.me.store, []
    for option in decision.options:
        word = _word(option)
        count = {"provisions": one.goods.meal, "food": one.content.numbers.year_end_food}.get(word, 0)
        kind = RESOURCE_OF.get(word, 0)
        found.append(one.goods.of(kind, store[kind] - count) - one.goods.of(kind, store[kind]) if count else -0.6)
    return found


def acts(state: State, decision: Decision) -> Sequence[tuple[float, menu.Answers]]:
    """What can be done: in a menu whole deeds, else single answers."""
    if decision.rule != MENU:
        return [(value, (option,)) for value, option in zip(rough(state, decision), decision.options, strict=True)]
    one = Position(state, decision.seat)
    deeds = menu.deeds(one, decision.options, whole=True)
    found = [(menu.rank(one, deed.gain, deed.points), deed.answers) for deed in deeds]
    return [act for act in found if act[0] >= one.w.worst or act[1] == END]


END = ("act:end",)
