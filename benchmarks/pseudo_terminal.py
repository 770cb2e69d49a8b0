"""A program in a pseudo-terminal: what it writes after a key, how long that takes, and what stands on the screen."""

from __future__ import annotations

import fcntl
import os
import pty
import select
import signal
import struct
import termios
import time
from typing import NamedTuple

import pyte

QUIET = 0.08
"""Seconds of silence that end a burst; they are not counted."""

KEYS = {
    "right": "\x1b[C",
    "left": "\x1b[D",
    "up": "\x1b[A",
    "down": "\x1b[B",
    "tab": "\t",
    "s-tab": "\x1b[Z",
    "enter": "\r",
    "esc": "\x1b",
    "f12": "\x1b[24~",
}
SCHEDULED = 2
"""Of the clocks that Linux keeps for each process: the one that its scheduler counts, in billionths of a second."""

PAINTED = 40
"""Signs on the screen from which on it counts as painted."""


class Burst(NamedTuple):
    """What a program has written until it was quiet: seconds to the first and the last byte, how many bytes, and the
    seconds of the processor that it has used (0 where the system does not tell)."""

    first: float
    last: float
    size: int
    used: float = 0.0


class Screen(pyte.Screen):
    """A screen that does not answer the questions of a program."""

    def report_device_status(self, mode: int, **kwargs: object) -> None:
        """No answer."""

    def report_device_attributes(self, mode: int = 0, **kwargs: object) -> None:
        """No answer."""

    def select_graphic_rendition(self, *attrs: int, **kwargs: object) -> None:
        """Colours; private modes of the same sign are passed over."""
        if not kwargs.get("private"):
            super().select_graphic_rendition(*attrs)


class Terminal:
    """A program in a pseudo-terminal of that size."""

    def __init__(self, command: list[str], columns: int, rows: int, folder: str, **env: str) -> None:
        self.quiet = QUIET
        self.screen = Screen(columns, rows)
        self.stream = pyte.ByteStream(self.screen)
        self.started = time.perf_counter()
        self.pid, self.file = pty.fork()
        if self.pid == 0:
            os.chdir(folder)
            for name in ("COLUMNS", "LINES", "NO_COLOR"):
                os.environ.pop(name, None)
            os.environ.update(TERM="xterm-256color", COLORTERM="truecolor", PYTHONPATH=folder, **env)
            os.execv(command[0], command)
        fcntl.ioctl(self.file, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))

    @property
    def text(self) -> str:
        """What stands on the screen."""
        return "\n".join(self.screen.display)

    def signs(self) -> int:
        """How many cells are not blank."""
        return sum(not sign.isspace() for line in self.screen.display for sign in line)

    def burst(self, since: float, quiet: float = 0.0, patience: float = 10.0) -> Burst:
        """Read until the program has been quiet for a while after it has written something.

        The screen is drawn at the end: the system hands over 4 KB at a time, and pyte needs 10 ms to draw those, which
        are no part of the program's time.
        """
        first, last = 0.0, 0.0
        pieces: list[bytes] = []
        while True:
            wait = patience if not pieces else quiet or self.quiet
            ready, _, _ = select.select([self.file], [], [], wait)
            try:
                read = os.read(self.file, 1 << 16) if ready else b""
            except OSError:
                read = b""
            if not read:
                break
            last = time.perf_counter() - since
            first = first or last
            pieces.append(read)
        whole = b"".join(pieces)
        self.stream.feed(whole)
        return Burst(first, last, len(whole))

    def press(self, key: str) -> Burst:
        """Write a key and time what it brings about."""
        used, since = self.used(), time.perf_counter()
        os.write(self.file, KEYS.get(key, key).encode())
        return self.burst(since, patience=0.5)._replace(used=self.used() - used)

    def used(self) -> float:
        """Seconds of the processor that the program has used so far, in all threads, also those that have ended."""
        try:
            return time.clock_gettime(~self.pid << 3 | SCHEDULED)
        except OSError:
            return 0.0

    def wait_for(self, words: str, patience: float = 15.0) -> bool:
        """Read until words stand on the screen; whether they came."""
        end = time.perf_counter() + patience
        while words not in self.text and time.perf_counter() < end:
            self.burst(time.perf_counter(), patience=0.2)
        return words in self.text

    def first_paint(self, patience: float = 15.0) -> float:
        """Seconds from the start until the screen has something on it."""
        end = time.perf_counter() + patience
        while time.perf_counter() < end and self.signs() < PAINTED:
            ready, _, _ = select.select([self.file], [], [], 0.2)
            if ready:
                self.stream.feed(os.read(self.file, 1 << 16))
        return time.perf_counter() - self.started

    def close(self) -> float:
        """End the program; seconds of the processor that it has used."""
        os.kill(self.pid, signal.SIGKILL)
        used = os.wait4(self.pid, 0)[2]
        os.close(self.file)
        return used.ru_utime + used.ru_stime
