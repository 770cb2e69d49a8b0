"""Replay without a terminal, open export, and PINs and undo where there are no screens."""

from __future__ import annotations

import errno
import io
import json
import os
import shutil
from pathlib import Path

import pytest

from resurgence_tui.app.host import Host
from resurgence_tui.app.library import Library, open_save
from resurgence_tui.app.pins import Pins
from resurgence_tui.app.replay import Replay
from resurgence_tui.app.seating import parse_seats
from resurgence_tui.cli.console import Refusal
from resurgence_tui.cli.plain import LINE, Plain
from resurgence_tui.cli.show import need_pin
from resurgence_tui.i18n.resurgence.table_text import table_lines
from resurgence_tui.i18n.text import words
from resurgence_tui.saves.reading import parse
from resurgence_tui.saves.save_file import make_setup
from resurgence_tui.saves.store import Store

GAME = Path(__file__).parents[1] / "fixtures" / "games" / "2_seats_draft_9.json"


@pytest.fixture
def running(tmp_path: Path) -> Host:
    """A game of two people in the middle of its draft, on disk."""
    host = Library(Store(tmp_path)).new(make_setup(parse_seats("Anna,Boris"), 4))
    for _ in range(5):
        ask = host.asks()[0]
        host.submit(ask.ticket, ask.decision.options[0])
    host.close()
    return host


def text_at(moment: int) -> str:
    """What is printed of the recorded game at a moment."""
    save = parse(GAME.read_bytes(), GAME.name)
    replay = Replay(*open_save(save), save)
    lines = table_lines(words(aloud=True), replay.view(moment), ["Anna", "Boris"])
    values = "This game began with earlier card values and keeps them."
    return "\n".join([f"Moment {moment} of {replay.last}, as everybody may see it.", values, *lines, ""])


def test_without_a_terminal_the_table_of_a_moment_is_printed(run) -> None:
    last = len(parse(GAME.read_bytes(), GAME.name).choices)
    for moment in (0, 50, last):
        assert run("replay", str(GAME), "--at", str(moment)) == (0, text_at(moment), "")
    assert run("replay", str(GAME)).out == text_at(last)


def test_a_moment_that_is_none_is_refused(run, tmp_path: Path) -> None:
    assert run("replay", str(GAME), "--at", "x").complaint == "--at needs a whole number from 0 to 999999999."
    assert run("replay", str(GAME), "--at", "9999").complaint == "No such moment. This game has moments 0 to 295."
    assert run("replay", str(tmp_path / "none.json")).complaint == "No file 'none.json'."


def test_a_finished_game_is_written_openly_and_is_a_save_still(run, tmp_path: Path) -> None:
    packed, target = tmp_path / "packed.json", tmp_path / "open.json"
    packed.write_text(parse(GAME.read_bytes(), GAME.name).text(), encoding="utf-8")
    assert run("export", "--plain", str(packed), str(target)) == (0, f"Written to '{target}'.\n", "")
    data = json.loads(target.read_text(encoding="utf-8"))
    assert data["table"]["over"] and data["choices"] and data["setup"]["seed"] == 9
    assert run("export", "--plain", str(packed)).out == target.read_text(encoding="utf-8")
    assert run("check", str(target)).status == 0
    assert parse(target.read_bytes(), "it").plain_text() == parse(packed.read_bytes(), "it").plain_text()


def test_an_export_overwrites_nothing_and_says_how(run, tmp_path: Path) -> None:
    target = tmp_path / "open.json"
    target.write_text("mine", encoding="utf-8")
    told = run("export", "--plain", str(GAME), str(target)).complaint
    assert told == f"'{target}' already exists. Choose another name." and target.read_text() == "mine"
    assert run("export", str(GAME)).complaint.startswith("Add --plain")


