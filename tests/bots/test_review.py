"""What a choice cost, judged by what the seat could know; and the reasons of settled questions."""

from __future__ import annotations

import random

import pytest

from resurgence_tui.bots.bot import BotChance
from resurgence_tui.bots.hints import propose
from resurgence_tui.bots.reasons import Made
from resurgence_tui.bots.review import OTHERS, Judge, Judgement, weighed
from resurgence_tui.engine.machine import choose
from resurgence_tui.games.residuum.game import GAME as RESIDUUM
from resurgence_tui.games.residuum.valuation.bound import VALUATION as OF_RESIDUUM
from resurgence_tui.games.resurgence.game import GAME
from resurgence_tui.games.resurgence.valuation.bound import VALUATION
from tests.build import a_table, content
from tests.permute import permuted
from tests.tiny.game import GAME as TINY
from tests.tiny.valuation import VALUATION as OF_TINY

JUDGE = Judge(GAME, VALUATION)


def test_a_rest_in_place_of_a_mission_costs_what_the_mission_brings() -> None:
    t = a_table(2).in_round(6).with_items(0, parts=2, ammo=1).assigned(0, metro="laborer")
    t = t.planned(0, "basic_bookshop_barricade").at("PLACE-01", seat=0)
    view, asked, chance = GAME.view(t.state, 0), t.state.open[0], BotChance(0, 0, 0)
    rest = next(option for option in asked.options if option.endswith("metro:rest"))
    found = JUDGE.explained(JUDGE.judge(view, asked, [rest], chance, 3), view, asked, chance, 3)
    assert found.chosen == (rest,) and ":arbat_" in found.better[0] and found.cost > 2
    assert found.reasons[0][0] == "points" and found.reasons[0][1] > 2
    assert JUDGE.judge(view, asked, found.better, chance, 3) == Judgement(found.better, found.better, 0.0)


@pytest.mark.rule("ASG-01")
def test_asg_01_an_assignment_is_judged_whole_in_whatever_order_it_was_given() -> None:
    state, rng = GAME.start(2, 6, {}, content()), random.Random(1)
    while state.open[0].rule != "ASG-01":
        choose(state, state.open[0].seat, rng.choice(state.open[0].options), GAME.book)
    asked = state.open[0]
    view, chance = GAME.view(state, asked.seat), BotChance(0, asked.seat, 0)
    plans = [act for _, act in sorted(VALUATION.acts(state, asked), key=lambda act: act[0])]
    worst, best = plans[0], plans[-1]
    found = [JUDGE.judge(view, asked, answers, chance, 2) for answers in (worst, worst[::-1], best)]
    assert found[0] == found[1] and found[0].cost > 1 and sorted(found[0].better) == sorted(best)
    assert found[2].cost == 0
    proposal = propose(GAME, view, asked, chance)
    assert proposal is not None and proposal.act == found[0].better
    parts = VALUATION.speaks_for(state, asked, best)
    assert sum(parts.values()) == pytest.approx(max(value for value, _ in VALUATION.acts(state, asked)))
    assert JUDGE.explained(found[0], view, asked, chance, 1).reasons


@pytest.mark.rule("SET-19")
def test_set_19_a_hint_for_the_setup_says_what_was_measured() -> None:
    told = set()
    for seed in range(12):
        state = GAME.start(2, seed, {}, content())
        while state.open and state.open[0].rule == "SET-19":
            asked = state.open[0]
            proposal = propose(GAME, GAME.view(state, asked.seat), asked, BotChance(0, 0, 0))
            assert proposal is not None
            told |= {part for part, _ in proposal.reasons}
            choose(state, asked.seat, proposal.act[0], GAME.book)
    assert "measured" in told and told <= {"measured", "missions"}


