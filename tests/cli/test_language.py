"""The command line in Polish: help, errors, a whole game in plain text; and how the language is chosen there."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from resurgence_tui.cli.questions import is_word
from resurgence_tui.i18n.text import words
from tests.cli.conftest import ROOT, finished, process
from tests.i18n.polish import GAMES, OF_THE_PROGRAM, english_in

GAME = GAMES / "2_seats_draft_3.json"

HELP = """
import json, sys
from contextlib import redirect_stdout
from io import StringIO
from resurgence_tui.cli.main import main

told = {}
for command in json.loads(sys.argv[1]):
    with redirect_stdout(StringIO()) as out:
        status = main([*command.split(), "--help", "--language", "pl"])
    told[command] = [status, out.getvalue()]
print(json.dumps(told))
"""
"""The help of many commands from one process, which reads Polish from its start: parser and help are made once."""


def helps(*commands: str) -> dict[str, tuple[int, str]]:
    """The exit status and the help in Polish of each command; "" is the program itself."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    line = [sys.executable, "-c", HELP, json.dumps(commands)]
    done = subprocess.run(line, capture_output=True, check=True, encoding="utf-8", env=environment, timeout=120)
    return {command: (status, told) for command, (status, told) in json.loads(done.stdout).items()}


def test_the_language_is_chosen_anywhere_in_the_line(run) -> None:
    english, polish = run("rules", "UPK-C").out, run("rules", "UPK-C", "--language", "pl").out
    assert english != polish and english_in(polish, OF_THE_PROGRAM) == []
    assert run("--language=pl", "rules", "UPK-C").out == polish
    assert run("rules", "--language", "pl_PL.UTF-8", "UPK-C").out == polish
    assert run("rules", "UPK-C").out == english


def test_the_environment_names_it_and_the_option_wins(run, monkeypatch) -> None:
    monkeypatch.setenv("RESURGENCE_LANGUAGE", "pl")
    assert run("check", "no.json").complaint == "Nie ma pliku „no.json”."
    assert run("check", "no.json", "--language", "en").complaint == "No file 'no.json'."


def test_a_language_that_nobody_speaks_is_refused(run) -> None:
    assert run("--language", "xx", "rules").complaint == "No language 'xx'. Choose from: en, pl."
    assert run("rules", "--language").complaint == "No language ''. Choose from: en, pl."
    assert run("rules", "--language=").complaint == "No language ''. Choose from: en, pl."


def test_a_save_is_shown_in_the_language_of_its_reader(run) -> None:
    shown = run("show", str(GAME), "--language", "pl")
    assert shown.status == 0 and "Pierwszy Gracz" in shown.out
    assert english_in(shown.out, OF_THE_PROGRAM) == []
    assert "First Player" in run("show", str(GAME)).out


def test_residuum_is_played_in_polish(run, tmp_path: Path) -> None:
    typed = "1\n" * 40 + "?\nb\ngdzie\nzmiany\nu\nq\n"
    done = run("play", "--plain", "--game", "residuum", "--map", "dealt", "--bases", "dealt", "--seed", "7",
               "--seats", "Anna,bot:random", "--saves", str(tmp_path), "--language", "pl", typed=typed)  # fmt: skip
    told = re.sub(r"Zapisano w .*", "", done.out)
    assert done.status == 0 and len(told) > 8_000 and "Bot losowy 1" in told
    assert english_in(told, {"residuum"}) == []


def test_a_game_is_played_in_polish(run, tmp_path: Path) -> None:
    typed = "\n" * 3 + "1\n" * 60 + "?\nb\nu\nponów\nnonsense\nq\n"
    done = run("play", "--plain", "--seats", "Anna,bot:eager", "--seed", "5", "--saves", str(tmp_path),
               "--language", "pl", typed=typed)  # fmt: skip
    told = re.sub(r"Zapisano w .*", "", done.out)
    assert done.status == 0 and len(told) > 4_000 and "Bot gorliwy 1" in told and "Eager" not in told
    assert english_in(told, OF_THE_PROGRAM) == []


def test_where_letters_have_no_marks_they_are_left_out() -> None:
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "PYTHONIOENCODING": "ascii"}
    done = finished(process("rules", "RET-01", "--language", "pl", env=environment))
    assert done.status == 0 and "Wycofanie" in done.out and "zeton" in done.out and "?" not in done.out


def test_the_help_is_polish_in_every_command() -> None:
    commands = re.findall(r"^  ([a-z]+): ", helps("")[""][1].partition("Polecenia")[2], re.MULTILINE)
    assert {"new", "play", "simulate", "match", "serve", "export"} <= set(commands)
    for command, (status, told) in helps("", *commands).items():
        assert status == 0 and told.startswith("Użycie: resurgence"), command
        assert "[ARGS" not in told
        shown = re.sub(r"--[a-z-]+|\b[A-Z]+\b|resurgence [a-z]+.*|bot:\S+|resurgence-tui\S*", "", told)
        assert english_in(shown, OF_THE_PROGRAM) == [], command


@pytest.mark.parametrize(("key", "typed"), [
    ("cli_plain_words_redo", ("ponów", "ponow", "redo")), ("cli_plain_words_yes", ("t", "tak", "y")),
    ("saves-plain-words-older", ("starszy", "older")), ("cli_plain_words_where", ("gdzie", "where")),
])  # fmt: skip
def test_what_is_typed_may_be_polish_and_is_what_the_sentences_name(key: str, typed: tuple[str, ...]) -> None:
    polish = words("pl")
    assert all(is_word(polish, key, word) for word in typed) and not is_word(polish, key, "nie")
    asked = " ".join(polish.text(one, **dict.fromkeys(("name", "newer"), "X")) for one in (
        "cli_plain_keys", "cli_plain_keys_more", "cli_plain_reveal", "cli_plain_anyway", "saves-newer-plain"))
    assert re.search(rf"\b{typed[0]}\b", asked) and not re.search(rf"\b{typed[-1]}\b", asked)
