"""Saves looked at from outside: sound, tampered with, unreadable; the table as text without anybody's secrets."""

import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from resurgence_tui.app.host import Host
from resurgence_tui.app.library import Library
from resurgence_tui.app.seating import parse_seats
from resurgence_tui.cli.check import difference
from resurgence_tui.cli.console import Refusal
from resurgence_tui.cli.session import resume_game
from resurgence_tui.engine.types import NOBODY
from resurgence_tui.i18n.resurgence.table_text import table_lines
from resurgence_tui.i18n.text import words
from resurgence_tui.saves.save_file import canonical, checksum, make_setup
from resurgence_tui.saves.store import Store
from tests.opened import opened

from .conftest import ROOT

NAMES = ["Anna", "Boris"]
WITH_A_PACK = ROOT / "tests" / "fixtures" / "saves" / "format_1_content_pack.json"


def saved_game(folder: Path, choices: int = 60) -> tuple[Host, Path]:
    """A game of two people, some way on."""
    host = Library(Store(folder)).new(make_setup(parse_seats("Anna,Boris"), 4))
    for _ in range(choices):
        ask = host.asks()[0]
        host.submit(ask.ticket, ask.decision.options[0])
    assert host.path is not None
    return host, host.path


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> tuple[Host, Path]:
    return saved_game(tmp_path_factory.mktemp("saves"))


def tampered(game: tuple[Host, Path], folder: Path, change: Callable[[dict[str, Any]], object]) -> Path:
    """A copy of the save with something changed and a checksum that fits."""
    data = opened(game[1])
    change(data)
    data["checksum"] = checksum({key: canonical(value) for key, value in data.items() if key != "checksum"})
    file = folder / "tampered.json"
    file.write_text(canonical(data), encoding="utf-8")
    return file


def test_a_sound_save(game, run) -> None:
    done = run("check", str(game[1]))
    assert (done.status, done.err) == (0, "")
    assert done.out == f"{game[1].name} is sound: 60 choices, round {game[0].view(0).round}.\n"


def more_food(data: dict[str, Any]) -> None:
    data["table"]["seats"][1]["items"][0] = (data["table"]["seats"][1]["items"][0] + 1) % 10


def another_choice(data: dict[str, Any]) -> None:
    data["choices"][20][1] = "no such option"


def another_seed(data: dict[str, Any]) -> None:
    data["setup"]["seed"] = data["table"]["seed"] = 5


def another_round(data: dict[str, Any]) -> None:
    data["round"] += 1


def other_start(data: dict[str, Any]) -> None:
    data["setup"]["options"]["start"] = "middle"


def lost_choice(data: dict[str, Any]) -> None:
    data["choices"].pop()


def another_log(data: dict[str, Any]) -> None:
    data["log"][40][2][0] = "went_home"


def shorter_log(data: dict[str, Any]) -> None:
    data["log"].pop()


def later_log(data: dict[str, Any]) -> None:
    data["log"][-1][0] += 1


def ended(data: dict[str, Any]) -> None:
    data["over"] = True


def other_cards(data: dict[str, Any]) -> None:
    data["changed"] = {"supplies": {"start": 5}}


def taken_back(data: dict[str, Any]) -> None:
    data["undone"] = [[0, "dance"]]


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (another_log, "log.40.2.0 is went_home in the file, but "),
        (shorter_log, "log is "),
        (later_log, "log."),
        (ended, "over is True in the file, but False when its choices are replayed."),
        (other_cards, "changed.supplies is "),
        (taken_back, "Undone choice 1 cannot be redone: an answer given in private is "),
        (more_food, "table.seats.1.items.0 is "),
        (another_choice, "Choice 21: an answer given in private is not one of the answers to "),
        (another_seed, "Choice "),
        (another_round, "round is "),
        (other_start, "The save is damaged: its table is not one of the game that was set up."),
        (lost_choice, "table."),
    ],
)
def test_a_tampered_save_is_unsound_and_the_first_difference_told(game, run, tmp_path: Path, change, sentence) -> None:
    done = run("check", str(tampered(game, tmp_path, change)))
    assert (done.status, done.err) == (1, "")
    (line,) = done.out.splitlines()
    assert line.startswith(f"tampered.json is not sound: {sentence}")


