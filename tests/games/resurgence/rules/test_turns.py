"""PLACE-01, PASS, REST and ACT: whose turn it is, resting, and the options of a turn."""

import pytest

from tests.build import a_table
from tests.compare import changes

CARDS_OF_EVERY_USE = (
    *("hero_mystic", "survivor_hunter", "survivor_pilot", "survivor_truck_driver"),
    *("survivor_electrician", "survivor_sniper", "survivor_farmer"),
)


@pytest.mark.rule("PLACE-01", "ACT-06")
def test_turns_go_round_from_the_first_player_with_exactly_one_token_each() -> None:
    t = a_table(3).first_player(1)
    for seat in range(3):
        t.assigned(seat, metro="laborer laborer")
    t.at("PLACE-01")
    asked = []
    for _ in range(6):
        seat = t.decision.seat
        asked.append(seat)
        before = t.area(seat, "metro")["laborer"]
        t.do("place:laborer:metro:rest")
        assert t.area(seat, "metro").get("laborer", 0) == before - 1
    assert asked == [1, 2, 0, 1, 2, 0]
    assert t.state.step == 1  # nobody has a token left: Upkeep, and the next round's assignment
    assert t.state.round == 2


@pytest.mark.rule("PASS-01")
def test_a_seat_without_assigned_tokens_is_passed_over_and_the_last_one_takes_consecutive_turns() -> None:
    t = a_table(3).assigned(0, metro="laborer laborer laborer").assigned(2, metro="laborer").at("PLACE-01", seat=0)
    asked = []
    for _ in range(4):
        asked.append(t.decision.seat)
        t.do("place:laborer:metro:rest")
    assert asked == [0, 2, 0, 0]
    assert t.state.step == 1


@pytest.mark.rule("PASS-02")
def test_a_seat_with_assigned_tokens_may_not_pass_but_rest() -> None:
    t = a_table().mutants("arbat", "kremlin").placed(0, "laborer", "revolution_square_right")
    t.assigned(0, metro="laborer").at("PLACE-01", seat=0)
    assert t.options == ("place:laborer:metro:rest",)


@pytest.mark.rule("AMB-37")
def test_a_token_drawn_with_the_last_placement_keeps_the_seat_in_the_round() -> None:
    t = a_table().cleared(0, "room_garage").assigned(0, compound="laborer").assigned(1, metro="laborer laborer")
    t.at("PLACE-01", seat=0)
    t.do("place:laborer:compound:room_garage", "effect:room_garage")
    drawn = t.options[0].split(":")[1]
    t.do(f"assign:{drawn}:metro", "done")
    assert t.decision.seat == 1
    t.do("place:laborer:metro:rest")
    assert t.decision.seat == 0
    assert t.placing("rest") == (f"place:{drawn}:metro:rest",)


@pytest.mark.rule("REST-01", "AMB-33")
def test_any_token_from_any_area_may_rest_also_where_another_placement_is_legal() -> None:
    t = a_table().assigned(0, metro="hero ranger", harbor="scholar", compound="builder laborer").at("PLACE-01", seat=0)
    assert sorted(t.placing("rest")) == [
        "place:builder:compound:rest",
        "place:hero:metro:rest",
        "place:laborer:compound:rest",
        "place:ranger:metro:rest",
        "place:scholar:harbor:rest",
    ]
    assert len(t.options) > 5
    for option in t.placing("rest"):
        _, token, area, _ = option.split(":")
        assert changes(t, t.clone().do(option)) == {f"0 {area} {token}": -1, f"0 rest {token}": 1, "0 food": 1}


@pytest.mark.rule("REST-02")
def test_resting_gives_one_food() -> None:
    t = a_table().with_items(0, food=2).assigned(0, harbor="laborer").assigned(1, harbor="laborer")
    t.at("PLACE-01", seat=0).do("place:laborer:harbor:rest")
    assert t.items(0) == {"food": 3, "fuel": 0, "parts": 0, "ammo": 0, "meds": 0}
    assert t.items(1) == {"food": 0, "fuel": 0, "parts": 0, "ammo": 0, "meds": 0}


