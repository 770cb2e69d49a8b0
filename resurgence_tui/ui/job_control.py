"""Ctrl+Z and ``fg``: the terminal is given back as it was, and taken and painted anew when the program goes on.

Who comes back may be somebody else: screens that show what only one person may see are told to hide it first
(``put_away``). Textual stops its own process alone and for good; here the whole group is stopped, by the signal that a
system passes over where no shell is left to let it go on.
"""

from __future__ import annotations

import os
import signal
import sys
from time import sleep
from typing import TYPE_CHECKING

from resurgence_tui.ui.inside_textual import driver_of

if TYPE_CHECKING:
    from asyncio import AbstractEventLoop
    from collections.abc import Callable

    from textual.driver import Driver

    from resurgence_tui.ui.program import Program

CLEAR = "\x1b[H\x1b[2J"
"""Empties the screen: a terminal without a second screen would keep the table in front of the shell."""

PAUSE = 0.1
"""Seconds between two looks at whether the terminal is ours again."""


class JobControl:
    """Stops and continues an app that runs in a real terminal.

    put_away: hides what only one person may see. paint_anew: paints the whole terminal.
    """

    def __init__(self, app: Program, put_away: Callable[[], None], paint_anew: Callable[[], None]) -> None:
        self._app, self._put_away, self._paint_anew = app, put_away, paint_anew
        self._loop: AbstractEventLoop | None = None
        self._away = False

    def watch(self) -> None:
        """Take over the signals; call this inside the app's event loop, once its driver runs. A browser has no shell to
        go back to."""
        if self._app.is_headless or self._app.is_web or os.name != "posix":
            return
        import asyncio

        self._loop = asyncio.get_running_loop()
        signal.signal(signal.SIGTSTP, lambda *_: self._soon(self.suspend))
        signal.signal(signal.SIGCONT, lambda *_: self._soon(self._come_back))

    def _soon(self, what: Callable[[], None]) -> None:
        """Do something between two events, unless this is part of a stop of our own."""
        if self._loop is not None and not self._away:
            self._loop.call_soon_threadsafe(what)

    def suspend(self) -> None:
        """Give the terminal back, stop, and take it again when the shell lets the program go on."""
        driver = driver_of(self._app)
        if self._loop is None or driver is None or self._away or self._app.is_ending:
            return
        self._put_away()
        self._away = True
        try:
            driver.write(CLEAR)
            driver.suspend_application_mode()
            self._stop()
            driver.resume_application_mode()
        finally:
            self._away = False
        self._paint_anew()

    def _stop(self) -> None:
        """Stop every process of the group; once more for as long as it only goes on in the background.

        The event loop stands still meanwhile, so the system itself ends the program when it is told to end.
        """
        kept = {number: signal.signal(number, signal.SIG_DFL) for number in (signal.SIGTSTP, signal.SIGTERM)}
        os.killpg(0, signal.SIGTSTP)
        while in_background():
            sleep(PAUSE)
            os.killpg(0, signal.SIGTSTP)
        for number, handler in kept.items():
            signal.signal(number, handler)

    def _come_back(self) -> None:
        """Something stopped the program without asking, and it goes on: nobody knows how the terminal was left."""
        driver = driver_of(self._app)
        if driver is None or self._app.is_ending:
            return
        self._put_away()
        self._away = True
        try:
            take_again(driver)
        finally:
            self._away = False
        self._paint_anew()


def take_again(driver: Driver) -> None:
    """Leave the terminal and take it again, so that all its modes are set."""
    driver.suspend_application_mode()
    driver.resume_application_mode()


def in_background() -> bool:
    """Whether another group of processes has the terminal; not if it is gone."""
    try:
        handle = sys.__stdin__.fileno() if sys.__stdin__ else -1
        return os.tcgetpgrp(handle) != os.getpgrp()
    except (OSError, ValueError):
        return False
