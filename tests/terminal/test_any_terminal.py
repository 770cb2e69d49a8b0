"""The program in terminals of many kinds: in as many colours and signs as they have, in any size, with the mouse."""

from __future__ import annotations

import os
import re
import sys
from pathlib import Path

import pytest

from .moments import rule, save_at
from .terminal import Terminal

pytestmark = pytest.mark.skipif(os.name == "nt", reason="there are no pseudo-terminals")

TRUE_COLOUR, OF_256 = re.compile(rb"[34]8;2;"), re.compile(rb"[34]8;5;")
KINDS = [
    ("xterm-256color", "truecolor", "C.UTF-8", 3, True),
    ("tmux-256color", "", "C.UTF-8", 2, True),
    ("linux", "", "C.UTF-8", 1, True),
    ("vt100", "", "C.UTF-8", 1, False),
    ("xterm", "", "POSIX", 1, False),
]
"""TERM, COLORTERM, LANG; 3 for all colours, 2 for 256, 1 for sixteen; whether lines are drawn as lines."""


@pytest.mark.parametrize(("kind", "colours", "locale", "depth", "lines"), KINDS)
def test_it_shows_no_more_than_the_terminal_can(
    tmp_path: Path, kind: str, colours: str, locale: str, depth: int, lines: bool
) -> None:
    terminal = Terminal(TERM=kind, COLORTERM=colours, LANG=locale, RESURGENCE_SAVES=str(tmp_path))
    terminal.wait_for("Quit")
    terminal.pump(0.2)
    assert (bool(TRUE_COLOUR.search(terminal.seen)), bool(OF_256.search(terminal.seen))) == (depth == 3, depth == 2)
    assert terminal.seen.isascii() != lines
    terminal.press("\x11")
    assert terminal.end() == 0


def test_the_terminal_tells_its_size_and_not_the_environment(tmp_path: Path) -> None:
    terminal = Terminal(size=(160, 48), COLUMNS="100000", LINES="23", RESURGENCE_SAVES=str(tmp_path))
    terminal.wait_for("no saved game")
    terminal.pump(0.3)
    wide = terminal.text
    terminal.resize(60, 20)
    terminal.wait_for("this one has 60 by 20")
    terminal.resize(160, 48)
    terminal.wait_for("no saved game")
    terminal.pump(0.3)
    assert terminal.text == wide
    terminal.press("\x11")
    assert terminal.end() == 0


def test_the_terminal_tells_its_size_also_where_standard_output_is_a_file(tmp_path: Path) -> None:
    class Redirected(Terminal):
        COMMAND = ("/bin/sh", "-c", f"exec {sys.executable} -m resurgence_tui > {tmp_path}/out")

    terminal = Redirected(size=(70, 24), COLUMNS="100", RESURGENCE_SAVES=str(tmp_path / "saves"))
    terminal.wait_for("this one has 70 by 24")
    terminal.resize(120, 36)
    terminal.wait_for("Quit")
    terminal.press("\x11")
    assert terminal.end() == 0


@pytest.mark.parametrize("line", [("rules", "GEN-05"), ("play", "--help")])
def test_what_the_command_line_prints_is_as_wide_as_the_terminal(line: tuple[str, ...]) -> None:
    printed = []
    for columns in ("200", "21"):
        terminal = Terminal(*line, size=(60, 100), COLUMNS=columns)
        assert terminal.end() == 0
        printed.append(terminal.text)
    assert printed[0] == printed[1]
    assert 50 < max(len(row) for row in terminal.seen.decode().split("\r\n")) <= 60


@pytest.mark.parametrize("kind", ["dumb", "unknown"])
def test_a_terminal_without_screens_is_told_in_one_sentence_what_to_do(tmp_path: Path, kind: str) -> None:
    terminal = Terminal("new", "--seats", "Anna,bot:eager", TERM=kind, RESURGENCE_SAVES=str(tmp_path))
    assert terminal.end() == 2
    said = terminal.seen.decode().split()
    assert " ".join(said) == (
        f"resurgence: A terminal of type '{kind}' (TERM) cannot show screens. Use 'resurgence play --plain'."
    )
    assert list(tmp_path.iterdir()) == []


def test_in_every_size_the_table_is_whole_and_the_mouse_meets_what_it_points_at(tmp_path: Path) -> None:
    save_at(tmp_path, rule("PLACE-01", 2), "Anna,bot:eager")
    terminal = Terminal("resume", RESURGENCE_SAVES=str(tmp_path))
    terminal.wait_for("Place a Survivor")
    terminal.pump(0.3)
    first = terminal.text
    for size in ((160, 48), (120, 36), (60, 20)):
        terminal.resize(*size)
        terminal.wait_for("Place a Survivor" if size[0] >= 80 else "this one has 60 by 20")
        terminal.pump(0.3)
    terminal.resize(80, 24)
    terminal.wait_for("Place a Survivor")
    terminal.pump(0.3)
    assert terminal.text == first
    terminal.resize(160, 48)
    terminal.wait_for("Survivor Row")
    terminal.pump(0.3)
    terminal.click("r Rest Area")
    terminal.wait_for("Rest Area: which token?")
    terminal.click("Rest a Scholar")
    terminal.wait_for("1H 2L 1S")  # in the Rest Area
    terminal.press("\x11")
    assert terminal.end() == 0
