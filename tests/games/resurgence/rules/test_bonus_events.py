"""ENC-14, AMB-15, AMB-150 to AMB-152: the harsher Events that may be shuffled in, with and without Encounters."""

from collections import Counter

import pytest

from resurgence_tui.games.resurgence.vocab import ZONE_OF
from tests.build import Table, a_table, content, new_game
from tests.compare import changes

NOTHING = {"food": 0, "fuel": 0, "parts": 0, "ammo": 0, "meds": 0}
BEGINNING = "event_the_beginning"
BONUS = ("bonus_glass_blizzard", "bonus_howling_dark", "bonus_tunnel_fever", "bonus_warlord_tithe")


def table(seats: int = 2, encounters: bool = False) -> Table:
    """A position of a game with Bonus Events."""
    return a_table(seats, encounters=encounters, bonus_events=True)


def lying_open(event: str, seats: int = 2, encounters: bool = False) -> Table:
    """A position in which that Event lies open."""
    return table(seats, encounters).event(event)


def revealed(event: str, seats: int = 2) -> Table:
    """The start of a round whose Event is that card; seat 0 becomes the First Player."""
    return table(seats).in_round(2).first_player(seats - 1).next_event(event)


def drawn(t: Table) -> list[int]:
    """How many tokens each seat has drawn."""
    return [sum(me.drawn) for me in t.state.seats]


@pytest.mark.rule("ENC-14", "AMB-15")
@pytest.mark.parametrize("encounters", [False, True])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_enc_14_five_of_fifteen_events_are_drawn_and_the_beginning_stays_first(seats: int, encounters: bool) -> None:
    seen: Counter[str] = Counter()
    for seed in range(60):
        state = new_game(seats, seed, bonus_events=True, encounters=encounters).state
        assert (state.event, len(state.event_deck)) == (BEGINNING, 5)
        out = [card for card in state.aside if card.startswith(("event", "bonus"))]
        assert sorted(state.event_deck + out) == sorted(set(content().events) - {BEGINNING})
        seen.update(state.event_deck)
    assert (len(seen), sum(seen[card] for card in BONUS) > 40) == (15, True)


@pytest.mark.rule("ENC-14", "AMB-15")
@pytest.mark.parametrize(("encounters", "bonus"), [(False, False), (True, False), (False, True), (True, True)])
def test_amb_15_bonus_events_and_encounters_are_switched_apart(encounters: bool, bonus: bool) -> None:
    cards: set[str] = set()
    for seed in range(30):
        state = new_game(3, seed, encounters=encounters, bonus_events=bonus).state
        cards |= {card for card in (*state.event_deck, *state.aside) if card in BONUS}
        assert (state.encounters, state.bonus_events) == (encounters, bonus)
        assert (sum(state.black_bag) > 0) == encounters
    assert cards == (set(BONUS) if bonus else set())


@pytest.mark.rule("ENC-14")
def test_enc_14_a_bonus_event_comes_up_in_its_round_and_lies_open_until_the_next() -> None:
    t = revealed("bonus_howling_dark").at("EVT-02")
    assert (t.state.event, t.state.event_discard) == ("bonus_howling_dark", [BEGINNING])
    assert {one.rule for one in t.state.open} == {"ASG-01"}
    assert [fact.values for fact in t.state.facts if fact.key == "event_revealed"] == [("bonus_howling_dark",)]


# --- Tunnel Fever ---------------------------------------------------------------------------------------------


@pytest.mark.rule("AMB-150", "AMB-143", "DRAW-01")
def test_amb_150_everybody_chooses_before_anybody_draws() -> None:
    t = (
        revealed("bonus_tunnel_fever", 3)
        .with_items(0, meds=2)
        .with_items(1, meds=1, food=4)
        .at_level(1, 4)
        .at("EVT-02")
    )
    asked = []
    while t.decision.rule == "AMB-143":
        assert drawn(t) == [0, 0, 0]
        asked.append((t.decision.seat, t.options))
        t.do(t.options[0] if t.decision.seat == 0 else t.options[-1])
        if len(t.state.open) > 1:
            break
    assert asked == [(0, ("pay:meds1", "fewer:1")), (1, ("pay:meds1", "fewer:1")), (2, ("fewer:1",))]
    assert drawn(t) == [4, 5, 3]
    assert (t.items(0), t.items(1)) == ({**NOTHING, "meds": 1}, {**NOTHING, "food": 4, "meds": 1})


@pytest.mark.rule("AMB-150")
def test_amb_150_only_the_draw_of_step_1_is_lessened_and_only_in_that_round() -> None:
    t = revealed("bonus_tunnel_fever").cleared(0, "room_garage").at("EVT-02").do("fewer:1").do("fewer:1")
    assert drawn(t) == [3, 3]
    while t.state.open[0].rule == "ASG-01":
        asked = t.state.open[0]
        t.choose(asked.seat, asked.options[2])  # everything to the Compound
    while t.decision.rule != "PLACE-01":
        t.do(t.options[-1])
    while t.decision.seat != 0:
        t.do(t.options[-1])
    token = t.options[0].split(":")[1]
    t.do(f"place:{token}:compound:room_garage", "effect:room_garage")
    assert t.decision.rule == "AMB-135"  # another draw is as usual
    while t.state.round == 2:
        t.do(t.options[-1])
    while t.state.open[0].rule != "ASG-01":
        t.do(t.options[-1])
    assert drawn(t) == [4, 4]


