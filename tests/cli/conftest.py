"""What the tests of the command line share: a command run in this process or in one of its own."""

import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from resurgence_tui.cli.main import main

ROOT = Path(__file__).parent.parent.parent


class Done(NamedTuple):
    """How a command ended."""

    status: int
    out: str
    err: str

    @property
    def complaint(self) -> str:
        """The one line on standard error of a command that was refused."""
        assert self.status == 2, self
        assert self.out == ""
        assert "Traceback" not in self.err
        (line,) = self.err.splitlines()
        assert line.startswith("resurgence: ")
        return line.removeprefix("resurgence: ")


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Callable[..., Done]:
    """Run a command line in this process; what it printed, and its exit status."""

    def run_command(*words: str, typed: str | bytes = "") -> Done:
        import io

        raw = typed.encode() if isinstance(typed, str) else typed
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(raw), encoding="utf-8"))
        status = main(words)
        return Done(status, *capsys.readouterr())

    return run_command


def process(*words: str, **other: object) -> subprocess.Popen[bytes]:
    """The command line in a process of its own, with pipes for all that it reads and writes."""
    pipes = dict.fromkeys(("stdin", "stdout", "stderr"), subprocess.PIPE)
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    settings = {**pipes, "env": environment, **other}
    return subprocess.Popen([sys.executable, "-m", "resurgence_tui", *words], **settings)  # type: ignore[call-overload,no-any-return]


def finished(child: subprocess.Popen[bytes], typed: str = "") -> Done:
    """Type into a process and wait for its end."""
    out, err = child.communicate(typed.encode(), timeout=200)
    return Done(child.returncode, out.decode(), err.decode())


def soon(holds: Callable[[], bool]) -> bool:
    """Wait for what another process does, at most a minute; whether it came to hold."""
    until = time.monotonic() + 60
    while not holds() and time.monotonic() < until:
        time.sleep(0.02)
    return holds()
