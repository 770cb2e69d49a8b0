"""The report on a match: figures of made-up games that can be told in the head, and of a real one."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest


def game(number: int, scores: list[int], heroes: list[str], wins: list[int]) -> dict[str, Any]:
    """A game of two in which each has taken a hero, and both have placed twice on a quay."""
    did = [{"hero": {hero: 1}, "space": {"quay": 2}} for hero in heroes]
    return {
        "number": number, "players": [0, 1], "seed": 5 + number // 2, "seats": ["a", "b"], "scores": scores,
        "winners": wins, "decisions": 100, "rounds": 6, "did": did, "milliseconds": [[1.0], [1.0]],
        "sources": [{"missions": score, "rubble": 0} for score in scores],
    }  # fmt: skip


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Games in which Ann, on the first seat, is always 10 points better, and every second time takes Zoe's hero."""
    header = {
        "match": ["a", "b"], "game": "resurgence", "edition": 2, "content": "0f",
        "options": {"start": "draft", "encounters": True}, "seed": 5,
    }  # fmt: skip
    heroes = ["hero_a", "hero_mystic"], ["hero_mystic", "hero_c"]
    games = [game(number, [30, 20], heroes[number % 2], [0]) for number in range(40)]
    file = tmp_path / "games.jsonl"
    lines = "".join(json.dumps(line) + "\n" for line in (header, *games))
    file.write_text(lines + '{"number": 40, "sc', encoding="utf-8")
    return file


def test_the_report_tells_by_how_much_those_who_did_something_were_better(run, file: Path) -> None:
    done = run("balance", str(file))
    assert (done.status, done.err) == (0, "")
    lines = done.out.splitlines()
    assert lines[2] == "40 games, seeds 5 to 24, 6.0 rounds and 100 decisions a game on average."
    assert lines[3] == "Options: start draft, encounters."
    seats, sources, heroes = (block.splitlines() for block in done.out.split("\n\n| ")[1:])
    assert seats[2:4] == ["| 1 | 91-100% | 30.0 ± 0.0 | +5.0 ± 0.0 |", "| 2 | 0-9% | 20.0 ± 0.0 | -5.0 ± 0.0 |"]
    assert [line for line in sources if "25.0" in line] == ["| Missions | 25.0 | 30 |"] and len(sources) == 5
    assert heroes[2:] == [
        "| `hero_a` | 20 | 25% | 1.0 | 30.0 | +5.0 ± 0.0 |",
        "| Mystic | 40 | 50% | 1.0 | 25.0 | +0.0 ± 1.6 |",
        "| `hero_c` | 20 | 25% | 1.0 | 20.0 | -5.0 ± 0.0 |",
    ]
    assert "## Hero (`hero`)" in done.out
    assert "`space`" not in done.out, "what all do alike tells nothing"


def test_of_what_lay_open_the_report_tells_at_how_many_of_those_tables_anybody_took_it(run, tmp_path: Path) -> None:
    """Of 40 tables all show one Mission, half of them another one; Ann does the one everywhere, Ben the other on 10."""
    header = {"match": ["a", "b"], "game": "resurgence", "edition": 2, "content": "0f", "options": {}, "seed": 5}
    games = [game(number, [30, 20], ["hero_a", "hero_c"], [0]) for number in range(80)]
    for number, each in enumerate(games):
        ann, ben = each["did"]
        shown = {"mission_of_ann": 1} | ({"mission_of_ben": 1} if number % 2 else {})
        ann["mission_shown"] = ben["mission_shown"] = shown
        ann["mission"], ben["mission"] = {"mission_of_ann": 1}, {"mission_of_ben": 1} if number % 4 == 1 else {}
    file = tmp_path / "games.jsonl"
    file.write_text("".join(json.dumps(line) + "\n" for line in (header, *games)), encoding="utf-8")
    report = run("balance", str(file)).out
    assert "(`mission_shown`)" not in report
    missions = report.partition("(`mission`)")[2].split("\n\n")[1].splitlines()
    assert missions[0].startswith("| What | Seats | Of all | Of tables that had it | Times |")
    assert [line.split(" | ")[:4] for line in missions[2:]] == [
        ["| `mission_of_ann`", "80", "50%", "100%"],
        ["| `mission_of_ben`", "20", "12%", "50%"],
    ]
    assert "| 160 " not in run("balance", str(file), "--about", "hero").out
    assert "`mission_of_ben` | 80 | 50% | 1.0 |" in run("balance", str(file), "--about", "mission_shown").out


