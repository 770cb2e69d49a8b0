"""CARD and HERO: every one of the 36 Survivor and 6 Hero cards, awake, asleep, exhausted, just gained, and at rest."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.build import Table, content
from tests.compare import changes
from tests.games.resurgence.rules.card_scenes import (
    AMMO,
    BUILD,
    FOOD,
    FUEL,
    HARBOR,
    MEDS,
    METRO,
    MISSION,
    MUTANT,
    PLAN,
    RESCUE,
    ROOM,
    SECOND_MISSION,
    SPARE,
    Case,
    first_watch_case,
    gain_case,
    mystic_case,
    stand_in_case,
    switch_case,
)

SAPPER = Case(
    "survivor_sapper",
    BUILD,
    ("card:survivor_sapper", "plan:basic_toll_post"),
    {"0 slots": ["+basic_toll_post"], "basics 0": ""},
)

COSMONAUT = Case(
    "hero_cosmonaut",
    SECOND_MISSION,
    ("card:hero_cosmonaut:basic_seed_cabinet", "pay:fuel1:ammo1:meds1"),
    {
        "0 fuel": -1,
        "0 ammo": -1,
        "0 meds": -1,
        "0 vp": 2,
        "0 food": 1,
        "0 slots": ["-basic_seed_cabinet"],
        "0 column 0": ["+basic_seed_cabinet"],
    },
)


def named(mark: Any, case: Case) -> Any:
    """A case, named by its card and marked with its rule."""
    return pytest.param(case, marks=mark, id=case.card)


SURVIVORS = [
    named(pytest.mark.rule("CARD-CHEF"), gain_case("survivor_chef", RESCUE, {"food": 1})),
    named(pytest.mark.rule("CARD-DOCK-WORKER"), switch_case("survivor_dock_worker", "harbor", "compound")),
    named(
        pytest.mark.rule("CARD-ELECTRICIAN"),
        first_watch_case("survivor_electrician", "pay:food2:survivor_electrician", {"0 food": -2}),
    ),
    named(pytest.mark.rule("CARD-FARMER"), gain_case("survivor_farmer", METRO, {"food": 1})),
    named(pytest.mark.rule("CARD-FIREFIGHTER"), stand_in_case("survivor_firefighter", "ranger", "arbat_lower")),
    named(pytest.mark.rule("CARD-FISHERMAN"), gain_case("survivor_fisherman", HARBOR, {"food": 1})),
    named(pytest.mark.rule("CARD-FOREMAN"), gain_case("survivor_foreman", BUILD, {"vp": 1})),
    named(pytest.mark.rule("CARD-GUNSMITH"), gain_case("survivor_gunsmith", AMMO, {"parts": 1})),
    named(pytest.mark.rule("CARD-MECHANIC"), gain_case("survivor_mechanic", ROOM, {"parts": 1})),
    named(pytest.mark.rule("CARD-MINER"), gain_case("survivor_miner", MISSION, {"vp": 1})),
    named(pytest.mark.rule("CARD-PLUMBER"), gain_case("survivor_plumber", PLAN, {"food": 1})),
    named(pytest.mark.rule("CARD-TRUCK-DRIVER"), switch_case("survivor_truck_driver", "metro", "harbor")),
    named(
        pytest.mark.rule("CARD-ARCHEOLOGIST"), gain_case("survivor_archeologist", MISSION, {"parts": 1}, "gain:parts1")
    ),
    named(pytest.mark.rule("CARD-ARCHITECT"), stand_in_case("survivor_architect", "scholar", "arbat_lower")),
    named(pytest.mark.rule("CARD-BIOLOGIST"), gain_case("survivor_biologist", RESCUE, {"parts": 1})),
    named(pytest.mark.rule("CARD-BOTANIST"), gain_case("survivor_botanist", ROOM, {"food": 1})),
    named(pytest.mark.rule("CARD-BREWER"), gain_case("survivor_brewer", METRO, {"fuel": 1})),
    named(pytest.mark.rule("CARD-CHEMIST"), gain_case("survivor_chemist", FUEL, {"fuel": 1})),
    named(pytest.mark.rule("CARD-DOCTOR"), gain_case("survivor_doctor", RESCUE, {"meds": 1})),
    named(pytest.mark.rule("CARD-ENGINEER"), switch_case("survivor_engineer", "metro", "compound")),
    named(pytest.mark.rule("CARD-LAB-TECH"), gain_case("survivor_lab_tech", FUEL, {"parts": 1})),
    named(pytest.mark.rule("CARD-PHARMACIST"), gain_case("survivor_pharmacist", MEDS, {"fuel": 1})),
    named(pytest.mark.rule("CARD-PSYCHOLOGIST"), gain_case("survivor_psychologist", RESCUE, {"vp": 1})),
    named(pytest.mark.rule("CARD-VETERINARIAN"), switch_case("survivor_veterinarian", "harbor", "compound")),
    named(pytest.mark.rule("CARD-ARMORER"), switch_case("survivor_armorer", "metro", "compound")),
    named(pytest.mark.rule("CARD-BODYGUARD"), gain_case("survivor_bodyguard", MISSION, {"meds": 1})),
    named(pytest.mark.rule("CARD-HUNTER"), gain_case("survivor_hunter", FOOD, {"food": 1})),
    named(pytest.mark.rule("CARD-INSPECTOR"), gain_case("survivor_inspector", MISSION, {"ammo": 1})),
    named(pytest.mark.rule("CARD-PARATROOPER"), gain_case("survivor_paratrooper", MISSION, {"vp": 1})),
    named(pytest.mark.rule("CARD-PILOT"), stand_in_case("survivor_pilot", "ranger", "museum_row_upper")),
    named(pytest.mark.rule("CARD-SAILOR"), gain_case("survivor_sailor", HARBOR, {"fuel": 1})),
    named(pytest.mark.rule("CARD-SAPPER"), SAPPER),
    named(pytest.mark.rule("CARD-SECURITY-GUARD"), gain_case("survivor_security_guard", BUILD, {"ammo": 1})),
    named(pytest.mark.rule("CARD-SCOUT"), switch_case("survivor_scout", "metro", "harbor")),
    named(pytest.mark.rule("CARD-SMUGGLER"), gain_case("survivor_smuggler", MUTANT, {"vp": 1})),
    named(pytest.mark.rule("CARD-SNIPER"), gain_case("survivor_sniper", ROOM, {"ammo": 1})),
]

HEROES = [
    named(pytest.mark.rule("HERO-COSMONAUT"), COSMONAUT),
    named(pytest.mark.rule("HERO-LIBRARIAN"), stand_in_case("hero_librarian", "laborer", "revolution_square_left")),
    named(pytest.mark.rule("HERO-MYSTIC"), mystic_case()),
    named(
        pytest.mark.rule("HERO-TRAFFIC-COP"),
        first_watch_case("hero_traffic_cop", "pay:food1:hero_traffic_cop", {"0 food": -1}),
    ),
    named(pytest.mark.rule("HERO-OLYMPIAN"), gain_case("hero_olympian", METRO, {"parts": 1}, "gain:parts1")),
    named(pytest.mark.rule("HERO-SURGEON"), gain_case("hero_surgeon", HARBOR, {"food": 1}, "gain:food1")),
]

every_card = pytest.mark.parametrize("case", [*SURVIVORS, *HEROES])


def mentions(t: Table, card: str) -> bool:
    """Whether any option of the open decision uses that card."""
    return any(card in option.split(":") for option in t.options)


def dealt(build: Callable[[], Table], card: str) -> Table:
    """The position with that card before seat 0."""
    return build().with_cards(0, card)


def test_every_card_of_the_game_has_a_case() -> None:
    assert [param.values[0].card for param in SURVIVORS] == list(content().survivors)
    assert [param.values[0].card for param in HEROES] == list(content().heroes)


@every_card
@pytest.mark.rule("SURV-01", "ACT-03")
def test_a_card_that_is_awake_works_once(case: Case) -> None:
    t = dealt(case.scene.build, case.card).at("PLACE-01", seat=0).do(*case.scene.awake)
    assert mentions(t, case.card)
    before = t.clone()
    t.do(*case.use)
    assert changes(before, t) == {**case.brings, "0 spent": [f"+{case.card}"]}
    assert not mentions(t, case.card)


@every_card
@pytest.mark.rule("SURV-01")
def test_a_card_that_is_not_awake_is_not_offered(case: Case) -> None:
    t = dealt(case.scene.build_asleep, case.card).at("PLACE-01", seat=0).do(*case.scene.asleep)
    assert t.decision.seat == 0
    assert not mentions(t, case.card)


@every_card
@pytest.mark.rule("SURV-01", "AMB-57")
def test_an_exhausted_card_is_not_offered(case: Case) -> None:
    t = dealt(case.scene.build, case.card).exhausted(0, case.card).at("PLACE-01", seat=0)
    assert not mentions(t, case.card)
    t.do(*case.scene.awake)
    assert t.decision.seat == 0
    assert not mentions(t, case.card)


@every_card
@pytest.mark.rule("REST-03")
def test_no_card_is_used_on_a_rest_turn(case: Case) -> None:
    t = dealt(case.scene.build, case.card).assigned(1, metro="laborer").at("PLACE-01", seat=0)
    for option in t.placing("rest"):
        assert len(option.split(":")) == 4
        _, token, area, _ = option.split(":")
        rested = t.clone().do(option)
        assert rested.decision.seat == 1
        assert changes(t, rested) == {f"0 {area} {token}": -1, f"0 rest {token}": 1, "0 food": 1}


@pytest.mark.parametrize("case", [param for param in SURVIVORS if param.values[0].scene.gained])
@pytest.mark.rule("SURV-06", "SURV-24", "AMB-46")
def test_a_card_gained_this_turn_is_not_offered_where_one_owned_before_is(case: Case) -> None:
    build, choices, spare = case.scene.build_gained, case.scene.gained, SPARE
    assert build is not None
    if case.card == spare:
        spare = "survivor_sniper"
    owned = dealt(build, case.card).in_row("", "", "", "", spare).at("PLACE-01", seat=0)
    owned.do(*(choice.format(card=spare) for choice in choices))
    assert mentions(owned, case.card)
    gained = build().in_row("", "", "", "", case.card).at("PLACE-01", seat=0)
    gained.do(*(choice.format(card=case.card) for choice in choices))
    assert gained.decision.seat == 0
    assert gained.seat(0).cards == [case.card]
    assert gained.seat(0).spent == []
    assert not mentions(gained, case.card)


@pytest.mark.parametrize("case", [param for param in SURVIVORS if not param.values[0].scene.awake])
@pytest.mark.rule("SURV-06", "SURV-24", "AMB-46")
def test_a_card_of_kind_subst_gained_on_a_turn_works_on_the_next_own_one_of_the_round(case: Case) -> None:
    token = case.use[0].split(":")[1]
    t = RESCUE.build().in_row("", "", "", "", case.card).assigned(0, metro=token).at("PLACE-01", seat=0)
    assert not mentions(t, case.card)
    t.do(*(choice.format(card=case.card) for choice in RESCUE.gained))
    assert not mentions(t, case.card)
    t.do("done")
    assert mentions(t, case.card)
    before = t.clone()
    t.do(*case.use)
    assert changes(before, t) == {**case.brings, "0 spent": [f"+{case.card}"]}
