"""The command line itself: help, version, and one line for whatever is wrong with it."""

import os
import re
import shlex
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest

from resurgence_tui.app.seating import parse_seats
from resurgence_tui.cli import main as main_module
from resurgence_tui.cli.commands import EXAMPLES, app_for
from resurgence_tui.games.resurgence.game import GAME
from resurgence_tui.i18n.text import words
from resurgence_tui.saves.save_file import HUMAN

from .conftest import ROOT, Done, finished, process, soon

CLI = ROOT / "resurgence_tui" / "cli"
COMMANDS = (
    "new", "resume", "play", "simulate", "match", "balance", "check", "show", "replay", "export", "results", "rules",
    "schema", "serve",
)  # fmt: skip


@pytest.mark.smoke
@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_without_frames(run, command: str) -> None:
    done = run(command, "--help")
    assert (done.status, done.err) == (0, "")
    assert done.out.startswith(f"Usage: resurgence {command}")
    assert not re.search("[─│╭]", done.out)
    for option in ("--solo", "--encounters", "--bonus-events"):
        of_games = ("new", "play", "simulate", *(["match"] if option != "--solo" else []))
        assert (option in done.out) == (command in of_games)


def test_help_lists_all_commands(run) -> None:
    done = run("--help")
    assert done.status == 0
    assert sorted(re.findall(r"^  (\w+):", done.out, re.MULTILINE)) == sorted(COMMANDS)


@pytest.mark.parametrize("line", [["--version"], ["--version", "--debug"]])
def test_the_version_names_all_that_a_report_of_a_fault_needs(run, line: list[str]) -> None:
    import platform

    import textual

    from resurgence_tui import __version__

    told = f"resurgence {__version__} (Python {platform.python_version()}, Textual {textual.__version__})"
    assert run(*line) == (0, f"{told}\n", "")


def test_the_parser_tells_the_same_version() -> None:
    from resurgence_tui.cli.version import version_text

    assert app_for("resurgence").version() == version_text()


def test_the_version_is_that_of_the_package() -> None:
    from resurgence_tui import __version__

    assert f'version = "{__version__}"' in (ROOT / "pyproject.toml").read_text(encoding="utf-8")


NO_EVENTS = "--bonus-events needs two to four seats: solo games have no Events."
NO_LEVEL = "One seat plays against the Mutants: add --solo with village, town or stronghold."
A_SEED = "A seed must be a whole number from 0 to 9223372036854775807."
OWN = "A saved game has its own seats, seed and variants. Leave out "

