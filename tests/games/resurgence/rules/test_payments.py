"""CARD-ELECTRICIAN, HERO-TRAFFIC-COP and MIS-13: all ways to pay, cards included."""

from itertools import product

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from tests.build import Table, a_table
from tests.compare import changes

RESOURCES, SUPPLIES = ("food", "fuel", "parts"), ("ammo", "meds")
ELECTRICIAN, COP = "survivor_electrician", "hero_traffic_cop"

CHARGED_ZONE = {
    "id": "arbat_upper",
    "district": "arbat",
    "access": "metro",
    "tokens": "any",
    "effect": {"pay": {"ammo": 1, "food": 1}, "gain": {"parts": 1}},
    "rule": "ZONE-ARB-UPPER",
}
CHARGED_ROOM = {
    "id": "room_clinic",
    "level": 1,
    "tokens": "any",
    "effect": {"pay": {"sup": 2}, "gain": {"vp": 1}},
    "starts": "rubble",
    "rule": "ROOM-CLINIC",
}


def paying(mission: str, zone: str, *cards: str, area: str = "harbor", **items: int) -> Table:
    """Seat 0 is asked how it pays a Mission; if it cannot, what the turn offers."""
    t = a_table().with_cards(0, *cards).planned(0, mission).with_items(0, **items).assigned(0, **{area: "laborer"})
    t.on_tracks(0, 8, 8, 8).at("PLACE-01", seat=0).do(f"place:laborer:{area}:{zone}")
    return t.do(f"mission:{mission}") if f"mission:{mission}" in t.options else t


@pytest.mark.rule("MIS-13", "GEN-04")
def test_every_item_of_a_missions_cost_is_paid() -> None:
    cost = {"ammo": 1, "meds": 1, "parts": 2}
    t = paying("basic_winter_flotilla", "hope_island_right", **cost)
    assert (t.decision.rule, t.options) == ("MIS-13", ("pay:parts2:ammo1:meds1",))
    for item in cost:
        short = paying("basic_winter_flotilla", "hope_island_right", **{**cost, item: cost[item] - 1}, food=9, fuel=9)
        assert not [option for option in short.options if option.startswith("mission:")]


@pytest.mark.rule("CARD-ELECTRICIAN", "AMB-50")
def test_the_electrician_pays_one_ammo_or_meds_as_one_resource_of_choice() -> None:
    t = paying("basic_seed_cabinet", "museum_row_lower", ELECTRICIAN, fuel=2, food=1, parts=1, ammo=1, meds=1)
    assert sorted(t.options) == sorted(
        [
            "pay:fuel1:ammo1:meds1",
            *(f"pay:{paid}:{ELECTRICIAN}" for paid in ("fuel2:ammo1", "food1:fuel1:ammo1", "fuel1:parts1:ammo1")),
            *(f"pay:{paid}:{ELECTRICIAN}" for paid in ("fuel2:meds1", "food1:fuel1:meds1", "fuel1:parts1:meds1")),
        ]
    )
    before = t.clone()
    t.do(f"pay:fuel1:parts1:meds1:{ELECTRICIAN}")
    assert changes(before, t) == {
        "0 food": 1,  # the Mission's reward
        "0 fuel": -1,
        "0 parts": -1,
        "0 meds": -1,
        "0 vp": 2,
        "0 spent": [f"+{ELECTRICIAN}"],
        "0 slots": ["-basic_seed_cabinet"],
        "0 column 0": ["+basic_seed_cabinet"],
    }


@pytest.mark.rule("AMB-50")
def test_the_electrician_replaces_one_unit_in_one_cost() -> None:
    one_short = paying("basic_clear_the_gallery", "museum_row_lower", ELECTRICIAN, ammo=2, food=2)
    assert one_short.options == (f"pay:food1:ammo2:{ELECTRICIAN}",)
    two_short = paying("basic_clear_the_gallery", "museum_row_lower", ELECTRICIAN, ammo=1, food=9, fuel=9)
    assert two_short.options == ("effect:museum_row_lower", "done")


@pytest.mark.rule("AMB-50")
def test_the_electrician_does_not_pay_a_resource_with_a_supply() -> None:
    t = a_table().with_cards(0, ELECTRICIAN).with_items(0, ammo=9, meds=9).cleared(0, "room_armory")
    t.assigned(0, compound="laborer", harbor="laborer")
    room = t.clone().at("PLACE-01", seat=0).do("place:laborer:compound:room_armory")
    assert room.options == ("done",)
    zone = t.at("PLACE-01", seat=0).do("place:laborer:harbor:hope_island_right")
    assert zone.options == ("done",)


