"""GEN and RET: gaining, paying, limits, rewards left or taken, retiring."""

import random
from typing import Any

import pytest

from resurgence_tui.games.resurgence.game import GAME
from tests.build import Table, a_table, content, new_game

NOTHING = {"food": 0, "fuel": 0, "parts": 0, "ammo": 0, "meds": 0}
START = {"food": 5, "fuel": 5, "parts": 5, "ammo": 5, "meds": 5}


def completing(mission: str, zone: str, **position: Any) -> Table:
    """Seat 0 has placed a Laborer in a Zone that the Mission asks for, with enough goods to pay it."""
    t = position.pop("table", None) or a_table().with_items(0, **START)
    area = ("metro", "harbor")[next(one.access for one in content().zones if one.id == zone)]
    t.planned(0, mission).assigned(0, **{area: "laborer"}).at("PLACE-01")
    return t.do(f"place:laborer:{area}:{zone}", f"mission:{mission}")


# --- rewards and costs ----------------------------------------------------------------------------------------


@pytest.mark.rule("GEN-03", "AMB-03", "AMB-130", "AMB-40")
def test_gen_03_goods_of_an_effect_come_unasked_and_its_other_parts_may_be_left() -> None:
    t = a_table().assigned(0, metro="scholar").at("PLACE-01").do("place:scholar:metro:museum_row_upper")
    not_taken = t.clone().do("done")
    assert (not_taken.items(0), not_taken.seat(0).slots) == (NOTHING, [])
    t.do("effect:museum_row_upper")
    assert t.items(0) == {**NOTHING, "meds": 1}
    assert (t.decision.rule, t.options[-1]) == ("MIS-03", "leave")
    t.do("leave")
    assert (t.items(0), t.seat(0).slots, "" in t.state.basics) == ({**NOTHING, "meds": 1}, [], False)


@pytest.mark.rule("GEN-03", "EX-27", "AMB-130", "RET-04")
def test_gen_03_every_reward_of_a_mission_that_is_asked_for_may_be_left() -> None:
    t = completing("starter_frozen_ward", "museum_row_lower").do("pay:fuel1:meds1")
    before = t.seat(0).bag[:]
    t.do("next:retire", "leave")
    assert (t.decision.rule, t.options) == ("GEN-09", ("add:scholar", "leave"))
    t.do("leave")
    assert (t.seat(0).bag, t.tokens(0, "retired"), t.seat(0).columns) == (before, {}, [["starter_frozen_ward"], [], []])
    assert t.tokens(0, "supply") == {"ranger": 4, "scholar": 4, "builder": 4}


@pytest.mark.rule("AMB-128", "AMB-130")
def test_amb_128_the_owner_orders_the_rewards_and_a_nested_bonus_is_finished_first() -> None:
    t = completing("basic_night_school", "arbat_upper", table=a_table().with_items(0, **START).on_tracks(0, 1, 0, 2))
    t.do("pay:food2:fuel1:meds1")
    assert t.seat(0).vp == 1  # the point comes at once and unasked
    assert (t.decision.rule, t.options) == ("AMB-128", ("next:spec_any", "next:lead_any"))
    t.do("next:lead_any", "advance:compound")
    assert (t.decision.rule, t.decision.context) == ("RET-01", ("track_compound_3",))
    t.do("leave")
    assert (t.decision.rule, t.options) == ("GEN-09", ("add:ranger", "add:scholar", "add:builder", "leave"))
    other = completing(
        "basic_night_school", "arbat_upper", table=a_table().with_items(0, **START).on_tracks(0, 1, 0, 2)
    )
    other.do("pay:food2:fuel1:meds1", "next:spec_any", "add:ranger")
    assert (other.decision.rule, other.options[:1]) == ("LEAD-12", ("advance:metro",))
    assert other.tokens(0, "bag")["ranger"] == 1


@pytest.mark.rule("AMB-128", "AMB-134", "GEN-09")
def test_amb_128_with_one_reward_left_that_can_happen_no_order_is_asked() -> None:
    t = a_table().with_items(0, **START).without_supply(0, "scholar")
    completing("starter_frozen_ward", "museum_row_lower", table=t).do("pay:fuel1:meds1")
    assert (t.decision.rule, t.options) == ("RET-01", ("retire:bag:hero", "retire:bag:laborer", "leave"))
    t.do("leave")
    assert t.decision.rule == "ACT-01"


