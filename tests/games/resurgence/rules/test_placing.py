"""PLACE: where a token may go, and what it costs."""

import pytest

from resurgence_tui.games.resurgence.state import EMPTY
from resurgence_tui.games.resurgence.vocab import Token
from tests.build import Table, a_table
from tests.compare import changes

ANY_METRO = {"arbat_upper", "revolution_square_right", "kremlin_upper"}
ANY_HARBOR = {"museum_row_lower", "barbarian_gate_right", "hope_island_right"}
ANY_ROOM = {
    *("room_checkpoint", "room_armory", "room_clinic", "room_market_stall"),
    *("room_kitchen", "room_garage", "room_scout_post"),
}
ALL_ROOMS = {*ANY_ROOM, "room_workshop", "room_propaganda", "room_headquarters"}
ALL_ZONES = {
    *ANY_METRO,
    *ANY_HARBOR,
    *("arbat_lower", "museum_row_upper", "revolution_square_left"),
    *("barbarian_gate_left", "kremlin_lower", "hope_island_left"),
}


def targets(t: Table) -> set[str]:
    """Where the open placement can go, Rest Area aside."""
    return {option.split(":")[3] for option in t.options} - {"rest"}


def mutant_zone(**items: int) -> Table:
    """Seat 0 with a laborer for the Metro, seat 1 with nothing; Mutants in Arbat."""
    return a_table().mutants("arbat").with_items(0, **items).assigned(0, metro="laborer").at("PLACE-01", seat=0)


@pytest.mark.rule("PLACE-02", "PLACE-04")
def test_a_token_comes_from_any_of_the_three_areas_and_goes_where_its_area_leads() -> None:
    t = a_table().assigned(0, metro="laborer", harbor="laborer", compound="laborer").at("PLACE-01", seat=0)
    assert t.decision.rule == "PLACE-01"
    assert sorted(t.options) == sorted(
        [
            *(f"place:laborer:metro:{zone}" for zone in (*ANY_METRO, "rest")),
            *(f"place:laborer:harbor:{zone}" for zone in (*ANY_HARBOR, "rest")),
            *(f"place:laborer:compound:{room}" for room in ("room_checkpoint", "rest")),
        ]
    )
    for area, space in (("metro", "kremlin_upper"), ("harbor", "hope_island_right"), ("compound", "room_checkpoint")):
        placed = t.clone().do(f"place:laborer:{area}:{space}")
        assert changes(t, placed) == {f"0 {area} laborer": -1, f"0 {space}": "laborer"}


@pytest.mark.rule("PLACE-04", "EX-06")
def test_the_access_icon_of_the_space_must_be_that_of_the_tokens_area() -> None:
    in_compound = a_table().cleared(0, "room_clinic").assigned(0, compound="hero").at("PLACE-01", seat=0)
    assert targets(in_compound) == {"room_checkpoint", "room_clinic"}
    in_metro = a_table().cleared(0, "room_clinic").assigned(0, metro="hero").at("PLACE-01", seat=0)
    assert targets(in_metro) == {
        *ANY_METRO,
        *("arbat_lower", "museum_row_upper", "revolution_square_left"),
    }
    assert "place:hero:metro:rest" in in_metro.options


@pytest.mark.rule("EX-01", "PLACE-04")
def test_without_a_token_assigned_to_the_harbor_no_harbor_zone_is_legal() -> None:
    t = a_table().assigned(0, metro="hero ranger scholar", compound="builder").at("PLACE-01", seat=0)
    harbor = {*ANY_HARBOR, "barbarian_gate_left", "kremlin_lower", "hope_island_left"}
    assert not targets(t) & harbor
    assert targets(t) == ALL_ZONES - harbor | {"room_checkpoint"}


@pytest.mark.rule("PLACE-04")
def test_a_compound_token_reaches_only_the_own_rooms() -> None:
    t = a_table().cleared(1, "room_armory").assigned(0, compound="laborer").at("PLACE-01", seat=0)
    assert t.options == ("place:laborer:compound:room_checkpoint", "place:laborer:compound:rest")


