"""RSD-CREW, RSD-POST, RSD-BAR, RSD-TAKE, RSD-CAMP, RSD-UPG: what is recruited, built, set up and torn down."""

from __future__ import annotations

import pytest

from resurgence_tui.games.residuum.board import is_location
from resurgence_tui.games.residuum.hexes import around, edge_id
from tests.games.residuum.field import A, B, C, Field


@pytest.mark.rule("RSD-CREW-01", "RSD-CREW-03", "RSD-GEN-06", "RSD-ACT-06", "RSD-ASK-19", "RSD-FACT-14")
def test_an_outrider_is_recruited_at_any_own_location_and_may_act_at_once() -> None:
    f = Field().outpost(A, "e3s0").outpost(A, "e5s0", active=False).store(A, food=4, provisions=2).menu()
    f.do("act:recruit")
    assert f.options == ["at:w6s0", "at:e3s0"]
    before = f.lying()
    f.do("at:e3s0", "pay:food4")
    assert f.since(before) == {"A food": -4, "A fresh e3s0": 1} and f.told("recruited") == [("e3s0",)]
    assert "act:move" in f.options


@pytest.mark.rule("RSD-CREW-02", "RSD-COMP-02")
def test_six_outriders_are_all_there_are() -> None:
    f = Field().outriders(A, "e3s0", 5).store(A, food=4)
    assert "act:recruit" in f.menu().options
    assert "act:recruit" not in f.outriders(A, "e3s0", kind="out").menu().options


@pytest.mark.rule("RSD-CREW-04", "RSD-CREW-05", "RSD-CREW-06", "RSD-ACT-07", "RSD-AMB-37", "RSD-FACT-14")
def test_an_outrider_is_roused_where_it_lies_without_a_meeting() -> None:
    f = Field().terrain("radiation_zone", "e4s0").outriders(A, "e4s0", kind="out").outriders(B, "e4s0")
    f.store(A, water=3).menu().do("act:rouse", "at:e4s0", "pay:water2")
    assert f.lying()["A fresh e4s0"] == 1 and f.told("roused") == [("e4s0",)]
    assert f.rule == "RSD-ASK-11" and f.state.fought == [] and "act:move" in f.options


@pytest.mark.rule("RSD-POST-01", "RSD-POST-03", "RSD-GEN-06", "RSD-ACT-08", "RSD-FACT-15", "RSD-AMB-38")
def test_outposts_are_constructed_out_of_action_with_the_active_basecamp() -> None:
    f = Field().store(A, wood=6).menu()
    before = f.lying()
    f.do("act:construct_outpost", "pay:wood3", "act:construct_outpost", "pay:wood3")
    assert f.since(before) == {"A wood": -6, "A folded w6s0": 2}
    assert f.told("outpost_constructed") == [("w6s0",)] * 2
    f = Field().basecamp(A, "e4s0", active=False).outriders(A, "e4s0").store(A, wood=6)
    assert "act:construct_outpost" not in f.menu().options


@pytest.mark.rule("RSD-POST-02", "RSD-COMP-02")
def test_four_outposts_are_all_there_are() -> None:
    f = Field().outpost(A, "e3s0").outpost(A, "e4s2").outpost(A, "e0s4", active=False).store(A, wood=6)
    assert "act:construct_outpost" in f.menu().options
    assert "act:construct_outpost" not in f.outpost(A, "w6s0", active=False).menu().options


@pytest.mark.rule("RSD-POST-04", "RSD-POST-07", "RSD-POST-09", "RSD-ACT-09", "RSD-AMB-39", "RSD-FACT-15")
def test_an_outpost_is_activated_by_an_outrider_there_also_on_hazards_and_beside_folded_ones() -> None:
    f = Field().terrain("radiation_zone", "e4s0").outpost(A, "e4s0", active=False).store(A, tech=2)
    assert "act:activate_outpost" not in f.menu().options
    f.outriders(A, "e4s0").outpost(B, "e4s0", active=False).menu()
    before = f.lying()
    f.do("act:activate_outpost", "at:e4s0", "pay:tech2")
    assert f.since(before) == {"A tech": -2, "A folded e4s0": -1, "A outpost e4s0": 1}
    assert is_location(f.state, A, "e4s0")


