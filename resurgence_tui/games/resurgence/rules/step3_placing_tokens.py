"""PLACE and REST: where a token may go, what it costs, and which cards a placement may use on the way (AMB-137).

A placement is one option: ``place:<token>:<area it comes from>:<space>`` and, after it, the cards used. SWITCH
cards bring a token from
another area, SUBST cards let it stand for another type; a chain of cards is listed unless one of them could be left
out.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from typing import Final, NamedTuple

from ..content.catalogue import Catalogue
from ..content.printed import Cost
from ..state import EMPTY, State
from ..vocab import Area
from .items import can_pay, ways
from .option_ids import FIRST_ROOM, PLACE, REST_INDEX

Chain = tuple[int, tuple[str, ...]]
"""Where a chain of cards starts (an area, or a token type) and the cards used."""

Link = tuple[str, tuple[tuple[int, int], ...]]
"""A card with the pairs (from, to) that it allows."""


def penalty(state: State, zone: int) -> int:
    """How many Resources or Supplies a placement in a Zone costs: one for each Mutant (ENC-07) and each other seat's
    Survivor (PLACE-06, AMB-29), whatever stands in the other Zone of the District (PLACE-09).

    For seats that have no token of their own there (PLACE-03). The Event token counts nothing; an Event may raise
    it (AMB-151).
    """
    hostile = state.mutants[zone] + state.beasts[zone]
    if hostile:
        hostile += hostile * state.event_card.penalty_per_hostile
    return state.crowd(zone) + hostile


def penalty_costs(state: State, zone: int) -> tuple[Cost, ...]:
    """The penalty of a Zone as a cost: a Critical Supply for each Beast, any goods for the rest (ENC-09, ENC-11)."""
    return _penalty_costs(penalty(state, zone), state.beasts[zone])


@cache
def _penalty_costs(units: int, beasts: int) -> tuple[Cost, ...]:
    """So many units, one of them for each Beast, as a cost."""
    return (Cost(any=units - beasts, sup=beasts),)


def placements(state: State, seat: int) -> list[str]:
    """Every legal placement of the seat's turn (PLACE-02 to PLACE-13, REST-01)."""
    me, count = state.seats[seat], len(state.seats)
    zones, rooms, rest = within_reach(state.content, assigned_kinds(me.areas), placing_cards(state, seat))
    found: list[str] = []
    if zones:
        standing, purse = state.zones[seat::count], sum(me.items)
        dearest = count - 1 + max(state.mutants) * (1 + state.event_card.penalty_per_hostile)
        rich = purse >= dearest and not any(state.beasts)  # any good pays a unit of a penalty without Beasts (PLACE-08)
        for zone, options in zones:
            if standing[zone] == EMPTY and (rich or can_pay(state, seat, penalty_costs(state, zone))):
                found += options
    if rooms:
        rubble, tokens = me.rubble, me.rooms
        for room, options in rooms:
            if not rubble[room] and tokens[room] == EMPTY:
                found += options
    found += rest
    return found


def placing_cards(state: State, seat: int) -> tuple[str, ...]:
    """The ready cards that may be used for a placement: SWITCH and SUBST."""
    me, placing = state.seats[seat], cards_for_placing(state.content)
    spent, barred = me.spent, state.turn.rescued
    return tuple([name for name in me.cards if name in placing and name not in spent and name not in barred])


@lru_cache(maxsize=1 << 4)
def cards_for_placing(content: Catalogue) -> frozenset[str]:
    """The SWITCH and SUBST cards."""
    return frozenset(name for name, card in content.cards.items() if card.switch or card.use_as)


_ONE_IF_ANY: Final = bytes([0] + [1] * 255)
"""For ``bytes.translate``: a 1 for any number but 0."""


def assigned_kinds(areas: list[int]) -> bytes:
    """Which token types lie in which area, as a 1 or 0 at ``area * 5 + token``: what a placement depends on besides the
    space and the cards."""
    return bytes(areas).translate(_ONE_IF_ANY)


class Reach(NamedTuple):
    """The Zones and rooms, by number, to which a seat can bring a token if they are free, each with all options to do
    so; and the options to rest, with any token from any area (REST-01)."""

    zones: tuple[tuple[int, tuple[str, ...]], ...]
    rooms: tuple[tuple[int, tuple[str, ...]], ...]
    rest: tuple[str, ...]


