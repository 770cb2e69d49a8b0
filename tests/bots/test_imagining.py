"""Imagined tables: sound, exactly what the seat sees, drawn from all that fit it, and with decks of their own."""

from __future__ import annotations

import random
from collections import Counter, defaultdict
from typing import Any

import pytest

from resurgence_tui.bots.bot import BotChance
from resurgence_tui.engine.machine import choose
from resurgence_tui.games.resurgence.game import GAME
from resurgence_tui.games.resurgence.open_questions import question_problems
from resurgence_tui.games.resurgence.soundness import problems
from resurgence_tui.games.resurgence.view import passed_on
from tests.build import content, new_game
from tests.permute import permuted
from tests.tiny.game import GAME as TINY
from tests.tiny.game import Auction
from tests.tiny.table import problems as tiny_problems

KINDS = [
    (1, {"solo": "town"}),
    (1, {"solo": "village", "encounters": True, "start": "beginner"}),
    (2, {}),
    (2, {"encounters": True, "bonus_events": True}),
    (3, {"start": "beginner", "bonus_events": True}),
    (3, {}),
    (4, {"encounters": True}),
]
"""Seats and options of the games that are imagined."""

EACH = 3
"""Questions of one rule at which a game is imagined."""


@pytest.mark.games
@pytest.mark.parametrize(("seats", "options"), KINDS)
def test_an_imagined_table_is_sound_and_looks_like_the_view_at_every_kind_of_question(
    seats: int, options: dict[str, Any]
) -> None:
    state, rng, seen = GAME.start(seats, 11, options, content()), random.Random(5), Counter[tuple[str, int]]()
    while state.open:
        asked = rng.choice(state.open)
        for seat in range(seats):
            kind = (asked.rule, sum(len(me.picks) for me in state.seats))
            seen[kind] += not seat
            if seen[kind] > EACH:
                continue
            view = GAME.view(state, seat)
            table = GAME.imagine(view, BotChance(1, 0, state.answered))
            assert not problems(table) and not question_problems(table), asked
            assert GAME.view(table, seat) == view, asked
            assert GAME.view(view, seat) == view
            assert table.seed != state.seed
        option = rng.choice(asked.options)
        choose(state, asked.seat, option, GAME.book)
    assert len(seen) >= 15


def test_imagined_games_can_be_played_to_their_end() -> None:
    state, rng = GAME.start(3, 4, {"encounters": True}, content()), random.Random(3)
    while state.open:
        asked = rng.choice(state.open)
        if state.answered % 40 == 0:
            table, number = GAME.imagine(GAME.view(state, asked.seat), BotChance(2, 1, state.answered)), 0
            while table.open:
                number += 1
                choose(table, table.open[0].seat, rng.choice(table.open[0].options), GAME.book)
                assert number % 25 or not problems(table)
            assert table.over
        choose(state, asked.seat, rng.choice(asked.options), GAME.book)


def test_what_a_seat_cannot_know_is_different_each_time_and_what_it_knows_never() -> None:
    t = new_game(2, 3)
    while t.state.open[0].rule != "ASG-01":
        choose(t.state, t.state.open[0].seat, t.state.open[0].options[0], GAME.book)
    tables = [GAME.imagine(GAME.view(t.state, 0), BotChance(0, 0, number)) for number in range(40)]
    assert len({tuple(table.survivor_deck) for table in tables}) == 40
    assert len({tuple(table.seats[0].rubble) for table in tables}) == 40
    assert len({tuple(table.seats[1].drawn) for table in tables}) > 3
    assert {tuple(table.seats[0].drawn) for table in tables} == {tuple(t.state.seats[0].drawn)}
    assert {tuple(table.row) for table in tables} == {tuple(t.state.row)}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_cards_that_a_seat_has_passed_on_in_the_draft_lie_with_those_who_got_them(seats: int) -> None:
    state, rng = GAME.start(seats, 8, {}, content()), random.Random(seats)
    had: dict[int, set[str]] = defaultdict(set)
    found = 0
    while not state.round:
        asked = state.open[-1]
        for seat, me in enumerate(state.seats):
            had[seat] |= {*me.hand, *me.picks}
        if state.private:
            for seat in range(seats):
                known = {card for _, cards in passed_on(state, seat) for card in cards}
                others = {
                    card for one, me in enumerate(state.seats) if one != seat for card in (*me.hand, *me.picks)
                }
                assert known == had[seat] & others
                found += len(known)
                for number in range(3):
                    table = GAME.imagine(GAME.view(state, seat), BotChance(seats, seat, number))
                    assert known <= {c for one, me in enumerate(table.seats) if one != seat for c in me.hand + me.picks}
        choose(state, asked.seat, rng.choice(asked.options), GAME.book)
    assert found


def test_a_table_that_differs_in_what_a_seat_cannot_know_is_imagined_alike() -> None:
    state, rng = GAME.start(3, 2, {}, content()), random.Random(2)
    while state.open and state.round < 3:
        asked = rng.choice(state.open)
        other = permuted(state, asked.seat, state.answered)
        one, two = (GAME.imagine(GAME.view(table, asked.seat), BotChance(0, 0, 1)) for table in (state, other))
        assert one == two
        choose(state, asked.seat, rng.choice(asked.options), GAME.book)


def test_only_a_view_is_imagined_and_no_seat_gets_the_view_of_another() -> None:
    state = GAME.start(2, 1, {}, content())
    with pytest.raises(ValueError, match="Only a view"):
        GAME.imagine(state, BotChance(1, 0, 0))
    with pytest.raises(ValueError, match="none for another seat"):
        GAME.view(GAME.view(state, 0), 1)


@pytest.mark.games
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_small_game_is_imagined_too(seats: int) -> None:
    cards, rng = TINY.content(), random.Random(seats)
    for seed in range(6):
        state: Auction = TINY.start(seats, seed, {"map": True}, cards)
        while state.open:
            for seat in range(seats):
                view = TINY.view(state, seat)
                table = TINY.imagine(view, BotChance(seed, seat, state.answered))
                assert not list(tiny_problems(table)) and TINY.view(table, seat) == view == TINY.view(view, seat)
                while table.open:
                    choose(table, table.open[0].seat, rng.choice(table.open[0].options), TINY.book)
            asked = rng.choice(state.open)
            choose(state, asked.seat, rng.choice(asked.options), TINY.book)
