"""The way from the command line to the screens: with a terminal, and without one."""

import os
import re
import select
import signal
import sys
import time
from pathlib import Path

import pytest

from .conftest import ROOT, finished, process

CTRL_Q = b"\x11"
LEFT = "\x1b[?1049l"
"""Ends the screen that programs draw on; what was in the terminal before is there again."""


@pytest.mark.parametrize("line", [[], ["new"], ["new", "--seats", "a,b"], ["resume"], ["--saves", "."]])
def test_without_a_terminal_one_line_says_what_to_do(line: list[str]) -> None:
    done = finished(process(*line))
    assert done.complaint == "The screens need a terminal. Without one, use 'resurgence play --plain'."


def on_a_terminal(folder: Path, expected: str, *line: str) -> tuple[int, str]:
    """Run a command in a pseudo-terminal until it shows something, then quit; its exit status and what it wrote."""
    import fcntl
    import pty
    import struct
    import termios

    child, terminal = pty.fork()
    if child == 0:
        os.environ.update(TERM="xterm-256color", PYTHONPATH=str(ROOT), RESURGENCE_SAVES=str(folder))
        os.chdir(folder)
        os.execv(sys.executable, [sys.executable, "-m", "resurgence_tui", *line])
    fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", 40, 120, 0, 0))
    shown, end, asked = "", time.monotonic() + 30, not expected
    while time.monotonic() < end:
        if not select.select([terminal], [], [], 0.2)[0]:
            continue
        try:
            shown += os.read(terminal, 1 << 16).decode(errors="replace")
        except OSError:
            break
        if not asked and expected in re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", shown):
            os.write(terminal, CTRL_Q)
            asked = True
    else:
        os.kill(child, signal.SIGKILL)
    _, status = os.waitpid(child, 0)
    os.close(terminal)
    return os.waitstatus_to_exitcode(status), shown


@pytest.mark.skipif(os.name == "nt", reason="there are no pseudo-terminals")
@pytest.mark.terminal
def test_menu_new_game_and_resumed_game(tmp_path: Path) -> None:
    status, shown = on_a_terminal(tmp_path, "Resume")
    assert status == 0, shown
    assert list(tmp_path.iterdir()) == []
    status, shown = on_a_terminal(tmp_path, "Zoe", "new", "--seats", "Zoe,bot:eager", "--seed", "3")
    assert status == 0, shown
    assert len(list(tmp_path.glob("*.json"))) == 1
    status, shown = on_a_terminal(tmp_path, "Zoe", "resume")
    assert status == 0, shown


@pytest.mark.skipif(os.name == "nt", reason="there are no pseudo-terminals")
@pytest.mark.terminal
def test_a_game_that_cannot_be_started_or_read_ends_the_screens_with_one_line(tmp_path: Path) -> None:
    for line, sentence in (
        (["resume", "no.json"], "No file 'no.json'."),
        (["new", "--seats", "Anna,Anna"], "Two seats have the same name; names must differ."),
        (["new", "--seats", "Anna"], "One seat plays against the Mutants: "),
    ):
        status, shown = on_a_terminal(tmp_path, "", *line)
        assert status == 2
        left = re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", shown.rpartition(LEFT)[2]).strip()
        assert left.startswith(f"resurgence: {sentence}") and "\n" not in left
    assert list(tmp_path.iterdir()) == []