@lru_cache(maxsize=1 << 15)
def within_reach(content: Catalogue, held: bytes, cards: tuple[str, ...]) -> Reach:
    """Where tokens and cards can go: one of few different cases, which come up again and again.

    held: as ``assigned_kinds`` tells. cards: ready SWITCH and SUBST cards.
    """
    switches = tuple([card for card in cards if content.cards[card].switch])
    stand_ins = tuple([card for card in cards if content.cards[card].use_as])
    found: dict[int, list[str]] = {}
    for token in range(5):
        where = held[token] | held[5 + token] << 1 | held[10 + token] << 2
        if where:
            for space, options in spaces_for(content, token, where, switches, stand_ins):
                found.setdefault(space, []).extend(options)
    spaces = [(space, tuple(options)) for space, options in sorted(found.items())]
    return Reach(
        tuple([(space, options) for space, options in spaces if space < FIRST_ROOM]),
        tuple([(space - FIRST_ROOM, options) for space, options in spaces if space >= FIRST_ROOM]),
        tuple([PLACE[token][area][REST_INDEX] for area in (0, 1, 2) for token in range(5) if held[area * 5 + token]]),
    )


NO_CARDS: Final[tuple[tuple[str, ...], ...]] = ((),)
"""The one way to meet what a space asks for with a type that it shows."""


@lru_cache(maxsize=1 << 12)
def spaces_for(
    content: Catalogue, token: int, where: int, switches: tuple[str, ...], cards: tuple[str, ...]
) -> tuple[tuple[int, list[str]], ...]:
    """The spaces, by index in ``option_ids.SPACES``, to which a token can be brought if they are free, each with all
    ways to put it there: out of the area of the space's access (ASG-04), if the space shows its type (PLACE-05) or
    cards make up for what is amiss (AMB-137).

    where: the areas that hold one, as bits. switches, cards: ready SWITCH and SUBST cards.
    """
    spaces = [(spec.access, spec.tokens) for spec in content.zones]
    spaces += [(Area.COMPOUND, spec.tokens) for spec in content.rooms]
    found: list[tuple[int, list[str]]] = []
    for space, (access, tokens) in enumerate(spaces):
        stand_ins = NO_CARDS if tokens[token] else stand_ins_for(content, tokens, token, cards)
        options = [
            ":".join((PLACE[token][area][space], *used, *substitutes))
            for area, used in moves_to(content, access, where, switches)
            for substitutes in stand_ins
        ]
        if options:
            found.append((space, options))
    return tuple(found)


@lru_cache(maxsize=1 << 12)
def moves_to(content: Catalogue, access: int, where: int, cards: tuple[str, ...]) -> tuple[Chain, ...]:
    """The ways to have a token in the area of an access: the area it comes from, and the SWITCH cards used.

    where: the areas that hold one, as bits. Switching and standing in for a type do not depend on each other.
    """
    if where >> access & 1:
        return ((access, ()),)
    areas = {area for area in (0, 1, 2) if where >> area & 1}
    return tuple(chains_to({access}, areas, [(card, content.cards[card].switch) for card in cards]))


@lru_cache(maxsize=1 << 12)
def stand_ins_for(
    content: Catalogue, tokens: tuple[bool, ...], token: int, cards: tuple[str, ...]
) -> tuple[tuple[str, ...], ...]:
    """The SUBST cards with which a token, which stays what it is, meets what a space asks for (SURV-32).

    tokens: the types that the space shows; the token's own is none of them.
    """
    allowed = {kind for kind in range(1, 5) if tokens[kind]}
    links = [(card, content.cards[card].use_as) for card in cards]
    return tuple(used for _, used in chains_to(allowed, {token}, links))


def chains_to(goals: set[int], starts: set[int], links: list[Link]) -> list[Chain]:
    """Chains of different cards that lead from one of the starts to one of the goals, the shortest first: all from
    which no card can be left out. Of chains with the same start and the same cards only one."""
    found: dict[tuple[int, frozenset[str]], Chain] = {}
    for chain in sorted(_all_chains(goals, starts, links), key=lambda chain: (len(chain[1]), chain)):
        found.setdefault((chain[0], frozenset(chain[1])), chain)
    enough = {used for _, used in found}
    return [chain for (_, used), chain in found.items() if not any(fewer < used for fewer in enough)]


def _all_chains(goals: set[int], starts: set[int], links: list[Link]) -> Iterator[Chain]:
    """Chains of different cards, searched backwards from the goals.

    None goes through a start: what comes before it would be superfluous.
    """
    frontier: list[Chain] = [(goal, ()) for goal in goals]
    while frontier:
        reached = [
            (start, (card, *used))
            for place, used in frontier
            for card, pairs in links
            if card not in used
            for start, end in pairs
            if end == place
        ]
        yield from (chain for chain in reached if chain[0] in starts)
        frontier = [chain for chain in reached if chain[0] not in starts]


def payments_for(state: State, seat: int, zone: int) -> tuple[str, ...]:
    """Every way to pay the penalty of a Zone."""
    return ways(state, seat, penalty_costs(state, zone))
