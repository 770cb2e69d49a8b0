"""The program in a terminal without a screen: what is painted, and saved games to open."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path
from random import Random

from textual.pilot import Pilot

from resurgence_tui.app.host import Host
from resurgence_tui.app.library import Library
from resurgence_tui.saves.save_file import SeatSetup, make_setup
from resurgence_tui.saves.store import Store
from resurgence_tui.ui.app import ResurgenceApp
from resurgence_tui.ui.widgets.decision_menu import DecisionMenu

SIZES = ((80, 24), (160, 48))
BOT = "bot:random"


def setup_of(names: Sequence[str], players: Sequence[str], seed: int = 1):
    """Seats with those names."""
    seats = [
        SeatSetup(name=name, player=player, colour=colour)
        for colour, (name, player) in enumerate(zip(names, players, strict=True))
    ]
    return make_setup(seats, seed, options={"start": "draft"})


@cache
def finished(names: tuple[str, ...] = ("Anna", "Boris"), seed: int = 1) -> Host:
    """A game that bots have played to its end, in memory."""
    host = Library().new(setup_of(names, [BOT] * len(names), seed))
    host.run_on()
    assert host.over
    return host


def save_finished(folder: Path, names: tuple[str, ...] = ("Anna", "Boris"), seed: int = 1) -> Path:
    """A finished game in a folder."""
    host = Library(Store(folder)).new(setup_of(names, [BOT] * len(names), seed))
    host.run_on()
    host.close()
    assert host.over and host.path is not None
    return host.path


def save_running(
    folder: Path,
    names: tuple[str, ...] = ("Anna", "Boris"),
    players: Sequence[str] = (),
    answers: int = 0,
    seed: int = 1,
) -> Path:
    """A game in a folder that waits for a person, after so many answers given at random."""
    host = Library(Store(folder)).new(setup_of(names, players or ["human"] * len(names), seed))
    chance = Random(seed)
    for _ in range(answers):
        host.run_on()
        ask = host.asks()[0]
        host.submit(ask.ticket, chance.choice(ask.decision.options))
    host.close()
    assert host.path is not None and not host.over
    return host.path


@asynccontextmanager
async def an_app(
    folder: Path, size: tuple[int, int] = (80, 24), start: Host | Callable[[], Host] | None = None
) -> AsyncIterator[tuple[Pilot[None], ResurgenceApp]]:
    """The program, with its saved games in a folder."""
    app = ResurgenceApp(start or "menu", library=Library(Store(folder)))
    async with app.run_test(size=size, notifications=True) as pilot:
        await pilot.pause()
        yield pilot, app
        await until(pilot, lambda: not [worker for worker in app.workers if worker.is_running])


def painted(app: ResurgenceApp) -> str:
    """Everything that is on the terminal now, a line each."""
    strips = app.screen._compositor.render_strips()
    return "\n".join("".join(segment.text for segment in strip) for strip in strips)


async def until(pilot: Pilot[None], true: Callable[[], object], patience: float = 60.0) -> None:
    """Wait until something is so."""
    for _ in range(int(patience * 50)):
        if true():
            return
        await asyncio.sleep(0.02)
        await pilot.pause(0)
    raise AssertionError(f"It never came to that:\n{painted(pilot.app)}")


async def see(pilot: Pilot[None], *texts: str) -> None:
    """Wait until each text is on the terminal."""

    def all_there() -> bool:
        seen = painted(pilot.app)
        return all(text in seen for text in texts)

    await until(pilot, all_there)


async def question(pilot: Pilot[None], *texts: str) -> None:
    """Wait until a question with these texts is asked, however its lines are broken."""
    await on_screen(pilot, "ConfirmScreen")
    asked = str(pilot.app.screen.query_one("#question").render())
    assert all(text in asked for text in texts), asked


def screen_name(app: ResurgenceApp) -> str:
    """Kind of the screen on top."""
    return type(app.screen).__name__


async def on_screen(pilot: Pilot[None], name: str) -> None:
    """Wait until a screen of that kind is on top."""
    await until(pilot, lambda: screen_name(pilot.app) == name)
    await pilot.pause()


async def click_text(pilot: Pilot[None], text: str) -> None:
    """Click on the first place where a text stands."""
    for y, line in enumerate(painted(pilot.app).split("\n")):
        x = line.find(text)
        if x >= 0:
            assert await pilot.click(offset=(x + 1, y)) is not None
            await pilot.pause()
            return
    raise AssertionError(f"'{text}' is not on the terminal:\n{painted(pilot.app)}")


def menu_rows(app: ResurgenceApp) -> dict[str, str]:
    """The notes of the menu's entries."""
    return {row.id: row.note for row in app.screen.query_one(DecisionMenu).rows}
