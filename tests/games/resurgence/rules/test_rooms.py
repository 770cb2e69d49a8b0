"""ROOM: what the ten rooms do."""

import pytest

from tests.build import Table, a_table
from tests.compare import changes

ROW = ("survivor_chef", "survivor_miner", "survivor_doctor", "survivor_pilot", "survivor_scout")
"""Food prices 4, 4, 3, 2, 2."""

FULL_TRACKS = (8, 8, 8)


def room(word: str, token: str = "laborer", **items: int) -> Table:
    """Seat 0, about to place that token in that room, the only thing it may place."""
    t = a_table().in_row(*ROW).cleared(0, word).with_items(0, **items).assigned(0, compound=token)
    return t.assigned(1, metro="laborer")


def standing(word: str, token: str = "laborer", **items: int) -> Table:
    """Seat 0 has just placed that token in that room and is asked what it does."""
    return enter(room(word, token, **items), word, token)


def enter(t: Table, word: str, token: str = "laborer") -> Table:
    """Place the token in the room."""
    return t.at("PLACE-01", seat=0).do(f"place:{token}:compound:{word}")


@pytest.mark.rule("ROOM-CHECKPOINT")
def test_checkpoint_is_cleared_from_the_start_and_gives_one_ammo_or_meds() -> None:
    t = a_table().assigned(0, compound="laborer").at("PLACE-01", seat=0)
    t.do("place:laborer:compound:room_checkpoint")
    before = t.clone()
    t.do("effect:room_checkpoint")
    assert (t.decision.rule, t.options) == ("GEN-03", ("gain:ammo1", "gain:meds1"))
    assert changes(before, t.clone().do("gain:ammo1")) == {"0 ammo": 1}
    assert changes(before, t.clone().do("gain:meds1")) == {"0 meds": 1}


@pytest.mark.parametrize(
    ("word", "supply"),
    [
        pytest.param("room_armory", "ammo", marks=pytest.mark.rule("ROOM-ARMORY")),
        pytest.param("room_clinic", "meds", marks=pytest.mark.rule("ROOM-CLINIC")),
    ],
)
def test_armory_and_clinic_turn_one_fuel_into_two_supplies(word: str, supply: str) -> None:
    assert standing(word, food=9, ammo=9, meds=9).options == ("done",)
    t = standing(word, fuel=1)
    before = t.clone()
    t.do(f"effect:{word}")
    assert (t.decision.rule, t.options) == ("GEN-04", ("pay:fuel1",))
    t.do("pay:fuel1")
    assert changes(before, t) == {"0 fuel": -1, f"0 {supply}": 2}


@pytest.mark.rule("ROOM-11", "EX-20")
def test_a_rooms_cost_is_paid_once_however_much_is_held() -> None:
    t = room("room_clinic", fuel=5).assigned(0, compound="hero")
    enter(t, "room_clinic").do("effect:room_clinic", "pay:fuel1")
    assert t.items(0) == {"food": 0, "fuel": 4, "parts": 0, "ammo": 0, "meds": 2}
    assert t.options == ("done",)
    t.do("done", "place:laborer:metro:arbat_upper", "done")
    assert t.decision.seat == 0
    assert t.placing("room_clinic") == ()


@pytest.mark.rule("ROOM-MARKET-STALL")
@pytest.mark.parametrize("paid", ["food", "fuel", "parts"])
def test_market_stall_turns_one_resource_into_any_two(paid: str) -> None:
    assert standing("room_market_stall", ammo=9, meds=9).options == ("done",)
    t = standing("room_market_stall", food=1, fuel=1, parts=1)
    before = t.clone()
    t.do("effect:room_market_stall")
    assert sorted(t.options) == ["pay:food1", "pay:fuel1", "pay:parts1"]
    t.do(f"pay:{paid}1")
    assert t.options == (
        *("gain:food2", "gain:food1:fuel1", "gain:food1:parts1"),
        *("gain:fuel2", "gain:fuel1:parts1", "gain:parts2"),
    )
    t.do("gain:fuel1:parts1")
    gained = {"food": 0, "fuel": 1, "parts": 1}
    gained[paid] -= 1
    assert changes(before, t) == {f"0 {word}": amount for word, amount in gained.items() if amount}


@pytest.mark.rule("ROOM-13", "AMB-59")
def test_the_two_resources_may_be_alike_and_like_the_one_paid() -> None:
    t = standing("room_market_stall", fuel=1)
    before = t.clone()
    t.do("effect:room_market_stall", "pay:fuel1", "gain:fuel2")
    assert changes(before, t) == {"0 fuel": 1}
    workshop = standing("room_workshop", "builder")
    before = workshop.clone()
    workshop.do("effect:room_workshop", "gain:parts2")
    assert changes(before, workshop) == {"0 parts": 2}


