"""Before a choice that a reveal makes final there is one question, unless the player wants none."""

from __future__ import annotations

import pytest
from textual.pilot import Pilot
from textual.widgets import Static

from resurgence_tui.app.host import Host
from resurgence_tui.app.settings import Settings
from resurgence_tui.ui.screens.confirm import ConfirmScreen
from resurgence_tui.ui.table.screen import TableScreen
from tests.build import a_table
from tests.ui.table.playing import SIZES, a_screen, decided, host_at, menu_of, painted, tap, until

ASKED = "This reveals something hidden, so you can't undo it. Go on?"


ASKS = Settings(waste="never", free_gains=False)
"""Only a reveal is asked about: ``test_waste`` and ``test_unasked`` are about the rest."""


def last_token() -> Host:
    """Anna has the last token of the round: once it stands, the Upkeep turns up Survivor cards."""
    return host_at(a_table(2).with_items(0, food=4).assigned(0, metro="laborer").at("PLACE-01", seat=0))


def shown(pilot: Pilot[None]) -> str:
    """All that is painted, as one line."""
    return " ".join(painted(pilot).replace("│", " ").split())


async def asked(pilot: Pilot[None]) -> None:
    """Wait for the question."""
    beginning = "This reveals something hidden"
    await until(pilot, lambda: isinstance(pilot.app.screen, ConfirmScreen) and beginning in painted(pilot))
    assert str(pilot.app.screen.query_one("#question", Static).render()) == ASKED


async def pick(pilot: Pilot[None], screen: TableScreen, row: str, way: str = "enter") -> None:
    """Pick a row of the menu."""
    menu = menu_of(screen)
    menu.focus()
    menu.look_at(row)
    await pilot.pause()
    if way == "enter":
        await tap(pilot, "enter")
    else:
        place = [one.id for one in menu.rows].index(row)
        await pilot.click(menu, offset=(6, menu._first[place] - menu.top))


@pytest.mark.rule("PLACE-01")
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("way", "no", "yes"), [("enter", "escape", "enter"), ("click", "n", "y")])
async def test_esc_returns_to_the_question_as_it_was_and_enter_goes_on(
    size: tuple[int, int], way: str, no: str, yes: str
) -> None:
    host = last_token()
    async with a_screen(host, size, ASKS) as (pilot, screen):
        await pick(pilot, screen, "rest", way)
        await asked(pilot)
        await tap(pilot, no)
        await until(pilot, lambda: pilot.app.screen is screen)
        row = menu_of(screen).row
        assert (host.decisions, screen.pending.rule, row and row.id) == (0, "PLACE-01", "rest")
        assert menu_of(screen).has_focus
        await tap(pilot, "enter")
        await asked(pilot)
        await tap(pilot, yes)
        await decided(pilot, host, 0)
        assert host.save_file().choices[0] == (0, "place:laborer:metro:rest")


async def test_both_answers_can_be_clicked() -> None:
    host = last_token()
    async with a_screen(host, (80, 24), ASKS) as (pilot, screen):
        for button in ("#no", "#yes"):
            assert host.decisions == 0
            await pick(pilot, screen, "rest")
            await asked(pilot)
            await pilot.click(button)
            await pilot.pause()
        await decided(pilot, host, 0)


async def test_with_never_it_goes_on_at_once() -> None:
    host = last_token()
    async with a_screen(host, (80, 24), Settings(reveals="never", waste="never", free_gains=False)) as (pilot, screen):
        await pick(pilot, screen, "rest")
        await decided(pilot, host, 0)
        assert not isinstance(pilot.app.screen, ConfirmScreen)


async def test_a_choice_after_which_another_seat_decides_is_not_asked_about() -> None:
    t = a_table(2).assigned(0, metro="laborer").assigned(1, metro="laborer ranger").at("PLACE-01", seat=0)
    host = host_at(t)
    async with a_screen(host, (80, 24), ASKS) as (pilot, screen):
        await pick(pilot, screen, "rest")
        await decided(pilot, host, 0)
        assert screen.pending.seat == 1


@pytest.mark.rule("ACT-01")
async def test_where_the_host_ends_the_turn_by_itself_the_question_comes_before_the_placement() -> None:
    """Nothing is left to do in Arbat without goods to trade, so that only the end of the turn is open there."""
    t = a_table(2).assigned(0, metro="laborer").at("PLACE-01", seat=0)
    option = next(one for one in t.options if "rest" not in one and ends_at_once(one))
    host = host_at(t)
    async with a_screen(host, (80, 24), ASKS) as (pilot, screen):
        await pick(pilot, screen, option.split(":")[3])
        await asked(pilot)
        await tap(pilot, "y")
        await decided(pilot, host, 1)
        assert host.save_file().choices[:2] == [(0, option), (0, "done")]


def ends_at_once(option: str) -> bool:
    """Whether a placement of the last token leaves nothing to do."""
    t = a_table(2).assigned(0, metro="laborer").at("PLACE-01", seat=0).do(option)
    return list(t.options) == ["done"]


async def test_who_has_been_told_what_the_end_of_the_turn_leaves_is_not_asked_once_more() -> None:
    t = a_table(2).with_items(0, food=4).assigned(0, metro="laborer").event("event_tarpaulin_bazaar")
    host = host_at(t.at("PLACE-01", seat=0).do("place:laborer:metro:arbat_upper"))
    async with a_screen(host, (80, 24), ASKS) as (pilot, screen):
        await tap(pilot, "0")
        await until(pilot, lambda: "Press 0 again to end your turn" in shown(pilot))
        await tap(pilot, "0")
        await decided(pilot, host, 0)
        assert screen.pending.warned is False


async def test_without_the_first_question_the_end_of_a_turn_is_asked_about() -> None:
    t = a_table(2).with_items(0, food=4).assigned(0, metro="laborer").event("event_tarpaulin_bazaar")
    host = host_at(t.at("PLACE-01", seat=0).do("place:laborer:metro:arbat_upper"))
    async with a_screen(host, (80, 24), Settings(confirmations=False, waste="never", free_gains=False)) as (pilot, _):
        await tap(pilot, "0")
        await asked(pilot)
        await tap(pilot, "escape")
        await pilot.pause()
        assert host.decisions == 0
