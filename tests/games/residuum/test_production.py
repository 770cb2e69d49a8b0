"""RSD-PROD, RSD-GEN: what pieces make, and how cubes come in."""

from __future__ import annotations

import pytest

from resurgence_tui.games.residuum.board import bonus
from resurgence_tui.games.residuum.rules.production import makes
from resurgence_tui.games.residuum.usual import usual
from resurgence_tui.games.residuum.vocab import RESOURCES, TERRAINS
from tests.games.residuum.field import A, B, Field, changed_content

TABLE = {
    "wasteland": ({"provisions": 3}, {"provisions": 2}, {}),
    "tech_site": ({"provisions": 3, "tech": 2}, {"provisions": 2, "tech": 2}, {"provisions": 2, "tech": 1}),
    "water_source": ({}, {"provisions": 2, "water": 2}, {"provisions": 2, "water": 1}),
    "food_supply": ({"provisions": 3, "food": 2}, {"provisions": 2, "food": 2}, {"provisions": 2, "food": 1}),
    "woodland": ({"provisions": 3, "wood": 2}, {"provisions": 2, "wood": 2}, {"provisions": 2, "wood": 1}),
    "radiation_zone": ({}, {"provisions": 2, "chem": 1}, {}),
    "contaminated_water": ({}, {"provisions": 2, "water": 1, "chem": 1}, {}),
    "oil_field": ({"provisions": 3, "oil": 2}, {"provisions": 2, "oil": 1}, {"provisions": 2}),
    "gold_mine": (
        {"provisions": 4, "wood": 3, "gold": 1}, {"provisions": 3, "wood": 2, "gold": 1}, {"provisions": 2, "wood": 1}
    ),
}  # fmt: skip
"""Terrain -> what a Basecamp, an Outpost and an Outrider make, one of these."""


@pytest.mark.rule("RSD-PROD-01", "RSD-PROD-02", "RSD-PROD-03", "RSD-PROD-04", "RSD-PROD-05", "RSD-PROD-06",
                  "RSD-PROD-07", "RSD-PROD-08", "RSD-PROD-09", "RSD-PROD-18", "RSD-AMB-86")
@pytest.mark.parametrize("terrain", TERRAINS[:-1])
def test_the_table_of_production(terrain: str) -> None:
    f = Field().terrain(terrain, "e4s0").outriders(A, "e4s0")
    for piece, wanted in zip(("basecamp", "outpost", "outrider"), TABLE[terrain], strict=True):
        assert {RESOURCES[kind]: count for kind, count in makes(f.state, A, piece, "e4s0").items()} == wanted


@pytest.mark.rule("RSD-PROD-10", "RSD-PROD-16", "RSD-AMB-20", "RSD-FACT-09")
def test_every_active_piece_makes_on_its_own_in_a_fixed_order() -> None:
    f = Field(turn=1).basecamp(A, "e5s0").terrain("woodland", "e5s0", "e3s0", "e2s0")
    f.outpost(A, "e3s0").outpost(A, "e2s0").outriders(A, "e3s0", 2).outriders(A, "e2s0").outriders(A, "e5s0")
    f.outriders(A, "e3s0", kind="out").task("RSD-PROD-16", A)
    f.do("yield:wood", "yield:wood", "yield:provisions", "yield:wood:1", "yield:wood:1", "yield:wood:0")
    assert f.told("produced") == [
        ("basecamp", "e5s0", "wood", 2),
        ("outpost", "e2s0", "wood", 2), ("outpost", "e3s0", "provisions", 2),
        ("outrider", "e2s0", "wood", 1), ("outrider", "e3s0", "wood", 1), ("outrider", "e3s0", "provisions", 2),
        ("outrider", "e5s0", "provisions", 2),
    ]  # fmt: skip
    assert f.have(A) == {"wood": 6, "provisions": 6}


