"""One seat's position, with what its store is good for and where its pieces want to go: the measure of all that bots
compare.

Everything is in points at the end of the game. Only what the seat knows is read: never a deck, and of what others hold
no more than a number, so that an imagined table promises no more than the view it was drawn from.
"""

from __future__ import annotations

from functools import cached_property, lru_cache
from math import fsum
from operator import itemgetter
from typing import NamedTuple

from resurgence_tui.engine.types import Seat

from ..board import Counts, bonus, is_proof, lasting, locations, neighbours
from ..content.catalogue import Catalogue
from ..hexes import TOWN, around
from ..rules.legal_moves import Load
from ..state import State
from ..vocab import ACTIVE, HAZARDS, NO_BASECAMP, POOR, TERRAINS
from .cards import Cards
from .goods import Goods
from .trading import swap, visit
from .weights import weights

FAR = -99.0
WIDEST = 5
"""Steps that ways are planned for, at most."""

GATES = frozenset(around(TOWN))
"""The hexes beside the town."""

Map = dict[str, float]


@lru_cache(maxsize=64)
def reach(hexes: tuple[str, ...]) -> dict[str, list[tuple[str, int]]]:
    """The other hexes of a map that can be reached from each, not through the town, with the number of steps."""
    laid = {*hexes} - {TOWN}
    found: dict[str, list[tuple[str, int]]] = {}
    for hex in laid:
        steps, near = {hex: 0}, [hex]
        for far in range(1, WIDEST + 1):
            near = [other for one in near for other in around(one) if other in laid and other not in steps]
            steps |= dict.fromkeys(near, far)
        found[hex] = [(other, far) for other, far in steps.items() if far]
    return found


@lru_cache(maxsize=8)
def made_by(content: Catalogue) -> dict[tuple[str, str], float]:
    """What each piece makes on each terrain in a turn, in points of payment."""
    use, worth = weights().use, content.worth
    return {
        (piece, terrain): max((count * worth[kind] * use[kind] for kind, count in enumerate(amounts)), default=0.0)
        for terrain, pieces in content.makes.items()
        for piece, amounts in pieces.items()
    }


Laid = tuple[tuple[str, str], ...]
"""The hexes of a map with their terrains."""

WALKED = tuple(terrain for terrain in TERRAINS if terrain != "trade_town")
"""Terrains where pieces can stay."""

_PLACE = {terrain: place for place, terrain in enumerate(WALKED)}


def spread(stay: Map, hexes: tuple[str, ...], step: float) -> Map:
    """What each hex promises to who stands there and goes on to the best place. stay: what that is worth."""
    found, ways = stay.copy(), reach(hexes)
    for hex, value in sorted(stay.items(), key=itemgetter(1), reverse=True):
        if value == FAR:
            break
        if found[hex] > value or hex == TOWN:
            continue  # a better place is near, and so it is to all hexes round about
        for other, steps in ways[hex]:
            promise = value - steps * step
            if found[other] < promise:
                found[other] = promise
    return found


def _staying(laid: Laid, stay: tuple[float, ...], barred: frozenset[str]) -> Map:
    """By hex what it is worth to stay. stay: on each of the terrains WALKED. barred: hexes that are no place to."""
    return {hex: FAR if hex in barred else stay[_PLACE[terrain]] for hex, terrain in laid}


@lru_cache(maxsize=1024)
def crew_map(laid: Laid, stay: tuple[float, ...], barred: frozenset[str], step: float) -> Map:
    """What an Outrider promises by where it stands, the town apart."""
    return spread(_staying(laid, stay, barred), (*dict(laid),), step)


@lru_cache(maxsize=1024)
def gate_map(laid: Laid, stay: tuple[float, ...], barred: frozenset[str], step: float) -> Map:
    """What an Outrider promises that goes to the gates of the town, what is behind them apart."""
    worth = _staying(laid, stay, barred)
    return spread({hex: value if hex in GATES else FAR for hex, value in worth.items()}, (*worth,), step)


@lru_cache(maxsize=1024)
def post_map(
    laid: Laid, stay: tuple[float, ...], barred: frozenset[str], taken: frozenset[str], step: float
) -> Map:
    """What an Outpost promises by where it lies, its price apart. taken: where none can be active."""
    return spread(_staying(laid, stay, barred | taken), (*dict(laid),), step)


@lru_cache(maxsize=64)
def rich_round(laid: Laid) -> dict[str, int]:
    """By hex how many neighbours are neither Wasteland nor Radiation Zone (RSD-PROD-12)."""
    terrain = dict(laid)
    return {hex: sum(other in terrain and terrain[other] not in POOR for other in around(hex)) for hex in terrain}


@lru_cache(maxsize=1024)
def camp_map(laid: Laid, stay: tuple[tuple[str, float], ...], step: float) -> Map:
    """What a Basecamp promises by where it lies, its price apart. stay: by hex what it is worth there when active."""
    found = dict.fromkeys(dict(laid), FAR) | dict(stay)
    return spread(found, (*found,), step)


class Way(NamedTuple):
    """A convoy's way to a hex, with what it brings and costs."""

    gain: float
    points: int
    origin: str
    classes: Counts
    load: Load
    target: str


