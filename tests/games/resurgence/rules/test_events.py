"""EVT-05, ACT-04, UPK-B1: what each Event card does, and how it may be met."""

import pytest

from tests.build import Table, a_table

NOTHING = {"food": 0, "fuel": 0, "parts": 0, "ammo": 0, "meds": 0}


def placed(event: str, zone: str, area: str, token: str = "laborer", **items: int) -> Table:
    """Seat 0 has just placed a token in a Zone of the Event's District."""
    t = a_table().with_items(0, **items).event(event).assigned(0, **{area: token}).at("PLACE-01")
    return t.do(f"place:{token}:{area}:{zone}")


def revealed(event: str, seats: int = 2) -> Table:
    """A table whose next Event is that card; seat 0 will be the First Player."""
    t = a_table(seats).in_round(2).first_player(seats - 1)
    for pile in (t.state.aside, t.state.event_deck):
        if event in pile:
            pile.remove(event)
    t.state.event_deck.append(event)
    return t


def in_upkeep(event: str, seats: int = 2) -> Table:
    """A table in which that Event lies open."""
    t = a_table(seats)
    for pile in (t.state.aside, t.state.event_deck):
        if event in pile:
            pile.remove(event)
    t.state.event_discard.append(t.state.event)
    t.state.event = event
    return t


def total_drawn(t: Table) -> list[int]:
    return [sum(me.drawn) for me in t.state.seats]


# --- Events of a District -------------------------------------------------------------------------------------


@pytest.mark.rule("EVT-05", "AMB-143", "AMB-134")
def test_evt_05_tarpaulin_bazaar_sells_a_supply_for_a_resource() -> None:
    t = placed("event_tarpaulin_bazaar", "arbat_upper", "metro", fuel=1, parts=1, ammo=1)
    t.do("event:event_tarpaulin_bazaar")
    assert set(t.options) == {"pay:fuel1", "pay:parts1"}
    t.do("pay:fuel1")
    assert t.options == ("gain:ammo1", "gain:meds1")
    t.do("gain:meds1")
    assert t.items(0) == {**NOTHING, "parts": 1, "ammo": 1, "meds": 1}
    assert t.options == ("effect:arbat_upper", "done")
    poor = placed("event_tarpaulin_bazaar", "arbat_upper", "metro", ammo=5)
    assert poor.options == ("effect:arbat_upper", "done")
    assert poor.do("effect:arbat_upper").options == ("event:event_tarpaulin_bazaar", "done")


@pytest.mark.rule("EVT-05", "AMB-134", "AMB-130")
def test_evt_05_the_sealed_wing_plans_a_mission_where_a_slot_is_free() -> None:
    t = placed("event_sealed_wing", "museum_row_lower", "harbor")
    mission = t.state.basics[1]
    t.do("event:event_sealed_wing")
    assert t.options == tuple(f"plan:{card}" for card in t.state.basics)
    t.do(f"plan:{mission}")
    assert (t.seat(0).slots, t.state.basics[1]) == ([mission], "")
    full = a_table().event("event_sealed_wing").assigned(0, harbor="laborer")
    full.planned(0, "starter_soup_line", "basic_toll_post", "basic_seed_cabinet").at("PLACE-01")
    assert full.do("place:laborer:harbor:museum_row_lower").options == ("effect:museum_row_lower", "done")


@pytest.mark.rule("EVT-05")
def test_evt_05_open_assembly_sells_a_metro_step_for_food() -> None:
    t = placed("event_open_assembly", "revolution_square_right", "metro", food=1)
    t.do("event:event_open_assembly", "pay:food1")
    assert t.options == ("advance:metro",)
    t.do("advance:metro")
    assert (t.items(0), t.seat(0).tracks) == (NOTHING, [1, 0, 0])
    poor = placed("event_open_assembly", "revolution_square_right", "metro", fuel=3)
    assert poor.options == ("effect:revolution_square_right", "done")


@pytest.mark.rule("EVT-05", "AMB-130", "AMB-14")
def test_evt_05_the_stranded_tanker_gives_fuel_once_for_each_placement() -> None:
    t = a_table().event("event_stranded_tanker").assigned(0, harbor="scholar laborer").assigned(1, harbor="laborer")
    t.with_items(1, food=1).at("PLACE-01").do("place:scholar:harbor:barbarian_gate_left")
    assert t.options == ("effect:barbarian_gate_left", "event:event_stranded_tanker", "done")
    t.do("event:event_stranded_tanker")
    assert (t.items(0), t.options) == ({**NOTHING, "fuel": 1}, ("effect:barbarian_gate_left", "done"))
    t.do("done", "place:laborer:harbor:barbarian_gate_right", "event:event_stranded_tanker", "done")
    assert t.items(1) == {**NOTHING, "food": 1, "fuel": 1}
    t.do("place:laborer:harbor:barbarian_gate_right", "pay:fuel1", "event:event_stranded_tanker")
    assert (t.items(0), t.options) == ({**NOTHING, "fuel": 1}, ("effect:barbarian_gate_right", "done"))


