"""A changed table, rules of an earlier edition, an older generation: told, asked about and marked."""

from __future__ import annotations

import io
import json
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from resurgence_tui.app.library import Library
from resurgence_tui.app.pins import Pins
from resurgence_tui.app.results import known_results
from resurgence_tui.cli.session import resume_game
from resurgence_tui.cli.which import asked_which
from resurgence_tui.engine.types import Choice
from resurgence_tui.games.resurgence.game import GAME
from resurgence_tui.saves.results import Results
from resurgence_tui.saves.save_file import SaveFile
from resurgence_tui.saves.store import Store
from tests.saves.playing import a_game

from .conftest import Done

Run = Callable[..., Done]

CHANGED = "This save was changed: its choices lead elsewhere. The result will be marked."


def saved(folder: Path, change: Callable[[SaveFile], object], choices: int = 40) -> Path:
    """A game in a folder, changed outside the program."""
    store = Store(folder)
    host = a_game(store, choices)
    assert host.path is not None
    Pins(host).set(1, "1234")
    host.close()
    save = store.read(host.path)
    change(save)
    store.write(save, host.path)
    store.release(host.path)
    return host.path


def all_goods(save: SaveFile) -> None:
    for seat in save.table["seats"]:
        seat["items"] = [5, 5, 5, 0, 0]


def by_other_rules(save: SaveFile) -> None:
    save.choices[20] = Choice(0, "dance")
    save.edition = GAME.edition


@pytest.fixture
def next_edition() -> Iterator[int]:
    """The rules become those of the next edition when it is asked for."""
    before = GAME.edition
    yield before + 1
    GAME.edition = before


def test_a_changed_table_is_told_by_show_replay_and_play(run: Run, tmp_path: Path) -> None:
    path = str(saved(tmp_path, all_goods))
    unsound = f"{Path(path).name} is not sound: table.seats.0.items.0 is 5 in the file, "
    assert run("check", path).out.startswith(unsound)
    assert run("show", path).out.splitlines()[1] == CHANGED
    assert run("show", path, "--score").out.splitlines()[0] == CHANGED
    assert run("replay", path).out.splitlines()[:2] == ["Moment 40 of 40, as everybody may see it.", CHANGED]
    played = run("play", "--plain", path, "--saves", str(tmp_path))
    assert (played.status, played.out.count(CHANGED)) == (0, 1)


def test_a_changed_table_that_was_played_on_from_stays_unsound(run: Run, tmp_path: Path) -> None:
    path = saved(tmp_path, all_goods)
    host = Library(Store(tmp_path)).resume(path)
    ask = host.asks()[0]
    host.submit(ask.ticket, ask.decision.options[0])
    host.close()
    done = run("check", str(path))
    sentence = "It goes on from a table that its first 40 choices did not lead to."
    assert (done.status, done.out) == (1, f"{path.name} is not sound: {sentence}\n")


def test_the_result_of_a_changed_save_is_marked_in_the_hall_of_fame(run: Run, tmp_path: Path) -> None:
    path = saved(tmp_path, all_goods)
    host = Library(Store(tmp_path)).resume(path)
    while not host.over:
        ask = host.asks()[0]
        host.submit(ask.ticket, ask.decision.options[0])
    host.close()
    lines = run("results", "--saves", str(tmp_path)).out.splitlines()
    assert [line.count("2 seats, changed save") for line in lines[1:3]] == [1, 1]
    assert [result.changed for result in known_results(Store(tmp_path)).results] == [True]
    (tmp_path / "sound").mkdir()
    sound = a_game(Store(tmp_path / "sound"), 2_000)
    sound.close()
    assert "changed save" not in run("results", "--saves", str(tmp_path / "sound")).out


def test_results_of_the_format_before_are_read(tmp_path: Path) -> None:
    results = Results(tmp_path)
    sound = a_game(Store(tmp_path), 2_000)
    sound.close()
    from resurgence_tui.app.results import keep_result

    assert keep_result(sound) == ""
    data = json.loads(results.path.read_text(encoding="utf-8"))
    known = results.read().results
    for entry in data["results"]:
        del entry["changed"]
    results.path.write_text(json.dumps({**data, "format": 2}), encoding="utf-8")
    assert (results.read().results, results.read().problem) == (known, "")


def test_an_earlier_edition_is_no_fault_and_told(run: Run, tmp_path: Path, next_edition: int) -> None:
    path = str(saved(tmp_path, by_other_rules))
    name = Path(path).name
    assert run("check", path).status == 1, "by the rules of its own edition it is one"
    GAME.edition = next_edition
    was = next_edition - 1
    told = f"Older rules (edition {was}, now {next_edition}) led here: undo and replay start here."
    until_then = f"Its first 40 choices were made by edition {was} of the rules, now {next_edition}: they cannot be "
    until_then += "replayed."
    done = run("check", path)
    assert (done.status, done.err) == (0, "")
    assert done.out.splitlines() == [
        f"{name} is sound: 40 choices, round 1.",
        until_then,
    ]
    assert run("show", path).out.splitlines()[1] == told
    assert run("replay", path).out.splitlines()[:2] == ["Moment 40 of 40, as everybody may see it.", told]
    assert run("replay", path, "--at", "3").complaint == "No such moment. This game has moments 40 to 40."
    host = Library(Store(tmp_path)).resume(path)
    ask = host.asks()[0]
    host.submit(ask.ticket, ask.decision.options[0])
    host.close()
    assert run("check", path).out.splitlines() == [
        f"{name} is sound: 41 choices, round 1.",
        until_then,
    ]
    since = f"Older rules (edition {was}, now {next_edition}) led to choice 40: undo and replay start there."
    assert since in run("show", path).out.splitlines()