@pytest.mark.rule("AMB-150", "DRAW-06")
def test_amb_150_the_draw_never_falls_below_none() -> None:
    t = revealed("bonus_tunnel_fever").with_bag(0, "").at("EVT-02").do("fewer:1", "fewer:1")
    assert drawn(t) == [0, 3]
    fever = {"id": "bonus_tunnel_fever", "kind": "immediate", "bonus": True, "must": True}
    changed = table().printed(events=[{**fever, "alternatives": [{"pay": {"meds": 1}}, {"draw_fewer": 5}]}])
    changed.in_round(2).next_event("bonus_tunnel_fever").at("EVT-02").do("fewer:5", "fewer:5")
    assert drawn(changed) == [0, 0]


# --- The Howling Dark -----------------------------------------------------------------------------------------


@pytest.mark.rule("AMB-151", "PLACE-06", "PLACE-08")
@pytest.mark.parametrize(
    ("kinds", "others", "items", "payments"),
    [
        ("mutant", 0, {"food": 1, "ammo": 1}, {"pay:food1:ammo1"}),
        ("mutant", 0, {"food": 1}, set()),
        ("beast", 0, {"food": 1, "ammo": 1}, {"pay:food1:ammo1"}),
        ("beast", 0, {"ammo": 1, "meds": 1}, {"pay:ammo1:meds1"}),
        ("beast", 0, {"food": 2}, set()),
        ("beast", 0, {"ammo": 1}, set()),
        ("stalker", 0, {}, {""}),
        ("", 1, {"food": 1}, {"pay:food1"}),
        ("stalker", 1, {"food": 1}, {"pay:food1"}),
        ("mutant", 1, {"food": 3}, {"pay:food3"}),
        ("mutant", 1, {"food": 2}, set()),
        ("beast", 2, {"fuel": 3, "meds": 1}, {"pay:fuel3:meds1"}),
        ("mutant beast", 0, {"food": 3, "ammo": 1}, {"pay:food3:ammo1"}),
        ("mutant mutant", 0, {"food": 4}, {"pay:food4"}),
        ("mutant mutant", 0, {"food": 3}, set()),
    ],
)
def test_amb_151_each_mutant_and_beast_costs_one_good_more(
    kinds: str, others: int, items: dict[str, int], payments: set[str]
) -> None:
    t = lying_open("bonus_howling_dark", 4, encounters=True).encounters_in("arbat_upper", *kinds.split())
    t.with_items(0, **items)
    for other in range(1, 1 + others):
        t.placed(other, "laborer", "arbat_upper")
    t.assigned(0, metro="laborer").at("PLACE-01", 0)
    assert bool(t.placing("arbat_upper")) == bool(payments)
    if payments:
        t.do("place:laborer:metro:arbat_upper")
        if t.decision.rule == "PLACE-06":
            assert set(t.options) == payments
            t.do(t.options[0])
        else:
            assert payments == {""}
        assert t.items(0) == NOTHING
        assert t.seat(0).vp == 2 * kinds.split().count("beast")


@pytest.mark.rule("AMB-151", "PLACE-07")
def test_amb_151_what_the_placement_brings_does_not_pay_for_it() -> None:
    t = lying_open("bonus_howling_dark", encounters=True).encounters_in("revolution_square_right", "mutant")
    t.with_items(0, food=1).assigned(0, metro="laborer").at("PLACE-01", 0)
    assert t.placing("revolution_square_right") == ()


@pytest.mark.rule("AMB-151", "CARD-SMUGGLER", "ENC-09")
def test_amb_151_smuggler_and_the_beasts_points_are_as_usual() -> None:
    t = lying_open("bonus_howling_dark", encounters=True).encounters_in("arbat_upper", "mutant")
    t.encounters_in("kremlin_upper", "beast").with_items(0, food=3, ammo=1).with_cards(0, "survivor_smuggler")
    t.assigned(0, metro="laborer laborer").at("PLACE-01", 0).do("place:laborer:metro:arbat_upper", "pay:food2")
    before = t.clone()
    t.do("card:survivor_smuggler")
    assert changes(before, t) == {"0 vp": 1, "0 spent": ["+survivor_smuggler"]}
    before = t.do("effect:arbat_upper", "done").clone()
    t.do("place:laborer:metro:kremlin_upper", "pay:food1:ammo1")
    changed = changes(before, t)
    assert (changed["0 vp"], changed["beasts kremlin_upper"]) == (2, -1)