@pytest.mark.rule("ROOM-WORKSHOP")
def test_workshop_gives_any_two_resources() -> None:
    t = standing("room_workshop", "builder")
    before = t.clone()
    t.do("effect:room_workshop")
    assert (t.decision.rule, len(t.options)) == ("GEN-03", 6)
    t.do("gain:food1:parts1")
    assert changes(before, t) == {"0 food": 1, "0 parts": 1}


@pytest.mark.rule("ROOM-KITCHEN", "AMB-62")
def test_kitchen_rescues_for_one_fuel_and_the_food_of_the_space() -> None:
    assert standing("room_kitchen", food=9).options == ("done",)
    assert standing("room_kitchen", fuel=9, food=1).options == ("done",)
    t = standing("room_kitchen", fuel=2, food=3)
    before = t.clone()
    t.do("effect:room_kitchen")
    assert t.options == ("rescue:survivor_doctor", "rescue:survivor_pilot", "rescue:survivor_scout")
    t.do("rescue:survivor_doctor")
    assert t.options == ("pay:food3:fuel1",)
    t.do("pay:food3:fuel1")
    assert changes(before, t) == {
        "0 food": -3,
        "0 fuel": -1,
        "0 cards": ["+survivor_doctor"],
        "0 supply scholar": -1,
        "0 bag scholar": 1,
        "row 2": "",
    }


@pytest.mark.rule("ROOM-GARAGE", "ROOM-12")
def test_garage_draws_a_token_that_is_assigned_before_anything_else() -> None:
    t = enter(room("room_garage").with_bag(0, "ranger"), "room_garage")
    before = t.clone()
    t.do("effect:room_garage")
    assert (t.decision.rule, t.decision.seat) == ("AMB-135", 0)
    assert t.options == ("assign:ranger:metro", "assign:ranger:harbor", "assign:ranger:compound")
    t.do("assign:ranger:harbor")
    assert changes(before, t) == {"0 bag ranger": -1, "0 harbor ranger": 1}
    t.do("done", "place:laborer:metro:arbat_upper", "done", "place:ranger:harbor:kremlin_lower")
    assert t.in_zone("kremlin_lower") == {0: "ranger"}


@pytest.mark.rule("ROOM-12", "AMB-58")
def test_garage_refills_the_bag_from_the_rest_area_with_tokens_rested_this_round() -> None:
    t = room("room_garage").with_bag(0, "").assigned(0, metro="scholar").at("PLACE-01", seat=0)
    t.do("place:scholar:metro:rest", "place:laborer:metro:arbat_upper", "done")
    t.do("place:laborer:compound:room_garage")
    before = t.clone()
    t.do("effect:room_garage", "assign:scholar:metro")
    assert changes(before, t) == {"0 rest scholar": -1, "0 metro scholar": 1}


@pytest.mark.rule("ROOM-12", "AMB-58")
def test_garage_empties_the_rest_area_only_when_the_bag_is_short() -> None:
    t = room("room_garage").with_bag(0, "ranger").with_rest(0, "scholar scholar")
    enter(t, "room_garage").do("effect:room_garage", "assign:ranger:metro")
    assert (t.tokens(0, "bag"), t.tokens(0, "rest")) == ({}, {"scholar": 2})
    short = room("room_garage").with_bag(0, "").with_rest(0, "scholar scholar")
    enter(short, "room_garage").do("effect:room_garage", "assign:scholar:metro")
    assert (short.tokens(0, "bag"), short.tokens(0, "rest")) == ({"scholar": 1}, {})


@pytest.mark.rule("ROOM-12", "AMB-58")
def test_garage_does_nothing_with_bag_and_rest_area_empty() -> None:
    t = room("room_garage").with_bag(0, "")
    assert enter(t, "room_garage").options == ("done",)


@pytest.mark.rule("ROOM-SCOUT-POST")
def test_scout_post_plans_one_available_mission() -> None:
    t = standing("room_scout_post")
    before = t.clone()
    t.do("effect:room_scout_post")
    assert t.options == tuple(f"plan:{mission}" for mission in t.state.basics)
    mission = t.state.basics[2]
    t.do(f"plan:{mission}")
    assert changes(before, t) == {"0 slots": [f"+{mission}"], "basics 2": ""}
    full = room("room_scout_post").planned(0, "starter_ice_ferry", "starter_soup_line", "starter_signal_fires")
    assert enter(full, "room_scout_post").options == ("done",)


@pytest.mark.rule("ROOM-PROPAGANDA")
def test_propaganda_advances_one_on_any_own_track_for_one_fuel() -> None:
    assert standing("room_propaganda", "scholar", food=9).options == ("done",)
    t = standing("room_propaganda", "scholar", fuel=1)
    before = t.clone()
    t.do("effect:room_propaganda", "pay:fuel1")
    assert (t.decision.rule, t.options) == (
        "LEAD-12",
        ("advance:metro", "advance:harbor", "advance:compound"),
    )
    for track in ("metro", "harbor", "compound"):
        advanced = t.clone().do(f"advance:{track}")
        assert changes(before, advanced) == {"0 fuel": -1, f"0 track {track}": 1}