BAD = [
    (["fly"], "No command 'fly'. resurgence --help lists all."),
    (["--fly"], "Unknown option: --fly."),
    (["new", "--fly"], "Unknown option: --fly."),
    (["new", "--map", "dealt"], "--map belongs to another game: use it with --game residuum."),
    (["play", "--plain", "--simpler"], "--simpler belongs to another game: use it with --game residuum."),
    (["new", "--solo=town", "--game", "residuum"], "--solo belongs to another game: use it with --game resurgence."),
    (["match", "bot:random*2", "--game", "residuum", "--encounters"],
     "--encounters belongs to another game: use it with --game resurgence."),
    (["match", "bot:random*2", "--game", "residuum", "--solo", "town"], "Unknown option: --solo. Did you mean --plot?"),
    (["results", "--game", "residuum", "--solo", "town"], "Unknown option: --solo."),
    (["new", "extra"], "Unexpected argument 'extra'."),
    *((["new", "--seed", word], A_SEED) for word in ("x", "", "1.5", "1e3", "0x10", "1_0", "+1", "-1", "-1.5", "٣")),
    (["new", "--seed=2.0"], A_SEED),
    (["simulate", "--seats", "bot:random*2", "--seed", "1.5"], A_SEED),
    (["simulate", "--seats", "bot:random*2", "--seed", "9" * 5000], A_SEED),
    (["simulate", "--seats", "bot:random*2", "--games", "1.5"], "--games must be a whole number from 1 to 999999999."),
    (["simulate", "--seats", "bot:random*2", "--jobs=1e1"], "--jobs must be a whole number from 1 to 999999999."),
    (["new", "--seed"], 'Command "new" parameter --seed requires an argument.'),
    (["new", "--start", "middle"], 'Invalid value "middle" for --start. Choose from: "draft", "beginner".'),
    (
        ["new", "--solo", "city"],
        'Invalid value "city" for --solo. Choose from: "village", "town", "stronghold".',
    ),
    (["new", "--solo", "town", "--bonus-events"], NO_EVENTS),
    (["play", "--jsonl", "--solo", "town", "--bonus-events"], NO_EVENTS),
    (["simulate", "--solo", "town", "--bonus-events", "--seats", "bot:random"], NO_EVENTS),
    (["play", "--plain", "--solo", "town", "--seats", "a,b"], "--solo is for one seat, not for 2."),
    (["simulate", "--solo", "town", "--seats", "bot:random*4"], "--solo is for one seat, not for 4."),
    (["play"], "Use either --plain or --jsonl; 'resurgence new' opens the screens instead."),
    (["play", "--plain", "--jsonl"], "Use either --plain or --jsonl; 'resurgence new' opens the screens instead."),
    (["play", "--plain", "--seed", "-1"], A_SEED),
    (["play", "--plain", "--seed", str(1 << 63)], A_SEED),
    (["play", "--plain", "--seats", "Anna"], NO_LEVEL),
    (["play", "--plain", "--seats", "Anna", "--bonus-events"], NO_LEVEL),
    (["play", "--plain", "--seats", ""], "A name needs at least one character."),
    (["play", "--plain", "--seats", "Anna,,Boris"], "A name needs at least one character."),
    (["play", "--plain", "--seats", "Anna,anna"], "Two seats have the same name; names must differ."),
    (["play", "--plain", "--seats", "Anna,bot:clever"], "There is no bot 'bot:clever'; there are "),
    *(
        (["new", "--seats", f"Anna,{word}"], f"'{word}' looks like a bot; did you mean bot:eager?")
        for word in ("Bot:Eager", "BOT:eager", "bot;eager", "Bot Eager", "bot-eager", "bots:eager", '"bot:eager')
    ),
    (["new", "--seats", "Anna,bot:egaer"], "'bot:egaer' looks like a bot; did you mean bot:eager?"),
    (["new", "--seats", "a,a"], "Two seats have the same name; names must differ."),
    (["new", "--solo", "town", "--seats", "a,b"], "--solo is for one seat, not for 2."),
    (["new", "--content", "no/such/folder"], "No folder 'no/such/folder'."),
    (["new", "--content", ""], "--content needs the name of a folder."),
    (["results", "--saves", ""], "--saves needs the name of a folder."),
    (["resume", "no.json"], "No file 'no.json'."),
    (["resume", "no.json", "--saves", "."], "No file 'no.json'."),
    (["play", "--plain", "--seats", "a,b,c,d,e"], "There are at most 4 seats, not 5."),
    (["play", "--plain", "--seats", "An\x1b[2Jna,b"], "The name 'An2Jna' holds a character that cannot be shown."),
    (["play", "--plain", "--seats", "[b],c"], "The name '[b]' holds a square bracket."),
    (["play", "--plain", "--content", "no/such/folder"], "folder: there is no such content pack folder."),
    (["play", "--plain", "no.json", "--resume", "no.json"], "Name one saved game, not two."),
    (["play", "--plain", "no.json", "--seats", "a,b"], f"{OWN}--seats."),
    (["play", "--jsonl", "no.json", "--start", "draft"], f"{OWN}--start."),
    (["play", "--plain", "no.json", "--solo", "town"], f"{OWN}--solo."),
    (["play", "--plain", "no.json", "--encounters"], f"{OWN}--encounters."),
    (["play", "--jsonl", "--resume", "no.json", "--bonus-events"], f"{OWN}--bonus-events."),
    (["play", "--plain", "no.json"], "No file 'no.json'."),
    (["play", "--plain", "--resume", "no.json"], "No file 'no.json'."),
    (["check"], 'Command "check" parameter FILE requires an argument.'),
    (["check", "no.json"], "No file 'no.json'."),
    (["check", "a", "b"], "Unexpected argument 'b'."),
    (["show", "no.json"], "No file 'no.json'."),
    (["show", "."], "'.' is not a file."),
    (["show", "/"], "'/' is not a file."),
    (["results", "--saves", "no/such/folder"], "No folder 'no/such/folder'."),
    (["schema", "cards"], 'Invalid value "cards" for KIND. Choose from: "save", "content".'),
    (["simulate"], 'Name the players, such as --seats "bot:random*4".'),
    (["simulate", "--seats", "Anna,bot:random"], "Only bots can be simulated, and 'Anna' is a person."),
    (["simulate", "--seats", "bot:random*x"], "'bot:random*x' must end in a number of seats from 1 to 4."),
    (["simulate", "--seats", "bot:random"], NO_LEVEL),
    (["simulate", "--solo", "town"], 'Name the players, such as --seats "bot:random*4".'),
    (["simulate", "--seats", "bot:random*2", "--games", "0"], "--games must be a whole number from 1 to 999999999."),
    (["simulate", "--seats", "bot:random*2", "--jobs", "-2"], "--jobs must be a whole number from 1 to 999999999."),
    (["simulate", "--seats", "bot:random*2", "--json", "no/such/file"], "No folder 'no/such'."),
    (["simulate", "--seats", "bot:random*2", "--json", "."], "'.' is a folder, not a file."),
    (["rules", "XYZ-99"], "No rule matches 'XYZ-99'"),
]


