"""The valuation for bots: what levels, goods, tokens and planned Missions promise."""

from __future__ import annotations

from itertools import pairwise

import pytest

from resurgence_tui.bots.bot import BotChance
from resurgence_tui.bots.thinking_bots import NormalBot
from resurgence_tui.games.resurgence.game import GAME
from resurgence_tui.games.resurgence.valuation.bound import VALUATION
from resurgence_tui.games.resurgence.valuation.position import position
from tests.build import Table, a_table


def answer_of_normal(t: Table, seat: int = 0) -> str:
    """What a normal bot answers to the open question."""
    view = GAME.view(t.state, seat)
    return NormalBot(GAME, VALUATION).answer(lambda: view, t.decision, BotChance(1, seat, 0))


@pytest.mark.rule("UPK-C")
@pytest.mark.parametrize(("level", "number"), [(2, 3), (3, 4), (3, 6)])
def test_a_level_is_raised_while_the_goods_that_it_costs_bring_less(level: int, number: int) -> None:
    t = a_table(2).at_level(0, level).in_round(number).directives("directive_a2_domination", "directive_b1_militarism")
    t = t.with_items(0, food=3, fuel=3, ammo=9, meds=9).at("UPK-C", seat=0)
    assert answer_of_normal(t) == "raise"


@pytest.mark.rule("DIR-B8")
def test_tokens_in_use_count_for_a_directive_as_those_at_rest() -> None:
    t = a_table(2).in_round(5).directives("directive_a2_domination", "directive_b8_builders").at_level(0, 3)
    t = t.with_cards(0, "survivor_farmer", "survivor_miner", "survivor_chef", "survivor_plumber")
    used, rested = t.clone().placed(0, "builder", "arbat_lower"), t.clone().with_rest(0, "builder")
    directives = [VALUATION.made_of(one.state, 0)["directives"] for one in (used, rested)]
    assert directives[0] == directives[1] > VALUATION.made_of(t.state, 0)["directives"]


@pytest.mark.rule("SCORE-02")
def test_the_more_there_is_of_a_good_the_less_one_more_is_worth() -> None:
    for number in (1, 3, 5):
        one = position(a_table(2).in_round(number).state, 0)
        for goods in one.goods:
            steps = [after - before for before, after in pairwise(goods)]
            assert all(less < more + 1e-9 for more, less in pairwise(steps)) and 0 < steps[-1] < steps[0]
    last = position(a_table(2).in_round(6).state, 0)
    vp = last.content.supply_vp
    assert [last.goods[3][icon] for icon in (5, 8, 11, 13)] == pytest.approx([vp[icon] for icon in (5, 8, 11, 13)])


@pytest.mark.rule("ASG-01")
def test_an_assignment_sends_a_token_for_each_mission_that_can_be_paid() -> None:
    t = a_table(2).in_round(6).at_level(0, 3).with_items(0, fuel=3, food=4, ammo=6, meds=4, parts=3)
    t = t.planned(0, "advanced_ice_road", "advanced_floating_mill", "advanced_armoured_fuel_run")
    me = t.state.seats[0]
    me.bag, me.drawn = [0, 0, 0, 0, 0], [0, 5, 0, 0, 0]
    one = position(t.state, 0)
    payable = [planned for planned in one.missions() if not planned.short]
    t.at("ASG-01", seat=0)
    best = VALUATION.acts(t.state, t.state.open[0])[0][1]
    assert len(payable) == 2 and sum(answer.endswith(":harbor") for answer in best) >= 2


@pytest.mark.rule("MIS-03")
def test_of_missions_that_can_all_be_paid_the_dear_one_is_planned() -> None:
    t = a_table(2).in_round(5).at_level(0, 3).with_items(0, food=4, fuel=4, parts=4, ammo=9, meds=9)
    t = t.on_tracks(0, 3, 3, 3).on_tracks(1, 3, 3, 3)
    t = t.offering("basic_strip_the_convoy", "basic_bone_hall_shelter", "advanced_citadel_banner")
    t = t.assigned(0, metro="scholar laborer laborer", harbor="laborer").at("PLACE-01", seat=0)
    t = t.do("place:scholar:metro:museum_row_upper", "effect:museum_row_upper")
    assert t.decision.rule == "MIS-03" and answer_of_normal(t) == "plan:advanced_citadel_banner"
