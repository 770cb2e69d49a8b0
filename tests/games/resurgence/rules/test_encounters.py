"""ENC-07 to ENC-12: what Mutants, Beasts and Stalkers mean for who places beside them."""

import pytest

from resurgence_tui.games.resurgence.vocab import ZONE_OF
from tests.compare import changes
from tests.games.resurgence.rules.encounter_scenes import entering, playing

NOTHING = {"food": 0, "fuel": 0, "parts": 0, "ammo": 0, "meds": 0}


# --- Mutants --------------------------------------------------------------------------------------------------


@pytest.mark.rule("ENC-07", "PLACE-06")
def test_enc_07_a_mutant_costs_one_good_of_any_kind() -> None:
    t = playing().encounters_in("arbat_upper", "mutant").with_items(0, fuel=1, ammo=1)
    entering(t, "arbat_upper")
    assert (t.decision.rule, set(t.options)) == ("PLACE-06", {"pay:fuel1", "pay:ammo1"})
    before = t.clone()
    t.do("pay:fuel1")
    assert changes(before, t) == {"0 fuel": -1, "0 arbat_upper": "laborer"}
    poor = playing().encounters_in("arbat_upper", "mutant").assigned(0, metro="laborer").at("PLACE-01", 0)
    assert poor.placing("arbat_upper") == ()


@pytest.mark.rule("ENC-08", "MIS-12")
@pytest.mark.parametrize(("kind", "offered"), [("mutant", True), ("beast", False), ("stalker", False)])
def test_enc_08_a_mutant_mission_needs_an_actual_mutant(kind: str, offered: bool) -> None:
    t = playing().encounters_in("arbat_upper", kind).planned(0, "basic_burn_the_nest").with_items(0, fuel=2, ammo=1)
    entering(t, "arbat_upper")
    if kind != "stalker":
        t.do("pay:ammo1")
    assert ("mission:basic_burn_the_nest" in t.options) == offered


@pytest.mark.rule("ENC-12", "CARD-SMUGGLER", "AMB-55")
@pytest.mark.parametrize(("kind", "offered"), [("mutant", True), ("beast", False), ("stalker", False)])
def test_enc_12_the_smuggler_needs_an_actual_mutant(kind: str, offered: bool) -> None:
    t = playing().encounters_in("arbat_upper", kind).with_cards(0, "survivor_smuggler").with_items(0, ammo=1)
    entering(t, "arbat_upper")
    if kind != "stalker":
        t.do("pay:ammo1")
    assert ("card:survivor_smuggler" in t.options) == offered


# --- Beasts ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("ENC-09", "AMB-123", "AMB-130")
def test_enc_09_a_beast_costs_a_critical_supply_gives_two_points_and_leaves() -> None:
    t = playing().encounters_in("arbat_upper", "beast").with_items(0, food=3, ammo=1, meds=1)
    entering(t, "arbat_upper")
    assert (t.decision.rule, set(t.options)) == ("PLACE-06", {"pay:ammo1", "pay:meds1"})
    before = t.clone()
    t.do("pay:meds1")
    assert changes(before, t) == {
        "0 meds": -1,
        "0 arbat_upper": "laborer",
        "0 vp": 2,
        "beasts arbat_upper": -1,
        "discarded beast": 1,
    }
    assert t.seat(0).earned == {"encounters": 2}
    assert (t.decision.rule, t.options) == ("ACT-01", ("effect:arbat_upper", "done"))


@pytest.mark.rule("ENC-09", "PLACE-08")
def test_enc_09_resources_do_not_pay_for_a_beast() -> None:
    t = playing().encounters_in("arbat_upper", "beast").with_items(0, food=9, fuel=9, parts=9)
    t.assigned(0, metro="laborer").at("PLACE-01", 0)
    assert t.placing("arbat_upper") == ()
    assert t.placing("kremlin_upper") == ("place:laborer:metro:kremlin_upper",)


@pytest.mark.rule("AMB-123", "ENC-09")
def test_amb_123_players_who_come_later_no_longer_meet_the_beast() -> None:
    t = playing().encounters_in("hope_island_right", "beast").with_items(0, ammo=1).with_items(1, food=1)
    t.assigned(1, harbor="laborer")
    entering(t, "hope_island_right").do("pay:ammo1", "done")
    t.do("place:laborer:harbor:hope_island_right")
    assert t.options == ("pay:food1",)  # for the other Survivor
    t.do("pay:food1")
    assert (t.seat(1).vp, t.state.encounter_discard) == (0, [0, 1, 0])


