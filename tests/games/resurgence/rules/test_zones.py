"""ZONE: what the twelve Zones do."""

import pytest

from tests.build import Table, a_table
from tests.compare import Change, changes

ROW = ("survivor_chef", "survivor_miner", "survivor_doctor", "survivor_pilot", "survivor_scout")
"""Food prices 4, 4, 3, 2, 2."""


def standing(token: str, zone: str, **items: int) -> Table:
    """Seat 0 has just placed that token in that Zone and is asked what it does."""
    area = {
        "museum_row_lower": "harbor",
        "kremlin_lower": "harbor",
        **dict.fromkeys(("barbarian_gate_left", "barbarian_gate_right"), "harbor"),
        **dict.fromkeys(("hope_island_left", "hope_island_right"), "harbor"),
    }.get(zone, "metro")
    t = a_table().in_row(*ROW).with_items(0, **items).with_rubble(0, "room_armory", "rubble_vp2")
    t.available("basic_sewer_pumps", "basic_toll_post").assigned(0, **{area: token})
    return t.at("PLACE-01", seat=0).do(f"place:{token}:{area}:{zone}")


@pytest.mark.parametrize(
    ("token", "zone", "brings"),
    [
        pytest.param("laborer", "arbat_upper", {"0 parts": 1}, marks=pytest.mark.rule("ZONE-ARB-UPPER")),
        pytest.param("builder", "arbat_lower", {"0 parts": 2}, marks=pytest.mark.rule("ZONE-ARB-LOWER")),
        pytest.param("ranger", "revolution_square_left", {"0 food": 3}, marks=pytest.mark.rule("ZONE-REV-LEFT")),
        pytest.param("laborer", "revolution_square_right", {"0 food": 2}, marks=pytest.mark.rule("ZONE-REV-RIGHT")),
        pytest.param("scholar", "barbarian_gate_left", {"0 fuel": 2}, marks=pytest.mark.rule("ZONE-BAR-LEFT")),
        pytest.param("laborer", "barbarian_gate_right", {"0 fuel": 1}, marks=pytest.mark.rule("ZONE-BAR-RIGHT")),
    ],
)
def test_a_gathering_zone_gives_its_goods_unasked(token: str, zone: str, brings: dict[str, Change]) -> None:
    t = standing(token, zone)
    before = t.clone()
    t.do(f"effect:{zone}")
    assert changes(before, t) == brings
    assert t.options == ("done",)


@pytest.mark.parametrize(
    ("token", "zone", "supply"),
    [
        pytest.param("scholar", "museum_row_upper", "meds", marks=pytest.mark.rule("ZONE-MUS-UPPER")),
        pytest.param("ranger", "kremlin_lower", "ammo", marks=pytest.mark.rule("ZONE-KRE-LOWER")),
    ],
)
def test_a_planning_zone_gives_a_supply_and_one_mission(token: str, zone: str, supply: str) -> None:
    t = standing(token, zone)
    before = t.clone()
    t.do(f"effect:{zone}")
    assert changes(before, t) == {f"0 {supply}": 1}
    assert t.decision.rule == "MIS-03"
    assert t.options == (*(f"plan:{mission}" for mission in t.state.basics), "leave")
    t.do("plan:basic_toll_post")
    assert changes(before, t) == {f"0 {supply}": 1, "0 slots": ["+basic_toll_post"], "basics 1": ""}
    assert t.options == ("done",)


@pytest.mark.rule("ZONE-13", "AMB-40")
def test_the_supply_of_a_planning_zone_comes_also_without_a_mission() -> None:
    for token, zone, supply in (("scholar", "museum_row_upper", "meds"), ("ranger", "kremlin_lower", "ammo")):
        left = standing(token, zone)
        before = left.clone()
        left.do(f"effect:{zone}", "leave")
        assert changes(before, left) == {f"0 {supply}": 1}
        assert left.options == ("done",)
        full = standing(token, zone).planned(0, "starter_ice_ferry", "starter_soup_line", "starter_signal_fires")
        before = full.clone()
        full.do(f"effect:{zone}")
        assert changes(before, full) == {f"0 {supply}": 1}
        assert full.options == ("done",)


@pytest.mark.rule("ZONE-MUS-LOWER", "AMB-63")
@pytest.mark.parametrize("token", ["ranger", "scholar", "builder"])
def test_museum_row_lower_puts_a_specialist_of_choice_into_the_bag_without_a_card(token: str) -> None:
    t = standing("laborer", "museum_row_lower")
    before = t.clone()
    t.do("effect:museum_row_lower")
    assert (t.decision.rule, t.options) == ("GEN-09", ("add:ranger", "add:scholar", "add:builder"))
    t.do(f"add:{token}")
    assert changes(before, t) == {f"0 supply {token}": -1, f"0 bag {token}": 1}