def test_a_judgement_depends_on_nothing_hidden() -> None:
    state, rng, seen = GAME.start(3, 6, {"encounters": True}, content()), random.Random(6), set()
    while state.open and state.round < 3:
        asked = rng.choice(state.open)
        if asked.rule not in seen and len(asked.options) > 1:
            seen.add(asked.rule)
            views = [GAME.view(one, asked.seat) for one in (state, permuted(state, asked.seat, 9))]
            worst = asked.options[-1:]
            one, two = (JUDGE.judge(view, asked, worst, BotChance(0, asked.seat, 1), 2) for view in views)
            assert one == two
        choose(state, asked.seat, rng.choice(asked.options), GAME.book)
    assert len(seen) > 8


def test_where_a_valuation_says_nothing_of_a_settled_question_what_follows_gives_the_reasons() -> None:
    table = TINY.start(2, 1, {}, TINY.content())
    while OF_TINY.is_settled(table.open[0]) is False or len(table.open[0].options) < 2:
        choose(table, table.open[0].seat, table.open[0].options[-1], TINY.book)
    asked = table.open[0]
    view, chance = TINY.view(table, asked.seat), BotChance(0, asked.seat, 0)
    judge, made = Judge(TINY, OF_TINY), Made(TINY, OF_TINY).of(table, asked, asked.options[:1])
    assert set(made) == set(OF_TINY.parts)
    found = [judge.judge(view, asked, [option], chance, 2).cost for option in asked.options]
    assert min(found) == 0 < max(found)


def test_what_is_left_unnamed_is_less_than_all_that_is_named() -> None:
    assert weighed(1.0, {"goods": 0.2, "cards": 0.29, "tokens": 0.25, "level": 0.28}, {}) == (
        (("cards", 0.3), ("level", 0.3), ("goods", 0.2), ("tokens", 0.2)), ()
    )  # fmt: skip
    assert weighed(4.3, {"goods": 1.4}, {}) == (((OTHERS, 2.9), ("goods", 1.4)), ())
    assert weighed(2.0, {"goods": 2.1}, {"cards": 0.1}) == ((("goods", 2.1),), (("cards", 0.1),))
    rng = random.Random(3)
    for _ in range(300):
        better, chosen = ({part: 3 * rng.random() ** 3 for part in "abcdefg"} for _ in range(2))
        cost = 0.5 + 4 * rng.random()
        sides = weighed(cost, better, chosen)
        rest = round(cost, 1) - sum(by for _, by in sides[0]) + sum(by for _, by in sides[1])
        assert sides[0] and list(sides[0]) == sorted(sides[0], key=lambda part: -part[1])
        for named, left in zip(sides, (rest, -rest), strict=True):
            assert left < 0.05 or left < named[-1][1] - 0.05


@pytest.mark.rule("RSD-ASK-02")
def test_rsd_ask_02_where_a_tile_is_laid_is_not_told_in_points_that_nothing_explains() -> None:
    table, judge, rng = RESIDUUM.start(2, 5, {}, RESIDUUM.content()), Judge(RESIDUUM, OF_RESIDUUM), random.Random(5)
    while table.open[0].rule != "RSD-ASK-03":
        asked = table.open[0]
        view, chance = RESIDUUM.view(table, asked.seat), BotChance(0, asked.seat, 0)
        assert judge.judge(view, asked, asked.options[-1:], chance, 1).cost < 0.5
        choose(table, asked.seat, rng.choice(asked.options), RESIDUUM.book)
    asked = table.open[0]
    view = RESIDUUM.view(table, asked.seat)
    found = [judge.judge(view, asked, [option], BotChance(0, asked.seat, 0), 2) for option in asked.options]
    dear = max(found, key=lambda one: one.cost)
    assert dear.cost > 1 and {one.better for one in found if one.cost} == {dear.better}
    told = judge.explained(dear, view, asked, BotChance(0, asked.seat, 0), 2)
    named = sum(by for _, by in told.reasons) - sum(by for _, by in told.against)
    assert named == pytest.approx(told.cost, abs=0.3) and OTHERS not in dict(told.reasons)
