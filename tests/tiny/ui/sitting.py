"""Somebody at the keyboard of an auction: opens the program, lifts curtains, answers by keys."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

from textual.pilot import Pilot

from resurgence_tui.app.host import Host
from resurgence_tui.app.library import Library
from resurgence_tui.app.settings import Settings
from resurgence_tui.saves.store import Store
from resurgence_tui.ui.app import ResurgenceApp
from resurgence_tui.ui.screens.hand_over import HandOverScreen
from resurgence_tui.ui.table.screen import TableScreen
from resurgence_tui.ui.widgets.decision_menu import DecisionMenu
from tests.tiny.boards import MapBoard
from tests.tiny.content import FIELDS
from tests.ui.table.playing import UNASKED, painted, until

__all__ = ["painted", "until"]

SIZES = ((80, 24), (120, 36), (160, 48))


@asynccontextmanager
async def at_the_table(
    host: Host, size: tuple[int, int] = (80, 24), settings: Settings = UNASKED
) -> AsyncIterator[tuple[Pilot[None], TableScreen]]:
    """The table of a game; the curtain is lifted if it hangs at the start."""
    app = ResurgenceApp(start=host, library=Library(), settings=settings)
    async with app.run_test(size=size) as pilot:
        await lift(pilot)
        yield pilot, table(pilot)


@asynccontextmanager
async def at_the_score(host: Host, size: tuple[int, int] = (80, 24)) -> AsyncIterator[Pilot[None]]:
    """The score of a game that is over."""
    app = ResurgenceApp(start=host, library=Library(), settings=UNASKED)
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        yield pilot


@asynccontextmanager
async def at_the_menu(folder: Path, size: tuple[int, int] = (80, 24)) -> AsyncIterator[Pilot[None]]:
    """The program as it starts, with the saved games of a folder."""
    app = ResurgenceApp(library=Library(Store(folder)), settings=UNASKED)
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        yield pilot


def table(pilot: Pilot[None]) -> TableScreen:
    """The table screen, whatever lies over it."""
    return next(one for one in pilot.app.screen_stack if isinstance(one, TableScreen))


async def lift(pilot: Pilot[None]) -> None:
    """Say that the seat that the curtain names sits here, if it hangs."""
    await pilot.pause()
    while isinstance(pilot.app.screen, HandOverScreen):
        await pilot.press("enter")
        await pilot.pause()


async def pick(pilot: Pilot[None], row: str) -> None:
    """Pick a row of the menu on top by its key, or with the arrows."""
    menu = pilot.app.screen.query_one(DecisionMenu)
    place = [one.id for one in menu.rows].index(row)
    key = menu.key_of(place)
    if key:
        await pilot.press(key)
    else:
        menu.focus()
        await pilot.press("home", *["down"] * place, "enter")
    await pilot.pause()


async def bid(pilot: Pilot[None], coins: int, pile: str = "red") -> None:
    """Bid in secret for whoever sits at the keyboard."""
    await lift(pilot)
    await pick(pilot, f"bid:{coins}")
    await lift(pilot)
    await pick(pilot, f"colour:{pile}")
    await lift(pilot)


async def to_the_flag(pilot: Pilot[None]) -> None:
    """Anna bids more than Boris, pays, and nobody objects."""
    await bid(pilot, 3)
    await bid(pilot, 1)
    await pick(pilot, "stones:1")
    await lift(pilot)
    await pick(pilot, "let")
    await lift(pilot)


async def click_field(pilot: Pilot[None], field: int) -> None:
    """Click on a field of the map, counted from 1."""
    board = table(pilot).query_one(MapBoard)
    x, y = board.drawing.spots[FIELDS[field - 1]].regions[0].offset
    framed = 1 if board.has_class("-framed") else 0
    await pilot.click(board, offset=(x + 4 + framed, y + 1 + framed))
    await pilot.pause()


async def play_to_the_end(pilot: Pilot[None], seed: int = 1) -> None:
    """Answer at random, by keys alone, until the game is over."""
    host, chance = table(pilot).host, Random(seed)
    for _ in range(200):
        await lift(pilot)
        if host.over:
            await pilot.pause()
            return
        menu = table(pilot).top.menu
        await pick(pilot, chance.choice(menu.rows).id)
    raise AssertionError("The auction does not end.")
