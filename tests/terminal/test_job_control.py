"""Ctrl+Z and fg under a real shell: the terminal is given back as it was, and painted anew when the game goes on."""

from __future__ import annotations

import os
import signal
import subprocess
from pathlib import Path

import pytest

from .moments import rule, save_at
from .shell import CTRL_Z, GIVEN_BACK, PROMPT, TAKEN, Shell
from .terminal import Terminal

pytestmark = pytest.mark.skipif(os.name == "nt", reason="there are no pseudo-terminals")

CURTAIN = "look away"
def child_of(shell: Shell) -> int:
    """The process that the shell has started last."""
    shell.say("jobs -p")
    shell.wait_for_bytes(PROMPT.encode())
    return int(shell.since.decode().split("jobs -p")[1].split()[0])


def test_in_the_menu_the_terminal_is_as_before_while_stopped_and_the_menu_as_before_after_it(tmp_path: Path) -> None:
    shell = Shell(str(tmp_path))
    before = shell.modes()
    shell.start()
    shell.wait_for("New game")
    shell.wait_for("no saved game")
    shell.pump(0.4)
    menu = shell.text
    assert all(mode in shell.since for mode in TAKEN)
    shell.stop()
    assert all(mode in shell.since for mode in GIVEN_BACK)
    assert not any(mode in shell.since for mode in TAKEN if mode != b"\x1b[?2004h")  # a shell may ask for that itself
    stopped = shell.modes()
    assert [word for word in stopped.split() if word.strip(";") in ("icanon", "echo", "isig")]
    assert stopped.split("stty")[-1].split() == before.split("stty")[-1].split()
    shell.resize(100, 30)
    shell.resize(80, 24)
    shell.say("fg")
    shell.wait_for("Quit")
    shell.pump(0.4)
    assert all(mode in shell.since for mode in TAKEN)
    assert shell.text == menu
    shell.click("New game")
    shell.wait_for("Start")
    shell.press("\x11")
    shell.wait_for_bytes(PROMPT.encode())
    assert all(mode in shell.since for mode in GIVEN_BACK)
    shell.leave()


def test_where_something_is_private_the_curtain_is_drawn_before_anything_is_painted_again(tmp_path: Path) -> None:
    save_at(tmp_path, rule("ASG-01"))
    shell = Shell(str(tmp_path))
    shell.start("resume")
    shell.lift()
    shell.wait_for("In hand")
    shell.press("2")
    shell.pump(0.3)
    assigning = shell.text
    shell.stop()
    assert "In hand" not in shell.text
    shell.say("fg")
    shell.wait_for(CURTAIN)
    shell.pump(0.3)
    assert b"In hand" not in shell.since
    shell.lift()
    shell.wait_for("In hand")
    shell.pump(0.3)
    assert shell.text == assigning  # the token that was moved lies where it lay
    shell.leave()


def test_one_person_alone_finds_the_table_as_it_was_in_the_size_that_the_terminal_has_then(tmp_path: Path) -> None:
    save_at(tmp_path, rule("ASG-01"), "Anna,bot:eager")
    shell = Shell(str(tmp_path))
    shell.start("resume")
    shell.wait_for("In hand")
    shell.press("2")
    shell.pump(0.3)
    lines = shell.text.split("\n")
    hand = next(line for line in lines if "In hand" in line)
    shell.stop()
    shell.resize(160, 48)
    shell.say("fg")
    shell.wait_for("In hand")
    shell.pump(0.3)
    assert hand.split("In hand")[1].split()[:2] == shell.text.split("In hand")[1].split()[:2]
    assert CURTAIN not in shell.text
    assert len(shell.text.split("\n")) == 48 and shell.text.split("\n")[46].strip()
    shell.leave()


def test_stopped_by_force_it_takes_the_terminal_once_and_gives_it_back_at_the_end(tmp_path: Path) -> None:
    shell = Shell(str(tmp_path))
    before = shell.modes()
    shell.start()
    shell.wait_for("Quit")
    shell.pump(0.4)
    (program,) = children_of(shell.pid)
    os.kill(program, signal.SIGSTOP)
    shell.mark = len(shell.seen)
    shell.wait_for_bytes(PROMPT.encode())
    shell.say("fg")
    shell.wait_for_bytes(TAKEN[0])
    shell.wait_for("Quit")
    shell.pump(0.4)
    shell.press("down")  # one thread alone reads the keys: each counts, and counts once
    shell.press("down")
    shell.wait_for("► r Resume")
    shell.press("\x11")
    shell.wait_for_bytes(PROMPT.encode())
    assert shell.modes().split("stty")[-1].split() == before.split("stty")[-1].split()
    shell.leave()


def test_in_the_background_it_stays_stopped_and_ends_when_it_is_told_to(tmp_path: Path) -> None:
    shell = Shell(str(tmp_path))
    shell.start()
    shell.wait_for("Quit")
    shell.pump(0.4)
    shell.stop()
    shell.say("bg")
    shell.pump(0.8)
    assert not any(mode in shell.since for mode in TAKEN[:2])
    shell.say("fg")
    shell.wait_for("Quit")
    shell.stop()
    program = child_of(shell)
    shell.say(f"kill {program}; kill -CONT {program}; wait {program}; echo over$((40+2))")
    shell.wait_for_bytes(b"over42")
    assert not runs(program)
    shell.leave()


def test_without_a_shell_to_let_it_go_on_it_does_not_stop(tmp_path: Path) -> None:
    terminal = Terminal(RESURGENCE_SAVES=str(tmp_path))
    terminal.wait_for("no saved game")
    terminal.pump(0.4)
    before = terminal.text
    terminal.press(CTRL_Z)
    terminal.pump(0.5)
    assert terminal.text == before
    terminal.press("\x11")
    assert terminal.end() == 0


def processes() -> list[list[str]]:
    """Number, parent and state of all processes."""
    told = subprocess.run(["ps", "-A", "-o", "pid=,ppid=,stat="], capture_output=True, text=True, check=True).stdout
    return [line.split() for line in told.splitlines()]


def children_of(parent: int) -> list[int]:
    """The processes that another one has started."""
    return [int(pid) for pid, of, _ in processes() if of == str(parent)]


def runs(wanted: int) -> bool:
    """Whether a process has not ended; one that nobody has asked for its status yet has."""
    return any(pid == str(wanted) and not state.startswith("Z") for pid, _, state in processes())
