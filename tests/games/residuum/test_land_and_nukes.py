"""RSD-LAND, RSD-NUKE: poisoned water, radiation, nukes that are armed, fed and blow up."""

from __future__ import annotations

import pytest

from resurgence_tui.games.residuum.hexes import TOWN
from tests.games.residuum.field import A, B, C, Field


@pytest.mark.rule("RSD-LAND-01", "RSD-LAND-05", "RSD-LAND-06", "RSD-LAND-08", "RSD-LAND-10", "RSD-ACT-21",
                  "RSD-ASK-23", "RSD-ASK-24", "RSD-FACT-24", "RSD-AMB-98", "RSD-LOSS-03")
def test_water_is_contaminated_from_beside_and_all_outriders_there_are_hit() -> None:
    f = Field().terrain("water_source", "e4s0", "e3s0").outriders(A, "e3s0").outriders(B, "e4s0")
    f.outriders(B, "e4s0", kind="out").outpost(B, "e4s0").loose(B, "e4s0").store(A, chem=8).menu()
    f.do("act:contaminate")
    assert f.options == ["target:e4s0"]  # not the one it stands on, and no Outrider is beside that of the block
    f.do("target:e4s0")
    assert f.options == ["cost:chem8"]
    before = f.lying()
    f.do("cost:chem8")
    assert f.since(before) == {
        "A chem": -8, "e4s0": "contaminated_water", "box contaminated_water": -1, "box water_source": 1,
        "B fresh e4s0": -1, "B out e4s0": -1, "B out w6s6": 2,
    }  # fmt: skip
    assert f.rule == "RSD-ASK-11" and f.told("meeting_started") == []
    assert f.told("terrain_changed") == [("e4s0", "water_source", "contaminated_water", "contaminate")]


@pytest.mark.rule("RSD-LAND-02", "RSD-LAND-03", "RSD-LAND-04", "RSD-LAND-09", "RSD-ACT-22", "RSD-AMB-55")
def test_what_can_be_irradiated() -> None:
    f = Field().outriders(A, "e1s1").basecamp(B, "e2s1", active=False).terrain("contaminated_water", "e1s2")
    f.terrain("radiation_zone", "e0s2").outpost(A, "e2s0").store(A, chem=8).menu().do("act:irradiate")
    assert f.options == ["target:e2s0", "target:e1s1"]  # its own hex and Outpost too, no Basecamp, water, town, hazard
    f = Field().outriders(A, "w2s2").store(A, chem=8).menu().do("act:irradiate")
    assert "target:w1s1" in f.options  # the Tech Site of the block
    f.do("target:w1s1", "cost:chem8")
    assert f.state.terrain["w1s1"] == "radiation_zone"
    f = Field().outriders(A, "e2s0").store(A, oil=5).menu().do("act:contaminate", "target:e1s0", "cost:oil5")
    assert f.state.terrain["e1s0"] == "contaminated_water"


@pytest.mark.rule("RSD-LAND-07", "RSD-ASK-25", "RSD-ACT-21")
def test_who_does_it_with_nuclear_is_put_out_of_action_too() -> None:
    f = Field().terrain("water_source", "e4s0").outriders(A, "e3s0").outriders(A, "e3s0", kind="met")
    f.outriders(A, "e5s0").outriders(A, "e6s0").store(A, nuclear=1).menu()
    f.do("act:contaminate", "target:e4s0", "cost:nuclear1")
    assert f.options == ["who:e3s0:fresh", "who:e3s0:met", "who:e5s0:fresh"]
    before = f.lying()
    f.do("who:e3s0:met")
    assert f.since(before)["A met e3s0"] == -1 and f.since(before)["A out w6s0"] == 1
    assert "A fresh e3s0" not in f.since(before)


@pytest.mark.rule("RSD-LAND-05", "RSD-LAND-07", "RSD-LAND-02")
def test_who_stands_on_the_hex_is_hit_once() -> None:
    f = Field().outriders(A, "e4s0").store(A, nuclear=1).menu()
    f.do("act:irradiate", "target:e4s0", "cost:nuclear1", "who:e4s0:fresh")
    assert f.lying()["A out w6s0"] == 1 and f.told("put_out_of_action") == [("e4s0", "w6s0", 1, "irradiate")]


