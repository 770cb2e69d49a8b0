"""Ending a turn with something left to do is asked about once, and only if the player wants it."""

from __future__ import annotations

import pytest
from textual.pilot import Pilot

from resurgence_tui.app.host import Host
from resurgence_tui.ui.table.screen import TableScreen
from tests.build import Table, a_table
from tests.ui.table.playing import SIZES, a_screen, decided, host_at, menu_of, painted
from tests.ui.table.reading import one_line


def turn(*more: str) -> Host:
    """Anna's Laborer stands in Arbat, where the Event lies; a Mission fits, and the Farmer is awake."""
    t: Table = (
        a_table(2).with_items(0, food=4, parts=1).assigned(0, metro="laborer laborer").event("event_tarpaulin_bazaar")
        .assigned(1, metro="laborer").planned(0, "starter_stovepipe_row").with_cards(0, "survivor_farmer")
        .at("PLACE-01", seat=0)
    )
    return host_at(t.do("place:laborer:metro:arbat_upper", *more))


ALL_LEFT = "You can still use Arbat, upper, Tarpaulin Bazaar, Stovepipe Row and Farmer. Press 0 again to end your turn."


async def end_by(pilot: Pilot[None], screen: TableScreen, way: str) -> None:
    """Pick the end of the turn."""
    menu = menu_of(screen)
    if way == "0":
        await pilot.press("0")
    elif way == "enter":
        menu.focus()
        menu.look_at("done")
        await pilot.press("enter")
    else:
        place = [row.id for row in menu.rows].index("done")
        await pilot.click(menu, offset=(6, menu._first[place] - menu.top))
    await pilot.pause()


@pytest.mark.rule("ACT-06")
@pytest.mark.parametrize("way", ["0", "enter", "click"])
@pytest.mark.parametrize("size", SIZES)
async def test_the_first_pick_tells_what_is_left_and_the_second_ends_the_turn(size: tuple[int, int], way: str) -> None:
    host = turn()
    async with a_screen(host, size) as (pilot, screen):
        await end_by(pilot, screen, way)
        assert host.decisions == 0 and menu_of(screen).row is not None and menu_of(screen).row.id == "done"
        assert one_line(screen.top.prompt, pilot).endswith(ALL_LEFT)
        await end_by(pilot, screen, way)
        await decided(pilot, host, 0)
        assert screen.pending.seat == 1 and "You can still use" not in painted(pilot)


async def test_it_asks_again_in_the_next_turn_but_not_again_in_this_one() -> None:
    host = turn()
    async with a_screen(host) as (pilot, screen):
        await pilot.press("0", "up", "down")
        assert host.decisions == 0
        await pilot.press("0")
        await decided(pilot, host, 0)
        screen.answer(screen.pending.ask.ticket, "place:laborer:metro:rest") if screen.pending.ask else None
        await pilot.pause()
        assert screen.pending.seat == 0 and not screen.pending.warned


async def test_what_is_done_is_not_told() -> None:
    mission = "mission:starter_stovepipe_row", "pay:food2:parts1", "leave"
    host = turn("effect:arbat_upper", *mission, "card:survivor_farmer")
    async with a_screen(host, (120, 36)) as (pilot, screen):
        await end_by(pilot, screen, "0")
        assert "You can still use Tarpaulin Bazaar." in one_line(screen.top.prompt, pilot)


async def test_to_switch_a_token_is_no_reason_to_ask() -> None:
    t = a_table(2).assigned(0, metro="laborer laborer").assigned(1, metro="laborer").at("PLACE-01", seat=0)
    t.with_cards(0, "survivor_truck_driver").do("place:laborer:metro:arbat_upper", "effect:arbat_upper")
    host = host_at(t)
    async with a_screen(host) as (pilot, screen):
        assert [option.partition(":")[0] for option in t.options] == ["switch", "done"]
        await pilot.press("0")
        await decided(pilot, host, 0)
        assert screen.pending.seat == 1


async def test_without_confirmations_the_turn_ends_at_once() -> None:
    host = turn()
    async with a_screen(host) as (pilot, screen):
        screen.app.preferences.change(confirmations=False)
        await pilot.press("0")
        await decided(pilot, host, 0)
        assert screen.pending.seat == 1
