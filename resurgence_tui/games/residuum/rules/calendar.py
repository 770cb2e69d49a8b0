"""RSD-CAL, RSD-GEN: turns follow each other; a turn begins with a rally or production, and ends in a fixed order."""

from __future__ import annotations

from resurgence_tui.engine.types import NOBODY, Seat

from ..board import (
    can_hold_basecamp,
    is_hazard,
    is_proof,
    locations,
    nearest_for_basecamp,
    outposts_at,
    season,
)
from ..hexes import order
from ..rulebook import book, lists
from ..state import Convoy, State
from ..vocab import FOOD, MET, PROVISIONS, RESOURCES
from .casualties import active_outriders, outposts_to_supply, put_out


@book.task("RSD-GEN-04")
def start_turn(state: State, seat: Seat) -> None:
    """A turn is Production, then Actions (RSD-GEN-03); seats play clockwise, one whole turn each (RSD-GEN-04), also
    those that have lost everything (RSD-GEN-02)."""
    place = (seat - state.first) % len(state.seats)
    if not place:
        state.round += 1
    state.mover, state.step = seat, place + 1
    state.tell("turn_started", seat, state.round, season(state))
    for rule in ("RSD-ASK-11", "RSD-PROD-16", "RSD-FX-04", "RSD-CAL-17"):
        state.then(rule, seat)


@book.task("RSD-CAL-17")
def rally(state: State, seat: Seat) -> None:
    """With neither an active Outrider nor a location the Basecamp becomes active, free (RSD-CAL-17)."""
    if not active_outriders(state, seat) and not locations(state, seat):
        state.put("RSD-ASK-07", seat)


@lists("RSD-ASK-07")
def rally_options(state: State, seat: Seat) -> list[str]:
    """Its own hex, also beside active Outriders of others, or the nearest that can hold it (RSD-ASK-07, RSD-CAL-18)."""
    here = state.seats[seat].basecamp
    if can_hold_basecamp(state, seat, here):
        return [f"rally:{here}"]
    return [f"rally:{hex}" for hex in nearest_for_basecamp(state, seat, here) or [here]]


@book.answer("RSD-ASK-07")
def set_up_again(state: State, seat: Seat, option: str) -> None:
    """The Basecamp is active there; Outriders stay, and so does one Outpost (RSD-CAL-18, RSD-CAL-19)."""
    me, hex = state.seats[seat], option.removeprefix("rally:")
    if hex != me.basecamp:
        outposts_to_supply(state, seat, outposts_at(state, seat, me.basecamp, False)[1:], "rally")
    me.basecamp = hex
    me.basecamp_active = can_hold_basecamp(state, seat, hex)
    state.tell("rallied", seat, hex)


@book.task("RSD-CAL-09")
def end_turn(state: State, seat: Seat) -> None:
    """The end of a turn, in its order: nukes, hazards, year's end, town marker, purse and marks (RSD-CAL-09)."""
    for rule in ("RSD-CAL-16", "RSD-CAL-15", "RSD-CAL-12", "RSD-CAL-10", "RSD-NUKE-10"):
        state.then(rule, seat)


@book.task("RSD-CAL-10")
def hazards(state: State, seat: Seat) -> None:
    """Active Outriders of the seat on turn on hazards are put out of action, also beside an own Outpost; those of
    others are not concerned (RSD-CAL-10, RSD-CAL-11, RSD-FX-13)."""
    if not is_proof(state, seat, "hazard_end"):
        me = state.seats[seat]
        hit = [one for one in active_outriders(state, seat) if is_hazard(state, me.outriders[one])]
        put_out(state, seat, hit, "hazard")


@book.task("RSD-CAL-12")
def year_end(state: State, seat: Seat) -> None:
    """At the end of turns 8 and 16 each active Outrider is fed, one after the other in hex order (RSD-CAL-12)."""
    if state.round in state.content.numbers.year_end_turns:
        me = state.seats[seat]
        for one in sorted(active_outriders(state, seat), key=lambda one: order(me.outriders[one]), reverse=True):
            state.then("RSD-CAL-13", seat, one)


@book.task("RSD-CAL-13")
def ask_food(state: State, seat: Seat, number: int) -> None:
    """Ask what an active Outrider is fed with."""
    state.put("RSD-ASK-53", seat, state.seats[seat].outriders[number], number)


def provisions_due(state: State, seat: Seat) -> int:
    """Provisions for an Outrider: 2, or 1 for who is proof against the year's end (RSD-FX-13)."""
    numbers = state.content.numbers
    return numbers.year_end_proof if is_proof(state, seat, "year_end") else numbers.year_end_provisions


@lists("RSD-ASK-53")
def food_options(state: State, seat: Seat, hex: str, number: int) -> list[str]:
    """Cubes as far as held, not the purse, or nothing (RSD-ASK-53, RSD-CAL-13, RSD-CAL-14)."""
    store, found = state.seats[seat].store, []
    if store[PROVISIONS] >= provisions_due(state, seat):
        found.append("feed:provisions")
    if store[FOOD] >= state.content.numbers.year_end_food:
        found.append("feed:food")
    return [*found, "feed:none"]


@book.answer("RSD-ASK-53")
def feed(state: State, seat: Seat, option: str, hex: str, number: int) -> None:
    """It is fed, or put out of action at once (RSD-CAL-13)."""
    word, store = option.removeprefix("feed:"), state.seats[seat].store
    if word == "none":
        state.tell("unfed", seat, hex)
        put_out(state, seat, [number], "hunger")
        return
    if word == "food":
        store[FOOD] -= state.content.numbers.year_end_food
    else:
        store[PROVISIONS] -= provisions_due(state, seat)
    state.tell("fed", seat, hex, word)


@book.task("RSD-CAL-15")
def renew_marker(state: State, seat: Seat) -> None:
    """At the end of every second turn the town may be visited again (RSD-CAL-15)."""
    if state.round % state.content.numbers.season_turns == 0:
        state.seats[seat].visited = False


@book.task("RSD-CAL-16")
def clear_turn(state: State, seat: Seat) -> None:
    """The purse is emptied (RSD-PAY-10), the marks of the turn are cleared, and the next seat is on turn; after the
    last one's turn 16 the game ends (RSD-CAL-16, RSD-END-01)."""
    me = state.seats[seat]
    for kind, points in enumerate(me.purse):
        if points:
            state.tell("purse_lost", seat, RESOURCES[kind], points)
    me.purse = [0] * len(RESOURCES)
    me.marks = [mark & ~MET for mark in me.marks]
    me.used, me.drawn, me.finished = [], False, False
    me.oil_touched, me.oil_used = [], []
    state.fought, state.convoy = [], Convoy()
    state.tell("turn_ended", seat, state.round)
    following = (seat + 1) % len(state.seats)
    if following == state.first and state.round == state.content.numbers.turns:
        state.mover = NOBODY
        state.then("RSD-END-01", NOBODY)
    else:
        state.then("RSD-GEN-04", following)

