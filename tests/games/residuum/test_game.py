"""Residuum for the kernel and its hosts: what ``engine.game.Game`` asks of it."""

from __future__ import annotations

import pytest

from resurgence_tui.bots.bot import BotChance
from resurgence_tui.bots.registry import bot_called
from resurgence_tui.engine.machine import choose
from resurgence_tui.engine.types import NOBODY, Decision, Fact, LogEntry
from resurgence_tui.games.residuum.game import GAME
from resurgence_tui.games.residuum.rulebook import LISTS, PRIVATE, book
from resurgence_tui.games.residuum.vocab import ACTIONS, LINES
from tests.games.residuum.field import A, Field, content
from tests.games.residuum.playing import a_game


def test_what_does_without_something_is_told_to_eager_players() -> None:
    for option in ("act:end", "load:none", "swap:none", "boost:none", "nuclear:none", "feed:none", "decline"):
        assert GAME.gives_up(option)
    for option in ("act:move", "load:outpost1", "boost:leader_sergeant", "accept", "feed:food", "pay:tech1"):
        assert not GAME.gives_up(option)


def test_nothing_is_taken_for_a_seat() -> None:
    f = Field().menu()
    assert GAME.unasked(lambda: f.state, f.asked) == ""


@pytest.mark.games
def test_bots_that_know_no_game_play_it_and_the_eager_one_builds_more() -> None:
    points = {}
    for name in ("bot:random", "bot:eager"):
        bot, total = bot_called(name, GAME), 0
        for seed in range(4):
            state = GAME.start(2, seed, {"map": "dealt", "bases": "dealt"}, content())
            while not state.over:
                asked: Decision = state.open[0]
                chance = BotChance(seed, asked.seat, state.answered)
                option = bot.answer(lambda state=state, asked=asked: GAME.view(state, asked.seat), asked, chance)
                choose(state, asked.seat, option, book)
            total += sum(GAME.scores(state))
        points[name] = total
    assert points["bot:eager"] > points["bot:random"]


def test_sides_before_and_after_the_end() -> None:
    f = Field(turn=16).outriders(A, "e3s0").turn(1, 16).menu()
    (anna, _) = GAME.sides(f.state)
    assert (anna.seat, anna.points, anna.scored, dict(anna.sheet), dict(anna.sources)) == (A, 4, 0, {}, {})
    f.do("act:end")
    (anna, _) = GAME.sides(f.state)
    assert (anna.points, anna.scored) == (4, 0) and sum(anna.sheet.values()) == 4
    assert list(anna.sheet) == list(anna.sources) == list(LINES) == list(GAME.sheet.lines)
    assert GAME.sheet.parts == ("pieces", "cards", "resources")
    assert GAME.points_in([LogEntry(1, 1, Fact("recruited", A, ("e3s0",)))]) == []


def test_progress_counts_turns() -> None:
    assert GAME.progress(GAME.start(2, 1, {}, content())) == (0, 16)
    assert GAME.progress(Field(turn=9).state) == (9, 16)


def test_a_table_fits_the_setup_that_it_was_made_with() -> None:
    state = a_game(3, 4, False)
    chosen = {"map": "dealt", "bases": "dealt", "simpler": True}
    assert GAME.fits(state, 3, chosen)
    assert not GAME.fits(state, 2, chosen) and not GAME.fits(state, 3, {**chosen, "simpler": False})


def test_every_question_has_a_list_and_an_answer_and_every_action_a_place_in_the_menu() -> None:
    asked = set(LISTS)
    assert asked == {*book.answers} and asked > PRIVATE
    assert asked == {f"RSD-ASK-{number:02}" for number in range(1, 54)}
    assert len(ACTIONS) == 24 and {*GAME.together} < asked and GAME.begins < {*GAME.together}


def test_a_copy_shares_the_content_alone() -> None:
    state = a_game(4, 2, True)
    other = GAME.clone(state)
    assert other == state and other.content is state.content
    choose(other, other.open[0].seat, other.open[0].options[0], book)
    assert GAME.dump(other) != GAME.dump(state) and GAME.view(state, NOBODY).seed == 0
