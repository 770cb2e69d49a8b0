"""An effect with a choice is one pick: its choices stand in the menu of the turn, and give the same table as two."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from resurgence_tui.app.host import Host
from resurgence_tui.engine.machine import choose
from resurgence_tui.games.resurgence.game import GAME
from resurgence_tui.games.resurgence.lookahead import following
from resurgence_tui.ui.resurgence.question.combined_choices import FIRST, chained, chains, choices_of, is_alone
from resurgence_tui.ui.resurgence.question.payment import GLUE
from resurgence_tui.ui.widgets.decision_menu import LETTERED, NUMBERED
from tests.build import Table, a_table
from tests.ui.table.playing import SIZES, a_screen, decided, host_at, menu_of, painted
from tests.ui.table.test_places import ASKING, GAMES, questions


def turn() -> Table:
    """Anna's Laborer stands in the Museum, where a Specialist comes; the Surgeon is awake with two gains."""
    t = a_table(2).with_cards(0, "hero_surgeon").assigned(0, harbor="laborer laborer").at("PLACE-01", seat=0)
    return t.do("place:laborer:harbor:museum_row_lower")


def propaganda() -> Table:
    """Anna's Hero stands in the Propaganda room: 1 Fuel for a space on a track."""
    t = a_table(2).at_level(0, 3).cleared(0, "room_propaganda").with_items(0, fuel=1)
    return t.assigned(0, compound="hero laborer").at("PLACE-01", seat=0).do("place:hero:compound:room_propaganda")


def rewards() -> Table:
    """Anna has paid for the Night School: a Specialist of her choice, and a space on any track."""
    t = a_table(2).planned(0, "basic_night_school").with_items(0, food=2, fuel=1, meds=1)
    t.assigned(0, metro="laborer laborer").at("PLACE-01", seat=0)
    return t.do("place:laborer:metro:arbat_upper", "mission:basic_night_school", "pay:food2:fuel1:meds1")


PLENTY = {"food": 3, "fuel": 3, "parts": 3, "ammo": 3, "meds": 3}


def planning() -> Table:
    """Anna's Scholar stands in the Museum, where she gains 1 Meds and may plan one of two Missions."""
    t = a_table(2).offering("basic_toll_post", "basic_guard_vault").assigned(0, metro="scholar laborer")
    return t.at("PLACE-01", seat=0).do("place:scholar:metro:museum_row_upper")


def building() -> Table:
    """Anna's Builder stands on Hope Island: 1 Part for one of the rooms with Rubble of her level."""
    t = a_table(2).with_items(0, parts=1).assigned(0, harbor="builder laborer").at("PLACE-01", seat=0)
    return t.do("place:builder:harbor:hope_island_left")


def rescuing() -> Table:
    """Anna's Laborer stands in the Kremlin with 2 Food: two cards of the Row are cheap enough."""
    row = ("survivor_chef", "survivor_hunter", "survivor_miner", "survivor_pilot", "survivor_scout")
    t = a_table(2).in_row(*row).with_items(0, food=2).assigned(0, metro="laborer laborer").at("PLACE-01", seat=0)
    return t.do("place:laborer:metro:kremlin_upper")


def kept(host: Host) -> object:
    """Everything on the table, and how it came about."""
    return host._game.dump(host._table), host._save.choices


@pytest.mark.rule("AMB-56", "GEN-09", "LEAD-12")
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(
    ("build", "row", "answers"),
    [
        (turn, "effect:museum_row_lower>add:scholar", ("effect:museum_row_lower", "add:scholar")),
        (turn, "card:hero_surgeon>gain:food1", ("card:hero_surgeon", "gain:food1")),
        (rewards, "next:lead_any>advance:metro", ("next:lead_any", "advance:metro")),
        (rewards, "next:spec_any>leave", ("next:spec_any", "leave")),
        (propaganda, "effect:room_propaganda>advance:harbor",
         ("effect:room_propaganda", "pay:fuel1", "advance:harbor")),
        (planning, "effect:museum_row_upper>plan:basic_guard_vault",
         ("effect:museum_row_upper", "plan:basic_guard_vault")),
        (planning, "effect:museum_row_upper>leave", ("effect:museum_row_upper", "leave")),
        (building, "effect:hope_island_left>build:room_armory",
         ("effect:hope_island_left", "pay:parts1", "build:room_armory")),
        (rescuing, "effect:kremlin_upper>rescue:survivor_scout", ("effect:kremlin_upper", "rescue:survivor_scout")),
    ],
)
async def test_one_pick_gives_the_same_table_as_the_answers_one_by_one(
    build: Callable[[], Table], row: str, answers: tuple[str, ...], size: tuple[int, int]
) -> None:
    by_hand = host_at(build())
    for answer in answers:
        by_hand.submit(by_hand.asks()[0].ticket, answer)
    by_hand.run_on()
    host = host_at(build())
    async with a_screen(host, size) as (pilot, screen):
        menu = menu_of(screen)
        place = [one.id for one in menu.rows].index(row)
        await pilot.press(menu.key_of(place))
        await decided(pilot, host, len(answers) - 1)
        assert kept(host) == kept(by_hand)


async def test_the_rows_tell_effect_choice_cost_and_gain_and_the_place_picks_among_them() -> None:
    async with a_screen(host_at(propaganda()), (80, 24)) as (pilot, screen):
        told = [(row.label, row.cost) for row in menu_of(screen).rows]
        assert told == [
            ("Propaganda: Advance on the Metro track", "1 Fuel"),
            ("Propaganda: Advance on the Harbor track", "1 Fuel"),
            ("Propaganda: Advance on the Compound track", "1 Fuel"),
            ("End the turn", ""),
        ]
        assert screen.top.question.legal == {"room_propaganda", "metro", "harbor", "compound"}
        screen.top.compound.focus()
        screen.top.compound.cursor = "room_propaganda"
        await pilot.press("enter")
        await pilot.pause()
        assert screen.host.decisions == 0 and screen.focused is menu_of(screen)


