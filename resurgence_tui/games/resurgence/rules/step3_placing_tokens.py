"""PLACE and REST: where a token may go, what it costs, and which cards a placement may use on the way (AMB-137).

A placement is one option: ``place:<token>:<area it comes from>:<space>`` and, after it, the cards used. SWITCH
cards bring a token from
another area, SUBST cards let it stand for another type; they are listed only where no shorter use of cards puts a
token of that type there.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ..content.printed import Card, Cost
from ..state import EMPTY, State
from .items import ways
from .option_ids import FIRST_ROOM, PLACE, REST_INDEX
from .step3_survivor_cards import ready_cards

Chain = tuple[int, tuple[str, ...]]
"""Where a chain of cards starts (an area, or a token type) and the cards used."""


def penalty(state: State, zone: int) -> int:
    """How many Resources or Supplies a placement in a Zone costs: one for each Mutant and each other seat's
    Survivor (PLACE-06, AMB-29).

    For seats that have no token of their own there (PLACE-03). The Event token counts nothing; an Event may raise
    it (AMB-151).
    """
    mutants = state.mutants[zone]
    due = state.crowd(zone) + mutants
    if mutants:
        due += mutants * state.content.events[state.event].penalty_per_hostile
    return due


def penalty_costs(due: int) -> tuple[Cost, ...]:
    """A penalty as a cost: any mix of Resources and Supplies."""
    return (Cost(any=due),)


def placements(state: State, seat: int) -> list[str]:
    """Every legal placement of the seat's turn (PLACE-02 to PLACE-13, REST-01)."""
    me = state.seats[seat]
    areas, count = me.areas, len(state.seats)
    cards = [card for card in ready_cards(state, seat) if card.switch or card.use_as]
    found: list[str] = []
    for zone in state.content.zones:
        if state.zones[zone.index * count + seat] == EMPTY and _affordable(state, seat, penalty(state, zone.index)):
            _add(found, areas, zone.tokens, zone.access, zone.index, cards)
    for room in state.content.rooms:
        if me.rooms[room.index] == EMPTY and not me.rubble[room.index]:
            _add(found, areas, room.tokens, 2, FIRST_ROOM + room.index, cards)
    for area in (0, 1, 2):
        for token in range(5):
            if areas[area * 5 + token]:
                found.append(PLACE[token][area][REST_INDEX])
    return found


def _affordable(state: State, seat: int, due: int) -> bool:
    """PLACE-08: any good pays one unit of a penalty, so the number held decides."""
    return due <= sum(state.seats[seat].items)


def _add(
    found: list[str], areas: list[int], tokens: tuple[bool, ...], access: int, space: int, cards: list[Card]
) -> None:
    """Add every way to put a token on one free space."""
    here = access * 5
    for token in range(5):
        if areas[here + token] and tokens[token]:
            found.append(PLACE[token][access][space])
        elif cards:
            for area, used in ways_with_cards(areas, tokens, access, token, cards):
                found.append(":".join((PLACE[token][area][space], *used)))


def ways_with_cards(
    areas: list[int], tokens: tuple[bool, ...], access: int, token: int, cards: list[Card]
) -> Iterator[Chain]:
    """The shortest uses of cards that put a token of that type on a space; the area it comes from and the cards, in
    order.

    Switching and standing in for a type do not depend on each other, so each part is as short as can be.
    """
    if areas[access * 5 + token]:
        moves: list[Chain] = [(access, ())]
    else:
        sources = {area for area in (0, 1, 2) if areas[area * 5 + token]}
        moves = list(shortest_chains(access, sources, [(card.id, card.switch) for card in cards if card.switch]))
    if not moves:
        return
    if tokens[token]:
        stand_ins: list[Chain] = [(token, ())]
    else:
        links = [(card.id, card.use_as) for card in cards if card.use_as]
        allowed = [kind for kind in range(1, 5) if tokens[kind]]
        stand_ins = _shortest(chain for kind in allowed for chain in shortest_chains(kind, {token}, links))
    for area, switches in moves:
        for _, substitutes in stand_ins:
            yield area, (*switches, *substitutes)


def shortest_chains(goal: int, starts: set[int], links: list[tuple[str, tuple[tuple[int, int], ...]]]) -> list[Chain]:
    """Chains of different cards that lead to a goal from one of the starts, all of the least length.

    links: cards with the pairs (from, to) that each allows; the search runs backwards from the goal.
    """
    frontier: list[Chain] = [(goal, ())]
    for _ in links:
        reached = [
            (start, (card, *used))
            for place, used in frontier
            for card, pairs in links
            if card not in used
            for start, end in pairs
            if end == place
        ]
        found = [(place, used) for place, used in reached if place in starts]
        if found:
            return sorted(set(found))
        frontier = reached
    return []


def _shortest(chains: Iterable[Chain]) -> list[Chain]:
    """Those with the fewest cards, each once."""
    found = sorted(set(chains), key=lambda chain: (len(chain[1]), chain))
    return [chain for chain in found if len(chain[1]) == len(found[0][1])]


def payments_for(state: State, seat: int, zone: int) -> tuple[str, ...]:
    """Every way to pay the penalty of a Zone."""
    return ways(state, seat, penalty_costs(penalty(state, zone)))
