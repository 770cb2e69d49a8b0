"""The terminal grows and shrinks while something lies over a screen: the program lives on and paints what is right.

What lies over a screen is painted before the screen below has been laid out anew, when that has too few lines.
"""

from __future__ import annotations

from pathlib import Path

import pyte
import pytest
from textual._compositor import CompositorUpdate
from textual.pilot import Pilot

from resurgence_tui.app.library import Library
from resurgence_tui.app.settings import Settings
from resurgence_tui.saves.store import Store
from resurgence_tui.ui.app import ResurgenceApp
from tests.terminal.terminal import Screen
from tests.ui.frame.frames import on_screen, save_running, until
from tests.ui.pictures.scenes import SCENES

pytestmark = pytest.mark.paints

SMALL, MIDDLE, LARGE = (80, 24), (120, 36), (160, 48)
SIZES = (SMALL, MIDDLE, LARGE, SMALL, LARGE, MIDDLE, SMALL)
"""From each of the three to each other one."""

FEWER = (SMALL, LARGE, MIDDLE, SMALL)
"""Larger once and smaller twice, which is as much as most need."""

STARTS = {scene.name: scene for scene in SCENES}
OVER = {
    "game menu": ("placing", "f10", "ChoiceScreen"),
    "points": ("placing", "p", "PointsScreen"),
    "card sheet": ("placing", "down i", "FaceScreen"),
    "Residuum game menu": ("wasteland", "f10", "ChoiceScreen"),
    "delete": ("menu", "s delete", "ConfirmScreen"),
    "first game": ("menu", "f", "ChoiceScreen"),
    "Residuum sheet": ("wasteland", "x", "InfoScreen"),
}
"""What lies over a screen: the scene below, the keys that open it, and its class."""


class Painted:
    """A terminal that the program writes to."""

    def __init__(self) -> None:
        self.screen = Screen(*SIZES[0])

    def check(self, pilot: Pilot[None]) -> None:
        """It shows what a whole paint would."""
        app = pilot.app
        whole = app.screen._compositor.render_update(full=True, screen_stack=app._background_screens)
        fresh = Screen(*app.size)
        pyte.Stream(fresh).feed(whole.render_segments(app.console))
        assert fresh.display == self.screen.display
        assert fresh.seen() == self.screen.seen()


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch) -> Painted:
    """What the program writes, as a terminal understands it."""
    painted = Painted()

    def display(app: ResurgenceApp, screen: object, renderable: object) -> None:
        if isinstance(renderable, CompositorUpdate):
            pyte.Stream(painted.screen).feed(app._frame.changes(renderable).render_segments(app.console))

    monkeypatch.setattr(ResurgenceApp, "_display", display)
    return painted


@pytest.mark.parametrize("name", OVER)
async def test_the_terminal_changes_its_size_beneath_something(name: str, tmp_path: Path, terminal: Painted) -> None:
    scene, keys, kind = OVER[name]
    start = STARTS[scene].start
    if kind == "ConfirmScreen":
        save_running(tmp_path)
    settings = Settings(animation=False, guide_offered=True, reveals="never")
    app = ResurgenceApp(start() if start else "menu", library=Library(Store(tmp_path)), settings=settings)
    async with app.run_test(size=SIZES[0]) as pilot:
        await pilot.pause()
        await STARTS[scene].then(pilot)
        await pilot.press(*keys.split())
        await on_screen(pilot, kind)
        for size in (SIZES if name == "game menu" else FEWER)[1:]:
            terminal.screen.resize(size[1], size[0])
            await pilot.resize_terminal(*size)
            await until(pilot, lambda size=size: app.screen.size == size)
            await pilot.pause()
            terminal.check(pilot)
        await pilot.press("escape")
        await until(pilot, lambda: type(app.screen).__name__ != kind)
        await pilot.pause()
        terminal.check(pilot)