@pytest.mark.rule("GEN-04", "AMB-03", "AMB-134")
def test_gen_04_what_cannot_be_paid_in_full_is_not_offered() -> None:
    def after(space: str, **items: int) -> tuple[str, ...]:
        t = a_table().with_items(0, **items).cleared(0, "room_armory", "room_market_stall", "room_kitchen")
        t.planned(0, "starter_frozen_ward").assigned(0, compound="hero", harbor="laborer").at("PLACE-01")
        area = "compound" if space.startswith("room") else "harbor"
        return t.do(f"place:{'hero' if area == 'compound' else 'laborer'}:{area}:{space}").options

    assert after("room_armory", food=9, parts=9, ammo=9, meds=9) == ("done",)
    assert after("room_armory", fuel=1) == ("effect:room_armory", "done")
    assert after("room_market_stall", ammo=9, meds=9) == ("done",)
    assert after("room_kitchen", fuel=1, food=1) == ("done",)
    assert after("room_kitchen", fuel=1, food=2) == ("effect:room_kitchen", "done")
    assert after("museum_row_lower", fuel=9) == ("effect:museum_row_lower", "done")
    assert after("museum_row_lower", fuel=1, meds=1)[1] == "mission:starter_frozen_ward"


@pytest.mark.rule("GEN-04")
def test_gen_04_every_way_to_pay_is_offered_and_takes_exactly_what_it_names() -> None:
    t = a_table().with_items(0, food=1, parts=1, ammo=1).assigned(0, metro="laborer").mutants("arbat")
    t.placed(1, "laborer", "arbat_upper").at("PLACE-01", 0).do("place:laborer:metro:arbat_upper")
    assert t.decision.rule == "PLACE-06"
    assert set(t.options) == {"pay:food1:parts1", "pay:food1:ammo1", "pay:parts1:ammo1"}
    t.do("pay:food1:ammo1")
    assert t.items(0) == {**NOTHING, "parts": 1}


@pytest.mark.rule("AMB-154", "AMB-50", "AMB-51", "GEN-04")
def test_amb_154_pay_cards_are_ways_of_paying_the_lowering_one_first() -> None:
    mission, zone = "basic_seed_cabinet", "museum_row_lower"
    cards = ("hero_traffic_cop", "survivor_electrician")

    def ways(**items: int) -> Table:
        table = a_table().with_items(0, **items).with_cards(0, *cards)
        return completing(mission, zone, table=table)

    t = ways(food=1, fuel=1, ammo=1, meds=1)
    assert (t.decision.rule, set(t.options)) == (
        "MIS-13",
        {
            "pay:fuel1:ammo1:meds1",
            "pay:fuel1:ammo1:hero_traffic_cop",
            "pay:fuel1:meds1:hero_traffic_cop",
            "pay:food1:fuel1:ammo1:survivor_electrician",
            "pay:food1:fuel1:meds1:survivor_electrician",
            "pay:food1:fuel1:hero_traffic_cop:survivor_electrician",
        },
    )
    t.do("pay:food1:fuel1:hero_traffic_cop:survivor_electrician")
    assert (t.items(0), t.seat(0).spent) == ({"food": 1, "fuel": 0, "parts": 0, "ammo": 1, "meds": 1}, list(cards))
    poor = ways(fuel=1, meds=1)  # no Resource that could stand in for the Ammo
    assert poor.options == ("pay:fuel1:meds1:hero_traffic_cop",)
    poor.do("pay:fuel1:meds1:hero_traffic_cop")
    assert (poor.items(0), poor.seat(0).spent) == ({**NOTHING, "food": 1}, ["hero_traffic_cop"])
    none = a_table().with_items(0, food=9).with_cards(0, *cards).planned(0, mission).assigned(0, harbor="laborer")
    none.at("PLACE-01").do(f"place:laborer:harbor:{zone}")
    assert (none.options, none.seat(0).spent) == ((f"effect:{zone}", "done"), [])


@pytest.mark.rule("AMB-154", "AMB-50", "AMB-51")
def test_amb_154_each_pay_card_changes_one_unit_of_a_payment() -> None:
    t = a_table().with_items(0, parts=1, ammo=3).with_cards(0, "hero_traffic_cop", "survivor_electrician")
    completing("basic_clear_the_gallery", "museum_row_lower", table=t)  # 3 Ammo
    assert set(t.options) == {
        "pay:ammo3",
        "pay:ammo2:hero_traffic_cop",
        "pay:parts1:ammo2:survivor_electrician",
        "pay:parts1:ammo1:hero_traffic_cop:survivor_electrician",
    }


