"""RSD-MOVE, RSD-NET: convoys, loads, hazards, ways in and ways barred."""

from __future__ import annotations

import pytest

from resurgence_tui.games.residuum.hexes import TOWN, around
from tests.games.residuum.field import A, B, Field


def moving(f: Field, origin: str = "e3s0", convoy: str = "convoy:fresh1", load: str = "") -> Field:
    """A is asked where its convoy goes."""
    f.menu().do("act:move", f"from:{origin}", convoy)
    return f.do(load) if load else f


def to(f: Field) -> set[str]:
    """The hexes that are offered."""
    assert f.rule == "RSD-ASK-15"
    return {option.removeprefix("to:") for option in f.options}


@pytest.mark.rule("RSD-MOVE-01", "RSD-MOVE-12", "RSD-ASK-12", "RSD-ASK-15", "RSD-FACT-12", "RSD-MOVE-20")
def test_a_convoy_moves_one_hex_over_the_map() -> None:
    f = Field().outriders(A, "e6s0").outriders(A, "e2s1", 2).store(A, provisions=4).menu().do("act:move")
    assert f.options == ["from:e6s0", "from:e2s1"]
    f.do("from:e6s0", "convoy:fresh1")
    assert to(f) == {"e6n1", "e5s0", "e5s1"}  # the others are off the map
    before = f.lying()
    f.do("to:e5s1", "pay:provisions2")
    assert f.since(before) == {"A fresh e6s0": -1, "A fresh e5s1": 1, "A provisions": -2}
    assert f.told("moved") == [("e6s0", "e5s1", 1, 0, 0, 0)]


@pytest.mark.rule("RSD-MOVE-08", "RSD-GEN-16", "RSD-ASK-13")
def test_a_move_begins_with_any_part_of_the_outriders_by_class() -> None:
    f = Field().outriders(A, "e3s0", 2).outriders(A, "e3s0", kind="met").outriders(A, "e3s0", kind="armed")
    f.outriders(A, "e3s0", kind="out").store(A, provisions=9).menu().do("act:move", "from:e3s0")
    assert f.options == [
        "convoy:fresh2:met1:armed1",
        "convoy:fresh2:met1", "convoy:fresh2:armed1", "convoy:fresh1:met1:armed1",
        "convoy:fresh2", "convoy:fresh1:met1", "convoy:fresh1:armed1", "convoy:met1:armed1",
        "convoy:fresh1", "convoy:met1", "convoy:armed1",
    ]  # fmt: skip
    before = f.lying()
    f.do("convoy:fresh1:armed1", "to:e4s0", "pay:provisions3")
    assert f.since(before) == {
        "A provisions": -3, "A fresh e3s0": -1, "A armed e3s0": -1, "A fresh e4s0": 1, "A armed e4s0": 1,
    }  # fmt: skip


@pytest.mark.rule("RSD-MOVE-03", "RSD-MOVE-04", "RSD-MOVE-05", "RSD-MOVE-06", "RSD-AMB-29", "RSD-ASK-14")
def test_loads_are_own_pieces_out_of_action_and_what_is_not_carried_stays() -> None:
    f = Field().outriders(A, "e3s0").outpost(A, "e3s0", active=False).loose(A, "e3s0", 2)
    f.outriders(A, "e3s0", kind="out").loose(B, "e3s0").outpost(B, "e3s0", active=False).store(A, provisions=4)
    moving(f)
    assert f.options == [
        "load:outpost1:barricades2", "load:outpost1:barricades1", "load:outpost1", "load:barricades2",
        "load:barricades1", "load:none",
    ]  # fmt: skip
    before = f.lying()
    f.do("load:outpost1:barricades1", "to:e4s0", "pay:provisions2")
    assert f.since(before) == {
        "A provisions": -2, "A fresh e3s0": -1, "A fresh e4s0": 1, "A folded e3s0": -1, "A folded e4s0": 1,
        "A loose e3s0": -1, "A loose e4s0": 1,
    }  # fmt: skip
    assert f.told("moved") == [("e3s0", "e4s0", 1, 1, 1, 0)]


@pytest.mark.rule("RSD-ASK-62", "RSD-ASK-14")
def test_no_load_is_asked_for_where_none_could_come() -> None:
    f = Field().outriders(A, "e3s0").outpost(A, "e3s0").loose(B, "e3s0").store(A, provisions=4)
    assert to(moving(f))


@pytest.mark.rule("RSD-MOVE-09", "RSD-MOVE-10")
@pytest.mark.parametrize("terrain", ["water_source", "food_supply", "woodland", "tech_site", "gold_mine", "oil_field"])
def test_terrain_that_is_no_hazard_does_not_hinder(terrain: str) -> None:
    f = Field().terrain(terrain, "e3s0", "e4s0").outriders(A, "e3s0").store(A, provisions=2)
    moving(f).do("to:e4s0")
    assert f.options == ["pay:provisions2"]


