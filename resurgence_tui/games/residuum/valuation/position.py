"""One seat's position, with what its store is good for and where its pieces want to go: the measure of all that bots
compare.

Everything is in points at the end of the game. Only what the seat knows is read: never a deck, and of what others hold
no more than a number, so that an imagined table promises no more than the view it was drawn from.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property, lru_cache

from resurgence_tui.engine.types import Seat

from ..board import active_outposts, basecamps_at, bonus, is_proof
from ..content.catalogue import Catalogue
from ..hexes import TOWN, around
from ..state import State
from ..vocab import ACTIVE, HAZARDS
from .cards import Cards
from .goods import Goods
from .trading import swap, visit
from .weights import weights

FAR = -99.0
WIDEST = 5
"""So many steps ways are planned."""

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
        self.goods = Goods(state, seat, self.cards, self.in_turn)

    def rival(self, seat: Seat) -> Position:
        """The position of another seat."""
        if seat not in self._rivals:
            self._rivals[seat] = Position(self.state, seat)
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
        """What it promises to make so many points of payment in each turn to come."""
        return self.cards.promised(points)

    @cached_property
    def near_town(self) -> bool:
        """Whether an active Outrider stands beside the town."""
        return any(hex in around(TOWN) for hex in active_hexes(self.state, self.seat))

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
        for seat, me in enumerate(self.state.seats):
            if seat != self.seat:
                found.update(active_hexes(self.state, seat))
                found.update(active_outposts(self.state, seat))
                found.update([me.basecamp] if me.basecamp_active else [])
        return found

    def _spread(self, stay: Callable[[str], float]) -> Map:
        """What each hex promises to who stands there and goes on to the best place: stay says what that is worth."""
        terrain, step, barred = self.state.terrain, 2 * self.goods.rate * self.w.step + 0.02, self.occupied
        worth = {hex: FAR if hex in barred else stay(hex) for hex in terrain}
        found, ways = worth.copy(), reach((*terrain,))
        for hex, value in sorted(worth.items(), key=lambda entry: -entry[1]):
            if found[hex] > value or hex == TOWN:
                continue  # a better place is near, and so it is to all hexes round about
            for other, steps in ways[hex]:
                if found[other] < value - steps * step:
                    found[other] = value - steps * step
        return found

    @cached_property
    def crew(self) -> Map:
        """What an Outrider promises by where it stands, above being there."""
        terrain = self.state.terrain
        safe = is_proof(self.state, self.seat, "hazard_end")
        worth = {one: self.promised(self.makes("outrider", one)) for one in {*terrain.values()} - {"trade_town"}}
        hazard = 0.0 if safe else self.w.hazard
        gates = {} if self.near_town else dict.fromkeys(around(TOWN), self.town_promise)
        return self._spread(
            lambda hex: worth[terrain[hex]] + (hazard if terrain[hex] in HAZARDS else 0.0) + gates.get(hex, 0.0)
        )

    def post_worth(self, hex: str) -> float:
        """What an active Outpost in a hex promises: its points, and what it makes."""
        return self.content.numbers.score["outpost"] + self.promised(self.makes("outpost", self.state.terrain[hex]))

    @cached_property
    def posts(self) -> Map:
        """What an Outpost that is out of action promises by where it lies."""
        state, me = self.state, self.me
        due = self.goods.cost("activate_outpost", self.content.actions["activate_outpost"].points)
        due = min(due, 4 * self.w.rate * 2)
        later = 0.0 if self.in_turn else self.w.rate  # it will not have made anything in the next turn
        standing = {hex for hex, active in zip(me.outposts, me.outposts_active, strict=True) if active}

        def stay(hex: str) -> float:
            if hex in standing or basecamps_at(state, hex):
                return FAR
            made = later * self.makes("outpost", state.terrain[hex])
            return self.post_worth(hex) - made - due - (0.8 if state.terrain[hex] in HAZARDS else 0.0)

        return self._spread(stay)

    @cached_property
    def hand_promise(self) -> float:
        """What the cards of the hand promise besides the cubes that are there for them; one can be completed a turn."""
        turns = self.left + (1 if self.in_turn and not self.me.finished else 0)
        found = sorted((self.cards.promise(name) for name in self.me.hand), reverse=True)
        return sum(found[: min(turns, self.w.planned + 1)]) + self.w.card * min(turns, len(found))

    def income(self) -> float:
        """Points of payment that the seat's pieces make in a turn where they are."""
        state, me, terrain = self.state, self.me, self.state.terrain
        total = 0.0
        if me.basecamp_active:
            total += self.makes("basecamp", terrain[me.basecamp]) + bonus(state, self.seat)
        for hex, active in zip(me.outposts, me.outposts_active, strict=True):
            if active:
                total += self.makes("outpost", terrain[hex])
        for card in me.completed:
            for effect in self.content.cards[card].effects:
                if effect.kind == "income":
                    total += sum(count * self.content.worth[kind] for kind, count in enumerate(effect.goods))
        return total


def active_hexes(state: State, seat: Seat) -> list[str]:
    """The hexes of a seat's active Outriders, one for each."""
    me = state.seats[seat]
    return [hex for hex, mark in zip(me.outriders, me.marks, strict=True) if mark & ACTIVE]
