"""AMB-128, AMB-130, AMB-134, AMB-140: how rewards are given, asked for, declined and passed over."""

from collections.abc import Callable

import pytest

from tests.build import Table, a_table
from tests.compare import Change, changes

ROW = ("survivor_chef", "survivor_miner", "survivor_doctor", "survivor_pilot", "survivor_scout")
ASKED = {
    "starter_stovepipe_row": ("arbat_upper", "GEN-09", ("add:builder",)),
    "basic_bookshop_barricade": ("arbat_upper", "RET-01", ("retire:bag:hero",)),
    "basic_bell_tower_relay": ("kremlin_upper", "MIS-03", ("plan:basic_toll_post",)),
    "starter_ice_ferry": ("hope_island_right", "DRAW-05", ("draw",)),
    "basic_cathedral_infirmary": ("kremlin_upper", "SURV-23", tuple(f"rescue:{card}" for card in ROW)),
    "advanced_heating_loop": ("barbarian_gate_right", "BUILD-01", ("build:room_clinic",)),
    "basic_dock_on_the_ice": ("hope_island_right", "LEAD-12", ("advance:harbor",)),
    "starter_soup_line": ("revolution_square_right", "LEAD-12", ("advance:metro", "advance:harbor")),
}
"""Missions that bring one item that is asked for: the Zone, the rule that asks, and what may be taken below."""

METRO_ZONES = ("arbat_upper", "kremlin_upper", "revolution_square_right")


def completing(t: Table, mission: str, zone: str) -> Table:
    """Seat 0 places a laborer, completes the Mission and has paid it; it holds 9 of everything before."""
    area = "metro" if zone in METRO_ZONES else "harbor"
    t.with_items(0, food=9, fuel=9, parts=9, ammo=9, meds=9).planned(0, mission).assigned(0, **{area: "laborer"})
    t.at("PLACE-01", seat=0).do(f"place:laborer:{area}:{zone}", f"mission:{mission}")
    return t.do(t.options[0])


def one_of_each() -> Table:
    """A position in which every kind of asked item can happen in one or a few ways."""
    t = a_table().with_bag(0, "hero laborer").in_row(*ROW).offering("basic_toll_post")
    return t.on_tracks(0, compound=8).cleared(0, "room_armory")


@pytest.mark.parametrize("mission", ASKED)
@pytest.mark.rule("AMB-130", "GEN-03", "EX-27", "MIS-14")
def test_an_item_of_choice_is_asked_with_leave_and_leaving_it_changes_nothing(mission: str) -> None:
    zone, rule, options = ASKED[mission]
    t = completing(one_of_each(), mission, zone)
    assert t.decision.rule == rule
    assert t.options == (*options, "leave")
    before = t.clone()
    t.do("leave")
    column = {"arbat": 0, "kremlin": 1, "hope_island": 1}.get(zone.rpartition("_")[0], 2)
    assert changes(before, t) == {"0 completing": "", f"0 column {column}": [f"+{mission}"]}
    assert t.decision.rule == "ACT-01"


NOTHING_LEFT: dict[str, Callable[[Table], Table]] = {
    "starter_stovepipe_row": lambda t: t.without_supply(0, "builder"),
    "basic_bookshop_barricade": lambda t: t.with_bag(0, "laborer"),
    "basic_bell_tower_relay": lambda t: t.offering(),
    "starter_ice_ferry": lambda t: t.with_bag(0, "laborer"),
    "basic_cathedral_infirmary": lambda t: t.in_row("", "", "", "", ""),
    "advanced_heating_loop": lambda t: t.cleared(0, "room_clinic"),
    "basic_dock_on_the_ice": lambda t: t.on_tracks(0, harbor=8),
    "starter_soup_line": lambda t: t.on_tracks(0, 8, 8, 8),
}
"""Positions in which the item cannot happen; a bag of one laborer is empty once that one is assigned."""


@pytest.mark.parametrize("mission", ASKED)
@pytest.mark.rule("AMB-134", "MIS-22")
def test_an_item_that_cannot_happen_is_passed_over_and_the_mission_completed_all_the_same(mission: str) -> None:
    t = completing(NOTHING_LEFT[mission](one_of_each()), mission, ASKED[mission][0])
    assert t.decision.rule == "ACT-01"
    assert t.seat(0).slots == []
    assert [mission] in t.seat(0).columns