@pytest.mark.rule("AMB-151", "REST-01")
def test_amb_151_rooms_and_rest_cost_nothing_and_the_next_event_ends_it() -> None:
    t = lying_open("bonus_howling_dark", encounters=True).encounters_in("arbat_upper", "mutant")
    t.assigned(0, metro="laborer", compound="laborer").at("PLACE-01", 0)
    assert t.placing("rest") and t.placing("room_checkpoint") == ("place:laborer:compound:room_checkpoint",)
    after = lying_open("event_stove_night", encounters=True).encounters_in("arbat_upper", "mutant")
    after.with_items(0, food=1).assigned(0, metro="laborer").at("PLACE-01", 0).do("place:laborer:metro:arbat_upper")
    assert after.options == ("pay:food1",)


@pytest.mark.rule("AMB-151", "AMB-118", "CARD-ELECTRICIAN")
def test_amb_151_the_electrician_replaces_the_supply_of_a_beast() -> None:
    t = lying_open("bonus_howling_dark", encounters=True).encounters_in("arbat_upper", "beast").with_items(0, food=2)
    t.with_cards(0, "survivor_electrician").assigned(0, metro="laborer").at("PLACE-01", 0)
    t.do("place:laborer:metro:arbat_upper")
    assert t.options == ("pay:food2:survivor_electrician",)


@pytest.mark.rule("AMB-151")
def test_amb_151_without_encounters_it_raises_the_penalty_of_plain_mutants() -> None:
    t = lying_open("bonus_howling_dark").mutants("hope_island").with_items(0, parts=2).assigned(0, harbor="laborer")
    t.at("PLACE-01", 0).do("place:laborer:harbor:hope_island_right")
    assert t.options == ("pay:parts2",)
    assert t.state.mutants[ZONE_OF["hope_island_right"]] == 1


# --- Glass Blizzard and the Warlord's Tithe ---------------------------------------------------------------------


@pytest.mark.rule("AMB-152", "AMB-142", "EVT-05")
@pytest.mark.parametrize(
    ("items", "vp", "left", "vp_left"),
    [
        ({"food": 2, "fuel": 2}, 5, {"food": 1, "fuel": 1}, 5),
        ({"food": 1, "fuel": 1}, 0, {}, 0),
        ({"food": 3}, 5, {"food": 2}, 4),
        ({"fuel": 1, "parts": 9}, 5, {"parts": 9}, 4),
        ({"parts": 9, "ammo": 9, "meds": 9}, 5, {"parts": 9, "ammo": 9, "meds": 9}, 3),
        ({}, 1, {}, 0),
        ({}, 0, {}, 0),
    ],
)
def test_amb_152_one_food_and_one_fuel_are_lost_or_a_point_for_each(
    items: dict[str, int], vp: int, left: dict[str, int], vp_left: int
) -> None:
    t = revealed("bonus_glass_blizzard").with_items(0, **items).with_vp(0, vp).at("EVT-02")
    assert {one.rule for one in t.state.open} == {"ASG-01"}  # nobody was asked
    assert (t.items(0), t.seat(0).vp) == ({**NOTHING, **left}, vp_left)


@pytest.mark.rule("AMB-152", "AMB-143", "SURV-03")
def test_amb_152_no_card_helps_and_all_lose_in_turn_order() -> None:
    t = revealed("bonus_glass_blizzard", 3).with_items(0, ammo=2).with_vp(0, 3)
    t.with_cards(0, "survivor_electrician").with_items(1, food=1, fuel=1).at("EVT-02")
    assert [fact.seat for fact in t.state.facts if fact.key == "lost"] == [0, 1, 2]
    assert (t.seat(0).vp, t.items(0), t.seat(0).spent) == (1, {**NOTHING, "ammo": 2}, [])
    assert t.items(1) == NOTHING


@pytest.mark.rule("ENC-14", "UPK-B1", "AMB-143")
def test_enc_14_the_tithe_is_due_in_the_upkeep_after_the_income_and_before_the_levels() -> None:
    t = lying_open("bonus_warlord_tithe").with_items(0, food=1).completed(0, 1, "basic_guard_vault").with_vp(0, 4)
    t.with_items(1, ammo=3, meds=3, food=3, fuel=1).with_vp(1, 4).at("UPK-B")
    assert (t.decision.rule, t.decision.seat, t.options) == ("AMB-143", 0, ("pay:food1:ammo1", "lose:vp3"))
    t.do("pay:food1:ammo1")
    assert (t.items(0), t.seat(0).vp) == (NOTHING, 4)
    assert (t.decision.seat, t.options) == (1, ("pay:food1:ammo1", "lose:vp3"))
    level = t.clone().do("lose:vp3")
    assert (level.decision.rule, level.seat(1).vp) == ("UPK-C", 1)
    t.do("pay:food1:ammo1")
    assert (t.state.round, t.items(1)["ammo"]) == (2, 2)  # too little Ammo for the level now
