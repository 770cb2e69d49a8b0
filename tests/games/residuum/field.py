"""Built positions of Residuum: a field of Wastelands round the town, pieces where a test wants them, and legal choices.

The field has every cell at distance 6 or less of (0, 0). Basecamps stand in far corners unless they are moved;
everybody is Competent in both ratings, and no power is left.
"""

from __future__ import annotations

from collections import Counter
from functools import cache

from resurgence_tui.engine.machine import choose, run
from resurgence_tui.engine.types import Decision, Fact
from resurgence_tui.games.residuum.board import in_box
from resurgence_tui.games.residuum.content.catalogue import Catalogue, from_changes
from resurgence_tui.games.residuum.game import GAME
from resurgence_tui.games.residuum.hexes import TOWN, hex_id
from resurgence_tui.games.residuum.rulebook import book
from resurgence_tui.games.residuum.rules.flow import empty_table
from resurgence_tui.games.residuum.state import State
from resurgence_tui.games.residuum.vocab import (
    ACTIVE,
    ARMED,
    CLASSES,
    MET,
    RESOURCE_OF,
    RESOURCES,
    TERRAIN_OF,
    TERRAINS,
)

A, B, C, D = range(4)
HOMES = ("w6s0", "w6s6", "e0n6", "e6n6")
MARKS = {"fresh": ACTIVE, "met": ACTIVE | MET, "armed": ACTIVE | ARMED, "armedmet": ACTIVE | ARMED | MET, "out": 0}
COMPETENT = "leader_surveyor"

Change = int | str


@cache
def content() -> Catalogue:
    """The content that comes with the game."""
    return GAME.content()


def changed_content(**files: object) -> Catalogue:
    """The content with other cards or numbers."""
    return from_changes(files)


