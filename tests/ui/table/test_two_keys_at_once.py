"""Keys that come in one burst, faster than the program: the second was not meant for what the first brings about."""

from __future__ import annotations

import pytest
from textual import events
from textual.pilot import Pilot

from resurgence_tui.app.settings import Settings
from resurgence_tui.ui.input_gate import InputGate
from resurgence_tui.ui.table.moments import Moment, MomentScreen
from resurgence_tui.ui.table.screen import TableScreen
from tests.ui.table.playing import a_screen, tap, until
from tests.ui.telling.tables import a_game, until_asked

NAMES = {" ": "space", "\r": "enter"}


def burst(pilot: Pilot[None], keys: str) -> None:
    """Send keys without a turn of the event loop between them."""
    driver = pilot.app._driver
    assert driver is not None
    for key in keys:
        driver.send_message(events.Key(NAMES.get(key, key), key))


async def whole(pilot: Pilot[None], screen: TableScreen) -> None:
    """Back to the table, whatever has opened over it."""
    for _ in range(20):
        await pilot.pause(0.01)
        if pilot.app.screen is screen:
            return
        await tap(pilot, "escape")
    raise AssertionError(pilot.app.screen)


@pytest.mark.parametrize("keys", ["\r1", "11", "\r 1"])
async def test_a_pick_counts_for_the_question_that_it_was_made_at(keys: str) -> None:
    host = a_game("Anna", 12, solo="village")
    async with a_screen(host, settings=Settings(moments="off", reveals="never")) as (pilot, screen):
        for _ in range(45):
            before = host.decisions
            burst(pilot, keys)
            await pilot.pause()
            await pilot.pause()
            assert pilot.app.return_code is None and pilot.app.failure is None  # type: ignore[attr-defined]
            await whole(pilot, screen)
            if host.decisions == before:
                await tap(pilot, "down")
        assert host.decisions > 12


@pytest.mark.parametrize("keys", [" 1", "  ", "x1", "\r\r"])
async def test_a_key_that_comes_while_a_moment_goes_is_for_nothing(keys: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is told of a refused key is taken away later, and not from a screen that is gone."""
    monkeypatch.setattr(InputGate, "TOLD", 0.2)
    host = until_asked(a_game("Anna,Boris", 40), "PLACE-01")
    async with a_screen(host) as (pilot, screen):
        for _ in range(4):
            before = host.decisions
            pilot.app.push_screen(MomentScreen(Moment("A moment", ()), None))
            await until(pilot, lambda: isinstance(pilot.app.screen, MomentScreen) and pilot.app.screen.is_mounted)
            await pilot.pause(0.1)
            burst(pilot, keys)
            await until(pilot, lambda: not isinstance(pilot.app.screen, MomentScreen))
            await pilot.pause(0.4)
            assert pilot.app.failure is None  # type: ignore[attr-defined]
            await whole(pilot, screen)
            assert host.decisions == before
