"""BUILD: clearing rooms of their Rubble."""

import pytest

from resurgence_tui.games.resurgence.game import GAME
from tests.build import Table, a_table, content
from tests.compare import Change, changes

ROOMS_OF_LEVEL = {
    1: ("room_armory", "room_clinic"),
    2: ("room_market_stall", "room_kitchen", "room_garage", "room_scout_post"),
    3: ("room_workshop", "room_propaganda", "room_headquarters"),
}


def building(level: int = 1, **items: int) -> Table:
    """Seat 0 is about to place a laborer; at Hope Island 2 Parts buy a Build."""
    return a_table().at_level(0, level).with_items(0, **{"parts": 2, **items}).assigned(0, harbor="laborer")


def choosing(t: Table) -> Table:
    """The Build has been paid for, and the room is asked for."""
    t.at("PLACE-01", seat=0)
    return t.do("place:laborer:harbor:hope_island_right", "effect:hope_island_right", "pay:parts2")


@pytest.mark.parametrize("level", [1, 2, 3, 4])
@pytest.mark.rule("BUILD-01")
def test_rooms_at_or_below_the_own_level_may_be_built(level: int) -> None:
    t = choosing(building(level))
    expected = [f"build:{room}" for of, rooms in ROOMS_OF_LEVEL.items() if of <= level for room in rooms]
    assert (t.decision.rule, t.options) == ("BUILD-01", tuple(expected))


@pytest.mark.rule("BUILD-01", "EX-19")
def test_at_level_three_the_order_among_rooms_is_free() -> None:
    t = choosing(building(3).cleared(0, "room_armory", "room_kitchen"))
    for room in ("room_headquarters", "room_garage", "room_clinic"):
        built = t.clone().do(f"build:{room}")
        assert built.seat(0).rubble[[spec.id for spec in content().rooms].index(room)] == ""
        assert built.options[-1] == "done"
    assert {"build:room_armory", "build:room_kitchen", "build:room_checkpoint"}.isdisjoint(t.options)


@pytest.mark.rule("BUILD-02")
def test_the_rubble_cannot_be_seen_before_the_room_is_chosen() -> None:
    t = choosing(building())
    for viewer in (0, 1, -1):
        seen = GAME.view(t.state, viewer)
        assert seen.seats[0].rubble == ["", *["?"] * 9]
        assert not any("rubble" in str(value) for fact in seen.facts for value in fact.values)
    assert not any("rubble" in word for word in (*t.options, *map(str, t.decision.context)))


@pytest.mark.parametrize(
    ("kind", "reward"),
    [
        ("rubble_vp1", {"0 vp": 1}),
        ("rubble_vp2", {"0 vp": 2}),
        ("rubble_vp3", {"0 vp": 3}),
        ("rubble_vp1_fuel1", {"0 vp": 1, "0 fuel": 1}),
        ("rubble_food2", {"0 food": 2}),
        ("rubble_food3", {"0 food": 3}),
        ("rubble_food1_fuel1", {"0 food": 1, "0 fuel": 1}),
        ("rubble_fuel2", {"0 fuel": 2}),
        ("rubble_ammo1", {"0 ammo": 1}),
        ("rubble_meds1", {"0 meds": 1}),
        ("rubble_ammo1_food1", {"0 ammo": 1, "0 food": 1}),
        ("rubble_meds1_food1", {"0 meds": 1, "0 food": 1}),
    ],
)
@pytest.mark.rule("BUILD-03", "AMB-65")
def test_the_rubbles_reward_comes_unasked_and_the_token_leaves_the_game(kind: str, reward: dict[str, Change]) -> None:
    t = choosing(building().with_rubble(0, "room_clinic", kind))
    token = t.seat(0).rubble[2]
    before = t.clone()
    t.do("build:room_clinic")
    assert changes(before, t) == {**reward, "0 rubble room_clinic": "", "gone": [f"+{token}"]}
    assert t.decision.rule == "ACT-01"


@pytest.mark.rule("BUILD-04", "PLACE-13")
def test_a_built_room_stays_cleared_over_the_rounds() -> None:
    t = choosing(building().with_rubble(0, "room_clinic", "rubble_vp2"))
    t.do("build:room_clinic", "done")
    assert (t.state.round, t.seat(0).rubble[2]) == (2, "")
    while t.state.step == 1:
        asked = t.state.open[0]
        t.choose(asked.seat, next(option for option in asked.options if option.endswith(":compound")))
    assert (t.decision.rule, t.decision.seat) == ("PLACE-01", 1)
    t.do("place:laborer:compound:rest")
    assert {option.split(":")[3] for option in t.options} == {"room_checkpoint", "room_clinic", "rest"}


@pytest.mark.rule("BUILD-04")
def test_a_built_room_is_not_built_again() -> None:
    t = building(parts=3).with_rubble(0, "room_clinic", "rubble_vp2").assigned(0, harbor="hero")
    choosing(t).do("build:room_clinic", "done", "place:hero:harbor:hope_island_left", "effect:hope_island_left")
    t.do("pay:parts1")
    assert t.options == ("build:room_armory",)


@pytest.mark.rule("BUILD-05", "AMB-64", "AMB-134")
def test_without_a_room_to_build_nothing_is_offered_or_paid() -> None:
    t = building().cleared(0, "room_armory", "room_clinic").at("PLACE-01", seat=0)
    t.do("place:laborer:harbor:hope_island_right")
    assert t.options == ("done",)
    assert t.items(0)["parts"] == 2
    higher = building(2).cleared(0, "room_armory", "room_clinic").at("PLACE-01", seat=0)
    higher.do("place:laborer:harbor:hope_island_right")
    assert higher.options == ("effect:hope_island_right", "done")


@pytest.mark.rule("BUILD-06", "AMB-42", "SURV-10")
def test_goods_from_rubble_are_gains_and_vp_are_not() -> None:
    cards = ("survivor_hunter", "survivor_chemist", "survivor_gunsmith", "survivor_pharmacist")
    wakes = {
        "rubble_food2": {"card:survivor_hunter"},
        "rubble_fuel2": {"card:survivor_chemist"},
        "rubble_ammo1": {"card:survivor_gunsmith"},
        "rubble_meds1_food1": {"card:survivor_hunter", "card:survivor_pharmacist"},
        "rubble_vp3": set(),
    }
    for kind, awake in wakes.items():
        t = choosing(building().with_cards(0, *cards).with_rubble(0, "room_clinic", kind)).do("build:room_clinic")
        assert set(t.options) == {"done", *awake}


@pytest.mark.rule("BUILD-03", "GEN-03", "AMB-130")
def test_a_build_that_has_been_paid_for_cannot_be_left() -> None:
    t = choosing(building().cleared(0, "room_armory"))
    assert (t.decision.rule, t.options) == ("BUILD-01", ("build:room_clinic",))
