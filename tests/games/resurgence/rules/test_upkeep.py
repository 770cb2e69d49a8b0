"""UPK-A, UPK-B, UPK-B1, UPK-C: recall, income, Upkeep Events and levels."""

import pytest

from resurgence_tui.games.resurgence.game import GAME
from tests.build import Table, a_table

NOTHING = {"food": 0, "fuel": 0, "parts": 0, "ammo": 0, "meds": 0}
LEFT = ("basic_bone_hall_shelter", "basic_seed_cabinet", "basic_clear_the_gallery")
MIDDLE = ("basic_guard_vault", "basic_cathedral_infirmary")
RIGHT = ("basic_ration_exchange", "basic_toll_post", "basic_burn_the_nest")


def upkeep_event(t: Table, event: str) -> Table:
    for pile in (t.state.aside, t.state.event_deck):
        if event in pile:
            pile.remove(event)
    t.state.event_discard.append(t.state.event)
    t.state.event = event
    return t


# --- A: recall and ready --------------------------------------------------------------------------------------


@pytest.mark.rule("UPK-A", "UPK-A1", "AMB-78")
def test_upk_a1_tokens_of_zones_and_rooms_go_to_their_owners_rest_area_without_food() -> None:
    t = a_table(3).placed(0, "hero", "arbat_upper").placed(0, "laborer", "room_checkpoint")
    t.placed(1, "ranger", "arbat_upper").with_rest(0, "laborer").at("UPK-A")
    assert t.state.zones == [-1] * 36
    assert [me.rooms for me in t.state.seats] == [[-1] * 10] * 3
    assert [t.tokens(seat, "rest") for seat in range(3)] == [{"hero": 1, "laborer": 2}, {"ranger": 1}, {}]
    assert [t.items(seat) for seat in range(3)] == [NOTHING] * 3


@pytest.mark.rule("UPK-A", "UPK-A2", "SURV-05")
def test_upk_a2_exhausted_cards_become_ready() -> None:
    t = a_table().with_cards(0, "hero_mystic", "survivor_hunter", "survivor_chef")
    t.exhausted(0, "hero_mystic", "survivor_hunter").at("UPK-A")
    assert (t.seat(0).cards, t.seat(0).spent) == (["hero_mystic", "survivor_hunter", "survivor_chef"], [])


@pytest.mark.rule("UPK-A", "UPK-A1")
def test_upk_a_starts_when_the_last_assigned_token_is_placed() -> None:
    t = a_table().assigned(0, metro="laborer").assigned(1, compound="laborer").at("PLACE-01")
    t.do("place:laborer:metro:arbat_upper", "effect:arbat_upper", "done")
    assert (t.state.step, t.in_zone("arbat_upper")) == (3, {0: "laborer"})
    t.do("place:laborer:compound:room_checkpoint", "done")
    assert (t.in_zone("arbat_upper"), t.tokens(0, "rest"), t.tokens(1, "rest")) == ({}, {"laborer": 1}, {"laborer": 1})
    assert t.items(0) == {**NOTHING, "parts": 1}
    assert t.state.round == 2


# --- B: income ------------------------------------------------------------------------------------------------


@pytest.mark.rule("UPK-B", "AMB-80", "AMB-79", "AMB-132")
def test_upk_b_each_completed_mission_pays_its_column_and_the_right_one_mixes_freely() -> None:
    t = a_table(3).first_player(1).completed(0, 0, *LEFT).completed(0, 1, *MIDDLE).completed(0, 2, *RIGHT[:2])
    t.completed(1, 2, RIGHT[2]).completed(2, 1, "basic_smokehouse_charter").at("UPK-B")
    assert (t.decision.rule, t.decision.seat, t.options) == ("UPK-B", 1, ("gain:food1", "gain:fuel1"))
    t.do("gain:fuel1")
    assert t.items(2) == {**NOTHING, "ammo": 1}
    assert (t.decision.seat, t.options) == (0, ("gain:food2", "gain:food1:fuel1", "gain:fuel2"))
    t.do("gain:food1:fuel1")
    assert [t.items(seat) for seat in range(3)] == [
        {"food": 1, "fuel": 1, "parts": 0, "ammo": 2, "meds": 3},
        {**NOTHING, "fuel": 1},
        {**NOTHING, "ammo": 1},
    ]


@pytest.mark.rule("AMB-80", "GEN-05", "GEN-06")
def test_amb_80_income_stops_at_the_limits() -> None:
    t = a_table().completed(0, 0, *LEFT).completed(0, 1, *MIDDLE).completed(0, 2, *RIGHT)
    t.with_items(0, food=8, fuel=9, ammo=12, meds=11).at("UPK-B")
    assert t.options == ("gain:food3", "gain:food2:fuel1", "gain:food1:fuel2", "gain:fuel3")
    t.do("gain:food2:fuel1")
    assert t.items(0) == {"food": 9, "fuel": 9, "parts": 0, "ammo": 13, "meds": 13}


