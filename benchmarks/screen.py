"""How fast the screens are: command to first paint, key to paint, and bytes a key, in a pseudo-terminal.

Run by hand, from the checkout, on a machine with nothing else to do (needs pyte, a development dependency, and Linux
or macOS):

    .venv/bin/python benchmarks/screen.py [--size 160x48] [--presses N] [--starts N] [--show]

Key to paint is the time from writing the key to the last byte of the burst that it brings about; a burst ends when the
program has been quiet for 80 ms, which are not counted.
"""

# ruff: noqa: T201, E402

from __future__ import annotations

import argparse
import fcntl
import os
import pty
import random
import select
import signal
import struct
import sys
import tempfile
import termios
import time
from pathlib import Path
from statistics import median
from typing import NamedTuple

import pyte

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from resurgence_tui.app.library import Library
from resurgence_tui.app.seating import parse_seats
from resurgence_tui.saves.save_file import make_setup
from resurgence_tui.saves.store import Store

QUIET = 0.08
KEYS = {
    "right": "\x1b[C",
    "left": "\x1b[D",
    "up": "\x1b[A",
    "down": "\x1b[B",
    "tab": "\t",
    "s-tab": "\x1b[Z",
    "enter": "\r",
    "esc": "\x1b",
}
PAINTED = 40
"""Signs on the screen from which on it counts as painted."""


class Burst(NamedTuple):
    """What a program has written until it was quiet: seconds to the first and the last byte, and how many."""

    first: float
    last: float
    size: int


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

    def __init__(self, command: list[str], columns: int, rows: int) -> None:
        self.screen = Screen(columns, rows)
        self.stream = pyte.ByteStream(self.screen)
        self.started = time.perf_counter()
        self.pid, self.file = pty.fork()
        if self.pid == 0:
            os.environ.update(TERM="xterm-256color", COLORTERM="truecolor", PYTHONPATH=str(ROOT))
            os.execv(command[0], command)
        fcntl.ioctl(self.file, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))

    def signs(self) -> int:
        """How many cells are not blank."""
        return sum(not sign.isspace() for line in self.screen.display for sign in line)

    def burst(self, since: float, quiet: float = QUIET, patience: float = 10.0) -> Burst:
        """Read until the program has been quiet for a while after it has written something."""
        first, last, size = 0.0, 0.0, 0
        while True:
            wait = patience if not size else quiet
            ready, _, _ = select.select([self.file], [], [], wait)
            if not ready:
                return Burst(first, last, size)
            try:
                read = os.read(self.file, 1 << 16)
            except OSError:
                return Burst(first, last, size)
            if not read:
                return Burst(first, last, size)
            last = time.perf_counter() - since
            first = first or last
            size += len(read)
            self.stream.feed(read)

    def press(self, key: str) -> Burst:
        """Write a key and time what it brings about."""
        since = time.perf_counter()
        os.write(self.file, KEYS.get(key, key).encode())
        return self.burst(since, patience=2.0)

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


def saved_game(folder: Path) -> Path:
    """A game of one person and three bots, in the third round, where the person is about to place a token."""
    pick = random.Random(1)
    host = Library(Store(folder)).new(make_setup(parse_seats("Anna,bot:eager*3"), 3))
    host.run_on()
    while host.view(0).round < 3 or host.asks()[0].decision.rule != "PLACE-01":
        ask = host.asks()[0]
        host.submit(ask.ticket, pick.choice(ask.decision.options))
        host.run_on()
    assert host.path is not None
    return host.path


def spread(values: list[float], unit: str, scale: float = 1000) -> str:
    """Median and 95th percentile."""
    p95 = sorted(values)[int(len(values) * 0.95)]
    return f"p50 {median(values) * scale:7.1f} {unit}  p95 {p95 * scale:7.1f} {unit}"


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--size", default="160x48")
    parser.add_argument("--presses", type=int, default=200)
    parser.add_argument("--starts", type=int, default=7)
    parser.add_argument("--menu", default="down down up up", help="keys pressed in the decision menu")
    parser.add_argument("--board", default="right down left up", help="keys pressed on the board")
    parser.add_argument("--across", default="tab", help="the key that leads from the menu to the board")
    parser.add_argument("--show", action="store_true", help="print the screen before the keys are pressed")
    given = parser.parse_args()
    columns, rows = map(int, given.size.split("x"))
    command = [sys.executable, "-m", "resurgence_tui"]
    with tempfile.TemporaryDirectory() as folder:
        os.environ["RESURGENCE_SAVES"] = folder
        saved = saved_game(Path(folder))
        measure_starts("menu", command, given.starts, columns, rows)
        measure_starts("menu, --saves", [*command, "--saves", folder], given.starts, columns, rows)
        measure_starts("resume", [*command, "resume"], given.starts, columns, rows)
        measure_starts("resume FILE", [*command, "resume", str(saved)], given.starts, columns, rows)
        terminal = Terminal([*command, "resume", str(saved)], columns, rows)
        terminal.first_paint()
        terminal.burst(time.perf_counter(), quiet=0.5)
        if given.show:
            print("\n".join(terminal.screen.display))
        for place, keys in (("menu", given.menu.split()), ("board", given.board.split())):
            measure_keys(place, terminal, keys, given.presses)
            terminal.press(given.across)
        terminal.close()


def measure_keys(name: str, terminal: Terminal, keys: list[str], presses: int) -> None:
    """Print how long keys take until all is painted that they bring about, and how many bytes that is."""
    bursts = [terminal.press(keys[number % len(keys)]) for number in range(presses)]
    answered = [burst for burst in bursts if burst.size]
    print(f"keys of the {name:<5} {len(bursts)}, of which {len(answered)} painted something ({' '.join(keys)})")
    if answered:
        print(f"  key to paint   {spread([burst.last for burst in answered], 'ms')}")
        print(f"  bytes a key    {spread([float(burst.size) for burst in answered], 'B ', 1)}")


def measure_starts(name: str, command: list[str], starts: int, columns: int, rows: int) -> None:
    """Print how long a command takes until something is on the screen, by the clock and by the processor."""
    times, used = [], []
    for _ in range(starts + 1):
        terminal = Terminal(command, columns, rows)
        times.append(terminal.first_paint())
        used.append(terminal.close())
    print(f"{name:<16} {spread(times[1:], 'ms')}  to first paint, {median(used[1:]) * 1000:.0f} ms of processor")


if __name__ == "__main__":
    main()