@pytest.mark.parametrize(
    ("token", "beyond_laborers"),
    [
        pytest.param("laborer", set()),
        pytest.param("ranger", {"revolution_square_left", "kremlin_lower", "room_headquarters"}),
        pytest.param("scholar", {"museum_row_upper", "barbarian_gate_left", "room_propaganda"}),
        pytest.param("builder", {"arbat_lower", "hope_island_left", "room_workshop"}),
        pytest.param("hero", (ALL_ZONES | ALL_ROOMS) - ANY_METRO - ANY_HARBOR - ANY_ROOM),
    ],
)
@pytest.mark.rule("PLACE-05")
def test_a_token_goes_to_laborer_spaces_and_to_those_of_its_own_type_and_the_hero_anywhere(
    token: str, beyond_laborers: set[str]
) -> None:
    reached = set()
    for area in ("metro", "harbor", "compound"):
        t = a_table().cleared(0, *ALL_ROOMS).assigned(0, **{area: token}).at("PLACE-01", seat=0)
        reached |= targets(t)
    assert reached == ANY_METRO | ANY_HARBOR | ANY_ROOM | beyond_laborers


@pytest.mark.rule("PLACE-03")
def test_no_second_token_of_a_seat_goes_into_its_zone_or_room() -> None:
    t = a_table().placed(0, "laborer", "arbat_upper").placed(0, "laborer", "room_checkpoint").cleared(0, "room_clinic")
    t.assigned(0, metro="laborer", compound="hero").at("PLACE-01", seat=0)
    assert targets(t) == {"revolution_square_right", "kremlin_upper", "room_clinic"}


@pytest.mark.rule("PLACE-03", "PLACE-06")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_own_token_closes_a_zone_and_those_of_other_seats_cost(seat: int) -> None:
    t = a_table(3).with_items(seat, food=1).assigned(seat, metro="laborer")
    for owner, zone in zip(range(3), ("arbat_upper", "revolution_square_right", "kremlin_upper"), strict=True):
        t.placed(owner, "laborer", zone)
    own = ("arbat_upper", "revolution_square_right", "kremlin_upper")[seat]
    t.at("PLACE-01", seat=seat)
    assert targets(t) == ANY_METRO - {own}
    for zone in ANY_METRO - {own}:
        assert t.clone().do(f"place:laborer:metro:{zone}").options == ("pay:food1",)


@pytest.mark.rule("PLACE-09", "EX-09")
def test_the_other_zone_of_a_district_stays_free_and_costs_nothing() -> None:
    t = a_table().placed(0, "laborer", "arbat_upper").placed(1, "laborer", "arbat_upper")
    t.assigned(0, metro="builder").at("PLACE-01", seat=0)
    before = t.clone()
    t.do("place:builder:metro:arbat_lower")
    assert t.decision.rule == "ACT-01"
    assert changes(before, t) == {"0 metro builder": -1, "0 arbat_lower": "builder"}


@pytest.mark.rule("PLACE-06", "EX-07", "AMB-29")
def test_a_mutant_token_costs_one_resource_or_supply() -> None:
    t = mutant_zone(fuel=1)
    before = t.clone()
    t.do("place:laborer:metro:arbat_upper")
    assert (t.decision.rule, t.options, t.decision.context) == ("PLACE-06", ("pay:fuel1",), ("arbat_upper",))
    t.do("pay:fuel1")
    assert changes(before, t) == {"0 fuel": -1, "0 metro laborer": -1, "0 arbat_upper": "laborer"}


