"""Playouts go on by what was learnt, on a copy, end where the valuation says, and are judged by what was learnt too."""

from __future__ import annotations

import pytest

from resurgence_tui.bots.bot import BotChance
from resurgence_tui.bots.learnt import Rough, rough_of
from resurgence_tui.bots.lookahead import Lookahead
from resurgence_tui.bots.playouts import FEW, GAP, Playouts
from resurgence_tui.bots.thinking_bots import NormalBot
from resurgence_tui.engine.machine import choose
from resurgence_tui.games.resurgence.game import GAME
from resurgence_tui.games.resurgence.state import State
from resurgence_tui.games.resurgence.valuation.bound import VALUATION
from resurgence_tui.games.resurgence.valuation.foreseen import learnt_points
from resurgence_tui.games.resurgence.valuation.worth import PARTS
from resurgence_tui.games.resurgence.vocab import AREA_WORDS, TOKEN_WORDS
from tests.build import a_table, content


def at_the_end(table: State, seat: int, option: str, rough: Rough) -> float:
    """What a table promises at the end of the round, if all go on by habit, the seat by its own."""
    own, others, after = Lookahead(GAME, VALUATION, rough), Lookahead(GAME, VALUATION), GAME.clone(table)
    choose(after, seat, option, GAME.book)
    while after.open and after.round == table.round:
        asked = after.open[0]
        choose(after, asked.seat, (own if asked.seat == seat else others).habit(after, asked), GAME.book)
    return VALUATION.worth(after, seat)


@pytest.mark.games
def test_a_seat_that_goes_by_what_was_learnt_makes_more_of_a_round() -> None:
    learnt, gains, differ = rough_of(VALUATION), [], 0
    for seed in (21, 22):
        table, bot = GAME.start(2, seed, {}, content()), NormalBot(GAME, VALUATION)
        while not table.over:
            asked = table.open[0]
            chance = BotChance(1, asked.seat, table.answered)
            view = GAME.view(table, asked.seat)
            if asked.rule == "PLACE-01":
                imagined = GAME.imagine(view, BotChance(2, asked.seat, table.answered))
                before, option = GAME.dump(imagined), asked.options[0]
                value = at_the_end(imagined, asked.seat, option, learnt)
                gains.append(value - at_the_end(imagined, asked.seat, option, VALUATION.rough))
                differ += Playouts(GAME, VALUATION).value(imagined, asked.seat, (option,)) != value
                assert GAME.dump(imagined) == before
            choose(table, asked.seat, bot.answer(lambda view=view: view, asked, chance), GAME.book)  # type: ignore[misc]
    assert sum(gains) / len(gains) > 0.1
    assert differ, "the others go on by what was learnt too"


def played_on(table: State, last: int, weighing: tuple[int, ...] = (0, 1)) -> State:
    """The table at the end of that round, if those who weigh take the best of few ways to
    begin a turn, and all else goes by habit."""
    lookahead, after = Lookahead(GAME, VALUATION, rough_of(VALUATION)), GAME.clone(table)
    while after.open and after.round <= last:
        asked = after.open[0]
        if asked.rule == "PLACE-01" and asked.seat in weighing:
            choose(after, asked.seat, lookahead.best_of_few(after, asked, FEW, GAP), GAME.book)
        else:
            for option in lookahead.usual(after, asked):
                choose(after, asked.seat, option, GAME.book)
    return after


def test_a_playout_ends_with_the_round_and_from_the_last_but_one_on_with_the_game() -> None:
    for round_, last in ((3, 3), (5, 6), (6, 6)):
        table = a_table(2).in_round(round_).assigned(0, metro="laborer", harbor="ranger").at("PLACE-01", seat=0).state
        after = played_on(table, last)
        assert after.over is (last == 6)
        value = Playouts(GAME, VALUATION, is_far=True).value(table, 0, ())
        assert value == VALUATION.foreseen(after, 0)
        assert not after.over or value == GAME.scores(after)[0] - GAME.scores(after)[1]


