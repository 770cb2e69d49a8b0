"""The bots that look ahead play Residuum: each is stronger than the one before, and none knows more than its seat."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from resurgence_tui.bots.bot import Bot, BotChance
from resurgence_tui.bots.lookahead import Lookahead
from resurgence_tui.bots.registry import bot_called
from resurgence_tui.bots.thinking_bots import EasyBot, HardBot, NormalBot
from resurgence_tui.bots.watch import Watch
from resurgence_tui.engine.machine import choose
from resurgence_tui.engine.types import Decision
from resurgence_tui.games.residuum.game import GAME
from resurgence_tui.games.residuum.rulebook import LISTS
from resurgence_tui.games.residuum.state import State
from resurgence_tui.games.residuum.valuation.bound import VALUATION
from resurgence_tui.games.residuum.valuation.habits import JUDGES
from resurgence_tui.games.residuum.valuation.position import Position
from resurgence_tui.games.residuum.valuation.trading import swap
from resurgence_tui.games.residuum.valuation.weights import weights
from resurgence_tui.games.residuum.vocab import FOOD
from tests.games.residuum.field import A, B, Field, content
from tests.games.residuum.fighting import met, pair
from tests.games.residuum.permuting import permuted
from tests.games.residuum.playing import a_game

QUICK = {"map": "dealt", "bases": "dealt"}

FIRST_IS_AS_GOOD = {f"RSD-ASK-{number:02}" for number in (7, 17, 20, 22, 25, 50)}
"""Questions whose options are not judged: a rally, counts of a payment, and what bots do not plan for."""


def played(state: State, bots: list[Bot], seed: int) -> Iterator[tuple[Decision, str]]:
    """A game of bots: the question and the answer, at every question with several options."""
    asked_before = [0] * len(bots)
    while state.open:
        asked = state.open[0]
        seat, option = asked.seat, asked.options[0]
        if len(asked.options) > 1:
            chance = BotChance(seed, seat, asked_before[seat])
            option = bots[seat].answer(lambda seat=seat: GAME.view(state, seat), asked, chance)  # type: ignore[misc]
            yield asked, option
        asked_before[seat] += 1
        choose(state, seat, option, GAME.book)


def easy() -> Bot:
    return EasyBot(GAME, VALUATION)


@pytest.mark.games
def test_an_easy_bot_of_the_wasteland_beats_chance_and_a_normal_one_beats_it() -> None:
    for seed, bots in ((1, [easy(), bot_called("bot:random", GAME)]), (2, [easy(), bot_called("bot:eager", GAME)])):
        state = GAME.start(2, seed, QUICK, content())
        assert len(list(played(state, bots, seed))) < 900, "bots come to an end"
        assert GAME.winners(state) == [0]
    state = GAME.start(2, 3, QUICK, content())
    list(played(state, [easy(), NormalBot(GAME, VALUATION)], 3))
    assert GAME.winners(state) == [1]
    sheet = state.seats[1].sheet
    assert sheet["basecamp"] and sheet["outposts"] >= 4 and sheet["outriders"] >= 4 and sheet["discoveries"] >= 2


@pytest.mark.games
def test_easy_bots_play_a_game_of_four_that_is_laid_by_hand() -> None:
    state, rules = GAME.start(4, 4, {"simpler": True}, content()), set()
    for asked, option in played(state, [easy() for _ in range(4)], 4):
        assert option in asked.options
        rules.add(asked.rule)
    assert state.over and len(rules) > 25
    assert len(state.terrain) > 46 + 2, "holes are left open, and filled with what is rich"


@pytest.mark.games
def test_the_same_chance_gives_the_same_answers_and_what_lies_hidden_changes_none() -> None:
    def answers() -> list[str]:
        state, found = GAME.start(2, 5, QUICK, content()), []
        bots: list[Bot] = [HardBot(GAME, VALUATION, Watch(), playouts=2), NormalBot(GAME, VALUATION)]
        for _, option in played(state, bots, 5):
            found.append(option)
            if len(found) == 12:
                return found
        raise AssertionError

    assert answers() == answers()
    state, seen = a_game(3, 1, rich=True), 0
    rng = Random(2)
    while state.open and state.round < 4:
        asked = rng.choice(state.open)
        if len(asked.options) > 1 and (asked.rule != "RSD-ASK-11" or state.answered % 4 == 0):
            views = [GAME.view(table, asked.seat) for table in (state, permuted(state, asked.seat, state.answered))]
            one, two = (easy().answer(lambda view=view: view, asked, BotChance(1, 0, 0)) for view in views)  # type: ignore[misc]
            assert one == two
            seen += 1
        choose(state, asked.seat, rng.choice(asked.options), GAME.book)
    assert seen > 40


def test_positions_and_habits_read_nothing_that_lies_face_down() -> None:
    state, rng, seen = a_game(2, 2, rich=True), Random(4), 0
    while state.open and state.round < 6:
        asked = rng.choice(state.open)
        if state.answered % 7 == 0 or asked.rule in ("RSD-ASK-36", "RSD-ASK-43", "RSD-ASK-47"):
            view = GAME.view(state, asked.seat)
            one, two = (GAME.imagine(view, BotChance(0, 0, number)) for number in (1, 2))
            for table in (one, two):  # what others hold is imagined, and counts
                table.seats[1 - asked.seat].hand = list(state.seats[1 - asked.seat].hand)
            assert VALUATION.worth(one, asked.seat) == VALUATION.worth(two, asked.seat), asked
            assert VALUATION.rough(one, asked) == VALUATION.rough(two, asked), asked
            seen += 1
        choose(state, asked.seat, rng.choice(asked.options), GAME.book)
    assert seen > 30


def test_every_question_is_judged_or_its_first_option_is_as_good_as_any() -> None:
    assert set(JUDGES) | FIRST_IS_AS_GOOD == set(LISTS) and not FIRST_IS_AS_GOOD & set(JUDGES)


def test_acts_are_answers_that_follow_each_other() -> None:
    state = GAME.start(2, 9, QUICK, content())
    lookahead, moves = Lookahead(GAME, VALUATION), 0
    while state.round < 5:
        asked = state.open[0]
        if asked.rule == "RSD-ASK-11":
            for _, act in VALUATION.acts(state, asked):
                table = GAME.clone(state)
                for option in act:
                    now = table.decision_of(asked.seat)
                    assert now is not None and option in now.options, act
                    choose(table, asked.seat, option, GAME.book)
                moves += act[0] == "act:move"
        choose(state, asked.seat, lookahead.habit(state, asked), GAME.book)
    assert moves > 20


def test_worth_is_the_lead_once_a_game_is_over_and_what_scores_is_worth_more_before() -> None:
    state = GAME.start(2, 1, QUICK, content())
    list(played(state, [bot_called("bot:random", GAME) for _ in range(2)], 1))
    scores = GAME.scores(state)
    assert VALUATION.worth(state, 0) == scores[0] - scores[1] == -VALUATION.worth(state, 1)

    def worth(f: Field) -> float:
        return VALUATION.worth(f.menu().state, A)

    poor = worth(Field().outriders(A, "w6s0"))
    assert worth(Field().outriders(A, "w6s0").store(A, provisions=9)) > poor
    assert worth(Field().outriders(A, "w6s0", 2)) > poor
    posts = [worth(Field().outriders(A, "w6s0").outpost(seat, "w5s0")) for seat in (A, B)]
    assert posts[0] > poor > posts[1]
    assert set(VALUATION.made_of(state, 0)) == set(VALUATION.parts)


def test_a_host_resists_where_it_has_much_to_lose_and_spends_what_may_decide_it() -> None:
    f = met(Field().outriders(A, "e3s0", 2).outriders(B, "e4s0").outpost(B, "e4s0").store(A, food=2), "convoy:fresh2")
    f.do("word:none")
    welcome, resist = VALUATION.rough(f.state, f.asked)
    assert resist > welcome
    f.store(B, tech=4, provisions=20).do("resist").hands("24", "345").do("card:4", "card:5")
    assert f.rule == "RSD-ASK-47" and f.asked.seat == B
    spent = VALUATION.rough(f.state, f.asked)
    assert 0 < spent.index(max(spent)) <= 4


def test_what_both_gain_by_is_offered_and_accepted_and_what_only_the_other_gains_by_is_not() -> None:
    f = pair().store(A, wood=19, provisions=4).store(B, food=19, provisions=4)
    found = swap(Position(f.state, A).goods, Position(f.state, B).goods)
    assert found.want == FOOD and found.gain > 0
    f = met(f).do("word:trade", "welcome", "intent:trade")
    lookahead = Lookahead(GAME, VALUATION)
    while f.rule != "RSD-ASK-40":
        f.do(lookahead.habit(f.state, f.asked))
    assert lookahead.habit(f.state, f.asked) == "accept"
    f.state.meeting.give, f.state.meeting.want = [0] * 9, [0, 0, 5, 0, 0, 0, 0, 0, 0]
    assert lookahead.habit(f.state, f.asked) != "accept"


def turn_of_normal(f: Field) -> list[str]:
    """What a bot that looks ahead answers in A's turn."""
    bot, found = NormalBot(GAME, VALUATION), []
    while f.state.open and f.asked.seat == A and f.state.mover == A and f.asked.rule != "RSD-ASK-53":
        option = f.options[0]
        if len(f.options) > 1:
            option = bot.answer(lambda: GAME.view(f.state, A), f.asked, BotChance(1, A, len(found)))
        found.append(option)
        f.do(option)
    return found