@pytest.mark.rule("AMB-154")
def test_amb_154_a_pay_card_may_be_used_though_the_owner_could_pay_without_it() -> None:
    t = a_table().with_items(0, fuel=2, ammo=1, parts=1).with_cards(0, "survivor_electrician")
    completing("starter_signal_fires", "barbarian_gate_right", table=t)
    assert set(t.options) == {
        "pay:fuel1:ammo1",
        "pay:fuel2:survivor_electrician",
        "pay:fuel1:parts1:survivor_electrician",
    }
    assert t.options[0] == "pay:fuel1:ammo1"
    t.do("pay:fuel2:survivor_electrician")
    assert (t.items(0), t.seat(0).spent) == ({**NOTHING, "parts": 1, "ammo": 1}, ["survivor_electrician"])


# --- limits ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("GEN-05", "GEN-06")
@pytest.mark.parametrize(
    ("item", "limit", "area", "space", "token", "choices"),
    [
        ("food", 9, "metro", "revolution_square_left", "ranger", ()),
        ("fuel", 9, "harbor", "barbarian_gate_left", "scholar", ()),
        ("parts", 9, "metro", "arbat_lower", "builder", ()),
        ("ammo", 13, "compound", "room_armory", "hero", ("pay:fuel1",)),
        ("meds", 13, "compound", "room_clinic", "hero", ("pay:fuel1",)),
    ],
)
def test_gen_05_06_each_good_stops_at_its_limit_and_the_excess_is_lost(
    item: str, limit: int, area: str, space: str, token: str, choices: tuple[str, ...]
) -> None:
    t = a_table().cleared(0, "room_armory", "room_clinic").with_items(0, fuel=2).with_items(0, **{item: limit - 1})
    before = t.items(0)
    t.assigned(0, **{area: token}).at("PLACE-01").do(f"place:{token}:{area}:{space}", f"effect:{space}", *choices)
    paid = {"fuel": before["fuel"] - len(choices)} if choices else {}
    assert t.items(0) == {**before, **paid, item: limit}
    assert t.facts("gained")[0].values[-1] >= 1  # what was lost is told


@pytest.mark.rule("AMB-134", "AMB-42", "GEN-05")
def test_amb_134_a_gain_that_the_limit_swallows_is_still_offered() -> None:
    t = a_table().with_items(0, food=9).assigned(0, metro="laborer").at("PLACE-01")
    t.do("place:laborer:metro:revolution_square_right")
    assert t.options == ("effect:revolution_square_right", "done")
    t.do("effect:revolution_square_right")
    assert t.items(0) == {**NOTHING, "food": 9}


@pytest.mark.rule("GEN-07")
def test_gen_07_there_is_no_shared_stock_that_could_run_out() -> None:
    t = a_table(4)
    for seat in range(4):
        t.with_items(seat, food=8, fuel=9, parts=9, ammo=13, meds=13).assigned(seat, compound="laborer")
    t.at("PLACE-01")
    for _ in range(4):
        t.do("place:laborer:compound:rest")
    assert [t.items(seat) for seat in range(4)] == [{"food": 9, "fuel": 9, "parts": 9, "ammo": 13, "meds": 13}] * 4


@pytest.mark.rule("GEN-04", "GEN-05", "GEN-06", "AMB-142")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_gen_04_to_06_holdings_stay_between_nothing_and_the_limits_all_game_long(seats: int) -> None:
    limits = [9, 9, 9, 13, 13]
    for seed in range(4):
        t, rng = new_game(seats, seed), random.Random(seed)
        while not t.state.over:
            asked = rng.choice(t.state.open)
            t.choose(asked.seat, rng.choice(asked.options))
            for me in t.state.seats:
                assert all(0 <= have <= most for have, most in zip(me.items, limits, strict=True))
                assert me.vp >= 0 and sum(me.earned.values()) == me.vp


@pytest.mark.rule("GEN-08", "AMB-141")
def test_gen_08_red_stars_score_at_once_and_purple_ones_only_in_final_scoring() -> None:
    t = a_table().with_items(0, **START).at_level(0, 3).in_round(6).directives("directive_a1", "directive_b1")
    completing("advanced_floating_mill", "hope_island_right", table=t)
    t.do("pay:food2:parts2:ammo1:meds1")
    assert (t.seat(0).vp, t.seat(0).earned, t.seat(0).sheet) == (7, {"missions": 7}, {})
    t.cleared(0, "room_armory").do("done")  # two rooms with the Checkpoint: 1 point
    while not t.state.over:
        t.do(t.options[-1])
    assert (t.seat(0).sheet["track"], t.seat(0).sheet["mission_end"], t.seat(0).vp) == (7, 1, 7)