@pytest.mark.rule("ROOM-14", "AMB-60")
def test_propaganda_offers_no_full_track_and_costs_nothing_when_all_are_full() -> None:
    t = room("room_propaganda", "scholar", fuel=1).on_tracks(0, 8, 5, 8)
    enter(t, "room_propaganda", "scholar").do("effect:room_propaganda", "pay:fuel1")
    assert t.options == ("advance:harbor",)
    full = room("room_propaganda", "scholar", fuel=1).on_tracks(0, *FULL_TRACKS)
    assert enter(full, "room_propaganda", "scholar").options == ("done",)
    assert full.items(0)["fuel"] == 1


@pytest.mark.rule("ROOM-HEADQUARTERS", "ROOM-15", "AMB-61")
def test_headquarters_completes_any_planned_mission_for_its_cost() -> None:
    t = room("room_headquarters", "ranger", ammo=3, fuel=2, food=2)
    t.planned(0, "basic_clear_the_gallery", "basic_burn_the_nest", "starter_soup_line")
    enter(t, "room_headquarters", "ranger")
    assert t.options == ("effect:room_headquarters", "done")
    before = t.clone()
    t.do("effect:room_headquarters")
    assert t.decision.rule == "ROOM-HEADQUARTERS"
    assert t.options == ("complete:basic_clear_the_gallery", "complete:basic_burn_the_nest")
    t.do("complete:basic_clear_the_gallery")
    assert (t.decision.rule, t.options) == ("MIS-13", ("pay:ammo3",))
    t.do("pay:ammo3")
    assert changes(before, t) == {
        "0 ammo": -3,
        "0 vp": 3,
        "0 slots": ["-basic_clear_the_gallery"],
        "0 column 0": ["+basic_clear_the_gallery"],
    }
    assert t.options == ("done",)


@pytest.mark.rule("ROOM-HEADQUARTERS")
def test_headquarters_is_not_offered_without_a_mission_that_can_be_paid() -> None:
    t = room("room_headquarters", "ranger", ammo=2).planned(0, "basic_clear_the_gallery")
    assert enter(t, "room_headquarters", "ranger").options == ("done",)


@pytest.mark.rule("ROOM-15", "AMB-61", "MIS-17")
def test_headquarters_completes_a_mutant_mission_without_mutants_into_a_column_of_choice() -> None:
    t = room("room_headquarters", "ranger", fuel=2).planned(0, "basic_burn_the_nest")
    enter(t, "room_headquarters", "ranger").do("effect:room_headquarters", "complete:basic_burn_the_nest", "pay:fuel2")
    assert sum(t.state.mutants) == 0
    assert (t.decision.rule, t.options) == (
        "MIS-16",
        ("column:column_left", "column:column_middle", "column:column_right"),
    )
    t.do("column:column_right")
    assert t.seat(0).columns == [[], [], ["basic_burn_the_nest"]]


@pytest.mark.rule("ROOM-15", "AMB-61", "MIS-18")
def test_headquarters_wakes_mission_cards_and_brings_the_row_bonus() -> None:
    t = room("room_headquarters", "ranger", ammo=3).planned(0, "basic_clear_the_gallery")
    t.completed(0, 1, "starter_ice_ferry").completed(0, 2, "starter_soup_line").with_cards(0, "survivor_miner")
    t.in_row("survivor_chef", "", "", "", "")
    enter(t, "room_headquarters", "ranger").do("effect:room_headquarters", "complete:basic_clear_the_gallery")
    t.do("pay:ammo3")
    assert (t.decision.rule, t.options) == ("MIS-18", ("rescue:survivor_chef", "leave"))
    t.do("leave")
    assert t.options == ("card:survivor_miner", "done")


@pytest.mark.rule("ROOM-15", "MIS-07", "AMB-73")
def test_headquarters_does_not_complete_a_mission_planned_this_turn() -> None:
    t = room("room_headquarters", "ranger", parts=2).planned(0, "basic_bell_tower_relay")
    t.available("basic_clear_the_gallery").with_items(0, ammo=9)
    enter(t, "room_headquarters", "ranger").do("effect:room_headquarters", "complete:basic_bell_tower_relay")
    t.do("pay:parts2", "plan:basic_clear_the_gallery")
    assert t.seat(0).slots == ["basic_clear_the_gallery"]
    assert t.options == ("done",)


@pytest.mark.rule("ROOM-15", "MIS-15", "AMB-61")
def test_headquarters_mission_is_the_only_one_of_its_turn() -> None:
    t = room("room_headquarters", "ranger", ammo=9, food=9)
    t.planned(0, "basic_clear_the_gallery", "starter_soup_line")
    enter(t, "room_headquarters", "ranger").do("effect:room_headquarters", "complete:basic_clear_the_gallery")
    t.do("pay:ammo3")
    assert t.options == ("done",)
    assert t.seat(0).slots == ["starter_soup_line"]
