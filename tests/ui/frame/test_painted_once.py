"""A key is painted once: what widgets change in answer to each other is not left to a second paint."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from textual import events
from textual._compositor import ChopsUpdate, CompositorUpdate
from textual.pilot import Pilot

from resurgence_tui.ui.app import ResurgenceApp
from tests.ui.conftest import all_rest
from tests.ui.table.playing import a_screen, tap, until
from tests.ui.telling.tables import a_game, until_asked

pytestmark = pytest.mark.paints


def paints_of(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """What is written to the terminal from now on."""
    written: list[Any] = []
    write = ResurgenceApp.to_write

    def to_write(app: ResurgenceApp, renderable: Any) -> Any:
        written.append(renderable)
        return write(app, renderable)

    monkeypatch.setattr(ResurgenceApp, "to_write", to_write)
    return written


async def press(pilot: Pilot[None], key: str, written: list[Any]) -> None:
    """Press a key, and wait for what it paints and for what might be painted after that, until all rest and nothing has
    been painted for a while; unlike ``tap`` this paints nothing by itself."""
    driver = pilot.app._driver
    assert driver is not None
    driver.send_message(events.Key(key, None))
    for _ in range(1000):
        if written:
            break
        await asyncio.sleep(0.01)
    quiet = 0
    for _ in range(1000):
        painted = len(written)
        await asyncio.sleep(0.01)
        quiet = quiet + 1 if all_rest(pilot.app) and len(written) == painted else 0
        if quiet == 15:
            break


@pytest.mark.parametrize("size", [(80, 24), (160, 48)])
async def test_a_place_of_the_city_and_the_line_that_tells_of_it(
    size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    async with a_screen(until_asked(a_game("Anna,Boris", 40), "PLACE-01"), size) as (pilot, screen):
        await tap(pilot, "c")
        await until(pilot, lambda: screen.focused is not None and screen.focused.id == "city")
        await pilot.pause(0.1)
        before, written = screen.top.look.parts, paints_of(monkeypatch)
        await press(pilot, "right", written)
        assert screen.top.look.parts != before and len(written) == 1


async def test_the_end_of_a_turn_and_the_news_for_the_next_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    async with a_screen(until_asked(a_game("Anna,Boris", 60), "PLACE-01"), (160, 48)) as (pilot, screen):
        await pilot.pause(0.2)
        seen = 0
        for _ in range(12):
            turns = screen.hand_over.viewer
            written, before = paints_of(monkeypatch), screen.host.decisions
            was_open = screen.top.news.is_open
            await press(pilot, "enter", written)
            if screen.host.decisions > before and screen.hand_over.viewer != turns and screen.top.news.is_open:
                assert not was_open and len(written) == 1
                seen += 1
        assert seen


@pytest.mark.parametrize("size", [(80, 24), (160, 48)])
@pytest.mark.parametrize("key", ["x", "f10", "i", "g"])
async def test_what_opens_over_the_table_and_what_it_covered(
    key: str, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Once all is loaded: one picture each, and only of the frame, not of the table around it. Where the machine has
    more to do a part may come late, so of a few times one has to be so."""
    written: list[Any] = []

    def display(app: ResurgenceApp, screen: object, update: object) -> None:
        if isinstance(update, CompositorUpdate):
            app.to_write(update).render_segments(app.console)
            written.append(update)

    monkeypatch.setattr(ResurgenceApp, "_display", display)
    async with a_screen(until_asked(a_game("Anna,Boris", 40), "PLACE-01"), size) as (pilot, screen):

        async def painted_by(pressed: str) -> list[Any]:
            written.clear()
            await press(pilot, pressed, written)
            await until(pilot, lambda: (pilot.app.screen is screen) == (pressed == "escape"))
            return list(written)

        seen = []
        for _ in range(6):
            seen.append([await painted_by(key), await painted_by("escape")])
            if len(seen) > 1 and [[type(one) for one in painted] for painted in seen[-1]] == [[ChopsUpdate]] * 2:
                break
        else:
            raise AssertionError([[len(painted) for painted in pair] for pair in seen])
        for (update,) in seen[-1]:
            assert sum(right - left for _, left, right in update.spans) < size[0] * size[1]
