"""Saves that come by standard input or a pipe, for the commands that only look."""

from __future__ import annotations

import os
import shlex
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from threading import Thread

import pytest

from resurgence_tui.app.library import Library
from resurgence_tui.app.pins import Pins
from resurgence_tui.app.seating import parse_seats
from resurgence_tui.saves.reading import LARGEST
from resurgence_tui.saves.save_file import make_setup
from resurgence_tui.saves.store import Store
from tests.terminal.terminal import ROOT, Terminal

from .conftest import finished, process

GAME = ROOT / "tests" / "fixtures" / "games" / "2_seats_draft_9.json"
posix = pytest.mark.skipif(os.name == "nt", reason="there are no such pipes")

LINES = [
    ["check", "FILE"],
    ["show", "FILE"],
    ["show", "FILE", "--seat", "Anna"],
    ["show", "--score", "FILE"],
    ["show", "FILE", "--svg", "-"],
    ["replay", "FILE", "--at", "50"],
    ["export", "--plain", "FILE"],
    ["export", "FILE", "-", "--plain"],
]


@contextmanager
def a_pipe(raw: bytes) -> Iterator[str]:
    """The name of a pipe that gives these bytes once."""
    source, target = os.pipe()

    def fill() -> None:
        with suppress(BrokenPipeError), open(target, "wb") as pipe:  # noqa: PTH123
            pipe.write(raw)

    filling = Thread(target=fill)
    filling.start()
    try:
        yield f"/dev/fd/{source}"
    finally:
        os.close(source)
        filling.join()


@posix
@pytest.mark.parametrize("line", LINES, ids=" ".join)
def test_a_stream_is_read_like_the_file_itself(run, line: list[str], tmp_path: Path) -> None:
    def done(file: str, typed: bytes = b"") -> tuple[int, str, str]:
        found = run(*[file if word == "FILE" else word for word in line], typed=typed)
        called = {"-": "Standard input", str(GAME): GAME.name}.get(file, file)
        return found._replace(out=found.out.replace(f"{called} is sound", "It is sound"))

    raw = GAME.read_bytes()
    wanted = done(str(GAME))
    assert (wanted[0], wanted[2]) == (0, "")
    assert done("-", raw) == wanted
    with a_pipe(raw) as pipe:
        assert done(pipe) == wanted
    fifo = tmp_path / "fifo"
    os.mkfifo(fifo)
    filling = Thread(target=fifo.write_bytes, args=(raw,))
    filling.start()
    assert done(str(fifo)) == wanted
    filling.join()
    assert [path.name for path in tmp_path.iterdir()] == ["fifo"]


CUT = "Standard input is damaged (cut short or overwritten)."


@pytest.mark.parametrize("command", ["check", "show", "replay", "export --plain"])
@pytest.mark.parametrize(
    ("raw", "told"),
    [
        (b"", "Standard input is empty, so it is not a saved game."),
        (b"[]", "Standard input is not a saved game of this program."),
        (b"{" * (LARGEST + 1), "Standard input is larger than 8 MB, so it is not a saved game."),
        (GAME.read_bytes()[:-1], CUT),
    ],
    ids=["empty", "foreign", "large", "cut"],
)
def test_what_is_wrong_with_a_stream_is_told_in_one_sentence(run, command: str, raw: bytes, told: str) -> None:
    assert run(*command.split(), "-", typed=raw).complaint == told


@posix
def test_a_stream_without_an_end_is_not_read_to_its_end(run) -> None:
    assert run("check", "/dev/zero").complaint == "'/dev/zero' is larger than 8 MB, so it is not a saved game."
    with a_pipe(b" " * (3 * LARGEST)) as pipe:
        assert run("show", pipe).complaint == f"'{pipe}' is larger than 8 MB, so it is not a saved game."


def test_a_dash_elsewhere_is_no_file(run) -> None:
    assert run("check", "-", "-").complaint == "Unexpected argument '-'."
    assert run("show", "-", "--seat", "-", typed=GAME.read_bytes()).complaint.startswith("No seat called '-'.")
    assert run("resume", "-").complaint == "Unknown option: -."


@posix
def test_standard_input_that_is_the_terminal_or_closed_gives_no_game() -> None:
    terminal = Terminal("check", "-", size=(120, 24))
    assert terminal.end() == 2
    told = "Standard input is the terminal here; pipe a saved game into it, or name a file."
    assert terminal.seen.decode() == f"resurgence: {told}\r\n"
    child = process("check", "-", preexec_fn=lambda: os.close(0), stdin=None)
    assert finished(child).complaint == "Standard input is empty, so it is not a saved game."


class Line(Terminal):
    """A line of a shell in a terminal."""

    COMMAND = ("/bin/sh", "-c")

    def __init__(self, line: str, **env: str) -> None:
        program = f"{shlex.quote(sys.executable)} -m resurgence_tui"
        super().__init__(line.replace("resurgence ", f"{program} "), size=(120, 36), **env)


@posix
def test_a_pin_is_asked_at_the_terminal_when_the_game_comes_by_standard_input(tmp_path: Path) -> None:
    host = Library(Store(tmp_path)).new(make_setup(parse_seats("Anna,Boris"), 4))
    Pins(host).set(0, "4711")
    host.close()
    file = host.path
    assert file is not None
    child = process("show", "-", "--seat", "Anna", start_new_session=True)
    told = "Anna has a PIN, which you cannot type while standard input carries the game. Use a terminal."
    assert finished(child, file.read_text(encoding="utf-8")).complaint == told
    for pin, status, words in (("4711", 0, "As Anna sees it."), ("4712", 2, "Wrong PIN.")):
        terminal = Line(f"cat {shlex.quote(str(file))} | resurgence show - --seat Anna", RESURGENCE_SAVES=str(tmp_path))
        terminal.wait_for("PIN:")
        terminal.press(f"{pin}\r")
        assert terminal.end() == status
        assert words in terminal.seen.decode() and pin not in terminal.seen.decode()
    assert (tmp_path / ".pin-tries").exists()  # wrong tries of a piped save are counted where games are saved


@posix
def test_a_replay_out_of_a_pipe_is_stepped_through_and_of_standard_input_printed(tmp_path: Path) -> None:
    game, fifo = shlex.quote(str(GAME)), shlex.quote(str(tmp_path / "fifo"))
    os.mkfifo(tmp_path / "fifo")
    saves = str(tmp_path / "no")
    terminal = Line(f"cat {game} > {fifo} & exec resurgence replay {fifo} --at 50", RESURGENCE_SAVES=saves)
    terminal.wait_for("Moment 50 of 295")
    terminal.press("down")
    terminal.wait_for("Moment 51 of 295")
    terminal.press("\x11")
    assert terminal.end() == 0
    terminal = Line(f"cat {game} | resurgence replay - --at 50")
    assert terminal.end() == 0
    assert terminal.seen.startswith(b"Moment 50 of 295, as everybody may see it.\r\nThis game began with")
    assert [path.name for path in tmp_path.iterdir()] == ["fifo"]