@pytest.mark.rule("AMB-50")
def test_what_the_electrician_pays_with_is_no_gain() -> None:
    cards = (ELECTRICIAN, "survivor_hunter", "survivor_gunsmith")
    t = paying("basic_clear_the_gallery", "museum_row_lower", *cards, ammo=2, food=1)
    t.do(f"pay:food1:ammo2:{ELECTRICIAN}")
    assert t.options == ("effect:museum_row_lower", "done")


@pytest.mark.rule("AMB-50")
def test_the_electrician_works_for_the_cost_of_a_zone_and_of_a_room() -> None:
    t = a_table().printed(zones=[CHARGED_ZONE], rooms=[CHARGED_ROOM]).with_cards(0, ELECTRICIAN)
    t.cleared(0, "room_clinic").with_items(0, food=2, fuel=1, meds=1).assigned(0, metro="laborer", compound="laborer")
    zone = t.clone().at("PLACE-01", seat=0).do("place:laborer:metro:arbat_upper", "effect:arbat_upper")
    assert sorted(zone.options) == [f"pay:food1:fuel1:{ELECTRICIAN}", f"pay:food2:{ELECTRICIAN}"]
    room = t.at("PLACE-01", seat=0).do("place:laborer:compound:room_clinic", "effect:room_clinic")
    assert sorted(room.options) == [f"pay:food1:meds1:{ELECTRICIAN}", f"pay:fuel1:meds1:{ELECTRICIAN}"]
    before = room.clone()
    room.do(f"pay:fuel1:meds1:{ELECTRICIAN}")
    assert changes(before, room) == {"0 fuel": -1, "0 meds": -1, "0 vp": 1, "0 spent": [f"+{ELECTRICIAN}"]}


@pytest.mark.rule("AMB-50", "PLACE-06")
def test_the_electrician_changes_nothing_where_any_good_pays() -> None:
    t = a_table().with_cards(0, ELECTRICIAN).mutants("arbat").with_items(0, ammo=1, food=1).assigned(0, metro="laborer")
    t.at("PLACE-01", seat=0).do("place:laborer:metro:arbat_upper")
    assert sorted(t.options) == ["pay:ammo1", "pay:food1"]


@pytest.mark.rule("AMB-50", "SURV-03")
def test_the_electrician_neither_meets_a_levels_need_nor_pays_outside_the_own_turn() -> None:
    t = a_table().with_cards(0, ELECTRICIAN).with_items(0, ammo=2, meds=3, food=9, fuel=9, parts=9).at("UPK-C")
    assert {decision.rule for decision in t.state.open} == {"ASG-01"}  # nobody was asked to rise: the next round
    charged = {"id": "event_stove_night", "kind": "upkeep", "bonus": False, "must": False}
    charged["effect"] = {"pay": {"ammo": 1}, "gain": {"vp": 2}}
    event = a_table().printed(events=[charged]).event("event_stove_night").with_cards(0, ELECTRICIAN)
    asked = event.clone().with_items(0, food=9, ammo=1).at("UPK-B1").do("event:event_stove_night")
    assert asked.options == ("pay:ammo1",)
    poor = event.with_items(0, food=9).at("UPK-B1")
    assert {decision.rule for decision in poor.state.open} == {"ASG-01"}


@pytest.mark.rule("HERO-TRAFFIC-COP", "AMB-51")
def test_the_traffic_cop_takes_one_ammo_or_one_meds_off_a_missions_cost() -> None:
    t = paying("basic_seed_cabinet", "museum_row_lower", COP, fuel=1, ammo=1, meds=1)
    assert sorted(t.options) == ["pay:fuel1:ammo1:" + COP, "pay:fuel1:ammo1:meds1", "pay:fuel1:meds1:" + COP]
    before = t.clone()
    t.do(f"pay:fuel1:meds1:{COP}")
    assert changes(before, t) == {
        "0 food": 1,
        "0 fuel": -1,
        "0 meds": -1,
        "0 vp": 2,
        "0 spent": [f"+{COP}"],
        "0 slots": ["-basic_seed_cabinet"],
        "0 column 0": ["+basic_seed_cabinet"],
    }