@pytest.mark.rule("AMB-09", "GEN-08")
def test_amb_09_points_have_no_upper_limit() -> None:
    t = a_table().with_vp(0, 99).with_items(0, parts=1).event("event_frozen_shipwreck").assigned(0, harbor="laborer")
    t.at("PLACE-01").do("place:laborer:harbor:hope_island_right", "event:event_frozen_shipwreck", "pay:parts1")
    assert t.seat(0).vp == 101


@pytest.mark.rule("GEN-09", "SURV-21")
def test_gen_09_without_a_token_of_the_type_the_rest_of_the_effect_still_happens() -> None:
    reward = a_table().with_items(0, **START).without_supply(0, "builder")
    completing("starter_stovepipe_row", "arbat_upper", table=reward).do("pay:food2:parts1")
    assert (reward.seat(0).vp, reward.decision.rule, reward.tokens(0, "bag")) == (
        4,
        "ACT-01",
        {"hero": 1, "laborer": 5},
    )
    rescue = a_table().with_items(0, food=9).without_supply(0, "ranger").assigned(0, metro="laborer")
    rescue.in_row("survivor_pilot", "", "", "", "survivor_chef").at("PLACE-01")
    rescue.do("place:laborer:metro:kremlin_upper", "effect:kremlin_upper", "rescue:survivor_pilot", "pay:food4")
    assert rescue.seat(0).cards == ["survivor_pilot"]
    assert rescue.tokens(0, "bag") == {"hero": 1, "laborer": 5}
    assert rescue.tokens(0, "supply") == {"scholar": 4, "builder": 4}


@pytest.mark.rule("GEN-09")
def test_gen_09_a_seat_never_has_more_than_its_own_four_of_a_type() -> None:
    t = a_table().with_bag(0, "ranger ranger ranger ranger scholar").assigned(0, harbor="hero")
    t.at("PLACE-01").do("place:hero:harbor:museum_row_lower", "effect:museum_row_lower")
    assert t.options == ("add:scholar", "add:builder")
    t.do("add:scholar")
    assert t.tokens(0, "bag") == {"ranger": 4, "scholar": 2}
    assert t.tokens(0, "supply") == {"laborer": 6, "scholar": 2, "builder": 4}
    assert t.tokens(1, "supply") == {"ranger": 4, "scholar": 4, "builder": 4}


# --- nothing passes between players; the English text -----------------------------------------------------------


@pytest.mark.rule("GEN-11")
def test_gen_11_nothing_passes_between_players_not_even_a_penalty() -> None:
    t = a_table(2).with_items(0, **START).with_items(1, **START).with_cards(0, "hero_mystic", "survivor_hunter")
    t.placed(1, "laborer", "revolution_square_right").assigned(0, metro="laborer", harbor="hero").at("PLACE-01", 0)
    other = t.dump()["seats"][1]
    t.do("place:laborer:metro:revolution_square_right", "pay:ammo1", "effect:revolution_square_right")
    t.do("card:survivor_hunter", "done")
    assert t.items(0) == {**START, "ammo": 4, "food": 8}
    assert t.dump()["seats"][1] == other


@pytest.mark.rule("GEN-11")
def test_gen_11_in_step_3_a_choice_changes_only_what_its_own_seat_has() -> None:
    for seed in range(3):
        t, rng = new_game(4, seed), random.Random(seed)
        while not t.state.over:
            asked = rng.choice(t.state.open)
            before, step = t.dump()["seats"], t.state.step
            t.choose(asked.seat, rng.choice(asked.options))
            if step == t.state.step == 3:
                after = t.dump()["seats"]
                changed = [seat for seat in range(4) if before[seat] != after[seat]]
                assert changed in ([], [asked.seat])


@pytest.mark.rule("AMB-01")
def test_amb_01_where_the_two_languages_differ_the_english_cards_are_played() -> None:
    for card in ("survivor_engineer", "survivor_armorer"):
        t = a_table().with_cards(0, card).assigned(0, metro="laborer").at("PLACE-01")
        assert t.placing("room_checkpoint") == (f"place:laborer:metro:room_checkpoint:{card}",)
        harbor = a_table().with_cards(0, card).assigned(0, harbor="laborer").at("PLACE-01")
        assert harbor.placing("room_checkpoint") == ()


# --- retiring -------------------------------------------------------------------------------------------------


def retiring(t: Table) -> Table:
    """Seat 0 has just entered a track space that retires, in Step 2."""
    return t.on_tracks(0, metro=1).assigned(0, metro="laborer").at("LEAD-01")