@pytest.mark.rule("REST-03", "AMB-34", "AMB-33", "DRV-18")
def test_no_card_works_on_a_rest_turn_not_even_for_its_food_nor_before_it() -> None:
    t = a_table().with_cards(0, *CARDS_OF_EVERY_USE).assigned(0, metro="scholar laborer").assigned(1, harbor="laborer")
    t.at("PLACE-01", seat=0)
    assert t.placing("rest") == ("place:laborer:metro:rest", "place:scholar:metro:rest")
    before = t.clone()
    t.do("place:laborer:metro:rest")
    assert (t.decision.rule, t.decision.seat) == ("PLACE-01", 1)
    assert changes(before, t) == {"0 metro laborer": -1, "0 rest laborer": 1, "0 food": 1}


@pytest.mark.rule("REST-03", "SURV-07")
def test_the_food_of_a_rest_wakes_no_card_on_the_next_turn_either() -> None:
    t = a_table().with_cards(0, "survivor_hunter").assigned(0, metro="laborer laborer").at("PLACE-01", seat=0)
    t.do("place:laborer:metro:rest", "place:laborer:metro:arbat_upper")
    assert t.options == ("effect:arbat_upper", "done")


@pytest.mark.rule("REST-04", "AMB-33")
def test_a_rest_is_in_no_district_and_no_room() -> None:
    t = a_table().event("event_stranded_tanker").planned(0, "starter_soup_line", "basic_burn_the_nest")
    t.with_items(0, food=9, fuel=9).mutants("arbat").assigned(0, harbor="laborer", metro="laborer")
    t.at("PLACE-01", seat=0)
    before = t.clone()
    t.do("place:laborer:harbor:rest")
    assert t.decision.rule == "PLACE-01"
    assert changes(before, t) == {"0 harbor laborer": -1, "0 rest laborer": 1}


@pytest.mark.rule("REST-05")
def test_any_number_of_tokens_may_rest() -> None:
    t = a_table().with_rest(0, "builder builder ranger").assigned(0, metro="laborer laborer laborer")
    t.assigned(1, metro="laborer laborer laborer laborer").at("PLACE-01", seat=0)
    for seat in (0, 1, 0, 1, 0):
        assert t.decision.seat == seat
        t.do("place:laborer:metro:rest")
    assert t.tokens(0, "rest") == {"laborer": 3, "ranger": 1, "builder": 2}


@pytest.mark.rule("ACT-01", "ACT-03")
def test_the_options_after_placing_come_in_any_order_and_interleaved() -> None:
    t = a_table().with_cards(0, "survivor_fisherman", "survivor_chemist").event("event_stranded_tanker")
    t.planned(0, "starter_signal_fires").with_items(0, fuel=1, ammo=1).with_vp(0, 0)
    t.without_supply(0, "ranger").assigned(0, harbor="laborer").at("PLACE-01", seat=0)
    t.do("place:laborer:harbor:barbarian_gate_right")
    assert sorted(t.options) == [
        "card:survivor_fisherman",
        "done",
        "effect:barbarian_gate_right",
        "event:event_stranded_tanker",
        "mission:starter_signal_fires",
    ]
    steps = {
        "effect": ("effect:barbarian_gate_right",),
        "event": ("event:event_stranded_tanker",),
        "mission": ("mission:starter_signal_fires", "pay:fuel1:ammo1"),
        "fisherman": ("card:survivor_fisherman",),
    }
    ends = []
    for order in (
        ("effect", "event", "mission", "fisherman"),
        ("fisherman", "mission", "event", "effect"),
        ("event", "fisherman", "effect", "mission"),
    ):
        turn = t.clone()
        for step in order:
            turn.do(*steps[step])
        turn.do("card:survivor_chemist")
        assert turn.options == ("done",)
        ends.append(changes(t, turn))
    assert ends[0] == {
        "0 food": 1,
        "0 fuel": 2,
        "0 ammo": -1,
        "0 vp": 2,
        "0 slots": ["-starter_signal_fires"],
        "0 column 2": ["+starter_signal_fires"],
        "0 spent": ["+survivor_chemist", "+survivor_fisherman"],
    }
    assert ends == [ends[0]] * 3


@pytest.mark.rule("ACT-02")
def test_the_effect_of_the_space_works_once() -> None:
    t = a_table().assigned(0, metro="laborer").at("PLACE-01", seat=0).do("place:laborer:metro:revolution_square_right")
    assert t.options == ("effect:revolution_square_right", "done")
    t.do("effect:revolution_square_right")
    assert t.items(0)["food"] == 2
    assert t.options == ("done",)