@pytest.mark.rule("RSD-LAND-08", "RSD-AMB-05", "RSD-COMP-05", "RSD-COMP-04")
def test_without_the_tile_it_is_not_offered_and_a_tile_taken_off_may_come_back() -> None:
    f = Field().outriders(A, "e4s0").store(A, chem=16).box(radiation_zone=0)
    assert "act:irradiate" not in f.menu().options
    f.terrain("water_source", "e5s0").box(contaminated_water=1, water_source=0).menu()
    f.do("act:contaminate", "target:e5s0", "cost:chem8")
    assert f.lying()["box water_source"] == 1
    assert "act:contaminate" not in f.menu().options


@pytest.mark.rule("RSD-NUKE-01", "RSD-NUKE-02", "RSD-NUKE-03", "RSD-NUKE-04", "RSD-NUKE-05", "RSD-ACT-23",
                  "RSD-ASK-24", "RSD-ASK-25", "RSD-AMB-56", "RSD-FACT-26")
def test_a_nuke_is_armed_at_an_own_active_outpost() -> None:
    f = Field().outpost(A, "e4s0").outriders(A, "e4s0").outriders(A, "e4s0", kind="met").outriders(A, "e3s0")
    f.outriders(A, "e4s0", kind="armed").store(A, nuclear=1, tech=9)
    assert "act:arm" not in f.menu().options
    assert "act:arm" not in f.store(A, tech=10).menu().options
    f.store(A, nuclear=2, tech=10).menu().do("act:arm")
    assert f.options == ["who:e4s0:fresh", "who:e4s0:met"]
    assert f.do("who:e4s0:fresh").options == ["cost:tech10", "cost:nuclear1"]
    before = f.lying()
    f.do("cost:tech10")
    assert f.since(before) == {"A tech": -10, "A nuclear": -1, "A fresh e4s0": -1, "A armed e4s0": 1}
    assert f.told("nuke_armed") == [("e4s0",)]
    f = Field().outpost(A, "e4s0").outriders(A, "e4s0").store(A, nuclear=2).menu()
    assert f.do("act:arm", "who:e4s0:fresh").options == ["cost:nuclear1"]
    assert f.do("cost:nuclear1").have(A) == {}
    assert "act:arm" not in Field().outriders(A, "e4s0").basecamp(A, "e4s0").store(A, nuclear=2).menu().options


@pytest.mark.rule("RSD-NUKE-06", "RSD-NUKE-08", "RSD-NUKE-10", "RSD-ASK-52", "RSD-FACT-26")
def test_each_nuke_is_fed_or_refused_in_hex_order() -> None:
    f = Field().outriders(A, "e4s0", 2, kind="armed").outriders(A, "e0s4", kind="armed").store(A, tech=2).menu()
    f.do("act:end", "upkeep:pay", "upkeep:pay")
    assert (f.asked.context, f.options) == (("e0s4",), ["upkeep:blast"])
    before = f.lying()
    f.do("upkeep:blast")
    assert f.since(before) == {
        "A armed e0s4": -1, "e0s4": "radiation_zone", "box radiation_zone": -1, "box wasteland": 1
    }  # fmt: skip
    assert f.told("nuke_fed") == [("e4s0",)] * 2 and f.told("nuke_detonated") == [("e0s4", "upkeep")]


def blown_up(f: Field, hex: str = "e4s0") -> Field:
    """A's nuke in that hex blows up at the end of the turn."""
    f.outriders(A, hex, kind="armed").menu()
    f.mark = f.lying()
    return f.do("act:end", "upkeep:blast")


@pytest.mark.rule("RSD-NUKE-14", "RSD-AMB-59")
@pytest.mark.parametrize(
    ("terrain", "after"),
    [
        ("water_source", "contaminated_water"), ("contaminated_water", "contaminated_water"),
        ("radiation_zone", "radiation_zone"), ("gold_mine", "radiation_zone"),
    ],
)  # fmt: skip
def test_what_a_blast_makes_of_a_terrain(terrain: str, after: str) -> None:
    f = blown_up(Field().terrain(terrain, "e4s0"))
    assert f.state.terrain["e4s0"] == after


@pytest.mark.rule("RSD-NUKE-14", "RSD-NUKE-19", "RSD-AMB-59")
def test_without_a_tile_or_under_an_active_basecamp_the_terrain_stays_and_basecamps_always_do() -> None:
    assert blown_up(Field().box(radiation_zone=0)).state.terrain["e4s0"] == "wasteland"
    f = blown_up(Field().basecamp(B, "e4s0"))
    assert f.state.terrain["e4s0"] == "wasteland" and f.lying()["B basecamp"] == "e4s0"
    f = blown_up(Field().basecamp(B, "e4s0", active=False))
    assert f.state.terrain["e4s0"] == "radiation_zone" and f.lying()["B basecamp"] == "e4s0 out"


