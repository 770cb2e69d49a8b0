"""A terminal that goes away: the program ends quietly, with the game saved, and leaves no process behind.

Textual 8 reads a closed terminal for ever, and waits for ever to write to it; so both the signal and the end of the
input are watched for here.
"""

from __future__ import annotations

import os
import select
import signal
import sys
from threading import Thread, Timer
from time import sleep
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from asyncio import AbstractEventLoop
    from collections.abc import Callable

    from resurgence_tui.ui.program import Program

GRACE = 3.0
"""Seconds to save, after which the program ends in any case."""

LOOK = 1.0
"""Seconds between two looks at the input."""


class ClosedTerminal:
    """Watches for the end of the terminal of an app that runs in a real one. save: keeps what is not saved yet."""

    def __init__(self, app: Program, save: Callable[[], None]) -> None:
        self._app, self._save = app, save
        self._loop: AbstractEventLoop | None = None

    def watch(self) -> None:
        """Start to watch; call this inside the app's event loop."""
        if self._app.is_headless or os.name != "posix":
            return
        import asyncio

        self._loop = asyncio.get_running_loop()
        signal.signal(signal.SIGHUP, lambda *_: self._gone())
        self._loop.add_signal_handler(signal.SIGTERM, self._app.exit)
        Thread(target=self._look, name="closed-terminal", daemon=True).start()

    def _look(self) -> None:
        """Look again and again whether the input has ended; it then stays so."""
        try:
            handle = sys.__stdin__.fileno() if sys.__stdin__ else -1
            looking = select.poll()
            looking.register(handle, 0)
        except (AttributeError, OSError, ValueError):
            return
        while True:
            sleep(LOOK)
            if any(found & (select.POLLHUP | select.POLLERR | select.POLLNVAL) for _, found in looking.poll(0)):
                self._gone()
                return

    def _gone(self) -> None:
        """Save between two events, then end. The screen's own end would wait for the terminal, so it is passed over."""
        last = Timer(GRACE, os._exit, (0,))
        last.daemon = True
        last.start()
        if self._loop is not None:
            self._loop.call_soon_threadsafe(self._end)

    def _end(self) -> None:
        try:
            self._save()
        finally:
            os._exit(0)
