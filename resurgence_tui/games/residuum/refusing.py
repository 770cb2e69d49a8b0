"""Why a hex is none of the answers to a question: the first reason that holds, by a word and a number."""

from __future__ import annotations

from typing import NamedTuple

from resurgence_tui.engine.types import Decision

from .board import is_location, neighbours, others_active_at
from .hexes import TOWN
from .rules.legal_moves import (
    MOVE,
    Load,
    has_met,
    is_armed,
    load_fits,
    move_cost,
    move_is_barred,
    network_cost,
    town_exits,
)
from .state import State
from .vocab import PROVISIONS


class Refusal(NamedTuple):
    """reason: a word, "" if there is nothing to say. number: points that are due."""

    reason: str = ""
    number: int = 0


REASONS = (
    "far", "shut", "visited", "armed", "exits", "basecamp_meets", "met", "fought", "full", "hazard", "points",
    "no_location", "others", "nothing_here", "trade",
)
"""All reasons."""

MOVES = "RSD-ASK-15"


def refusal(state: State, decision: Decision, hex: str) -> Refusal:
    """Why a hex cannot be picked."""
    if decision.rule == "RSD-ASK-11":
        return Refusal("nothing_here")
    if decision.rule != MOVES:
        return Refusal()
    kind, origin, *numbers = decision.context
    fresh, met, armed, both, *load = map(int, numbers)
    classes = (fresh, met, armed, both)
    if kind == MOVE:
        return _move(state, decision, str(origin), hex, classes, Load(*load))
    if not is_location(state, decision.seat, hex):
        return Refusal("no_location")
    if others_active_at(state, decision.seat, hex):
        return Refusal("others")
    return Refusal("points", network_cost(state, decision.seat, str(origin), classes))


def _move(
    state: State, decision: Decision, origin: str, hex: str, classes: tuple[int, int, int, int], load: Load
) -> Refusal:
    seat = decision.seat
    if hex not in neighbours(state, origin):
        return Refusal("far")
    if is_armed(classes) and hex in (TOWN, state.seats[seat].basecamp):
        return Refusal("armed")
    due = move_cost(state, seat, origin, hex, classes, load)
    if hex == TOWN:
        if state.round > state.content.numbers.town_last_turn:
            return Refusal("shut")
        if state.seats[seat].visited:
            return Refusal("visited")
        return Refusal("trade", due) if town_exits(state, seat, load, origin) else Refusal("exits")
    if not load_fits(state, seat, hex, load):
        return Refusal("full")
    if others_active_at(state, seat, hex):
        if load.basecamp:
            return Refusal("basecamp_meets")
        if has_met(classes):
            return Refusal("met")
        if hex in state.fought:
            return Refusal("fought")
    if move_is_barred(state, seat, origin, hex) and state.seats[seat].store[PROVISIONS]:
        return Refusal("hazard", due)
    return Refusal("points", due)