@pytest.mark.rule("EVT-05", "AMB-134")
def test_evt_05_muster_at_the_wall_retires_a_token() -> None:
    t = placed("event_muster_at_the_wall", "kremlin_upper", "metro")
    t.do("event:event_muster_at_the_wall")
    assert t.options == ("retire:bag:hero", "retire:bag:laborer")
    t.do("retire:bag:laborer")
    assert (t.tokens(0, "retired"), t.tokens(0, "bag")) == ({"laborer": 1}, {"hero": 1, "laborer": 4})
    bare = a_table().event("event_muster_at_the_wall").with_bag(0, "laborer").assigned(0, metro="laborer")
    assert bare.at("PLACE-01").do("place:laborer:metro:kremlin_upper").options == ("done",)


@pytest.mark.rule("EVT-05", "GEN-08")
def test_evt_05_the_frozen_shipwreck_pays_two_points_for_a_part() -> None:
    t = placed("event_frozen_shipwreck", "hope_island_right", "harbor", parts=1)
    assert t.options == ("event:event_frozen_shipwreck", "done")
    t.do("event:event_frozen_shipwreck", "pay:parts1")
    assert (t.items(0), t.seat(0).vp, t.seat(0).earned) == (NOTHING, 2, {"events": 2})


# --- Events that work at once ---------------------------------------------------------------------------------


@pytest.mark.rule("AMB-143", "AMB-142", "EVT-05", "GEN-04")
def test_amb_143_iron_frost_is_met_by_one_alternative_that_can_be_carried_out_in_full() -> None:
    t = revealed("event_iron_frost", 3).with_items(0, fuel=1, food=2).with_items(1, food=1).with_items(2, food=2)
    t.with_vp(0, 5).with_vp(1, 1).at("EVT-02")
    assert (t.decision.rule, t.decision.seat) == ("AMB-143", 0)
    assert t.options == ("pay:fuel1", "pay:food2", "lose:vp2")
    t.do("pay:food2")
    assert (t.items(0), t.seat(0).vp) == ({**NOTHING, "fuel": 1}, 5)
    assert (t.decision.seat, t.options) == (1, ("lose:vp2",))
    t.do("lose:vp2")
    assert (t.items(1), t.seat(1).vp) == ({**NOTHING, "food": 1}, 0)
    assert (t.decision.seat, t.options) == (2, ("pay:food2", "lose:vp2"))
    t.do("lose:vp2")
    assert (t.items(2), t.seat(2).vp, t.seat(2).earned) == ({**NOTHING, "food": 2}, 0, {})
    assert {one.rule for one in t.state.open} == {"ASG-01"}


@pytest.mark.rule("AMB-142")
def test_amb_142_a_loss_takes_what_is_there_and_never_goes_below_nothing() -> None:
    for before, after, lost in ((5, 3, -2), (2, 0, -2), (1, 0, -1), (0, 0, 0)):
        t = revealed("event_iron_frost").with_vp(0, before).at("EVT-02").do("lose:vp2")
        assert t.seat(0).vp == after
        assert t.facts("scored")[0].values == ("event_iron_frost", lost)
        assert t.seat(0).earned == ({"events": lost} if lost else {})


@pytest.mark.rule("AMB-143", "AMB-50", "SURV-03")
def test_amb_143_no_card_helps_against_a_compulsory_event() -> None:
    t = revealed("event_iron_frost").with_items(0, ammo=5).with_cards(0, "survivor_electrician").at("EVT-02")
    assert (t.decision.seat, t.options) == (0, ("lose:vp2",))


@pytest.mark.rule("AMB-150", "AMB-143", "DRAW-01")
def test_amb_150_tunnel_fever_lessens_only_the_draw_of_that_round_for_who_does_not_pay() -> None:
    t = revealed("bonus_tunnel_fever").with_items(0, meds=1).at("EVT-02")
    assert (t.decision.seat, t.options) == (0, ("pay:meds1", "fewer:1"))
    assert total_drawn(t) == [0, 0]
    paid = t.clone().do("pay:meds1")
    assert (paid.decision.seat, paid.options) == (1, ("fewer:1",))
    paid.do("fewer:1")
    assert (total_drawn(paid), paid.items(0)) == ([4, 3], NOTHING)
    kept = t.clone().do("fewer:1", "fewer:1")
    assert (total_drawn(kept), kept.items(0)) == ([3, 3], {**NOTHING, "meds": 1})
    assert [me.draw_fewer for me in kept.state.seats] == [0, 0]


@pytest.mark.rule("AMB-151")
def test_amb_151_the_howling_dark_adds_one_for_each_mutant_until_the_round_ends() -> None:
    t = in_upkeep("bonus_howling_dark").mutants("arbat").with_items(0, food=3).assigned(0, metro="laborer")
    t.placed(1, "laborer", "arbat_upper").at("PLACE-01", 0)
    t.do("place:laborer:metro:arbat_upper")
    assert t.options == ("pay:food3",)  # the Mutant 2, the other Survivor 1
    poor = in_upkeep("bonus_howling_dark").mutants("arbat").with_items(0, food=1).assigned(0, metro="laborer")
    assert poor.at("PLACE-01").placing("arbat_upper") == ()