@pytest.mark.rule("UPK-B", "AMB-80", "AMB-132")
def test_upk_b_two_columns_with_a_choice_are_asked_one_after_the_other() -> None:
    t = a_table().completed(0, 0, LEFT[0]).completed(0, 1, MIDDLE[0]).completed(0, 2, RIGHT[0])
    left = {"id": "column_left", "income": [{"meds": 1}, {"parts": 1}], "districts": ["museum_row", "arbat"]}
    t.state.content = GAME.content_from({"columns": [left]})
    t.at("UPK-B")
    assert (t.decision.options, t.decision.context) == (("gain:meds1", "gain:parts1"), ("column_left",))
    t.do("gain:parts1")
    assert (t.decision.options, t.decision.context) == (("gain:food1", "gain:fuel1"), ("column_right",))
    t.do("gain:fuel1")
    assert t.items(0) == {"food": 0, "fuel": 1, "parts": 1, "ammo": 1, "meds": 0}


@pytest.mark.rule("UPK-B", "SURV-03", "AMB-45")
def test_upk_b_income_triggers_no_card() -> None:
    t = a_table().completed(0, 2, RIGHT[0]).with_cards(0, "survivor_hunter").at("UPK-B").do("gain:food1")
    assert (t.items(0), t.seat(0).spent) == ({**NOTHING, "food": 1}, [])
    assert {one.rule for one in t.state.open} == {"ASG-01"}


@pytest.mark.rule("AMB-79", "UPK-B", "UPK-B1", "UPK-C")
def test_amb_79_all_finish_one_part_before_the_next_starts() -> None:
    t = upkeep_event(a_table(), "event_stove_night").completed(0, 2, RIGHT[0]).completed(1, 2, RIGHT[1])
    for seat in (0, 1):
        t.with_items(seat, ammo=3, meds=3, fuel=2, food=2)
    t.at("UPK-A")
    asked = []
    while t.decision.rule in ("UPK-B", "UPK-B1", "UPK-C"):
        asked.append((t.decision.rule, t.decision.seat))
        t.do(t.options[-1])
        if len(t.state.open) > 1:
            break
    assert asked == [(part, seat) for part in ("UPK-B", "UPK-B1", "UPK-C") for seat in (0, 1)]


@pytest.mark.rule("UPK-B1", "AMB-81")
def test_upk_b1_an_event_of_another_kind_does_nothing_in_upkeep() -> None:
    for event in ("event_lost_airdrop", "event_stranded_tanker", "event_the_beginning"):
        t = a_table().event(event).at("UPK-B1")
        assert {one.rule for one in t.state.open} == {"ASG-01"}
        assert [t.items(seat) for seat in (0, 1)] == [NOTHING, NOTHING]


@pytest.mark.rule("AMB-81", "UPK-LAST", "AMB-86")
def test_amb_81_an_upkeep_event_works_in_round_6_too() -> None:
    t = upkeep_event(a_table().in_round(6), "event_stove_night").with_items(0, fuel=1).at("UPK-A")
    assert (t.decision.rule, t.options) == ("UPK-B1", ("event:event_stove_night", "leave"))
    t.do("event:event_stove_night", "pay:fuel1")
    assert (t.state.over, t.seat(0).sheet["track"]) == (True, 2)


# --- C: levels ------------------------------------------------------------------------------------------------


@pytest.mark.rule("UPK-C", "UPK-C1", "UPK-C3", "EX-14", "AMB-132")
def test_upk_c3_level_2_needs_three_ammo_and_meds_in_hand_and_costs_fuel_and_food() -> None:
    t = a_table().with_items(0, food=3, fuel=2, ammo=3, meds=3).at("UPK-C")
    assert (t.decision.rule, t.decision.seat, t.options) == ("UPK-C", 0, ("raise", "stay"))
    stay = t.clone().do("stay")
    assert (stay.seat(0).level, stay.items(0)) == (1, t.items(0))
    t.do("raise")
    assert t.options == ("pay:food2:fuel1",)
    t.do("pay:food2:fuel1")
    assert (t.seat(0).level, t.items(0)) == (2, {"food": 1, "fuel": 1, "parts": 0, "ammo": 3, "meds": 3})