@pytest.mark.rule("RSD-NUKE-15", "RSD-NUKE-18", "RSD-NUKE-21", "RSD-AMB-40", "RSD-AMB-62", "RSD-FACT-28")
def test_everything_in_the_hex_goes_to_the_supplies_with_all_nukes_and_oil() -> None:
    f = Field().outriders(A, "e4s0", kind="armed").outriders(B, "e4s0", kind="out").loose(B, "e4s0", 2)
    f.outpost(B, "e4s0").barricades(B, "e4s0:e5s0", "e5s0:e6s0")
    f.state.seats[B].oil = ["e4s0"]
    blown_up(f)
    assert {name: count for name, count in f.since(f.mark).items() if name[0] in "AB" and name[1] == " "} == {
        "A armed e4s0": -2, "B out e4s0": -1, "B loose e4s0": -2, "B outpost e4s0": -1, "B oil on e4s0": -1,
        "B barricade e4s0:e5s0": -1,
    }  # fmt: skip
    assert f.told("nuke_detonated") == [("e4s0", "upkeep")] and f.have(A) == {}


@pytest.mark.rule("RSD-NUKE-17", "RSD-LOSS-01", "RSD-LOSS-02", "RSD-LOSS-03")
def test_neighbours_are_put_out_of_action_and_loads_go_home_or_to_the_supply() -> None:
    f = Field(3).outpost(B, "e5s0").outriders(B, "e5s0").outriders(B, "e3s0", kind="out").loose(B, "e3s0")
    f.outpost(B, "e3s0", active=False).barricades(B, "e3s0:e3s1").outriders(B, "e6s0")
    f.basecamp(C, "e4s1", active=False).outriders(C, "e4s1").loose(C, "e4s1").outpost(C, "e4s1", active=False)
    f = blown_up(f)
    assert {name: count for name, count in f.since(f.mark).items() if name[0] in "BC" and name[1] == " "} == {
        "B fresh e5s0": -1, "B out e3s0": -1, "B out w6s6": 2, "B loose e3s0": -1, "B loose w6s6": 1,
        "B folded e3s0": -1, "B folded w6s6": 1,
        "C fresh e4s1": -1, "C loose e4s1": -1, "C folded e4s1": -1,
    }  # fmt: skip


@pytest.mark.rule("RSD-NUKE-17")
def test_who_lies_at_its_own_basecamp_beside_a_blast_stays_there() -> None:
    f = Field().basecamp(B, "e5s0").outriders(B, "e5s0").outpost(B, "e5s0", active=False).outriders(B, "e3s0")
    f = blown_up(f)
    assert {name: count for name, count in f.since(f.mark).items() if name.startswith("B ")} == {
        "B fresh e5s0": -1, "B fresh e3s0": -1, "B out e5s0": 2,
    }  # fmt: skip
    assert sorted(f.told("put_out_of_action")) == [("e3s0", "e5s0", 1, "blast"), ("e5s0", "e5s0", 1, "blast")]


@pytest.mark.rule("RSD-NUKE-22")
def test_the_town_is_no_neighbour_of_a_blast() -> None:
    f = blown_up(Field().terrain("woodland", "e2n1"), "e2n1")
    assert f.state.terrain[TOWN] == "trade_town" and f.state.terrain["e2n1"] == "radiation_zone"


@pytest.mark.rule("RSD-NUKE-20", "RSD-LOSS-04", "RSD-AMB-63")
@pytest.mark.parametrize("way", ["hazard", "hunger"])
def test_a_nuke_of_an_outrider_lost_otherwise_is_plain_nuclear_again(way: str) -> None:
    f = Field(turn=8 if way == "hunger" else 9).outriders(A, "e4s0", kind="armed").store(A, tech=1)
    if way == "hazard":
        f.terrain("radiation_zone", "e4s0")
    f.menu().do("act:end", "upkeep:pay")
    if way == "hunger":
        f.do("feed:none")
    assert f.have(A) == {"nuclear": 1} and f.lying()["A out w6s0"] == 1 and f.told("nuke_disarmed") == [("e4s0",)]