@pytest.mark.rule("RSD-MOVE-10", "RSD-MOVE-11")
def test_leaving_a_hazard_is_paid_by_the_purse_or_other_types() -> None:
    f = Field().terrain("contaminated_water", "e3s0").outriders(A, "e3s0").store(A, provisions=9, tech=1)
    moving(f.purse(A, oil=1)).do("to:e4s0")
    assert f.options == ["purse:use:oil", "purse:keep:oil"]
    assert f.do("purse:use:oil").options == ["pay:tech1"]


@pytest.mark.rule("RSD-MOVE-13", "RSD-MEET-02")
def test_a_hex_of_others_is_barred_to_basecamps_to_who_has_met_and_after_a_meeting() -> None:
    def ways(f: Field, convoy: str, load: str = "") -> bool:
        f.outriders(B, "e4s0").store(A, provisions=9)
        return "e4s0" in to(moving(f, convoy=convoy, load=load))

    assert ways(Field().outriders(A, "e3s0"), "convoy:fresh1")
    assert not ways(Field().outriders(A, "e3s0", kind="met"), "convoy:met1")
    assert not ways(Field().outriders(A, "e3s0").outriders(A, "e3s0", kind="met"), "convoy:fresh1:met1")
    assert not ways(Field().outriders(A, "e3s0").basecamp(A, "e3s0", active=False), "convoy:fresh1", "load:basecamp1")
    f = Field().outriders(A, "e3s0")
    f.state.fought = ["e4s0"]
    assert not ways(f, "convoy:fresh1")


@pytest.mark.rule("RSD-MOVE-14", "RSD-MOVE-21", "RSD-AMB-90")
def test_pieces_out_of_action_of_others_start_no_meeting() -> None:
    f = Field().outriders(A, "e3s0").outriders(B, "e4s0", kind="out").outpost(B, "e4s0", active=False).loose(B, "e4s0")
    f.outpost(A, "e3s0", active=False).store(A, provisions=2)
    moving(f, load="load:outpost1").do("to:e4s0", "pay:provisions2")
    assert f.rule == "RSD-ASK-11" and f.state.fought == []
    assert f.lying()["A folded e4s0"] == 1 and f.lying()["B folded e4s0"] == 1


@pytest.mark.rule("RSD-MOVE-15", "RSD-POST-03")
def test_an_outpost_is_not_carried_to_another_own_one_but_at_the_basecamp() -> None:
    f = Field().outriders(A, "e3s0").outpost(A, "e3s0", active=False).outpost(A, "e4s0").store(A, provisions=9)
    assert "e4s0" not in to(moving(f, load="load:outpost1"))
    assert "e4s0" in to(moving(f, load="load:none"))
    f = Field().outriders(A, "e3s0").outpost(A, "e3s0", active=False).outpost(A, "e4s0", active=False)
    f.basecamp(A, "e4s0").store(A, provisions=9)
    assert "e4s0" in to(moving(f, load="load:outpost1"))
    f = Field().outriders(A, "e3s0").outpost(A, "e3s0", active=False).outpost(A, "e4s0", active=False)
    f.basecamp(A, "e3s0", active=False).store(A, provisions=9)
    assert "e4s0" in to(moving(f, load="load:outpost1:basecamp1"))


@pytest.mark.rule("RSD-MOVE-16", "RSD-AMB-30", "RSD-CAMP-04")
def test_a_basecamp_is_not_carried_to_an_active_outpost_a_basecamp_or_a_nuke() -> None:
    f = Field().outriders(A, "e3s0").basecamp(A, "e3s0", active=False).store(A, provisions=9)
    f.outpost(A, "e4s0").basecamp(B, "e3s1", active=False).outriders(A, "e2s0", kind="armed")
    f.outpost(B, "e4n1", active=False)
    found = to(moving(f, load="load:basecamp1"))
    assert found == {*around("e3s0")} - {"e4s0", "e3s1", "e2s0"}


@pytest.mark.rule("RSD-MOVE-18", "RSD-TOWN-08", "RSD-AMB-32")
def test_a_nuke_stays_out_of_the_own_basecamp_and_the_town() -> None:
    f = Field().outriders(A, "e2n1", kind="armed").basecamp(A, "e3n1").store(A, provisions=9)
    assert not {"e3n1", TOWN} & to(moving(f, "e2n1", "convoy:armed1"))
    f = Field().outriders(A, "e2n1").basecamp(A, "e3n1").store(A, provisions=9)
    assert {"e3n1", TOWN} <= to(moving(f, "e2n1"))
    f = Field().outriders(A, "e3s0", kind="armed").basecamp(A, "e3s0", active=False).store(A, provisions=9)
    assert to(moving(f, convoy="convoy:armed1"))  # nothing to load: it does not carry the Basecamp