@pytest.mark.rule("AMB-51")
def test_the_traffic_cop_lowers_by_one_unit_and_only_costs_with_a_supply() -> None:
    lowered = paying("basic_clear_the_gallery", "museum_row_lower", COP, ammo=2)
    assert lowered.options == (f"pay:ammo2:{COP}",)
    two_short = paying("basic_clear_the_gallery", "museum_row_lower", COP, ammo=1)
    assert two_short.options == ("effect:museum_row_lower", "done")
    no_supply = paying("basic_dock_on_the_ice", "hope_island_right", COP, food=2, fuel=1)
    assert no_supply.options == ("pay:food2:fuel1",)
    short = paying("basic_dock_on_the_ice", "hope_island_right", COP, food=1, fuel=1)
    assert short.options == ("done",)


@pytest.mark.rule("AMB-51")
def test_the_traffic_cop_works_at_headquarters_but_for_no_room() -> None:
    t = a_table().with_cards(0, COP).printed(rooms=[CHARGED_ROOM]).cleared(0, "room_headquarters", "room_clinic")
    t.planned(0, "basic_clear_the_gallery").with_items(0, ammo=2).assigned(0, compound="hero laborer")
    hq = t.clone().at("PLACE-01", seat=0).do("place:hero:compound:room_headquarters", "effect:room_headquarters")
    hq.do("complete:basic_clear_the_gallery")
    assert hq.options == (f"pay:ammo2:{COP}",)
    room = t.clone().with_items(0, ammo=1).at("PLACE-01", seat=0).do("place:laborer:compound:room_clinic")
    assert room.options == ("done",)
    paid = t.at("PLACE-01", seat=0).do("place:laborer:compound:room_clinic", "effect:room_clinic")
    assert paid.options == ("pay:ammo2",)


@pytest.mark.rule("AMB-51", "AMB-57")
def test_the_traffic_cop_works_once_a_round() -> None:
    t = a_table().with_cards(0, COP).planned(0, "basic_clear_the_gallery", "starter_first_watch")
    t.with_items(0, ammo=2, food=1).assigned(0, harbor="laborer", metro="laborer").at("PLACE-01", seat=0)
    t.do("place:laborer:harbor:museum_row_lower", "mission:basic_clear_the_gallery", f"pay:ammo2:{COP}", "done")
    t.do("place:laborer:metro:kremlin_upper")
    assert t.options == ("done",)


@pytest.mark.rule("AMB-51", "AMB-154")
def test_traffic_cop_and_electrician_combine_on_different_units() -> None:
    t = paying("basic_clear_the_gallery", "museum_row_lower", COP, ELECTRICIAN, ammo=1, food=1)
    assert t.options == (f"pay:food1:ammo1:{COP}:{ELECTRICIAN}",)
    before = t.clone()
    t.do(f"pay:food1:ammo1:{COP}:{ELECTRICIAN}")
    assert changes(before, t) == {
        "0 food": -1,
        "0 ammo": -1,
        "0 vp": 3,
        "0 spent": sorted([f"+{COP}", f"+{ELECTRICIAN}"]),
        "0 slots": ["-basic_clear_the_gallery"],
        "0 column 0": ["+basic_clear_the_gallery"],
    }
    one_unit = paying("starter_first_watch", "kremlin_upper", COP, ELECTRICIAN, area="metro", food=2, ammo=1)
    assert sorted(one_unit.options) == ["pay:food1:ammo1", f"pay:food1:{COP}", f"pay:food2:{ELECTRICIAN}"]


@pytest.mark.rule("AMB-154")
def test_a_pay_card_is_a_way_of_paying_never_an_option_of_its_own_and_also_used_without_need() -> None:
    t = a_table().with_cards(0, COP, ELECTRICIAN).planned(0, "starter_first_watch").with_items(0, food=2, ammo=1)
    t.in_row("", "", "", "", "").assigned(0, metro="laborer").at("PLACE-01", seat=0)
    t.do("place:laborer:metro:kremlin_upper")
    assert t.options == ("mission:starter_first_watch", "done")
    t.do("mission:starter_first_watch")
    assert set(t.options) == {"pay:food1:ammo1", f"pay:food1:{COP}", f"pay:food2:{ELECTRICIAN}"}
    plain = t.clone().do("pay:food1:ammo1")
    assert plain.seat(0).spent == []