@pytest.mark.rule("PLACE-06", "EX-08", "AMB-29")
def test_a_mutant_and_another_seats_survivor_cost_two_of_mixed_kinds() -> None:
    t = a_table().mutants("arbat").placed(0, "hero", "arbat_upper").with_items(1, food=1, ammo=1)
    t.assigned(1, metro="laborer").at("PLACE-01", seat=1)
    before = t.clone()
    t.do("place:laborer:metro:arbat_upper")
    assert t.options == ("pay:food1:ammo1",)
    t.do("pay:food1:ammo1")
    assert t.in_zone("arbat_upper") == {0: "hero", 1: "laborer"}
    assert changes(before, t) == {
        "1 food": -1,
        "1 ammo": -1,
        "1 metro laborer": -1,
        "1 arbat_upper": "laborer",
    }


@pytest.mark.rule("PLACE-06")
def test_every_mix_of_resources_and_supplies_may_pay_the_penalty() -> None:
    t = a_table(3).placed(1, "laborer", "kremlin_upper").placed(2, "laborer", "kremlin_upper")
    t.with_items(0, food=2, parts=1, meds=1).assigned(0, metro="laborer").at("PLACE-01", seat=0)
    t.do("place:laborer:metro:kremlin_upper")
    assert sorted(t.options) == ["pay:food1:meds1", "pay:food1:parts1", "pay:food2", "pay:parts1:meds1"]


@pytest.mark.rule("AMB-29", "PLACE-06")
def test_only_tokens_in_the_zone_cost_and_each_mutant_counts() -> None:
    t = a_table().event("event_tarpaulin_bazaar").placed(1, "laborer", "arbat_lower")
    t.assigned(0, metro="laborer").at("PLACE-01", seat=0)
    free = t.clone().do("place:laborer:metro:arbat_upper")
    assert free.decision.rule == "ACT-01"  # neither the Event token nor the other Zone costs anything
    t = a_table().with_items(0, food=9)
    t.state.mutants[0], t.state.mutant_supply = 2, 4
    t.assigned(0, metro="laborer").at("PLACE-01", seat=0).do("place:laborer:metro:arbat_upper")
    assert t.options == ("pay:food2",)


@pytest.mark.rule("PLACE-07", "AMB-30")
def test_nothing_that_the_placement_brings_can_pay_its_penalty() -> None:
    cards = ("survivor_farmer", "survivor_brewer", "survivor_smuggler")
    poor = a_table().mutants("arbat").with_cards(0, *cards).assigned(0, metro="laborer").at("PLACE-01", seat=0)
    assert poor.placing("arbat_upper") == ()
    assert targets(poor) == {"revolution_square_right", "kremlin_upper"}
    t = a_table().mutants("arbat").with_cards(0, *cards).with_items(0, meds=1).assigned(0, metro="laborer")
    t.at("PLACE-01", seat=0).do("place:laborer:metro:arbat_upper")
    assert (t.decision.rule, t.options) == ("PLACE-06", ("pay:meds1",))
    assert t.in_zone("arbat_upper") == {}  # the token does not stand before the penalty is paid
    assert t.state.turn.token == Token.LABORER  # it is on its way
    t.do("pay:meds1")
    assert t.in_zone("arbat_upper") == {0: "laborer"}
    assert t.state.turn.token == EMPTY
    assert {"card:survivor_farmer", "card:survivor_brewer", "card:survivor_smuggler"} < set(t.options)


@pytest.mark.rule("PLACE-08")
def test_a_zone_whose_penalty_cannot_be_paid_in_full_is_not_offered() -> None:
    t = a_table().mutants("arbat").placed(1, "laborer", "arbat_upper").assigned(0, metro="laborer")
    short = t.clone().with_items(0, food=1).at("PLACE-01", seat=0)
    assert targets(short) == {"revolution_square_right", "kremlin_upper"}
    enough = t.clone().with_items(0, food=1, meds=1).at("PLACE-01", seat=0)
    assert targets(enough) == ANY_METRO


@pytest.mark.rule("PLACE-10")
def test_tokens_of_all_seats_may_share_a_zone() -> None:
    t = a_table(4).with_items(3, food=3).assigned(3, metro="laborer")
    for seat in (0, 1, 2):
        t.placed(seat, "laborer", "kremlin_upper")
    t.at("PLACE-01", seat=3).do("place:laborer:metro:kremlin_upper", "pay:food3")
    assert t.in_zone("kremlin_upper") == dict.fromkeys(range(4), "laborer")