def test_what_whole_tables_share_stands_by_its_points(run, tmp_path: Path) -> None:
    """Tables with three pairs of Directives, at which both have 20, 40 and 30 points on average."""
    header = {"match": ["a", "b"], "game": "resurgence", "edition": 2, "content": "0f", "options": {}, "seed": 5}
    scores = [31, 10], [30, 50], [33, 27]
    games = [game(number, scores[number % 3], ["hero_a", "hero_c"], [0]) for number in range(90)]
    for number, each in enumerate(games):
        for did in each["did"]:
            did["directives"] = {("low", "high", "middle")[number % 3]: 1}
    file = tmp_path / "games.jsonl"
    file.write_text("".join(json.dumps(line) + "\n" for line in (header, *games)), encoding="utf-8")
    shared = run("balance", str(file)).out.partition("(`directives`)")[2].split("\n\n")[1].splitlines()
    assert [line.split(" | ")[0] for line in shared[2:]] == ["| `high`", "| `middle`", "| `low`"]


def test_the_report_writes_numbers_as_its_language_does(run, file: Path) -> None:
    lines = run("--language", "pl", "balance", str(file)).out.splitlines()
    assert lines[2].startswith("40 gier, ziarna od 5 do 24, średnio w grze rundy: 6,0,")
    assert "| 2 | 0-9% | 20,0 ± 0,0 | -5,0 ± 0,0 |" in lines
    assert "| Kaznodzieja | 40 | 50% | 1,0 | 25,0 | +0,0 ± 1,6 |" in lines


def test_of_one_game_no_error_is_told(run, file: Path) -> None:
    file.write_text("\n".join(file.read_text(encoding="utf-8").splitlines()[:2]) + "\n", encoding="utf-8")
    lines = run("balance", str(file)).out.splitlines()
    assert lines[2].startswith("1 game, seed 5, ") and not any("±" in line for line in lines[5:])


def test_only_the_facts_that_are_asked_for_are_told_of(run, file: Path) -> None:
    assert "Mystic" not in run("balance", str(file), "--about", "space").out
    told = run("balance", str(file), "--about", "zone").complaint
    assert told == "These games are not broken down by 'zone', only by hero, space."


def test_a_real_match_can_be_reported_on_and_other_files_cannot(run, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    run("match", "bot:eager", "bot:eager", "--games", "12", "--jobs", "1", "--start", "beginner", "--json", str(file))
    out = run("balance", str(file)).out
    assert "## Place used (`space`)" in out and "| Checkpoint | 24 |" in out and "{" not in out
    held = json.loads(file.read_text(encoding="utf-8").splitlines()[1])
    assert all(sum(seat["space"].values()) > 10 and sum(seat["directives"].values()) == 1 for seat in held["did"])
    first, second = (seat["mission_shown"] for seat in held["did"])
    assert first == second and 8 <= len(first) <= 44
    assert all({*seat["mission"]} - {one for one in seat["mission"] if "starter" in one} <= {*first}
               for seat in held["did"] if "mission" in seat)  # fmt: skip
    for name, told in (("games.json", "no such file"), (".", "is not an ordinary file")):
        assert told in run("balance", str(tmp_path / name)).complaint


def test_a_match_without_a_finished_game_is_told_to_hold_none(run, file: Path) -> None:
    file.write_text(file.read_text(encoding="utf-8").partition("\n")[0] + "\n", encoding="utf-8")
    assert run("balance", str(file)).complaint == f"'{file}' holds no finished game yet."
