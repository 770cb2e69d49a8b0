"""MIS-01 to MIS-08, MIS-21 and MIS-23: from the columns of the Main board into the planning slots."""

import pytest

from tests.build import Table, a_table, content
from tests.compare import changes

SLOTS = ("starter_soup_line", "starter_first_watch", "starter_signal_fires")
BASICS = ("basic_toll_post", "basic_sewer_pumps", "basic_guard_vault")
ADVANCED = ("advanced_ice_road", "advanced_grain_vault")


def scouting(level: int = 1, planned: tuple[str, ...] = (), offer: tuple[str, ...] = (*BASICS, *ADVANCED)) -> Table:
    """Seat 0 has just placed a laborer in its Scout Post."""
    t = a_table().at_level(0, level).planned(0, *planned).offering(*offer).cleared(0, "room_scout_post")
    t.assigned(0, compound="laborer", harbor="laborer").at("PLACE-01", seat=0)
    return t.do("place:laborer:compound:room_scout_post")


@pytest.mark.rule("MIS-01", "MIS-06", "AMB-74")
@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_basic_missions_are_available_to_all_and_advanced_ones_from_level_three(level: int) -> None:
    t = scouting(level).do("effect:room_scout_post")
    offered = BASICS if level < 3 else (*BASICS, *ADVANCED)
    assert (t.decision.rule, t.options) == ("MIS-03", tuple(f"plan:{mission}" for mission in offered))


@pytest.mark.rule("MIS-01")
def test_there_are_six_starter_thirty_basic_and_fourteen_advanced_missions() -> None:
    kinds = [mission.kind for mission in content().missions.values()]
    assert {kind: kinds.count(kind) for kind in kinds} == {"starter": 6, "basic": 30, "advanced": 14}


@pytest.mark.rule("MIS-06", "AMB-74", "AMB-134")
def test_with_only_advanced_missions_left_nothing_can_be_planned_below_level_three() -> None:
    assert scouting(2, offer=ADVANCED).options == ("done",)
    t = scouting(3, offer=ADVANCED)
    before = t.clone()
    t.do("effect:room_scout_post", "plan:advanced_grain_vault")
    assert changes(before, t) == {"0 slots": ["+advanced_grain_vault"], "advanced 1": ""}


@pytest.mark.rule("MIS-03", "AMB-125")
def test_only_face_up_missions_of_either_column_are_available() -> None:
    t = scouting(3)
    deck = t.state.basic_deck[-1]
    t.do("effect:room_scout_post")
    assert f"plan:{deck}" not in t.options
    assert scouting(3, offer=()).options == ("done",)


@pytest.mark.rule("MIS-04")
def test_one_free_slot_of_three_is_enough_and_with_none_nothing_can_be_planned() -> None:
    t = scouting(planned=SLOTS[:2])
    t.do("effect:room_scout_post", "plan:basic_sewer_pumps")
    assert t.seat(0).slots == [*SLOTS[:2], "basic_sewer_pumps"]
    assert scouting(planned=SLOTS).options == ("done",)


@pytest.mark.rule("AMB-66", "MIS-04")
def test_with_full_slots_a_mission_may_be_completed_first_and_another_planned_after_it() -> None:
    t = a_table().planned(0, *SLOTS).offering(*BASICS).with_items(0, ammo=1, food=1).assigned(0, harbor="hero")
    t.at("PLACE-01", seat=0).do("place:hero:harbor:kremlin_lower")
    planned_first = t.clone().do("effect:kremlin_lower")
    assert planned_first.decision.rule == "ACT-01"  # only the Ammo came
    t.do("mission:starter_first_watch", "pay:food1:ammo1", "effect:kremlin_lower", "plan:basic_guard_vault")
    assert t.seat(0).slots == ["starter_soup_line", "starter_signal_fires", "basic_guard_vault"]


@pytest.mark.rule("MIS-05", "AMB-67")
def test_a_planned_mission_is_neither_discarded_nor_exchanged() -> None:
    t = a_table().planned(0, *SLOTS).offering(*BASICS).assigned(0, harbor="hero")
    t.at("PLACE-01", seat=0).do("place:hero:harbor:kremlin_lower")
    assert t.options == ("effect:kremlin_lower", "done")
    t.do("effect:kremlin_lower")
    assert t.options == ("done",)
    assert t.seat(0).slots == list(SLOTS)


