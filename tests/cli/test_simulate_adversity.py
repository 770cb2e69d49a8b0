"""A simulation that something happens to: what is finished is kept, and what is told is so."""

from __future__ import annotations

import errno
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pytest

from resurgence_tui.cli import results_file, simulate
from resurgence_tui.cli.killed import Killed
from resurgence_tui.cli.simulated import Plan, Played
from resurgence_tui.cli.workers import Workers
from resurgence_tui.i18n.text import words

from .conftest import finished, process, soon

SEATS = ("--seats", "bot:random*2", "--start", "beginner")
KILLED = "The system killed a playing process, perhaps because memory ran out."
really_play = simulate.play


@pytest.mark.skipif(os.name == "nt", reason="processes are killed otherwise there")
def test_a_process_that_is_killed_loses_no_game(run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    killed, file = tmp_path / "killed", tmp_path / "results.json"

    def killed_once(plan: Plan, seed: int) -> Played:
        if seed == 3 and not killed.exists():
            killed.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return really_play(plan, seed)

    monkeypatch.setattr(simulate, "play", killed_once)
    done = run("simulate", *SEATS, "--games", "6", "--jobs", "2", "--json", str(file))
    assert (done.status, done.err, killed.exists()) == (0, "", True)
    games = json.loads(file.read_text(encoding="utf-8"))["games"]
    plan = Plan("resurgence", ("bot:random", "bot:random"), {"start": "beginner"}, None)
    assert games == [json.loads(json.dumps(really_play(plan, seed).entry)) for seed in range(1, 7)]


@pytest.mark.skipif(os.name == "nt", reason="processes are killed otherwise there")
def test_where_processes_are_killed_again_and_again_it_is_said_how_many_games_count(
    run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def gives_up(work: Callable[[int], Played], seeds: Sequence[int], workers: Workers) -> Iterator[tuple[int, Played]]:
        yield 2, work(2)
        raise Killed

    file = tmp_path / "results.json"
    with monkeypatch.context() as patch:
        patch.setattr(simulate, "done_by", gives_up)
        done = run("simulate", *SEATS, "--games", "2", "--jobs", "2", "--json", str(file))
    assert (done.status, done.err) == (2, f"resurgence: {KILLED} Only 1 of 2 games finished, and counts.\n")
    assert [game["seed"] for game in json.loads(file.read_text(encoding="utf-8"))["games"]] == [2]
    assert done.out.startswith("1 game, seed 2, ")


@pytest.mark.skipif(os.name == "nt", reason="processes are killed otherwise there")
def test_processes_that_are_all_killed_finish_no_game(run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    file = tmp_path / "results.json"
    monkeypatch.setattr(simulate, "play", lambda plan, seed: os.kill(os.getpid(), signal.SIGKILL))
    told = run("simulate", *SEATS, "--games", "2", "--jobs", "2", "--json", str(file)).complaint
    assert told == f"{KILLED} None of the 2 games finished."
    assert not file.exists()


def test_without_the_extra_several_processes_are_refused_in_one_sentence(run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "joblib", None)
    monkeypatch.setattr(simulate, "play", None)
    told = run("simulate", *SEATS, "--games", "2", "--jobs", "2").complaint
    assert told.endswith('pip install "resurgence-tui[lab]"')


def test_a_table_of_games_with_gaps_says_so() -> None:
    plan = Plan("resurgence", ("bot:random", "bot:random"), {"start": "beginner"}, None)
    games = [really_play(plan, seed).entry for seed in (1, 2, 4)]
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
def test_what_cannot_be_written_in_the_end_is_printed_all_the_same(run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulate, "check_target", lambda file: None)  # which refuses devices
    done = run("simulate", *SEATS, "--json", "/dev/full")
    assert (done.status, done.err) == (2, "resurgence: '/dev/full' cannot be written: no space left on device.\n")
    assert done.out.startswith("1 game, seed 1, ") and "bot:random" in done.out


@pytest.mark.parametrize("before", [None, "older results"])
def test_games_that_are_broken_off_leave_the_file_as_it_was(
    run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, before: str | None
) -> None:
    def interrupted(plan: Plan, seed: int) -> Played:
        raise KeyboardInterrupt

    file = tmp_path / "results.json"
    if before is not None:
        file.write_text(before, encoding="utf-8")
    monkeypatch.setattr(simulate, "play", interrupted)
    done = run("simulate", *SEATS, "--json", str(file))
    assert (done.status, done.out) == (130, "")
    assert done.err.startswith("resurgence: Interrupted: 0 of 1 games finished, and nothing is kept of them.")
    assert [path.read_text(encoding="utf-8") for path in tmp_path.iterdir()] == ([] if before is None else [before])


def test_older_results_stay_where_the_disk_is_full(run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def full(path: Path, raw: bytes) -> None:
        raise OSError(errno.ENOSPC, "No space left on device", str(path))

    file = tmp_path / "results.json"
    for before in ("older results", None):
        if before is None:
            file.unlink()
        else:
            file.write_text(before, encoding="utf-8")
        with monkeypatch.context() as patched:
            patched.setattr(results_file, "replace_named", full)
            done = run("simulate", *SEATS, "--json", str(file))
        assert (done.status, done.err) == (2, f"resurgence: '{file}' cannot be written: no space left on device.\n")
        assert [path.read_text(encoding="utf-8") for path in tmp_path.iterdir()] == ([before] if before else [])


def test_longer_results_that_were_there_are_replaced_as_a_whole(run, tmp_path: Path) -> None:
    file = tmp_path / "results.json"
    file.write_text("x" * 100_000, encoding="utf-8")
    assert run("simulate", *SEATS, "--json", str(file)).status == 0
    assert json.loads(file.read_text(encoding="utf-8"))["summary"]["games"] == 1


def test_a_fault_in_a_simulation_tells_nothing_of_a_saved_game(run, monkeypatch: pytest.MonkeyPatch) -> None:
    def fault(plan: Plan, seed: int) -> Played:
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
    assert soon(file.exists)
    time.sleep(1)
    child.send_signal(signal.SIGTERM)
    try:
        done = finished(child)
    except subprocess.TimeoutExpired:  # its processes keep its pipes open
        os.killpg(child.pid, signal.SIGKILL)
        raise
    assert done == (143, "", "")
    assert not file.exists()
    for _ in range(200):  # what looks after shared memory ends when it sees that nobody is left
        try:
            os.killpg(child.pid, 0)
        except ProcessLookupError:
            return
        time.sleep(0.05)
    os.killpg(child.pid, signal.SIGKILL)
    pytest.fail("a process is left")