def test_of_an_export_that_the_disk_has_no_room_for_nothing_is_left(
    run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    target, write = tmp_path / "open.json", os.write

    def half(handle: int, raw: bytes) -> int:
        if len(raw) < 1000:
            raise OSError(errno.ENOSPC, "No space left on device")
        return write(handle, raw[: len(raw) // 2])

    with monkeypatch.context() as patched:
        patched.setattr(os, "write", half)
        told = run("export", "--plain", str(GAME), str(target)).complaint
    assert (told, [*tmp_path.iterdir()]) == (f"'{target}' cannot be written: no space left on device.", [])
    assert run("export", "--plain", str(GAME), str(target)).status == 0


def test_a_game_that_goes_on_is_not_written_openly(run, running: Host) -> None:
    told = run("export", "--plain", str(running.path)).complaint
    assert told == "Only finished games can be exported."


def test_an_open_save_of_a_game_that_goes_on_is_packed_when_it_is_saved(running: Host, tmp_path: Path) -> None:
    assert running.path is not None
    running.path.write_text(running.save_file().plain_text(), encoding="utf-8")
    host = Library(Store(tmp_path)).resume(running.path)
    host.save()
    host.close()
    assert "salvage_" not in running.path.read_text(encoding="utf-8")


def test_a_seat_with_a_pin_is_shown_to_nobody_else(run, running: Host, tmp_path: Path) -> None:
    host = Library(Store(tmp_path)).resume(running.path)
    Pins(host).set(0, "4711")
    host.close()
    assert run("show", str(host.path), "--seat", "Anna", typed="1\n").complaint == "Wrong PIN."
    assert "As Anna" in run("show", str(host.path), "--seat", "Anna", typed="4711\n").out
    assert run("show", str(host.path), "--seat", "Boris").status == 0
    told = run("play", "--jsonl", str(host.path), "--saves", str(tmp_path)).complaint
    assert told == "Anna has a PIN, and JSON lines would show what it hides; use the screens or --plain."


def test_wrong_pins_bring_a_pause_that_grows_and_that_every_program_keeps(
    run, running: Host, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    host = Library(Store(tmp_path)).resume(running.path)
    Pins(host).set(0, "4711")
    host.close()
    file, now = host.path, 1_000_000.0
    save = Store(tmp_path).read(file)

    def tried(digits: str) -> str:
        """What a program of its own says to that PIN, "" if it fits."""
        monkeypatch.setattr("sys.stdin", io.StringIO(f"{digits}\n"))
        try:
            need_pin(save, 0, tmp_path, lambda: now)
        except Refusal as refusal:
            return str(refusal)
        return ""

    wrong, wait = "Wrong PIN.", "Too many wrong PINs. Try again in {}; each wait is longer."
    assert [tried("1"), tried(""), tried("2")] == [wrong] * 3  # nothing typed is no try
    assert [tried("3"), tried("4711")] == [wait.format("30 seconds")] * 2
    now += 29.5
    assert tried("4711") == wait.format("1 second")
    now += 0.5
    assert [tried("1"), tried("2"), tried("3")] == [wrong, wrong, wait.format("60 seconds")]
    assert Pins(host, lambda: now).pause(0) == 60  # at the curtain too
    now += 60
    assert [tried(digits) for digits in "123"][-1] == wait.format("2 minutes")
    now += 120
    assert tried("4711") == "" and tried("1") == wrong and tried("4711") == ""
    assert run("check", str(file)).status == 0


def test_show_refuses_at_once_during_a_pause(run, running: Host, tmp_path: Path) -> None:
    host = Library(Store(tmp_path)).resume(running.path)
    Pins(host).set(0, "4711")
    host.close()
    words = ("show", str(host.path), "--seat", "Anna")
    told = [run(*words, typed=f"{number}\n").complaint for number in range(5)]
    assert told[:2] == ["Wrong PIN."] * 2
    assert all(one.startswith("Too many wrong PINs. Try again in ") for one in told[2:])
    assert run(*words, typed="4711\n").complaint.startswith("Too many wrong PINs.")


def played(host: Host, typed: str) -> str:
    """What plain play prints while these lines are typed."""
    out = io.StringIO()
    Plain(host, io.StringIO(typed), out).play()
    return out.getvalue()


def test_plain_play_asks_for_the_pin_and_waits_after_three_wrong_ones() -> None:
    host = Library().new(make_setup(parse_seats("Anna,Boris"), 4))
    for _ in range(4):
        ask = host.asks()[0]
        host.submit(ask.ticket, ask.decision.options[0])
    seat = host.asks()[0].decision.seat
    Pins(host).set(seat, "4711")
    name, shown = host.names[seat], played(host, "\n1\n4711\n")
    assert "Wrong PIN." in shown and f"\n{name}: " in shown.partition("Wrong PIN.")[2]
    assert f"\n{name}: " not in shown.partition("Wrong PIN.")[0]
    shown = played(host, "\n1\n2\n3\n4711\n")
    assert shown.count("Too many wrong PINs. Try again in ") == 2 and f"\n{name}: " not in shown


def test_plain_play_asks_for_the_pin_before_private_steps_where_bots_play_all_other_seats() -> None:
    host = Library().new(make_setup(parse_seats("Anna,Boris"), 4))
    Pins(host).set(0, "4711")
    host.hand_to(1, "bot:eager")
    shown = played(host, "1\n1\n\n4712\n")
    assert f"> {LINE}\nAnna, please take the keyboard." in shown and "Salvage" not in shown
    shown = played(host, "\n4711\nq\n")
    curtain, _, after = shown.partition("> > ")
    assert "Anna, please take the keyboard." in curtain and "Salvage" not in curtain
    assert "\nAnna: Keep a Salvage card\n1. " in after


def test_plain_play_takes_back_and_makes_again() -> None:
    host = Library().new(make_setup(parse_seats("Anna,Boris"), 4, options={"start": "beginner"}))
    ask = host.asks()[0]
    name = host.names[ask.decision.seat]
    shown = played(host, "u\n\n1\n\nu\nredo\n")
    assert "Nothing to undo: the game starts here." in shown
    assert f"{name} undid a choice. Type redo to redo it." in shown
    assert f"{name} redid the choice." in shown


def test_replay_reads_a_copy_and_leaves_the_game_as_it_is(run, tmp_path: Path) -> None:
    file = tmp_path / GAME.name
    shutil.copyfile(GAME, file)
    assert run("replay", str(file), "--at", "3").status == 0
    assert file.read_bytes() == GAME.read_bytes() and list(tmp_path.iterdir()) == [file]
