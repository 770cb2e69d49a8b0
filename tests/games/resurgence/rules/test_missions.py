"""MIS-10 to MIS-22: completing Missions, their columns, the row bonus."""

import pytest

from tests.build import Table, a_table, content
from tests.compare import changes

ALL_COLUMNS = ("column:column_left", "column:column_middle", "column:column_right")
ROW = ("survivor_chef", "survivor_miner", "survivor_doctor", "survivor_pilot", "survivor_scout")


def area_of(zone: str) -> str:
    """Metro or Harbor, as the Zone says."""
    access = {spec.id: spec.access for spec in content().zones}[zone]
    return ("metro", "harbor")[access]


def placed(t: Table, zone: str, token: str = "hero") -> Table:
    """Seat 0 places that token in a Zone, paying with Food where it must."""
    area = area_of(zone)
    t.assigned(0, **{area: token}).at("PLACE-01", seat=0).do(f"place:{token}:{area}:{zone}")
    return t.do(next(o for o in t.options if o.startswith("pay:food"))) if t.decision.rule == "PLACE-06" else t


def missions(t: Table) -> list[str]:
    """The Missions that the turn offers."""
    return [option.partition(":")[2] for option in t.options if option.startswith("mission:")]


def rich(*planned: str, level: int = 1) -> Table:
    """Seat 0 with these planned Missions and all it needs."""
    t = a_table().planned(0, *planned).at_level(0, level)
    return t.with_items(0, food=9, fuel=9, parts=9, ammo=9, meds=9)


@pytest.mark.parametrize(
    ("mission", "zones"),
    [
        ("starter_stovepipe_row", {"arbat_upper", "arbat_lower"}),
        ("starter_frozen_ward", {"museum_row_upper", "museum_row_lower"}),
        ("starter_soup_line", {"revolution_square_left", "revolution_square_right"}),
        ("starter_signal_fires", {"barbarian_gate_left", "barbarian_gate_right"}),
        ("starter_first_watch", {"kremlin_upper", "kremlin_lower"}),
        ("starter_ice_ferry", {"hope_island_left", "hope_island_right"}),
    ],
)
@pytest.mark.rule("MIS-10")
def test_a_mission_needs_this_turns_token_in_either_zone_of_its_district(mission: str, zones: set[str]) -> None:
    fitting = {spec.id for spec in content().zones if missions(placed(rich(mission), spec.id))}
    assert fitting == zones


@pytest.mark.rule("MIS-10", "EX-28")
def test_a_token_placed_on_an_earlier_turn_does_not_count() -> None:
    t = rich("starter_stovepipe_row").placed(0, "laborer", "arbat_upper")
    assert missions(placed(t, "barbarian_gate_right")) == []


@pytest.mark.rule("MIS-10")
def test_no_mission_is_completed_from_a_room_but_headquarters() -> None:
    t = rich("starter_stovepipe_row").assigned(0, compound="hero").at("PLACE-01", seat=0)
    t.do("place:hero:compound:room_checkpoint")
    assert t.options == ("effect:room_checkpoint", "done")


@pytest.mark.rule("MIS-11", "AMB-69")
def test_a_mutant_mission_needs_a_mutant_in_the_very_zone_of_the_token() -> None:
    t = rich("basic_burn_the_nest").mutants("kremlin")
    assert missions(placed(t.clone(), "kremlin_upper")) == ["basic_burn_the_nest"]
    assert missions(placed(t.clone(), "kremlin_lower")) == ["basic_burn_the_nest"]
    assert missions(placed(t.clone(), "arbat_upper")) == []
    t.state.mutants[8] -= 1
    t.state.mutant_supply += 1
    assert missions(placed(t.clone(), "kremlin_lower")) == ["basic_burn_the_nest"]
    assert missions(placed(t.clone(), "kremlin_upper")) == []


@pytest.mark.rule("MIS-12", "AMB-68")
def test_a_mission_of_several_districts_accepts_any_one_of_them() -> None:
    fitting = {spec.id for spec in content().zones if missions(placed(rich("basic_rooftop_guns"), spec.id))}
    assert fitting == {
        *("revolution_square_left", "revolution_square_right"),
        *("barbarian_gate_left", "barbarian_gate_right"),
    }