@pytest.mark.rule("DRV-22", "ENC-09", "ENC-11", "AMB-118")
def test_drv_22_beast_and_opponent_cost_a_supply_and_any_good_and_two_survivors_cost_two() -> None:
    t = playing().encounters_in("arbat_upper", "beast").placed(2, "laborer", "arbat_upper")
    t.with_items(0, food=1, ammo=2).with_items(1, parts=2).assigned(1, metro="laborer")
    entering(t, "arbat_upper")
    assert set(t.options) == {"pay:food1:ammo1", "pay:ammo2"}
    before = t.clone()
    t.do("pay:food1:ammo1")
    assert changes(before, t) == {
        "0 food": -1,
        "0 ammo": -1,
        "0 arbat_upper": "laborer",
        "0 vp": 2,
        "beasts arbat_upper": -1,
        "discarded beast": 1,
    }
    t.do("done", "place:laborer:metro:arbat_upper")
    assert t.options == ("pay:parts2",)
    t.do("pay:parts2")
    assert (t.in_zone("arbat_upper"), t.seat(1).vp) == ({0: "laborer", 1: "laborer", 2: "laborer"}, 0)


@pytest.mark.rule("ENC-11", "PLACE-08")
@pytest.mark.parametrize(
    ("kinds", "others", "items", "payments"),
    [
        ("beast", 0, {"ammo": 1}, {"pay:ammo1"}),
        ("beast", 1, {"ammo": 1}, set()),
        ("beast", 1, {"food": 9}, set()),
        ("beast", 1, {"meds": 2}, {"pay:meds2"}),
        ("beast", 2, {"fuel": 1, "meds": 2}, {"pay:fuel1:meds2"}),
        ("beast", 2, {"fuel": 2, "meds": 1}, {"pay:fuel2:meds1"}),
        ("mutant", 1, {"fuel": 2}, {"pay:fuel2"}),
        ("mutant", 2, {"fuel": 2}, set()),
        ("stalker", 1, {"parts": 1}, {"pay:parts1"}),
        ("stalker", 2, {"parts": 1}, set()),
        ("mutant beast", 0, {"food": 1, "ammo": 1}, {"pay:food1:ammo1"}),
        ("mutant beast", 0, {"food": 5}, set()),
        ("beast beast", 1, {"food": 1, "ammo": 1, "meds": 1}, {"pay:food1:ammo1:meds1"}),
        ("beast beast", 0, {"food": 1, "ammo": 1}, set()),
    ],
)
def test_enc_11_all_penalties_add_up_and_must_be_payable(
    kinds: str, others: int, items: dict[str, int], payments: set[str]
) -> None:
    t = playing(4).encounters_in("arbat_upper", *kinds.split()).with_items(0, **items)
    for other in range(1, 1 + others):
        t.placed(other, "laborer", "arbat_upper")
    t.assigned(0, metro="laborer").at("PLACE-01", 0)
    assert bool(t.placing("arbat_upper")) == bool(payments)
    if payments:
        t.do("place:laborer:metro:arbat_upper")
        assert (t.decision.rule, set(t.options)) == ("PLACE-06", payments)
        t.do(t.options[0])
        assert t.seat(0).vp == 2 * kinds.split().count("beast")


@pytest.mark.rule("AMB-118", "CARD-ELECTRICIAN")
def test_amb_118_the_electrician_may_pay_a_beast_with_a_resource() -> None:
    t = playing().encounters_in("arbat_upper", "beast").with_items(0, food=1).with_cards(0, "survivor_electrician")
    entering(t, "arbat_upper")
    assert t.options == ("pay:food1:survivor_electrician",)
    t.do(t.options[0])
    assert (t.items(0), t.seat(0).vp, t.seat(0).spent) == (NOTHING, 2, ["survivor_electrician"])
    both = playing().encounters_in("arbat_upper", "beast").placed(1, "laborer", "arbat_upper")
    both.with_items(0, food=2).with_cards(0, "survivor_electrician")
    assert entering(both, "arbat_upper").options == ("pay:food2:survivor_electrician",)
    used = playing().encounters_in("arbat_upper", "beast").with_items(0, food=1).assigned(0, metro="laborer")
    used.with_cards(0, "survivor_electrician").exhausted(0, "survivor_electrician").at("PLACE-01", 0)
    assert used.placing("arbat_upper") == ()


# --- Stalkers -------------------------------------------------------------------------------------------------


@pytest.mark.rule("ENC-10", "AMB-117")
def test_enc_10_a_stalker_costs_nothing_and_offers_a_plan_or_a_trade_once() -> None:
    t = playing().encounters_in("arbat_upper", "stalker").with_items(0, food=1)
    entering(t, "arbat_upper")
    assert (t.decision.rule, t.items(0)) == ("ACT-01", {**NOTHING, "food": 1})
    assert t.options == ("effect:arbat_upper", "stalker:plan", "stalker:trade", "done")
    for choice, answer in (("stalker:plan", f"plan:{t.state.basics[0]}"), ("stalker:trade", "trade:food:meds")):
        after = t.clone().do(choice, answer)
        assert after.options == ("effect:arbat_upper", "done")
        later = t.clone().do("effect:arbat_upper", choice)  # in any order
        assert answer in later.options
        assert later.do(answer).options == ("done",)
    assert t.state.stalkers[ZONE_OF["arbat_upper"]] == 1
    assert t.do("done").facts("turn_ended")  # it may be left


