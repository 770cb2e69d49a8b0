"""A program of somebody else, run as a child of this one: lines to it and lines from it, bounded in size and in time.

It is started without a shell and in a group of its own, so that Ctrl+C at the terminal does not reach it, and what
it has started itself ends with it, unless that has left the group.
"""

from __future__ import annotations

import atexit
import os
import signal
import subprocess
from collections.abc import Callable, Sequence
from contextlib import suppress
from queue import Empty, Full, Queue
from threading import Thread
from time import monotonic, sleep
from typing import IO, NamedTuple
from weakref import WeakSet

LONGEST_LINE = 1 << 16
"""Bytes of a line that a program may write."""

LAST_WORDS = 2000
"""Bytes kept of what it writes to standard error: the end, of which the last line is told if it crashes."""

GRACE = 0.5
"""Seconds that a program has to end by itself, once its standard input has ended."""

GLANCE = 0.05
"""Seconds between two looks whether an answer is still waited for."""

LINES_AHEAD = 16
"""Lines that are read before anybody wants them; a program that writes more has to wait."""

NOT_STARTED, ENDED, CLOSED, SILENT, TOO_LONG = "not_started", "ended", "closed", "silent", "too_long"
"""What may go wrong with a program."""


class Fault(NamedTuple):
    """Why a program plays no more. what: its kind. detail: what the program or the system said, or how long it took."""

    what: str
    detail: str = ""


class Failed(Exception):
    """A program plays no more."""

    def __init__(self, what: str, detail: str = "") -> None:
        super().__init__(what)
        self.fault = Fault(what, detail)


class Program:
    """A running program. words: its command, split already. Failed if it cannot be started."""

    def __init__(self, words: Sequence[str]) -> None:
        pipe = subprocess.PIPE
        try:
            self._process = subprocess.Popen(words, stdin=pipe, stdout=pipe, stderr=pipe, start_new_session=True)
        except (OSError, ValueError) as error:
            raise Failed(NOT_STARTED, (getattr(error, "strerror", None) or str(error)).lower()) from None
        self._to_send: Queue[bytes | None] = Queue()
        self._read: Queue[bytes | None] = Queue(LINES_AHEAD)
        self._last_words = b""
        self._is_over = False
        assert self._process.stdin and self._process.stdout and self._process.stderr
        self._threads = [
            Thread(target=work, args=(stream,), daemon=True)
            for work, stream in (
                (self._write, self._process.stdin), (self._listen, self._process.stdout),
                (self._overhear, self._process.stderr),
            )
        ]  # fmt: skip
        for thread in self._threads:
            thread.start()
        _running.add(self)

    def send(self, line: str) -> None:
        """Write a line, at once if the program reads it, and without waiting for that."""
        self._to_send.put(line.encode() + b"\n")

    def line(self, seconds: float, is_waited_for: Callable[[], bool]) -> str | None:
        """The next line that it writes, None once that is not waited for any more. Failed if none comes in time."""
        until = monotonic() + seconds
        while is_waited_for():
            try:
                raw = self._read.get(timeout=GLANCE)
            except Empty:
                if monotonic() >= until:
                    raise Failed(SILENT, f"{seconds:.0f}") from None
                continue
            if raw is None:
                if self.end():
                    raise Failed(ENDED, self._how_it_ended())
                raise Failed(CLOSED)
            if len(raw) > LONGEST_LINE:
                raise Failed(TOO_LONG, str(LONGEST_LINE >> 10))
            return raw.decode(errors="replace")
        return None

    def end(self) -> bool:
        """Close its standard input and wait for its end, which comes soon: what still runs then is killed. Whether it
        has ended now, and by itself."""
        if self._is_over:
            return False
        self._is_over = True
        self._to_send.put(None)
        has_ended = False
        try:
            has_ended = self._wait(GRACE)
        finally:
            self._kill_group()
            self._process.wait()
            for thread in self._threads:
                thread.join(GRACE)
            _running.discard(self)
        return has_ended

    def _wait(self, seconds: float) -> bool:
        """Wait until the program has ended, but leave it to be reaped: as long as it is not, its group is its own.
        Whether it has."""
        until = monotonic() + seconds
        while monotonic() < until:
            if not hasattr(os, "waitid"):
                if self._process.poll() is not None:
                    return True
            elif os.waitid(os.P_PID, self._process.pid, os.WEXITED | os.WNOHANG | os.WNOWAIT) is not None:
                return True
            sleep(GLANCE / 10)
        return False

    def _kill_group(self) -> None:
        """End all that is left of it."""
        with suppress(OSError):  # nothing may be left
            if hasattr(os, "killpg"):
                os.killpg(self._process.pid, signal.SIGKILL)
            else:
                self._process.kill()

    def _how_it_ended(self) -> str:
        """Its status, and the last line that it wrote to standard error."""
        said = self._last_words.decode(errors="replace").strip().splitlines()
        return ": ".join([str(self._process.returncode), *(line.strip() for line in said[-1:])])

    # What the threads do

    def _write(self, stream: IO[bytes]) -> None:
        """Write what is to be sent, until that is nothing."""
        with suppress(OSError, ValueError):  # it reads no more, which its output tells
            while (line := self._to_send.get()) is not None:
                stream.write(line)
                stream.flush()
        with suppress(OSError):
            stream.close()

    def _listen(self, stream: IO[bytes]) -> None:
        """Read lines, until one is too long, there are no more, or nobody wants them."""
        with stream:
            raw: bytes | None = b""
            while raw is not None and len(raw) <= LONGEST_LINE:
                raw = stream.readline(LONGEST_LINE + 1) or None
                while not self._is_over:
                    try:
                        self._read.put(raw, timeout=GLANCE)
                        break
                    except Full:
                        continue

    def _overhear(self, stream: IO[bytes]) -> None:
        """Keep the end of what it writes to standard error."""
        with stream:
            while part := stream.read1(LAST_WORDS):  # type: ignore[attr-defined]
                self._last_words = (self._last_words + part)[-LAST_WORDS:]


_running: WeakSet[Program] = WeakSet()


@atexit.register
def end_all() -> None:
    """End the programs that nobody has ended."""
    for program in list(_running):
        program.end()
