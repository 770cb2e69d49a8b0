"""Several exchanges are one look: goods given and taken with plus and minus, then taken one after the other."""

from __future__ import annotations

import pytest

from resurgence_tui.app.host import Host
from resurgence_tui.ui.resurgence.question.pending import STEPPER
from tests.build import a_table
from tests.ui.table.playing import SIZES, a_screen, decided, host_at, painted


def exchanging() -> Host:
    """In Upkeep Anna may exchange up to two goods."""
    t = a_table(2).with_items(0, food=3, parts=1).event("event_barter_train").at("UPK-B1")
    return host_at(t)


def kept(host: Host) -> object:
    """Everything on the table, and how it came about."""
    return host._game.dump(host._table), host._save.choices


@pytest.mark.rule("AMB-144")
@pytest.mark.parametrize("size", SIZES)
async def test_two_exchanges_in_one_look_give_the_same_table_as_one_by_one(size: tuple[int, int]) -> None:
    by_hand = exchanging()
    for answer in ("trade:food:ammo", "trade:food:meds"):
        by_hand.submit(by_hand.asks()[0].ticket, answer)
    host = exchanging()
    async with a_screen(host, size) as (pilot, screen):
        assert screen.top.slot == STEPPER and "Enter: exchange nothing" in painted(pilot)
        await pilot.press("minus", "minus", *["right"] * 3, "plus")
        assert "1 still to take" in painted(pilot)
        before = host.decisions
        await pilot.press("enter")
        assert host.decisions == before
        await pilot.press("right", "plus")
        assert "Enter: 2 Food for 1 Ammo, 1 Meds" in painted(pilot)
        await pilot.press("enter")
        await decided(pilot, host, 1)
        assert kept(host) == kept(by_hand)


@pytest.mark.rule("AMB-144")
async def test_digits_give_and_take_in_turn() -> None:
    by_hand, host = exchanging(), exchanging()
    for answer in ("trade:food:ammo", "trade:parts:meds"):
        by_hand.submit(by_hand.asks()[0].ticket, answer)
    async with a_screen(host) as (pilot, _):
        assert "Digits: give one, then take one" in painted(pilot) and "1 Food" in painted(pilot)
        await pilot.press("1")
        assert "1 still to take" in painted(pilot)
        await pilot.press("4", "2")
        assert "Enter: 1 Food for 1 Ammo" in painted(pilot), "there is no Fuel to give"
        await pilot.press("3", "5", "enter")
        await decided(pilot, host, 1)
        assert kept(host) == kept(by_hand)


async def test_nothing_is_exchanged_with_enter_alone_and_the_list_is_still_there() -> None:
    host = exchanging()
    async with a_screen(host) as (pilot, screen):
        await pilot.press("v")
        assert {row.id for row in screen.top.menu.rows} >= {"trade:food:ammo", "leave"}
        await pilot.press("v")
        await pilot.pause()
        await pilot.press("enter")
        await decided(pilot, host, 0)
        assert host._save.choices[0].option == "leave"