class Position:
    """What a seat has, and what it is good for.

    left: how often the seat will still produce. in_turn: whether its turn is not over.
    """

    def __init__(self, state: State, seat: Seat) -> None:
        self.state, self.seat, self.me, self.content, self.w = state, seat, state.seats[seat], state.content, weights()
        place, turns = (seat - state.first) % len(state.seats) + 1, state.content.numbers.turns
        begun = state.round > 0 and place <= state.step
        self.left = max(0, turns - state.round + (0 if begun or not state.round else 1))
        self.in_turn = state.mover == seat and not state.over
        self.cards = Cards(state, seat, self.left)
        self._rivals: dict[Seat, Position] = {}
        self._swaps: dict[Seat, float] = {}
        self._ends: dict[tuple[str, str], list[str]] = {}
        self.ways: dict[tuple[str, str], list[Way]] = {}
        """By action and origin, as far as they are thought of."""
        self.meetings: dict[tuple[str, int], float] = {}
        """What it promises to meet others, by hex and number of Outriders, as far as it is thought of."""
        self.goods = Goods(state, seat, self.cards, self.in_turn)

    def rival(self, seat: Seat) -> Position:
        """The position of another seat, or the own one."""
        if seat == self.seat:
            return self
        if seat not in self._rivals:
            self._rivals[seat] = other = Position(self.state, seat)
            other._rivals[self.seat] = self
        return self._rivals[seat]

    def swap_with(self, seat: Seat) -> float:
        """What the best trade with another seat brings."""
        if seat not in self._swaps:
            self._swaps[seat] = swap(self.goods, self.rival(seat).goods).gain
        return self._swaps[seat]

    # places

    def makes(self, piece: str, terrain: str) -> float:
        """What a piece makes on a terrain in a turn, in points of payment."""
        return made_by(self.content)[piece, terrain]

    def promised(self, points: float) -> float:
        """What points of payment promise that are made in each turn to come."""
        return points * self.left * self.w.rate

    @cached_property
    def standing(self) -> list[str]:
        """The hexes of the seat's active Outriders, one for each."""
        me = self.me
        return [hex for hex, mark in zip(me.outriders, me.marks, strict=True) if mark & ACTIVE]

    @cached_property
    def active_posts(self) -> list[str]:
        """The hexes of the seat's active Outposts."""
        me = self.me
        return [hex for hex, active in zip(me.outposts, me.outposts_active, strict=True) if active]

    @cached_property
    def near_town(self) -> bool:
        """Whether an active Outrider stands beside the town."""
        return not GATES.isdisjoint(self.standing)

    @cached_property
    def town_promise(self) -> float:
        """What it promises to stand beside the town: a card on each visit to come, and what could be bought there."""
        numbers = self.content.numbers
        visits = max(0, numbers.town_last_turn - self.state.round) // numbers.season_turns
        return visits * self.w.visit + min(1.5, max(0.0, self.best_visit) / 2) if visits else 0.0

    @cached_property
    def best_visit(self) -> float:
        """What the best trade in the town brings now."""
        return visit(self.goods, self.me.store).gain

    @cached_property
    def occupied(self) -> set[str]:
        """Hexes that are no place to stay: the town, and where active pieces of others are."""
        found = {TOWN}
        for seat in range(len(self.state.seats)):
            if seat != self.seat:
                other = self.rival(seat)
                found.update(other.standing, other.active_posts)
                found.update([other.me.basecamp] if other.me.basecamp_active else [])
        return found

    @property
    def _step(self) -> float:
        """What a step is reckoned to cost that is only planned."""
        return 2 * self.goods.rate * self.w.step + 0.02

    @cached_property
    def crew(self) -> Map:
        """What an Outrider promises by where it stands, above being there."""
        state = self.state
        safe = is_proof(state, self.seat, "hazard_end")
        stay = {
            terrain: self.promised(self.makes("outrider", terrain))
            + (0.0 if safe or terrain not in HAZARDS else self.w.hazard)
            for terrain in WALKED
        }
        laid, worth, barred = (*state.terrain.items(),), (*stay.values(),), frozenset(self.occupied)
        found = crew_map(laid, worth, barred, self._step)
        promise = 0.0 if self.near_town else self.town_promise
        if not promise:
            return found
        gates = gate_map(laid, worth, barred, self._step)
        return {hex: max(value, gates[hex] + promise) for hex, value in found.items()}

    def post_worth(self, hex: str) -> float:
        """What an active Outpost in a hex promises: its points, and what it makes."""
        return self._post_on(self.state.terrain[hex])

    def _post_on(self, terrain: str) -> float:
        return self.content.numbers.score["outpost"] + self.promised(self.makes("outpost", terrain))

    @cached_property
    def posts(self) -> Map:
        """What an Outpost that is out of action promises by where it lies."""
        state = self.state
        due = self.goods.cost("activate_outpost", self.content.actions["activate_outpost"].points)
        due = min(due, 4 * self.w.rate * 2)
        later = 0.0 if self.in_turn else self.w.rate  # it will not have made anything in the next turn
        stay = [
            self._post_on(terrain) - later * self.makes("outpost", terrain) - (0.8 if terrain in HAZARDS else 0.0)
            for terrain in WALKED
        ]
        taken = {*self.active_posts, *(other.basecamp for other in state.seats)}
        laid, barred = (*state.terrain.items(),), frozenset(self.occupied)
        found = post_map(laid, tuple(stay), barred, frozenset(taken), self._step)
        return {hex: value - due for hex, value in found.items()}

    def ends(self, kind: str, origin: str) -> list[str]:
        """The hexes to which it may be good to go from one: that promise more, with others, or with an Outpost to be
        carried. kind: of the action."""
        key = kind, origin
        if key not in self._ends:
            beside = neighbours(self.state, origin) if kind == "move" else locations(self.state, self.seat)
            self._ends[key] = [hex for hex in beside if self._is_end(origin, hex)]
        return self._ends[key]

    def _is_end(self, origin: str, hex: str) -> bool:
        crew, posts, waiting = self.crew, self.posts, self.waiting
        return (
            crew[hex] > crew[origin]
            or hex in self.occupied
            or (origin in waiting and posts[hex] > posts[origin])
            or hex in waiting
            or (origin == self.carried_camp and self.camps[hex] > self.camps[origin])
        )

    @cached_property
    def waiting(self) -> set[str]:
        """The hexes where Outposts of the seat lie out of action."""
        me = self.me
        return {hex for hex, active in zip(me.outposts, me.outposts_active, strict=True) if hex and not active}

    def camp_worth(self, hex: str) -> float:
        """What an active Basecamp in a hex promises: its points, and what it makes with what lies round about."""
        rich = rich_round((*self.state.terrain.items(),))[hex] + self._more_bonus
        made = self.makes("basecamp", self.state.terrain[hex]) + min(rich, self.content.numbers.bonus_limit)
        return self.content.numbers.score["basecamp"] + self.promised(made)

    @cached_property
    def _more_bonus(self) -> int:
        return sum(effect.number for effect in lasting(self.state, self.seat, "bonus"))

    @cached_property
    def _camp_sites(self) -> dict[str, float]:
        """What the Basecamp promises wherever it could be active."""
        barred = {*self.occupied, *self.active_posts}
        barred.update(me.basecamp for seat, me in enumerate(self.state.seats) if seat != self.seat)
        terrain = self.state.terrain
        return {
            hex: self.camp_worth(hex) for hex in terrain if terrain[hex] not in NO_BASECAMP and hex not in barred
        }

    @cached_property
    def camps(self) -> Map:
        """What the Basecamp promises by where it lies out of action, all that has to be paid taken off."""
        due = self.content.actions["activate_basecamp"].points * self.goods.rate
        due += 0.0 if self.in_turn else self.promised(4.0) / max(1, self.left)  # it makes nothing in the next turn
        found = camp_map((*self.state.terrain.items(),), (*self._camp_sites.items(),), self._step * 3 / 2)
        return {hex: value - due for hex, value in found.items()}

    @cached_property
    def best_camp(self) -> tuple[float, int]:
        """What the Basecamp promises more where it is best to carry it, and the points to carry and activate it."""
        me, actions = self.me, self.content.actions
        step, here = actions["move"].points + actions["move"].basecamp, self.camp_worth(me.basecamp)
        found = [
            (self._camp_sites[hex] - here - far * step * self.goods.rate, far * step)
            for hex, far in reach((*self.state.terrain,))[me.basecamp]
            if hex in self._camp_sites
        ]
        gain, points = max(found, default=(FAR, 0))
        return gain + points * self.goods.rate, points + actions["activate_basecamp"].points

    def loose_camp(self, hex: str, is_manned: bool) -> float:
        """What the Basecamp promises where it lies out of action."""
        return max(0.0, self.camps[hex]) * self.w.camp * (1.0 if is_manned else self.w.alone)

    @cached_property
    def carried_camp(self) -> str:
        """The hex where the Basecamp lies out of action, "" if it is active."""
        return "" if self.me.basecamp_active else self.me.basecamp

    @cached_property
    def hand_promise(self) -> float:
        """What the cards of the hand promise besides the cubes that are there for them; one can be completed a turn."""
        turns = self.left + (1 if self.in_turn and not self.me.finished else 0)
        found = sorted((self.cards.promise(name) for name in self.me.hand), reverse=True)
        return fsum(found[: min(turns, self.w.planned + 1)]) + self.w.card * min(turns, len(found))

    def income(self) -> float:
        """Points of payment that the seat's pieces make in a turn where they are."""
        state, me, terrain = self.state, self.me, self.state.terrain
        total = 0.0
        if me.basecamp_active:
            total += self.makes("basecamp", terrain[me.basecamp]) + bonus(state, self.seat)
        for hex in self.active_posts:
            total += self.makes("outpost", terrain[hex])
        for card in me.completed:
            for effect in self.content.cards[card].effects:
                if effect.kind == "income":
                    total += sum(count * self.content.worth[kind] for kind, count in enumerate(effect.goods))
        return total
