"""PINs at the curtain: set in the game menu, asked for at the hand-over, cleared by the others, seen by nobody."""

from __future__ import annotations

from textual.pilot import Pilot

from resurgence_tui.app.host import Host
from resurgence_tui.app.library import Library
from resurgence_tui.app.pins import Pins
from resurgence_tui.app.seating import parse_seats
from resurgence_tui.engine.table import UNKNOWN
from resurgence_tui.engine.types import NOBODY
from resurgence_tui.saves.save_file import make_setup
from resurgence_tui.ui.screens.hand_over import HandOverScreen
from resurgence_tui.ui.table.screen import TableScreen
from tests.ui.table.playing import a_screen, menu_of, painted, tap, until


def a_draft(*pins: tuple[int, str], seats: str = "Anna,Boris,Celina") -> Host:
    """A game at its private draft, with PINs of some seats."""
    host = Library().new(make_setup(parse_seats(seats), 4))
    while host.asks()[0].decision.rule != "SAL-02":
        ask = host.asks()[0]
        host.submit(ask.ticket, ask.decision.options[0])
    for seat, digits in pins:
        Pins(host).set(seat, digits)
    return host


async def type_in(pilot: Pilot[None], digits: str) -> None:
    """Type digits and Enter."""
    for digit in digits:
        await tap(pilot, digit)
    await tap(pilot, "enter")


def behind(pilot: Pilot[None], screen: TableScreen) -> bool:
    """Whether the curtain is lifted."""
    return not isinstance(pilot.app.screen, HandOverScreen)


def shown(pilot: Pilot[None]) -> str:
    """All that is painted, as one line."""
    return " ".join(painted(pilot).replace("│", " ").split())


async def test_only_the_pin_lifts_the_curtain() -> None:
    host = a_draft((0, "4711"))
    async with a_screen(host) as (pilot, screen):
        await until(pilot, lambda: "Anna's PIN:" in shown(pilot))
        assert isinstance(pilot.app.screen, HandOverScreen)  # Enter alone did not lift it
        await type_in(pilot, "4712")
        await until(pilot, lambda: "Wrong PIN." in shown(pilot))
        await tap(pilot, "4")
        await until(pilot, lambda: "*_" in shown(pilot))
        assert "4711" not in shown(pilot) and "Salvage" not in shown(pilot)
        await type_in(pilot, "711")
        await until(pilot, lambda: behind(pilot, screen))


async def test_three_wrong_ones_have_to_wait() -> None:
    host = a_draft((0, "4711"))
    async with a_screen(host) as (pilot, _):
        await until(pilot, lambda: "Anna's PIN:" in shown(pilot))
        for digits in ("1", "2", "3", "4711"):
            await type_in(pilot, digits)
        await until(pilot, lambda: "Too many wrong PINs. Try again in" in shown(pilot))
        assert isinstance(pilot.app.screen, HandOverScreen)


async def test_all_keys_of_the_curtain_stand_apart_in_its_last_line() -> None:
    host = a_draft((1, "4711"))
    async with a_screen(host) as (pilot, screen):
        await until(pilot, lambda: behind(pilot, screen))
        await tap(pilot, "1")
        await until(pilot, lambda: "Boris's PIN:" in shown(pilot))
        last = painted(pilot).splitlines()[-1]
    keys = ["p open boards", "u undo", "f forgot PIN", "Esc save and leave", "F1 rules", "? keys"]
    assert last.strip() == "  ".join(keys)


async def test_a_forgotten_pin_is_cleared_by_all_others() -> None:
    host = a_draft((0, "4711"), (2, "1234"))
    async with a_screen(host) as (pilot, screen):
        await until(pilot, lambda: "f forgot PIN" in shown(pilot))
        await tap(pilot, "f")
        await until(pilot, lambda: "Boris, press Enter to clear it." in shown(pilot))
        await tap(pilot, "enter")
        await until(pilot, lambda: "Celina, type your own PIN" in shown(pilot))
        await type_in(pilot, "9999")
        await until(pilot, lambda: "Wrong PIN." in shown(pilot))
        assert Pins(host).has(0)
        await type_in(pilot, "1234")
        await until(pilot, lambda: "Anna's PIN is cleared." in shown(pilot))
        assert not Pins(host).has(0) and Pins(host).has(2)
        await tap(pilot, "enter")
        await until(pilot, lambda: behind(pilot, screen))


