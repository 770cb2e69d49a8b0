"""Random games to test with: of all setups, from an ordinary store or a rich one, seldom ending a turn early."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from resurgence_tui.engine.machine import choose
from resurgence_tui.engine.types import Decision, Seat
from resurgence_tui.games.residuum.board import is_active_at
from resurgence_tui.games.residuum.game import GAME
from resurgence_tui.games.residuum.options import CHOSEN, DEALT, LAID
from resurgence_tui.games.residuum.rulebook import book
from resurgence_tui.games.residuum.state import State
from tests.games.residuum.field import content

RICH = (14, 14, 6, 6, 6, 9, 6, 2, 2)
"""A store with which nukes and poisoned water are reached."""

SETUPS = [(DEALT, DEALT), (LAID, CHOSEN), (DEALT, CHOSEN), (LAID, DEALT)]


def a_game(seats: int, seed: int, rich: bool) -> State:
    """A new game; the setup goes through all there are."""
    map_, bases = SETUPS[seed % len(SETUPS)]
    state = GAME.start(seats, seed, {"map": map_, "bases": bases, "simpler": seed % 5 == 4}, content())
    if rich:
        for me in state.seats:
            me.store = list(RICH)
    return state


def picked(state: State, asked: Decision, rng: Random) -> str:
    """An option at random, but seldom the end of the turn, and rivals are sought."""
    options = list(asked.options)
    if "act:end" in options and len(options) > 1 and rng.random() < 0.9:
        options.remove("act:end")
    near = [
        option
        for option in options
        if option.startswith(("to:", "onward:"))
        and any(is_active_at(state, one, option.partition(":")[2]) for one in _others(state, asked.seat))
    ]
    return rng.choice(near if near and rng.random() < 0.6 else options)


def _others(state: State, seat: Seat) -> list[Seat]:
    return [one for one in range(len(state.seats)) if one != seat]


def positions(state: State, seed: int) -> Iterator[tuple[Decision, str]]:
    """Play a game to its end; the table is at the question before each answer that is told."""
    rng = Random(seed)
    while not state.over:
        asked = rng.choice(state.open)
        option = picked(state, asked, rng)
        yield asked, option
        choose(state, asked.seat, option, book)
