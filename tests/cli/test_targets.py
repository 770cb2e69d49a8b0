"""Files that commands write for a player: one check, before any work, of what is written to and what never replaced."""

from __future__ import annotations

import os
import stat
from pathlib import Path

import pytest

from .conftest import ROOT

GAME = ROOT / "tests" / "fixtures" / "games" / "4_seats_encounters_7.json"

WRITERS: dict[str, tuple[str, ...]] = {
    "svg": ("show", str(GAME), "--svg"),
    "score": ("show", str(GAME), "--score", "--svg"),
    "plot": ("balance", "games.jsonl", "--plot"),
    "match": ("match", "bot:random*2", "--plot"),
    "lines": ("match", "bot:random*2", "--json"),
    "results": ("simulate", "--seats", "bot:random*2", "--json"),
    "export": ("export", "--plain", str(GAME)),
}
"""Command lines that end before the name of a file to write."""


@pytest.mark.parametrize("line", WRITERS.values(), ids=WRITERS)
def test_what_no_file_can_be_written_to_is_refused_in_the_words_of_the_reader(
    line: tuple[str, ...], run, tmp_path: Path
) -> None:
    pipe, folder, gone = tmp_path / "pipe.svg", tmp_path / "folder.svg", tmp_path / "gone"
    folder.mkdir()
    assert run(*line, str(folder)).complaint == f"'{folder}' is a folder, not a file."
    assert run(*line, str(gone / "a.svg")).complaint == f"No folder '{gone}'."
    assert run("--language", "pl", *line, str(gone / "a.svg")).complaint == f"Nie ma folderu „{gone}”."
    if hasattr(os, "mkfifo"):
        os.mkfifo(pipe)
        link = tmp_path / "link.svg"
        link.symlink_to(pipe)
        for name in (pipe, link):
            assert run(*line, str(name)).complaint == f"'{name}' is not an ordinary file, so nothing is written to it."
        assert stat.S_ISFIFO(pipe.stat().st_mode) and link.is_symlink()


@pytest.mark.parametrize("line", [WRITERS["svg"], WRITERS["plot"], WRITERS["match"]], ids=["svg", "plot", "match"])
def test_a_picture_is_not_written_over_what_the_same_command_reads_or_writes(
    line: tuple[str, ...], run, tmp_path: Path
) -> None:
    file = tmp_path / "x.svg"
    other = {"show": [str(file)], "balance": [str(file)], "match": ["bot:random*2", "--json", str(file)]}
    told = f"'{file}' is named twice here. Give the picture another name."
    assert run(line[0], *other[line[0]], line[-1], str(file)).complaint == told


@pytest.mark.parametrize("line", [WRITERS["svg"], WRITERS["plot"], WRITERS["match"]], ids=["svg", "plot", "match"])
def test_a_picture_is_one_by_its_name(line: tuple[str, ...], run, tmp_path: Path) -> None:
    file = tmp_path / "x.png"
    assert run(*line, str(file)).complaint == f"Pictures are written as SVG, so '{file}' has to end in .svg."
    assert not file.exists()


@pytest.mark.skipif(os.name == "nt", reason="a link needs a right there")
def test_a_link_stays_and_what_it_leads_to_is_written(run, tmp_path: Path) -> None:
    (tmp_path / "far").mkdir()
    link, target = tmp_path / "link.svg", tmp_path / "far" / "table.svg"
    link.symlink_to(target)
    for before in (None, "old"):
        if before is not None:
            target.write_text(before, encoding="utf-8")
        assert run(*WRITERS["svg"], str(link)) == (0, "", "")
        assert link.is_symlink() and target.read_text(encoding="utf-8").startswith("<svg")
    assert [path.name for path in target.parent.iterdir()] == ["table.svg"]
    target.unlink()
    target.symlink_to(tmp_path / "gone" / "table.svg")
    told = run("--language", "pl", *WRITERS["svg"], str(link)).complaint
    assert told == f"Nie można zapisać „{link}”: nie ma takiego pliku ani folderu."


@pytest.mark.parametrize("line", WRITERS.values(), ids=WRITERS)
def test_an_empty_name_is_no_folder(line: tuple[str, ...], run) -> None:
    option = line[-1] if line[-1].startswith("--") else "TARGET"
    assert run(*line, "").complaint == f"{option} needs the name of a file."
