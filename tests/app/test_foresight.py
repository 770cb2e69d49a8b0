"""What would come to light when the game goes on is told before, by what everybody knows, and changes nothing."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from resurgence_tui.engine.foresight import shows_by_going_on
from resurgence_tui.engine.machine import choose
from resurgence_tui.engine.reveal import revealed
from resurgence_tui.engine.types import Decision, Seat
from resurgence_tui.games.resurgence.game import GAME
from resurgence_tui.games.resurgence.state import State
from tests.build import a_table, content
from tests.permute import permuted
from tests.tiny.game import GAME as TINY
from tests.tiny.game import Auction, new_auction


def shows(table: State | Auction, seat: Seat, *answers: str) -> bool:
    """What is told of these answers; the table stays as it is."""
    game: Any = TINY if isinstance(table, Auction) else GAME
    before = game.dump(table)
    found = shows_by_going_on(game, table, seat, answers)
    assert game.dump(table) == before
    return found


def test_only_the_last_secret_bid_opens_them_all() -> None:
    auction = new_auction(2)
    assert not shows(auction, 0, "bid:1") and not shows(auction, 0, "bid:1", "colour:red")
    for option in ("bid:1", "colour:red"):
        choose(auction, 0, option, TINY.book)
    assert not shows(auction, 1, "bid:0")
    assert shows(auction, 1, "bid:0", "colour:red")


def test_a_payment_goes_on_to_another_seat_that_decides_and_shows_nothing() -> None:
    auction = new_auction(2)
    for seat, bid in enumerate(("bid:2", "bid:1")):
        choose(auction, seat, bid, TINY.book)
        choose(auction, seat, "colour:red", TINY.book)
    assert not shows(auction, 0, "stones:1")


@pytest.mark.rule("PLACE-01")
def test_a_placement_with_nothing_left_to_do_goes_on_to_upkeep_and_one_with_a_turn_ahead_does_not() -> None:
    t = a_table(2).assigned(0, metro="laborer").at("PLACE-01", seat=0)
    assert shows(t.state, 0, "place:laborer:metro:rest")
    t = a_table(2).assigned(0, metro="laborer").assigned(1, metro="laborer").at("PLACE-01", seat=0)
    assert not shows(t.state, 0, "place:laborer:metro:rest")


def test_an_answer_that_is_not_listed_shows_nothing() -> None:
    assert not shows(new_auction(2), 0, "bid:99") and not shows(new_auction(2), 7, "bid:1")


GAMES = [
    (2, {"bonus_events": True}, 1), (3, {"encounters": True}, 2),
    (1, {"solo": "town"}, 4), (1, {"solo": "village", "encounters": True}, 5),
]


@pytest.mark.games
@pytest.mark.parametrize(("seats", "options", "seed"), GAMES)
def test_it_comes_true_and_depends_on_nothing_hidden(seats: int, options: dict[str, Any], seed: int) -> None:
    """Against the game played on, and against tables that the seat cannot tell from the one at hand."""
    state, rng, met = GAME.start(seats, seed, options, content()), random.Random(seed), Counter[bool]()
    while state.open:
        asked = rng.choice(state.open)
        if len(asked.options) > 1:
            seat = asked.seat
            for option in rng.sample(asked.options, min(3, len(asked.options))):
                told = shows(state, seat, option)
                other = permuted(state, seat, seed + 100)
                assert shows(other, seat, option) == told, f"{asked.rule} {option}"
                if told:
                    assert came_to_light(state, asked, option), f"{asked.rule} {option}"
                elif not asks_on(state, asked, option):
                    assert came_to_light(state, asked, option)[:1] in ([], *POINT), f"{asked.rule} {option}"
                met[told] += 1
        choose(state, asked.seat, rng.choice(asked.options), GAME.book)
    assert met[True] > 10 and met[False] > 40, met


POINT = (["bag"], ["rubble"], ["salvage deck"])
"""What a choice itself turns up: a token drawn, Rubble cleared or flipped, the deal of the Salvage cards alone."""


def after(state: State, asked: Decision, option: str) -> tuple[State, list[str]]:
    """The table when all questions with one option have been answered too, and what came to light until then."""
    table, found = GAME.clone(state), []
    decision: Decision | None = asked
    while decision is not None:
        before = GAME.clone(table)
        choose(table, decision.seat, option, GAME.book)
        found.append(revealed(GAME, before, table, decision.seat))
        decision = next((one for one in table.open if len(one.options) == 1), None)
        option = decision.options[0] if decision is not None else ""
    return table, [what for what in found if what]


def came_to_light(state: State, asked: Decision, option: str) -> list[str]:
    """What came to light, in order."""
    return after(state, asked, option)[1]


def asks_on(state: State, asked: Decision, option: str) -> bool:
    """Whether the same seat is asked again."""
    return after(state, asked, option)[0].decision_of(asked.seat) is not None