@pytest.mark.rule("AMB-154", "GEN-04")
def test_a_mission_whose_only_cost_is_one_supply_may_be_paid_with_nothing() -> None:
    free = {
        "id": "starter_first_watch",
        "kind": "starter",
        "districts": ["kremlin"],
        "cost": {"ammo": 1},
        "reward": {"vp": 2, "fuel": 1},
    }
    t = a_table().printed(missions=[free]).with_cards(0, COP).planned(0, "starter_first_watch")
    t.assigned(0, metro="laborer").at("PLACE-01", seat=0)
    t.do("place:laborer:metro:kremlin_upper", "mission:starter_first_watch")
    assert t.options == (f"pay:nothing:{COP}",)
    before = t.clone()
    t.do(f"pay:nothing:{COP}")
    assert changes(before, t) == {
        "0 fuel": 1,
        "0 vp": 2,
        "0 spent": [f"+{COP}"],
        "0 slots": ["-starter_first_watch"],
        "0 column 1": ["+starter_first_watch"],
    }


def units(cost: dict[str, int]) -> list[str]:
    """One word for each unit due: an item, or ``res``, ``sup``, ``any``."""
    return [word for word, count in cost.items() for _ in range(count)]


CHOICES = {"res": RESOURCES, "sup": SUPPLIES, "any": (*RESOURCES, *SUPPLIES)}


def payments_of(due: list[str], held: dict[str, int]) -> set[str]:
    """All exact amounts that pay these units out of what is held, as ``food1:ammo1``."""
    found = set()
    for picked in product(*(CHOICES.get(word, (word,)) for word in due)):
        amounts = {item: picked.count(item) for item in (*RESOURCES, *SUPPLIES)}
        if all(amounts[item] <= held[item] for item in amounts):
            found.add(":".join(f"{item}{amount}" for item, amount in amounts.items() if amount))
    return found


def expected_payments(cost: dict[str, int], held: dict[str, int], electrician: bool) -> set[str]:
    """Every way to pay, by AMB-50: plain, or with one unit of Ammo, Meds or ``sup`` as a Resource of choice."""
    due = units(cost)
    found = {f"pay:{paid}" for paid in payments_of(due, held)}
    for index, word in enumerate(due if electrician else []):
        if word in ("ammo", "meds", "sup"):
            replaced = [*due[:index], "res", *due[index + 1 :]]
            found |= {f"pay:{paid}:{ELECTRICIAN}" for paid in payments_of(replaced, held)}
    return found


@pytest.mark.games
@settings(max_examples=25)
@example(cost={"res": 1, "sup": 1, "any": 1}, amounts=(1, 0, 0, 1, 0), electrician=False)
@example(cost={"res": 1, "sup": 1, "any": 1}, amounts=(2, 0, 0, 1, 0), electrician=True)
@example(cost={"sup": 2, "fuel": 1}, amounts=(0, 2, 0, 1, 0), electrician=True)
@given(
    cost=st.dictionaries(
        st.sampled_from(["food", "fuel", "parts", "ammo", "meds", "res", "sup", "any"]),
        st.integers(1, 2),
        min_size=1,
        max_size=3,
    ),
    amounts=st.tuples(*[st.integers(0, 3)] * 5),
    electrician=st.booleans(),
)
@pytest.mark.rule("GEN-04", "AMB-50", "AMB-154")
def test_the_ways_to_pay_a_room_are_those_found_by_trying_everything(
    cost: dict[str, int], amounts: tuple[int, ...], electrician: bool
) -> None:
    held = dict(zip((*RESOURCES, *SUPPLIES), amounts, strict=True))
    room = {**CHARGED_ROOM, "effect": {"pay": cost, "gain": {"vp": 1}}}
    t = a_table().printed(rooms=[room]).cleared(0, "room_clinic").with_items(0, **held)
    t.with_cards(0, *[ELECTRICIAN] * electrician).assigned(0, compound="laborer").at("PLACE-01", seat=0)
    t.do("place:laborer:compound:room_clinic")
    expected = expected_payments(cost, held, electrician)
    assert ("effect:room_clinic" in t.options) is bool(expected)
    if expected:
        assert sorted(t.do("effect:room_clinic").options) == sorted(expected)