@pytest.mark.rule("UPK-C1", "UPK-C4", "EX-15", "AMB-82")
def test_upk_c_two_levels_at_once_pay_both_costs() -> None:
    t = a_table().with_items(0, food=4, fuel=3, ammo=5, meds=5).at("UPK-C")
    t.do("raise", "pay:food2:fuel1")
    assert (t.decision.rule, t.options, t.seat(0).level) == ("UPK-C", ("raise", "stay"), 2)
    t.do("raise", "pay:food2:fuel2")
    assert (t.seat(0).level, t.items(0)) == (3, {**NOTHING, "ammo": 5, "meds": 5})


@pytest.mark.rule("AMB-82", "UPK-C2", "GEN-04")
def test_amb_82_the_second_level_is_not_offered_when_the_first_has_used_up_its_cost() -> None:
    t = a_table().with_items(0, food=3, fuel=3, ammo=5, meds=5).at("UPK-C").do("raise", "pay:food2:fuel1")
    assert (t.seat(0).level, {one.rule for one in t.state.open}) == (2, {"ASG-01"})
    assert t.items(0) == {**NOTHING, "food": 1, "fuel": 2, "ammo": 5, "meds": 5}


LEVEL_NEEDS = [
    (1, {"food": 2, "fuel": 1, "ammo": 3, "meds": 3}),
    (2, {"food": 2, "fuel": 2, "ammo": 5, "meds": 5}),
    (3, {"food": 3, "fuel": 3, "ammo": 8, "meds": 8}),
]


@pytest.mark.rule("UPK-C2", "UPK-C3", "UPK-C4", "UPK-C5")
@pytest.mark.parametrize(("level", "needs"), LEVEL_NEEDS)
def test_upk_c2_one_good_too_few_and_the_level_is_not_offered(level: int, needs: dict[str, int]) -> None:
    just = a_table().at_level(0, level).with_items(0, **needs).at("UPK-C")
    assert (just.decision.rule, just.decision.seat, just.decision.context) == ("UPK-C", 0, (level + 1,))
    just.do("raise", f"pay:food{needs['food']}:fuel{needs['fuel']}")
    assert just.seat(0).level == level + 1
    assert just.items(0) == {**NOTHING, "ammo": needs["ammo"], "meds": needs["meds"]}
    for item in needs:
        short = a_table().at_level(0, level).with_items(0, **{**needs, item: needs[item] - 1}, parts=9).at("UPK-C")
        assert {one.rule for one in short.state.open} == {"ASG-01"}, item


@pytest.mark.rule("UPK-C2", "AMB-50", "SURV-03")
def test_upk_c2_no_card_stands_in_for_a_level_need_or_cost() -> None:
    t = a_table().with_items(0, food=2, fuel=1, parts=5, ammo=2, meds=9).with_cards(0, "survivor_electrician")
    assert {one.rule for one in t.at("UPK-C").state.open} == {"ASG-01"}


@pytest.mark.rule("UPK-C1", "UPK-C6")
def test_upk_c_the_fourth_level_is_the_last() -> None:
    t = a_table().at_level(0, 4).with_items(0, food=9, fuel=9, parts=9, ammo=13, meds=13).at("UPK-C")
    assert (t.seat(0).level, {one.rule for one in t.state.open}) == (4, {"ASG-01"})


@pytest.mark.rule("UPK-C6")
def test_upk_c6_a_level_stays_when_its_supplies_are_gone() -> None:
    t = a_table().at_level(0, 3).at("UPK-A")
    assert (t.seat(0).level, t.items(0), sum(t.seat(0).drawn)) == (3, NOTHING, 5)


@pytest.mark.rule("UPK-C7", "UPK-B", "UPK-B1")
def test_upk_c7_what_income_and_the_event_bring_counts_for_the_level() -> None:
    t = upkeep_event(a_table(), "event_barter_train").completed(0, 0, LEFT[0]).completed(0, 1, MIDDLE[0])
    t.with_items(0, food=3, parts=1, ammo=2, meds=2).at("UPK-A")
    assert t.decision.rule == "AMB-144"
    refused = t.clone().do("leave")
    assert "UPK-C" not in {one.rule for one in refused.state.open}
    t.do("trade:parts:fuel", "leave")
    assert (t.decision.rule, t.options) == ("UPK-C", ("raise", "stay"))


@pytest.mark.rule("UPK-C1", "AMB-79")
def test_upk_c_one_player_after_another_from_the_first_player_on() -> None:
    t = a_table(3).first_player(2)
    for seat in (0, 2):
        t.with_items(seat, food=2, fuel=1, ammo=3, meds=3)
    t.at("UPK-C")
    assert t.decision.seat == 2
    t.do("raise", "pay:food2:fuel1")
    assert t.decision.seat == 0
    t.do("stay")
    assert [me.level for me in t.state.seats] == [1, 1, 2]
