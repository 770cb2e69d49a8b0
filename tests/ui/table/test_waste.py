"""A choice that brings nothing now is listed last with what is lacking, and asked about once if that is wanted."""

from __future__ import annotations

import pytest
from textual.widgets import Static

from resurgence_tui.app.host import Host
from resurgence_tui.app.settings import Settings
from resurgence_tui.ui.screens.confirm import ConfirmScreen
from resurgence_tui.ui.widgets.menu_rows import Row
from tests.build import a_table
from tests.games.resurgence.test_lacking import paying, placing
from tests.ui.table.playing import SIZES, a_screen, decided, host_at, menu_of, painted, tap, until
from tests.ui.table.test_before_reveal import ASKED, pick

ASKS = Settings(free_gains=False)
HOPE = "Hope Island, right brings nothing now: needs 2 Parts, you have 1. Do it anyway?"


def on_hope_island(tokens: int = 2) -> Host:
    """Anna has 1 Part, and Boris a token too, so that nothing is turned up after her turn."""
    t = a_table(2).with_items(0, parts=1).assigned(0, harbor=" ".join(["laborer"] * tokens))
    return host_at(t.assigned(1, metro="laborer").at("PLACE-01", seat=0))


def row_of(rows: tuple[Row, ...], name: str) -> Row:
    return next(row for row in rows if row.id == name)


@pytest.mark.rule("PLACE-12")
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("way", ["enter", "click"])
async def test_a_wasted_token_is_asked_about_and_esc_leaves_everything_as_it_was(
    size: tuple[int, int], way: str
) -> None:
    host = on_hope_island()
    async with a_screen(host, size, ASKS) as (pilot, screen):
        rows = menu_of(screen).rows
        assert [row.id for row in rows][-2:] == ["hope_island_right", "rest"]
        row = row_of(rows, "hope_island_right")
        assert row.dim and "needs 2 Parts, you have 1" in row.note and not any(one.dim for one in rows[:-2])
        for answer in ("escape", "enter", "y"):
            await pick(pilot, screen, "hope_island_right", way)
            await until(pilot, lambda: isinstance(pilot.app.screen, ConfirmScreen))
            assert str(pilot.app.screen.query_one("#question", Static).render()) == HOPE
            assert host.decisions == 0
            await tap(pilot, answer)
            if answer != "y":
                await until(pilot, lambda: pilot.app.screen is screen)
        await decided(pilot, host, 0)


async def test_what_brings_something_and_a_rest_are_not_asked_about() -> None:
    for space in ("rest", "barbarian_gate_right"):
        host = on_hope_island()
        async with a_screen(host, (80, 24), ASKS) as (pilot, screen):
            await pick(pilot, screen, space)
            await decided(pilot, host, 0)


async def test_with_never_it_is_taken_at_once_but_still_told() -> None:
    host = on_hope_island()
    async with a_screen(host, (80, 24), Settings(waste="never", free_gains=False)) as (pilot, screen):
        await until(pilot, lambda: "needs 2 Parts, you have 1" in " ".join(painted(pilot).split()))
        await pick(pilot, screen, "hope_island_right")
        await decided(pilot, host, 0)
        assert not isinstance(pilot.app.screen, ConfirmScreen)


async def test_one_question_tells_of_the_waste_and_of_the_reveal() -> None:
    """It is the last token of the round, and the turn ends by itself, since nothing can be done there."""
    host = host_at(a_table(2).with_items(0, parts=1).assigned(0, harbor="laborer").at("PLACE-01", seat=0))
    async with a_screen(host, (80, 24), ASKS) as (pilot, screen):
        await pick(pilot, screen, "hope_island_right")
        await until(pilot, lambda: isinstance(pilot.app.screen, ConfirmScreen))
        assert str(pilot.app.screen.query_one("#question", Static).render()) == f"{HOPE} {ASKED}"
        await tap(pilot, "y")
        await decided(pilot, host, 0)


@pytest.mark.rule("GEN-05")
async def test_an_effect_of_which_nothing_can_be_held_is_dim_and_asked_about() -> None:
    t = placing(parts=9).with_items(0, food=9).assigned(0, metro="laborer")
    host = host_at(t.at("PLACE-01", seat=0).do("place:laborer:metro:arbat_upper"))
    async with a_screen(host, (80, 24), ASKS) as (pilot, screen):
        row = row_of(menu_of(screen).rows, "effect:arbat_upper")
        assert row.dim and row.note == "brings nothing now: you can hold no more Parts"
        await pick(pilot, screen, "effect:arbat_upper")
        await until(pilot, lambda: isinstance(pilot.app.screen, ConfirmScreen))
        await until(pilot, lambda: "Arbat, upper brings nothing now" in painted(pilot))


@pytest.mark.rule("PLACE-06", "MIS-10")
@pytest.mark.parametrize("size", SIZES)
async def test_a_payment_says_that_it_takes_what_the_mission_here_needs(size: tuple[int, int]) -> None:
    async with a_screen(host_at(paying(food=2, meds=1)), size) as (pilot, screen):
        first, second = menu_of(screen).rows
        assert (first.id, second.id) == ("pay:meds1", "pay:food1")
        assert "takes what Stovepipe Row needs here" in second.note and "takes" not in first.note
        menu_of(screen).focus()
        await tap(pilot, "down")
        await until(pilot, lambda: painted(pilot).count("takes what Stovepipe Row needs here") >= 1)
        assert "takes what Stovepipe Row needs here" in screen.top.question.long["pay:food1"]


@pytest.mark.rule("PLACE-06", "MIS-10")
async def test_the_stepper_says_it_of_the_mix_that_would_take_it() -> None:
    t = a_table(2).with_items(0, food=2, fuel=2, parts=2, ammo=2, meds=2).planned(0, "starter_stovepipe_row")
    t.mutants("arbat", "arbat").assigned(0, metro="laborer laborer").at("PLACE-01", seat=0)
    host = host_at(t.do("place:laborer:metro:arbat_upper"))
    async with a_screen(host, (80, 24)) as (pilot, screen):
        assert screen.top.slot == "stepper" and "takes what" not in painted(pilot)
        await tap(pilot, "1")
        await until(pilot, lambda: "takes what Stovepipe Row needs here" in painted(pilot))
        assert host.decisions == 0


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.rule("SURV-33")
async def test_where_a_card_wakes_the_row_still_says_what_is_lacking_for_the_effect(size: tuple[int, int]) -> None:
    t = a_table(2).with_items(0, parts=1).with_cards(0, "hero_surgeon").assigned(0, harbor="laborer laborer")
    async with a_screen(host_at(t.at("PLACE-01", seat=0)), size, ASKS) as (_, screen):
        row = row_of(menu_of(screen).rows, "hope_island_right")
        lack, wakes = row.note.find("needs 2 Parts, you have 1"), row.note.find("wakes Surgeon")
        assert not row.dim and 0 <= lack < wakes
        look = screen.top.question.spots and screen.kit.told_now("hope_island_right", screen.view)
        assert "needs 2 Parts, you have 1, wakes Surgeon" in look and "brings nothing" not in look