@pytest.mark.rule("ZONE-15", "AMB-63")
def test_museum_row_lower_offers_the_types_left_and_nothing_without_any() -> None:
    t = a_table().without_supply(0, "ranger", "builder").assigned(0, harbor="laborer").at("PLACE-01", seat=0)
    t.do("place:laborer:harbor:museum_row_lower")
    some = t.clone().do("effect:museum_row_lower")
    assert some.options == ("add:scholar",)
    none = a_table().without_supply(0, "ranger", "scholar", "builder").assigned(0, harbor="laborer")
    none.at("PLACE-01", seat=0).do("place:laborer:harbor:museum_row_lower")
    assert none.options == ("done",)


@pytest.mark.rule("ZONE-KRE-UPPER", "ZONE-14")
def test_kremlin_upper_rescues_a_row_card_for_its_food_and_leaves_its_space_empty() -> None:
    t = standing("laborer", "kremlin_upper", food=3, fuel=5)
    before = t.clone()
    t.do("effect:kremlin_upper")
    assert t.decision.rule == "SURV-20"
    assert t.options == ("rescue:survivor_doctor", "rescue:survivor_pilot", "rescue:survivor_scout")
    t.do("rescue:survivor_doctor", "pay:food3")
    assert changes(before, t) == {
        "0 food": -3,
        "0 cards": ["+survivor_doctor"],
        "0 supply scholar": -1,
        "0 bag scholar": 1,
        "row 2": "",
    }
    assert t.state.row == ["survivor_chef", "survivor_miner", "", "survivor_pilot", "survivor_scout"]


@pytest.mark.rule("ZONE-KRE-UPPER")
def test_kremlin_upper_is_not_offered_to_who_cannot_pay_any_card() -> None:
    assert standing("laborer", "kremlin_upper", food=1, fuel=9).options == ("done",)


@pytest.mark.parametrize(
    ("token", "zone", "parts"),
    [
        pytest.param("builder", "hope_island_left", 1, marks=pytest.mark.rule("ZONE-HOP-LEFT")),
        pytest.param("laborer", "hope_island_right", 2, marks=pytest.mark.rule("ZONE-HOP-RIGHT")),
    ],
)
def test_hope_island_builds_for_parts(token: str, zone: str, parts: int) -> None:
    assert standing(token, zone, parts=parts - 1, food=9, fuel=9).options == ("done",)
    t = standing(token, zone, parts=parts, food=1)
    before = t.clone()
    t.do(f"effect:{zone}")
    assert (t.decision.rule, t.options) == ("GEN-04", (f"pay:parts{parts}",))
    t.do(f"pay:parts{parts}")
    assert (t.decision.rule, t.options) == ("BUILD-01", ("build:room_armory", "build:room_clinic"))
    rubble = t.seat(0).rubble[1]
    t.do("build:room_armory")
    assert changes(before, t) == {"0 parts": -parts, "0 vp": 2, "0 rubble room_armory": "", "gone": [f"+{rubble}"]}


@pytest.mark.rule("ZONE-14", "MIS-08")
def test_a_planned_missions_space_stays_empty_until_upkeep() -> None:
    t = standing("scholar", "museum_row_upper").assigned(1, metro="laborer")
    others = t.state.basics[1:]
    t.do("effect:museum_row_upper", "plan:basic_sewer_pumps", "done", "place:laborer:metro:kremlin_upper")
    assert t.state.basics == ["", *others]
    top = t.state.basic_deck[-1]
    t.do("done")
    assert t.state.round == 2
    assert t.state.basics == [top, *others]


@pytest.mark.rule("ZONE-14")
def test_a_rescued_cards_space_stays_empty_until_upkeep() -> None:
    t = standing("laborer", "kremlin_upper", food=2).assigned(1, metro="laborer")
    t.do("effect:kremlin_upper", "rescue:survivor_scout", "pay:food2", "done", "place:laborer:metro:arbat_upper")
    assert t.state.row == ["survivor_chef", "survivor_miner", "survivor_doctor", "survivor_pilot", ""]
    t.do("done")
    assert t.state.round == 2
    assert t.state.row[2:] == ["survivor_chef", "survivor_miner", "survivor_doctor"]