class Field:
    """A game at the menu of the first seat, or wherever a test puts it."""

    def __init__(self, seats: int = 2, turn: int = 9, simpler: bool = False, printed: Catalogue | None = None) -> None:
        self.state = state = empty_table(seats, 1, printed or content())
        state.agenda, state.simpler = [], simpler
        self.facts: list[Fact] = []
        self.mark: dict[str, Change] = {}
        cells = [(q, r) for q in range(-6, 7) for r in range(-6, 7) if abs(q + r) <= 6]
        state.terrain = {hex_id(cell): "wasteland" for cell in cells}
        state.terrain |= {TOWN: "trade_town", **state.content.block}
        state.starting = []
        for seat, me in enumerate(state.seats):
            me.store = [0] * len(RESOURCES)
            me.character, me.power_used = COMPETENT, True
            me.basecamp, me.basecamp_active = HOMES[seat], True
        self.turn(A, turn)

    def turn(self, seat: int, number: int) -> Field:
        """It is the turn of that seat."""
        self.state.round, self.state.mover, self.state.step = number, seat, seat + 1
        return self

    def menu(self) -> Field:
        """Ask the seat on turn what it does."""
        self.state.open, self.state.agenda = [], []
        self.state.put("RSD-ASK-11", self.state.mover)
        return self

    def task(self, rule: str, seat: int, *values: str | int) -> Field:
        """Run a part of the rules up to its first question."""
        self.state.open = []
        self.state.facts = []
        self.state.then(rule, seat, *values)
        run(self.state, book)
        self.facts += self.state.facts
        return self

    def terrain(self, terrain: str, *hexes: str) -> Field:
        """Another tile lies there."""
        for hex in hexes:
            self.state.terrain[hex] = terrain
        return self

    def outriders(self, seat: int, hex: str, count: int = 1, kind: str = "fresh") -> Field:
        """Outriders of a class, or out of action."""
        me = self.state.seats[seat]
        for _ in range(count):
            number = me.outriders.index("")
            me.outriders[number], me.marks[number] = hex, MARKS[kind]
        return self

    def outpost(self, seat: int, hex: str, active: bool = True) -> Field:
        """An Outpost."""
        me = self.state.seats[seat]
        number = me.outposts.index("")
        me.outposts[number], me.outposts_active[number] = hex, active
        return self

    def loose(self, seat: int, hex: str, count: int = 1) -> Field:
        """Barricades out of action."""
        self.state.seats[seat].loose += [hex] * count
        return self

    def barricades(self, seat: int, *edges: str) -> Field:
        """Active Barricades."""
        self.state.barricades |= dict.fromkeys(edges, seat)
        return self

    def basecamp(self, seat: int, hex: str, active: bool = True) -> Field:
        """Where the Basecamp is."""
        self.state.seats[seat].basecamp, self.state.seats[seat].basecamp_active = hex, active
        return self

    def store(self, seat: int, **amounts: int) -> Field:
        """Exactly these cubes."""
        self.state.seats[seat].store = [amounts.get(word, 0) for word in RESOURCES]
        return self

    def purse(self, seat: int, **points: int) -> Field:
        """Exactly these points."""
        self.state.seats[seat].purse = [points.get(word, 0) for word in RESOURCES]
        return self

    def hand(self, seat: int, *cards: str) -> Field:
        """Discovery cards in hand, out of the deck."""
        for card in cards:
            self.state.discovery_deck.remove(card)
            self.state.seats[seat].hand.append(card)
        return self

    def completed(self, seat: int, *cards: str) -> Field:
        """Completed discovery cards, out of the deck."""
        for card in cards:
            self.state.discovery_deck.remove(card)
            self.state.seats[seat].completed.append(card)
        return self

    def kept(self, seat: int, *cards: str) -> Field:
        """Kept cards of the town, out of the deck."""
        for card in cards:
            self.state.town_deck.remove(card)
            self.state.seats[seat].kept.append(card)
        return self

    def town_card(self, card: str) -> Field:
        """The card of the town that is drawn next."""
        self.state.town_deck.remove(card)
        self.state.town_deck.append(card)
        return self

    def character(self, seat: int, card: str, used: bool = False) -> Field:
        """Another character."""
        self.state.seats[seat].character, self.state.seats[seat].power_used = card, used
        return self

    def box(self, **tiles: int) -> Field:
        """Exactly so many tiles of these terrains are in the box."""
        for terrain, count in tiles.items():
            self.state.box[TERRAIN_OF[terrain]] = count
        return self

    def hands(self, visitor: str, host: str) -> Field:
        """Other conflict cards than were dealt, before they are chosen: a digit each."""
        meeting = self.state.meeting
        state = self.state
        for seat in (meeting.visitor, meeting.host):
            state.conflict_deck += state.seats[seat].conflict_hand
        for seat, values in ((meeting.visitor, visitor), (meeting.host, host)):
            for value in values:
                if value not in state.conflict_deck:  # it was put aside
                    state.aside.remove(value)
                    state.aside.append(state.conflict_deck.pop(0))
                    state.conflict_deck.append(value)
                state.conflict_deck.remove(value)
            state.seats[seat].conflict_hand = list(values)
        for place, asked in enumerate(self.state.open):
            held = sorted(set(self.state.seats[asked.seat].conflict_hand))
            self.state.open[place] = asked._replace(options=tuple(f"card:{value}" for value in held))
        return self

    @property
    def asked(self) -> Decision:
        """The one open question."""
        (asked,) = self.state.open
        return asked

    @property
    def rule(self) -> str:
        """The rule that asks."""
        return self.asked.rule

    @property
    def options(self) -> list[str]:
        """The options of the one open question."""
        return list(self.asked.options)

    def offered(self, prefix: str) -> list[str]:
        """Those of them that begin so."""
        return [option for option in self.options if option.startswith(prefix)]

    def do(self, *options: str) -> Field:
        """Choose these, one after the other, for whoever is asked."""
        for option in options:
            asked = next((one for one in self.state.open if option in one.options), None)
            assert asked is not None, f"{option} is not listed: {self.state.open}"
            choose(self.state, asked.seat, option, book)
            self.facts += self.state.facts
        return self

    def first(self, *rules: str) -> Field:
        """Choose the first option while these rules ask."""
        while self.state.open and self.state.open[0].rule in rules:
            self.do(self.state.open[0].options[0])
        return self

    def told(self, key: str) -> list[tuple[str | int, ...]]:
        """The values of all facts of that key so far."""
        return [fact.values for fact in self.facts if fact.key == key]

    def have(self, seat: int) -> dict[str, int]:
        """What a store holds."""
        return {word: count for word, count in zip(RESOURCES, self.state.seats[seat].store, strict=True) if count}

    def points(self, seat: int) -> dict[str, int]:
        """What a purse holds."""
        return {word: count for word, count in zip(RESOURCES, self.state.seats[seat].purse, strict=True) if count}

    def lying(self) -> dict[str, Change]:
        """Everything that lies on the table, by names that a test can read."""
        return lying(self.state)

    def since(self, before: dict[str, Change]) -> dict[str, Change]:
        """What has changed: numbers by how much, words by what they are now."""
        after, found = self.lying(), dict[str, Change]()
        for name in sorted({*before, *after}):
            old, new = before.get(name, 0), after.get(name, 0)
            if old != new:
                found[name] = new - old if isinstance(old, int) and isinstance(new, int) else new
        return found


def lying(state: State) -> dict[str, Change]:
    """Everything that lies on a table, each thing under a name; what is not there has none."""
    found: Counter[str] = Counter()
    words: dict[str, Change] = {}
    for seat, me in enumerate(state.seats):
        name = "ABCD"[seat]
        for word, kind in RESOURCE_OF.items():
            found[f"{name} {word}"] += me.store[kind]
            found[f"{name} purse {word}"] += me.purse[kind]
        for hex, mark in zip(me.outriders, me.marks, strict=True):
            kinds = [word for word in CLASSES if MARKS[word] == mark] or ["out"]
            if hex:
                found[f"{name} {kinds[0]} {hex}"] += 1
        for hex, active in zip(me.outposts, me.outposts_active, strict=True):
            if hex:
                found[f"{name} {'outpost' if active else 'folded'} {hex}"] += 1
        for hex in me.loose:
            found[f"{name} loose {hex}"] += 1
        for hex in me.oil:
            found[f"{name} oil on {hex}"] += 1
        for pile in ("hand", "completed", "kept"):
            for card in getattr(me, pile):
                found[f"{name} {pile} {card}"] += 1
        words[f"{name} basecamp"] = f"{me.basecamp}{'' if me.basecamp_active else ' out'}"
    for edge, owner in state.barricades.items():
        found[f"{'ABCD'[owner]} barricade {edge}"] += 1
    for terrain in TERRAINS:
        found[f"box {terrain}"] += in_box(state, terrain)
    for hex, terrain in state.terrain.items():
        words[hex] = terrain
    return words | {name: count for name, count in found.items() if count}
