"""The settings on the command line: folders of the file hold unless something else names one; bad lines are named."""

from __future__ import annotations

import json
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

import pytest

from resurgence_tui.assets_path import assets
from resurgence_tui.saves.results import Result, Results, Side
from resurgence_tui.saves.store import Store

from .conftest import Done

PLAY = ("play", "--plain", "--seats", "Anna,Boris", "--seed", "3")


@pytest.fixture
def put(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Callable[[str], None]:
    """Write the file of the settings; no folder of saved games is named elsewhere."""
    monkeypatch.setenv("RESURGENCE_CONFIG", str(tmp_path / "config"))
    monkeypatch.delenv("RESURGENCE_SAVES")

    def write(text: str) -> None:
        (tmp_path / "config").mkdir(exist_ok=True)
        (tmp_path / "config" / "settings.toml").write_text(text, encoding="utf-8")

    return write


def games(folder: Path) -> list[str]:
    """The names of the games in a folder."""
    return [game.name for game in Store(folder).list()]


def test_games_are_saved_in_the_folder_of_the_settings(
    run: Callable[..., Done], put: Callable[[str], None], tmp_path: Path
) -> None:
    put(f"saves = {json.dumps(str(tmp_path / 'mine'))}\n")
    done = run(*PLAY, typed="quit\n")
    assert (done.status, done.err) == (0, "")
    assert games(tmp_path / "mine") == ["Anna, Boris"]


def test_results_are_those_of_the_folder_of_the_settings(
    run: Callable[..., Done], put: Callable[[str], None], tmp_path: Path
) -> None:
    put(f"saves = {json.dumps(str(tmp_path / 'mine'))}\n")
    result = Result(
        game="resurgence", game_id="0000000a", ended=datetime(2026, 1, 2, 12, tzinfo=UTC),
        sides=(Side(name="Zoe", points=40), Side(name="Boris", points=30)), winners=(0,),
    )  # fmt: skip
    Results(tmp_path / "mine").add(result)
    done = run("results")
    assert (done.status, done.err) == (0, "")
    assert done.out.splitlines()[1].startswith("1  40  Zoe")


@pytest.mark.parametrize("way", ["option", "variable"])
def test_option_and_variable_win_over_the_settings(
    run: Callable[..., Done], put: Callable[[str], None], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, way: str
) -> None:
    put(f"saves = {json.dumps(str(tmp_path / 'mine'))}\n")
    other = tmp_path / "other"
    if way == "variable":
        monkeypatch.setenv("RESURGENCE_SAVES", str(other))
    done = run(*PLAY, *(["--saves", str(other)] if way == "option" else []), typed="quit\n")
    assert done.status == 0
    assert (games(tmp_path / "mine"), games(other)) == ([], ["Anna, Boris"])


def test_the_content_pack_of_the_settings_is_played_with(
    run: Callable[..., Done], put: Callable[[str], None], tmp_path: Path
) -> None:
    pack = tmp_path / "pack"
    pack.mkdir()
    missions = json.loads((assets() / "content" / "resurgence" / "missions.json").read_text(encoding="utf-8"))
    (pack / "missions.json").write_text(json.dumps([{**missions[0], "id": "no_such_mission"}]), encoding="utf-8")
    put(f"content = {json.dumps(str(pack))}\nsaves = {json.dumps(str(tmp_path / 'mine'))}\n")
    assert "no_such_mission" in run(*PLAY, typed="quit\n").complaint
    base = tmp_path / "base"
    base.mkdir()
    (base / "missions.json").write_text(json.dumps(missions[:1]), encoding="utf-8")
    assert run(*PLAY, "--content", str(base), typed="quit\n").status == 0


def test_a_bad_line_is_named_and_the_game_goes_on(
    run: Callable[..., Done], put: Callable[[str], None], tmp_path: Path
) -> None:
    put(f'theme = "pink"\nsaves = {json.dumps(str(tmp_path / "mine"))}\nrubbish\n')
    done = run(*PLAY, typed="quit\n")
    assert done.status == 0
    first, second = done.err.splitlines()
    assert first.startswith("resurgence: Line 1 of settings.toml: theme cannot be \"pink\"")
    assert second.startswith("resurgence: Line 3 of settings.toml makes no sense: rubbish")
    assert games(tmp_path / "mine") == ["Anna, Boris"]
