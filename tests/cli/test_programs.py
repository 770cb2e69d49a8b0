"""Programs on seats: whole games of one, what the player is told of a faulty one, and that no file starts any."""

from __future__ import annotations

import io
import json
import os
import re
import shlex
import signal
import sys
from pathlib import Path
from typing import Any

import pytest

from resurgence_tui.app.host import Host
from resurgence_tui.app.library import Library
from resurgence_tui.app.programs import Programs
from resurgence_tui.app.seating import commands_in, parse_seats
from resurgence_tui.cli.plain import Plain
from resurgence_tui.cli.programs import phrase
from resurgence_tui.engine.view_values import view_json
from resurgence_tui.games.resurgence.game import GAME
from resurgence_tui.i18n.program_words import FAULTS, program_text
from resurgence_tui.i18n.text import Words
from resurgence_tui.saves.save_file import make_setup

from .conftest import ROOT, finished, process, soon

pytestmark = pytest.mark.skipif(not hasattr(os, "killpg"), reason="the programs are written for a shell")

FIRST_OPTION = """
import json, os, sys
open(sys.argv[1], "a").write(f"{os.getpid()}\\n")
for line in sys.stdin:
    asked = json.loads(line)
    if "options" in asked:
        print(json.dumps({"ticket": asked["ticket"], "choose": asked["options"][0]["id"]}), flush=True)
"""
"""A program that notes that it runs, and takes what is listed first."""


@pytest.fixture
def started(tmp_path: Path) -> Path:
    """Where the program notes each time that it is started."""
    return tmp_path / "started"


@pytest.fixture
def command(tmp_path: Path, started: Path) -> str:
    """What starts it; a comma and a blank stand in the names of its files."""
    file = tmp_path / "my bot, new.py"
    file.write_text(FIRST_OPTION, encoding="utf-8")
    return shlex.join([sys.executable, str(file), str(started)])


def pids(started: Path) -> list[int]:
    """The processes that the program was."""
    return [int(line) for line in started.read_text(encoding="utf-8").split()] if started.exists() else []


def gone(pid: int) -> bool:
    """Whether a process is gone or will soon be."""
    return soon(lambda: not is_running(pid))


