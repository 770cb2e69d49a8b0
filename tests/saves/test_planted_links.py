"""Whatever lies beside a file that is written: no link is followed, and what killed programs left is swept up."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from resurgence_tui.app.settings import FILE, read_settings, write_settings
from resurgence_tui.saves import fresh
from resurgence_tui.saves.exports import write_over
from resurgence_tui.saves.fresh import write_fresh
from resurgence_tui.saves.results import RESULTS, Results
from resurgence_tui.saves.save_file import SaveFile
from resurgence_tui.saves.store import Store
from tests.saves.test_results import a_result
from tests.saves.test_save_file import a_save

pytestmark = pytest.mark.skipif(os.name == "nt", reason="a link needs a right there")

MINE = "not to be written over"


def save_a_game(folder: Path) -> None:
    """Another program writes the game."""
    save: SaveFile = a_save()
    path = folder / "game.json"
    save.saved = save.saved.replace(microsecond=(path.stat().st_size if path.exists() else 0) % 999_999)
    Store(folder).write(save, path)


def keep_a_result(folder: Path) -> None:
    """One more result."""
    results = Results(folder)
    results.add(a_result(len(results.read().results) + 1))


def set_something(folder: Path) -> None:
    """Another theme than the one set."""
    now, _ = read_settings(folder)
    write_settings(now._replace(animation=not now.animation, theme="snow-light"), folder)


def export(folder: Path) -> None:
    """Write over a file that was named."""
    write_over(folder / "table.svg", "a table")


WRITERS: list[tuple[str, Callable[[Path], None]]] = [
    ("game.json", save_a_game), (RESULTS, keep_a_result), (FILE, set_something), ("table.svg", export),
]  # fmt: skip


@pytest.mark.parametrize(("name", "write"), WRITERS)
def test_a_link_at_the_name_of_a_temporary_file_is_not_followed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, write: Callable[[Path], None]
) -> None:
    """Neither where the name is known from former versions, nor where it was foreseen."""
    folder, victim = tmp_path / "folder", tmp_path / "victim"
    folder.mkdir()
    victim.write_text(MINE, encoding="utf-8")
    for planted in (f".{name}.new", f".{name}.{os.getpid()}.new", f".{name}.0000.new"):
        (folder / planted).symlink_to(victim)
    write(folder)
    assert (folder / name).is_file() and not (folder / name).is_symlink()
    (folder / f".{name}.foreseen.new").symlink_to(victim)
    foreseen = ["foreseen", "0123abcd"]
    monkeypatch.setattr(fresh, "token_hex", lambda size: foreseen.pop(0), raising=False)
    write(folder)
    assert foreseen == [], "the planted name was tried"
    assert victim.read_text(encoding="utf-8") == MINE
    assert (folder / name).is_file() and not (folder / name).is_symlink()


@pytest.mark.parametrize(("name", "write"), WRITERS)
def test_what_a_killed_program_left_is_swept_up_and_nothing_else(
    tmp_path: Path, name: str, write: Callable[[Path], None]
) -> None:
    write(tmp_path)
    old = time.time() - 3600
    for left in (f".{name}.new", f".{name}.0123456789abcdef.new"):
        (tmp_path / left).write_text("half a fi", encoding="utf-8")
        os.utime(tmp_path / left, (old, old))
    others = {f".other{name}.new", f".{name}.backup.new", f"{name}.new", f".{name}.0123.old", "folder"}
    (tmp_path / f".{name}.4567.new").mkdir()
    for other in others - {"folder"}:
        (tmp_path / other).write_text(MINE, encoding="utf-8")
        os.utime(tmp_path / other, (old, old))
    write(tmp_path)
    hidden = {path.name for path in tmp_path.iterdir() if path.name.endswith((".new", ".old"))}
    assert hidden == others - {"folder"} | {f".{name}.4567.new"}


@pytest.mark.parametrize(("name", "write"), WRITERS[1:])
def test_what_another_program_is_writing_just_now_is_not_swept_up(
    tmp_path: Path, name: str, write: Callable[[Path], None]
) -> None:
    """Of games only one program writes a file; of these, several may."""
    write(tmp_path)
    theirs, handle = write_fresh(tmp_path / name, b"theirs")
    os.close(handle)
    write(tmp_path)
    assert theirs.read_bytes() == b"theirs"


def test_a_folder_full_of_planted_names_is_an_error_and_no_endless_search(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fresh, "token_hex", lambda size: "same")
    (tmp_path / ".table.svg.same.new").symlink_to(tmp_path / "nowhere")
    with pytest.raises(FileExistsError):
        export(tmp_path)
    assert not (tmp_path / "nowhere").exists() and not (tmp_path / "table.svg").exists()


KILLED = """
import os, sys
from pathlib import Path
from resurgence_tui.saves.store import Store
from tests.saves.test_save_file import a_save
def stop(*names): os.kill(os.getpid(), 9)
Path.replace = stop
Store(Path(sys.argv[1])).write(a_save(), Path(sys.argv[1]) / "game.json")
"""


@pytest.mark.terminal
def test_a_program_that_is_killed_while_it_saves_leaves_nothing_once_the_game_is_saved(tmp_path: Path) -> None:
    subprocess.run([sys.executable, "-c", KILLED, str(tmp_path)], check=False, cwd=Path(__file__).parents[2])
    (left,) = tmp_path.glob(".game.json.*.new")
    save_a_game(tmp_path)
    assert not left.exists()
    assert {path.name for path in tmp_path.iterdir()} <= {"game.json", ".game.json.lock"}


def test_deleting_a_game_sweeps_up_too(tmp_path: Path) -> None:
    save_a_game(tmp_path)
    (tmp_path / ".game.json.0123.new").write_bytes(b"{")
    Store(tmp_path).delete(tmp_path / "game.json")
    assert [*tmp_path.iterdir()] == []