@pytest.mark.rule("EX-13", "MIS-13", "MIS-14", "MIS-16", "LEAD-12")
def test_an_advanced_mission_is_paid_and_all_its_rewards_collected() -> None:
    t = a_table().planned(0, "advanced_winter_hospital").at_level(0, 3).with_items(0, food=2, fuel=2, meds=2)
    placed(t, "museum_row_lower")
    before = t.clone()
    t.do("mission:advanced_winter_hospital")
    assert t.options == ("pay:food2:fuel2:meds2",)
    t.do("pay:food2:fuel2:meds2")
    assert (t.decision.rule, t.options) == ("LEAD-12", ("advance:compound", "leave"))
    t.do("advance:compound")
    assert changes(before, t) == {
        "0 food": -2,
        "0 fuel": -2,
        "0 meds": -2,
        "0 vp": 7,
        "0 track compound": 1,
        "0 slots": ["-advanced_winter_hospital"],
        "0 column 0": ["+advanced_winter_hospital"],
    }


@pytest.mark.rule("MIS-13", "GEN-04")
def test_a_mission_that_cannot_be_paid_in_full_is_not_offered() -> None:
    t = a_table().planned(0, "starter_ice_ferry").with_items(0, food=1, fuel=9)
    assert missions(placed(t.clone(), "hope_island_right")) == []
    assert missions(placed(t.with_items(0, food=2), "hope_island_right")) == ["starter_ice_ferry"]


@pytest.mark.rule("MIS-15")
def test_a_second_mission_is_not_offered_in_the_same_turn_but_in_the_next() -> None:
    t = rich("starter_soup_line", "basic_ration_exchange").assigned(0, metro="ranger")
    placed(t, "revolution_square_right").do("mission:basic_ration_exchange", "pay:parts1:meds1")
    assert missions(t) == []
    t.do("done", "place:ranger:metro:revolution_square_left")
    assert missions(t) == ["starter_soup_line"]


@pytest.mark.parametrize(
    ("mission", "zone", "column"),
    [
        ("starter_stovepipe_row", "arbat_upper", 0),
        ("basic_clear_the_gallery", "museum_row_lower", 0),
        ("starter_first_watch", "kremlin_upper", 1),
        ("basic_winter_flotilla", "hope_island_right", 1),
        ("basic_ration_exchange", "revolution_square_right", 2),
        ("starter_signal_fires", "barbarian_gate_right", 2),
        ("basic_canvas_for_bandages", "museum_row_lower", 0),
        ("basic_smokehouse_charter", "hope_island_right", 1),
        ("basic_rooftop_guns", "barbarian_gate_right", 2),
    ],
)
@pytest.mark.rule("MIS-16")
def test_a_completed_mission_lies_in_the_column_of_its_district(mission: str, zone: str, column: int) -> None:
    t = placed(rich(mission).on_tracks(0, 8, 8, 8), zone)
    t.do(f"mission:{mission}").do(t.options[0])
    while t.decision.rule != "ACT-01":
        t.do("leave")
    expected: list[list[str]] = [[], [], []]
    expected[column] = [mission]
    assert t.seat(0).columns == expected
    assert t.seat(0).slots == []


@pytest.mark.rule("MIS-16", "AMB-68", "MIS-12")
@pytest.mark.parametrize("zone", ["arbat_upper", "barbarian_gate_right"])
def test_districts_of_two_columns_leave_the_choice_whatever_the_tokens_place(zone: str) -> None:
    printed = {
        "id": "basic_clear_the_gallery",
        "kind": "basic",
        "districts": ["arbat", "barbarian_gate"],
        "cost": {"ammo": 3},
        "reward": {"vp": 5},
    }
    t = placed(rich("basic_clear_the_gallery").printed(missions=[printed]), zone)
    t.do("mission:basic_clear_the_gallery", "pay:ammo3")
    assert (t.decision.rule, t.options) == ("MIS-16", ("column:column_left", "column:column_right"))
    for option, columns in (
        ("column:column_left", [["basic_clear_the_gallery"], [], []]),
        ("column:column_right", [[], [], ["basic_clear_the_gallery"]]),
    ):
        assert t.clone().do(option).seat(0).columns == columns