@pytest.mark.rule("RSD-POST-05", "RSD-CAMP-04")
@pytest.mark.parametrize(("owner", "active"), [(A, True), (A, False), (B, False)])
def test_not_beside_a_basecamp_of_anybody(owner: int, active: bool) -> None:
    f = Field().outriders(A, "e4s0").outpost(A, "e4s0", active=False).store(A, tech=2).basecamp(owner, "e4s0", active)
    assert "act:activate_outpost" not in f.menu().options


@pytest.mark.rule("RSD-POST-08", "RSD-ACT-10", "RSD-FACT-15")
def test_an_outpost_is_torn_down_by_an_outrider_there() -> None:
    f = Field().outpost(A, "e4s0").store(A, tech=2)
    assert "act:tear_down_outpost" not in f.menu().options
    f.outriders(A, "e4s0").menu()
    before = f.lying()
    f.do("act:tear_down_outpost", "at:e4s0", "pay:tech2")
    assert f.since(before) == {"A tech": -2, "A folded e4s0": 1, "A outpost e4s0": -1}


@pytest.mark.rule("RSD-POST-10", "RSD-CAMP-09", "RSD-AMB-40", "RSD-FACT-29")
@pytest.mark.parametrize(("used", "oil"), [(False, 2), (True, 0)])
def test_oil_comes_back_when_its_location_is_torn_down_unless_it_was_used(used: bool, oil: int) -> None:
    for kind, f in (
        ("outpost", Field().outpost(A, "e4s0").outriders(A, "e4s0").store(A, food=3)),
        ("basecamp", Field().basecamp(A, "e4s0").outriders(A, "e4s0").store(A, food=3)),
    ):
        me = f.state.seats[A]
        me.oil, me.oil_used = ["e4s0"], ["e4s0"] * used
        f.menu().do(f"act:tear_down_{kind}", *(["at:e4s0"] if kind == "outpost" else []))
        f.do(f.options[-1])
        assert f.have(A).get("oil", 0) == oil and me.oil == []


@pytest.mark.rule("RSD-TAKE-01", "RSD-TAKE-03", "RSD-TAKE-05", "RSD-TAKE-07", "RSD-AMB-41")
def test_what_bars_a_take_over() -> None:
    def listed(f: Field) -> bool:
        return "act:take_over" in f.outriders(A, "e4s0").store(A, food=9).menu().options

    def folded() -> Field:
        return Field(3).outpost(B, "e4s0", active=False)

    assert listed(folded()) and listed(folded().outriders(B, "e4s0", kind="out"))
    assert not listed(Field(3).barricades(B, "e4s0:e5s0"))
    assert not listed(Field(3).outpost(B, "e4s0"))
    assert not listed(folded().basecamp(A, "e4s0")) and not listed(folded().basecamp(B, "e4s0"))
    assert not listed(folded().outriders(C, "e4s0")) and not listed(folded().outpost(C, "e4s0"))
    assert not listed(folded().outpost(A, "e4s0"))
    f = folded().outpost(A, "e1s3").outpost(A, "e2s3").outpost(A, "e3s3").outpost(A, "w6s0", active=False)
    assert not listed(f)  # no Outpost to put there


@pytest.mark.rule("RSD-TAKE-04", "RSD-TAKE-06", "RSD-TAKE-08", "RSD-PAY-11")
def test_a_take_over_out_of_the_supply_pays_for_every_barricade() -> None:
    f = Field().outpost(B, "e4s0", active=False).barricades(B, "e4s0:e5s0").outriders(A, "e4s0").store(A, provisions=8)
    assert "act:take_over" not in f.menu().options
    f.store(A, provisions=9).menu()
    before = f.lying()
    f.do("act:take_over", "at:e4s0:seat2", "pay:provisions9")
    assert f.since(before) == {
        "A provisions": -9, "B folded e4s0": -1, "A folded e4s0": 1, "B barricade e4s0:e5s0": -1,
        "A barricade e4s0:e5s0": 1,
    }  # fmt: skip


@pytest.mark.rule("RSD-BAR-01", "RSD-ACT-12", "RSD-GEN-06", "RSD-FACT-17")
def test_barricades_are_constructed_at_any_own_location() -> None:
    f = Field().outpost(A, "e3s0").store(A, wood=3).menu().do("act:construct_barricade")
    assert f.options == ["at:w6s0", "at:e3s0"]
    f.do("at:e3s0", "pay:wood2")
    assert f.lying()["A loose e3s0"] == 1 and f.points(A) == {"wood": 1}
    assert f.told("barricade_constructed") == [("e3s0",)]