@pytest.mark.rule("AMB-152", "AMB-142")
def test_amb_152_the_glass_blizzard_takes_goods_unasked_and_a_point_for_each_one_missing() -> None:
    t = revealed("bonus_glass_blizzard", 4)
    t.with_items(0, food=2, fuel=2).with_items(1, food=1).with_items(3, fuel=1)
    for seat, vp in ((0, 5), (1, 5), (2, 1), (3, 0)):
        t.with_vp(seat, vp)
    t.at("EVT-02")
    assert {one.rule for one in t.state.open} == {"ASG-01"}
    assert [t.items(seat) for seat in range(4)] == [{**NOTHING, "food": 1, "fuel": 1}, NOTHING, NOTHING, NOTHING]
    assert [me.vp for me in t.state.seats] == [5, 4, 0, 0]


# --- Events of the Upkeep -------------------------------------------------------------------------------------


@pytest.mark.rule("UPK-B1", "AMB-81", "AMB-143")
def test_upk_b1_stove_night_sells_two_points_for_fuel_to_who_wants_and_can() -> None:
    t = in_upkeep("event_stove_night", 3).first_player(1).with_items(0, fuel=1).with_items(1, fuel=2).at("UPK-B1")
    assert (t.decision.rule, t.decision.seat, t.options) == ("UPK-B1", 1, ("event:event_stove_night", "leave"))
    t.do("event:event_stove_night", "pay:fuel1")
    assert (t.items(1), t.seat(1).vp, t.seat(1).earned) == ({**NOTHING, "fuel": 1}, 2, {"events": 2})
    assert (t.decision.seat, t.options) == (0, ("event:event_stove_night", "leave"))  # seat 2 has no Fuel
    t.do("leave")
    assert (t.items(0), t.seat(0).vp) == ({**NOTHING, "fuel": 1}, 0)


@pytest.mark.rule("UPK-B1", "AMB-130", "AMB-143")
def test_upk_b1_the_tunnel_census_feeds_up_to_three_cards_unasked_hero_included() -> None:
    t = in_upkeep("event_tunnel_census", 4)
    t.with_cards(1, "hero_mystic").with_cards(2, "hero_surgeon", "survivor_chef")
    t.with_cards(3, "hero_olympian", "survivor_hunter", "survivor_miner", "survivor_pilot").with_items(3, food=4)
    t.at("UPK-B1")
    assert [me.items[0] for me in t.state.seats] == [0, 1, 2, 7]
    assert {one.rule for one in t.state.open} == {"ASG-01"}


@pytest.mark.rule("AMB-144", "UPK-B1")
def test_amb_144_the_barter_train_exchanges_one_unit_at_a_time_up_to_two() -> None:
    t = in_upkeep("event_barter_train").with_items(0, food=1).at("UPK-B1")
    assert (t.decision.rule, t.decision.seat) == ("AMB-144", 0)
    assert t.options == (*(f"trade:food:{item}" for item in ("fuel", "parts", "ammo", "meds")), "leave")
    t.do("trade:food:ammo")
    assert t.items(0) == {**NOTHING, "ammo": 1}
    assert t.options == (*(f"trade:ammo:{item}" for item in ("food", "fuel", "parts", "meds")), "leave")
    once = t.clone().do("leave")
    assert (once.items(0), {one.rule for one in once.state.open}) == ({**NOTHING, "ammo": 1}, {"ASG-01"})
    t.do("trade:ammo:parts")
    assert (t.items(0), {one.rule for one in t.state.open}) == ({**NOTHING, "parts": 1}, {"ASG-01"})


@pytest.mark.rule("AMB-144", "GEN-05")
def test_amb_144_what_an_exchange_brings_stops_at_its_limit() -> None:
    t = in_upkeep("event_barter_train").with_items(0, food=9, fuel=1).at("UPK-B1").do("trade:fuel:food")
    assert t.items(0) == {**NOTHING, "food": 9}
    assert t.decision.seat == 0


@pytest.mark.rule("AMB-143", "AMB-142", "UPK-B1")
def test_amb_143_the_warlords_tithe_is_paid_in_full_or_costs_three_points() -> None:
    t = in_upkeep("bonus_warlord_tithe").with_items(0, ammo=1, food=1).with_items(1, ammo=4).with_vp(1, 2)
    t.at("UPK-B1")
    assert (t.decision.seat, t.options) == (0, ("pay:food1:ammo1", "lose:vp3"))
    t.do("pay:food1:ammo1")
    assert (t.items(0), t.seat(0).vp) == (NOTHING, 0)
    assert (t.decision.seat, t.options) == (1, ("lose:vp3",))
    t.do("lose:vp3")
    assert (t.items(1), t.seat(1).vp) == ({**NOTHING, "ammo": 4}, 0)