@pytest.mark.rule("MIS-17")
def test_a_mutant_mission_goes_to_a_column_of_choice() -> None:
    t = placed(rich("basic_burn_the_nest").mutants("kremlin"), "kremlin_upper")
    t.do("mission:basic_burn_the_nest", "pay:fuel2")
    assert (t.decision.rule, t.options) == ("MIS-16", ALL_COLUMNS)
    for column, option in enumerate(ALL_COLUMNS):
        filed = t.clone().do(option)
        assert filed.seat(0).columns[column] == ["basic_burn_the_nest"]
        assert sum(map(len, filed.seat(0).columns)) == 1


@pytest.mark.rule("MIS-18", "DRV-20", "AMB-70")
def test_the_first_row_brings_one_free_rescue_and_a_second_row_none() -> None:
    t = rich("basic_clear_the_gallery", "basic_seed_cabinet").in_row(*ROW).assigned(0, metro="scholar")
    t.completed(0, 1, "starter_ice_ferry", "starter_first_watch").completed(
        0, 2, "starter_soup_line", "basic_sewer_pumps"
    )
    placed(t, "museum_row_lower").do("mission:basic_clear_the_gallery", "pay:ammo3")
    assert (t.decision.rule, t.options) == ("MIS-18", (*(f"rescue:{card}" for card in ROW), "leave"))
    before = t.clone()
    t.do("rescue:survivor_scout")
    assert changes(before, t) == {
        "0 cards": ["+survivor_scout"],
        "row 4": "",
        "0 supply ranger": -1,
        "0 bag ranger": 1,
    }
    t.do("done", "place:scholar:metro:museum_row_upper", "mission:basic_seed_cabinet", "pay:fuel1:ammo1:meds1")
    assert t.decision.rule == "ACT-01"
    assert [len(column) for column in t.seat(0).columns] == [2, 2, 2]


@pytest.mark.rule("MIS-18", "AMB-70")
def test_two_filled_columns_bring_no_row_bonus_however_high() -> None:
    t = rich("basic_clear_the_gallery").completed(0, 0, "starter_stovepipe_row")
    t.completed(0, 1, "starter_ice_ferry", "starter_first_watch", "basic_guard_vault")
    placed(t, "museum_row_lower").do("mission:basic_clear_the_gallery", "pay:ammo3")
    assert t.decision.rule == "ACT-01"
    assert not t.seat(0).row_bonus


@pytest.mark.rule("AMB-71", "MIS-18")
@pytest.mark.parametrize("lost_by", ["leaving it", "an empty Row"])
def test_a_row_bonus_left_or_met_with_an_empty_row_is_lost_for_good(lost_by: str) -> None:
    t = rich("basic_clear_the_gallery", "basic_seed_cabinet").assigned(0, metro="scholar")
    t.completed(0, 1, "starter_ice_ferry", "starter_first_watch").completed(
        0, 2, "starter_soup_line", "basic_sewer_pumps"
    )
    t.in_row(*(ROW if lost_by == "leaving it" else [""] * 5))
    placed(t, "museum_row_lower").do("mission:basic_clear_the_gallery", "pay:ammo3")
    if lost_by == "leaving it":
        t.do("leave")
    assert t.decision.rule == "ACT-01"
    assert t.seat(0).cards == []
    t.in_row(*ROW).do("done", "place:scholar:metro:museum_row_upper", "mission:basic_seed_cabinet")
    t.do("pay:fuel1:ammo1:meds1")
    assert t.decision.rule == "ACT-01"
    assert t.seat(0).cards == []


@pytest.mark.rule("MIS-19", "AMB-70")
def test_a_column_has_no_height_limit() -> None:
    t = rich("basic_clear_the_gallery")
    arbat = [mission.id for mission in content().missions.values() if mission.columns == (0,)][:10]
    arbat = [mission for mission in arbat if mission != "basic_clear_the_gallery"]
    t.completed(0, 0, *arbat)
    placed(t, "museum_row_lower").do("mission:basic_clear_the_gallery", "pay:ammo3")
    assert t.seat(0).columns == [[*arbat, "basic_clear_the_gallery"], [], []]
    assert len(arbat) == 9


