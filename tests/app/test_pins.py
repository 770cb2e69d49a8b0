"""PINs: only the right one opens, three wrong ones bring a pause that a restart keeps, the others can clear it."""

from __future__ import annotations

from pathlib import Path

import pytest

from resurgence_tui.app.host import Host
from resurgence_tui.app.library import Library
from resurgence_tui.app.pins import Pins
from resurgence_tui.app.seating import parse_seats
from resurgence_tui.saves import pins as pins_module
from resurgence_tui.saves.save_file import make_setup
from resurgence_tui.saves.store import Store
from resurgence_tui.saves.tries import FILE, LONGEST_PAUSE, PAUSE


class Clock:
    """A clock that a test turns."""

    now = 100.0

    def __call__(self) -> float:
        """Seconds."""
        return self.now


@pytest.fixture(autouse=True)
def _hashed_faster(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """A tenth of a second a try is the point of one test alone."""
    if request.function is not test_a_pin_that_was_kept_once_fits_for_good_and_is_hashed_for_long:
        monkeypatch.setattr(pins_module, "ROUNDS", 100)


@pytest.fixture
def host(tmp_path: Path) -> Host:
    """A game of three people and a bot."""
    return Library(Store(tmp_path)).new(make_setup(parse_seats("Anna,Boris,bot:random,Celina"), 1))


def test_a_pin_that_was_kept_once_fits_for_good_and_is_hashed_for_long() -> None:
    kept = pins_module.Pin(salt="0" * 32, hash="6a6b5a40db90dbe2c0ecae3ef298686e")
    assert kept.fits("4711") and not kept.fits("4712")
    assert pins_module.ROUNDS >= 100_000


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


def test_a_restart_does_not_shorten_the_pause(host: Host, tmp_path: Path) -> None:
    clock = Clock()
    pins = Pins(host, clock)
    pins.set(0, "4711")
    for _ in range(3):
        pins.open(0, "1")
    again = Pins(Library(Store(tmp_path)).resume(host.path), clock)
    assert again.pause(0) == PAUSE and not again.open(0, "4711")


def test_each_further_pause_is_longer_up_to_an_hour(host: Host) -> None:
    clock = Clock()
    pins = Pins(host, clock)
    pins.set(0, "4711")
    pauses = []
    for _ in range(9):
        for _ in range(3):
            assert pins.pause(0) == 0 and not pins.open(0, "1")
        pauses.append(pins.pause(0))
        clock.now += pauses[-1]
    assert pauses == [30, 60, 120, 240, 480, 960, 1920, LONGEST_PAUSE, LONGEST_PAUSE]
    assert pins.open(0, "4711")
    assert not pins.open(0, "1") and pins.pause(0) == 0  # counted from the start again


def test_wrong_pins_of_one_seat_do_not_hold_up_another_nor_a_new_pin(host: Host) -> None:
    pins = Pins(host, Clock())
    pins.set(0, "4711")
    pins.set(1, "1234")
    for _ in range(3):
        pins.open(0, "1")
    assert pins.pause(0) == PAUSE and pins.pause(1) == 0 and pins.open(1, "1234")
    pins.set(0, "0815")
    assert pins.pause(0) == 0 and pins.open(0, "0815")


def test_a_clock_that_was_put_back_makes_no_pause_longer(host: Host) -> None:
    clock = Clock()
    pins = Pins(host, clock)
    pins.set(0, "4711")
    for _ in range(3):
        pins.open(0, "1")
    clock.now = 5.0
    assert pins.pause(0) == PAUSE


def test_a_wrong_pin_does_not_write_the_save_and_its_file_tells_nothing(host: Host, tmp_path: Path) -> None:
    pins = Pins(host, Clock())
    pins.set(0, "4711")
    assert host.path is not None
    before = host.path.read_bytes()
    for _ in range(4):
        pins.open(0, "4712")
    assert host.path.read_bytes() == before
    kept = (tmp_path / FILE).read_text()
    for told in (host.game_id, host.pins[0].salt, host.pins[0].hash, "Anna", "4711", "4712", host.path.name):
        assert told not in kept
    assert [game.name for game in Library(Store(tmp_path)).list()] == [host.title]


@pytest.mark.parametrize("content", [b"", b"[]", b"{}", b"\xff", b"[" * 9999, b'{"a": 1}', b"x" * 99999, None])
def test_a_damaged_count_is_no_count(host: Host, tmp_path: Path, content: bytes | None) -> None:
    pins = Pins(host, Clock())
    pins.set(0, "4711")
    pins.open(0, "1")
    (tmp_path / FILE).unlink()
    (tmp_path / FILE).mkdir() if content is None else (tmp_path / FILE).write_bytes(content)
    assert pins.open(0, "4711")
    for _ in range(3):
        assert not pins.open(0, "1")
    assert pins.pause(0) == PAUSE and not pins.open(0, "4711")  # kept in memory where the file cannot be


def test_a_link_in_place_of_the_count_is_not_written_through(host: Host, tmp_path: Path) -> None:
    pins = Pins(host, Clock())
    pins.set(0, "4711")
    precious = tmp_path / "precious"
    precious.write_text("{}")
    (tmp_path / FILE).symlink_to(precious)
    pins.open(0, "1")
    assert precious.read_text() == "{}" and not (tmp_path / FILE).is_symlink()


def test_whoever_has_a_pin_must_agree_even_while_a_bot_plays_for_them(host: Host) -> None:
    pins = Pins(host, Clock())
    pins.set(0, "4711")
    pins.set(1, "1234")
    for seat in (1, 3):
        host.hand_to(seat, "bot:random")
    assert pins.others(0) == [1]
    assert pins.clear(0, {1: ""}) == [1] and pins.has(0)


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
