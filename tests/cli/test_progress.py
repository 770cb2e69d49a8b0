"""A progress bar on standard error: only on a terminal, only where the work takes long, and gone at its end."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from resurgence_tui.app.library import Library
from resurgence_tui.cli import progress
from resurgence_tui.saves.store import Store
from tests.saves.playing import a_game

from .conftest import Done

Run = Callable[..., Done]
LABEL = "Looking for finished games"


class AStream(io.StringIO):
    """Standard error, at a terminal or not."""

    terminal = True

    def isatty(self) -> bool:
        return self.terminal


@pytest.fixture
def saves(tmp_path: Path) -> Path:
    """A folder with two saved games."""
    for seed in (3, 4):
        a_game(Store(tmp_path), 0, seed=seed)
    assert len(Library(Store(tmp_path)).list()) == 2
    return tmp_path


@pytest.mark.parametrize(("terminal", "patience", "drawn"), [(True, 0, True), (True, 60, False), (False, 0, False)])
def test_results_show_a_bar_at_a_terminal_once_it_takes_long(
    run: Run, saves: Path, monkeypatch: pytest.MonkeyPatch, terminal: bool, patience: float, drawn: bool
) -> None:
    stream = AStream()
    stream.terminal = terminal
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setattr(progress, "PATIENCE", patience)
    monkeypatch.setattr(sys, "stderr", stream)
    assert run("results", "--saves", str(saves)) == (0, "No finished games yet.\n", "")
    if drawn:
        shown = stream.getvalue()
        assert LABEL in shown and "2/2" in shown
        assert shown.endswith("\x1b[2K"), "the bar is taken away"
    else:
        assert stream.getvalue() == ""


def test_the_bar_begins_after_a_second_and_moves_on(monkeypatch: pytest.MonkeyPatch) -> None:
    stream, now = AStream(), [10.0]
    monkeypatch.setattr(sys, "stderr", stream)
    monkeypatch.setenv("TERM", "xterm")
    with progress.ProgressBar(LABEL, lambda: now[0]) as told:
        now[0] += 0.9
        told(1, 7)
        assert stream.getvalue() == ""
        now[0] += 0.2
        told(2, 7)
        told(7, 7)
    assert "7/7" in stream.getvalue()