def no_seats(data: dict[str, Any]) -> None:
    data["table"]["seats"] = []


def test_a_table_that_cannot_be_is_unsound(game, run, tmp_path: Path) -> None:
    done = run("check", str(tampered(game, tmp_path, no_seats)))
    assert done.status == 1
    assert "its table cannot be one of this game" in done.out


@pytest.mark.parametrize("text", ["", "nonsense", "{", "[]", '{"format": 1}', "\x00\x01"])
def test_what_is_no_save_is_unreadable(run, tmp_path: Path, text: str) -> None:
    file = tmp_path / "file.json"
    file.write_text(text, encoding="utf-8")
    for command in ("check", "show"):
        assert run(command, str(file)).complaint.startswith("'file.json' is ")


FOREIGN = [
    '{"games": [1], "mean": 4.5}', '{"match": ["a"]}\n{"number": 0, "milliseconds": [[1.5]]}\n', '{"a": 1, "a": 2}',
]  # fmt: skip


@pytest.mark.parametrize("text", FOREIGN, ids=["results", "match", "twice"])
def test_what_other_commands_write_is_no_damaged_save(run, tmp_path: Path, text: str) -> None:
    file = tmp_path / "file.json"
    file.write_text(text, encoding="utf-8")
    assert run("check", str(file)).complaint == "'file.json' is not a saved game of this program."


def test_a_wrong_checksum_is_unreadable(game, run, tmp_path: Path) -> None:
    file = tmp_path / "file.json"
    file.write_text(game[1].read_text(encoding="utf-8").replace('"round":', '"round": '), encoding="utf-8")
    assert run("check", str(file)).status == 0
    file.write_text(game[1].read_text(encoding="utf-8").replace("Anna", "Hanna"), encoding="utf-8")
    assert "its checksum does not fit" in run("check", str(file)).complaint


def test_a_save_with_a_content_pack_is_checked_and_shown_with_its_own_cards(run, tmp_path: Path) -> None:
    pack = tmp_path / "pack"
    pack.mkdir()
    (pack / "numbers.json").write_text('{"resources_per_vp": 1}', encoding="utf-8")
    line = ("play", "--plain", "--seats", "Anna,bot:random", "--content", str(pack), "--saves", str(tmp_path / "saves"))
    assert run(*line).status == 0
    (saved,) = (tmp_path / "saves").glob("*.json")
    assert run("check", str(saved)).status == 0
    assert run("show", str(saved)).status == 0
    assert run("play", "--plain", str(saved)).status == 0


def test_difference() -> None:
    assert difference({"a": [1, {"b": 2}]}, {"a": [1, {"b": 2}]}) is None
    assert difference({"a": [1, {"b": 2}]}, {"a": [1, {"b": 3}]}) == ("table.a.1.b", "2", "3")
    assert difference({"a": 1}, {"a": 1, "b": 2}) == ("table.b", "missing", "2")
    assert difference({"a": [1]}, {"a": [1, 2]}) == ("table.a", "1 entry long", "2 entries long")
    assert difference({"a": True}, {"a": 1}) == ("table.a", "True", "1")
    assert difference([1], {"a": 1}) == ("table", "1", "{'a': 1}")


def test_show_as_everybody_sees_it(game, run) -> None:
    done = run("show", str(game[1]))
    assert (done.status, done.err) == (0, "")
    lines = done.out.splitlines()
    assert lines[0].startswith("Anna, Boris, saved 20")
    assert lines[1:] == table_lines(words(aloud=True), game[0].view(NOBODY), NAMES)


