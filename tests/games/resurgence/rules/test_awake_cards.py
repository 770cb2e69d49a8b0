"""SURV-01 to SURV-13 and SURV-33 to SURV-36: what wakes cards, chains of gains, and when cards work at all."""

import pytest

from tests.build import Table, a_table
from tests.compare import changes


def on(zone: str, *cards: str, token: str = "laborer", area: str = "metro", **items: int) -> Table:
    """Seat 0 with these cards has just placed a token in a Zone or room; seat 1 has one to place in the Metro."""
    t = a_table().with_cards(0, *cards).with_items(0, **items).assigned(0, **{area: token})
    if zone.startswith("room_"):
        t.cleared(0, zone)
    return t.assigned(1, metro="laborer").at("PLACE-01", seat=0).do(f"place:{token}:{area}:{zone}")


def cards_of(t: Table) -> list[str]:
    """The cards that the open decision offers."""
    return sorted({word for option in t.options for word in option.split(":") if word.startswith(("surv", "hero"))})


@pytest.mark.rule("SURV-02", "EX-11")
def test_any_number_of_cards_may_be_used_in_a_turn() -> None:
    t = on("arbat_upper", "survivor_farmer", "survivor_brewer")
    before = t.clone()
    t.do("card:survivor_brewer", "card:survivor_farmer")
    assert changes(before, t) == {
        "0 food": 1,
        "0 fuel": 1,
        "0 spent": ["+survivor_brewer", "+survivor_farmer"],
    }


@pytest.mark.rule("SURV-11", "EX-12")
def test_what_a_card_gives_wakes_other_cards() -> None:
    t = on("arbat_upper", "survivor_farmer", "survivor_brewer", "survivor_lab_tech")
    assert cards_of(t) == ["survivor_brewer", "survivor_farmer"]
    t.do("card:survivor_brewer")
    assert cards_of(t) == ["survivor_farmer", "survivor_lab_tech"]
    t.do("card:survivor_lab_tech", "card:survivor_farmer")
    assert t.items(0) == {"food": 1, "fuel": 1, "parts": 1, "ammo": 0, "meds": 0}


@pytest.mark.rule("SURV-04", "EX-10")
@pytest.mark.parametrize("token", ["hero", "ranger", "scholar", "builder", "laborer"])
def test_a_token_of_any_type_meets_a_cards_condition(token: str) -> None:
    t = on("revolution_square_right", "survivor_hunter", token=token).do("effect:revolution_square_right")
    before = t.clone()
    t.do("card:survivor_hunter")
    assert changes(before, t) == {"0 food": 1, "0 spent": ["+survivor_hunter"]}


@pytest.mark.rule("SURV-05", "SURV-01")
def test_a_used_card_stays_exhausted_through_the_round_and_is_ready_in_the_next() -> None:
    t = a_table().with_cards(0, "survivor_farmer").assigned(0, metro="laborer laborer").at("PLACE-01", seat=0)
    t.do("place:laborer:metro:arbat_upper", "card:survivor_farmer", "done")
    t.do("place:laborer:metro:revolution_square_right")
    assert cards_of(t) == []
    assert t.seat(0).spent == ["survivor_farmer"]
    t.do("done")
    assert (t.state.round, t.seat(0).spent) == (2, [])


@pytest.mark.rule("SURV-03", "AMB-45")
def test_gains_outside_the_own_turn_wake_nothing() -> None:
    t = a_table().with_cards(0, "survivor_hunter", "survivor_chemist")
    t.on_tracks(0, harbor=1).assigned(0, harbor="laborer").at("LEAD-01")
    assert t.seat(0).tracks == [0, 2, 0]
    assert t.items(0)["fuel"] == 1  # the bonus of Step 2
    assert (t.decision.rule, t.decision.seat) == ("PLACE-01", 0)
    t.do("place:laborer:harbor:hope_island_right")
    assert cards_of(t) == []


@pytest.mark.rule("SURV-03", "AMB-45")
def test_gains_of_step_one_wake_nothing() -> None:
    t = a_table().with_cards(0, "survivor_gunsmith", "survivor_electrician").in_round(2).first_player(1)
    t.next_event("event_lost_airdrop").at("EVT-02")
    assert (t.decision.rule, t.decision.seat) == ("GEN-03", 0)
    t.do("gain:ammo1", "gain:ammo1")
    while t.state.step == 1:
        asked = t.state.open[0]
        t.choose(asked.seat, next(option for option in asked.options if option.endswith(":compound")))
    t.do("place:laborer:compound:room_checkpoint")
    assert t.decision.seat == 0
    assert cards_of(t) == []


