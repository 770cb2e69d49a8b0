"""A simulation that something happens to: what is finished is kept, and what is told is so."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import time
from pathlib import Path
from typing import Any

import pytest

from resurgence_tui.cli import simulate
from resurgence_tui.cli.simulate import Plan
from resurgence_tui.i18n.text import words

from .conftest import finished, process

SEATS = ("--seats", "bot:random*2", "--start", "beginner")
really_play = simulate.play


def test_the_games_that_were_finished_before_a_process_was_killed_are_kept(
    run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    if not hasattr(os, "fork"):
        pytest.skip("the other processes do not know what is changed here")

    def killed_at(plan: Plan, seed: int) -> dict[str, Any]:
        if seed == 23:
            os.kill(os.getpid(), signal.SIGKILL)
        return really_play(plan, seed)

    monkeypatch.setattr(simulate, "play", killed_at)
    file = tmp_path / "results.json"
    done = run("simulate", *SEATS, "--games", "40", "--jobs", "2", "--json", str(file))
    games = json.loads(file.read_text(encoding="utf-8"))["games"]
    assert 15 <= len(games) < 40 and {21, 22, 23, 24, 25}.isdisjoint(game["seed"] for game in games)
    assert done.status == 2
    assert done.err == (
        "resurgence: The system killed a playing process, perhaps because memory ran out. "
        f"Only {len(games)} of 40 games finished, and count.\n"
    )
    assert done.out.startswith(f"{len(games)} games, ")
    plan = Plan("resurgence", ("bot:random", "bot:random"), {"start": "beginner"}, None)
    simulate.prepare(plan)
    for game in (games[0], games[-1]):
        assert game == json.loads(json.dumps(really_play(plan, game["seed"])))


def test_where_no_game_was_finished_nothing_is_written(run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    if not hasattr(os, "fork"):
        pytest.skip("the other processes do not know what is changed here")
    monkeypatch.setattr(simulate, "play", lambda plan, seed: os.kill(os.getpid(), signal.SIGKILL))
    told = run("simulate", *SEATS, "--games", "8", "--jobs", "2", "--json", str(tmp_path / "results.json")).complaint
    assert told == (
        "The system killed a playing process, perhaps because memory ran out. None of the 8 games finished."
    )
    assert list(tmp_path.iterdir()) == []


def test_a_table_of_games_with_gaps_says_so() -> None:
    plan = Plan("resurgence", ("bot:random", "bot:random"), {"start": "beginner"}, None)
    simulate.prepare(plan)
    games = [really_play(plan, seed) for seed in (1, 2, 4)]
    for played, head in (
        (games, "3 games, seeds within 1 to 4, "),
        (games[:2], "2 games, seeds 1 to 2, "),
        (games[2:], "1 game, seed 4, "),
    ):
        assert simulate.table_of(words(), {"games": played, "summary": simulate.summary_of(played)})[0].startswith(head)


@pytest.mark.skipif(os.name == "nt", reason="links need rights there")
def test_a_file_that_cannot_be_written_is_noticed_before_any_game_is_played(
    run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    played: list[int] = []
    monkeypatch.setattr(simulate, "play", lambda plan, seed: played.append(seed) or really_play(plan, seed))
    file = tmp_path / "results.json"
    file.symlink_to(tmp_path / "gone" / "results.json")
    told = run("simulate", *SEATS, "--json", str(file)).complaint
    assert (told, played) == (f"'{file}' cannot be written: no such file or directory.", [])


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no file here that is always full")
def test_what_cannot_be_written_in_the_end_is_printed_all_the_same(run) -> None:
    done = run("simulate", *SEATS, "--json", "/dev/full")
    assert (done.status, done.err) == (2, "resurgence: '/dev/full' cannot be written: no space left on device.\n")
    assert done.out.startswith("1 game, seed 1, ") and "bot:random" in done.out


@pytest.mark.parametrize("before", [None, "older results"])
def test_games_that_are_broken_off_leave_the_file_as_it_was(
    run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, before: str | None
) -> None:
    def interrupted(plan: Plan, seed: int) -> dict[str, Any]:
        raise KeyboardInterrupt

    file = tmp_path / "results.json"
    if before is not None:
        file.write_text(before, encoding="utf-8")
    monkeypatch.setattr(simulate, "play", interrupted)
    assert run("simulate", *SEATS, "--json", str(file)) == (130, "", "")
    assert [path.read_text(encoding="utf-8") for path in tmp_path.iterdir()] == ([] if before is None else [before])


def test_longer_results_that_were_there_are_replaced_as_a_whole(run, tmp_path: Path) -> None:
    file = tmp_path / "results.json"
    file.write_text("x" * 100_000, encoding="utf-8")
    assert run("simulate", *SEATS, "--json", str(file)).status == 0
    assert json.loads(file.read_text(encoding="utf-8"))["summary"]["games"] == 1


def test_a_fault_in_a_simulation_tells_nothing_of_a_saved_game(run, monkeypatch: pytest.MonkeyPatch) -> None:
    def fault(plan: Plan, seed: int) -> dict[str, Any]:
        raise AssertionError("survivor_chef lies on the deck")

    monkeypatch.setattr(simulate, "play", fault)
    for jobs in ("1", "2"):
        told = run("simulate", *SEATS, "--games", "2", "--jobs", jobs).complaint
        assert told.startswith("The program crashed (AssertionError at ")
        assert told.endswith("). Use --debug to see more.")


@pytest.mark.skipif(os.name == "nt", reason="signals are sent otherwise there")
def test_a_simulation_that_is_told_to_end_takes_its_processes_along(tmp_path: Path) -> None:
    file = tmp_path / "results.json"
    line = ("simulate", *SEATS, "--games", "100000", "--jobs", "2", "--json", str(file))
    child = process(*line, start_new_session=True)
    for _ in range(400):
        if file.exists():
            break
        time.sleep(0.05)
    time.sleep(1)
    child.send_signal(signal.SIGTERM)
    try:
        done = finished(child)
    except subprocess.TimeoutExpired:  # its processes keep its pipes open
        os.killpg(child.pid, signal.SIGKILL)
        raise
    assert done == (143, "", "")
    assert not file.exists()
    with pytest.raises(ProcessLookupError):
        os.killpg(child.pid, signal.SIGKILL)