@pytest.mark.rule("MIS-03", "BUILD-01", "SURV-20")
@pytest.mark.parametrize(
    ("build", "board", "place"),
    [(planning, "missions", "basic_guard_vault"), (building, "compound", "room_armory"), (rescuing, "row", "")],
)
async def test_where_a_turn_allows_nothing_else_its_effect_shows_the_board_to_choose_from(
    build: Callable[[], Table], board: str, place: str
) -> None:
    async with a_screen(host_at(build()), (80, 24)) as (_, screen):
        assert screen.top.question.board == board
        assert menu_of(screen).rows[-1].id == "done"
        assert not place or len(screen.top.question.rows_at(place)) == 1


@pytest.mark.rule("AMB-128")
async def test_all_rewards_of_a_mission_are_one_list() -> None:
    host = host_at(rewards())
    async with a_screen(host) as (pilot, screen):
        assert [row.label for row in menu_of(screen).rows] == [
            "Add a Ranger", "Add a Scholar", "Add a Builder", "Advance on the Metro track",
            "Advance on the Harbor track", "Advance on the Compound track", "Add nobody", "Do not advance",
        ]
        await pilot.press("2")
        await decided(pilot, host, 1)
        assert screen.pending.rule == "LEAD-12"
        await pilot.press("1")
        await decided(pilot, host, 2)
        assert host.view(0).seats[0].tracks == [1, 0, 0]


@pytest.mark.rule("AMB-128")
async def test_of_several_rewards_enter_alone_neither_gives_up_one_nor_gives_a_token_away() -> None:
    t = a_table(2).with_bag(0, "hero laborer").planned(0, "starter_frozen_ward").with_items(0, **PLENTY)
    t.assigned(0, metro="scholar laborer").at("PLACE-01", seat=0)
    t.do("place:scholar:metro:museum_row_upper")
    t.do(next(option for option in t.options if option.startswith("mission:")))
    if t.decision.rule != "AMB-128":
        t.do(next(option for option in t.options if option.startswith("pay:")))
    assert t.options == ("next:retire", "next:spec_scholar")
    async with a_screen(host_at(t)) as (_, screen):
        assert [row.id.split(">")[1] for row in menu_of(screen).rows] == [
            "add:scholar", "retire:bag:hero", "leave", "leave",
        ]
        assert menu_of(screen).index == 0


async def test_the_search_still_finds_the_effect_alone() -> None:
    host = host_at(turn())
    async with a_screen(host) as (pilot, screen):
        await pilot.press("slash", *"use museum")
        assert [row.id for row in menu_of(screen).rows] == ["effect:museum_row_lower"]
        await pilot.press("enter")
        await decided(pilot, host, 0)
        assert screen.pending.rule == "GEN-09"
        assert [row.id for row in menu_of(screen).rows] == ["add:ranger", "add:scholar", "add:builder"]


async def test_a_second_answer_that_is_not_asked_for_is_not_given() -> None:
    host = host_at(turn())
    async with a_screen(host) as (pilot, screen):
        assert screen.pending.ask is not None
        screen.answer(screen.pending.ask.ticket, "effect:museum_row_lower", "gain:food1")
        await pilot.pause()
        assert host.decisions == 1 and screen.pending.rule == "GEN-09"
        assert "You can't do that now." in painted(pilot)


@pytest.mark.parametrize("seed", range(2 * len(GAMES)))
def test_what_is_foreseen_is_what_is_asked_then(seed: int) -> None:
    """Random games: after each answer that seems certain the game asks exactly the question foreseen from the view."""
    chance, foreseen = Random(seed), 0
    seats, options = GAMES[seed % len(GAMES)]
    state = GAME.start(seats, seed, options, GAME.content())
    while not state.over:
        decision = chance.choice(state.open)
        option = chance.choice(decision.options)
        then = following(GAME.view(state, decision.seat), decision.seat, option)
        choose(state, decision.seat, option, GAME.book)
        if then is not None:
            foreseen += 1
            table = GAME.clone(state)
            asked = table.decision_of(decision.seat)
            while asked is not None and len(asked.options) == 1:
                choose(table, decision.seat, asked.options[0], GAME.book)
                asked = table.decision_of(decision.seat)
            assert asked == then
    assert foreseen


@pytest.mark.parametrize("seed", range(5))
def test_every_option_is_in_the_menu_and_every_row_has_a_number(seed: int) -> None:
    for view, decision in questions(seed):
        if decision.rule not in FIRST:
            continue
        found = chains(decision, view)
        question = chained(ASKING.question(decision, view), decision, ASKING, found, view, short=False)
        firsts = [row.id.split(GLUE)[0] for row in question.rows]
        assert list(dict.fromkeys(firsts)) == list(decision.options)
        for option, then in found.items():
            assert [row.id for row in question.rows if row.id.startswith(f"{option}{GLUE}")] == [
                f"{option}{GLUE}{one}" for one in choices_of(decision, then, view)]
        if found:
            assert len(question.rows) <= (1 + len(NUMBERED + LETTERED) if is_alone(decision) else 10)
        told = [(row.label, row.note) for row in question.rows]
        assert len(set(told)) == len(told)