@pytest.mark.rule("RSD-MOVE-19", "RSD-ASK-11", "RSD-GEN-15")
def test_onward_is_listed_while_the_convoy_is_together() -> None:
    f = Field().outriders(A, "e3s0", 2).store(A, provisions=6)
    moving(f, convoy="convoy:fresh2").do("to:e4s0", "pay:provisions3")
    assert f.options[:6] == [f"onward:{hex}" for hex in around("e4s0")]
    f.do("act:move", "from:e4s0", "convoy:fresh1", "to:e5s0", "pay:provisions2")
    assert f.offered("onward:") == []  # 1 Provisions is left
    f.store(A, provisions=2).menu()
    assert "onward:e6s0" in f.options and "onward:e4s0" in f.options
    f.state.seats[A].marks[f.state.convoy.members[0]] = 0
    assert f.menu().offered("onward:") == []


def networked(f: Field, convoy: str = "convoy:fresh1") -> Field:
    """A is asked where to by network from e3s0."""
    return f.menu().do("act:network", "from:e3s0", convoy)


@pytest.mark.rule("RSD-NET-01", "RSD-NET-02", "RSD-NET-08", "RSD-FACT-13", "RSD-AMB-34", "RSD-AMB-35")
def test_a_convoy_moves_between_own_locations_whatever_lies_between() -> None:
    f = Field().outpost(A, "e3s0").outpost(A, "e5n3").outriders(A, "e3s0", 2).barricades(B, "e3s0:e4s0", "e5n3:e6n3")
    f.outpost(A, "e4s1", active=False).store(A, tech=3)
    networked(f, "convoy:fresh2")
    assert to(f) == {"e5n3", "w6s0"}
    f.do("to:e5n3")
    assert f.asked.context[1] == 5 and f.options == ["pay:tech3"]
    f.do("pay:tech3")
    assert f.lying()["A fresh e5n3"] == 2 and f.told("networked") == [("e3s0", "e5n3", 2, 0)]
    assert "onward:e5n2" not in f.options and f.points(A) == {"tech": 1}


@pytest.mark.rule("RSD-NET-04")
def test_barricades_may_come_along_by_network_alone() -> None:
    f = Field().outpost(A, "e3s0").outriders(A, "e3s0").loose(A, "e3s0", 2).store(A, provisions=4)
    networked(f)
    assert f.options == ["load:barricades2", "load:barricades1", "load:none"]
    f.do("load:barricades2", "to:w6s0", "pay:provisions4")
    assert f.lying()["A loose w6s0"] == 2


@pytest.mark.rule("RSD-NET-05", "RSD-NET-06", "RSD-NET-09", "RSD-AMB-36", "RSD-CAMP-08")
def test_no_network_without_the_basecamp_with_a_nuke_or_to_others() -> None:
    def listed(f: Field) -> bool:
        return "act:network" in f.outpost(A, "e3s0").store(A, provisions=9).menu().options

    assert listed(Field().outriders(A, "e3s0"))
    assert not listed(Field().outriders(A, "e3s0", kind="armed"))
    assert not listed(Field().outriders(A, "e3s0").outpost(A, "e5s0").basecamp(A, "e0s5", active=False))
    assert not listed(Field().outriders(A, "e3s0").outriders(B, "w6s0"))
    assert not listed(Field().outriders(A, "e4s0"))


@pytest.mark.rule("RSD-NET-07")
def test_leaving_a_hazard_by_network_bars_provisions_and_arriving_does_not() -> None:
    f = Field().terrain("radiation_zone", "e3s0").outpost(A, "e3s0").outriders(A, "e3s0").store(A, provisions=9)
    assert "act:network" not in f.menu().options
    f = Field().terrain("radiation_zone", "e3s0").outpost(A, "e3s0").outriders(A, "w6s0").store(A, provisions=4)
    f.menu().do("act:network", "from:w6s0", "convoy:fresh1", "to:e3s0", "pay:provisions4")
    assert f.lying()["A fresh e3s0"] == 1


@pytest.mark.rule("RSD-FX-13")
def test_hazard_suits_pay_provisions_and_stay() -> None:
    f = Field().terrain("radiation_zone", "e4s0").outriders(A, "e3s0").completed(A, "discovery_hazard_suits")
    f.store(A, provisions=2)
    moving(f).do("to:e4s0", "pay:provisions2", "act:end")
    assert f.lying()["A fresh e4s0"] == 1
