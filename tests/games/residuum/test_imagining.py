"""Imagined tables: sound, exactly what the seat sees, drawn from all that fit it, and with decks of their own."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from resurgence_tui.bots.bot import BotChance
from resurgence_tui.engine.machine import choose
from resurgence_tui.games.residuum.game import GAME
from resurgence_tui.games.residuum.open_questions import question_problems
from resurgence_tui.games.residuum.rulebook import book
from resurgence_tui.games.residuum.soundness import problems
from tests.games.residuum.permuting import permuted
from tests.games.residuum.playing import a_game, positions

EACH = 2
"""Questions of one rule at which a table is imagined, and the most usual one now and then."""


@pytest.mark.games
@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 2), (4, 4)])
@pytest.mark.rule("RSD-HIDE-14")
def test_an_imagined_table_is_sound_and_looks_like_the_view_at_every_kind_of_question(seats: int, seed: int) -> None:
    state, seen = a_game(seats, seed, rich=True), Counter[str]()
    for asked, _ in positions(state, seed):
        seen[asked.rule] += 1
        if seen[asked.rule] > EACH and seen[asked.rule] % 60:
            continue
        for seat in range(-1, seats):
            view = GAME.view(state, seat)
            table = GAME.imagine(view, BotChance(1, 0, state.answered))
            assert not problems(table) and not question_problems(table), asked
            assert GAME.view(table, seat) == view, asked
            assert table.seed != state.seed
    assert len(seen) >= 30


@pytest.mark.games
def test_imagined_games_can_be_played_to_their_end() -> None:
    state, rng = a_game(3, 1, rich=True), Random(3)
    for asked, _ in positions(state, 5):
        if state.answered % 300 == 0:
            table = GAME.imagine(GAME.view(state, asked.seat), BotChance(2, 1, state.answered))
            while table.open:
                choose(table, table.open[0].seat, rng.choice(table.open[0].options), book)
            assert table.over and not problems(table)


@pytest.mark.rule("RSD-HIDE-01", "RSD-FIGHT-03")
def test_a_table_that_differs_in_what_a_seat_cannot_know_is_imagined_alike() -> None:
    state, different = a_game(3, 1, rich=True), 0
    for asked, _ in positions(state, 7):
        if state.answered % 5 and not asked.private:
            continue
        other = permuted(state, asked.seat, state.answered)
        one, two = (GAME.imagine(GAME.view(table, asked.seat), BotChance(0, 0, 1)) for table in (state, other))
        assert one == two
        different += GAME.dump(other)["seats"] != GAME.dump(state)["seats"]
        if state.round > 5:
            break
    assert different > 20, "the hands of others are others"


def test_what_a_seat_cannot_know_is_different_each_time_and_what_it_knows_never() -> None:
    state = a_game(2, 0, rich=False)
    while state.open[0].rule != "RSD-ASK-11":
        choose(state, state.open[0].seat, state.open[0].options[0], book)
    seat = state.open[0].seat
    tables = [GAME.imagine(GAME.view(state, seat), BotChance(0, 0, number)) for number in range(30)]
    assert len({tuple(table.discovery_deck) for table in tables}) == 30
    assert len({tuple(table.seats[1 - seat].hand) for table in tables}) > 20
    assert {tuple(table.seats[seat].hand) for table in tables} == {tuple(state.seats[seat].hand)}


def test_only_a_view_is_imagined() -> None:
    with pytest.raises(ValueError, match="Only a view"):
        GAME.imagine(a_game(2, 0, rich=False), BotChance(1, 0, 0))
