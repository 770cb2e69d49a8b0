"""Which game a save is of is known by a look at its bytes, so that its name stands there while it is read."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from resurgence_tui.app.library import Library
from resurgence_tui.app.seating import parse_seats
from resurgence_tui.cli import screens
from resurgence_tui.games import DEFAULT_GAME
from resurgence_tui.saves.named_game import game_to_go_on_with, named_game
from resurgence_tui.saves.save_file import make_setup
from resurgence_tui.saves.store import Store


def saved(folder: Path, game: str, name: str = "Anna") -> Path:
    """A new game on disk."""
    host = Library(Store(folder)).new(make_setup(parse_seats(f"{name},bot:random"), 3, game=game))
    host.save()
    host.close()
    assert host.path is not None
    return host.path


@pytest.mark.parametrize("game", ["resurgence", "residuum"])
def test_the_game_of_a_save_is_found_packed_and_open(tmp_path: Path, game: str) -> None:
    path = saved(tmp_path, game, name='"setup":{"game":"x"')
    assert named_game(path) == game
    plain = tmp_path / "plain.json"
    plain.write_text(Store(tmp_path).read(path).plain_text(), encoding="utf-8")
    assert named_game(plain) == game


def test_what_is_no_save_names_no_game(tmp_path: Path) -> None:
    file = tmp_path / "file.json"
    assert named_game(file) == named_game(tmp_path) == ""
    for text in ("", "{}", '{"setup":{"game":"a"}}{"setup":{"game":"b"}}'):
        file.write_text(text, encoding="utf-8")
        assert named_game(file) == ""


@pytest.fixture
def shown(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The names of the games that are shown, in place of showing them."""
    names: list[str] = []
    monkeypatch.setattr(screens, "need_terminal", lambda: None)
    monkeypatch.setattr(screens, "show", lambda *_, game=DEFAULT_GAME: names.append(game) or 0)
    return names


def test_the_name_of_the_right_game_stands_there_until_it_is_read(tmp_path: Path, shown: list[str]) -> None:
    other = tmp_path / "other.json"
    other.write_text('{"setup":{"game":"chess"}}', encoding="utf-8")
    for file in (saved(tmp_path / "saves", "residuum"), saved(tmp_path / "saves", "resurgence"), other):
        screens.open_saved(file, None)
        screens.open_replay(file, None)
    screens.open_saved(None, tmp_path)
    assert shown == ["residuum", "residuum", "resurgence", "resurgence", DEFAULT_GAME, DEFAULT_GAME, DEFAULT_GAME]


def test_without_a_file_the_name_is_that_of_the_game_that_is_opened(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, shown: list[str]
) -> None:
    monkeypatch.setenv("RESURGENCE_SAVES", str(tmp_path))
    usual, other = saved(tmp_path, "resurgence"), saved(tmp_path, "residuum")
    os.utime(usual, ns=(0, 0))
    (tmp_path / "results.json").write_text('{"setup":{"game":"resurgence"}}', encoding="utf-8")
    screens.open_saved(None, None)
    screens.open_saved(None, tmp_path)
    library = Library(Store(tmp_path))
    host = library.resume(other)
    host.abandon()
    host.close()
    newest = library.newest()
    screens.open_saved(None, None)
    assert (newest, shown) == (usual, ["residuum", "residuum", "resurgence"])
    usual.unlink()
    assert game_to_go_on_with(tmp_path) == "residuum" and game_to_go_on_with(tmp_path / "none") == ""