@pytest.mark.rule("AMB-134")
def test_a_reward_passed_over_is_not_owed_later() -> None:
    t = NOTHING_LEFT["basic_bookshop_barricade"](one_of_each()).assigned(1, metro="laborer")
    completing(t, "basic_bookshop_barricade", "arbat_upper").with_rest(0, "ranger").assigned(0, harbor="scholar")
    t.do("done", "place:laborer:metro:rest", "place:scholar:harbor:rest")
    assert t.decision.rule == "UPK-C"  # the round is over without a question
    assert sum(t.seat(0).retired) == 0


@pytest.mark.rule("AMB-134", "AMB-42")
def test_goods_that_a_limit_swallows_count_as_happening() -> None:
    t = a_table().with_cards(0, "survivor_farmer", "hero_olympian").with_items(0, food=9)
    t.assigned(0, metro="laborer").at("PLACE-01", seat=0).do("place:laborer:metro:arbat_upper")
    assert t.options == ("effect:arbat_upper", "card:survivor_farmer", "card:hero_olympian", "done")
    t.do("card:hero_olympian")
    assert t.options == ("gain:food1", "gain:parts1")


@pytest.mark.parametrize(
    ("event", "zone", "nothing"),
    [
        ("event_sealed_wing", "museum_row_lower", lambda t: t.offering()),
        ("event_muster_at_the_wall", "kremlin_upper", lambda t: t.with_bag(0, "laborer")),
        ("event_open_assembly", "revolution_square_right", lambda t: t.on_tracks(0, metro=8)),
    ],
)
@pytest.mark.rule("AMB-134", "ACT-04")
def test_an_event_of_which_nothing_can_happen_is_not_offered(
    event: str, zone: str, nothing: Callable[[Table], Table]
) -> None:
    area = "metro" if zone in METRO_ZONES else "harbor"
    start = one_of_each().event(event).with_items(0, food=1)
    for t, offered in ((start.clone(), True), (nothing(start.clone()), False)):
        t.assigned(0, **{area: "laborer"}).at("PLACE-01", seat=0).do(f"place:laborer:{area}:{zone}")
        assert (f"event:{event}" in t.options) is offered


@pytest.mark.rule("AMB-130")
def test_goods_and_vp_of_a_mission_come_at_once_and_before_what_is_asked() -> None:
    t = a_table().planned(0, "basic_strip_the_convoy").with_items(0, ammo=1, food=2).assigned(0, harbor="laborer")
    t.at("PLACE-01", seat=0).do("place:laborer:harbor:barbarian_gate_right")
    before = t.clone()
    t.do("mission:basic_strip_the_convoy", "pay:food2:ammo1")
    assert t.decision.rule == "RET-01"
    assert changes(before, t) == {
        "0 food": -2,
        "0 ammo": -1,
        "0 parts": 1,
        "0 vp": 2,
        "0 slots": ["-basic_strip_the_convoy"],
        "0 completing": "basic_strip_the_convoy",
    }


@pytest.mark.rule("AMB-130")
@pytest.mark.parametrize(
    ("track", "start", "brings"),
    [
        ("metro", 2, {"0 food": 2}),
        ("harbor", 1, {"0 fuel": 1}),
        ("harbor", 6, {"0 vp": 1}),
        ("compound", 1, {"0 parts": 1}),
        ("metro", 7, {"0 vp": 2}),
    ],
)
def test_goods_and_vp_of_a_track_space_come_unasked(track: str, start: int, brings: dict[str, Change]) -> None:
    t = a_table().cleared(0, "room_propaganda").on_tracks(0, **{track: start}).with_items(0, fuel=1)
    t.assigned(0, compound="scholar").at("PLACE-01", seat=0).do("place:scholar:compound:room_propaganda")
    t.do("effect:room_propaganda", "pay:fuel1")
    before = t.clone()
    t.do(f"advance:{track}")
    assert changes(before, t) == {f"0 track {track}": 1, **brings}
    assert t.decision.rule == "ACT-01"


@pytest.mark.rule("AMB-130")
def test_supplies_of_choice_of_a_track_space_cannot_be_left() -> None:
    t = a_table().cleared(0, "room_propaganda").on_tracks(0, harbor=5).with_items(0, fuel=1)
    t.assigned(0, compound="scholar").at("PLACE-01", seat=0).do("place:scholar:compound:room_propaganda")
    t.do("effect:room_propaganda", "pay:fuel1", "advance:harbor")
    assert (t.decision.rule, t.options) == ("GEN-03", ("gain:ammo1", "gain:meds1"))