@pytest.mark.rule("ENC-10")
def test_enc_10_the_stalker_stays_for_the_next_who_places_there() -> None:
    t = playing().encounters_in("arbat_upper", "stalker").with_items(0, food=1).with_items(1, food=1, fuel=1)
    t.assigned(1, metro="laborer")
    entering(t, "arbat_upper").do("stalker:trade", "trade:food:ammo", "done")
    t.do("place:laborer:metro:arbat_upper", "pay:food1")
    assert t.options == ("effect:arbat_upper", "stalker:plan", "stalker:trade", "done")
    before = t.clone()
    t.do("stalker:trade", "trade:fuel:parts")
    assert changes(before, t) == {"1 fuel": -1, "1 parts": 1}


@pytest.mark.rule("ENC-10", "MIS-04", "AMB-134")
def test_enc_10_only_what_can_happen_is_offered() -> None:
    full = playing().encounters_in("arbat_upper", "stalker").with_items(0, food=1)
    full.planned(0, "starter_soup_line", "basic_toll_post", "basic_seed_cabinet")
    assert entering(full, "arbat_upper").options == ("effect:arbat_upper", "stalker:trade", "done")
    empty = playing().encounters_in("arbat_upper", "stalker")
    assert entering(empty, "arbat_upper").options == ("effect:arbat_upper", "stalker:plan", "done")
    elsewhere = playing().encounters_in("arbat_upper", "stalker").with_items(0, food=1)
    assert entering(elsewhere, "kremlin_upper").options == ("done",)
    home = playing().encounters_in("arbat_upper", "stalker").with_items(0, food=1).assigned(0, compound="laborer")
    home.at("PLACE-01", 0).do("place:laborer:compound:room_checkpoint")
    assert home.options == ("effect:room_checkpoint", "done")


@pytest.mark.rule("ENC-10", "MIS-06", "MIS-07")
def test_enc_10_the_stalkers_plan_follows_the_rules_of_planning() -> None:
    t = playing().encounters_in("kremlin_upper", "stalker").with_cards(0, "survivor_plumber").with_items(0, parts=2)
    t.available("basic_bell_tower_relay")
    entering(t, "kremlin_upper").do("stalker:plan")
    assert (t.decision.rule, t.options) == ("MIS-03", tuple(f"plan:{card}" for card in t.state.basics))
    before = t.clone()
    t.do("plan:basic_bell_tower_relay")
    assert changes(before, t) == {"basics 0": "", "0 slots": ["+basic_bell_tower_relay"]}
    assert t.options == ("card:survivor_plumber", "done")  # awake, and the Mission is barred this turn
    high = playing().at_level(0, 3).encounters_in("kremlin_upper", "stalker")
    entering(high, "kremlin_upper").do("stalker:plan")
    assert high.options == tuple(f"plan:{card}" for card in (*high.state.basics, *high.state.advanced))


@pytest.mark.rule("AMB-119", "ENC-10")
def test_amb_119_a_trade_gives_one_unit_for_one_of_another_kind() -> None:
    t = playing().encounters_in("arbat_upper", "stalker").with_items(0, food=2, meds=1)
    entering(t, "arbat_upper").do("stalker:trade")
    assert (t.decision.rule, set(t.options)) == (
        "ENC-10",
        {f"trade:food:{item}" for item in ("fuel", "parts", "ammo", "meds")}
        | {f"trade:meds:{item}" for item in ("food", "fuel", "parts", "ammo")},
    )
    before = t.clone()
    t.do("trade:meds:parts")
    assert changes(before, t) == {"0 meds": -1, "0 parts": 1}


@pytest.mark.rule("AMB-119", "AMB-44", "GEN-05")
def test_amb_119_what_a_trade_brings_is_a_gain_with_its_limits_and_its_cards() -> None:
    t = playing().encounters_in("arbat_upper", "stalker").with_items(0, food=1, fuel=9)
    t.with_cards(0, "survivor_chemist", "survivor_hunter")
    entering(t, "arbat_upper").do("stalker:trade", "trade:food:fuel")
    assert t.items(0) == {**NOTHING, "fuel": 9}
    assert t.options == ("effect:arbat_upper", "card:survivor_chemist", "done")


@pytest.mark.rule("AMB-117", "HERO-COSMONAUT", "AMB-138")
def test_amb_117_the_stalker_may_be_used_between_two_missions() -> None:
    t = (
        playing()
        .encounters_in("kremlin_upper", "stalker")
        .with_cards(0, "hero_cosmonaut")
        .with_items(0, parts=9, fuel=5)
    )
    t.planned(0, "basic_guard_vault", "starter_first_watch", "basic_bell_tower_relay").with_items(0, food=2, ammo=2)
    entering(t, "kremlin_upper").do("mission:basic_guard_vault", "pay:fuel2:parts1")
    if t.decision.rule == "MIS-16":
        t.do(t.options[0])
    assert "card:hero_cosmonaut:basic_bell_tower_relay" in t.options
    t.do("stalker:trade", "trade:food:meds")
    assert "card:hero_cosmonaut:basic_bell_tower_relay" in t.options
