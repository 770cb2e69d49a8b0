"""Positions for rule tests: built by hand from a real setup, then played only through legal choices.

    t = a_table(seats=2).with_items(0, fuel=1).assigned(0, metro="hero laborer").mutants("arbat").at("PLACE-01", seat=0)
    t.do("place:laborer:metro:arbat_upper", "pay:fuel1")
    assert t.items(0) == {"food": 0, "fuel": 0, "parts": 0, "ammo": 2, "meds": 2}

Cards and tokens that a position wants are taken from where they lie, so that everything is still there once.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from resurgence_tui.engine.machine import choose, run
from resurgence_tui.engine.types import Decision, Fact
from resurgence_tui.games.resurgence.content.catalogue import Catalogue
from resurgence_tui.games.resurgence.game import GAME
from resurgence_tui.games.resurgence.rules.encounters_expansion import on_map
from resurgence_tui.games.resurgence.rules.flow import follow, round_rules
from resurgence_tui.games.resurgence.state import EMPTY, SeatState, State, blank_turn
from resurgence_tui.games.resurgence.vocab import (
    AREA_OF,
    ITEM_WORDS,
    ROOM_OF,
    TOKEN_OF,
    TOKEN_WORDS,
    ZONE_OF,
)
from tests.build_mutants import WithMutants


@lru_cache
def content() -> Catalogue:
    """The printed components, read once for all tests."""
    return GAME.content()


def new_game(seats: int = 2, seed: int = 1, start: str = "draft", **options: Any) -> Table:
    """A game at its very first question. options: ``solo="village"``, ``encounters=True``, ``bonus_events=True``."""
    return Table(GAME.start(seats, seed, {"start": start, **options}, content()))


def a_table(seats: int = 2, seed: int = 1, **options: Any) -> Table:
    """A neutral position in round 1, step 3: no items, nothing assigned or placed, no Mutants, no planned Mission.

    Every seat has a Hero card without use in the tests' way (the heroes are put back; only ``with_cards`` gives
    cards), its full starting bag, and Rubble on nine rooms.
    """
    t = new_game(seats, seed, "beginner", **options)
    while t.state.round == 0 or t.state.open[0].rule != "ASG-01":
        decision = t.state.open[0]
        choose(t.state, decision.seat, decision.options[-1], GAME.book)
    state = t.state
    state.private, state.open, state.agenda, state.veiled, state.facts = [], [], [], False, []
    state.step, state.first, state.turn = 3, 0, blank_turn()
    if state.encounters:
        for kind, zones in enumerate(on_map(state)):
            state.black_bag[kind] += sum(zones)
            zones[:] = [0] * 12
    state.mutant_supply += sum(state.mutants)
    state.mutants = [0] * 12
    state.mutant_deck, state.mutant_open = state.mutant_deck + state.mutant_open, []
    for me in state.seats:
        for token in range(5):
            me.bag[token] += me.drawn[token]
            me.drawn[token] = 0
        me.items = [0, 0, 0, 0, 0]
        state.aside += me.cards + me.slots
        me.cards, me.slots = [], []
    return t


class Table(WithMutants):
    """A state under test; methods that set the position return the table itself."""

    def __init__(self, state: State) -> None:
        self.state = state

    # --- setting up -------------------------------------------------------------------------------------------

    def seat(self, seat: int) -> SeatState:
        """The seat's own state."""
        return self.state.seats[seat]

    def with_items(self, seat: int, **amounts: int) -> Table:
        """Set items: ``food=3, ammo=1``; kinds not named stay."""
        for word, amount in amounts.items():
            self.seat(seat).items[ITEM_WORDS.index(word)] = amount
        return self

    def with_vp(self, seat: int, vp: int) -> Table:
        """Set the VP scored so far."""
        self.seat(seat).vp = vp
        return self

    def at_level(self, seat: int, level: int) -> Table:
        """Set the Compound level."""
        self.seat(seat).level = level
        return self

    def on_tracks(self, seat: int, metro: int = 0, harbor: int = 0, compound: int = 0) -> Table:
        """Set the spaces of the Leadership tokens."""
        self.seat(seat).tracks = [metro, harbor, compound]
        return self

    def _token(self, seat: int, token: int) -> None:
        """Take a token of a type out of bag, Rest Area or supply, wherever one is."""
        me = self.seat(seat)
        for pile in (me.bag, me.supply, me.rest):
            if pile[token]:
                pile[token] -= 1
                return
        raise AssertionError(f"seat {seat} has no {TOKEN_WORDS[token]} left")

    def assigned(self, seat: int, metro: str = "", harbor: str = "", compound: str = "") -> Table:
        """Assign tokens, named by type: ``metro="hero laborer laborer"``."""
        for area, words in (("metro", metro), ("harbor", harbor), ("compound", compound)):
            for word in words.split():
                self._token(seat, TOKEN_OF[word])
                self.seat(seat).areas[AREA_OF[area] * 5 + TOKEN_OF[word]] += 1
        return self

    def placed(self, seat: int, token: str, space: str) -> Table:
        """A token placed earlier this round in a Zone or an own room."""
        self._token(seat, TOKEN_OF[token])
        if space in ZONE_OF:
            self.state.zones[ZONE_OF[space] * len(self.state.seats) + seat] = TOKEN_OF[token]
        else:
            self.seat(seat).rooms[ROOM_OF[space]] = TOKEN_OF[token]
        return self

    def with_bag(self, seat: int, words: str) -> Table:
        """Exactly these tokens in the bag; what was there goes to the supply, what is missing comes from it."""
        me = self.seat(seat)
        for token in range(5):
            me.supply[token] += me.bag[token]
            me.bag[token] = 0
        for word in words.split():
            assert me.supply[TOKEN_OF[word]], f"no {word} left"
            me.supply[TOKEN_OF[word]] -= 1
            me.bag[TOKEN_OF[word]] += 1
        return self

    def with_rest(self, seat: int, words: str) -> Table:
        """Tokens moved into the Rest Area."""
        for word in words.split():
            self._token(seat, TOKEN_OF[word])
            self.seat(seat).rest[TOKEN_OF[word]] += 1
        return self

    def without_supply(self, seat: int, *words: str) -> Table:
        """Retire every token of these types that lies in the supply."""
        me = self.seat(seat)
        for word in words:
            me.retired[TOKEN_OF[word]] += me.supply[TOKEN_OF[word]]
            me.supply[TOKEN_OF[word]] = 0
        return self

    def cleared(self, seat: int, *rooms: str) -> Table:
        """Rooms without Rubble."""
        for room in rooms:
            token = self.seat(seat).rubble[ROOM_OF[room]]
            if token:
                self.state.gone.append(token)
                self.seat(seat).rubble[ROOM_OF[room]] = ""
        return self

    def with_rubble(self, seat: int, room: str, kind: str) -> Table:
        """A Rubble token of that kind (``rubble_vp2``) on a room; it changes places with the one there."""
        rooms, index = self.seat(seat).rubble, ROOM_OF[room]
        if rooms[index].rpartition("_")[0] == kind:
            return self
        for pile in (*(me.rubble for me in self.state.seats), self.state.aside, self.state.gone):
            for i, token in enumerate(pile):
                if token.rpartition("_")[0] == kind:
                    pile[i], rooms[index] = rooms[index], token
                    return self
        raise AssertionError(f"no {kind}")

    def _take(self, card: str) -> None:
        """Take a card out of wherever it lies: a space becomes empty and is refilled, a pile loses it."""
        state = self.state
        spaced = (
            (state.row, state.survivor_deck),
            (state.basics, state.basic_deck),
            (state.advanced, state.advanced_deck),
        )
        for spaces, deck in spaced:
            if card in spaces:
                spaces[spaces.index(card)] = deck.pop()
                return
        piles = [
            *(state.survivor_deck, state.survivor_discard, state.basic_deck, state.advanced_deck, state.event_deck),
            *(
                state.event_discard,
                state.mutant_deck,
                state.mutant_discard,
                state.mutant_open,
                state.heroes,
                state.starters,
            ),
            *(state.aside, state.gone),
        ]
        for me in state.seats:
            piles += [me.cards, me.slots, *me.columns]
        for pile in piles:
            if card in pile:
                pile.remove(card)
                return
        raise AssertionError(f"no card {card}")

    def with_cards(self, seat: int, *cards: str) -> Table:
        """Survivor or Hero cards, ready, gained on an earlier turn."""
        for card in cards:
            self._take(card)
            self.seat(seat).cards.append(card)
        return self

    def exhausted(self, seat: int, *cards: str) -> Table:
        """Cards that were used this round."""
        self.seat(seat).spent += cards
        return self

    def planned(self, seat: int, *missions: str) -> Table:
        """Missions in the planning slots, planned on an earlier turn."""
        for mission in missions:
            self._take(mission)
            self.seat(seat).slots.append(mission)
        return self

    def completed(self, seat: int, column: int, *missions: str) -> Table:
        """Missions in a completed column (0 left, 1 middle, 2 right)."""
        for mission in missions:
            self._take(mission)
            self.seat(seat).columns[column].append(mission)
        return self

    def in_row(self, *cards: str) -> Table:
        """Exactly these cards in the Survivor Row from left to right ("" empty); the others go back to the deck."""
        state = self.state
        state.survivor_deck = [card for card in state.row if card] + state.survivor_deck
        for card in cards:
            if card:
                self._take_any(card)
        state.row = list(cards)
        return self

    def _take_any(self, card: str) -> None:
        """Take a card that may lie in a deck."""
        deck = self.state.survivor_deck
        if card in deck:
            deck.remove(card)
        else:
            self._take(card)

    def available(self, *missions: str) -> Table:
        """Put these Missions on top of their columns (others there go back to the deck's bottom)."""
        state = self.state
        for basic in (True, False):
            spaces, deck = (state.basics, state.basic_deck) if basic else (state.advanced, state.advanced_deck)
            wanted = [mission for mission in missions if mission.startswith("basic") == basic]
            for i, mission in enumerate(wanted):
                self._take(mission)
                if spaces[i]:
                    deck.insert(0, spaces[i])
                spaces[i] = mission
        return self

    def event(self, event: str) -> Table:
        """That Event lies face up."""
        self._take(event) if event != self.state.event else None
        if event != self.state.event:
            self.state.event_discard.append(self.state.event)
            self.state.event = event
        return self

    def next_event(self, event: str) -> Table:
        """That Event lies on top of its deck."""
        self._take(event)
        self.state.event_deck.append(event)
        return self

    def printed(self, **files: Any) -> Table:
        """Other component values, as a content pack brings them: ``missions=[{"id": ..., ...}]``."""
        self.state.content = GAME.content_from(files)
        return self

    def offering(self, *missions: str) -> Table:
        """Exactly these Missions lie in their columns, from the top; the other spaces are empty."""
        state = self.state
        for basic, spaces, deck in (
            (True, state.basics, state.basic_deck),
            (False, state.advanced, state.advanced_deck),
        ):
            deck[:0] = [mission for mission in spaces if mission]
            wanted = [mission for mission in missions if mission.startswith("basic") == basic]
            for mission in wanted:
                deck.remove(mission)
            spaces[:] = [*wanted, *[""] * (len(spaces) - len(wanted))]
        return self

    def in_round(self, number: int) -> Table:
        """Which round is being played."""
        self.state.round = number
        return self

    def first_player(self, seat: int) -> Table:
        """Who has the First Player token."""
        self.state.first = seat
        return self

    def directives(self, a: str, b: str) -> Table:
        """The two open Directives, by the start of their ids (``directive_a1``)."""
        state = self.state
        state.aside += state.directives
        state.directives = [next(c for c in content().directives if c.startswith(prefix)) for prefix in (a, b)]
        for card in state.directives:
            state.aside.remove(card)
        return self

    def at(self, rule: str, seat: int | None = None) -> Table:
        """Run on from a part of the round, as listed in ``rules.flow.ROUND``; ``PLACE-01`` with the seat on turn."""
        state = self.state
        start = "GEN-02" if rule == "PLACE-01" else rule
        whole = round_rules(state)
        follow(state, whole[whole.index(start) :])
        if rule == "PLACE-01":
            state.agenda.pop()
            state.then("PLACE-01", state.first if seat is None else seat, 0)
        run(state, GAME.book)
        return self

    # --- playing ----------------------------------------------------------------------------------------------

    @property
    def decision(self) -> Decision:
        """The only open decision."""
        (decision,) = self.state.open
        return decision

    @property
    def options(self) -> tuple[str, ...]:
        """Options of the only open decision."""
        return self.decision.options

    def do(self, *options: str) -> Table:
        """Choose options one after another, each for the only seat that is asked."""
        for option in options:
            choose(self.state, self.decision.seat, option, GAME.book)
        return self

    def choose(self, seat: int, option: str) -> Table:
        """Choose for a seat while several are asked."""
        choose(self.state, seat, option, GAME.book)
        return self

    def clone(self) -> Table:
        """The same position, to try something else from."""
        return Table(GAME.clone(self.state))

    # --- looking ----------------------------------------------------------------------------------------------

    def items(self, seat: int) -> dict[str, int]:
        """All items of a seat by name."""
        return dict(zip(ITEM_WORDS, self.seat(seat).items, strict=True))

    def tokens(self, seat: int, pile: str) -> dict[str, int]:
        """Tokens of a pile (bag, rest, supply, retired, drawn) by name, those there are."""
        counts = getattr(self.seat(seat), pile)
        return {TOKEN_WORDS[token]: count for token, count in enumerate(counts) if count}

    def area(self, seat: int, area: str) -> dict[str, int]:
        """Assigned tokens of an area by name."""
        start = AREA_OF[area] * 5
        return {TOKEN_WORDS[i]: n for i, n in enumerate(self.seat(seat).areas[start : start + 5]) if n}

    def in_zone(self, zone: str) -> dict[int, str]:
        """Tokens in a Zone by seat."""
        count = len(self.state.seats)
        row = self.state.zones[ZONE_OF[zone] * count : ZONE_OF[zone] * count + count]
        return {seat: TOKEN_WORDS[token] for seat, token in enumerate(row) if token != EMPTY}

    def facts(self, key: str) -> list[Fact]:
        """Facts of that key that the last choice brought about."""
        return [fact for fact in self.state.facts if fact.key == key]

    def placing(self, space: str) -> tuple[str, ...]:
        """The options of the open placement that go to a space."""
        return tuple(option for option in self.options if option.split(":")[3] == space)

    def dump(self) -> dict[str, Any]:
        """The whole table as JSON values, to compare before and after."""
        return GAME.dump(self.state)