def test_earlier_values_of_cards_are_no_fault_and_told(run: Run, tmp_path: Path) -> None:
    kept = Path(__file__).parents[1] / "fixtures" / "editions" / "2" / "2_seats_draft_9_after_147.json"
    path, told = tmp_path / kept.name, "This game began with earlier card values and keeps them."
    path.write_bytes(kept.read_bytes())
    checked = run("check", str(path))
    assert (checked.status, checked.err) == (0, "")
    assert checked.out.splitlines()[:2] == [f"{path.name} is sound: 147 choices, round 4.", told]
    assert run("show", str(path)).out.splitlines()[1] == told
    moment = run("replay", str(path), "--at", "3").out.splitlines()
    assert moment[:2] == ["Moment 3 of 147, as everybody may see it.", told]
    assert told not in run("show", str(saved(tmp_path, lambda save: None))).out


def another_name(save: SaveFile) -> None:
    save.setup.seats[0].name = "Zed"


def a_bot(save: SaveFile) -> None:
    save.setup.seats[0].player = "bot:random"


def another_title(save: SaveFile) -> None:
    save.name = "Mine"


def another_pin(save: SaveFile) -> None:
    save.pins[1] = save.pins[1].model_copy(update={"hash": "0" * 32})


def no_pin(save: SaveFile) -> None:
    save.pins = []


def a_new_pin(save: SaveFile) -> None:
    save.pins[0] = save.pins[1]


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (another_name, "Seat 1 is called 'Zed' in the file, but was 'Anna'."),
        (a_bot, "Anna is played by bot:random in the file, but was played by human."),
        (another_title, "The title is 'Mine' in the file, but was 'Anna, Boris'."),
        (another_pin, "Boris has a different PIN from the one set in the program."),
        (no_pin, "The PIN of Boris is missing."),
        (a_new_pin, "Anna has a PIN that was not set in the program."),
    ],
)
def test_check_names_who_was_changed(run: Run, tmp_path: Path, change: Any, sentence: str) -> None:
    path = saved(tmp_path, change, 6)
    done = run("check", str(path))
    assert (done.status, done.out) == (1, f"{path.name} is not sound: {sentence}\n")


def test_what_is_changed_in_the_program_is_sound(run: Run, tmp_path: Path) -> None:
    path = saved(tmp_path, lambda save: None, 6)
    host = Library(Store(tmp_path)).resume(path)
    host.hand_to(0, "bot:eager")
    host.close()
    store = Store(tmp_path)
    store.rename(path, "Winter")
    done = run("check", str(path))
    assert (done.status, done.out) == (0, f"{path.name} is sound: 6 choices, round 0.\n")


def test_a_save_from_before_names_were_noted_says_since_when_they_are(run: Run, tmp_path: Path) -> None:
    old = Path(__file__).parents[1] / "fixtures" / "saves" / "format_2_undone.json"
    path = tmp_path / old.name
    path.write_bytes(old.read_bytes())
    count = len(Store(tmp_path).read(path).choices)
    told = f"Names, players and PINs are only compared with those after {count} choices."
    assert run("check", str(path)).out.splitlines()[-1] == told
    host = Library(Store(tmp_path)).resume(path)
    host.autosave()
    host.close()
    done = run("check", str(path))
    assert (done.status, done.out.splitlines()[-1]) == (0, told)


# An older generation


def older_of(path: Path, number: int = 2) -> Path:
    """An older generation of a game."""
    return path.with_name(f"{path.name}.{number}")


@pytest.fixture
def played(tmp_path: Path) -> Path:
    """A game after eight choices, with an older generation after each of the two before."""
    host = a_game(Store(tmp_path), 8)
    host.close()
    assert host.path is not None
    assert [len(Store(tmp_path).read(path).choices) for path in (host.path, older_of(host.path))] == [8, 6]
    return host.path


def question_about(path: Path) -> str:
    """What is asked where the oldest generation was named."""
    return (
        f"'{older_of(path).name}' is older than '{path.name}'."
        " If you continue the older one, you lose later choices."
    )


@pytest.mark.parametrize(("typed", "choices"), [("older\n", 6), ("\n", 8), ("what?\n", 8)])
def test_an_older_generation_is_asked_about(
    played: Path, typed: str, choices: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
    host = asked_which(lambda: resume_game(Library(Store(played.parent)), older_of(played)))
    assert (host.decisions, host.path) == (choices, played)
    assert capsys.readouterr().out.splitlines() == [
        question_about(played), f"Type \"older\" to open it anyway, or press Enter to open '{played.name}'.", "> "
    ]  # fmt: skip


def test_whoever_does_not_answer_opens_neither(run: Run, played: Path) -> None:
    before = played.read_bytes()
    way_on = f"{question_about(played)} Open '{played.name}', or first copy the older one under another name."
    done = run("play", "--plain", str(older_of(played)), "--saves", str(played.parent), typed="")
    assert (done.status, done.err) == (2, f"resurgence: {way_on}\n")
    assert run("play", "--jsonl", str(older_of(played)), "--saves", str(played.parent)).complaint == way_on
    assert played.read_bytes() == before


def test_an_older_generation_is_opened_at_once_where_no_newer_one_can_be_read(run: Run, tmp_path: Path) -> None:
    path = saved(tmp_path, lambda save: None, 8)
    path.write_bytes(b"{")
    older_of(path, 1).write_bytes(b"{")
    done = run("play", "--plain", str(older_of(path)), "--saves", str(tmp_path), typed="q\n")
    assert done.status == 0
    assert "is older than" not in done.out
