"""The real program in a headless Chromium, seen as a person sees it: keys and clicks in, a screen of characters out."""

from __future__ import annotations

import json
import os
import re
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import TracebackType
from typing import Any
from urllib.parse import parse_qs, urlsplit

import pyte
from playwright.sync_api import Browser, Page, WebSocket, sync_playwright

from .terminal import LIFT, ROOT, Screen

CHROMIUM = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
"""The browser, where one is installed. Playwright's own would be downloaded from outside of the package registry."""

ALONE = (
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
)  # fmt: skip
"""What keeps Chromium from asking for anything but our pages. A sandbox of its own it cannot have in a container."""

PATIENCE = 30.0
"""Seconds after which what is waited for never comes."""

QUIET = 0.08
"""Seconds without anything new on the screen, after which a key has done what it does."""

MOMENT = 20
"""Milliseconds between two looks."""


class Server:
    """`resurgence serve` in a process of its own. address: what it says to open."""

    def __init__(self, *arguments: str, **env: str) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "resurgence_tui", "serve", "--port", "0", *arguments],
            stdout=subprocess.PIPE, text=True, cwd=ROOT, env={**os.environ, "LANG": "C.UTF-8", **env},
        )  # fmt: skip
        assert self.process.stdout is not None
        self.address = self.process.stdout.readline().split()[-1]

    def __enter__(self) -> Server:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        self.process.communicate(timeout=PATIENCE)

    def programs(self) -> set[int]:
        """The process ids of the programs of its tabs."""
        listed = subprocess.run(["ps", "-o", "pid=", "--ppid", str(self.process.pid)], capture_output=True, text=True)
        return {int(word) for word in listed.stdout.split()}

    def wait_for_programs(self, count: int) -> set[int]:
        """Wait until that many tabs have a program."""
        end = time.monotonic() + PATIENCE
        while len(found := self.programs()) != count:
            assert time.monotonic() < end, f"{len(found)} programs, not {count}"
            time.sleep(MOMENT / 1000)
        return found


@contextmanager
def chromium() -> Iterator[Browser]:
    """A browser of its own, without a window."""
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=CHROMIUM, args=list(ALONE))
        try:
            yield browser
        finally:
            browser.close()


class BrowserTab:
    """A tab with a table. What comes by its websocket is read as the terminal in the page reads it.

    connections: how often the page has opened its table. errors: what went wrong in the page.
    """

    def __init__(self, page: Page, address: str) -> None:
        self.page = page
        self.screen = Screen(80, 24)
        self._stream = pyte.ByteStream(self.screen)
        self._text: str | None = None
        self.errors: list[str] = []
        self.connections = 0
        self._last = ""
        self._drawn_last = 0.0
        page.on("websocket", self._connected)
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.goto(address)

    def _connected(self, socket: WebSocket) -> None:
        self.connections += 1
        asked = parse_qs(urlsplit(socket.url).query)
        self.screen = Screen(int(asked["width"][0]), int(asked["height"][0]))
        self._stream = pyte.ByteStream(self.screen)
        self._text = None
        socket.on("framereceived", self._drawn)
        socket.on("framesent", self._told)

    def _drawn(self, frame: Any) -> None:
        if isinstance(frame, bytes):
            self._stream.feed(frame)
            self._text = None
            self._drawn_last = time.monotonic()

    def _told(self, frame: Any) -> None:
        kind, *values = json.loads(frame)
        if kind == "resize":
            self.screen.resize(values[0]["height"], values[0]["width"])
            self._text = None

    @property
    def text(self) -> str:
        """The screen as lines of text; put together once for each picture, for that takes long."""
        if self._text is None:
            self._text = "\n".join(line.rstrip() for line in self.screen.display)
        return self._text

    def wait_until(self, done: Callable[[], object]) -> None:
        """Let the page go on until something is so."""
        end = time.monotonic() + PATIENCE
        while not done():
            assert time.monotonic() < end, f"it never came:\n{self.text}"
            self.page.wait_for_timeout(MOMENT)

    def wait_for(self, *words: str) -> str:
        """Wait until one of these words stands on the screen; the one that does."""
        self.wait_until(lambda: any(word in self.text for word in words))
        return next(word for word in words if word in self.text)

    def press(self, key: str) -> None:
        """Press a key, and wait until that has changed the screen and nothing more comes of it."""
        before = self.text
        if key == self._last:  # else it would count as held down, and answer nothing of another seat
            self.page.keyboard.press("F12")
        self._last = key
        self.page.keyboard.press(key)
        self.wait_until(lambda: self.text != before and time.monotonic() - self._drawn_last > QUIET)

    def lift(self) -> None:
        """Lift the curtain with the key that it asks for."""
        self.wait_for(LIFT)
        found = re.search(rf"(\w+) {LIFT}", self.text)
        assert found is not None
        self.press(found[1].title())

    def click(self, words: str) -> None:
        """Click on the first cell of these words."""
        for y, line in enumerate(self.screen.display):
            if words in line:
                self.page.mouse.click(*self.place(line.index(words), y))
                return
        raise AssertionError(f"'{words}' is not on the screen:\n{self.text}")

    def place(self, x: int, y: int) -> tuple[float, float]:
        """Where the middle of a cell is in the window."""
        box = self.page.locator(".xterm-screen").bounding_box()
        assert box is not None
        width, height = box["width"] / self.screen.columns, box["height"] / self.screen.lines
        return box["x"] + (x + 0.5) * width, box["y"] + (y + 0.5) * height

    def marked_and_copied(self) -> str:
        """Mark the whole screen with Shift and the mouse, copy it with Ctrl+C, and read the clipboard."""
        self.page.keyboard.down("Shift")
        self.page.mouse.move(*self.place(0, 0))
        self.page.mouse.down()
        self.page.mouse.move(*self.place(self.screen.columns - 1, self.screen.lines - 1), steps=3)
        self.page.mouse.up()
        self.page.keyboard.up("Shift")
        self.page.keyboard.press("Control+c")
        copied = self.page.evaluate("navigator.clipboard.readText()")
        return "\n".join(line.rstrip() for line in copied.splitlines())


def saved_in(folder: Path) -> Path:
    """The only saved game there."""
    (path,) = folder.glob("resurgence-*.json")
    return path