def is_running(pid: int) -> bool:
    """Whether a process is there."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


@pytest.mark.terminal
def test_the_program_in_the_documentation_plays_a_whole_game(
    run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    page = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
    (program,) = re.findall(r"^```python mybot\n(.*?)^```", page, re.DOTALL | re.MULTILINE)
    file = tmp_path / "mybot"
    file.write_text(program, encoding="utf-8")
    file.chmod(0o755)
    monkeypatch.chdir(tmp_path)
    assert 'simulate --seats "bot:cmd:./mybot,bot:easy"' in page
    seats = "bot:cmd:./mybot,bot:random"
    done = run("simulate", "--seats", seats, "--games", "2", "--seed", "7", "--json", "-")
    assert (done.status, done.err) == (0, "")
    games = json.loads(done.out)["games"]
    assert [(game["seats"][1], "stand_ins" in game) for game in games] == [("bot:random", False)] * 2
    assert done == run("simulate", "--seats", seats, "--games", "2", "--seed", "7", "--json", "-")


def test_a_program_is_asked_as_jsonl_asks_and_sees_its_own_seat_alone() -> None:
    asked: list[tuple[Host, int, dict[str, Any]]] = []

    def noting(setup: Any, decision: Any, view: Any) -> Any:
        asked.append((host, decision.seat, {**phrase(setup, decision, view)}))
        return asked[-1][2]

    line = "bot:random,bot:cmd:cat"
    host = Library(None).new(make_setup(parse_seats(line), 7))
    host.bots.use(Programs(commands_in(line), noting))
    while not asked:
        before = view_json(GAME, host.view(1))
        host.step()
    assert list(asked[0][2]) == ["seat", "rule", "prompt", "options", "view"]
    assert asked[0][1:] == (1, {**asked[0][2], "seat": 1, "view": before})
    assert [news.fault.what for news in host.bots.news()] == ["no_answer"]  # its question comes back
    assert host.bots.news() == []
    host.close()


def test_without_screens_a_fault_is_said_once_and_the_game_goes_on(run, tmp_path: Path) -> None:
    line = ("--seats", "bot:cmd:sh -c 'echo \"[31m\u202ehi\"',bot:random", "--saves", str(tmp_path), "--seed", "7")
    why = "has written '[31m?hi', which is not JSON, so bot:normal plays on instead."
    done = run("play", "--jsonl", *line)
    assert (done.status, done.err) == (0, f"resurgence: The program of Bot Program 1 {why}\n")
    assert json.loads(done.out)["over"] is True
    host = Library(None).new(make_setup(parse_seats("Anna,bot:cmd:cat"), 7))
    host.bots.use(Programs({1: ("false",)}, phrase))
    out = io.StringIO()
    Plain(host, io.StringIO("1\n" * 40), out).play()
    ended = "The program of Bot Program 1 has ended (status 1), so bot:normal plays on instead."
    assert [line.removeprefix("> ") for line in out.getvalue().splitlines()].count(ended) == 1


def test_of_a_finished_game_it_is_not_said_that_a_program_is_missing(run, tmp_path: Path) -> None:
    run("play", "--jsonl", "--seats", "bot:cmd:echo hi,bot:random", "--seed", "7", "--saves", str(tmp_path))
    (file,) = tmp_path.glob("*.json")
    done = run("play", "--plain", str(file), "--saves", str(tmp_path))
    assert done.out.endswith("The game is over.\n") and "program" not in done.out + done.err


def test_who_goes_on_with_a_file_is_told_of_the_games_in_which_others_played_for_a_program(run, tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    line = ("match", "bot:cmd:echo hi", "bot:random", "--jobs", "1", "--json", str(file))
    name = "the program of 1 bot:cmd:echo hi"
    why = f"resurgence: T{name[1:]} has written 'hi', which is not JSON, so bot:normal plays on instead."
    assert run(*line, "--games", "1").err == f"{why} It happened in one game, that of seed 1.\n"
    before = f"resurgence: In one game that was played before, bot:normal played on for {name}.\n"
    assert run(*line, "--games", "1").err == before
    assert run(*line, "--games", "3").err == f"{why} It happened in 2 games, first in that of seed 1.\n{before}"
    assert f"In 3 games bot:normal played on for {name}." in run("balance", str(file)).out.splitlines()


def test_a_saved_game_starts_no_program_unless_it_is_named_again(
    run, tmp_path: Path, command: str, started: Path
) -> None:
    saves = tmp_path / "saves"
    run("play", "--jsonl", "--seats", f"Anna,bot:cmd:{command}", "--seed", "7", "--saves", str(saves))
    (file,) = saves.glob("*.json")
    plain = tmp_path / "plain.json"
    assert "my bot" not in file.read_text(encoding="utf-8")
    started.unlink(missing_ok=True)
    answer = '{"ticket": "?", "choose": "?"}\n'
    done = run("play", "--jsonl", str(file), "--saves", str(saves), typed=answer)
    assert done.err.startswith("resurgence: Bot Program 1 was played by a program. Saved games do not say which one")
    assert (len(done.err.splitlines()), pids(started)) == (1, [])
    assert run("check", str(file)).status == 0 and not plain.exists() and pids(started) == []
    line = ("play", "--plain", str(file), "--saves", str(saves))
    done = run(*line, "--program", command, typed="1\n" * 12)
    assert (done.status, len(pids(started))) == (0, 1) and "bot:normal" not in done.out
    assert gone(pids(started)[0])
    for words, told in (
        ((*line, "--program", command, "--program", "cat"), "A program has played on one seat of that game: give one"),
        ((*line, "--program", "./nowhere"), "There is no program './nowhere' that can be run."),
        (("play", "--plain", "--program", "cat"), "--program is for a saved game"),
    ):
        assert run(*words).err.startswith(f"resurgence: {told}")


@pytest.mark.terminal
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGKILL])
def test_a_program_ends_with_the_game_however_that_ends(
    number: signal.Signals, tmp_path: Path, command: str, started: Path
) -> None:
    child = process("play", "--jsonl", "--seats", f"bot:cmd:{command},Anna", "--seed", "7", "--saves", str(tmp_path))
    assert child.stdout is not None
    assert json.loads(child.stdout.readline())["seat"] == 1
    (pid,) = pids(started)
    child.send_signal(number)
    assert finished(child).err == ""
    assert gone(pid)


@pytest.mark.terminal
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP, signal.SIGQUIT])
def test_what_a_program_has_started_ends_with_a_game_in_plain_text_too(
    number: signal.Signals, tmp_path: Path, command: str, started: Path
) -> None:
    script = f'sleep 300 </dev/null >/dev/null 2>&1 & echo $! >> {shlex.quote(str(started))}; exec "$@"'
    seats = f"bot:cmd:sh -c {shlex.quote(script)} sh {command},Anna"
    child = process("play", "--plain", "--seats", seats, "--seed", "7", "--saves", str(tmp_path))
    assert soon(lambda: len(pids(started)) == 2)
    child.send_signal(number)
    assert finished(child).err == ""
    assert all(map(gone, pids(started)))


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("said", ["", "  \t ", "\r"])
def test_where_a_program_says_nothing_no_sentence_ends_in_the_air(language: str, said: str) -> None:
    told = [program_text(Words(language), "Anna", (what, said), "bot:normal") for what in FAULTS]
    assert all(line.endswith(".") for line in told)
    assert language != "en" or "an empty line" in told[list(FAULTS).index("no_json")]
