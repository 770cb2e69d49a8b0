"""What holds of every table at every decision: each component lies in one place, and nothing is beyond its limit.

Used at the door, when a saved table is loaded, and by tests after every choice of a game.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import chain
from operator import le
from typing import Any

from resurgence_tui.engine.options import Value, can_be_chosen
from resurgence_tui.engine.types import NOBODY

from .content.catalogue import Catalogue
from .options import OPTIONS
from .rules.setup import MUTANT_TOKENS
from .rules.triggers import BIT
from .state import EMPTY, REST, State
from .vocab import ROOM_OF, SOURCES, TOKENS, ZONE_OF

MOST_STREAMS = 50
"""Streams of chance that a table may have: more than the rules draw from."""


def problems(state: State) -> list[str]:
    """What is wrong with a table, one sentence each; empty if it is sound.

    Lists may have any length and content; their types are those of the fields, as after loading.
    """
    found = list(_shape(state))
    if found:
        return found
    return [*_cards(state), *_tokens(state), *_seats(state), *_round(state)]


def _shape(state: State) -> Iterator[str]:
    """Lists that stand for places of a board have as many entries as it has places."""
    seats = len(state.seats)
    if not 1 <= seats <= 4:
        yield f"there are {seats} seats"
        return
    for name, allowed in _table_lengths(state.content, seats):
        if len(getattr(state, name)) not in allowed:
            yield f"{name} has {len(getattr(state, name))} entries"
    for number, me in enumerate(state.seats):
        for name, wanted in _seat_lengths(state.content):
            if len(getattr(me, name)) != wanted:
                yield f"seat {number}: {name} has {len(getattr(me, name))} entries"


@lru_cache(maxsize=32)
def _table_lengths(content: Catalogue, seats: int) -> tuple[tuple[str, tuple[int, ...]], ...]:
    """The table's lists of fixed length, with the lengths they may have."""
    zones = len(content.zones)
    return (
        ("zones", (zones * seats,)),
        ("mutants", (zones,)),
        ("row", (len(content.row_prices(seats)),)),
        ("basics", (content.numbers.basic_column_spaces[seats],)),
        ("advanced", (content.numbers.advanced_column_spaces[seats],)),
        ("beasts", (zones,)),
        ("stalkers", (zones,)),
        ("black_bag", (3,)),
        ("encounter_discard", (3,)),
        ("encounter_drawn", (3,)),
        ("mutant_tracks", (3,)),
        ("totals", (0, 3 * seats)),
        ("directives", (2,)),
        ("private", (0, seats)),
    )


@lru_cache(maxsize=8)
def _seat_lengths(content: Catalogue) -> tuple[tuple[str, int], ...]:
    """A seat's lists of fixed length."""
    return (
        ("items", len(content.numbers.limits)),
        ("tracks", len(content.tracks)),
        ("areas", 3 * len(TOKENS)),
        ("rooms", len(content.rooms)),
        ("rubble", len(content.rooms)),
        ("columns", len(content.column_ids)),
        *((name, len(TOKENS)) for name in ("supply", "bag", "rest", "drawn", "retired")),
    )


ALL, UNDEALT = "all", "all but the Salvage cards"
"""Among the kinds: every card and Rubble token of the game, before the Salvage cards are dealt and after."""


@lru_cache(maxsize=8)
def kinds_of(content: Catalogue, solo: bool, bonus_events: bool) -> dict[str, frozenset[str]]:
    """The ids of every kind of card and token in a game of that kind."""
    leaders = (*content.leadership_normal, *content.leadership_hazard) if solo else ()
    kinds: dict[str, Iterable[str]] = {
        "Survivor cards": content.survivors,
        "Heroes": content.heroes,
        "Starter Missions": content.starters,
        "Basic Missions": content.basics,
        "Advanced Missions": content.advanced,
        "Event cards": (*content.event_deck, content.beginning, *(content.bonus_events if bonus_events else ())),
        "Mutant Leadership cards": leaders,
        "Mutant cards": content.mutant_district,
        "Directives": (*content.directives_a, *content.directives_b),
        "Rubble tokens": content.rubble,
        "Salvage cards": content.salvage,
    }
    found = {kind: frozenset(ids) for kind, ids in kinds.items()}
    found[ALL] = frozenset().union(*found.values())
    found[UNDEALT] = found[ALL] - found["Salvage cards"]
    found["cards of a seat"] = found["Survivor cards"] | found["Heroes"]
    found["Missions of a seat"] = frozenset(content.missions)
    return found


