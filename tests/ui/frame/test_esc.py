"""An Esc that stands alone is taken as soon as it may be, what comes in pieces stays one key, and rest stays rest.

The loops that read keys are Textual's own, on a pipe; their clock goes on by their waits alone, so nothing is timed.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from selectors import EVENT_READ, SelectorKey, SelectSelector
from threading import Event
from typing import Any

import pytest
from textual import constants, events
from textual.drivers._input_reader import InputReader
from textual.message import Message

from resurgence_tui.app.library import Library
from resurgence_tui.ui.app import ResurgenceApp
from resurgence_tui.ui.surroundings import ESC_WAIT, ESC_WAIT_FAR

pytestmark = pytest.mark.skipif(os.name == "nt", reason="Textual reads keys another way there")

LOOKS_EVERY = 0.1
"""Seconds for which Textual waits for input at a time."""

REST = 2.0
"""Seconds for which nothing is typed in the end."""

Typed = list[tuple[float, str]]


def packed(piece: str) -> str:
    """As a server of browsers sends it."""
    return f"D\0\0\0{chr(len(piece))}{piece}"


class Keyboard:
    """Sends what is typed, each piece at its second, to a reader of keys; hears of what becomes of it, and when."""

    def __init__(self, typed: Typed) -> None:
        self.now = 0.0
        self.taken: list[tuple[str, float]] = []
        self.waits: list[float] = []
        self._typed = list(typed)
        self._end = max(at for at, _ in typed) + REST
        self.over = Event()
        self.reader: InputReader | None = None
        self._reads, self._writes = os.pipe()

    def fileno(self) -> int:
        """Where it is read."""
        return self._reads

    def select(self, selector: SelectSelector, timeout: float | None) -> list[tuple[SelectorKey, int]]:
        """Wait in no time."""
        assert timeout is not None
        self.waits.append(timeout)
        if not self._typed or self._typed[0][0] > self.now + timeout:
            self.now += timeout
            if self.now >= self._end:
                self.over.set()
                if self.reader is not None:
                    self.reader.close()
            return []
        at, piece = self._typed.pop(0)
        self.now = max(self.now, at)
        os.write(self._writes, piece.encode())
        return [(next(iter(selector.get_map().values())), EVENT_READ)]

    def take(self, message: Message) -> None:
        """Note a key, a paste or a click."""
        what = message.key if isinstance(message, events.Key) else type(message).__name__
        self.taken.append((what, round(self.now, 3)))

    def close(self) -> None:
        """Close the pipe."""
        os.close(self._reads)
        os.close(self._writes)


Read = Callable[[Typed, float], Keyboard]
"""Has the program read what is typed, with that delay of Esc in seconds."""


@pytest.fixture(params=["terminal", "browser"])
def read(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[Read]:
    """By the program's reader of keys for a terminal, and for a browser."""
    keyboards: list[Keyboard] = []
    in_browser = request.param == "browser"

    def read_all(typed: Typed, delay: float) -> Keyboard:
        keyboards.append(keyboard := Keyboard([(at, packed(piece) if in_browser else piece) for at, piece in typed]))
        monkeypatch.setattr(SelectSelector, "select", lambda self, timeout=None: keyboard.select(self, timeout))
        monkeypatch.setattr("textual._parser.get_time", lambda: keyboard.now)
        monkeypatch.setattr("resurgence_tui.ui.esc_selector.get_time", lambda: keyboard.now)
        monkeypatch.setattr(constants, "DRIVER", "textual.drivers.web_driver:WebDriver" if in_browser else None)
        program: Any = ResurgenceApp(library=Library()).get_driver_class()
        monkeypatch.setattr(constants, "ESCAPE_DELAY", delay)
        monkeypatch.setattr("sys.__stdin__", keyboard)

        class Reader(program):  # type: ignore[misc]
            def __init__(self) -> None:
                self.exit_event, self._debug = keyboard.over, False
                if in_browser:
                    self._input_reader = keyboard.reader = InputReader()
                else:
                    self.fileno = keyboard.fileno()

            def process_message(self, message: Message) -> None:
                keyboard.take(message)

        Reader().run_input_thread()
        return keyboard

    yield read_all
    for keyboard in keyboards:
        keyboard.close()


@pytest.mark.parametrize("delay", [ESC_WAIT, ESC_WAIT_FAR, 0.15, 0.3])
@pytest.mark.parametrize("at", [0.03, 0.099, 0.1])
def test_esc_alone_is_taken_as_soon_as_its_delay_is_over(at: float, delay: float, read: Read) -> None:
    assert read([(at, "\x1b")], delay).taken == [("escape", round(at + delay, 3))]


def test_an_esc_behind_another_key_and_two_in_a_row_wait_for_no_look_either(read: Read) -> None:
    typed = [(0.03, "x"), (0.04, "\x1b"), (0.2, "\x1b"), (0.21, "\x1b"), (0.5, "y\x1b")]
    taken = [("x", 0.03), ("escape", 0.065), ("escape", 0.21), ("escape", 0.235), ("y", 0.5), ("escape", 0.525)]
    assert read(typed, ESC_WAIT).taken == taken


@pytest.mark.parametrize(
    ("delay", "gap"), [(ESC_WAIT, 0.0), (ESC_WAIT, 0.02), (ESC_WAIT_FAR, 0.02), (ESC_WAIT_FAR, 0.08)]
)
@pytest.mark.parametrize(
    ("pieces", "key"),
    [
        (("\x1b", "[A"), "up"),
        (("\x1b[", "1;2", "A"), "shift+up"),
        (("\x1b", "O", "P"), "f1"),
        (("\x1b", "[<0;10;", "10M"), "MouseDown"),
        (("\x1b[20", "0~some", "thing\x1b", "[201~"), "Paste"),
    ],
)
def test_what_comes_in_pieces_is_one_key(
    pieces: tuple[str, ...], key: str, delay: float, gap: float, read: Read
) -> None:
    typed = [(0.03 + number * gap, piece) for number, piece in enumerate(pieces)]
    assert read(typed, delay).taken == [(key, round(typed[-1][0], 3))]


def test_alt_with_a_letter_is_one_key(read: Read) -> None:
    assert read([(0.03, "\x1ba")], ESC_WAIT).taken == [("alt+a", 0.055)]


@pytest.mark.parametrize("key", ["x", "\x1b", "\x1b[A"])
def test_at_rest_nothing_wakes_more_often_than_before(key: str, read: Read) -> None:
    waits = read([(0.03, key)], ESC_WAIT).waits
    assert [round(wait, 3) for wait in waits[:2]] == [LOOKS_EVERY, ESC_WAIT]
    assert {round(wait, 3) for wait in waits[2:]} == {LOOKS_EVERY}
    assert len(waits) <= REST / LOOKS_EVERY + 4
