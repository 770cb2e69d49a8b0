"""A table in a terminal without a screen: hosts at a position, what is painted, and a player that presses keys."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from random import Random
from unicodedata import name as sign_name

from textual import events
from textual.pilot import Pilot

from resurgence_tui.app.host import Host
from resurgence_tui.app.library import Library
from resurgence_tui.app.seating import parse_seats
from resurgence_tui.app.settings import Settings
from resurgence_tui.engine.types import NOBODY
from resurgence_tui.games.resurgence.game import GAME
from resurgence_tui.saves.save_file import SaveFile, make_setup
from resurgence_tui.ui.app import ResurgenceApp
from resurgence_tui.ui.resurgence.question.pending import ASSIGNMENT_BOARD, STEPPER
from resurgence_tui.ui.screens.hand_over import HandOverScreen
from resurgence_tui.ui.table.screen import TableScreen
from resurgence_tui.ui.widgets.decision_menu import DecisionMenu
from tests.build import Table

UNASKED = Settings(reveals="never", waste="never", free_gains=False)
"""Whoever presses keys through a whole game is not asked before each reveal or waste, and nothing is taken for them:
``test_before_reveal`` and ``test_unasked`` are about that."""

SIZES = ((80, 24), (120, 36), (160, 48))


def new_host(seats: str = "Anna,Boris", seed: int = 5, start: str = "draft", skip: int = 0) -> Host:
    """A new game in memory, after so many answers given at random."""
    host = Library().new(make_setup(parse_seats(seats), seed, options={"start": start}))
    chance = Random(seed)
    for _ in range(skip):
        host.run_on()
        asks = host.asks()
        if not asks:
            break
        host.submit(asks[0].ticket, chance.choice(asks[0].decision.options))
    return host


def at_assignment(seats: str = "Anna,bot:random") -> Host:
    """A beginner game whose first human seat has four tokens to assign."""
    host = new_host(seats, seed=3, start="beginner")
    host.run_on()
    while (ask := host.ask_of(0)) is None or ask.decision.rule != "ASG-01":
        asked = host.asks()[0]
        host.submit(asked.ticket, asked.decision.options[-1])
        host.run_on()
    return host


def host_at(position: Table, seats: str = "Anna,Boris") -> Host:
    """A game at a position built by hand."""
    setup = make_setup(parse_seats(seats), 1)
    now = datetime.now(UTC)
    state = position.state
    save = SaveFile(name="Test", created=now, saved=now, content_hash=state.content.hash, setup=setup, table={})
    return Host(GAME, state, save)


@asynccontextmanager
async def a_screen(
    host: Host, size: tuple[int, int] = (80, 24), settings: Settings = UNASKED
) -> AsyncIterator[tuple[Pilot[None], TableScreen]]:
    """The table of a game; the curtain is lifted if it hangs at the start."""
    app = ResurgenceApp(start=host, library=Library(), settings=settings)
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        if isinstance(app.screen, HandOverScreen):
            await pilot.press("enter")
        screen = next(one for one in app.screen_stack if isinstance(one, TableScreen))
        yield pilot, screen


def painted(pilot: Pilot[None]) -> str:
    """Everything that is on the terminal now, a line each."""
    strips = pilot.app.screen._compositor.render_strips()
    return "\n".join("".join(segment.text for segment in strip) for strip in strips)


def menu_of(screen: TableScreen) -> DecisionMenu:
    """The decision menu."""
    return screen.query_one(DecisionMenu)


async def tap(pilot: Pilot[None], key: str) -> None:
    """Press a key without waiting for the terminal to be idle."""
    if len(key) == 1 and not key.isalnum():
        key = sign_name(key).lower().replace(" ", "_").replace("-", "_").replace("solidus", "slash")
    character = key if len(key) == 1 else {"slash": "/", "enter": "\r"}.get(key)
    driver = pilot.app._driver
    assert driver is not None
    driver.send_message(events.Key(key, character))
    await pilot.pause(0)
    await pilot.pause(0)


async def until(pilot: Pilot[None], true: Callable[[], bool], patience: float = 60.0) -> None:
    """Wait until something is so."""
    for _ in range(int(patience * 200)):
        if true():
            return
        await asyncio.sleep(0.005)
        await pilot.pause(0)
    raise AssertionError("It never came to that.")


async def decided(pilot: Pilot[None], host: Host, more_than: int) -> None:
    """Wait until more decisions have been made than so many."""
    await until(pilot, lambda: host.decisions > more_than)


class KeyPlayer:
    """Plays a table with keys alone, at random but for payments, until the game is over."""

    def __init__(self, pilot: Pilot[None], screen: TableScreen, seed: int = 1) -> None:
        self.pilot, self.screen, self.chance = pilot, screen, Random(seed)
        self.curtains = 0
        self.steppers = 0

    async def play(
        self, most: int = 5000, watch: Callable[[], None] = lambda: None, rounds: int | None = None
    ) -> int:
        """Play on, to the end or so many rounds; how many turns of the loop it took. watch: called before each."""
        for turn in range(most):
            if self.screen.host.over or (rounds is not None and self.screen.host.view(NOBODY).round > rounds):
                return turn
            watch()
            if isinstance(self.pilot.app.screen, HandOverScreen):
                self.curtains += 1
                await tap(self.pilot, "enter")
                await until(self.pilot, lambda: not isinstance(self.pilot.app.screen, HandOverScreen))
            else:
                await self.answer()
        raise AssertionError("The game does not end.")

    async def answer(self) -> None:
        """Answer what is asked, and wait until something else is."""
        top = self.screen.top
        before = self._stage()
        if top.slot == ASSIGNMENT_BOARD:
            for _ in range(len(self.screen.query_one("#assignment").plan.tokens)):  # type: ignore[attr-defined]
                await tap(self.pilot, self.chance.choice("123"))
            await tap(self.pilot, "enter")
        elif top.slot == STEPPER:
            self.steppers += 1
            await tap(self.pilot, "enter")
        else:
            rows = menu_of(self.screen).rows
            place = self.chance.randrange(len(rows))
            key = menu_of(self.screen).key_of(place)
            if key:
                await tap(self.pilot, key)
            else:
                for _ in range(place):
                    await tap(self.pilot, "down")
                await tap(self.pilot, "enter")
        await until(self.pilot, lambda: self._stage() != before)
        await until(self.pilot, self._posed)

    def _stage(self) -> tuple[object, ...]:
        """How far the game and the player's thoughts are."""
        pending = self.screen.pending
        return self.screen.host.decisions, pending.space_picked, pending.warned

    def _posed(self) -> bool:
        """Whether the screen shows what the host asks now."""
        screen = self.screen
        if screen.host.over or isinstance(self.pilot.app.screen, HandOverScreen):
            return True
        ask = screen.pending.ask
        return ask is not None and screen.host.ask_of(ask.decision.seat) is ask