@pytest.mark.parametrize("seat", ["boris", "Boris", "2", " BORIS "])
def test_show_as_a_seat_sees_it(game, run, seat: str) -> None:
    lines = run("show", str(game[1]), "--seat", seat).out.splitlines()
    assert lines[1] == "As Boris sees it."
    assert lines[2:] == table_lines(words(aloud=True), game[0].view(1), NAMES)


@pytest.mark.parametrize("seat", ["Clara", "0", "3", "", "-1x", "٢"])
def test_show_for_nobody(game, run, seat: str) -> None:
    sentence = f"No seat called '{seat}'. Seats: Anna, Boris."
    assert run("show", str(game[1]), f"--seat={seat}").complaint == sentence


def test_the_text_depends_on_nothing_hidden(tmp_path: Path) -> None:
    host, _ = saved_game(tmp_path, 0)
    private = 0
    while not host.over:
        for viewer in (NOBODY, 0, 1):
            told = "\n".join(table_lines(words(aloud=True), host.view(viewer), NAMES))
            assert "{" not in told and "?" not in told
            view = host.view(viewer)
            if view.veiled and viewer != NOBODY:
                other = told[told.index(f"\n{NAMES[1 - viewer]}: ") :]
                private += "tokens, hidden" in other
                mine = told[told.index(f"\n{NAMES[viewer]}: ") :].split(f"\n{NAMES[1]}: ")[0]
                assert "hidden" not in mine.split("Rooms:")[0]
        ask = host.asks()[-1]
        host.submit(ask.ticket, ask.decision.options[-1])
    assert private > 10
    assert "Final score:" in "\n".join(table_lines(words(aloud=True), host.view(NOBODY), NAMES))


def test_a_damaged_save_is_refused_and_an_older_generation_named(run, tmp_path: Path) -> None:
    _, file = saved_game(tmp_path, 3)
    text = file.read_text(encoding="utf-8")
    file.write_text(text[: len(text) // 2], encoding="utf-8")
    complaint = run("play", "--plain", str(file)).complaint
    assert complaint.startswith(f"'{file.name}' is damaged")
    assert complaint.endswith(f"An older copy of this game can be read: {file}.1")
    unnamed = Library(Store(tmp_path))
    with pytest.raises(Refusal) as refused:
        resume_game(unnamed, None)
    assert str(refused.value) == complaint
    assert run("play", "--plain", f"{file}.1", "--saves", str(tmp_path)).status == 0


@pytest.mark.parametrize("command", ["check", "show", "export --plain"])
def test_an_older_generation_is_named_only_where_one_can_be_read(run, tmp_path: Path, command: str) -> None:
    _, file = saved_game(tmp_path, 3)
    text = file.read_text(encoding="utf-8")
    file.write_text(text[: len(text) // 2], encoding="utf-8")
    told = f"'{file.name}' is damaged (cut short or overwritten)."
    older = f"{told} An older copy of this game can be read: {file}.1"
    assert run(*command.split(), str(file)).complaint == older
    for generation in (".1", ".2"):
        file.with_name(file.name + generation).unlink(missing_ok=True)
    assert run(*command.split(), str(file)).complaint == told
    assert run("play", "--plain", str(file)).complaint == told


def test_a_save_made_with_another_pack_is_played_without_one(run, tmp_path: Path) -> None:
    file, pack = tmp_path / WITH_A_PACK.name, tmp_path / "pack"
    file.write_bytes(WITH_A_PACK.read_bytes())
    pack.mkdir()
    shutil.copy(ROOT / "assets" / "content" / "resurgence" / "row.json", pack)
    refused = run("play", "--plain", str(file), "--content", str(pack))
    assert (refused.status, refused.complaint) == (2, (
        "The save was made with another content pack, which is stored in it. Leave --content out to open it with that."
    ))  # fmt: skip
    assert run("play", "--plain", str(file)).status == 0
