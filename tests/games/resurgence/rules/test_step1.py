"""EVT-01 to EVT-07, DRAW, ASG: the Event of the round, the draw and the assignment."""

import random
from collections import Counter
from typing import Any

import pytest

from resurgence_tui.games.resurgence.content.catalogue import Catalogue
from resurgence_tui.games.resurgence.game import GAME
from tests.build import Table, a_table, new_game

AREAS = ("metro", "harbor", "compound")


def next_event(t: Table, event: str) -> Table:
    """Put an Event on top of the Event deck; the one it displaces takes its place."""
    state = t.state
    for pile in (state.aside, state.event_deck):
        if event in pile:
            top, place = state.event_deck[-1], pile.index(event)
            pile[place], state.event_deck[-1] = top, event
            return t
    raise AssertionError(f"no {event}")


def draws(t: Table) -> list[dict[str, int]]:
    return [t.tokens(seat, "drawn") for seat in range(len(t.state.seats))]


def assign_all(t: Table, area: str = "compound") -> Table:
    """Every open assignment goes to one area."""
    while t.state.open and t.state.open[0].rule == "ASG-01":
        asked = t.state.open[0]
        t.choose(asked.seat, next(option for option in asked.options if option.endswith(area)))
    return t


def where_event_is_offered(event: str) -> set[str]:
    """The Zones in which a token placed by a rich seat is offered that Event."""
    found = set()
    for zone in GAME.content().zones:
        area = AREAS[zone.access]
        t = a_table().with_items(0, food=5, fuel=5, parts=5).event(event).assigned(0, **{area: "hero laborer"})
        t.at("PLACE-01").do(f"place:hero:{area}:{zone.id}")
        if f"event:{event}" in t.options:
            found.add(zone.id)
    return found


# --- Event ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("EVT-01")
def test_evt_01_round_1_turns_no_event_up_and_the_first_player_stays() -> None:
    t = a_table(3).first_player(2).in_round(1)
    deck = list(t.state.event_deck)
    t.at("EVT-02")
    assert (t.state.first, t.state.event, t.state.event_discard) == (2, "event_the_beginning", [])
    assert t.state.event_deck == deck
    assert {one.rule for one in t.state.open} == {"ASG-01"}


@pytest.mark.rule("EVT-02", "AMB-155")
@pytest.mark.parametrize(("seats", "old", "new"), [(2, 0, 1), (2, 1, 0), (3, 1, 2), (4, 3, 0)])
def test_evt_02_from_round_2_on_the_token_passes_to_the_left(seats: int, old: int, new: int) -> None:
    t = next_event(a_table(seats), "event_sealed_wing").first_player(old).in_round(2).at("EVT-02")
    assert t.state.first == new


@pytest.mark.rule("EVT-03")
def test_evt_03_the_new_first_player_discards_the_event_and_reveals_the_top_card() -> None:
    t = next_event(a_table(3), "event_sealed_wing").first_player(0).in_round(2)
    deck = list(t.state.event_deck)
    t.at("EVT-02")
    assert (t.state.event, t.state.event_discard) == ("event_sealed_wing", ["event_the_beginning"])
    assert t.state.event_deck == deck[:-1]
    assert [(fact.seat, fact.values) for fact in t.facts("event_revealed")] == [(1, ("event_sealed_wing",))]


BINOCULARS = {
    "event_tarpaulin_bazaar": "arbat",
    "event_sealed_wing": "museum_row",
    "event_open_assembly": "revolution_square",
    "event_stranded_tanker": "barbarian_gate",
    "event_muster_at_the_wall": "kremlin",
    "event_frozen_shipwreck": "hope_island",
}
SIDES = {"arbat": "upper lower", "museum_row": "upper lower", "kremlin": "upper lower"}