@pytest.mark.rule("RSD-PROD-16", "RSD-FX-04", "RSD-ASK-10")
def test_income_comes_first_and_outriders_without_a_choice_are_not_asked() -> None:
    f = Field(turn=2).completed(A, "discovery_rain_tanks").terrain("oil_field", "e4s0").outriders(A, "e4s0", 2)
    f.turn(B, 1).menu().do("act:end")
    assert f.have(A) == {"water": 1} and f.rule == "RSD-ASK-08"
    f.do("yield:provisions")
    assert f.rule == "RSD-ASK-11" and f.have(A) == {"water": 1, "provisions": 3 + 4}


@pytest.mark.rule("RSD-PROD-17")
def test_production_is_not_declined() -> None:
    f = Field().terrain("woodland", "e4s0").outpost(A, "e4s0").task("RSD-PROD-16", A)
    assert f.options == ["yield:provisions"]
    assert f.do("yield:provisions").options == ["yield:provisions", "yield:wood"]


@pytest.mark.rule("RSD-CAL-05")
def test_winter_concerns_neither_basecamps_nor_outriders() -> None:
    f = Field(turn=8).terrain("water_source", "e4s0").outriders(A, "e4s0").outpost(A, "e4s0")
    f.task("RSD-PROD-16", A).do("yield:provisions", "yield:provisions")
    assert f.options == ["yield:water:0", "yield:water:1"]


@pytest.mark.rule("RSD-AMB-15")
def test_the_content_may_limit_food_in_winter() -> None:
    printed = changed_content(numbers={"winter_food": True})
    f = Field(turn=8, printed=printed).terrain("food_supply", "e4s0").outpost(A, "e4s0").task("RSD-ASK-09", A, "e4s0")
    assert f.options == ["yield:provisions"]


@pytest.mark.rule("RSD-PROD-12", "RSD-PROD-15")
def test_neither_wasteland_nor_radiation_counts_for_x_and_a_moved_basecamp_counts_anew() -> None:
    f = Field().basecamp(A, "e4s0").terrain("radiation_zone", "e3s0").terrain("contaminated_water", "e5s0")
    assert bonus(f.state, A) == 1
    assert bonus(f.basecamp(A, "e6s0").state, A) == 1 and bonus(f.basecamp(A, "w4s0").state, A) == 0


@pytest.mark.rule("RSD-GEN-07", "RSD-GEN-10", "RSD-AMB-02", "RSD-GEN-08")
def test_the_stock_never_runs_out_and_a_seat_may_hold_any_number() -> None:
    f = Field().store(A, provisions=900, tech=900).task("RSD-PROD-16", A).do("yield:provisions")
    assert f.have(A) == {"provisions": 903, "tech": 900}


@pytest.mark.rule("RSD-GEN-09", "RSD-GEN-08", "RSD-AMB-03", "RSD-FACT-42")
def test_nuclear_beyond_three_is_cut() -> None:
    printed = changed_content(town_cards=[{"id": "town_stew_kitchen", "moment": "once",
                                           "effects": [{"gain": {"nuclear": 3, "food": 1}}]}])
    f = Field(printed=printed).store(A, nuclear=1).outriders(A, "e3s0", kind="armed")
    f.state.then("RSD-ASK-11", A)
    f.task("RSD-FX-01", A, "town_stew_kitchen", 0)
    assert f.have(A) == {"nuclear": 2, "food": 1}
    assert f.told("gain_cut") == [("nuclear", 2)]
    assert f.told("gained") == [("town_stew_kitchen", "food", 1, "nuclear", 1)]


@pytest.mark.rule("RSD-ASK-64")
def test_the_usual_yield_is_that_of_the_last_turn_if_it_can_be() -> None:
    f = Field(turn=4).terrain("woodland", "e4s0", "w6s0").outpost(A, "e4s0").outriders(A, "e4s0", 2)
    f.task("RSD-PROD-16", A)
    assert usual(f.state, f.asked) == "yield:provisions"
    f.do("yield:wood", "yield:wood")
    assert usual(f.state, f.asked) == "yield:wood:0"
    f.do("yield:wood:2").turn(A, 5).task("RSD-PROD-16", A)
    assert usual(f.state, f.asked) == "yield:wood"
    f.do("yield:wood")
    assert usual(f.state, f.asked) == "yield:provisions"  # no Wood of Outposts in autumn
    f.do("yield:provisions")
    assert usual(f.state, f.asked) == "yield:wood:2"