@pytest.mark.rule("SURV-03")
def test_another_seats_turn_wakes_nothing() -> None:
    t = a_table().with_cards(0, "survivor_farmer", "survivor_hunter").assigned(0, harbor="laborer")
    t.assigned(1, metro="laborer").at("PLACE-01", seat=1)
    t.do("place:laborer:metro:revolution_square_right", "effect:revolution_square_right")
    assert t.decision.seat == 1
    assert t.options == ("done",)
    t.do("done", "place:laborer:harbor:hope_island_right")
    assert cards_of(t) == []


@pytest.mark.rule("SURV-03")
def test_column_income_and_level_payments_of_upkeep_ask_for_no_card() -> None:
    t = a_table().with_cards(0, "survivor_hunter", "survivor_pharmacist", "survivor_electrician")
    t.completed(0, 0, "starter_stovepipe_row").with_items(0, food=9, fuel=9, ammo=3, meds=2).at("UPK-A")
    assert (t.decision.rule, t.options) == ("UPK-C", ("raise", "stay"))
    t.do("raise")
    assert t.options == ("pay:food2:fuel1",)


@pytest.mark.rule("AMB-45", "SURV-10")
def test_a_track_bonus_reached_in_the_own_turn_is_a_gain() -> None:
    t = a_table().with_cards(0, "survivor_chemist").on_tracks(0, harbor=1).planned(0, "basic_dock_on_the_ice")
    t.with_items(0, food=2, fuel=1).assigned(0, harbor="laborer").at("PLACE-01", seat=0)
    t.do("place:laborer:harbor:hope_island_right")
    assert cards_of(t) == []
    t.do("mission:basic_dock_on_the_ice", "pay:food2:fuel1", "advance:harbor")
    assert t.items(0)["fuel"] == 1
    assert cards_of(t) == ["survivor_chemist"]


@pytest.mark.rule("SURV-07", "AMB-41")
def test_a_trigger_may_be_used_at_any_later_moment_of_the_turn_and_not_afterwards() -> None:
    t = a_table().with_cards(0, "survivor_farmer", "survivor_hunter").assigned(0, metro="laborer", harbor="laborer")
    t.at("PLACE-01", seat=0).do("place:laborer:metro:revolution_square_right", "effect:revolution_square_right")
    assert cards_of(t) == ["survivor_farmer", "survivor_hunter"]
    assert cards_of(t.clone().do("card:survivor_hunter")) == ["survivor_farmer"]
    t.do("done", "place:laborer:harbor:barbarian_gate_right")
    assert t.options == ("effect:barbarian_gate_right", "done")


@pytest.mark.rule("SURV-08", "AMB-47")
def test_cards_that_say_when_or_after_work_after_the_event_not_for_the_penalty() -> None:
    t = a_table().with_cards(0, "survivor_smuggler", "survivor_farmer").mutants("arbat").with_items(0, food=1)
    t.assigned(0, metro="laborer").at("PLACE-01", seat=0).do("place:laborer:metro:arbat_upper")
    assert (t.decision.rule, t.options) == ("PLACE-06", ("pay:food1",))
    t.do("pay:food1")
    assert cards_of(t) == ["survivor_farmer", "survivor_smuggler"]


@pytest.mark.rule("SURV-10", "AMB-42", "DRV-19")
def test_a_gain_counts_even_if_the_limit_swallows_it() -> None:
    t = on("revolution_square_right", "survivor_hunter", food=9).do("effect:revolution_square_right")
    assert t.items(0)["food"] == 9
    assert cards_of(t) == ["survivor_hunter"]
    before = t.clone()
    t.do("card:survivor_hunter")
    assert changes(before, t) == {"0 spent": ["+survivor_hunter"]}


@pytest.mark.rule("SURV-10", "AMB-42")
def test_a_declined_effect_is_no_gain() -> None:
    t = on("revolution_square_right", "survivor_hunter")
    assert t.options == ("effect:revolution_square_right", "done")
    assert cards_of(t.do("done")) == []


@pytest.mark.rule("SURV-10", "AMB-44")
def test_goods_of_choice_are_gains_of_the_kinds_taken() -> None:
    stall = on("room_market_stall", "survivor_hunter", "survivor_chemist", area="compound", food=1)
    stall.do("effect:room_market_stall", "pay:food1")
    assert cards_of(stall.clone().do("gain:food2")) == ["survivor_hunter"]
    assert cards_of(stall.clone().do("gain:fuel1:parts1")) == ["survivor_chemist"]
    assert cards_of(stall.clone().do("gain:parts2")) == []
    workshop = on("room_workshop", "survivor_hunter", "survivor_chemist", token="builder", area="compound")
    assert cards_of(workshop.do("effect:room_workshop", "gain:food1:fuel1")) == ["survivor_chemist", "survivor_hunter"]


