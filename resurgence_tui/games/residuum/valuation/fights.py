"""What meetings promise: to attack, to resist, and while a conflict is going on."""

from __future__ import annotations

from collections.abc import Sequence

from resurgence_tui.engine.types import NOBODY, Seat

from ..board import basecamps_at, lasting
from ..rules.conflict import pieces
from ..rules.effects import boosts
from ..rules.production import makes
from ..state import State
from ..vocab import NUCLEAR, TECH
from .danger import BOOSTED, CARD, CARD_AT_HOME, stake
from .goods import KINDS, chance_of
from .position import Position

TO_WIN = 0.15
"""What a fight won promises beside all that is counted: the other side is thrown back."""


def plunder(mine: Position, host: Position, hex: str) -> float:
    """What the visitor can take from a host that it beats in a hex, and what that costs the host."""
    state, store, beaten = mine.state, host.me.store, host.seat in basecamps_at(mine.state, hex, active_only=True)
    rival = mine.w.rival
    if beaten or hex in host.active_posts:
        kinds = KINDS if beaten else [*makes(state, host.seat, "outpost", hex)]
        found = [0.0]
        for kind in kinds:
            amounts = [store[kind] if one == kind else 0 for one in KINDS]
            if kind != NUCLEAR and store[kind]:
                found.append(mine.goods.gain(amounts) + rival * host.goods.loss(amounts))
        return max(found)
    return host.standing.count(hex) * 2 * mine.goods.rate


def won(mine: Position, host: Position, hex: str) -> float:
    """What a visitor gains who wins."""
    return TO_WIN + plunder(mine, host, hex) + mine.w.rival * stake(host, hex)


def lost(mine: Position, members: int) -> float:
    """What a visitor loses who is beaten: the convoy is out of action."""
    return members * (mine.w.loss + mine.promised(0.5))


def attack_strength(one: Position, members: int, hex: str) -> float:
    """How strong a convoy is in an attack, Tech included."""
    numbers = one.content.numbers
    total = members + numbers.oil_field_attack * (one.state.terrain[hex] == "oil_field")
    card = CARD_AT_HOME if one.content.characters[one.me.character].strategist else CARD
    always = sum(effect.number for effect in lasting(one.state, one.seat, "boost") if effect.word != "host")
    return total + card + always + one.w.booster * min(BOOSTED, one.me.store[TECH])


def defence_strength(one: Position, hex: str, resists: bool) -> float:
    """How strong a host is in a hex, Tech included."""
    state, numbers, seat = one.state, one.content.numbers, one.seat
    at_home = seat in basecamps_at(state, hex, active_only=True)
    total = one.standing.count(hex) + numbers.basecamp_defence * at_home
    total += numbers.outpost_defence * (hex in one.active_posts)
    total += sum(owner == seat and hex in edge.split(":") for edge, owner in state.barricades.items())
    always = sum(effect.number for effect in lasting(state, seat, "boost") if effect.word != "attacker")
    card = CARD_AT_HOME if resists or one.content.characters[one.me.character].strategist else CARD
    return total + card + always + one.w.booster * min(BOOSTED, one.me.store[TECH])


def attack(mine: Position, hex: str, members: int, hosts: Sequence[Seat]) -> float:
    """What an attack on the weakest of several hosts promises."""
    found = []
    for seat in hosts:
        host = mine.rival(seat)
        lead = attack_strength(mine, members, hex) - defence_strength(host, hex, True)
        chance = chance_of(lead, mine.w.odds)
        found.append(chance * won(mine, host, hex) - (1 - chance) * lost(mine, members))
    return max(found)


def known_lead(one: Position) -> float:
    """How far a seat is ahead in the conflict that goes on, as far as it knows: its own cards, what is open of both."""
    state, meeting = one.state, one.state.meeting
    host = one.seat == meeting.host
    other = meeting.visitor if host else meeting.host
    own = sum(map(int, one.me.laid)) if one.me.laid else max(map(int, one.me.conflict_hand), default=CARD)
    always = _always(state, one.seat) - _always(state, other)
    lead = own + 2.7 * len(one.me.blind) - CARD * max(1, len(state.seats[other].laid)) + always
    lead += meeting.boosts[host] - meeting.boosts[not host] + pieces(state, one.seat) - pieces(state, other)
    spends = 0.0 if host and any(asked.seat == meeting.visitor for asked in state.open) else one.w.booster
    return lead - (spends * min(BOOSTED, state.seats[other].store[TECH]) if host else 0.0)


def _always(state: State, seat: Seat) -> int:
    return sum(effect.number for effect in lasting(state, seat, "boost") if boosts(state, seat, effect))


def at_stake(one: Position) -> float:
    """The difference between winning and losing the conflict that goes on."""
    meeting = one.state.meeting
    mine, host = one.rival(meeting.visitor), one.rival(meeting.host)
    members = len(one.state.convoy.members)
    if one.seat == meeting.visitor:
        return won(mine, host, meeting.hex) + lost(mine, members)
    return stake(host, meeting.hex) + plunder(mine, host, meeting.hex) + 0.5 * members * one.w.loss


def pending(one: Position) -> float:
    """What a meeting that is not decided yet promises a seat, which takes part in it."""
    state, meeting = one.state, one.state.meeting
    if meeting.host == NOBODY or one.seat not in (meeting.visitor, meeting.host):
        return 0.0
    if any(asked.rule in TALKS for asked in state.open):
        return 0.0
    hex, members = meeting.hex, len(state.convoy.members)
    visitor, host = one.rival(meeting.visitor), one.rival(meeting.host)
    if any(me.laid or me.conflict_hand for me in (visitor.me, host.me)):
        chance = chance_of(known_lead(one), one.w.odds)
        if one.seat == meeting.host:
            chance = 1 - chance
    else:
        resists = any(asked.rule == "RSD-ASK-36" for asked in state.open)
        lead = attack_strength(visitor, members, hex) - defence_strength(host, hex, resists)
        chance = chance_of(lead, one.w.odds)
    if one.seat == meeting.visitor:
        return chance * won(visitor, host, hex) - (1 - chance) * lost(visitor, members)
    return (1 - chance) * 0.5 * lost(visitor, members) - chance * (stake(host, hex) + plunder(visitor, host, hex))


TALKS = frozenset(f"RSD-ASK-{number}" for number in (38, 39, 40, 41))
"""Questions of a meeting that ends in a trade."""
