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
from resurgence_tui.ui.widgets.decision_menu import DecisionMenu
from tests.ui.table.playing import KeyPlayer, a_screen, painted, until

ENDS_ONCE = """
import json, pathlib, sys
note = pathlib.Path(sys.argv[1])
is_first = not note.exists()
note.open("a").write("x")
for line in sys.stdin:
    asked = json.loads(line)
    if is_first:
        sys.exit(3)
    if not asked.get("over"):
        print(json.dumps({"ticket": asked["ticket"], "choose": asked["options"][-1]["id"]}), flush=True)
"""
"""A program that ends when it is asked, the first time that it is started. Notes each start in the file it is given."""

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
        assert "2 Bot Program 1: bot:normal plays for the program" in painted(pilot)
        assert "Bot Program 1: a normal bot plays" not in painted(pilot), "it does already"
        await pilot.press("escape")
        host.hand_to(1, "human")
        await pilot.press("g")
        await until(pilot, lambda: "Bot Program 1: your program plays" in painted(pilot))


async def test_a_program_that_has_failed_is_offered_and_started_anew(tmp_path: Path) -> None:
    starts, script = tmp_path / "starts", tmp_path / "bot.py"
    script.write_text(ENDS_ONCE, encoding="utf-8")
    host = host_with(f"Anna,bot:cmd:{sys.executable} {script} {starts}")
    async with a_screen(host) as (pilot, screen):
        await until(pilot, lambda: screen.pending.ask is not None)
        assert len(pilot.app._notifications) == 1 and starts.read_text(encoding="utf-8") == "x"
        await pilot.press("g")
        await until(pilot, lambda: "Bot Program 1: your program plays, started anew" in painted(pilot))
        menu = pilot.app.screen.query_one(DecisionMenu)
        await pilot.press(menu.key_of([row.id for row in menu.rows].index("1:bot:cmd")))
        await until(pilot, lambda: pilot.app.screen is screen)
        await pilot.press("g")
        await until(pilot, lambda: "Bot Program 1: a normal bot plays" in painted(pilot))
        assert "plays for the program" not in painted(pilot) and "your program plays" not in painted(pilot)
        await pilot.press("escape")
        player = KeyPlayer(pilot, screen)
        while starts.read_text(encoding="utf-8") == "x":
            await player.answer()
        assert starts.read_text(encoding="utf-8") == "xx" and host.bots.stand_in(1) is None
        assert len(pilot.app._notifications) == 1


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