@pytest.mark.rule("EVT-04", "EVT-05", "AMB-13")
@pytest.mark.parametrize(("event", "district"), BINOCULARS.items())
def test_evt_04_an_event_with_a_district_works_in_both_its_zones_and_nowhere_else(event: str, district: str) -> None:
    sides = SIDES.get(district, "left right").split()
    assert where_event_is_offered(event) == {f"{district}_{side}" for side in sides}


@pytest.mark.rule("EVT-04", "EVT-06")
@pytest.mark.parametrize("event", ["event_the_beginning", "event_lost_airdrop", "event_stove_night"])
def test_evt_04_an_event_without_a_district_is_no_option_of_any_placement(event: str) -> None:
    assert where_event_is_offered(event) == set()


@pytest.mark.rule("AMB-13")
def test_amb_13_the_event_token_moves_with_each_new_event() -> None:
    t = a_table().event("event_tarpaulin_bazaar").in_round(2)
    next_event(t, "event_stranded_tanker").at("EVT-02")
    assign_all(t, "harbor")
    t.do("place:laborer:harbor:barbarian_gate_right")
    assert t.options == ("effect:barbarian_gate_right", "event:event_stranded_tanker", "done")
    other = a_table().event("event_tarpaulin_bazaar").with_items(0, food=3, fuel=3, parts=3).in_round(2)
    other.with_items(1, food=3, fuel=3, parts=3)
    next_event(other, "event_stranded_tanker").at("EVT-02")
    assign_all(other, "metro").do("place:laborer:metro:arbat_upper")
    assert other.options == ("effect:arbat_upper", "done")


def the_beginning(**card: Any) -> Catalogue:
    """The content with a Beginning that has an effect."""
    entry = {"id": "event_the_beginning", "bonus": False, "must": False, **card}
    return GAME.content_from({"events": [entry]})


@pytest.mark.rule("EVT-06", "AMB-08")
def test_evt_06_the_beginning_does_nothing_unless_the_data_say_so() -> None:
    t = assign_all(a_table().with_items(0, fuel=3).with_items(1, fuel=3).in_round(1).at("EVT-02"))
    assert t.state.event == "event_the_beginning"
    while t.state.step == 3:
        assert not any(option.startswith("event") for option in t.options)
        t.do("done" if "done" in t.options else t.options[-1])
    assert {one.rule for one in t.state.open} == {"ASG-01"}
    assert (t.state.round, t.state.facts[-1].key) == (2, "drew_tokens")


@pytest.mark.rule("EVT-06", "AMB-08")
def test_amb_08_a_beginning_with_an_effect_works_in_round_1_like_any_event() -> None:
    at_once = a_table()
    at_once.state.content = the_beginning(kind="immediate", effect={"gain": {"food": 2}})
    at_once.at("EVT-02")
    assert (at_once.state.first, at_once.state.event_discard) == (0, [])
    assert [at_once.items(seat)["food"] for seat in (0, 1)] == [2, 2]
    upkeep = a_table().with_items(1, fuel=1)
    upkeep.state.content = the_beginning(kind="upkeep", effect={"pay": {"fuel": 1}, "gain": {"vp": 2}})
    upkeep.at("UPK-B1")
    assert (upkeep.decision.seat, upkeep.options) == (1, ("event:event_the_beginning", "leave"))
    district = a_table().assigned(0, metro="laborer")
    district.state.content = the_beginning(kind="binoculars", district="arbat", effect={"gain": {"fuel": 1}})
    district.at("PLACE-01").do("place:laborer:metro:arbat_upper")
    assert district.options == ("effect:arbat_upper", "event:event_the_beginning", "done")


