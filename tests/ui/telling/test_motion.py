"""Animations: the same table in the end, no key waits for them, and nothing moves where it is not wanted."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from types import SimpleNamespace

import pytest
from textual import events
from textual.pilot import Pilot

from resurgence_tui.ui.resurgence.boards import animation as motion
from resurgence_tui.ui.resurgence.boards.animation import Motion
from tests.ui.table.playing import KeyPlayer, a_screen, new_host, painted, tap, until


@pytest.fixture
def moving(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Boards move also where nobody sees it."""
    monkeypatch.setattr(Motion, "even_unseen", True)
    yield


def a_game():
    """One person and a bot, about to play the first turn."""
    return new_host("Anna,bot:eager", start="beginner", seed=4, skip=8)


def button(pilot: Pilot[None]) -> None:
    """Press the mouse button where nothing is, as a terminal tells of it."""
    driver = pilot.app._driver
    assert driver is not None
    driver.send_message(events.MouseDown(None, 0, 0, 0, 0, 1, False, False, False))


async def played(size: tuple[int, int], turns: int, settle: bool) -> tuple[list[str], int]:
    """What is painted after each of some answers, and how often something moved. settle: wait until nothing does."""
    seen, moved = [], 0
    async with a_screen(a_game(), size) as (pilot, screen):
        player = KeyPlayer(pilot, screen, seed=2)
        for _ in range(turns):
            await player.answer()
            moved += screen.top.motion.runs
            if settle:
                await until(pilot, lambda: not screen.top.motion.runs)
            await pilot.pause()
            seen.append(painted(pilot))
    return seen, moved


@pytest.mark.parametrize("size", [(80, 24), (160, 48)])
async def test_the_table_is_the_same_in_the_end(size: tuple[int, int], monkeypatch: pytest.MonkeyPatch) -> None:
    still, never = await played(size, 12, settle=True)
    monkeypatch.setattr(Motion, "even_unseen", True)
    after, moved = await played(size, 12, settle=True)
    assert after == still
    assert never == 0 and moved >= 2


async def test_a_token_a_mark_and_a_number_are_on_their_way(moving: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(motion, "FRAME", 60.0)
    kinds = set()
    async with a_screen(a_game(), (120, 36)) as (pilot, screen):
        player = KeyPlayer(pilot, screen, seed=2)
        for _ in range(200):
            if len(kinds) == 4:
                break
            await player.answer()
            if screen.top.motion.runs:
                kinds |= {type(board).__name__ for board, _ in screen.top.motion._films}
                between = painted(pilot)
                screen.top.motion.finish()
                await pilot.pause()
                assert painted(pilot) != between
    assert kinds == {"MainBoard", "LeadershipTracks", "SeatBar", "CompoundBoard"}


async def test_a_key_ends_it_and_acts_at_once(moving: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(motion, "FRAME", 60.0)
    async with a_screen(a_game(), (160, 48)) as (pilot, screen):
        player = KeyPlayer(pilot, screen, seed=2)
        for _ in range(20):
            await player.answer()
            if screen.top.motion.runs and len(screen.top.menu.rows) > 1 and screen.top.slot == "menu":
                break
        assert screen.top.motion.runs
        await tap(pilot, "down")
        assert not screen.top.motion.runs and screen.top.menu.index == 1
        while not screen.top.motion.runs:
            await player.answer()
        button(pilot)
        await pilot.pause()
        assert not screen.top.motion.runs


async def test_nothing_moves_where_it_is_switched_off(moving: None) -> None:
    host = a_game()
    async with a_screen(host, (160, 48)) as (pilot, screen):
        screen.app.preferences.change(animation=False)
        player = KeyPlayer(pilot, screen, seed=2)
        for _ in range(12):
            await player.answer()
            assert not screen.top.motion.runs


@pytest.mark.parametrize(("terminal", "slow"), [("vt100", True), ("dumb", True), ("xterm-256color", False)])
def test_old_terminals_are_taken_for_slow(terminal: str, slow: bool) -> None:
    assert motion.is_slow(terminal) == slow


@pytest.mark.parametrize(("speed", "slow"), [("B9600", True), ("B300", True), ("B38400", False)])
def test_a_slow_serial_line_is_told_by_its_speed(speed: str, slow: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    line = SimpleNamespace(B300=7, B9600=13, B38400=15, error=OSError)
    line.tcgetattr = lambda _: [0, 0, 0, 0, 0, getattr(line, speed), []]
    monkeypatch.setitem(sys.modules, "termios", line)
    assert motion.is_slow("xterm") == slow


def test_where_no_line_can_be_asked_nothing_is_slow(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "termios", None)
    assert not motion.is_slow("xterm")


async def test_nothing_moves_while_the_terminal_is_behind(moving: None, monkeypatch: pytest.MonkeyPatch) -> None:
    async with a_screen(a_game(), (160, 48)) as (pilot, screen):
        player = KeyPlayer(pilot, screen, seed=2)
        while not screen.top.motion.runs:
            await player.answer()
        monkeypatch.setattr(motion, "waits_to_be_written", lambda app: True)
        await until(pilot, lambda: not screen.top.motion.runs)
        for _ in range(6):
            await player.answer()
            assert not screen.top.motion.runs


def test_a_number_counts_up_and_down_where_it_stands() -> None:
    film = motion.Animation()
    film.counts((4, 0), 9, 12, motion.theme.VP)
    texts = ["".join(char for _, (char, _) in sorted(frame.items())) for frame in film.frames]
    assert texts == [" 9", "10", "10", "11", "11"]
    assert {place for frame in film.frames for place in frame} == {(4, 0), (5, 0)}
    film = motion.Animation()
    film.counts((5, 0), 10, 7, motion.theme.VP)
    texts = ["".join(char for _, (char, _) in sorted(frame.items())) for frame in film.frames]
    assert texts == ["10", " 9", " 9", " 8", " 8"]
