"""What the town gives and takes in the season that it is (RSD-TOWN-01 to RSD-TOWN-03)."""

from __future__ import annotations

from collections.abc import Sequence

from resurgence_tui.engine.types import Seat

from ..board import lasting, nuclear_room, season
from ..state import State
from ..vocab import NUCLEAR, RESOURCES


def sale(state: State, kind: int) -> int:
    """What anybody gets for a cube; Food in winter and Water in summer are dear (RSD-CAL-03, RSD-CAL-06)."""
    price = state.content.prices[kind]
    return price.dear_sell if price.season == season(state) else price.sell


def cost(state: State, seat: Seat, kind: int) -> int:
    """What a seat pays for a cube by its Bartering; 0 for what is not for sale: Provisions (RSD-TOWN-15, RSD-FX-14)."""
    price, skilled = state.content.prices[kind], is_barterer(state, seat)
    return (price.dear_costs if price.season == season(state) else price.costs)[skilled]


def is_barterer(state: State, seat: Seat) -> bool:
    """Whether a seat's Bartering is Skilled, or counts as such."""
    return state.content.characters[state.seats[seat].character].barterer or bool(lasting(state, seat, "barter"))


def most_bought(state: State, seat: Seat, kind: int) -> int:
    """How many cubes a seat may buy on one visit: 2 Oil, 1 Gold, 1 Nuclear, and of that no more than fit; 99 where
    there is no limit (RSD-TOWN-16)."""
    most = state.content.prices[kind].most or 99
    return min(most, nuclear_room(state, seat)) if kind == NUCLEAR else most


def can_buy(state: State, seat: Seat, kind: int, credit: int) -> bool:
    """Whether a credit pays at least one cube that the seat may buy."""
    price = cost(state, seat, kind)
    return bool(price) and credit >= price and most_bought(state, seat, kind) > 0


def can_trade(state: State, seat: Seat, store: Sequence[int]) -> bool:
    """Whether a store could be turned into one cube at least: of all types but one sold that one is bought
    (RSD-TOWN-06, RSD-TOWN-11, RSD-TOWN-13)."""
    worth = [sale(state, kind) * count for kind, count in enumerate(store)]
    return any(can_buy(state, seat, kind, sum(worth) - worth[kind]) for kind in range(len(RESOURCES)))