@pytest.mark.rule("EVT-05", "AMB-13", "AMB-132", "AMB-143")
def test_evt_05_an_event_that_works_at_once_is_met_by_all_in_turn_order_before_the_draw() -> None:
    t = next_event(a_table(3), "event_lost_airdrop").first_player(0).in_round(2).at("EVT-02")
    for seat, item in ((1, "ammo"), (2, "meds"), (0, "ammo")):
        assert (t.decision.rule, t.decision.seat, t.options) == ("GEN-03", seat, ("gain:ammo1", "gain:meds1"))
        assert draws(t) == [{}, {}, {}]
        t.do(f"gain:{item}1")
    assert [(me.items[3], me.items[4]) for me in t.state.seats] == [(1, 0), (1, 0), (0, 1)]
    assert [one.rule for one in t.state.open] == ["ASG-01"] * 3


@pytest.mark.rule("EVT-05")
@pytest.mark.parametrize("event", ["event_stove_night", "event_stranded_tanker"])
def test_evt_05_events_of_the_upkeep_or_of_a_district_ask_nothing_when_revealed(event: str) -> None:
    t = next_event(a_table().with_items(0, fuel=5).with_items(1, fuel=5), event).in_round(2)
    t.at("EVT-02")
    assert [one.rule for one in t.state.open] == ["ASG-01", "ASG-01"]
    assert [t.items(seat)["fuel"] for seat in (0, 1)] == [5, 5]


@pytest.mark.rule("EVT-07", "AMB-127", "GEN-01", "GEN-02")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_evt_07_one_event_a_round_and_the_sixth_is_the_last_card_of_the_deck(seats: int) -> None:
    t, rng = new_game(seats, seed=seats), random.Random(seats)
    seen: dict[int, tuple[str, int]] = {}
    steps = []
    while not t.state.over:
        asked = rng.choice(t.state.open)
        if t.state.round and (t.state.round, t.state.step) not in steps:
            steps.append((t.state.round, t.state.step))
        seen.setdefault(t.state.round, (t.state.event, len(t.state.event_deck)))
        t.choose(asked.seat, rng.choice(asked.options))
    assert list(seen) == [0, 1, 2, 3, 4, 5, 6]
    assert [deck for _, deck in seen.values()] == [5, 5, 4, 3, 2, 1, 0]
    assert len({event for event, _ in seen.values()}) == 6
    assert seen[1][0] == "event_the_beginning"
    assert steps == sorted(steps)
    assert {(round_, step) for round_ in range(1, 7) for step in (1, 3)} <= set(steps)
    assert (t.state.open, t.state.agenda, t.state.round) == ([], [], 6)


# --- Draw -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("DRAW-01")
def test_draw_01_a_level_draws_4_5_5_or_6_tokens_and_all_seats_draw() -> None:
    t = a_table(4)
    for seat in range(4):
        t.at_level(seat, seat + 1)
    t.at("DRAW-01")
    assert [sum(me.drawn) for me in t.state.seats] == [4, 5, 5, 6]
    assert [[a + b for a, b in zip(me.bag, me.drawn, strict=True)] for me in t.state.seats] == [[1, 6, 0, 0, 0]] * 4
    assert [(one.rule, one.seat) for one in t.state.open] == [("ASG-01", seat) for seat in range(4)]


@pytest.mark.games
@pytest.mark.rule("DRAW-01")
def test_draw_01_tokens_come_at_random_each_with_the_same_chance() -> None:
    drawn: Counter[str] = Counter()
    for seed in range(700):
        t = a_table(seed=seed).with_bag(0, "hero laborer laborer ranger scholar builder builder").at("DRAW-01")
        drawn.update(t.tokens(0, "drawn"))
    assert sum(drawn.values()) == 2800
    for word, held in (("hero", 1), ("laborer", 2), ("ranger", 1), ("scholar", 1), ("builder", 2)):
        assert abs(drawn[word] - 400 * held) < 60, (word, drawn)


