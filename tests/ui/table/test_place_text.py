"""The line under the board: what a placement would cost and bring, how it could be paid, or why it is not legal."""

from __future__ import annotations

import pytest

from resurgence_tui.i18n.text import words
from resurgence_tui.ui.resurgence.question.place_text import PlaceText
from tests.build import Table, a_table
from tests.ui.table.playing import SIZES, a_screen, host_at
from tests.ui.table.reading import look_line


def base() -> Table:
    """Anna has tokens for most places, cards that wake and planned Missions."""
    return (
        a_table(2)
        .assigned(0, metro="hero laborer ranger", harbor="laborer", compound="builder laborer")
        .assigned(1, metro="laborer")
        .cleared(0, "room_armory", "room_market_stall")
        .with_cards(0, "hero_olympian", "survivor_hunter", "survivor_botanist", "survivor_smuggler")
    )


LINES = [
    # one way to pay is told as what will be paid
    (base().with_items(0, food=1).mutants("arbat"), "arbat_lower",
     "Arbat, lower: pay 1 Food, +2 Parts, wakes Olympian and Smuggler"),
    # every kind of goods for a penalty of one; that first which the next level does not need
    (base().with_items(0, food=2, fuel=1, parts=1, ammo=1, meds=1).mutants("arbat"), "arbat_upper",
     "Arbat, upper: pay 1 good (1Pa, 1Fo, 1Fu, 1Me or 1Am), +1 Part, wakes Olympian and Smuggler"),
    # many ways: the likely one, and how many others there are
    (base().with_items(0, food=3, fuel=2, parts=2, ammo=1).mutants("arbat", "arbat").placed(1, "hero", "arbat_upper"),
     "arbat_upper",
     "Arbat, upper: pay 3 goods (1Fo 1Fu 1Pa or 13 other ways), +1 Part, wakes Olympian and Smuggler"),
    # no penalty; the goods gained wake a card too
    (base(), "revolution_square_right", "Revolution Square, right: +2 Food, wakes Olympian and Hunter"),
    # a Mission that the effect helps to pay, and one that even then cannot be paid
    (base().with_items(0, food=2).planned(0, "starter_stovepipe_row", "basic_lantern_lane"), "arbat_upper",
     "Arbat, upper: +1 Part, wakes Olympian, Mission here: Stovepipe Row, you can't pay for Lanterns on the Lane yet"),
    # the penalty takes what the Mission would need
    (base().with_items(0, food=2).planned(0, "starter_stovepipe_row").mutants("arbat"), "arbat_upper",
     "Arbat, upper: pay 1 Food, +1 Part, wakes Olympian and Smuggler, you can't pay for Stovepipe Row yet"),
    # the Event of the round lies here
    (base().event("event_tarpaulin_bazaar").with_items(0, fuel=1), "arbat_upper",
     "Arbat, upper: +1 Part, wakes Olympian, Event: Tarpaulin Bazaar"),
    # a room: its own cost, no penalty
    (base().with_items(0, fuel=1), "room_armory", "Armory: 1 Fuel → 2 Ammo, wakes Botanist"),
    (base(), "rest", "Rest Area: +1 Food"),
    # a Beast asks for a Supply, and a card stands in for it
    (a_table(2, encounters=True).assigned(0, metro="laborer").encounters_in("arbat_upper", "beast")
     .with_items(0, food=1, ammo=1).with_cards(0, "survivor_electrician"), "arbat_upper",
     "Arbat, upper: pay Ammo or Meds (1Am or 1Fo with Electrician), +2 VP, +1 Part"),
    # why not
    (base().mutants("arbat"), "arbat_upper", "Arbat, upper: you can't pay the penalty of 1"),
    (base().placed(0, "laborer", "arbat_upper"), "arbat_upper", "Arbat, upper: your token is there already"),
    (base(), "room_clinic", "Clinic: under Rubble"),
    (base(), "barbarian_gate_left", "Barbarian Gate, left: needs a Scholar or Hero"),
    (a_table(2).assigned(0, metro="laborer"), "museum_row_lower",
     "Museum Row, lower: you have no token in your Harbor area"),
    (a_table(2, encounters=True).assigned(0, metro="laborer").encounters_in("arbat_upper", "beast")
     .with_items(0, food=5), "arbat_upper",
     "Arbat, upper: a Beast costs Ammo or Meds, and you have too little"),
]


@pytest.mark.rule("PLACE-06", "PLACE-03")
@pytest.mark.parametrize(("position", "spot", "line"), LINES, ids=[f"{spot}-{line[-24:]}" for _, spot, line in LINES])
async def test_the_line_under_the_board_tells_the_whole_of_it(position: Table, spot: str, line: str) -> None:
    host = host_at(position.clone().at("PLACE-01", seat=0))
    async with a_screen(host, (160, 48)) as (pilot, screen):
        assert await look_line(pilot, screen, spot) == line


@pytest.mark.parametrize("size", SIZES)
async def test_the_longest_line_is_read_in_full_at_every_size(size: tuple[int, int]) -> None:
    position = (
        base().with_items(0, food=2, fuel=1, parts=1, ammo=1, meds=1).mutants("arbat")
        .planned(0, "starter_stovepipe_row", "basic_bookshop_barricade").event("event_tarpaulin_bazaar")
    )
    async with a_screen(host_at(position.at("PLACE-01", seat=0)), size) as (pilot, screen):
        line = await look_line(pilot, screen, "arbat_upper")
        assert line == (
            "Arbat, upper: pay 1 good (1Fu, 1Me, 1Fo, 1Am or 1Pa), +1 Part, wakes Olympian and Smuggler, "
            "Mission here: Stovepipe Row and Bookshop Barricade, Event: Tarpaulin Bazaar"
        ) if size == SIZES[-1] else (
            "Arbat upper: pay 1Fu/1Me/1Fo/1Am/1Pa, +1Pa, wakes Olympian and Smuggler, "
            "Mission here: Stovepipe Row and Bookshop Barricade, Event: Tarpaulin Bazaar"
        )


def test_what_a_level_is_fits_into_the_one_line_below_a_compound() -> None:
    view, looking = base().state, PlaceText(words())
    assert looking.about("level_3", view).startswith("Level 3: ")
    lines = {level.level: looking.about(f"level_{level.level}", view) for level in view.content.levels[1:]}
    assert {level: line for level, line in lines.items() if len(line) > SIZES[0][0] - 2} == {}
