"""A terminal may change its size at any moment, on any screen: nothing is lost, and the curtain stays."""

from __future__ import annotations

from pathlib import Path

import pytest

from resurgence_tui.app.library import Library
from resurgence_tui.app.settings import Settings
from resurgence_tui.saves.store import Store
from resurgence_tui.ui.app import ResurgenceApp
from resurgence_tui.ui.screens.hand_over import HandOverScreen
from tests.ui.frame.frames import on_screen, painted, until
from tests.ui.pictures.scenes import SCENES, asked, game, lift

pytestmark = pytest.mark.paints

SIZES = ((80, 24), (160, 48), (60, 20), (120, 36), (80, 24))
STARTS = {scene.name: scene for scene in SCENES}
KEYS = {
    "menu": ["f1", "f2"],
    "new-game": ["down right"],
    "hand-over": ["", "escape"],
    "draft": ["down"],
    "assignment": ["backspace"],
    "placing": ["down down", "f10", "slash"],
    "score": ["question_mark"],
}
CASES = [(name, keys) for name, several in KEYS.items() for keys in several]


def opened(name: str, folder: Path) -> ResurgenceApp:
    """The program at the start of a scene."""
    start = STARTS[name].start
    settings = Settings(animation=False, guide_offered=True)
    return ResurgenceApp(start() if start else "menu", library=Library(Store(folder)), settings=settings)


@pytest.mark.parametrize(("name", "keys"), CASES, ids=[f"{name} {keys}" for name, keys in CASES])
async def test_back_at_the_first_size_everything_is_as_it_was(name: str, keys: str, tmp_path: Path) -> None:
    app = opened(name, tmp_path)
    async with app.run_test(size=SIZES[0]) as pilot:
        await pilot.pause()
        await STARTS[name].then(pilot)
        await pilot.press(*keys.split())
        await until(pilot, lambda: not [worker for worker in app.workers if worker.is_running])
        await pilot.pause()
        before, stack, focused = painted(app), list(app.screen_stack), app.focused
        for size in SIZES[1:]:
            await pilot.resize_terminal(*size)
            await pilot.pause()
            assert app.too_small == (size[0] < 80 or size[1] < 24)
            if any(isinstance(screen, HandOverScreen) for screen in stack) and not keys:
                assert ("look away" in painted(app)) != app.too_small
        assert app.screen_stack == stack
        assert app.focused is focused
        await until(pilot, lambda: painted(app) == before)


async def test_goods_half_set_in_the_stepper_stay_set(tmp_path: Path) -> None:
    start = game(lambda host, rule, options: rule == "PLACE-06" and sum("pay:" in one for one in options) > 6)
    app = ResurgenceApp(start, library=Library(Store(tmp_path)), settings=Settings(animation=False))
    async with app.run_test(size=(80, 24)) as pilot:
        await lift(pilot)
        await pilot.press("minus", "right", "plus")
        await pilot.pause()
        before = painted(app)
        for size in SIZES[1:]:
            await pilot.resize_terminal(*size)
            await pilot.pause()
        await until(pilot, lambda: painted(app) == before)


async def test_a_private_step_that_begins_while_the_terminal_is_too_small_is_behind_the_curtain(tmp_path: Path) -> None:
    start = game(asked("PLACE-01", 2), "Anna,Boris")
    app = ResurgenceApp(start, library=Library(Store(tmp_path)), settings=Settings(animation=False))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        table = app.screen
        await pilot.resize_terminal(40, 10)
        await on_screen(pilot, "TooSmallScreen")
        while not start.is_private:
            start.run_on()
            ask = start.asks()[0]
            start.submit(ask.ticket, ask.decision.options[-1])
        table.go_on()
        await pilot.pause()
        await on_screen(pilot, "TooSmallScreen")
        await pilot.resize_terminal(160, 48)
        await on_screen(pilot, "HandOverScreen")
        assert "look away" in painted(app)


@pytest.mark.parametrize("size", [(160, 48), (120, 36), (80, 24)])
async def test_after_a_change_of_size_a_click_picks_what_it_meets(size: tuple[int, int], tmp_path: Path) -> None:
    app = opened("placing", tmp_path)
    async with app.run_test(size=(100, 30)) as pilot:
        await pilot.pause()
        await pilot.press("down", "up")
        await pilot.resize_terminal(*size)
        await pilot.pause()
        lines = painted(app).split("\n")
        wanted = app.screen.top.menu.rows[2]
        menu = app.screen.top.menu.region
        x, y = next((menu.x, y) for y in menu.line_range if lines[y][menu.x :].startswith("  3 "))
        before = app.screen.pending.space_picked, app.host.decisions
        await pilot.click(offset=(x + 3, y))
        await pilot.pause()
        picked = app.screen.pending.space_picked
        assert (picked, app.host.decisions) != before
        assert not picked or picked == wanted.id
