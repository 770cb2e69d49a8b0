"""PINs: only the right one opens, three wrong ones bring a pause that a restart keeps, the others can clear it."""

from __future__ import annotations

from pathlib import Path

import pytest

from resurgence_tui.app.host import Host
from resurgence_tui.app.library import Library
from resurgence_tui.app.pins import PAUSE, Pins
from resurgence_tui.app.seating import parse_seats
from resurgence_tui.saves.save_file import make_setup
from resurgence_tui.saves.store import Store


class Clock:
    """A clock that a test turns."""

    now = 100.0

    def __call__(self) -> float:
        """Seconds."""
        return self.now


@pytest.fixture
def host(tmp_path: Path) -> Host:
    """A game of three people and a bot."""
    return Library(Store(tmp_path)).new(make_setup(parse_seats("Anna,Boris,bot:random,Celina"), 1))


def test_a_seat_without_a_pin_is_open(host: Host) -> None:
    pins = Pins(host)
    assert not pins.has(0) and pins.open(0, "") and host.pins == []


def test_only_the_pin_of_the_seat_opens_it_also_after_a_load(host: Host, tmp_path: Path) -> None:
    Pins(host).set(0, "4711")
    again = Pins(Library(Store(tmp_path)).resume(host.path))
    assert [again.has(seat) for seat in range(4)] == [True, False, False, False]
    assert not again.open(0, "4712")
    assert again.open(0, "4711")


def test_a_new_pin_replaces_the_old_one_and_none_opens_to_all(host: Host) -> None:
    pins = Pins(host)
    pins.set(0, "4711")
    pins.set(0, "0815")
    assert not pins.open(0, "4711") and pins.open(0, "0815")
    pins.remove(0)
    assert pins.open(0, "")


def test_the_third_wrong_pin_brings_a_pause_in_which_not_even_the_right_one_opens(host: Host) -> None:
    clock = Clock()
    pins = Pins(host, clock)
    pins.set(0, "4711")
    for typed in ("1", "2"):
        assert not pins.open(0, typed) and pins.pause(0) == 0
    assert not pins.open(0, "3") and pins.pause(0) == PAUSE
    assert not pins.open(0, "4711")
    clock.now += PAUSE - 0.5
    assert pins.pause(0) == 1 and not pins.open(0, "4711")
    clock.now += 1
    assert pins.pause(0) == 0 and pins.open(0, "4711")
    assert host.pins[0].wrong == 0


def test_a_restart_does_not_shorten_the_pause(host: Host, tmp_path: Path) -> None:
    clock = Clock()
    pins = Pins(host, clock)
    pins.set(0, "4711")
    for _ in range(3):
        pins.open(0, "1")
    again = Pins(Library(Store(tmp_path)).resume(host.path), clock)
    assert again.pause(0) == PAUSE and not again.open(0, "4711")


def test_all_others_together_clear_a_forgotten_pin(host: Host) -> None:
    pins = Pins(host)
    pins.set(0, "4711")
    pins.set(1, "1234")
    assert pins.others(0) == [1, 3]
    assert pins.clear(0, {1: "1234"}) == [3]
    assert pins.clear(0, {1: "4321", 3: ""}) == [1]
    assert pins.has(0)
    assert pins.clear(0, {1: "1234", 3: ""}) == []
    assert not pins.has(0) and pins.has(1)


def test_nobody_but_the_seat_itself_is_not_enough_to_clear_its_pin(tmp_path: Path) -> None:
    host = Library(Store(tmp_path)).new(make_setup(parse_seats("Anna,bot:random"), 1))
    pins = Pins(host)
    pins.set(0, "4711")
    pins.clear(0, {})
    assert pins.has(0)


def test_the_pin_is_not_in_the_file(host: Host) -> None:
    Pins(host).set(0, "47110815")
    assert host.path is not None
    assert b"47110815" not in host.path.read_bytes()
    assert "47110815" not in host.save_file().plain_text()