@pytest.mark.rule("SURV-10")
def test_paying_and_scoring_are_no_gains() -> None:
    cards = ("survivor_hunter", "survivor_chemist", "survivor_gunsmith", "survivor_pharmacist")
    t = a_table().with_cards(0, *cards).planned(0, "basic_clear_the_gallery").with_items(0, ammo=4)
    t.assigned(0, harbor="laborer").at("PLACE-01", seat=0).do("place:laborer:harbor:museum_row_lower")
    t.do("mission:basic_clear_the_gallery", "pay:ammo3")
    assert cards_of(t) == []


@pytest.mark.rule("SURV-12", "AMB-43")
def test_a_card_cannot_wake_itself() -> None:
    t = on("revolution_square_right", "survivor_hunter").do("effect:revolution_square_right", "card:survivor_hunter")
    assert t.items(0)["food"] == 3
    assert t.options == ("done",)


@pytest.mark.rule("SURV-13", "DRV-16")
def test_a_gain_of_several_units_is_one_gain() -> None:
    t = on("barbarian_gate_left", "survivor_chemist", "survivor_lab_tech", token="scholar", area="harbor")
    before = t.clone()
    t.do("effect:barbarian_gate_left", "card:survivor_chemist", "card:survivor_lab_tech")
    assert changes(before, t) == {
        "0 fuel": 3,
        "0 parts": 1,
        "0 spent": ["+survivor_chemist", "+survivor_lab_tech"],
    }
    assert t.options == ("done",)


@pytest.mark.rule("SURV-11", "DRV-17")
def test_the_clinic_starts_a_chain_of_three_cards() -> None:
    chain = ("survivor_pharmacist", "survivor_chemist", "survivor_lab_tech")
    t = on("room_clinic", *chain, area="compound", fuel=1)
    before = t.clone()
    t.do("effect:room_clinic", "pay:fuel1")
    assert cards_of(t) == ["survivor_pharmacist"]
    t.do("card:survivor_pharmacist", "card:survivor_chemist", "card:survivor_lab_tech")
    assert changes(before, t) == {
        "0 fuel": 1,
        "0 parts": 1,
        "0 meds": 2,
        "0 spent": ["+survivor_chemist", "+survivor_lab_tech", "+survivor_pharmacist"],
    }


@pytest.mark.rule("SURV-33")
@pytest.mark.parametrize(
    ("zone", "area", "card"),
    [
        ("kremlin_upper", "metro", "survivor_farmer"),
        ("museum_row_lower", "harbor", "survivor_sailor"),
        ("room_garage", "compound", "survivor_botanist"),
    ],
)
def test_placing_wakes_cards_without_the_effect_of_the_space(zone: str, area: str, card: str) -> None:
    assert cards_of(on(zone, card, area=area)) == [card]


@pytest.mark.rule("SURV-33", "SURV-35", "AMB-55")
def test_a_mutant_in_the_zone_gives_one_vp_however_many_there_are() -> None:
    t = a_table().with_cards(0, "survivor_smuggler").with_items(0, food=9).assigned(0, metro="laborer")
    t.state.mutants[0], t.state.mutant_supply = 2, 4
    t.at("PLACE-01", seat=0).do("place:laborer:metro:arbat_upper", "pay:food2")
    before = t.clone()
    t.do("card:survivor_smuggler")
    assert changes(before, t) == {"0 vp": 1, "0 spent": ["+survivor_smuggler"]}


@pytest.mark.rule("AMB-55")
def test_a_mutant_elsewhere_in_the_district_or_another_survivor_wakes_no_smuggler() -> None:
    t = a_table().with_cards(0, "survivor_smuggler").placed(1, "laborer", "arbat_upper").with_items(0, food=1)
    t.state.mutants[1], t.state.mutant_supply = 1, 5
    t.assigned(0, metro="laborer").at("PLACE-01", seat=0).do("place:laborer:metro:arbat_upper", "pay:food1")
    assert cards_of(t) == []


@pytest.mark.rule("SURV-34")
def test_the_rest_area_is_no_room() -> None:
    t = a_table().with_cards(0, "survivor_sniper", "survivor_botanist").assigned(0, compound="laborer laborer")
    t.at("PLACE-01", seat=0).do("place:laborer:compound:rest")
    assert t.seat(0).spent == []
    assert cards_of(t) == []


