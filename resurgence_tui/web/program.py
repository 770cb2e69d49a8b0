"""The program of one browser tab: the game itself, in a process of its own that draws for the browser."""

from __future__ import annotations

import asyncio
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress

from aiohttp.web import WebSocketResponse
from textual_serve.app_service import AppService
from textual_serve.download_manager import DownloadManager

PATIENCE = 5.0
"""Seconds that a program gets to save and end by itself."""

LONGEST = 1000
"""The most columns or lines; a page that asks for more is no browser window."""


class TabProgram(AppService):
    """Runs the game for a page. words: of its command line. variables: what its environment has besides."""

    def __init__(self, page: WebSocketResponse, words: Sequence[str], variables: Mapping[str, str]) -> None:
        super().__init__(
            "", write_bytes=page.send_bytes, write_str=page.send_str, close=_closing(page),
            download_manager=DownloadManager(),
        )  # fmt: skip
        self._words = words
        self._variables = variables

    def _build_environment(self, width: int = 80, height: int = 24) -> dict[str, str]:
        """The terminal is the browser's, whatever the one is like in which the server was started."""
        environment = super()._build_environment(_side(width), _side(height))
        return {**environment, "TERM": "xterm-256color", "COLORTERM": "truecolor", **self._variables}

    async def _open_app_process(self, width: int = 80, height: int = 24) -> Process:
        """Start the game without a shell, and out of reach of a Ctrl+C that is meant for the server.

        textual-serve has no hook for how the process is started.
        """
        self._process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "resurgence_tui", *self._words,
            stdin=PIPE, stdout=PIPE, stderr=PIPE,
            env=self._build_environment(width, height), start_new_session=True,
        )  # fmt: skip
        self._stdin = self._process.stdin
        return self._process

    async def set_terminal_size(self, width: int, height: int) -> None:
        """The browser's window has another size."""
        await super().set_terminal_size(_side(width), _side(height))

    async def run(self) -> None:
        """Show what the game draws until it ends; then the page is told, even if the game never began.

        Where it ended at once, ``AppService.run`` is cancelled by a task of its own that had no time to begin.
        """
        with suppress(asyncio.CancelledError):
            await super().run()
        await self.remote_close()

    async def on_data(self, payload: bytes) -> None:
        """Hand on what the game draws. Once the page is gone it is read all the same: a program whose output nobody
        reads waits for ever, and does not end."""
        with suppress(ConnectionError):
            await super().on_data(payload)

    async def stop(self) -> None:
        """Let the game save and end, and wait until it has: only then another program may open its save."""
        if self._process is None:
            return
        try:
            async with asyncio.timeout(PATIENCE):
                await self.send_meta({"type": "quit"})
                await self._process.wait()
        except TimeoutError:
            with suppress(ProcessLookupError):
                self._process.kill()
            await self._process.wait()
        await super().stop()


def _closing(page: WebSocketResponse) -> Callable[[], Awaitable[None]]:
    async def close() -> None:
        await page.close()

    return close


def _side(cells: int) -> int:
    """A side of the window, within reason."""
    return max(1, min(int(cells), LONGEST))