@pytest.mark.rule("MIS-07", "AMB-73")
def test_a_mission_planned_this_turn_is_completed_from_the_next_own_turn_on() -> None:
    t = a_table().offering("basic_guard_vault").with_items(0, fuel=2, parts=1)
    t.assigned(0, harbor="ranger", metro="laborer").assigned(1, harbor="laborer").at("PLACE-01", seat=0)
    t.do("place:ranger:harbor:kremlin_lower", "effect:kremlin_lower", "plan:basic_guard_vault")
    assert t.options == ("done",)
    t.do("done", "place:laborer:harbor:rest", "place:laborer:metro:kremlin_upper")
    assert t.options == ("mission:basic_guard_vault", "done")


@pytest.mark.rule("MIS-02", "AMB-140")
def test_planning_has_its_icon_on_two_zones_a_room_a_card_a_mission_a_track_space_and_an_event() -> None:
    printed = content()
    found = {source for source, effect in printed.effects.items() if any("plan" in gain.asks for gain in effect.gains)}
    assert found == {
        *("museum_row_upper", "kremlin_lower", "room_scout_post"),
        *("survivor_sapper", "event_sealed_wing"),
    }
    assert {mission.id for mission in printed.missions.values() if "plan" in mission.reward.asks} == {
        "basic_bell_tower_relay"
    }
    assert [space for space, bonus in enumerate(printed.tracks[1]) if "plan" in bonus.asks] == [5]


@pytest.mark.rule("MIS-02", "AMB-140")
def test_an_event_a_track_space_and_a_mission_reward_plan_like_any_source() -> None:
    t = a_table().offering(*BASICS, *ADVANCED).on_tracks(0, harbor=4).planned(0, "basic_bell_tower_relay")
    t.with_items(0, parts=2, fuel=1).event("event_sealed_wing").cleared(0, "room_propaganda")
    t.assigned(0, metro="laborer", harbor="laborer", compound="scholar").at("PLACE-01", seat=0)
    plans = tuple(f"plan:{mission}" for mission in BASICS)
    event = t.clone().do("place:laborer:harbor:museum_row_lower", "event:event_sealed_wing")
    track = t.clone().do("place:scholar:compound:room_propaganda", "effect:room_propaganda", "pay:fuel1")
    track.do("advance:harbor")
    reward = t.clone().do("place:laborer:metro:kremlin_upper", "mission:basic_bell_tower_relay", "pay:parts2")
    for asked, may_leave in ((event, False), (track, True), (reward, True)):
        assert (asked.decision.rule, asked.options) == ("MIS-03", (*plans, *(["leave"] if may_leave else [])))
        before = asked.clone()
        asked.do("plan:basic_guard_vault")
        assert asked.seat(0).slots[-1] == "basic_guard_vault"
        assert changes(before, asked)["basics 2"] == ""


@pytest.mark.rule("MIS-08")
def test_an_emptied_column_space_stays_empty_for_the_round() -> None:
    t = scouting().do("effect:room_scout_post", "plan:basic_toll_post", "done")
    t.do("place:laborer:harbor:museum_row_lower")
    assert t.state.basics == ["", *BASICS[1:], ""]


@pytest.mark.rule("MIS-21", "AMB-73")
def test_the_starter_mission_may_be_completed_on_the_first_turn() -> None:
    t = a_table().planned(0, "starter_soup_line").with_items(0, food=3).assigned(0, metro="laborer")
    assert (t.state.round, t.state.step) == (1, 3)
    t.at("PLACE-01", seat=0).do("place:laborer:metro:revolution_square_right")
    assert "mission:starter_soup_line" in t.options


@pytest.mark.rule("MIS-23", "AMB-73")
def test_a_mission_planned_in_step_two_may_be_completed_on_the_next_own_turn() -> None:
    t = a_table().offering("basic_dock_on_the_ice").on_tracks(0, harbor=4).with_items(0, food=2, fuel=1)
    t.assigned(0, harbor="laborer").at("LEAD-01")
    assert (t.decision.rule, t.state.step) == ("MIS-03", 2)
    t.do("plan:basic_dock_on_the_ice", "place:laborer:harbor:hope_island_right")
    assert t.options == ("mission:basic_dock_on_the_ice", "done")
