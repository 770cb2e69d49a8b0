"""The real program in a pseudo-terminal, seen as a person sees it: keys in, a screen of characters out."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import select
import signal
import struct
import sys
import termios
import time
from pathlib import Path

import pyte

ROOT = Path(__file__).parent.parent.parent
ARROWS = {"down": "\x1b[B", "up": "\x1b[A", "left": "\x1b[D", "right": "\x1b[C"}
KEYS = {"enter": "\r", "space": " ", "escape": "\x1b", "f12": "\x1b[24~", **ARROWS}

LIFT = "when nobody is looking"
"""What the curtain says once a key lifts it."""

MISLEADING = {"COLUMNS": "79", "LINES": "100000", "NO_COLOR": ""}
"""What every program here is told: a size that is not the terminal's, and no wish about colours."""


class Screen(pyte.Screen):
    """pyte's screen, deaf to the private modes and queries that it would print as text."""

    def report_device_status(self, *args: object, **kwargs: object) -> None:
        """Say nothing."""

    def report_device_attributes(self, *args: object, **kwargs: object) -> None:
        """Say nothing."""

    def select_graphic_rendition(self, *attrs: int, **kwargs: object) -> None:
        """Colours only; what is private to a terminal is passed over."""
        kwargs.pop("private", None)
        super().select_graphic_rendition(*attrs)

    def seen(self) -> list[list[pyte.screens.Char]]:
        """What is seen of each cell, row by row."""
        return [[seen(self.buffer[y][x]) for x in range(self.columns)] for y in range(self.lines)]


def seen(cell: pyte.screens.Char) -> pyte.screens.Char:
    """What is seen of a cell: of a blank, unless it is drawn through or exchanged with its ground, the ground alone."""
    if cell.data != " " or cell.underscore or cell.strikethrough or cell.reverse or cell.blink:
        return cell
    return cell._replace(fg="default", bold=False, italics=False)


class Terminal:
    """One run of the program. ``seen`` collects everything it ever wrote, screen and window title alike."""

    COMMAND: tuple[str, ...] = (sys.executable, "-m", "resurgence_tui")

    def __init__(self, *arguments: str, size: tuple[int, int] = (80, 24), **env: str) -> None:
        self.screen = Screen(*size)
        self._stream = pyte.ByteStream(self.screen)
        self._text: str | None = None
        self.seen = b""
        self.pid, self.fd = pty.fork()
        if self.pid == 0:
            # Handed over as a whole: readline, once imported, changes COLUMNS and LINES where only C sees them.
            known = {"TERM": "xterm-256color", "COLORTERM": "truecolor", "LANG": "C.UTF-8"}
            mine = {**os.environ, **known, **MISLEADING, **env}
            os.chdir(ROOT)
            os.execve(self.COMMAND[0], [*self.COMMAND, *arguments], mine)
        self.resize(*size)

    def resize(self, columns: int, rows: int) -> None:
        """Give the terminal another size."""
        self.screen.resize(rows, columns)
        self._text = None
        fcntl.ioctl(self.fd, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        os.kill(self.pid, signal.SIGWINCH)

    def click(self, words: str) -> bool:
        """Click on the first cell of these words; AssertionError if they are not on the screen."""
        for y, line in enumerate(self.screen.display):
            x = line.find(words)
            if x >= 0:
                os.write(self.fd, f"\x1b[<0;{x + 1};{y + 1}M\x1b[<0;{x + 1};{y + 1}m".encode())
                return self.pump()
        raise AssertionError(f"'{words}' is not on the screen:\n{self.text}")

    def pump(self, quiet: float = 0.05, most: float = 5.0) -> bool:
        """Read until nothing has come for a while; False when the program has ended."""
        end = last = time.monotonic()
        end += most
        while time.monotonic() < end and time.monotonic() - last < quiet:
            if select.select([self.fd], [], [], 0.01)[0]:
                try:
                    data = os.read(self.fd, 1 << 16)
                except OSError:
                    return False
                if not data:
                    return False
                self.seen += data
                self._stream.feed(data)
                self._text = None
                last = time.monotonic()
        return True

    def press(self, key: str) -> bool:
        """Press a key by its name, or one character; False when the program has ended."""
        try:
            os.write(self.fd, KEYS.get(key, key).encode())
        except OSError:
            return False
        return self.pump()

    def lift(self) -> None:
        """Wait until the curtain says which key lifts it, and press that one."""
        self.wait_for(LIFT)
        self.press(self.lift_key)

    @property
    def lift_key(self) -> str:
        """The key that the curtain asks for; "" while it still waits for silence."""
        found = re.search(rf"(\w+) {LIFT}", self.text)
        return found[1].lower() if found else ""

    @property
    def text(self) -> str:
        """The screen as lines of text; put together once for each picture, for that takes long."""
        if self._text is None:
            self._text = "\n".join(line.rstrip() for line in self.screen.display)
        return self._text

    def wait_for(self, words: str, most: float = 30.0) -> None:
        """Read until the words stand on the screen."""
        end = time.monotonic() + most
        while words not in self.text:
            if time.monotonic() > end or not self.pump():
                raise AssertionError(f"'{words}' never came:\n{self.text}")

    def end(self) -> int:
        """Wait for the program to end; its exit status."""
        while self.pump():
            pass
        _, status = os.waitpid(self.pid, 0)
        os.close(self.fd)
        return os.waitstatus_to_exitcode(status)
