"""The program of a tab: how it is started, and that it ends with its page whatever it does."""

import asyncio
import os
import sys
from pathlib import Path
from typing import Any, cast

import pytest
from aiohttp.web import WebSocketResponse

from resurgence_tui.web import program
from resurgence_tui.web.program import LONGEST, TabProgram

BEGUN = "echo __GANGLION__"
"""What a program of Textual says first."""


class Page:
    """In place of the websocket of a page: what it was sent, and whether it was closed. gone: nothing can be sent."""

    def __init__(self, gone: bool = False) -> None:
        self.sent, self.gone, self.closed = b"", gone, asyncio.Event()

    async def send_bytes(self, data: bytes) -> None:
        if self.gone:
            raise ConnectionResetError
        self.sent += data

    async def send_str(self, data: str) -> None:
        """Nothing is told in words here."""

    async def close(self) -> None:
        self.closed.set()


def tab(page: Page, **variables: str) -> TabProgram:
    """The program of a page."""
    return TabProgram(cast(WebSocketResponse, page), ("resume", "game.json"), variables)


def script(monkeypatch: pytest.MonkeyPatch, folder: Path, *lines: str) -> None:
    """Put these lines of a shell in place of the interpreter that runs the game."""
    file = folder / "game"
    file.write_text("\n".join(["#!/bin/sh", *lines, ""]), encoding="utf-8")
    file.chmod(0o755)
    monkeypatch.setattr(sys, "executable", str(file))


pytestmark = pytest.mark.skipif(os.name == "nt", reason="the programs are scripts of a shell")


async def test_it_is_told_the_game_and_a_terminal_that_is_the_browsers(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    told = tmp_path / "told"
    script(monkeypatch, tmp_path, f'echo "$@" $TERM $COLUMNS $ROWS $TEXTUAL_DRIVER $NOTE > {told}')
    monkeypatch.setenv("TERM", "vt100")
    page = Page()
    started = tab(page, NOTE="note")
    await started.start(10**9, -5)
    await asyncio.wait_for(page.closed.wait(), 30)
    await started.stop()
    driver = "textual.drivers.web_driver:WebDriver"
    assert told.read_text() == f"-m resurgence_tui resume game.json xterm-256color {LONGEST} 1 {driver} note\n"


async def test_a_page_is_told_that_a_program_never_began(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    script(monkeypatch, tmp_path, "exit 2")
    page = Page()
    started = tab(page)
    await started.start(80, 24)
    await asyncio.wait_for(page.closed.wait(), 30)
    await started.stop()


@pytest.mark.parametrize(
    "does",
    [
        pytest.param("exec sleep 100", id="hangs"),
        pytest.param("trap '' TERM; while :; do sleep 1; done", id="hangs and hears no signal"),
        pytest.param(r"while :; do printf 'D\0\0\0\1x'; done", id="draws without end"),
    ],
)
async def test_it_has_ended_when_its_page_is_gone(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, does: str) -> None:
    monkeypatch.setattr(program, "PATIENCE", 0.2)
    script(monkeypatch, tmp_path, BEGUN, does)
    started = tab(Page(gone=True))
    await started.start(80, 24)
    await asyncio.wait_for(started.stop(), 30)
    process: Any = started._process
    assert process.returncode is not None


async def test_what_it_still_draws_is_read_so_that_it_can_end_by_itself(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """More than a pipe holds, after the page is gone."""
    monkeypatch.setattr(program, "PATIENCE", 30.0)
    big = 200_000
    head = r"D\0\3\15\100"  # the length in four bytes
    script(monkeypatch, tmp_path, BEGUN, f"printf '{head}'; head -c {big} /dev/zero", "exit 7")
    started = tab(Page(gone=True))
    await started.start(80, 24)
    await asyncio.wait_for(started.stop(), 60)
    process: Any = started._process
    assert process.returncode == 7