@pytest.mark.parametrize("zone", ["barbarian_gate_left", "barbarian_gate_right"])
@pytest.mark.rule("ACT-04", "AMB-14")
def test_the_event_works_once_for_a_placement_in_either_zone_of_its_district(zone: str) -> None:
    t = a_table().event("event_stranded_tanker").assigned(0, harbor="hero").at("PLACE-01", seat=0)
    t.do(f"place:hero:harbor:{zone}")
    assert t.options == (f"effect:{zone}", "event:event_stranded_tanker", "done")
    before = t.clone()
    t.do("event:event_stranded_tanker")
    assert changes(before, t) == {"0 fuel": 1}
    assert t.options == (f"effect:{zone}", "done")


@pytest.mark.rule("ACT-04", "AMB-14")
def test_the_event_works_for_every_placement_there_and_for_none_elsewhere() -> None:
    t = a_table().event("event_stranded_tanker").assigned(0, harbor="hero laborer laborer").at("PLACE-01", seat=0)
    t.do("place:hero:harbor:barbarian_gate_left", "event:event_stranded_tanker", "done")
    t.do("place:laborer:harbor:barbarian_gate_right", "event:event_stranded_tanker", "done")
    assert t.items(0)["fuel"] == 2
    t.with_items(0, parts=2).do("place:laborer:harbor:hope_island_right")
    assert t.options == ("effect:hope_island_right", "done")


@pytest.mark.rule("ACT-04")
def test_an_event_that_must_be_paid_is_offered_only_to_who_can_pay() -> None:
    t = a_table().event("event_frozen_shipwreck").assigned(0, harbor="laborer").assigned(1, harbor="laborer")
    poor = t.clone().at("PLACE-01", seat=0).do("place:laborer:harbor:hope_island_right")
    assert poor.options == ("done",)
    t.with_items(0, parts=1).at("PLACE-01", seat=0).do("place:laborer:harbor:hope_island_right")
    before = t.clone()
    t.do("event:event_frozen_shipwreck", "pay:parts1")
    assert changes(before, t) == {"0 parts": -1, "0 vp": 2}


@pytest.mark.rule("ACT-05", "MIS-15", "AMB-77", "AMB-129")
def test_at_most_one_mission_a_turn_and_it_is_chosen_after_the_placement() -> None:
    t = a_table().planned(0, "starter_soup_line", "basic_ration_exchange").with_items(0, food=9, parts=1, meds=1)
    t.on_tracks(0, 8, 8, 8).assigned(0, metro="laborer").assigned(1, metro="laborer").at("PLACE-01", seat=0)
    assert {option.split(":")[0] for option in t.options} == {"place"}
    t.do("place:laborer:metro:revolution_square_right")
    both = {"mission:starter_soup_line", "mission:basic_ration_exchange"}
    assert set(t.options) == {"effect:revolution_square_right", "done", *both}
    none = t.clone().do("done")
    assert none.seat(0).slots == ["starter_soup_line", "basic_ration_exchange"]
    t.do("mission:basic_ration_exchange", "pay:parts1:meds1")
    assert t.options == ("effect:revolution_square_right", "done")
    assert t.seat(0).slots == ["starter_soup_line"]


@pytest.mark.rule("ACT-06")
def test_the_turn_ends_when_the_seat_is_done() -> None:
    t = a_table(3).first_player(2).assigned(0, metro="laborer laborer").assigned(2, metro="laborer")
    t.at("PLACE-01").do("place:laborer:metro:arbat_upper")
    assert (t.decision.rule, t.decision.seat) == ("ACT-01", 2)
    before = t.clone()
    t.do("done")
    assert (t.decision.rule, t.decision.seat) == ("PLACE-01", 0)
    assert changes(before, t) == {}


@pytest.mark.rule("AMB-39")
def test_a_cards_gain_may_pay_the_cost_of_the_space() -> None:
    t = a_table().with_cards(0, "survivor_mechanic").cleared(0, "room_market_stall").assigned(0, compound="laborer")
    t.at("PLACE-01", seat=0).do("place:laborer:compound:room_market_stall")
    assert t.options == ("card:survivor_mechanic", "done")
    t.do("card:survivor_mechanic")
    assert t.options == ("effect:room_market_stall", "done")
    t.do("effect:room_market_stall", "pay:parts1", "gain:food1:fuel1")
    assert t.items(0) == {"food": 1, "fuel": 1, "parts": 0, "ammo": 0, "meds": 0}
