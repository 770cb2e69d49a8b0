"""A place that is no answer says why: every reason there is, read from the screen, and no place without one."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from resurgence_tui.games.resurgence.outlook import REASONS, outlook
from resurgence_tui.games.resurgence.refusals import FINDERS, REFUSALS, refusal
from resurgence_tui.games.resurgence.vocab import AREA_WORDS
from resurgence_tui.ui.resurgence import table_layout as at
from resurgence_tui.ui.resurgence.question.question_text import places_in
from resurgence_tui.ui.table.card_face import FaceScreen
from tests.build import Table, a_table
from tests.ui.table.playing import SIZES, a_screen, host_at, painted
from tests.ui.table.reading import boards_with, lines_of, look_line
from tests.ui.table.test_places import questions

Build = Callable[[], Table]

SWITCHES = "survivor_truck_driver"
"""A card that can move a token: something is left to ask for."""


def placing(**tokens: str) -> Table:
    """Anna places one of these tokens."""
    return a_table(2).assigned(0, **tokens)


def rescuing() -> Table:
    """Anna rescues at the Kremlin and holds 2 Food."""
    t = placing(metro="laborer laborer").with_items(0, food=2).with_cards(0, SWITCHES).at("PLACE-01", seat=0)
    return t.do("place:laborer:metro:kremlin_upper", "effect:kremlin_upper")


def planning() -> Table:
    """Anna plans a Mission at the Museum."""
    t = placing(metro="hero laborer").with_cards(0, SWITCHES).at("PLACE-01", seat=0)
    return t.do("place:hero:metro:museum_row_upper", "effect:museum_row_upper")


def building(position: Table) -> Table:
    """Anna clears a room on Hope Island."""
    position.with_items(0, parts=2).assigned(0, harbor="laborer").at("PLACE-01", seat=0)
    return position.do("place:laborer:harbor:hope_island_right", "effect:hope_island_right", "pay:parts2")


def turn(position: Table, token: str = "laborer", space: str = "arbat_upper", *more: str) -> Table:
    """Anna has placed a token in a Metro Zone."""
    position.assigned(0, metro=f"{token} laborer").at("PLACE-01", seat=0)
    return position.do(f"place:{token}:metro:{space}", *more)


def leading() -> Table:
    """Anna, at the end of the Metro track, advances on a track of her choice."""
    t = a_table(2).at_level(0, 3).cleared(0, "room_propaganda").with_items(0, fuel=1).assigned(0, compound="hero")
    t.on_tracks(0, metro=8, harbor=2).at("PLACE-01", seat=0)
    return t.do("place:hero:compound:room_propaganda", "effect:room_propaganda", "pay:fuel1")


SHOWN: list[tuple[str, Build, str, str]] = [
    ("own_token", lambda: placing(metro="laborer").placed(0, "laborer", "arbat_upper").at("PLACE-01", seat=0),
     "arbat_upper", "Arbat, upper: your token is there already"),
    ("rubble", lambda: placing(metro="laborer").at("PLACE-01", seat=0), "room_armory", "Armory: under Rubble"),
    ("closed", lambda: a_table(1, solo="village").flipped(0, "room_clinic").assigned(0, compound="laborer")
     .mutants("arbat", "kremlin", "museum_row").at("PLACE-01", seat=0), "room_clinic",
     "Clinic: its Rubble lies face up, so it stays closed"),
    ("no_token", lambda: placing(metro="laborer").at("PLACE-01", seat=0), "museum_row_lower",
     "Museum Row, lower: you have no token in your Harbor area"),
    ("needs_type", lambda: placing(metro="laborer").at("PLACE-01", seat=0), "museum_row_upper",
     "Museum Row, upper: needs a Scholar or Hero"),
    ("cannot_pay", lambda: placing(metro="laborer").mutants("arbat").at("PLACE-01", seat=0), "arbat_upper",
     "Arbat, upper: you can't pay the penalty of 1"),
    ("no_supply", lambda: a_table(2, encounters=True).assigned(0, metro="laborer").with_items(0, food=5)
     .encounters_in("arbat_upper", "beast").at("PLACE-01", seat=0), "arbat_upper",
     "Arbat, upper: a Beast costs Ammo or Meds, and you have too little"),
    ("too_dear", rescuing, "survivor_pharmacist", "Pharmacist: you can't pay 4 Food"),
    ("needs_level", planning, "advanced_vaccine_line", "The Vaccine Line: needs level 3"),
    ("needs_level", lambda: building(a_table(2)), "room_workshop", "Workshop: needs level 3"),
    ("is_clear", lambda: building(a_table(2)), "room_checkpoint", "Checkpoint: it has no Rubble"),
    ("face_up", lambda: building(a_table(1, solo="village").at_level(0, 2).flipped(0, "room_clinic")
                                 .mutants("arbat", "kremlin", "museum_row")), "room_clinic",
     "Clinic: its Rubble lies face up, so it stays closed"),
    ("planned_now", lambda: planning().do("plan:basic_toll_post"), "basic_toll_post",
     "Hold the Toll Post: planned this turn; ready next turn"),
    ("one_a_turn", lambda: turn(a_table(2).planned(0, "starter_stovepipe_row", "basic_lantern_lane").with_items(
        0, food=5, fuel=1, parts=1), "laborer", "arbat_upper", "mission:starter_stovepipe_row", "pay:food2:parts1",
        "leave"), "basic_lantern_lane", "Lanterns on the Lane: one Mission a turn; you completed one"),
    ("wrong_place", lambda: turn(a_table(2).planned(0, "starter_soup_line")), "starter_soup_line",
     "Soup Line at the Theatre: not at Arbat, upper"),
    ("lacks", lambda: turn(a_table(2).planned(0, "starter_stovepipe_row")), "starter_stovepipe_row",
     "Stovepipe Row: you can't pay 2 Food, 1 Part"),
    ("card_used", lambda: turn(a_table(2).with_cards(0, "survivor_farmer").exhausted(0, "survivor_farmer")),
     "survivor_farmer", "Farmer: used this round"),
    ("card_new", lambda: rescuing().do("rescue:survivor_botanist", "pay:food2"), "survivor_botanist",
     "Botanist: gained this turn; ready next turn"),
    ("asleep", lambda: turn(a_table(2).with_cards(0, "survivor_chef")), "survivor_chef",
     "Chef: not triggered yet (after a rescue)"),
    ("asleep", lambda: turn(a_table(2).with_cards(0, "hero_cosmonaut")), "hero_cosmonaut",
     "Cosmonaut: not triggered yet (after a Mission)"),
    ("no_use", lambda: a_table(2).cleared(0, "room_armory").assigned(0, compound="laborer", metro="laborer")
     .with_cards(0, SWITCHES).at("PLACE-01", seat=0)
     .do("place:laborer:compound:room_armory"), "room_armory",
     "Armory: does nothing now"),
    ("no_use", lambda: turn(a_table(2).event("event_tarpaulin_bazaar")), "event_tarpaulin_bazaar",
     "Tarpaulin Bazaar: does nothing now"),
    ("when_paying", lambda: turn(a_table(2).with_cards(0, "survivor_electrician")), "survivor_electrician",
     "Electrician: it helps while you pay"),
    ("when_placing", lambda: turn(a_table(2).with_cards(0, "survivor_pilot")), "survivor_pilot",
     "Pilot: it helps while you place"),
    ("no_token_there", lambda: a_table(2).with_cards(0, "survivor_dock_worker").assigned(0, metro="laborer")
     .at("PLACE-01", seat=0).do("place:laborer:metro:arbat_upper"), "survivor_dock_worker",
     "Dock Worker: it has no token to move"),
    ("effect_used", lambda: turn(a_table(2).with_cards(0, SWITCHES), "laborer", "arbat_upper",
                                 "effect:arbat_upper"), "arbat_upper", "Arbat, upper: already used this turn"),
    ("token_elsewhere", lambda: turn(a_table(2)), "kremlin_upper", "Kremlin, upper: your token is at Arbat, upper"),
    ("token_elsewhere", lambda: turn(a_table(2)), "room_checkpoint", "Checkpoint: your token is at Arbat, upper"),
    ("track_full", leading, "metro", "Metro: you are on its last space"),
    ("other_track", lambda: turn(a_table(2).planned(0, "basic_bone_hall_shelter").with_items(
        0, food=9, fuel=9, parts=9, ammo=9, meds=9), "hero", "museum_row_upper", "mission:basic_bone_hall_shelter",
        "pay:food1:parts1:meds1",
        "next:lead_compound"), "metro",
     "Metro: this bonus is for another track"),
    ("event_elsewhere", lambda: turn(a_table(2).event("event_sealed_wing")), "event_sealed_wing",
     "The Sealed Wing: it lies in Museum Row"),
    ("event_used", lambda: turn(a_table(2).event("event_tarpaulin_bazaar").with_items(0, food=1), "laborer",
                                "arbat_upper", "event:event_tarpaulin_bazaar", "pay:food1", "gain:ammo1"),
     "event_tarpaulin_bazaar",
     "Tarpaulin Bazaar: already used this turn"),
]


def test_every_reason_is_in_the_list() -> None:
    assert {reason for reason, *_ in SHOWN} == {*REASONS, *REFUSALS}


@pytest.mark.parametrize(("reason", "build", "spot", "line"), SHOWN, ids=[f"{one[0]}-{one[2]}" for one in SHOWN])
async def test_every_reason_is_shown_when_the_place_is_looked_at_and_when_it_is_picked(
    reason: str, build: Build, spot: str, line: str
) -> None:
    t = build()
    known = outlook(t.state, 0).get(spot)
    assert reason == (known.reason if known is not None else refusal(t.state, t.decision, spot).reason)
    host = host_at(t)
    async with a_screen(host, (160, 48)) as (pilot, screen):
        if not boards_with(screen, spot):
            screen.top.bring(at.LEADERSHIP)  # the Event lies below the tracks
            await pilot.pause()
        told = await look_line(pilot, screen, spot)
        assert told == line or told.startswith(f"{line}. ")
        board = boards_with(screen, spot)[0]
        assert spot not in board.legal and spot not in screen.top.question.legal
        before = host.decisions
        await pilot.press("enter")
        await pilot.pause()
        assert host.decisions == before
        region = screen.top.prompt.region
        rows = painted(pilot).splitlines()[region.y : region.bottom]
        assert line[:30] in " ".join(" ".join(row[region.x : region.right] for row in rows).split())


WITHOUT = {"SURV-23", "MIS-18"}
"""Rules that offer every card of the Row: nothing there can be refused."""


@pytest.mark.parametrize("seed", range(10))
def test_no_place_that_a_question_is_about_is_without_a_reason(seed: int) -> None:
    """Random games: whatever of the Row, the Missions, the rooms, the own cards or the tracks is not offered, says why.
    """
    met = set()
    for view, decision in questions(seed):
        offered = {place for option in decision.options for place in places_in(option)}
        me = view.seats[decision.seat]
        about = {
            "SURV-20": [card for card in view.row if card],
            "SURV-23": [card for card in view.row if card],
            "MIS-18": [card for card in view.row if card],
            "MIS-03": [mission for mission in (*view.basics, *view.advanced) if mission],
            "BUILD-01": [room.id for room in view.content.rooms],
            "ROOM-HEADQUARTERS": me.slots,
            "LEAD-12": AREA_WORDS,
            "ACT-01": [*me.slots, *me.cards, *(room.id for room in view.content.rooms),
                       *(zone.id for zone in view.content.zones)],
        }.get(decision.rule, ())
        for place in set(about) - offered:
            assert decision.rule in FINDERS and decision.rule not in WITHOUT
            assert refusal(view, decision, place).reason in REFUSALS, (decision, place)
            met.add(decision.rule)
    assert "ACT-01" in met


@pytest.mark.parametrize("size", SIZES)
async def test_what_lies_before_another_seat_is_told_but_not_refused(size: tuple[int, int]) -> None:
    position = a_table(2).assigned(0, metro="laborer laborer").with_cards(1, "survivor_chef").at("PLACE-01", seat=0)
    async with a_screen(host_at(position), size) as (pilot, screen):
        screen.top.compound_of(1)
        screen.top.bring("compound", focus=True)
        await pilot.pause()
        for spot, line in (("room_armory", "Armory: Pay 1 Fuel to gain 2 Ammo."), ("survivor_chef", "Chef: ")):
            screen.top.compound.cursor = spot
            await pilot.pause()
            assert lines_of(pilot, screen).startswith(line)
            await pilot.press("enter")
            await pilot.pause()
            assert "That is another player's Compound." in painted(pilot)


async def test_a_place_that_can_be_used_is_not_called_useless() -> None:
    """The effect of the space where the token stands, while it is open, and once it has been used."""
    t = a_table(2).with_items(0, food=3).with_cards(0, SWITCHES).assigned(0, metro="laborer laborer")
    t = t.at("PLACE-01", seat=0).do("place:laborer:metro:kremlin_upper")
    assert "effect:kremlin_upper" in t.decision.options
    async with a_screen(host_at(t)) as (pilot, screen):
        assert screen.kit.told_now("kremlin_upper", screen.view) == ""
        await pilot.press("i")
        await pilot.pause()
        assert isinstance(pilot.app.screen, FaceScreen) and "Kremlin, upper" in painted(pilot)
        assert "does nothing now" not in painted(pilot)


async def test_a_place_whose_effect_is_open_but_idle_says_what_is_lacking() -> None:
    t = a_table(2).with_cards(0, SWITCHES).assigned(0, metro="laborer laborer")
    t = t.with_items(0, food=9).at("PLACE-01", seat=0).do("place:laborer:metro:revolution_square_right")
    async with a_screen(host_at(t)) as (_, screen):
        told = screen.kit.told_now("revolution_square_right", screen.view)
        assert told == "Revolution Square, right: brings nothing now: you can hold no more Food"