@pytest.mark.rule("SURV-36", "AMB-54")
def test_planning_by_a_zone_a_room_or_the_sapper_wakes_the_plumber() -> None:
    zone = on("museum_row_upper", "survivor_plumber", token="scholar").do("effect:museum_row_upper")
    assert cards_of(zone.clone().do(zone.options[0])) == ["survivor_plumber"]
    assert cards_of(zone.clone().do("leave")) == []
    room = on("room_scout_post", "survivor_plumber", area="compound").do("effect:room_scout_post")
    assert cards_of(room.do(room.options[0])) == ["survivor_plumber"]
    sapper = on("hope_island_right", "survivor_plumber", "survivor_sapper", area="harbor", parts=2)
    sapper.do("effect:hope_island_right", "pay:parts2", "build:room_clinic", "card:survivor_sapper")
    assert cards_of(sapper.do(sapper.options[0])) == ["survivor_plumber"]


@pytest.mark.rule("SURV-36", "AMB-140")
def test_planning_as_a_mission_reward_a_track_bonus_or_an_event_wakes_the_plumber() -> None:
    t = a_table().with_cards(0, "survivor_plumber").planned(0, "basic_bell_tower_relay", "basic_toll_post")
    t.with_items(0, parts=2, ammo=2, food=1).on_tracks(0, harbor=4).event("event_sealed_wing")
    t.assigned(0, metro="laborer", harbor="laborer laborer").at("PLACE-01", seat=0)
    reward = t.clone().do("place:laborer:metro:kremlin_upper", "mission:basic_bell_tower_relay", "pay:parts2")
    assert cards_of(reward.do(reward.options[0])) == ["survivor_plumber"]
    bonus = t.clone().do("place:laborer:harbor:barbarian_gate_right", "mission:basic_toll_post")
    bonus.do("pay:food1:ammo2", "advance:harbor")
    assert bonus.decision.rule == "MIS-03"
    assert cards_of(bonus.do(bonus.options[0])) == ["survivor_plumber"]
    event = t.clone().do("place:laborer:harbor:museum_row_lower", "event:event_sealed_wing")
    assert cards_of(event.do(event.options[0])) == ["survivor_plumber"]


@pytest.mark.rule("AMB-54")
def test_the_sapper_with_full_slots_plans_nothing_and_is_not_offered() -> None:
    t = a_table().with_cards(0, "survivor_sapper", "survivor_plumber").with_items(0, parts=2)
    t.planned(0, "starter_soup_line", "starter_first_watch", "starter_signal_fires").assigned(0, harbor="laborer")
    t.at("PLACE-01", seat=0).do("place:laborer:harbor:hope_island_right", "effect:hope_island_right", "pay:parts2")
    t.do("build:room_clinic")
    assert cards_of(t) == []


@pytest.mark.rule("AMB-54", "MIS-07")
def test_the_sappers_mission_obeys_level_three_and_is_barred_this_turn() -> None:
    t = (
        a_table()
        .with_cards(0, "survivor_sapper")
        .with_items(0, parts=2, food=9, fuel=9)
        .available("basic_dock_on_the_ice")
    )
    t.with_rubble(0, "room_clinic", "rubble_vp2").assigned(0, harbor="laborer").at("PLACE-01", seat=0)
    t.do("place:laborer:harbor:hope_island_right", "effect:hope_island_right", "pay:parts2", "build:room_clinic")
    t.do("card:survivor_sapper")
    assert t.options == tuple(f"plan:{mission}" for mission in t.state.basics)
    t.do("plan:basic_dock_on_the_ice")
    assert t.options == ("done",)


@pytest.mark.rule("AMB-49")
def test_a_card_of_kind_mission_works_once_a_round_though_two_missions_are_completed() -> None:
    t = a_table().with_cards(0, "hero_cosmonaut", "survivor_miner").with_items(0, ammo=9, fuel=1, meds=1)
    t.planned(0, "basic_clear_the_gallery", "basic_seed_cabinet").assigned(0, harbor="laborer").at("PLACE-01", seat=0)
    t.do("place:laborer:harbor:museum_row_lower", "mission:basic_clear_the_gallery", "pay:ammo3")
    t.do("card:survivor_miner", "card:hero_cosmonaut:basic_seed_cabinet", "pay:fuel1:ammo1:meds1")
    assert cards_of(t) == []
    assert t.seat(0).vp == 3 + 1 + 2