@pytest.mark.games
def test_the_basecamp_goes_to_an_oil_field_that_is_near_while_there_are_turns_to_come() -> None:
    def turn(number: int, hex: str) -> Field:
        f = Field(turn=number).outriders(A, "w6s0", 2).store(A, provisions=24).terrain("oil_field", hex)
        for post in ("w6s1", "w6s2", "w5n1", "w4n2"):
            f.outpost(A, post)
        turn_of_normal(f.menu())
        return f

    moved = turn(3, "w4s0").state.seats[A]
    assert moved.basecamp == "w4s0" and moved.basecamp_active
    for number, hex in ((14, "w4s0"), (3, "e3n3")):
        stays = turn(number, hex).state.seats[A]
        assert stays.basecamp == "w6s0" and stays.basecamp_active, "too late, or too far"


def test_water_is_poisoned_where_a_rival_loses_more_by_it_than_it_costs() -> None:
    def answers(seat: int) -> list[str]:
        f = Field(turn=15).outriders(A, "w5s0").store(A, chem=8).terrain("water_source", "w4s0").box(
            contaminated_water=1
        )
        return turn_of_normal(f.outriders(seat, "w4s0", 5).outpost(B, "w4s0").menu())

    assert "act:contaminate" in answers(B) and "act:contaminate" not in answers(A)


def test_the_measured_worths_are_those_of_cards_of_the_game() -> None:
    assert set(weights().measured) <= set(content().discoveries)
