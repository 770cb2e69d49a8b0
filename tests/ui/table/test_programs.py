"""A program on a seat, at the table: one that fails is told of once, and none is left when the table is."""

from __future__ import annotations

import asyncio
import os
import sys
import time
from pathlib import Path

import pytest

from resurgence_tui.app.host import Host
from resurgence_tui.app.library import Library
from resurgence_tui.app.programs import Programs
from resurgence_tui.app.seating import commands_in, parse_seats
from resurgence_tui.cli.programs import phrase
from resurgence_tui.saves.save_file import make_setup
from tests.ui.table.playing import a_screen, painted, until

pytestmark = pytest.mark.skipif(not hasattr(os, "killpg"), reason="the programs are written for a shell")


def host_with(line: str, seed: int = 1) -> Host:
    """A game whose second seat is asked first, with the programs of its line of seats."""
    host = Library().new(make_setup(parse_seats(line), seed, options={"start": "beginner"}))
    host.bots.use(Programs(commands_in(line), phrase))
    return host


async def test_a_program_that_fails_is_told_of_once_and_the_game_goes_on() -> None:
    host = host_with("Anna,bot:cmd:sh -c 'read -r line; exit 3'")
    async with a_screen(host) as (pilot, screen):
        await until(pilot, lambda: screen.pending.ask is not None)
        assert host.decisions > 0
        assert [one.message for one in pilot.app._notifications] == [
            "The program of Bot Program 1 has ended (status 3), so bot:normal plays on instead."
        ]
        await pilot.press("g")
        await until(pilot, lambda: "Bot Program 1: a person plays" in painted(pilot))
        assert "your program plays" not in painted(pilot)
        await pilot.press("escape")
        host.hand_to(1, "human")
        await pilot.press("g")
        await until(pilot, lambda: "Bot Program 1: your program plays" in painted(pilot))


async def test_a_table_that_is_left_while_a_program_thinks_ends_it(tmp_path: Path) -> None:
    note = tmp_path / "pid"
    script = f"import os, time; open({str(note)!r}, 'w').write(str(os.getpid())); time.sleep(300)"
    host = host_with(f'Anna,bot:cmd:{sys.executable} -c "{script}"')
    async with a_screen(host) as (pilot, screen):
        await until(pilot, lambda: "Bot Program 1 is thinking" in painted(pilot))
        await until(pilot, lambda: note.exists() and note.read_text(encoding="utf-8") != "")
        pid = int(note.read_text(encoding="utf-8"))
        os.kill(pid, 0)
        await pilot.press("f10", "down", "enter")  # save and leave
        until_gone = time.monotonic() + 10
        while host.bots._bots[1]._program is not None and time.monotonic() < until_gone:
            await asyncio.sleep(0.05)
        assert screen.left
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)
    assert host.bots.news() == [] and host.decisions == 0
