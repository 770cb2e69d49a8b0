"""A game that another program has open, on the command line: looked at, never played."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from resurgence_tui.saves.store import Store
from tests.saves.playing import a_game
from tests.saves.test_lock import another_program

from .conftest import finished, process


@pytest.fixture
def game(tmp_path: Path) -> Path:
    """A saved game that nobody has open."""
    host = a_game(Store(tmp_path), choices=30)
    host.close()
    assert host.path is not None
    return host.path


def test_plain_play_shows_the_table_as_all_may_see_it_and_asks_nothing(run, game: Path) -> None:
    raw = game.read_bytes()
    with another_program(game) as program:
        done = run("play", "--plain", str(game), "--saves", str(game.parent), typed="\n1\nq\n")
    assert (done.status, done.err) == (0, "")
    assert done.out.count(f"Another program (process {program.pid} on ") == 3
    assert done.out.count("Press Enter to try again, or q to leave.") == 3
    assert "1. " not in done.out.replace("\n> ", "\n")
    assert game.read_bytes() == raw


def test_plain_play_goes_on_once_the_other_program_has_left(game: Path) -> None:
    with another_program(game) as program:
        child = process("play", "--plain", str(game), "--saves", str(game.parent))
        assert child.stdout is not None
        while b"Press Enter to try again" not in child.stdout.readline():
            pass
        program.kill()
        program.wait()
        done = finished(child, "\nq\n")
    assert (done.status, done.err) == (0, "")
    assert "Another program" not in done.out
    assert "Saved in" in done.out


def test_a_program_that_plays_by_lines_is_refused_with_one_sentence(run, game: Path) -> None:
    with another_program(game) as program:
        done = run("play", "--jsonl", str(game), "--saves", str(game.parent))
    assert done.complaint.startswith(f"Another program (process {program.pid} on ")
    done = run("play", "--jsonl", str(game), "--saves", str(game.parent))
    assert done.status == 0 and "ticket" in json.loads(done.out)


def test_check_and_show_read_a_game_that_is_open_elsewhere(run, game: Path) -> None:
    with another_program(game):
        for words in (("check", str(game)), ("show", str(game))):
            done = run(*words)
            assert (done.status, done.err) == (0, "")