@pytest.mark.rule("DRAW-02", "GEN-10", "AMB-131")
def test_draw_02_drawn_tokens_are_hidden_from_the_others_until_the_reveal() -> None:
    t = a_table(3).at("DRAW-01")
    for viewer in (-1, 1, 2):
        seen = GAME.view(t.state, viewer)
        assert seen.seats[0].drawn == [0, 0, 0, 0, 0, 4]
        assert seen.seats[0].bag == [0, 0, 0, 0, 0, 3]
        assert [(fact.seat, fact.values) for fact in seen.facts if fact.key == "drew"] == [
            (0, (4,)),
            (1, (4,)),
            (2, (4,)),
        ]
        assert [fact.seat for fact in seen.facts if fact.key == "drew_tokens"] == ([] if viewer < 0 else [viewer])
    own = GAME.view(t.state, 0).seats[0]
    assert (own.drawn, own.bag) == (t.seat(0).drawn, t.seat(0).bag)
    assign_all(t)
    assert not t.state.veiled
    for viewer in (-1, 1, 2):
        seen = GAME.view(t.state, viewer).seats[0]
        assert (seen.areas, seen.bag) == (t.seat(0).areas, t.seat(0).bag)


@pytest.mark.rule("DRAW-03", "DRV-10", "AMB-10")
def test_draw_03_a_draw_that_falls_short_takes_all_then_the_rest_area_then_goes_on() -> None:
    for seed in range(20):
        t = a_table(seed=seed).with_bag(0, "hero laborer laborer").with_rest(0, "ranger ranger scholar builder")
        t.at("DRAW-01")
        drawn = t.tokens(0, "drawn")
        assert {word: drawn.get(word, 0) for word in ("hero", "laborer")} == {"hero": 1, "laborer": 2}
        assert sum(drawn.values()) == 4
        assert (sum(t.seat(0).bag), t.tokens(0, "rest")) == (3, {})
        assert [fact.values for fact in t.facts("refilled")] == [(4,)]


@pytest.mark.rule("DRAW-04", "DRV-11", "AMB-10")
def test_draw_04_a_bag_that_has_just_become_empty_is_not_refilled() -> None:
    t = a_table().with_bag(0, "hero laborer laborer laborer").with_rest(0, "ranger ranger scholar builder")
    t.at("DRAW-01")
    assert t.tokens(0, "drawn") == {"hero": 1, "laborer": 3}
    assert (t.tokens(0, "bag"), t.tokens(0, "rest")) == ({}, {"ranger": 2, "scholar": 1, "builder": 1})
    assert t.facts("refilled") == []


@pytest.mark.rule("DRAW-05", "AMB-10", "AMB-58")
def test_draw_05_any_other_draw_refills_an_empty_bag_too() -> None:
    garage = a_table().cleared(0, "room_garage").with_bag(0, "").with_rest(0, "ranger ranger")
    garage.assigned(0, compound="hero").at("PLACE-01", 0)
    t = garage.do("place:hero:compound:room_garage", "effect:room_garage")
    assert (t.tokens(0, "drawn"), t.tokens(0, "bag"), t.tokens(0, "rest")) == ({"ranger": 1}, {"ranger": 1}, {})
    track = a_table().on_tracks(0, metro=4).with_bag(0, "").with_rest(0, "scholar builder")
    t = track.assigned(0, metro="laborer").at("LEAD-01")
    assert (t.decision.rule, t.options) == ("DRAW-05", ("draw", "leave"))
    t.do("draw")
    assert (sum(t.seat(0).drawn), sum(t.seat(0).bag), sum(t.seat(0).rest)) == (1, 1, 0)


@pytest.mark.rule("DRAW-06", "AMB-11")
def test_draw_06_with_too_few_tokens_in_all_the_player_draws_what_there_is() -> None:
    t = a_table().at_level(0, 4).with_bag(0, "hero laborer").with_rest(0, "ranger").at("DRAW-01")
    assert t.tokens(0, "drawn") == {"hero": 1, "laborer": 1, "ranger": 1}
    assert (t.tokens(0, "bag"), t.tokens(0, "rest")) == ({}, {})
    assert t.items(0) == {"food": 0, "fuel": 0, "parts": 0, "ammo": 0, "meds": 0}
    nothing = a_table().with_bag(0, "").at("DRAW-01")
    assert (draws(nothing)[0], [one.seat for one in nothing.state.open]) == ({}, [1])


