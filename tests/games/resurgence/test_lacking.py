"""What would bring nothing, and what is lacking for it; and which payment is missed least."""

from __future__ import annotations

import random

import pytest

from resurgence_tui.engine.machine import choose
from resurgence_tui.games.resurgence.game import GAME
from resurgence_tui.games.resurgence.lacking import Lack, lacks
from resurgence_tui.games.resurgence.outlook import outlook
from resurgence_tui.games.resurgence.payments import likely_first, losses
from resurgence_tui.games.resurgence.state import State
from tests.build import Table, a_table, new_game

ROW = ("survivor_chef", "survivor_hunter", "survivor_miner", "survivor_pilot", "survivor_scout")


def lack_at(t: Table, space: str) -> Lack | None:
    """What is lacking at a space for the seat that places."""
    return outlook(GAME.view(t.clone().at("PLACE-01", seat=0).state, 0), 0)[space].wasted


def placing(**items: int) -> Table:
    t = a_table().in_row(*ROW).offering("basic_toll_post").with_items(0, **items)
    return t.assigned(0, metro="laborer", harbor="laborer")


@pytest.mark.rule("AMB-134", "PLACE-12")
@pytest.mark.parametrize(
    ("position", "space", "lack"),
    [
        (placing(parts=1), "hope_island_right", Lack("goods", "parts", 2, 1)),
        (placing(parts=2), "hope_island_right", None),
        (placing(food=1), "kremlin_upper", Lack("goods", "food", 2, 1)),
        (placing(food=2), "kremlin_upper", None),
        (placing(food=9).in_row(*[""] * 5), "kremlin_upper", Lack("row_empty")),
        (placing(food=9), "revolution_square_right", Lack("full", "food", have=9)),
        (placing(food=8), "revolution_square_right", None),
        (placing(parts=1), "arbat_upper", None),
    ],
)
def test_a_placement_brings_nothing_where_its_effect_cannot_be_paid_or_held(
    position: Table, space: str, lack: Lack | None
) -> None:
    assert lack_at(position, space) == lack


@pytest.mark.rule("PLACE-06")
def test_the_penalty_counts_what_it_leaves_and_every_way_to_pay_it() -> None:
    t = placing(parts=2).mutants("hope_island", "hope_island")
    assert lack_at(t, "hope_island_right") == Lack("goods", "parts", 2, 0)
    assert lack_at(t.with_items(0, food=2), "hope_island_right") is None, "two other goods pay the penalty"
    full = placing(food=9).mutants("revolution_square")
    assert lack_at(full, "revolution_square_right") is None, "Food can be paid, and makes room"


@pytest.mark.rule("SURV-33", "MIS-10", "ACT-04")
def test_what_else_a_placement_brings_makes_it_worth_a_token() -> None:
    assert lack_at(placing().with_cards(0, "survivor_fisherman"), "hope_island_right") is None
    assert lack_at(placing(food=1).event("event_muster_at_the_wall"), "kremlin_upper") is None
    assert lack_at(placing(food=9).with_cards(0, "survivor_hunter"), "revolution_square_right") is None, "it wakes her"


@pytest.mark.rule("GEN-05")
def test_an_effect_of_the_turn_that_no_track_has_room_for_is_named() -> None:
    t = a_table().with_items(0, parts=9, food=1).assigned(0, metro="laborer").at("PLACE-01", seat=0)
    t.do("place:laborer:metro:arbat_upper")
    assert lacks(GAME.view(t.state, 0), t.decision) == {"effect:arbat_upper": Lack("full", "parts", have=9)}


