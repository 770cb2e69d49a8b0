"""Several exchanges are one look: goods given and taken with plus and minus, then taken one after the other."""

from __future__ import annotations

from unittest.mock import patch

import pytest

from resurgence_tui.app.hints import Proposal, proposal_for
from resurgence_tui.app.host import Host
from resurgence_tui.bots.acts import Answered
from resurgence_tui.games.resurgence.vocab import Item
from resurgence_tui.i18n.text import words_of
from resurgence_tui.ui.resurgence.question.payment import Trade, trades
from resurgence_tui.ui.resurgence.question.pending import STEPPER
from resurgence_tui.ui.resurgence.question.stepper import Stepper
from tests.build import a_table
from tests.ui.pictures.scenes import game, lift
from tests.ui.table.playing import SIZES, a_screen, decided, host_at, painted, until


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


@pytest.mark.parametrize(
    ("proposed", "shown"), [("trade:parts:meds", "Enter: 1 Part for 1 Meds"), ("leave", "Enter: exchange nothing")]
)
async def test_a_hint_is_what_the_stepper_shows_and_enter_takes(proposed: str, shown: str) -> None:
    host = exchanging()
    async with a_screen(host) as (pilot, screen):
        await pilot.press("minus")
        assert "1 still to take" in painted(pilot)
        answered = Answered(host.asks()[0].decision, host.view(0), proposed)
        hint = Proposal((proposed,), (), (answered,))
        with patch("resurgence_tui.app.hints.proposal_for", return_value=hint):
            await pilot.press("q")
        await until(pilot, lambda: shown in painted(pilot), 5)
        assert screen.top.slot == STEPPER and host.decisions == 0
        await pilot.press("enter")
        await decided(pilot, host, 0)
        assert host._save.choices[0].option == proposed


async def test_a_hint_for_a_penalty_is_what_the_stepper_shows() -> None:
    host = game(lambda host, rule, options: rule == "PLACE-06" and sum("pay:" in one for one in options) > 6)
    hint = proposal_for(host, host.asks()[0])
    async with a_screen(host) as (pilot, screen):
        await lift(pilot)
        await until(pilot, lambda: screen.top.slot == STEPPER)
        await pilot.press("plus")
        mix = screen.top.stepper.mix
        assert hint is not None and mix is not None and mix.option != hint.act[0]
        before = host.decisions
        await pilot.press("q")
        await until(pilot, lambda: screen.top.stepper.mix.option == hint.act[0], 5)
        assert "Enter: pay 2 Fuel" in painted(pilot) and host.decisions == before


def test_where_something_must_be_exchanged_and_nothing_is_chosen_that_is_what_is_said() -> None:
    trade = Trade(trades(["trade:food:fuel", "trade:food:ammo"]), 1, (1, 0, 0, 0, 0), may_leave=False)
    assert trade.take(Item.FUEL) and trade.add(Item.FOOD)
    told = Stepper(words_of(exchanging().setup)).verdict(trade)
    assert told == "choose what to give and what to take"


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
