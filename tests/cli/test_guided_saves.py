"""A guided game is an ordinary one for everything that reads saves."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from resurgence_tui.app.library import Library
from resurgence_tui.saves.save_file import make_setup
from resurgence_tui.saves.store import Store
from resurgence_tui.ui.resurgence.guide.tables import TABLES
from tests.ui.guide.following import guided_host
from tests.ui.guide.pupils import Class

from .conftest import Done

Run = Callable[..., Done]


def played(folder: Path, rounds: int = 2) -> Path:
    """A guided game of so many rounds, on the disk."""
    host = guided_host(library=Library(Store(folder)))
    Class(host).play(rounds)
    host.close()
    assert host.path is not None
    return host.path


def test_a_guided_game_is_sound_can_be_shown_and_read_line_by_line(run: Run, tmp_path: Path) -> None:
    path = played(tmp_path)
    assert run("check", str(path)).status == 0
    assert "Anna" in run("show", str(path)).out
    lines = run("play", "--jsonl", str(path), typed="").out.splitlines()
    assert lines[0].startswith('{"ticket"')


def test_the_guide_changes_nothing_of_the_game(tmp_path: Path) -> None:
    guided = guided_host()
    options = {name: value for name, value in guided.setup.options.items() if name != "guide"}
    plain = Library().new(make_setup(guided.setup.seats, TABLES["bot"].seed, options=options))
    assert guided.save_file().table == plain.save_file().table