@pytest.mark.games
@pytest.mark.parametrize("seed", range(6))
def test_in_random_games_a_token_that_is_said_to_bring_nothing_brings_nothing(seed: int) -> None:
    """Every such space is tried on a copy, with every way to pay: nothing is gained, and nothing can be done there."""
    chance, told = random.Random(seed), 0
    state = new_game(2 + seed % 3, seed, encounters=seed % 2 == 0).state
    while not state.over:
        decision = chance.choice(state.open)
        if decision.rule == "PLACE-01":
            for look in outlook(GAME.view(state, decision.seat), decision.seat).values():
                if look.wasted is not None:
                    told += 1
                    for way in look.ways or ("",):
                        assert_nothing_comes(state, decision.seat, look.options[0], way)
        choose(state, decision.seat, chance.choice(decision.options), GAME.book)
    assert told


def assert_nothing_comes(state: State, seat: int, placement: str, way: str) -> None:
    table = GAME.clone(state)
    choose(table, seat, placement, GAME.book)
    if way:
        choose(table, seat, way, GAME.book)
    me, asked = table.seats[seat], table.decision_of(seat)
    assert me.vp == state.seats[seat].vp and asked is not None and asked.rule == "ACT-01"
    idle = lacks(GAME.view(table, seat), asked)
    left = [option for option in asked.options if not option.startswith(("done", "switch:")) and option not in idle]
    assert left == []
    for option in idle:
        after = GAME.clone(table)
        choose(after, seat, option, GAME.book)
        if option in lacks_for_free(table, idle):
            assert (after.seats[seat].items, after.seats[seat].vp) == (me.items, me.vp)


def lacks_for_free(table: State, idle: dict[str, Lack]) -> list[str]:
    """Those that do not ask for goods first."""
    return [option for option in idle if not table.content.effects[option.split(":")[1]].pays]


def paying(**items: int) -> Table:
    """Anna places beside a Mutant in Arbat, where her Stovepipe Row (2 Food, 1 Part) could be completed."""
    t = a_table(2).with_items(0, **items).planned(0, "starter_stovepipe_row").mutants("arbat")
    t.assigned(0, metro="laborer laborer").at("PLACE-01", seat=0)
    return t.do("place:laborer:metro:arbat_upper")


@pytest.mark.rule("PLACE-06", "MIS-10")
def test_the_penalty_takes_last_what_a_mission_in_this_very_place_needs_and_says_so() -> None:
    t = paying(food=2, meds=1)
    assert t.options == ("pay:food1", "pay:meds1")
    assert likely_first(t.state, t.decision) == ("pay:meds1", "pay:food1")
    assert losses(t.state, t.decision) == {"pay:food1": ("starter_stovepipe_row",)}
    spare = paying(food=3, meds=1)
    assert likely_first(spare.state, spare.decision) == ("pay:food1", "pay:meds1")
    assert losses(spare.state, spare.decision) == {}


@pytest.mark.rule("PLACE-06", "UPK-C")
def test_then_come_missions_elsewhere_and_the_next_level_and_supplies_last() -> None:
    t = a_table(2).with_items(0, food=1, parts=1, meds=1).planned(0, "basic_canvas_for_bandages").mutants("kremlin")
    t.assigned(0, metro="laborer laborer").at("PLACE-01", seat=0).do("place:laborer:metro:kremlin_upper")
    assert likely_first(t.state, t.decision)[0] == "pay:parts1", "Food is needed for the Mission, Meds for the level"


@pytest.mark.rule("AMB-154", "SURV-05")
def test_what_uses_up_no_card_goes_before_what_does_and_a_mission_that_is_paid_needs_nothing_more() -> None:
    t = a_table(2).with_items(0, food=3, ammo=2, meds=2).with_cards(0, "survivor_electrician")
    t.planned(0, "basic_curbside_clinic").assigned(0, metro="laborer").at("PLACE-01", seat=0)
    t.do("place:laborer:metro:arbat_upper", "mission:basic_curbside_clinic")
    listed = likely_first(t.state, t.decision)
    assert listed[0] == "pay:food2:meds2" and all("electrician" in option for option in listed[1:])
    assert losses(t.state, t.decision) == {}
