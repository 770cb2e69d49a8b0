"""The folder of a checkout in which its games are saved: it stands in the repository, and its games do not."""

import shutil
import subprocess
import tomllib
from pathlib import Path

import pytest

from resurgence_tui.saves.store import Store

ROOT = Path(__file__).resolve().parents[2]
GAMES = ("resurgence-20261128-1a2b3c4d.json", "resurgence-20261128-1a2b3c4d.json.2", ".x.json.lock", "results.json")


def test_the_folder_says_what_it_is_for_and_holds_no_game() -> None:
    told = (ROOT / "saves" / "README.md").read_text(encoding="utf-8")
    assert told.count("\n") == 1 and "saved here" in told
    assert not [game.path for game in Store(ROOT / "saves").list() if game.path.name == "README.md"]


def test_git_keeps_the_folder_and_ignores_its_games(tmp_path: Path) -> None:
    if shutil.which("git") is None:
        pytest.skip("there is no git")
    shutil.copy(ROOT / ".gitignore", tmp_path)
    folder = tmp_path / "saves"
    (folder / "exports").mkdir(parents=True)
    for name in (*GAMES, "exports/score.svg", "README.md"):
        (folder / name).write_text("x", encoding="utf-8")
    subprocess.run(["git", "init", "-q"], cwd=tmp_path, check=True)
    found = subprocess.run(
        ["git", "ls-files", "--others", "--exclude-standard"], cwd=tmp_path, check=True, capture_output=True, text=True
    )
    assert found.stdout.split() == [".gitignore", "saves/README.md"]


def test_what_is_published_takes_no_saved_games_along() -> None:
    built = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["hatch"]["build"]["targets"]
    assert "/saves" not in built["sdist"]["include"] and "*" not in "".join(built["sdist"]["include"])
    assert (built["wheel"]["packages"], set(built["wheel"]["force-include"])) == (["resurgence_tui"], {"assets"})