@pytest.mark.rule("AMB-128")
def test_the_owner_orders_the_items_that_need_a_choice() -> None:
    t = a_table().with_bag(0, "hero laborer")
    completing(t, "starter_frozen_ward", "museum_row_lower")
    assert (t.decision.rule, t.options) == ("AMB-128", ("next:retire", "next:spec_scholar"))
    retire_first = t.clone().do("next:retire")
    assert retire_first.options == ("retire:bag:hero", "leave")
    retire_first.do("retire:bag:hero")
    assert retire_first.options == ("add:scholar", "leave")
    scholar_first = t.clone().do("next:spec_scholar", "add:scholar")
    assert scholar_first.options == ("retire:bag:hero", "retire:bag:scholar", "leave")


@pytest.mark.rule("AMB-128")
def test_a_nested_bonus_is_finished_before_the_next_item() -> None:
    t = completing(
        a_table().at_level(0, 3).on_tracks(0, metro=1, harbor=1),
        "advanced_voice_of_the_city",
        "revolution_square_right",
    )
    assert t.options == ("next:lead_metro", "next:lead_harbor", "next:lead_compound")
    t.do("next:lead_metro", "advance:metro")
    assert t.decision.rule == "RET-01"
    t.do("leave")
    assert (t.decision.rule, t.options) == ("AMB-128", ("next:lead_harbor", "next:lead_compound"))
    fuel = t.items(0)["fuel"]
    t.do("next:lead_harbor", "advance:harbor")
    assert t.items(0)["fuel"] == fuel + 1
    assert t.decision.rule == "LEAD-12"
    t.do("advance:compound")
    assert t.seat(0).tracks == [2, 2, 1]
    assert t.decision.rule == "ACT-01"


@pytest.mark.rule("AMB-134", "AMB-128")
def test_an_item_that_an_earlier_one_makes_possible_is_asked_in_its_turn() -> None:
    t = completing(a_table().with_bag(0, "laborer"), "starter_frozen_ward", "museum_row_lower")
    assert t.options == ("add:scholar", "leave")  # nothing to retire yet
    t.do("add:scholar")
    assert (t.decision.rule, t.options) == ("RET-01", ("retire:bag:scholar", "leave"))


@pytest.mark.rule("AMB-140", "BUILD-01")
def test_a_build_as_a_reward_costs_no_parts_obeys_the_level_and_wakes_build_cards() -> None:
    t = one_of_each().with_cards(0, "survivor_foreman").with_rubble(0, "room_clinic", "rubble_vp2").at_level(0, 1)
    completing(t, "advanced_heating_loop", "barbarian_gate_right")
    assert (t.decision.rule, t.options) == ("BUILD-01", ("build:room_clinic", "leave"))
    rubble = t.seat(0).rubble[2]
    before = t.clone()
    t.do("build:room_clinic")
    assert changes(before, t) == {
        "0 vp": 2,
        "0 rubble room_clinic": "",
        "gone": [f"+{rubble}"],
        "0 completing": "",
        "0 column 2": ["+advanced_heating_loop"],
    }
    assert "card:survivor_foreman" in t.options


@pytest.mark.rule("AMB-140", "GEN-09")
def test_a_specialist_token_as_a_reward_alone_wakes_no_card() -> None:
    cards = ("survivor_chef", "survivor_foreman", "survivor_plumber")
    t = one_of_each().with_cards(0, *cards)
    completing(t, "starter_stovepipe_row", "arbat_upper")
    before = t.clone()
    t.do("add:builder")
    assert changes(before, t) == {
        "0 supply builder": -1,
        "0 bag builder": 1,
        "0 completing": "",
        "0 column 0": ["+starter_stovepipe_row"],
    }
    assert t.options == ("effect:arbat_upper", "done")


@pytest.mark.rule("AMB-140", "MIS-06")
@pytest.mark.parametrize("level", [2, 3])
def test_a_plan_as_a_reward_obeys_level_three(level: int) -> None:
    t = a_table().at_level(0, level).offering("basic_toll_post", "advanced_ice_road")
    completing(t, "basic_bell_tower_relay", "kremlin_upper")
    advanced = ("plan:advanced_ice_road",) if level == 3 else ()
    assert t.options == ("plan:basic_toll_post", *advanced, "leave")
