"""Ctrl+C and the signals to end, at any moment of a command: no traceback, and nothing is left behind."""

import os
import signal
from pathlib import Path

import pytest

from .conftest import ROOT, finished, process

pytestmark = pytest.mark.skipif(os.name == "nt", reason="signals are sent otherwise there")

AT_IMPORT = """
import os, signal, sys
left = [int(os.environ["INTERRUPTED_AT"])]
def hook(event, arguments):
    if event == "import" and ("resurgence_tui.cli.main" in sys.modules or arguments[0] == "resurgence_tui.cli.main"):
        left[0] -= 1
        if left[0] == 0:
            os.kill(os.getpid(), signal.SIGINT)
sys.addaudithook(hook)
"""
"""Presses Ctrl+C when a certain module is about to be imported, counted from the first of the command line."""


@pytest.mark.parametrize(
    ("line", "number"),
    [(["rules", "GEN-01"], 1), (["rules", "--help"], 60), (["check", "no.json"], 150)],
)
def test_ctrl_c_while_modules_are_imported_is_quiet(line: list[str], number: int, tmp_path: Path) -> None:
    (tmp_path / "sitecustomize.py").write_text(AT_IMPORT, encoding="utf-8")
    path = os.pathsep.join((str(tmp_path), str(ROOT)))
    child = process(*line, env={**os.environ, "PYTHONPATH": path, "INTERRUPTED_AT": str(number)})
    assert finished(child) == (130, "", "")


def test_where_nothing_may_interrupt_a_program_it_is_not_interrupted(tmp_path: Path) -> None:
    (tmp_path / "sitecustomize.py").write_text(AT_IMPORT, encoding="utf-8")
    path = os.pathsep.join((str(tmp_path), str(ROOT)))
    child = process(
        "schema", "save", env={**os.environ, "PYTHONPATH": path, "INTERRUPTED_AT": "30"},
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_IGN),
    )  # fmt: skip
    done = finished(child)
    assert (done.status, done.err, done.out[0]) == (0, "", "{")


@pytest.mark.parametrize(
    ("how", "number"),
    [("--jsonl", signal.SIGTERM), ("--plain", signal.SIGTERM), ("--plain", signal.SIGHUP), ("--plain", signal.SIGQUIT),
     ("--jsonl", signal.SIGINT)],
)
def test_a_game_without_screens_that_is_told_to_end_leaves_its_game_and_no_lock(
    how: str, number: signal.Signals, tmp_path: Path
) -> None:
    child = process("play", how, "--seats", "a,b", "--seed", "7", "--saves", str(tmp_path))
    assert child.stdout is not None
    child.stdout.readline()  # it asks the first question
    child.send_signal(number)
    _, told = child.communicate(timeout=200)
    assert (child.returncode, told) == (128 + number, b"")
    (game,) = tmp_path.iterdir()
    assert finished(process("check", str(game))).status == 0


def test_an_entry_of_the_package_is_the_command() -> None:
    """The command takes care of signals before it imports anything, so it begins where python -m does."""
    assert '\nresurgence = "resurgence_tui.__main__:main"\n' in (ROOT / "pyproject.toml").read_text(encoding="utf-8")