async def open_pin(pilot: Pilot[None], screen: TableScreen) -> None:
    """The row of the game menu."""
    await tap(pilot, "f10")
    await until(pilot, lambda: "Set a PIN" in painted(pilot))
    line = next(y for y, text in enumerate(painted(pilot).splitlines()) if "Set a PIN" in text)
    await pilot.click(offset=(painted(pilot).splitlines()[line].index("a PIN") + 1, line))


async def test_a_seat_sets_changes_and_removes_its_pin() -> None:
    host = a_draft()
    async with a_screen(host) as (pilot, screen):
        await until(pilot, lambda: behind(pilot, screen))
        await open_pin(pilot, screen)
        await until(pilot, lambda: "Anna, type a PIN of 4 to 12 digits." in shown(pilot))
        await type_in(pilot, "123")
        await until(pilot, lambda: "A PIN has 4 to 12 digits." in shown(pilot))
        await type_in(pilot, "4711")
        await until(pilot, lambda: "the same PIN again" in shown(pilot))
        await type_in(pilot, "4712")
        await until(pilot, lambda: "The two PINs differ" in shown(pilot))
        for _ in range(2):
            await type_in(pilot, "4711")
        await until(pilot, lambda: "Anna now has a PIN" in shown(pilot))
        assert Pins(host).open(0, "4711")
        await open_pin(pilot, screen)
        await until(pilot, lambda: "Anna, type your current PIN." in shown(pilot))
        await tap(pilot, "enter")
        await until(pilot, lambda: "Wrong PIN." in shown(pilot))
        assert Pins(host).has(0)  # nobody else takes it away
        await type_in(pilot, "4711")
        await until(pilot, lambda: "type a new PIN" in shown(pilot))
        await tap(pilot, "enter")
        await until(pilot, lambda: "Anna has no PIN." in shown(pilot))
        assert not Pins(host).has(0)


async def test_alone_no_pin_is_offered() -> None:
    host = a_draft(seats="Anna,bot:random")
    async with a_screen(host) as (pilot, screen):
        await tap(pilot, "f10")
        await until(pilot, lambda: "Save and" in painted(pilot))
        assert "PIN" not in painted(pilot)
        assert menu_of(screen) is not None


async def test_a_pin_counts_also_where_bots_play_all_other_seats() -> None:
    host = a_draft((0, "4711"), seats="Anna,Boris")
    host.hand_to(1, "bot:eager")
    async with a_screen(host) as (pilot, screen):
        for step in range(2):
            await until(pilot, lambda: "Anna's PIN:" in shown(pilot))
            hand = screen.host.view(NOBODY).seats[0].hand
            assert screen.view is not None and screen.view.seats[0].hand == hand and not set(hand) - {UNKNOWN}
            assert "f forgot PIN" not in shown(pilot)  # nobody is there who could agree
            await type_in(pilot, "4711")
            await until(pilot, lambda: behind(pilot, screen))
            while host.private_steps == step + 1 and not step:
                ask = host.asks()[0]
                screen.answer(ask.ticket, ask.decision.options[0])
        await tap(pilot, "f9")
        await until(pilot, lambda: "Anna's PIN:" in shown(pilot))
        await type_in(pilot, "4711")
        await until(pilot, lambda: behind(pilot, screen))
        await open_pin(pilot, screen)  # and it can be taken away
        await until(pilot, lambda: "Anna, type your current PIN." in shown(pilot))
        await type_in(pilot, "4711")
        await until(pilot, lambda: "type a new PIN" in shown(pilot))
        await tap(pilot, "enter")
        await until(pilot, lambda: host.lone == 0)