def test_in_a_playout_a_rival_weighs_its_turns_as_the_seat_itself_does() -> None:
    table = a_table(2).in_round(3).with_items(1, food=4, fuel=2)
    table.assigned(0, metro="laborer", harbor="ranger").assigned(1, metro="laborer laborer", harbor="laborer ranger")
    state = table.at("PLACE-01", seat=0).state
    value = Playouts(GAME, VALUATION).value(state, 0, ())
    assert value == VALUATION.foreseen(played_on(state, 3), 0)
    assert value < VALUATION.foreseen(played_on(state, 3, weighing=(0,)), 0), "a rival that plays by habit plays worse"


def test_an_assignment_is_usually_made_as_a_whole() -> None:
    table = a_table(2).in_round(3)
    table.state.seats[0].bag, table.state.seats[0].drawn = [0, 0, 0, 0, 0], [1, 2, 1, 0, 0]
    state = table.at("ASG-01", seat=0).state
    lookahead, asked = Lookahead(GAME, VALUATION), state.open[0]
    act = lookahead.usual(state, asked)
    assert act == VALUATION.acts(state, asked)[0][1]
    assert len(act) == 4
    lookahead.do(state, 0, act)
    assert not any(state.seats[0].drawn)
    assert sorted(act) == sorted(
        f"assign:{kind}:{area}"
        for number, area in enumerate(AREA_WORDS)
        for token, kind in enumerate(TOKEN_WORDS)
        for _ in range(state.seats[0].areas[number * 5 + token])
    )


@pytest.mark.games
def test_of_few_ways_to_begin_a_turn_the_one_is_taken_after_which_the_table_promises_most() -> None:
    lookahead, table, bot = Lookahead(GAME, VALUATION), GAME.start(2, 23, {}, content()), NormalBot(GAME, VALUATION)
    others = asked_for = 0
    while not table.over:
        asked = table.open[0]
        view = GAME.view(table, asked.seat)
        if asked.rule == "PLACE-01" and len(asked.options) > 1:
            imagined = GAME.imagine(view, BotChance(2, asked.seat, table.answered))
            rough = dict(zip(asked.options, VALUATION.rough(imagined, asked), strict=True))
            usual = lookahead.habit(imagined, asked)
            near = sorted((one for one in rough if rough[one] >= rough[usual] - 2.0), key=lambda one: -rough[one])
            taken = lookahead.best_of_few(imagined, asked, 4, 2.0)
            promised = {
                option: VALUATION.worth(lookahead.after_turn(imagined, asked.seat, (option,)), asked.seat)
                for option in near[:4]
            }
            assert taken in near[:4]
            assert promised[taken] == max(promised.values())
            assert lookahead.best_of_few(imagined, asked, 1, 2.0) == usual
            others, asked_for = others + (taken != usual), asked_for + 1
        chance = BotChance(1, asked.seat, table.answered)
        choose(table, asked.seat, bot.answer(lambda view=view: view, asked, chance), GAME.book)  # type: ignore[misc]
    assert 0 < others < asked_for


def test_what_is_foreseen_is_learnt_of_all_that_is_counted_and_counts_nothing_that_lies_face_down() -> None:
    table = a_table(2).in_round(3).with_items(0, ammo=7, meds=5).state
    assert tuple(learnt_points()) == VALUATION.counted
    assert len(VALUATION.count(table, 0)) == len(VALUATION.counted)
    assert sum(VALUATION.count(table, 0)[: len(PARTS)]) == pytest.approx(sum(VALUATION.made_of(table, 0).values()))
    imagined = [GAME.imagine(GAME.view(table, 0), BotChance(0, 0, number)) for number in (1, 2, 3)]
    assert {VALUATION.foreseen(one, 0) for one in imagined} == {VALUATION.foreseen(table, 0)}
