"""Which game is open is told in a file that the environment names."""

from pathlib import Path

from resurgence_tui.app.told_game import VARIABLE, take_told, tell_open


def test_the_game_that_is_open_is_told_once(tmp_path: Path) -> None:
    note, save = tmp_path / "note", tmp_path / "game.json"
    save.touch()
    tell_open(save, {VARIABLE: str(note)})
    assert take_told(note) == save
    assert take_told(note) is None


def test_no_game_and_a_save_that_is_gone_are_told_as_none(tmp_path: Path) -> None:
    note = tmp_path / "note"
    for game in (None, tmp_path / "gone.json"):
        tell_open(game, {VARIABLE: str(note)})
        assert take_told(note) is None


def test_nobody_is_told_where_nobody_asks_or_the_file_cannot_be_written(tmp_path: Path) -> None:
    tell_open(tmp_path, {})
    tell_open(tmp_path, {VARIABLE: str(tmp_path / "none" / "note")})
    assert list(tmp_path.iterdir()) == []
