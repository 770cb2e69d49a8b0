"""Tests of the screens press keys faster than people do, and the same one for seat after seat."""

import asyncio
from collections.abc import Iterator
from itertools import count
from typing import Any

import pytest
from textual._compositor import Compositor, visible_screen_stack
from textual._context import active_app
from textual.app import App, ScreenError
from textual.css.model import RuleSet
from textual.css.stylesheet import Stylesheet
from textual.message_pump import MessagePump
from textual.pilot import Pilot

from resurgence_tui.games import DEFAULT_GAME, GAMES
from resurgence_tui.saves import pins
from resurgence_tui.ui.key_guard import KeyGuard
from resurgence_tui.ui.screens.hand_over import HandOverScreen
from resurgence_tui.ui.table.moments import Moments
from resurgence_tui.ui.table.pace import Pace

TEST = count()


@pytest.fixture(scope="session", autouse=True)
def _style_sheets_are_read_once() -> Iterator[None]:
    """Every App reads all style sheets anew, which is up to half of its start; here they are read once a process."""
    read: dict[object, list[RuleSet]] = {}
    parse = Stylesheet._parse_rules

    def parse_once(sheet: Stylesheet, *where: object, **how: object) -> list[RuleSet]:
        key = where, tuple(how.items()), tuple(sheet._variables.items())
        if key not in read:
            read[key] = parse(sheet, *where, **how)  # type: ignore[arg-type]
        return read[key]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Stylesheet, "_parse_rules", parse_once)
        yield


@pytest.fixture(scope="session", autouse=True)
def _waited_for_until_all_rest() -> Iterator[None]:
    """A pilot that waits looks whether the widgets wait for their next message, which says that they are done.

    Textual has each of them answer a message of its own instead, up to a hundred at every key, which takes a sixth of
    the time of these tests. What does not come to rest soon is waited for in that way.
    """
    answered = Pilot._wait_for_screen

    async def wait_for_screen(pilot: Pilot[Any], timeout: float = 30.0) -> bool:
        quiet = 0
        for _ in range(40):
            for _ in range(8):  # turns of the loop: more than an event takes from the driver to the first widget
                await asyncio.sleep(0)
            quiet = quiet + 1 if all_rest(pilot.app) else 0
            if quiet == 2:
                return True
        return await answered(pilot, timeout)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Pilot, "_wait_for_screen", wait_for_screen)
        yield


def all_rest(app: App[Any]) -> bool:
    """True while the app and all of its screen on top wait for a message."""
    try:
        shown = app.screen
    except ScreenError:  # none yet, or none any more
        return False
    return rests(app) and all(map(rests, shown.walk_children(with_self=True)))


def rests(pump: MessagePump) -> bool:
    """True while an app, a screen or a widget has no message and waits for one."""
    ready = pump._message_queue.ready_event
    return not ready.is_set() and bool(ready._waiters) and not pump._next_callbacks  # type: ignore[attr-defined]


@pytest.fixture(autouse=True)
def _painted_when_looked_at(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without a terminal Textual paints each change and throws that away; here only what a test looks at is painted.

    That is a quarter of the time of these tests. Those that are about painting carry the marker ``paints``.
    """
    if request.node.get_closest_marker("paints"):
        return
    render = Compositor.render_update

    def render_update(composed: Compositor, full: bool = False, screen_stack: Any = None, **how: Any) -> Any:
        if full or how or not active_app.get().is_headless:
            return render(composed, full, screen_stack, **how)
        visible_screen_stack.set([] if screen_stack is None else screen_stack)
        composed._dirty_regions.clear()
        return None

    monkeypatch.setattr(Compositor, "render_update", render_update)


@pytest.fixture(autouse=True)
def _curtain_lifts_at_once(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The curtain waits a moment for keys typed ahead; here they count, even those pressed before it is painted
    (``test_hand_over`` and ``test_held_keys`` test the wait by itself)."""
    monkeypatch.setattr(HandOverScreen, "SETTLE", -60.0)
    yield


@pytest.fixture(autouse=True)
def _pins_are_quickly_tried(monkeypatch: pytest.MonkeyPatch) -> None:
    """What makes a PIN slow to guess, a tenth of a second of the processor for each, proves nothing on a screen."""
    monkeypatch.setattr(pins, "ROUNDS", 1)


@pytest.fixture(autouse=True)
def _keys_are_let_go_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """A key that comes again is a new press, not one that is held (``test_held_keys`` holds keys)."""
    monkeypatch.setattr(KeyGuard, "SLOWEST", 0.0)


@pytest.fixture(autouse=True)
def _nothing_is_shown_for_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots play at once and no moment is shown (``test_pace`` and ``test_moments`` are about both)."""
    monkeypatch.setattr(Pace, "SECONDS", {})
    monkeypatch.setattr(Moments, "SECONDS", {})


@pytest.fixture(autouse=True)
def _settings_of_its_own(monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory) -> None:
    """What one test sets does not hold for the next. The folder is made by those that set something only."""
    path = tmp_path_factory.getbasetemp() / "settings" / str(next(TEST)) / "config"
    monkeypatch.setenv("RESURGENCE_CONFIG", str(path))


@pytest.fixture
def alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """One game only is on the shelf."""
    for name in GAMES.keys() - {DEFAULT_GAME}:
        monkeypatch.delitem(GAMES, name)
