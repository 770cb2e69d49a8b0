"""A shell in a pseudo-terminal that starts the program, stops it and lets it go on, as a person at a prompt does."""

from __future__ import annotations

import os
import signal
import sys
import time

from .terminal import ROOT, Terminal

PROMPT = "ready>"
CTRL_Z = "\x1a"
TAKEN = (b"\x1b[?1049h", b"\x1b[?1000h", b"\x1b[?1003h", b"\x1b[?1006h", b"\x1b[?2004h", b"\x1b[?25l", b"\x1b[?7l")
"""What the program sets when it takes the terminal: the second screen, mouse, paste, no cursor, no wrapping."""

GIVEN_BACK = (b"\x1b[?1049l", b"\x1b[?1000l", b"\x1b[?1003l", b"\x1b[?1006l", b"\x1b[?2004l", b"\x1b[?25h", b"\x1b[?7h")


class Shell(Terminal):
    """A shell with job control; ``since`` counts from the last command or stop."""

    COMMAND = ("/bin/sh", "-im")

    def __init__(self, saves: str, size: tuple[int, int] = (80, 24)) -> None:
        super().__init__(size=size, PS1=f"{PROMPT} ", RESURGENCE_SAVES=saves, PYTHONPATH=str(ROOT), ENV="")
        self.mark = 0
        self.wait_for(PROMPT)

    @property
    def since(self) -> bytes:
        """What has come since the mark."""
        return self.seen[self.mark :]

    def say(self, line: str) -> None:
        """Type a command."""
        self.mark = len(self.seen)
        os.write(self.fd, f"{line}\n".encode())

    def start(self, *arguments: str) -> None:
        """Start the program from the prompt."""
        self.say(" ".join([sys.executable, "-m", "resurgence_tui", *arguments]))

    def stop(self, key: str = CTRL_Z) -> None:
        """Press Ctrl+Z and wait for the prompt."""
        self.mark = len(self.seen)
        self.press(key)
        self.wait_for_bytes(PROMPT.encode())

    def wait_for_bytes(self, wanted: bytes, most: float = 20.0) -> None:
        """Read until these bytes have come since the mark."""
        end = time.monotonic() + most
        while wanted not in self.since:
            if time.monotonic() > end or not self.pump():
                raise AssertionError(f"{wanted!r} never came:\n{self.text}\n{self.since[-300:]!r}")

    def modes(self) -> str:
        """The modes of the terminal as a program at the prompt finds them."""
        self.say("stty -a; echo done$((40+2))")
        self.wait_for_bytes(b"done42")
        return self.since.decode(errors="replace")

    def leave(self) -> None:
        """Close the terminal: the shell and what it runs end."""
        os.kill(self.pid, signal.SIGKILL)
        os.waitpid(self.pid, 0)
        os.close(self.fd)
