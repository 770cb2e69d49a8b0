"""PLACE-01, PASS, REST, ACT: the order of turns, placing the token, and the options of a turn."""

from __future__ import annotations

from typing import Final

from resurgence_tui.engine.types import NOBODY

from ..rulebook import book
from ..state import EMPTY, REST, State, blank_turn
from ..vocab import TOKEN_WORDS, Area
from .encounters_expansion import ask_trade, beat_beasts, stalker_options
from .items import gain, pay
from .option_ids import DONE, ROOM_NUMBER, ZONE_NUMBER, parse_placement, prefixed
from .rewards import effect_can_happen, perform, take_item
from .solo_mutant_actions import card_is_due
from .step3_missions import completable, start_mission
from .step3_placing_tokens import payments_for, penalty, placements
from .step3_survivor_cards import card_options, exhaust, switch_token, use_card
from .triggers import PLACE_HARBOR, PLACE_METRO, PLACE_MUTANT_ZONE, PLACE_ROOM, wake

REST_FOOD: Final = (1, 0, 0, 0, 0)
"""What the Rest Area gives (REST-02)."""

METRO: Final = int(Area.METRO)


@book.task("PLACE-01")
def next_turn(state: State, seat: int, revealed: int) -> None:
    """Give the turn to that seat or the next one clockwise that still has an assigned token; it has to place one
    (PASS-02).

    With none, the step is over (PASS-01).
    """
    turn, seats = blank_turn(), state.seats
    state.turn = turn
    if state.solo and card_is_due(state, any(seats[0].areas), bool(revealed)):
        state.then("PLACE-01", seat, 1)
        state.then("SOLO-23", seat)
        return
    for candidate in state.clockwise(seat):
        if any(seats[candidate].areas):
            turn.seat = candidate
            state.then("PLACE-01", (candidate + 1) % len(seats), 0)
            state.ask("PLACE-01", candidate, placements(state, candidate))
            return
        if candidate == seat:
            state.tell("passed", candidate)


@book.answer("PLACE-01")
def place(state: State, seat: int, option: str) -> None:
    """Take the token off the Assignment board, exhaust the cards used, and pay the penalty of a Zone before it stands
    (PLACE-06, PLACE-14); a room has none (PLACE-11)."""
    token, area, space, cards = parse_placement(option)
    turn = state.turn
    state.seats[seat].areas[area * 5 + token] -= 1
    turn.space = space
    for card in cards:
        exhaust(state, seat, card)
    if space == REST:
        rest(state, seat, token)
        return
    turn.token = token
    zone = ZONE_NUMBER.get(space)
    if zone is not None and penalty(state, zone):
        state.then("PLACE-04", seat, token)
        state.ask("PLACE-06", seat, payments_for(state, seat, zone), space)
    else:
        settle(state, seat, token)


@book.answer("PLACE-06")
def pay_penalty(state: State, seat: int, option: str, space: str) -> None:
    """Pay the penalty of the Zone; nothing gained by this placement can do it (PLACE-07)."""
    pay(state, seat, option, space, penalty=True)


def rest(state: State, seat: int, token: int) -> None:
    """Put the token into the Rest Area (REST-01) for 1 Food (REST-02).

    The turn is over before the Food comes, so that no card is woken or used (REST-03, SURV-34) and nothing else happens
    (REST-04).
    """
    state.seats[seat].rest[token] += 1
    state.tell("rested", seat, TOKEN_WORDS[token])
    state.turn.seat = NOBODY
    gain(state, seat, REST_FOOD, REST)


@book.task("PLACE-04")
def settle(state: State, seat: int, token: int) -> None:
    """The token stands: now cards wake (SURV-08) by access, room (SURV-33) or a real Mutant, once (SURV-35, ENC-12),
    and the options of the turn follow."""
    turn, me = state.turn, state.seats[seat]
    turn.token = EMPTY
    zone = ZONE_NUMBER.get(turn.space)
    if zone is None:
        me.rooms[ROOM_NUMBER[turn.space]] = token
        wake(state, seat, PLACE_ROOM)
    else:
        state.zones[zone * len(state.seats) + seat] = token
        metro = state.content.zones[zone].access == METRO
        beside = PLACE_MUTANT_ZONE if state.mutants[zone] else 0
        wake(state, seat, (PLACE_METRO if metro else PLACE_HARBOR) | beside)
    state.tell("placed", seat, TOKEN_WORDS[token], turn.space)
    if zone is not None and state.beasts[zone]:
        beat_beasts(state, seat, zone)
    offer_actions(state, seat)


@book.task("ACT-01")
def offer_actions(state: State, seat: int) -> None:
    """List what the turn still allows, in any order (ACT-01): effect, Event, cards, a Mission; or to be done, also
    without any of it (PLACE-12).

    The effect of the space works once, so its cost is paid once (ACT-02, ROOM-11).
    """
    options: list[str] = []
    turn = state.turn
    space = turn.space
    zone = ZONE_NUMBER.get(space)
    if not turn.effect_used and effect_can_happen(state, seat, state.content.effects[space]):
        options.append(prefixed("effect", space))
    if zone is not None:
        if event_is_open(state, seat, zone):
            options.append(prefixed("event", state.event))
        if state.encounters:
            options += stalker_options(state, seat, zone)
        options += completable(state, seat, zone)
    options += card_options(state, seat)
    options.append(DONE)
    state.ask("ACT-01", seat, options, space)


def event_is_open(state: State, seat: int, zone: int) -> bool:
    """Whether the Event token lies in the District of this placement, the one that the Event names (EVT-04), and its
    effect can happen, once a placement (ACT-04, AMB-14)."""
    if state.turn.event_used:
        return False
    event = state.event_card
    if event.effect is None or event.district != state.content.zones[zone].district:
        return False
    return effect_can_happen(state, seat, event.effect)


@book.answer("ACT-01")
def act(state: State, seat: int, option: str, space: str) -> None:
    """Do one of the turn's options and ask again, or end the turn (ACT-06)."""
    verb, _, name = option.partition(":")
    if verb == DONE:
        state.tell("turn_ended", seat)
        return
    state.then("ACT-01", seat)
    turn = state.turn
    if verb == "effect":
        turn.effect_used = True
        perform(state, seat, name)
    elif verb == "event":
        turn.event_used = True
        perform(state, seat, name)
    elif verb == "stalker":
        turn.stalker_used = True
        if name == "plan":
            take_item(state, seat, "plan", "token_stalker", "plan")
        else:
            ask_trade(state, seat)
    elif verb == "mission":
        start_mission(state, seat, name)
    elif verb == "switch":
        switch_token(state, seat, option)
    else:
        use_card(state, seat, option)