# --- Assign ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("ASG-01")
@pytest.mark.parametrize(
    "areas", [("metro",) * 4, ("harbor",) * 4, ("compound",) * 4, ("metro", "compound", "harbor", "metro")]
)
def test_asg_01_any_number_of_tokens_may_go_to_any_area(areas: tuple[str, ...]) -> None:
    t = a_table().with_bag(0, "hero laborer ranger builder").at("DRAW-01")
    put: dict[str, dict[str, int]] = {area: {} for area in AREAS}
    for left, (word, area) in zip(
        (4, 3, 2, 1), zip(("hero", "laborer", "ranger", "builder"), areas, strict=True), strict=True
    ):
        asked = t.state.decision_of(0)
        assert asked is not None
        assert (asked.rule, asked.context) == ("ASG-01", (left,))
        assert asked.options == tuple(f"assign:{word}:{one}" for one in AREAS)
        t.choose(0, f"assign:{word}:{area}")
        put[area][word] = 1
    assert {area: t.area(0, area) for area in AREAS} == put
    assert t.tokens(0, "drawn") == {}


@pytest.mark.rule("ASG-02", "AMB-132", "GEN-10")
def test_asg_02_all_assign_at_the_same_time_and_nobody_sees_where() -> None:
    t = a_table(3).at("DRAW-01")
    assert [(one.rule, one.seat, one.private) for one in t.state.open] == [("ASG-01", seat, True) for seat in range(3)]
    asked = t.state.decision_of(2)
    assert asked is not None
    t.choose(2, asked.options[1])
    assert [(fact.key, fact.eyes) for fact in t.state.facts] == [("assigned", 2)]
    for viewer in (-1, 0, 1):
        seen = GAME.view(t.state, viewer)
        assert seen.seats[2].areas == [0] * 15 + [1]
        assert seen.facts == []
        assert {one.options for one in seen.open if one.seat == 2} == {()}
    assert sum(GAME.view(t.state, 2).seats[2].areas[5:10]) == 1


@pytest.mark.rule("ASG-03", "AMB-12")
def test_asg_03_no_drawn_token_is_held_back_and_leadership_waits_for_all() -> None:
    t = a_table(2).at("DRAW-01")
    for left in (3, 2, 1, 0):
        t.choose(0, t.state.decision_of(0).options[0])  # type: ignore[union-attr]
        assert (sum(t.seat(0).drawn), sum(t.seat(0).areas)) == (left, 4 - left)
    assert [one.seat for one in t.state.open] == [1]
    assert (t.state.step, t.state.veiled) == (1, True)
    for option in t.decision.options:
        assert option.startswith("assign:")
    assign_all(t)
    assert (t.state.veiled, [sum(me.areas) for me in t.state.seats]) == (False, [4, 4])
    assert draws(t) == [{}, {}]


@pytest.mark.rule("ASG-04", "EX-01")
def test_asg_04_a_token_goes_only_where_its_area_gives_access() -> None:
    def spaces(**areas: str) -> tuple[str, ...]:
        options = a_table().assigned(0, **areas).at("PLACE-01").options
        return tuple(option.split(":")[3] for option in options)

    metro = ("arbat_upper", "revolution_square_right", "kremlin_upper", "rest")
    harbor = ("museum_row_lower", "barbarian_gate_right", "hope_island_right", "rest")
    assert spaces(metro="laborer") == metro
    assert spaces(harbor="laborer") == harbor
    assert spaces(compound="laborer") == ("room_checkpoint", "rest")
    no_harbor = a_table().assigned(0, metro="laborer", compound="hero").at("PLACE-01")
    assert not any(no_harbor.placing(zone) for zone in (*harbor[:3], "barbarian_gate_left", "kremlin_lower"))