@pytest.mark.rule("PLACE-11")
def test_rooms_never_cost_a_penalty() -> None:
    t = a_table().mutants("arbat", "kremlin").placed(1, "laborer", "room_checkpoint")
    t.assigned(0, compound="laborer").at("PLACE-01", seat=0)
    before = t.clone()
    t.do("place:laborer:compound:room_checkpoint")
    assert t.decision.rule == "ACT-01"
    assert changes(before, t) == {"0 compound laborer": -1, "0 room_checkpoint": "laborer"}


@pytest.mark.rule("PLACE-12", "AMB-35", "SURV-33")
def test_the_effect_of_the_space_may_be_declined_and_the_placing_still_wakes_cards() -> None:
    t = a_table().with_cards(0, "survivor_farmer").assigned(0, metro="laborer").assigned(1, metro="laborer")
    t.at("PLACE-01", seat=0)
    before = t.clone()
    t.do("place:laborer:metro:arbat_upper")
    assert t.options == ("effect:arbat_upper", "card:survivor_farmer", "done")
    t.do("card:survivor_farmer", "done")
    assert t.decision.seat == 1
    assert changes(before, t) == {
        "0 metro laborer": -1,
        "0 arbat_upper": "laborer",
        "0 food": 1,
        "0 spent": ["+survivor_farmer"],
    }


@pytest.mark.rule("PLACE-13", "AMB-36")
def test_a_room_must_be_cleared_and_one_built_this_turn_counts_from_the_next() -> None:
    t = a_table().with_rubble(0, "room_clinic", "rubble_vp2").with_items(0, parts=2)
    t.assigned(0, harbor="laborer", compound="laborer").at("PLACE-01", seat=0)
    assert t.placing("room_clinic") == ()
    t.do("place:laborer:harbor:hope_island_right", "effect:hope_island_right", "pay:parts2", "build:room_clinic")
    assert t.decision.rule == "ACT-01"
    assert t.options == ("done",)
    t.do("done")
    assert t.options == (
        "place:laborer:compound:room_checkpoint",
        "place:laborer:compound:room_clinic",
        "place:laborer:compound:rest",
    )


@pytest.mark.rule("AMB-38", "PLACE-14")
def test_before_placing_nothing_is_offered_but_placements() -> None:
    cards = ("survivor_truck_driver", "survivor_pilot", "survivor_hunter", "hero_traffic_cop", "survivor_electrician")
    t = a_table().with_cards(0, *cards).planned(0, "basic_clear_the_gallery").event("event_stranded_tanker")
    t.with_items(0, food=9, ammo=9).assigned(0, metro="scholar", harbor="hero").at("PLACE-01", seat=0)
    assert {option.split(":")[0] for option in t.options} == {"place"}
    used = {word for option in t.options for word in option.split(":")[4:]}
    assert used == {"survivor_truck_driver", "survivor_pilot"}


@pytest.mark.rule("PLACE-14")
def test_switch_and_substitute_cards_are_used_with_the_placement_before_the_penalty() -> None:
    t = a_table().with_cards(0, "survivor_truck_driver", "survivor_pilot").mutants("museum_row").with_items(0, fuel=1)
    t.assigned(0, harbor="ranger").at("PLACE-01", seat=0)
    before = t.clone()
    t.do("place:ranger:harbor:museum_row_upper:survivor_truck_driver:survivor_pilot")
    assert (t.decision.rule, t.options) == ("PLACE-06", ("pay:fuel1",))
    assert changes(before, t) == {
        "0 harbor ranger": -1,
        "0 spent": ["+survivor_pilot", "+survivor_truck_driver"],
    }
    t.do("pay:fuel1")
    assert t.in_zone("museum_row_upper") == {0: "ranger"}
