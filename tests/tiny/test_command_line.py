"""The auction by the command line: every command that takes a game, or a save of one."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from resurgence_tui.app.host import Host
from resurgence_tui.app.library import Library
from resurgence_tui.app.replay import read_replay
from resurgence_tui.app.results import best_results, known_results
from resurgence_tui.saves.save_file import canonical, checksum
from resurgence_tui.saves.store import Store
from tests.cli.conftest import Done
from tests.opened import opened
from tests.tiny.playing import auction, play_on

Run = Callable[..., Done]

ONES = "\n1\n" * 200
"""Lifts every curtain, and takes the first option of every question."""


@pytest.fixture
def finished(tmp_path: Path) -> Host:
    """A game of two people that is over, and saved."""
    return play_on(auction(tmp_path, seed=3))


@pytest.fixture
def half_way(tmp_path: Path) -> Host:
    """A game of two people that goes on."""
    return play_on(auction(tmp_path, seed=3), 3)


def saved(folder: Path) -> Path:
    """The one saved game of a folder."""
    (path,) = folder.glob("*-*.json")
    return path


# Many games


def test_a_report_is_broken_down_by_what_the_game_says(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    run("match", "bot:eager", "bot:random", "--game", "tiny", "--games", "100", "--jobs", "1", "--json", str(file))
    out = run("balance", str(file)).out
    assert "## Card bought (`cards`)" in out and "| Amber | " in out and "(`end`)" in out
    for game in map(json.loads, file.read_text(encoding="utf-8").splitlines()[1:]):
        bought = [sum(seat.get("cards", {}).values()) for seat in game["did"]]
        assert 0 < sum(bought) <= game["rounds"] or not any(game["scores"])
        assert [seat["end"] for seat in game["did"]] == [{str(game["rounds"]): 1}] * 2


# Playing


def test_a_whole_game_in_plain_text(run: Run, tmp_path: Path) -> None:
    done = run("play", "--plain", "--game", "tiny", "--map", "--house", "--seats", "Anna,bot:random", "--seed", "3",
               "--saves", str(tmp_path), typed=ONES)  # fmt: skip
    assert done.status == 0 and done.err == ""
    lines = done.out.splitlines()
    assert lines[0] == "Auction: Anna, Bot Random 1." and lines[-1] == "The game is over."
    assert "1. Bid 0" in lines and any(line.startswith("> Anna puts a flag on the Quay") for line in lines)
    assert any(re.fullmatch(r"  The house \d+: .*", line) for line in lines)
    assert lines[-2] in ("The house wins.", "Anna wins.")
    assert "{" not in done.out
    (result,) = known_results(Store(tmp_path)).results
    assert (result.game, result.mode, result.name) == ("tiny", "few", "Anna")


def test_options_are_those_of_the_game_and_refused_in_its_words(run: Run) -> None:
    told = run("play", "--game", "tiny", "--help").out
    assert "--coins" in told and "--map" in told and "--solo" not in told
    assert "--solo" in run("play", "--help").out and "--coins" not in run("play", "--help").out
    seats = ("play", "--plain", "--game", "tiny", "--seats")
    assert run(*seats, "A,B", "--quick", "--coins", "many").complaint == "A quick game is played with few coins."
    assert run(*seats, "A,B,C,D", "--coins", "many").complaint == (
        "A full purse is for two or three, not for 4.")
    assert "few" in run(*seats, "A,B", "--coins", "all").complaint
    assert run(*seats, "A").complaint == "An auction is held by 2 to 4 seats, not 1."
    assert run("play", "--plain", "--game", "tinny").complaint.endswith('"tiny".')


@pytest.mark.parametrize(("command", "own"), [
    ("results", "or solo games against the Mutants"), ("rules", "such as UPK-C or rescue"),
])  # fmt: skip
def test_the_help_of_a_command_about_a_game_is_in_the_words_of_that_game(run: Run, command: str, own: str) -> None:
    def told(*more: str) -> str:
        return " ".join(run(command, *more, "--help").out.split())

    assert own in told() and own not in told("--game", "tiny")
    assert {"results": "Only games with this many seats, or of this mode.", "rules": "Rule id or words."}[command] in (
        told("--game", "tiny"))


def test_a_whole_game_as_json_lines(run: Run, tmp_path: Path) -> None:
    call = ("play", "--jsonl", "--game", "tiny", "--house", "--quick", "--seed", "3", "--saves", str(tmp_path))
    first = run(*call, "--seats", "Anna,bot:eager")
    (question,) = map(json.loads, first.out.splitlines())
    assert (question["seat"], question["rule"]) == (0, "BID")
    assert question["options"][0] == {"id": "bid:0", "text": "Bid 0"}
    assert question["view"]["players"][1]["secret"] == ["?", "?"] and "seed" not in question["view"]
    whole = run(*call, "--seats", "bot:random,bot:eager")
    (end,) = map(json.loads, whole.out.splitlines())
    assert end["over"] and len(end["scores"]) == 2 and end["house"] >= 1 and end["won"] is bool(end["winners"])


def test_bots_play_many_games(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "results.json"
    done = run("simulate", "--game", "tiny", "--map", "--house", "--seats", "bot:eager*3", "--games", "12",
               "--seed", "1", "--json", str(file))  # fmt: skip
    assert done.status == 0 and "Flags" in done.out and "The house" in done.out and "{" not in done.out
    result = json.loads(file.read_text())
    assert [game["seed"] for game in result["games"]] == list(range(1, 13))
    assert result["summary"]["house"]["wins"] == sum(not game["won"] for game in result["games"])
    assert set(result["games"][0]["sources"][0]) == {"cards", "fields", "pairs", "purse"}
    assert result["summary"]["rounds"] <= 3


def test_bots_play_a_match_from_every_seat(run: Run) -> None:
    call = ("match", "--game", "tiny", "--map", "bot:eager", "bot:random", "bot:normal", "--games", "6", "--jobs", "1")
    lines = run(*call).out.splitlines()
    assert lines[0] == "6 games, seeds 1 to 2" and "{" not in "".join(lines)
    assert sum(float(line.split()[2]) for line in lines[3:6]) == 6
    header, *games = map(json.loads, run(*call, "--json", "-").out.splitlines())
    assert (header["game"], header["options"]) == ("tiny", {"map": True})
    assert [game["players"] for game in games] == [[0, 1, 2], [1, 2, 0], [2, 0, 1]] * 2


# Saved games


def test_a_save_is_sound_until_somebody_changes_it(run: Run, half_way: Host, finished: Host) -> None:
    for host, told in ((finished, "finished."), (half_way, "round 1.")):
        assert host.path is not None
        done = run("check", str(host.path))
        assert done.status == 0 and done.out.rstrip().endswith(told)


@pytest.mark.parametrize("change", [
    lambda data: data["table"]["players"][0].update(coins=3),
    lambda data: data["table"]["flags"].__setitem__(5, 1),
    lambda data: data["choices"].pop(),
    lambda data: data["setup"]["options"].update(coins="many"),
    lambda data: data["setup"]["options"].update(solo="village"),
])  # fmt: skip
def test_what_somebody_has_changed_is_found(
    run: Run, half_way: Host, tmp_path: Path, change: Callable[[dict[str, Any]], object]
) -> None:
    assert half_way.path is not None
    data = opened(half_way.path)
    change(data)
    data["checksum"] = checksum({key: canonical(value) for key, value in data.items() if key != "checksum"})
    file = tmp_path / "changed.json"
    file.write_text(canonical(data), encoding="utf-8")
    done = run("check", str(file))
    assert done.status == 1 and "is not sound" in done.out and "{" not in done.out


def test_a_saved_table_is_shown_and_keeps_its_secrets(run: Run, tmp_path: Path) -> None:
    play_on(auction(tmp_path, seed=3), 2)
    path = saved(tmp_path)
    public, anna = run("show", str(path)), run("show", str(path), "--seat", "Anna")
    assert "Lot 1 of 3" in public.out and "Map: Quay free" in public.out
    assert "Your secret bid" in anna.out and "secret" not in public.out


def test_the_score_is_shown(run: Run, finished: Host) -> None:
    assert finished.path is not None
    done = run("show", str(finished.path), "--score")
    assert done.status == 0 and "Lots" in done.out and "The house" in done.out and "{" not in done.out


def test_a_game_is_stepped_through(run: Run, finished: Host) -> None:
    assert finished.path is not None
    done = run("replay", str(finished.path), "--at", "2")
    assert done.status == 0 and "Lot 1 of 3" in done.out
    replay = read_replay(Library(Store(finished.path.parent)), finished.path)
    assert (replay.first, replay.last) == (0, finished.decisions)
    for moment in range(replay.last + 1):
        assert replay.view(moment).answered == moment


def test_a_finished_game_is_written_openly(run: Run, finished: Host, half_way: Host) -> None:
    assert finished.path is not None and half_way.path is not None
    written = json.loads(run("export", "--plain", str(finished.path)).out)
    assert written["setup"]["game"] == "tiny" and written["table"]["over"]
    assert run("export", "--plain", str(half_way.path)).status == 2


def test_a_save_is_played_on(run: Run, half_way: Host, tmp_path: Path) -> None:
    assert half_way.path is not None
    done = run("play", "--plain", str(half_way.path), "--saves", str(tmp_path), typed=ONES)
    assert done.status == 0 and done.out.splitlines()[-1] == "The game is over."
    assert "--map" in run("play", "--plain", str(half_way.path), "--game", "tiny", "--map").complaint


def test_choices_are_taken_back_and_made_again_in_plain_text(run: Run, tmp_path: Path) -> None:
    done = run("play", "--plain", "--game", "tiny", "--seats", "Anna,bot:random", "--seed", "3",
               "--saves", str(tmp_path), typed="bid 2\nu\nredo\nu\nbid 1\nq\n")  # fmt: skip
    assert done.status == 0
    assert done.out.count("Anna undid a choice") == 2 and done.out.count("Anna redid the choice") == 1
    host = Library(Store(tmp_path)).resume()
    assert [choice.option for choice in host.save_file().choices if choice.seat == 0] == ["bid:1"]


def test_table_and_score_are_drawn(run: Run, finished: Host, tmp_path: Path) -> None:
    assert finished.path is not None
    for name, more in (("table", ()), ("score", ("--score",))):
        file = tmp_path / f"{name}.svg"
        assert run("show", str(finished.path), "--svg", str(file), *more).status == 0
        assert file.read_text().startswith("<svg") and ("Quay" in file.read_text()) is (name == "table")


# What can be looked up


def test_its_rules_are_looked_up(run: Run) -> None:
    contents = run("rules", "--game", "tiny").out
    assert contents.startswith("SETUP") and "Objection (1)" in contents
    assert "A stone stands for a coin." in run("rules", "--game", "tiny", "PAY").out
    assert run("rules", "--game", "tiny", "amber").out.splitlines()[0] == "Amber: Card (Lots)"
    assert run("rules", "--game", "tiny", "UPK-C").status == 2


def test_its_schemas_are_printed(run: Run) -> None:
    save = json.loads(run("schema", "save", "--game", "tiny").out)
    assert save["title"] == "Tiny save" and "flags" in save["properties"]["table"]["properties"]
    content = json.loads(run("schema", "content", "--game", "tiny").out)
    assert list(content["properties"]) == ["cards.json"]


def test_results_are_kept_and_read_apart_from_those_of_other_games(run: Run, finished: Host, tmp_path: Path) -> None:
    told = run("results", "--game", "tiny", "--saves", str(tmp_path)).out
    assert told.count("Anna") == told.count("Boris") == 2  # a place and a record
    assert run("results", "--saves", str(tmp_path), "--mode", "few", "--game", "tiny").out == told
    assert "Anna" not in run("results", "--game", "resurgence", "--saves", str(tmp_path)).out
    assert "few" in run("results", "--game", "tiny", "--mode", "village", "--saves", str(tmp_path)).complaint
    best = best_results(Store(tmp_path), "tiny").results
    assert list(best) == ["few"] and best["few"].game_id == finished.game_id


def test_a_content_pack_goes_with_its_game(run: Run, tmp_path: Path) -> None:
    pack, saves = tmp_path / "pack", tmp_path / "saves"
    pack.mkdir()
    (pack / "cards.json").write_text('{"card_a": 7, "card_b": 7, "card_c": 7, "card_d": 7}')
    done = run("play", "--plain", "--game", "tiny", "--content", str(pack), "--seats", "bot:random,bot:eager",
               "--seed", "2", "--saves", str(saves))  # fmt: skip
    assert done.status == 0
    assert run("check", str(saved(saves))).status == 0
    (pack / "cards.json").write_text('{"card_a": 77}')
    assert "card_a" in run("play", "--plain", "--game", "tiny", "--content", str(pack)).complaint