def piles_of(state: State) -> dict[str, list[str]]:
    """What lies on the table, by the kind that may lie there; "" marks an empty space."""
    seats = state.seats
    return {
        "Survivor cards": [*state.survivor_deck, *state.survivor_discard, *state.row],
        "Heroes": state.heroes,
        "Starter Missions": state.starters,
        "Basic Missions": [*state.basic_deck, *state.basics],
        "Advanced Missions": [*state.advanced_deck, *state.advanced],
        "Event cards": [*state.event_deck, *state.event_discard, state.event],
        "Mutant Leadership cards": [*state.leader_deck, *state.leader_discard, state.leader],
        "Mutant cards": [*state.mutant_deck, *state.mutant_discard, *state.mutant_open],
        "Directives": state.directives,
        "Rubble tokens": [token for me in seats for token in me.rubble],
        "Salvage cards": [card for me in seats for card in (*me.hand, *me.picks)],
        "cards of a seat": [card for me in seats for card in me.cards],
        "Missions of a seat": [
            mission for me in seats for mission in (*me.slots, me.completing, *chain.from_iterable(me.columns))
        ],
    }


def _cards(state: State) -> Iterator[str]:
    """Every card and Rubble token lies in one place of its own kind."""
    kinds = kinds_of(state.content, bool(state.solo), state.bonus_events)
    lying = [*state.gone, *state.aside]
    for kind, pile in piles_of(state).items():
        cards = [card for card in pile if card]
        lying += cards
        if not kinds[kind].issuperset(cards):
            yield f"something else lies among the {kind}"
    found = set(lying)
    if len(found) < len(lying):
        yield "a card lies in two places"
    undealt = state.start == "beginner" or not state.round
    if found == kinds[ALL] or (undealt and found == kinds[UNDEALT]):
        return
    for kind in list(kinds)[: list(kinds).index(ALL)]:
        if not kinds[kind] <= found and not (kind == "Salvage cards" and undealt and not kinds[kind] & found):
            yield f"the {kind} are not all there"
    if stray := found.difference(*kinds.values()):
        yield f"'{min(stray)}' does not belong to the game"


_KNOWN_TOKENS = frozenset((EMPTY, *range(len(TOKENS))))


def _tokens(state: State) -> Iterator[str]:
    """Every Survivor token and Mutant token lies in one place."""
    seats, turn = len(state.seats), state.turn
    if not all(_KNOWN_TOKENS.issuperset(me.rooms) for me in state.seats):
        yield "a room holds an unknown token"
        return
    if not _KNOWN_TOKENS.issuperset((*state.zones, turn.token)):
        yield "a Zone holds an unknown token"
        return
    for number, me in enumerate(state.seats):
        piles = (me.supply, me.bag, me.rest, me.drawn, me.retired, *(me.areas[at : at + 5] for at in (0, 5, 10)))
        standing = [*me.rooms, *state.zones[number::seats], *([turn.token] if turn.seat == number else [])]
        counts = [sum(column) + standing.count(token) for token, column in enumerate(zip(*piles, strict=True))]
        if counts != list(state.content.numbers.seat_tokens) or min(map(min, piles)) < 0:
            yield f"seat {number}: the tokens are not all there once"
    yield from _encounter_tokens(state)


def _encounter_tokens(state: State) -> Iterator[str]:
    """Mutant, Beast and Stalker tokens lie on the map, in the black bag, among the discarded ones or in the supply."""
    bag = state.content.encounter_bag(len(state.seats)) if state.encounters else (0, 0, 0)
    wanted, supply = (MUTANT_TOKENS, *bag[1:]), (state.mutant_supply, 0, 0)
    for kind, zones in enumerate((state.mutants, state.beasts, state.stalkers)):
        off_map = (state.black_bag[kind], state.encounter_discard[kind], state.encounter_drawn[kind])
        piles = (*zones, supply[kind], *off_map)
        if min(piles) < 0 or sum(piles) != wanted[kind]:
            yield f"the {('Mutant', 'Beast', 'Stalker')[kind]} tokens are not all there once"


_SOURCES = frozenset(SOURCES)


def _within(values: list[int], most: tuple[int, ...]) -> bool:
    """Whether each number is between 0 and its own limit."""
    return min(values) >= 0 and all(map(le, values, most))


@lru_cache(maxsize=8)
def _last_spaces(content: Catalogue) -> tuple[int, ...]:
    """The last space of each Leadership track."""
    return tuple(len(track) - 1 for track in content.tracks)