@pytest.mark.parametrize(
    ("line", "sentence"), BAD, ids=lambda value: " ".join(value) if isinstance(value, list) else ""
)
def test_what_is_wrong_is_told_in_one_line(run, tmp_path: Path, monkeypatch, line: list[str], sentence: str) -> None:
    monkeypatch.chdir(tmp_path)
    assert run(*line).complaint.startswith(sentence)
    assert list(tmp_path.iterdir()) == []


def test_debug_shows_the_traceback(run) -> None:
    for line in (["--debug", "check", "no.json"], ["check", "no.json", "--debug"]):
        done = run(*line)
        assert (done.status, done.out) == (2, "")
        assert done.err.startswith("Traceback") and "SaveError: No file 'no.json'." in done.err


def test_a_fault_of_the_program_is_one_line_too(run, monkeypatch) -> None:
    def fault(line: list[str]) -> int:
        raise AssertionError("survivor_chef lies on the deck")

    monkeypatch.setattr(main_module, "run", fault)
    told = re.sub(r"main\.py:\d+", "main.py:N", run("anything").complaint)
    assert told == (
        "The program crashed (AssertionError at main.py:N). "
        "Your game is saved up to the last answer. Use --debug to see more."
    )
    traced = run("anything", "--debug").err  # where it happened, and not what was on the table
    assert traced.startswith("Traceback") and traced.endswith("\nAssertionError\n") and "in fault" in traced
    assert "survivor_chef" not in traced.replace('raise AssertionError("survivor_chef lies on the deck")', "")


def test_a_rule_that_fails_names_no_card(run, monkeypatch, tmp_path: Path) -> None:
    card = "survivor_chef"
    for kind, fail in (("ValueError", [].index), ("KeyError", {}.__getitem__)):  # both name what they did not find
        monkeypatch.setitem(GAME.book.answers, "SET-19", lambda *answer, fail=fail: fail(card))
        for debug in ([], ["--debug"]):
            done = run("play", "--plain", "--seats", "Anna,bot:eager", "--saves", str(tmp_path), *debug, typed="1\n")
            assert done.status == 2 and kind in done.err and card not in done.out + done.err


def test_an_error_is_one_line_whatever_it_holds(run, monkeypatch) -> None:
    def refused(line: list[str]) -> int:
        raise ValueError("two\nlines \x1b[31m")

    monkeypatch.setattr(main_module, "run", refused)
    assert run("anything").complaint == "two lines ?[31m"


def test_ctrl_c_is_quiet(run, monkeypatch) -> None:
    def interrupted(line: list[str]) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(main_module, "run", interrupted)
    assert run("anything") == (130, "", "")


@pytest.mark.skipif(os.name == "nt", reason="signals are sent otherwise there")
@pytest.mark.terminal
@pytest.mark.parametrize("after", [0, 2])
def test_ctrl_c_ends_a_simulation_and_its_processes_with_one_sentence(after: float, tmp_path: Path) -> None:
    kept = tmp_path / "results.json"
    line = ("simulate", "--seats", "bot:random*4", "--games", "100000", "--jobs", "2", "--json", str(kept))
    child = process(*line, start_new_session=True)
    begun = soon(kept.exists)
    time.sleep(after)  # while the processes start, and while they play
    os.killpg(child.pid, signal.SIGINT)
    done = finished(child)
    assert (begun, done.status, done.out) == (True, 130, "")
    assert re.fullmatch(r"resurgence: Interrupted: \d+ of 100000 games finished, [^\n]+\n", done.err)