@pytest.mark.rule("RSD-BAR-02", "RSD-COMP-02")
def test_eight_barricades_are_all_there_are() -> None:
    f = Field().loose(A, "w6s0", 5).barricades(A, "e3s0:e4s0", "e4s0:e5s0").store(A, wood=3)
    assert "act:construct_barricade" in f.menu().options
    assert "act:construct_barricade" not in f.loose(A, "e3s0").menu().options


@pytest.mark.rule("RSD-BAR-03", "RSD-BAR-04", "RSD-BAR-07", "RSD-ACT-13", "RSD-AMB-44", "RSD-AMB-45", "RSD-ASK-21",
                  "RSD-FACT-17")
def test_a_barricade_stands_on_a_free_edge_between_two_hexes() -> None:
    f = Field().loose(A, "e6s0", 2).store(A, wood=4)
    assert "act:activate_barricade" not in f.menu().options
    f.outpost(A, "e6s0").barricades(B, "e6n1:e6s0").menu().do("act:activate_barricade", "at:e6s0")
    assert f.options == ["edge:e5s0:e6s0", "edge:e6s0:e5s1"]
    f.do("edge:e5s0:e6s0", "pay:wood2")
    assert f.state.barricades["e5s0:e6s0"] == A and f.lying()["A loose e6s0"] == 1
    assert f.told("barricade_activated") == [("e5s0:e6s0", A)]
    f.do("act:activate_barricade", "at:e6s0")
    assert f.options == ["edge:e6s0:e5s1"]


@pytest.mark.rule("RSD-BAR-06")
def test_not_from_within_the_hex_of_a_rival_basecamp() -> None:
    f = Field().basecamp(B, "e4s0").outriders(A, "e4s0").loose(A, "e4s0").store(A, wood=4)
    assert "act:activate_barricade" not in f.menu().options
    assert "act:activate_barricade" in f.basecamp(B, "e4s0", active=False).menu().options


@pytest.mark.rule("RSD-BAR-08", "RSD-ACT-14", "RSD-ASK-22", "RSD-FACT-17")
def test_a_barricade_is_torn_down_into_a_hex_where_an_own_piece_is() -> None:
    f = Field().barricades(A, "e3s0:e4s0").barricades(B, "e4s0:e5s0").store(A, wood=4)
    assert "act:tear_down_barricade" not in f.menu().options
    f.outriders(A, "e4s0").menu().do("act:tear_down_barricade")
    assert f.options == ["edge:e3s0:e4s0"]
    assert f.do("edge:e3s0:e4s0").options == ["into:e4s0"]
    f.outpost(A, "e3s0").menu().do("act:tear_down_barricade", "edge:e3s0:e4s0")
    assert f.options == ["into:e3s0", "into:e4s0"]
    before = f.lying()
    f.do("into:e3s0", "pay:wood2")
    assert f.since(before) == {
        "A wood": -2, "A purse wood": 1, "A barricade e3s0:e4s0": -1, "A loose e3s0": 1
    }  # fmt: skip


@pytest.mark.rule("RSD-BAR-09", "RSD-BAR-11", "RSD-ACT-15", "RSD-FACT-17")
def test_a_barricade_of_others_is_destroyed_for_tech_by_an_outrider() -> None:
    f = Field().barricades(B, "e3s0:e4s0").loose(B, "e3s0").outpost(A, "e3s0").store(A, tech=3)
    assert "act:destroy_barricade" not in f.menu().options
    f.outriders(A, "e3s0").menu()
    before = f.lying()
    f.do("act:destroy_barricade", "edge:e3s0:e4s0")
    assert f.since(before) == {"A tech": -3, "B barricade e3s0:e4s0": -1}
    assert f.told("barricade_destroyed") == [("e3s0:e4s0", B)]


@pytest.mark.rule("RSD-BAR-12", "RSD-LAND-06")
def test_a_barricade_stays_when_its_tile_changes() -> None:
    f = Field().barricades(B, "e3s0:e4s0").outpost(B, "e4s0").outriders(A, "e3s0").store(A, chem=8).menu()
    f.do("act:irradiate", "target:e4s0", "cost:chem8")
    assert f.state.terrain["e4s0"] == "radiation_zone"
    assert f.state.barricades == {"e3s0:e4s0": B} and f.lying()["B outpost e4s0"] == 1