@pytest.mark.rule("RET-01", "RET-02", "AMB-28", "AMB-145")
def test_ret_02_any_token_of_bag_or_rest_area_may_be_retired_hero_included() -> None:
    t = retiring(a_table().with_rest(0, "laborer ranger").with_bag(0, "hero laborer laborer builder"))
    assert t.decision.rule == "RET-01"
    assert t.options == (
        *("retire:bag:hero", "retire:bag:laborer", "retire:bag:builder"),
        *("retire:rest:laborer", "retire:rest:ranger"),
        "leave",
    )
    bag = t.clone().do("retire:bag:laborer")
    assert (bag.tokens(0, "bag"), bag.tokens(0, "retired")) == ({"hero": 1, "builder": 1}, {"laborer": 1})
    assert bag.tokens(0, "rest") == {"laborer": 1, "ranger": 1}
    rest = t.clone().do("retire:rest:ranger")
    assert (rest.tokens(0, "rest"), rest.tokens(0, "retired")) == ({"laborer": 1}, {"ranger": 1})
    assert rest.tokens(0, "supply").get("ranger") == 3  # it does not go back there
    for one in (bag, rest):
        assert one.decision.rule == "PLACE-01"
        assert one.area(0, "metro") == {"laborer": 1}  # assigned and placed tokens cannot be chosen


@pytest.mark.rule("RET-03", "AMB-28")
def test_ret_03_a_retired_token_never_comes_back() -> None:
    t = retiring(a_table().with_rest(0, "ranger").with_bag(0, "laborer").without_supply(0, "ranger"))
    t.do("retire:rest:ranger")
    assert t.tokens(0, "retired") == {"ranger": 4}
    assert t.seat(0).supply[2] == 0
    t.do("place:laborer:metro:arbat_upper", "done")
    assert t.state.round == 2
    owned = [sum(counts) for counts in zip(*(getattr(t.seat(0), p) for p in ("bag", "rest", "drawn")), strict=True)]
    assert (owned[2], t.tokens(0, "retired")) == (0, {"ranger": 4})
    museum = a_table().with_rest(0, "ranger").without_supply(0, "ranger", "scholar", "builder")
    museum.assigned(0, harbor="laborer").at("PLACE-01").do("place:laborer:harbor:museum_row_lower")
    assert museum.options == ("done",)


@pytest.mark.rule("RET-04", "AMB-28", "AMB-134")
def test_ret_04_with_bag_and_rest_area_empty_nothing_is_asked() -> None:
    t = retiring(a_table().with_bag(0, "laborer"))
    assert (t.tokens(0, "bag"), t.tokens(0, "rest")) == ({}, {})
    assert (t.decision.rule, t.seat(0).tracks[0], t.tokens(0, "retired")) == ("PLACE-01", 2, {})


@pytest.mark.rule("AMB-131", "RET-02", "GEN-10")
def test_amb_131_retiring_is_asked_and_done_in_the_open() -> None:
    t = retiring(a_table().with_bag(0, "hero laborer laborer"))
    assert t.decision.private is False
    assert GAME.view(t.state, 1).open == t.state.open
    t.do("retire:bag:hero")
    assert [(fact.values, fact.eyes) for fact in t.facts("retired")] == [(("bag", "hero"), -1)]
    assert GAME.view(t.state, 1).seats[0].retired == [1, 0, 0, 0, 0]


@pytest.mark.rule("AMB-145")
def test_amb_145_the_hero_card_outlives_its_token() -> None:
    t = retiring(a_table().with_cards(0, "hero_olympian").with_bag(0, "hero laborer")).do("retire:bag:hero")
    assert t.seat(0).cards == ["hero_olympian"]
    t.do("place:laborer:metro:arbat_upper")
    assert t.options == ("effect:arbat_upper", "card:hero_olympian", "done")


@pytest.mark.rule("AMB-145", "PASS-01")
def test_amb_145_a_player_without_tokens_has_no_totals_passes_and_takes_part_in_upkeep() -> None:
    t = a_table(2).with_bag(0, "").with_items(0, food=2, fuel=1, ammo=3, meds=3).at("DRAW-01")
    assert [one.seat for one in t.state.open] == [1]
    while t.state.open[0].rule == "ASG-01":
        t.do(t.options[2])
    assert (t.state.totals[:3], t.seat(0).tracks) == ([0, 0, 0], [0, 0, 0])
    while t.decision.rule != "UPK-C":
        assert t.decision.seat == 1
        t.do(t.options[-1])
    assert (t.decision.seat, t.options) == (0, ("raise", "stay"))
