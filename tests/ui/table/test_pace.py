"""Turns of bots are shown one by one: for a moment, or until a key is pressed; a key skips to one's own turn."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest

from resurgence_tui.app.host import Host
from resurgence_tui.app.settings import Settings
from resurgence_tui.engine.types import NOBODY
from resurgence_tui.ui.table.pace import Pace
from tests.ui.table.playing import Pilot, TableScreen, a_screen, menu_of, new_host, painted, until

SEATS = "Anna,bot:random*2"

SHOWN = "Skip to your turn"
"""Stands in the menu while a turn is shown."""


def placing() -> Host:
    """Anna is about to place in round 1, the bots after her."""
    host = new_host(SEATS, seed=7, start="beginner")
    while True:
        host.run_on()
        (ask,) = host.asks()
        if ask.decision.rule == "PLACE-01":
            return host
        host.submit(ask.ticket, ask.decision.options[0])


@asynccontextmanager
async def table(host: Host, pace: Any) -> AsyncIterator[tuple[Pilot[None], TableScreen]]:
    settings = Settings(reveals="never", moments="skip", pace=pace, confirmations=False, animation=False)
    async with a_screen(host, (120, 36), settings) as (pilot, screen):
        yield pilot, screen


@asynccontextmanager
async def after_a_turn(
    monkeypatch: pytest.MonkeyPatch, pace: Any, seconds: float = 60.0
) -> AsyncIterator[tuple[Pilot[None], TableScreen, Callable[[], list[int]]]]:
    """Anna has just rested a token, and bots come next; the last part tells whose turns have ended since.

    seconds: for how long a turn stands at the normal pace.
    """
    monkeypatch.setattr(Pace, "SECONDS", {"normal": seconds, "step": None})
    host = placing()
    async with table(host, pace) as (pilot, screen):
        before = await rest(pilot, host)
        yield pilot, screen, lambda: turns(host, before)
        assert host.asks()[0].decision.seat == 0, "in the end Anna is asked again"


async def rest(pilot: Pilot[None], host: Host) -> int:
    """Anna rests a token, which ends her turn; how many entries the log had before."""
    before = len(host.log(NOBODY))
    await pilot.press("r")
    if len(host.log(NOBODY)) == before:
        await pilot.press("enter")
    return before


def turns(host: Host, since: int) -> list[int]:
    """Whose turns have ended since then."""
    return [entry.fact.seat for entry in host.log(NOBODY)[since:] if entry.fact.key in ("turn_ended", "rested")]


async def test_step_by_step_a_turn_waits_for_enter_and_says_what_was_done(monkeypatch: pytest.MonkeyPatch) -> None:
    async with after_a_turn(monkeypatch, "step") as (pilot, _, ended):
        await until(pilot, lambda: SHOWN in painted(pilot))
        assert ended() == [0, 1]
        assert "Bot Random 1: " in painted(pilot) and "Next turn" in painted(pilot)
        assert "● 2 " in painted(pilot).splitlines()[0], "the header points to the seat whose turn is told"
        await pilot.pause(1.0)
        assert ended() == [0, 1], "it waits however long that takes"
        await pilot.press("enter")
        await until(pilot, lambda: "Bot Random 2: " in painted(pilot))
        assert ended() == [0, 1, 2] and SHOWN in painted(pilot), "the last turn before the own one is shown too"
        await pilot.press("enter")
        await until(pilot, lambda: SHOWN not in painted(pilot))


async def test_at_the_normal_pace_it_goes_on_after_a_moment(monkeypatch: pytest.MonkeyPatch) -> None:
    async with after_a_turn(monkeypatch, "normal", 2.0) as (pilot, _, ended):
        await until(pilot, lambda: SHOWN in painted(pilot))
        assert ended() == [0, 1]
        await until(pilot, lambda: ended() == [0, 1, 2])
        await until(pilot, lambda: SHOWN not in painted(pilot))


async def test_a_key_skips_to_the_own_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    async with after_a_turn(monkeypatch, "normal") as (pilot, screen, ended):
        await until(pilot, lambda: SHOWN in painted(pilot))
        assert [row.id for row in menu_of(screen).rows] == ["skip_turns"]
        await pilot.press("1")
        await until(pilot, lambda: ended() == [0, 1, 2])
        await until(pilot, lambda: SHOWN not in painted(pilot))


async def test_what_lies_over_the_table_holds_the_bots_back(monkeypatch: pytest.MonkeyPatch) -> None:
    async with after_a_turn(monkeypatch, "normal", 3.0) as (pilot, _, ended):
        await until(pilot, lambda: SHOWN in painted(pilot))
        await pilot.press("question_mark")
        await pilot.pause(4.0)
        assert ended() == [0, 1]
        await pilot.press("escape")
        await until(pilot, lambda: ended() == [0, 1, 2])


async def test_at_once_nothing_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    async with after_a_turn(monkeypatch, "at-once") as (pilot, _, ended):
        await until(pilot, lambda: ended() == [0, 1, 2])
        assert SHOWN not in painted(pilot)


async def test_bots_assign_and_end_the_round_without_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only turns of Step 3 are followed: with every token placed, one reaches the next round's own assignment."""
    monkeypatch.setattr(Pace, "SECONDS", {"normal": 60.0, "step": None})
    host = placing()
    async with table(host, "normal") as (pilot, _):
        for _ in range(40):
            await pilot.pause()
            if host.view(NOBODY).round == 2:
                break
            if SHOWN in painted(pilot):
                await pilot.press("1")
            elif host.asks()[0].decision.rule == "PLACE-01":
                await rest(pilot, host)
            else:
                await pilot.press("1")
        assert host.view(NOBODY).round == 2
        assert SHOWN not in painted(pilot)