@pytest.mark.rule("RSD-CAMP-01", "RSD-CAMP-02", "RSD-CAMP-05", "RSD-CAMP-08", "RSD-ACT-16", "RSD-ACT-17",
                  "RSD-FACT-18", "RSD-ASK-61")
def test_a_basecamp_is_torn_down_and_activated_by_an_outrider_there() -> None:
    f = Field().basecamp(A, "e4s0").store(A, oil=2)
    assert "act:tear_down_basecamp" not in f.menu().options
    f.outriders(A, "e4s0").menu().do("act:tear_down_basecamp", "pay:oil1")
    assert f.lying()["A basecamp"] == "e4s0 out" and not is_location(f.state, A, "e4s0")
    assert not {"act:construct_outpost", "act:recruit", "act:construct_barricade"} & {*f.options}
    f.do("act:activate_basecamp", "pay:oil1")
    assert f.lying()["A basecamp"] == "e4s0"
    assert f.told("basecamp_torn_down") == f.told("basecamp_activated") == [("e4s0",)]


@pytest.mark.rule("RSD-CAMP-06", "RSD-CAMP-07", "RSD-AMB-46", "RSD-AMB-32")
def test_where_a_basecamp_can_be_active() -> None:
    def listed(f: Field) -> bool:
        f.basecamp(A, "e4s0", active=False).outriders(A, "e4s0").store(A, oil=1)
        return "act:activate_basecamp" in f.menu().options

    rich = {"woodland", "tech_site", "food_supply", "oil_field", "gold_mine", "wasteland"}
    for terrain in (*rich, "water_source", "radiation_zone", "contaminated_water"):
        assert listed(Field().terrain(terrain, "e4s0")) is (terrain in rich)
    assert listed(Field().terrain("woodland", *around("e4s0"))) and listed(Field().basecamp(B, "e5s0"))
    assert not listed(Field().basecamp(B, "e4s0", active=False))
    assert not listed(Field().outpost(B, "e4s0"))
    assert not listed(Field().outriders(A, "e4s0", kind="armed"))


@pytest.mark.rule("RSD-UPG-01", "RSD-UPG-03", "RSD-UPG-04", "RSD-UPG-06", "RSD-ACT-24", "RSD-ACT-25", "RSD-AMB-64",
                  "RSD-FACT-29")
def test_oil_is_put_on_a_location_and_taken_back_once_a_turn() -> None:
    f = Field().outpost(A, "e3s0").store(A, oil=4).menu().do("act:upgrade")
    assert f.options == ["at:w6s0", "at:e3s0"]
    f.do("at:e3s0")
    assert f.have(A) == {"oil": 2} and f.lying()["A oil on e3s0"] == 1 and "act:recover" not in f.options
    assert f.do("act:upgrade").options == ["at:w6s0"]
    f.do("at:w6s0")
    assert "act:upgrade" not in f.options and f.have(A) == {}
    f.state.seats[A].oil_touched = []
    f.menu().do("act:recover", "at:e3s0")
    assert f.have(A) == {"oil": 2} and "at:e3s0" not in f.do("act:recover").options
    assert f.told("oil_placed") == [("e3s0",), ("w6s0",)] and f.told("oil_recovered") == [("e3s0",)]


@pytest.mark.rule("RSD-UPG-01")
def test_one_oil_upgrades_nothing() -> None:
    assert "act:upgrade" not in Field().store(A, oil=1).menu().options


@pytest.mark.rule("RSD-ACT-01", "RSD-ACT-02", "RSD-ASK-58", "RSD-ASK-59", "RSD-GEN-15")
def test_actions_come_in_their_order_again_and_again_and_the_turn_may_end_at_any_menu() -> None:
    f = Field().outriders(A, "e3s0", 2).outpost(A, "e3s0").store(A, wood=20, provisions=30).menu()
    listed = [option for option in f.options if option.startswith("act:")]
    assert listed == [
        "act:move", "act:network", "act:recruit", "act:construct_outpost", "act:tear_down_outpost",
        "act:construct_barricade", "act:discover", "act:end",
    ]  # fmt: skip
    for _ in range(3):
        f.do("act:construct_barricade", "at:e3s0").do(f.options[0])
        assert f.rule == "RSD-ASK-11" and f.options[-1] == "act:end"
    assert f.lying()["A loose e3s0"] == 3 and edge_id("e3s0", "e4s0") not in f.state.barricades