@pytest.mark.rule("MIS-20", "AMB-76")
def test_what_the_turn_has_brought_may_pay_the_mission() -> None:
    t = a_table().planned(0, "starter_soup_line").with_items(0, food=1).on_tracks(0, 8, 8, 8)
    placed(t, "revolution_square_right", "laborer")
    assert missions(t) == []
    t.do("effect:revolution_square_right")
    assert missions(t) == ["starter_soup_line"]
    t.do("mission:starter_soup_line", "pay:food3")
    assert t.items(0)["food"] == 0
    assert t.seat(0).columns == [[], [], ["starter_soup_line"]]


@pytest.mark.rule("MIS-22", "EX-27", "GEN-03", "MIS-14")
def test_a_paid_mission_is_completed_also_when_every_reward_that_asks_is_declined() -> None:
    t = placed(rich("basic_curbside_clinic"), "arbat_upper")
    before = t.clone()
    t.do("mission:basic_curbside_clinic", "pay:food2:meds2", "next:retire", "leave")
    assert (t.decision.rule, t.options) == ("GEN-09", ("add:scholar", "leave"))
    t.do("leave")
    assert changes(before, t) == {
        "0 food": -2,
        "0 meds": -2,
        "0 vp": 3,
        "0 slots": ["-basic_curbside_clinic"],
        "0 column 0": ["+basic_curbside_clinic"],
    }


@pytest.mark.rule("AMB-139", "MIS-22")
def test_pay_slot_rewards_column_row_bonus_and_cards_follow_in_this_order() -> None:
    t = (
        rich("basic_howler_escort")
        .mutants("kremlin")
        .with_cards(0, "survivor_miner")
        .in_row(*ROW[:1], "", "", *ROW[3:])
    )
    t.completed(0, 1, "starter_ice_ferry").completed(0, 2, "starter_soup_line")
    placed(t, "kremlin_upper").do("mission:basic_howler_escort")
    assert (t.decision.rule, t.seat(0).slots) == ("MIS-13", ["basic_howler_escort"])
    t.do("pay:fuel1:ammo1:meds1")
    assert (t.decision.rule, t.seat(0).slots, t.seat(0).columns[0]) == ("SURV-23", [], [])
    assert t.seat(0).completing == "basic_howler_escort"
    t.do("rescue:survivor_chef")
    assert (t.decision.rule, t.seat(0).columns[0]) == ("MIS-16", [])
    t.do("column:column_left")
    assert (t.decision.rule, t.seat(0).columns[0]) == ("MIS-18", ["basic_howler_escort"])
    assert t.options == ("rescue:survivor_pilot", "rescue:survivor_scout", "leave")
    t.do("leave")
    assert t.decision.rule == "ACT-01"
    assert "card:survivor_miner" in t.options


@pytest.mark.rule("AMB-139", "MIS-07")
def test_a_plan_reward_uses_the_slot_just_freed_and_what_it_plans_is_barred_this_turn() -> None:
    t = rich("basic_bell_tower_relay", "starter_soup_line", "starter_signal_fires").offering("basic_guard_vault")
    t.with_cards(0, "hero_cosmonaut")
    placed(t, "kremlin_lower").do("mission:basic_bell_tower_relay", "pay:parts2")
    assert (t.decision.rule, t.options) == ("MIS-03", ("plan:basic_guard_vault", "leave"))
    t.do("plan:basic_guard_vault")
    assert t.seat(0).slots == ["starter_soup_line", "starter_signal_fires", "basic_guard_vault"]
    assert t.options == ("effect:kremlin_lower", "done")


@pytest.mark.rule("AMB-73", "MIS-07")
def test_the_cosmonauts_second_mission_may_not_be_one_planned_this_turn() -> None:
    t = rich("starter_first_watch").offering("basic_guard_vault").with_cards(0, "hero_cosmonaut")
    placed(t, "kremlin_lower").do("effect:kremlin_lower", "plan:basic_guard_vault")
    t.do("mission:starter_first_watch", "pay:food1:ammo1")
    assert t.options == ("done",)
