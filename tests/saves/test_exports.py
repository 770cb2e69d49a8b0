"""Files for players: never over another one, whole or not at all, and one sentence where they cannot be written."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

import pytest

from resurgence_tui.engine.errors import SaveError
from resurgence_tui.saves import exports as module
from resurgence_tui.saves.exports import EXPORTS, export_name, exports_folder, write_export, write_over

NAME = "resurgence-20260131-1a2b3c4d-score"


def names(folder: Path) -> list[str]:
    """What is in a folder."""
    return sorted(path.name for path in folder.iterdir())


def test_the_name_tells_game_day_and_page() -> None:
    assert export_name("resurgence", "1a2b3c4d-0000-4000", "score", datetime(2026, 1, 31, 12)) == NAME


def test_a_file_never_takes_the_place_of_another_one(tmp_path: Path) -> None:
    folder = exports_folder(tmp_path / "saves")
    assert folder == tmp_path / "saves" / EXPORTS
    written = [write_export(folder, NAME, ".txt", text) for text in ("one", "two", "drei: 李\n")]
    assert written == [folder / f"{NAME}.txt", folder / f"{NAME}-2.txt", folder / f"{NAME}-3.txt"]
    assert [path.read_text(encoding="utf-8") for path in written] == ["one", "two", "drei: 李\n"]
    assert write_export(folder, NAME, ".svg", "<svg/>").name == f"{NAME}.svg"
    (folder / f"{NAME}-4.txt").mkdir()
    assert write_export(folder, NAME, ".txt", "five").name == f"{NAME}-5.txt"


def test_a_full_disk_is_one_sentence_and_leaves_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(module.os, "fsync", full)
    with pytest.raises(SaveError) as caught:
        write_export(tmp_path, NAME, ".txt", "text")
    assert str(caught.value) == f"The file cannot be written to {tmp_path}: no space left on device."
    assert names(tmp_path) == []


def test_a_file_in_the_place_of_the_folder_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / EXPORTS).write_text("", encoding="utf-8")
    with pytest.raises(SaveError, match=r"^The file cannot be written to .*: file exists\.$"):
        write_export(tmp_path / EXPORTS, NAME, ".txt", "text")


def test_a_name_that_is_not_possible_is_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(SaveError, match=r"its name is not possible here\.$"):
        write_export(tmp_path, "a\0b", ".txt", "text")


def test_when_all_names_are_taken_it_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MOST_OF_A_NAME", 2)
    for _ in range(2):
        write_export(tmp_path, NAME, ".txt", "text")
    with pytest.raises(SaveError, match=rf"^There are 2 files called {NAME}\.txt in .* already\.$"):
        write_export(tmp_path, NAME, ".txt", "text")


def test_a_file_that_was_named_is_replaced_as_a_whole_or_stays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "table.svg"
    write_over(path, "one")
    write_over(path, "two")

    def refuse(*names: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "replace", refuse)
    with pytest.raises(PermissionError):
        write_over(path, "three")
    assert path.read_text(encoding="utf-8") == "two" and names(tmp_path) == ["table.svg"]
