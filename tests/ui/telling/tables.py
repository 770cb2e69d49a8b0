"""Games that have come to a point where there is something to tell."""

from __future__ import annotations

from pathlib import Path
from random import Random

from textual import events
from textual.pilot import Pilot

from resurgence_tui.app.host import Host
from resurgence_tui.app.library import Library
from resurgence_tui.app.seating import parse_seats
from resurgence_tui.saves.save_file import make_setup
from resurgence_tui.saves.store import Store
from resurgence_tui.ui.screens.hand_over import HandOverScreen
from resurgence_tui.ui.table.screen import TableScreen
from tests.ui.table.playing import KeyPlayer, tap, until


def a_game(seats: str, answers: int, folder: Path | None = None, seed: int = 5, **options: str | bool) -> Host:
    """A game after so many answers, given at random but by the seats in turn."""
    library = Library(Store(folder) if folder is not None else None)
    host = library.new(make_setup(parse_seats(seats), seed, options={"start": "beginner", **options}))
    chance = Random(seed)
    for _ in range(answers):
        host.run_on()
        ask = host.asks()[0]
        host.submit(ask.ticket, chance.choice(ask.decision.options))
    return host


def until_asked(host: Host, rule: str, seat: int = 0, times: int = 1) -> Host:
    """The same game, played on at random until a seat is asked by a rule for the so-manieth time."""
    chance = Random(7)
    while True:
        host.run_on()
        ask = host.asks()[0]
        if (ask.decision.rule, ask.decision.seat) == (rule, seat):
            times -= 1
            if not times:
                return host
        host.submit(ask.ticket, chance.choice(ask.decision.options))


def panel(screen: TableScreen) -> str:
    """What the list says; "" if it does not lie on the table."""
    return screen.top.news.text() if screen.top.news.is_open else ""


async def lift(pilot: Pilot[None]) -> None:
    """Say that the seat that the curtain names sits here."""
    assert isinstance(pilot.app.screen, HandOverScreen)
    await tap(pilot, "enter")
    await until(pilot, lambda: not isinstance(pilot.app.screen, HandOverScreen))
    await pilot.pause()


async def press_button(pilot: Pilot[None], x: int, y: int) -> None:
    """Press the mouse button at a place and let it go, as a terminal tells of it."""
    driver = pilot.app._driver
    assert driver is not None
    for kind in (events.MouseDown, events.MouseUp):
        driver.send_message(kind(None, x, y, 0, 0, 1, False, False, False))
    await pilot.pause()


async def one_step(player: KeyPlayer) -> None:
    """Lift the curtain, or answer what is asked."""
    if isinstance(player.pilot.app.screen, HandOverScreen):
        await lift(player.pilot)
    else:
        await player.answer()
        await player.pilot.pause()
