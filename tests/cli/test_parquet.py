"""Every game of a match or a simulation as Parquet, which holds what the lines of JSON hold."""

from __future__ import annotations

import json
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

from resurgence_tui.cli import match, match_file, simulate
from resurgence_tui.cli.match_file import read_match
from resurgence_tui.engine.machine import choose
from resurgence_tui.games import game_called

from .conftest import process, soon

pytestmark = pytest.mark.skipif(not find_spec("pyarrow"), reason="the extra 'parquet' is not installed")

MATCH = ("match", "bot:random", "bot:eager", "--seed", "40", "--jobs", "1", "--start", "beginner", "--choices")
ALONE = ("simulate", "--solo", "town", "--seats", "bot:random", "--seed", "5", "--choices")


def without_times(file: Path) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """What a file holds, but for how long decisions took."""
    header, games = read_match(file)
    return header, [{name: value for name, value in game.items() if name != "milliseconds"} for game in games]


@pytest.mark.parametrize("line", [MATCH, ALONE], ids=["match", "alone"])
def test_parquet_holds_what_the_lines_hold_and_goes_on_where_it_stops(
    line: tuple[str, ...], run, tmp_path: Path
) -> None:
    from pyarrow import parquet

    lines, table = tmp_path / "games.jsonl", tmp_path / "games.parquet"
    assert run(*line, "--games", "4", "--json", str(lines)).err == ""
    assert run(*line, "--games", "2", "--json", str(table)).err == ""
    begun = without_times(table)[1]
    done = run(*line, "--games", "4", "--json", str(table))
    assert (done.status, done.err) == (0, "")
    assert without_times(table) == without_times(lines)
    assert without_times(table)[1][:2] == begun
    assert run("balance", str(table)).out == run("balance", str(lines)).out
    rows = parquet.read_table(table).to_pylist(maps_as_pydicts="strict")
    assert [row["seed"] for row in rows] == ([5, 6, 7, 8] if line is ALONE else [40, 40, 41, 41])
    for row in rows:
        assert [sum(sources.values()) for sources in row["sources"]] == row["scores"]


def test_the_choices_lead_through_the_very_game(run, tmp_path: Path) -> None:
    file = tmp_path / "games.parquet"
    run(*MATCH, "--games", "2", "--json", str(file))
    game = game_called("resurgence")
    for entry in read_match(file)[1]:
        table = game.start(2, entry["seed"], {"start": "beginner"}, game.content())
        for seat, option in entry["choices"]:
            choose(table, seat, option, game.book)
        assert table.over and game.scores(table) == entry["scores"]


def test_what_was_played_before_ctrl_c_is_in_the_file(run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    really = match.play_game

    def interrupted(plan, first, number):
        if number == 2:
            raise KeyboardInterrupt
        return really(plan, first, number)

    monkeypatch.setattr(match, "play_game", interrupted)
    file = tmp_path / "games.parquet"
    assert run(*MATCH, "--games", "4", "--json", str(file)).status == 130
    assert [entry["number"] for entry in read_match(file)[1]] == [0, 1]
    assert [path.name for path in tmp_path.iterdir()] == ["games.parquet"]


@pytest.mark.parametrize("begun", [0, 2])
def test_what_was_played_before_a_kill_is_gone_on_from(
    begun: int, run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    file, whole = tmp_path / "games.parquet", tmp_path / "games.jsonl"
    beside = tmp_path / "games.parquet.jsonl"
    if begun:
        run(*MATCH, "--games", str(begun), "--json", str(file))
    killed = process(*MATCH, "--games", "4000", "--json", str(file))
    assert soon(lambda: beside.exists() and beside.read_bytes().count(b"\n") > 3)
    killed.kill()
    killed.communicate()
    held = beside.read_bytes()
    kept = [json.loads(line) for line in held[: held.rfind(b"\n")].split(b"\n")[1:]]
    assert len(kept) >= 3 and kept[0]["number"] == begun
    really, played = match.play_game, []

    def played_anew(plan, first, number):
        played.append(number)
        return really(plan, first, number)

    monkeypatch.setattr(match, "play_game", played_anew)
    games = kept[-1]["number"] + 3  # an even number of them, as a match has
    games += games % 2
    done = run(*MATCH, "--games", str(games), "--json", str(file))
    assert (done.status, done.err) == (0, "") and not beside.exists()
    assert played == list(range(kept[-1]["number"] + 1, games))
    assert read_match(file)[1][begun : begun + len(kept)] == kept
    monkeypatch.setattr(match, "play_game", really)
    run(*MATCH, "--games", str(games), "--json", str(whole))
    assert without_times(file) == without_times(whole)


def test_the_lines_beside_are_kept_where_the_table_cannot_be_written(
    run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    file = tmp_path / "games.parquet"
    with monkeypatch.context() as patched:
        patched.setattr(match_file, "replace_named", failing)
        refused = run(*MATCH, "--games", "2", "--json", str(file))
        assert refused.status == 2 and f"'{file}' cannot be written: no space left on device." in refused.err
    assert [path.name for path in tmp_path.iterdir()] == ["games.parquet.jsonl"]
    monkeypatch.setattr(match, "play_game", lambda plan, first, number: failing(file, b""))  # nothing is left to play
    assert run(*MATCH, "--games", "2", "--json", str(file)).status == 0
    assert [path.name for path in tmp_path.iterdir()] == ["games.parquet"]
    assert [entry["number"] for entry in read_match(file)[1]] == [0, 1]


def failing(path: Path, raw: bytes) -> None:
    """The disk is full."""
    raise OSError(28, "No space left on device", str(path))


def test_other_tables_and_faulty_rows_are_refused_and_left_alone(
    run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    import pyarrow
    from pyarrow import parquet

    file = tmp_path / "games.parquet"
    run(*MATCH, "--games", "2", "--json", str(file))
    table = parquet.read_table(file)
    monkeypatch.setattr(match, "play_game", None)
    monkeypatch.setattr(simulate, "play", None)
    told = f"'{file}' holds another match"
    assert run("simulate", "--seats", "bot:random,bot:eager", "--json", str(file)).complaint.startswith(told)
    winners = pyarrow.array([[7], [0]], pyarrow.list_(pyarrow.int64()))
    parquet.write_table(table.set_column(table.schema.get_field_index("winners"), "winners", winners), file)
    told = f"Row 1 of '{file}' is damaged: 'winners' has no fitting value. Take that row out"
    assert run("balance", str(file)).complaint.startswith(told)
    parquet.write_table(pyarrow.table({"a": [1]}), file)
    for held in (file.read_bytes(), b"PAR1", json.dumps({"match": []}).encode()):
        file.write_bytes(held)
        for line in (("balance", str(file)), (*MATCH, "--json", str(file))):
            assert run(*line).complaint.startswith(f"'{file}' is not a file of a match")
        assert file.read_bytes() == held


def test_what_cannot_be_done_is_noticed_before_any_game(
    run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(match, "play_game", None)
    file = tmp_path / "games.parquet"
    file.symlink_to(tmp_path / "gone" / "games.parquet")
    assert run(*MATCH, "--json", str(file)).complaint == f"'{file}' cannot be written: no such file or directory."
    told = run("simulate", "--seats", "bot:random*2", "--choices", "--json", str(tmp_path / "games.json")).complaint
    assert told.startswith("Choices are kept only in a file whose name ends in")
    monkeypatch.setitem(__import__("sys").modules, "pyarrow", None)
    told = run("balance", str(tmp_path / "other.parquet")).complaint
    assert told.endswith('pip install "resurgence-tui[parquet]"')