@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="what a process hears cannot be read here")
@pytest.mark.terminal
def test_processes_of_a_simulation_hear_no_ctrl_c_from_their_first_moment_on(tmp_path: Path) -> None:
    line = ("simulate", "--seats", "bot:random*4", "--games", "100000", "--jobs", "2", "--json", str(tmp_path / "kept"))
    child = process(*line, start_new_session=True)
    began: dict[Path, str] = {}

    def both_began() -> bool:
        for found in Path("/proc").glob("[0-9]*"):
            with suppress(OSError):
                told = (found / "status").read_text()
                if f"PPid:\t{child.pid}\n" in told and b"LokyProcess" in (found / "cmdline").read_bytes():
                    began.setdefault(found, told)
        return len(began) == 2

    came = soon(both_began)
    os.killpg(child.pid, signal.SIGINT)
    ended = finished(child).status
    blocked = [int(re.findall(r"SigBlk:\s*(\w+)", told)[0], 16) >> signal.SIGINT - 1 & 1 for told in began.values()]
    assert (came, ended, blocked) == (True, 130, [1, 1])


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no file here that is always full")
@pytest.mark.parametrize("line", [["rules", "UPK"], ["--help"], ["play", "--plain", "--seats", "a,b"]])
@pytest.mark.terminal
def test_a_full_disk_is_told_in_words(line: list[str], tmp_path: Path) -> None:
    with Path("/dev/full").open("wb") as full:
        child = process(*line, *(["--saves", str(tmp_path)] if line[0] == "play" else []), stdout=full)
        _, told = child.communicate(timeout=200)
    assert (child.returncode, told.decode()) == (
        2,
        "resurgence: What is printed cannot be written: no space left on device.\n",
    )


@pytest.mark.parametrize(
    "line", [["rules", "UPK"], ["schema", "save"], ["play", "--jsonl", "--seats", "a,b"], ["-h"], ["new", "--help"]]
)
@pytest.mark.terminal
def test_a_closed_pipe_is_quiet(line: list[str], tmp_path: Path) -> None:
    child = process(*line, *(["--saves", str(tmp_path)] if line[0] == "play" else []))
    assert child.stdout is not None and child.stderr is not None
    child.stdout.close()
    status = child.wait(60)
    assert (status, child.stderr.read()) == (141, b"")


@pytest.mark.skipif(os.name == "nt", reason="a shell closes streams otherwise there")
@pytest.mark.parametrize("line", ["--version", "rules rescue", "play --plain --seats a,b", "results", "schema save"])
@pytest.mark.parametrize("closed", ["<&- 2>&-", ">&-", "2>&-"])
@pytest.mark.terminal
def test_a_closed_stream_is_no_fault(line: str, closed: str, tmp_path: Path) -> None:
    saves = f"--saves {shlex.quote(str(tmp_path))}" if line.startswith("play") else ""
    whole = f"{shlex.quote(sys.executable)} -m resurgence_tui {line} {saves} {closed}"
    done = subprocess.run(["sh", "-c", whole], cwd=ROOT, stdin=subprocess.DEVNULL, capture_output=True, timeout=200)
    assert (done.returncode, done.stderr) == (0, b"")
    assert (done.stdout == b"") == (closed == ">&-")


def test_an_ascii_terminal_shows_what_it_can(tmp_path: Path) -> None:
    environment = {**os.environ, "PYTHONIOENCODING": "ascii", "PYTHONPATH": str(ROOT)}
    child = process("play", "--plain", "--seats", "Zoë,Łucja", "--saves", str(tmp_path), env=environment)
    done = finished(child)
    assert (done.status, done.err) == (0, "")
    assert "Zo?" in done.out


def loaded_by(*line: str) -> set[str]:
    """The modules that a command loads."""
    look = (
        "import sys\nfrom resurgence_tui.cli.main import main\n"
        f"main({list(line)!r})\nprint(*sys.modules, file=sys.stderr)"
    )
    done = subprocess.run([sys.executable, "-c", look], cwd=ROOT, capture_output=True, text=True, check=True)
    return set(done.stderr.split())


def test_what_is_not_needed_is_not_loaded() -> None:
    assert not {"cyclopts", "textual", "pydantic", "fluent.runtime"} & loaded_by("--version")
    assert not {"cyclopts", "textual"} & loaded_by("rules", "GEN-01")
    assert "textual" not in loaded_by("schema", "content")


def test_the_examples_of_the_help_are_command_lines_that_hold() -> None:
    for key in EXAMPLES:
        program, *line = shlex.split(words().text(key))
        assert program == "resurgence" and words().attribute(key, "about")
        app_for("resurgence").parse_args(line, exit_on_error=False, print_error=False)


def test_a_person_may_be_called_like_a_bot() -> None:
    seats = parse_seats("Eager,Botho,Bot Eager 1,bot:eager")
    assert [(seat.name, seat.player) for seat in seats] == [
        ("Eager", HUMAN), ("Botho", HUMAN), ("Bot Eager 1", HUMAN), ("Bot Eager 2", "bot:eager"),
    ]  # fmt: skip


def test_completion_can_be_installed(run: Callable[..., Done], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("SHELL", "/bin/bash")
    done = run("--install-completion")
    scripts = [path for path in tmp_path.rglob("*") if path.is_file() and "simulate" in path.read_text()]
    assert done.status == 0 and len(scripts) == 1