def _seats(state: State) -> Iterator[str]:
    """Nothing that a seat counts is beyond its limits, and cards and rooms fit each other."""
    content = state.content
    open_rooms = [room.index for room in content.rooms if room.open]
    for number, me in enumerate(state.seats):
        checks = {
            "items beyond the limits": _within(me.items, content.numbers.limits),
            "VP below 0": me.vp >= 0 and me.draw_fewer >= 0,
            "VP that were not scored": sum(me.earned.values()) == me.vp and _SOURCES.issuperset(me.earned),
            "an unknown level": 1 <= me.level < len(content.levels),
            "a place beyond its track": _within(me.tracks, _last_spaces(content)),
            "too many planned Missions": len(me.slots) <= content.numbers.planning_slots,
            "an exhausted card that it has not": len(set(me.spent)) == len(me.spent) and set(me.spent) <= set(me.cards),
            "a token on Rubble": not any(
                rubble and token != EMPTY for rubble, token in zip(me.rubble, me.rooms, strict=True)
            ),
            "Rubble in the wrong place": not any(me.rubble[room] for room in open_rooms),
            "a flipped token that it has not": len(set(me.flipped)) == len(me.flipped)
            and all(0 <= room < len(me.rubble) and me.rubble[room] for room in me.flipped),
            "more than one Hero": sum(card in content.heroes for card in me.cards) <= 1,
        }
        yield from (f"seat {number} has {name}" for name, holds in checks.items() if not holds)
        for column, missions in enumerate(me.columns):
            if any(column not in content.missions[name].columns for name in missions if name in content.missions):
                yield f"seat {number} has a Mission in the wrong column"


_PLACES = frozenset(("", REST, *ZONE_OF, *ROOM_OF))
_ALL_BITS = 2 * max(BIT.values())


def _round(state: State) -> Iterator[str]:
    """Round, step, turn and who is asked are possible."""
    seats, turn, missions = len(state.seats), state.turn, state.content.missions
    deck_a, deck_b = state.content.directives_a, state.content.directives_b
    checks = {
        "the setup": _can_be_chosen(tuple(chosen_of(state).items()), seats),
        "what the Mutants have": state.mutant_vp >= 0
        and state.action_side in (0, 1)
        and _within(state.mutant_tracks, _last_spaces(state.content)),
        "the round": 0 <= state.round <= state.content.numbers.rounds,
        "the step": 0 <= state.step <= 5 and (state.step == 0) == (state.round == 0),
        "the First Player": 0 <= state.first < seats,
        "the turn": NOBODY <= turn.seat < seats and turn.space in _PLACES and (turn.token == EMPTY or turn.seat >= 0),
        "what woke in the turn": 0 <= turn.awake < _ALL_BITS,
        "what was planned or rescued in the turn": all(one in missions for one in turn.planned)
        and (not turn.chain or turn.chain in missions)
        and all(card in state.content.cards for card in turn.rescued),
        "the Event": not state.event if state.solo else state.event in state.content.events,
        "the Mutant Leadership card": bool(state.leader) == bool(state.solo and state.round),
        "the number of Events seen": len(state.event_discard) == (0 if state.solo else max(0, state.round - 1)),
        "what is veiled": state.veiled == (state.step == 1 and bool(state.private)),
        "the Directives": state.directives[0] in deck_a and state.directives[1] in deck_b,
        "the seat that acts": state.acting == NOBODY,
        "who is asked": len({one.seat for one in state.open}) == len(state.open)
        and all(0 <= one.seat < seats for one in state.open),
        "what is open": state.over != bool(state.open),
        "what is still to come": state.over or bool(state.agenda),
        "chance": len(state.chance) <= MOST_STREAMS
        and all(0 <= counter < 1 << 32 for counter in state.chance.values()),
        "how much was answered": 0 <= state.answered < 1 << 32,
    }
    yield from (f"{name} is not possible" for name, holds in checks.items() if not holds)


def chosen_of(state: State) -> dict[str, Value]:
    """What was chosen before the game of a table, all of it."""
    return {
        "start": state.start, "solo": state.solo, "encounters": state.encounters, "bonus_events": state.bonus_events,
        "even_heroes": state.even_heroes,
    }  # fmt: skip


@lru_cache(maxsize=64)
def _can_be_chosen(chosen: tuple[tuple[str, Value], ...], seats: int) -> bool:
    """Whether what was chosen before a game of so many seats can be. chosen: each option with its value."""
    return can_be_chosen(OPTIONS, dict(chosen), seats)


def covers(table: Any, data: Any) -> bool:
    """Whether a table, as JSON values, holds all that stands in others; it may have fields more."""
    if isinstance(table, dict) and isinstance(data, dict):
        return all(name in table and covers(table[name], value) for name, value in data.items())
    if isinstance(table, list) and isinstance(data, list):
        return len(table) == len(data) and all(map(covers, table, data))
    return type(table) is type(data) and bool(table == data)
