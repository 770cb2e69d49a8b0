"""Saved games: written all or nothing, read strictly, refused in one sentence."""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from resurgence_tui.app.library import Library
from resurgence_tui.engine.errors import SaveError
from resurgence_tui.saves import folder
from resurgence_tui.saves import store as store_module
from resurgence_tui.saves.folder import saves_folder
from resurgence_tui.saves.reading import LARGEST, parse
from resurgence_tui.saves.save_file import FORMAT, canonical, checksum
from resurgence_tui.saves.store import Store
from tests.saves.playing import a_game


@pytest.fixture
def store(tmp_path: Path) -> Store:
    """An empty folder of saves."""
    return Store(tmp_path / "saves")


@pytest.fixture(scope="module")
def sound(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """The bytes of a sound save with nothing packed."""
    path = a_game(Store(tmp_path_factory.mktemp("sound"))).path
    assert path is not None
    return parse(path.read_bytes(), path.name).plain_text().encode()


def signed(data: dict[str, Any]) -> bytes:
    """JSON values as a file whose checksum fits."""
    parts = {key: canonical(value) for key, value in data.items() if key != "checksum"}
    return canonical({**data, "checksum": checksum(parts)}).encode()


def refusal(store: Store, raw: bytes) -> str:
    """The sentence with which a file of these bytes is refused."""
    store.folder.mkdir(exist_ok=True)
    path = store.folder / "game.json"
    path.write_bytes(raw)
    with pytest.raises(SaveError) as caught:
        Library(store).resume(path)
    sentence = str(caught.value)
    assert sentence.endswith(".")
    assert "\n" not in sentence
    assert not any(word in sentence.lower() for word in ("pydantic", "traceback", "validation", "input", "json."))
    assert caught.value.__suppress_context__ or caught.value.__context__ is None
    return sentence


def test_a_game_is_read_as_it_was_written(store: Store) -> None:
    host = a_game(store)
    assert host.path is not None
    text = host.path.read_text(encoding="utf-8")
    assert store.read(host.path).text() == text
    assert Library(store).resume(host.path).save_file().table == host.save_file().table


@pytest.mark.games
def test_save_load_save_is_the_same_text_at_every_decision(store: Store) -> None:
    host = a_game(store, choices=0, seats="bot:eager*2")
    while host.step():
        assert host.path is not None
        text = host.path.read_text(encoding="utf-8")
        if host.decisions % 7 == 0 or host.over:
            again = Library(store).resume(host.path)
            assert again.save_file().text() == text
    assert host.over


@pytest.mark.games
def test_a_game_resumed_at_any_decision_ends_the_same(store: Store) -> None:
    seats = "bot:eager,bot:random"
    straight = a_game(None, choices=0, seats=seats)
    straight.run_on()
    host = a_game(store, choices=0, seats=seats)
    while host.step():
        if host.decisions % 20 == 0:
            assert host.path is not None
            host = Library(store).resume(host.path)
    assert (host.scores, host.log(0)) == (straight.scores, straight.log(0))


@pytest.mark.parametrize("share", [0.0, 0.1, 0.5, 0.9, 0.999])
def test_a_file_that_is_cut_is_damaged(store: Store, sound: bytes, share: float) -> None:
    sentence = refusal(store, sound[: int(len(sound) * share)])
    assert "damaged" in sentence or "empty" in sentence
    assert "older" not in sentence


@pytest.mark.parametrize(
    ("raw", "word"),
    [
        (b"", "empty"),
        (b"   \n", "empty"),
        (b"{\xff\xfe", "damaged"),
        (b"\x89PNG\r\n", "not a saved game"),
        (b"hello", "not a saved game"),
        (b"[1, 2]", "not a saved game"),
        (b'"text"', "not a saved game"),
        (b"null", "not a saved game"),
        (b'{"name": "other program", "format": 1}', "not a saved game"),
        (b"[" * 50_000, "nested too deeply"),
        (b'{"a":' * 50_000, "nested too deeply"),
        (b"[" * 200_000, "not a saved game"),
        (b'{"format": ' + b"9" * 5000 + b"}", "too large"),
        (b'{"format": 1e999}', "not a whole one"),
        (b'{"format": NaN}', "not a whole one"),
        (b'{"format": 1.5}', "not a whole one"),
        (b'{"format": 1, "format": 2}', "twice"),
    ],
    ids=range(17),
)
def test_what_is_no_save_is_refused_saying_so(store: Store, raw: bytes, word: str) -> None:
    assert word in refusal(store, raw)


def test_a_changed_letter_is_damage(store: Store, sound: bytes) -> None:
    assert "checksum" in refusal(store, sound.replace(b"hero_", b"herO_", 1))


def test_another_layout_of_the_same_values_is_no_damage(store: Store, sound: bytes) -> None:
    store.folder.mkdir()
    path = store.folder / "pretty.json"
    path.write_text(json.dumps(json.loads(sound), indent=2), encoding="utf-8")
    assert store.read(path).name == "Anna, Boris"


def test_the_mark_of_an_editor_before_the_text_is_no_damage(store: Store, sound: bytes) -> None:
    store.folder.mkdir()
    path = store.folder / "marked.json"
    path.write_bytes(b"\xef\xbb\xbf" + sound)
    assert store.read(path).name == "Anna, Boris"
    assert [found.problem for found in store.list()] == [None]
    assert "cut short" in refusal(store, b"\xef\xbb\xbf" + sound[:-9])


def test_a_newer_format_asks_for_a_newer_program(store: Store, sound: bytes) -> None:
    assert "newer version" in refusal(store, signed({**json.loads(sound), "format": FORMAT + 1}))


@pytest.mark.parametrize("number", [0, -1, True, "1", None, [], {}])
def test_a_format_that_is_no_number_is_damage(store: Store, sound: bytes, number: object) -> None:
    assert "format" in refusal(store, signed({**json.loads(sound), "format": number}))


def deep(levels: int) -> Any:
    """Lists in lists."""
    nested: Any = []
    for _ in range(levels):
        nested = [nested]
    return nested


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("choices", {}),
        ("choices", [["0", "done"]]),
        ("choices", [[0, "done", 1]]),
        ("log", [[1, 1, ["key", 0, [[]], -1]]]),
        ("log", [[1, 1]]),
        ("setup", {"seats": []}),
        ("setup", None),
        ("created", "yesterday"),
        ("created", "2025-01-01T00:00:00"),
        ("created", 5),
        ("game_id", "../../etc/passwd"),
        ("name", 5),
        ("round", "1"),
        ("over", 0),
        ("table", []),
        ("changed", 3),
        ("extra", 1),
    ],
)
def test_a_field_of_the_wrong_kind_is_damage_and_named(store: Store, sound: bytes, field: str, value: object) -> None:
    sentence = refusal(store, signed({**json.loads(sound), field: value}))
    assert "damaged" in sentence
    assert field in sentence


@pytest.mark.parametrize("field", ["name", "created", "content_hash", "choices"])
def test_a_missing_field_is_damage_or_has_a_default(store: Store, sound: bytes, field: str) -> None:
    data = json.loads(sound)
    del data[field]
    if field == "choices":
        (store.folder).mkdir()
        (store.folder / "game.json").write_bytes(signed(data))
        assert store.read(store.folder / "game.json").choices == []
    else:
        assert field in refusal(store, signed(data))


@pytest.mark.parametrize(
    "change",
    [
        lambda table: table.clear(),
        lambda table: table.update(seats=[]),
        lambda table: table.update(seats=table["seats"] * 2),
        lambda table: table.update(seed=1),
        lambda table: table.update(open=[]),
        lambda table: table.update(zones=table["zones"][:-1]),
        lambda table: table.update(surprise=1),
        lambda table: table["seats"][0].update(items=[99, 0, 0, 0, 0]),
        lambda table: table["seats"][0].update(items=deep(50)),
        lambda table: table["seats"][0].update(items=deep(900)),
        lambda table: table["seats"][0].update(items="many"),
        lambda table: table["agenda"].append(["NO-RULE", 0, []]),
    ],
)
def test_a_table_that_cannot_be_is_refused(
    store: Store, sound: bytes, change: Callable[[dict[str, Any]], None]
) -> None:
    data = json.loads(sound)
    change(data["table"])
    assert "damaged" in refusal(store, signed(data))


def test_a_game_that_is_not_known_is_refused(store: Store, sound: bytes) -> None:
    data = json.loads(sound)
    data["setup"]["game"] = "chess"
    assert "no game 'chess'" in refusal(store, signed(data))


def test_a_bot_that_is_not_known_is_refused(store: Store, sound: bytes) -> None:
    data = json.loads(sound)
    data["setup"]["seats"][0]["player"] = "bot:genius"
    assert "no bot 'bot:genius'" in refusal(store, signed(data))


def test_a_file_over_8_mb_is_refused_unread(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    store.folder.mkdir()
    path = store.folder / "huge.json"
    with path.open("wb") as file:
        file.truncate(LARGEST + 1)
    monkeypatch.setattr(store_module, "parse", lambda raw, name: pytest.fail("it was read"))
    with pytest.raises(SaveError, match="larger than 8 MB"):
        store.read(path)


def test_what_is_no_file_is_refused(store: Store) -> None:
    store.folder.mkdir()
    for name, word in (("absent.json", "No file"), (".", "not a file")):
        with pytest.raises(SaveError, match=word):
            store.read(store.folder / name)
    with pytest.raises(SaveError, match="no saved game"):
        Library(store).resume()


def test_two_older_generations_are_kept_and_not_listed(store: Store) -> None:
    host = a_game(store, choices=5)
    assert host.path is not None
    counts = [len(store.read(host.path.with_name(host.path.name + ending)).choices) for ending in ("", ".1", ".2")]
    assert counts == [5, 4, 3]
    assert len(store.list()) == 1
    host.close()
    assert sorted(path.name for path in store.folder.iterdir()) == sorted(
        host.path.name + ending for ending in ("", ".1", ".2")
    )


def test_a_damaged_game_goes_on_from_its_older_generation(store: Store) -> None:
    path = a_game(store, choices=9).path
    assert path is not None
    path.write_bytes(path.read_bytes()[:100])
    [game] = store.list()
    assert game.problem is not None
    older = store.older(path)
    assert older is not None
    assert older.name.endswith(".json.1")
    host = Library(store).resume(older)
    assert (host.decisions, host.path) == (8, path)
    ticket, decision = host.asks()[0]
    host.submit(ticket, decision.options[0])
    assert len(store.read(path).choices) == 9
    assert len(store.read(older).choices) == 8, "the damaged file must not push out a good generation"


def test_the_next_older_generation_that_can_be_read_is_offered(store: Store) -> None:
    path = a_game(store, choices=9).path
    assert path is not None
    first, second = (path.with_name(path.name + ending) for ending in (".1", ".2"))
    assert store.older(first) == second
    first.write_bytes(b"{")
    assert store.older(path) == second
    assert store.older(second) is None
    second.unlink()
    assert store.older(path) is None


def test_a_folder_that_vanished_is_made_again(store: Store) -> None:
    host = a_game(store)
    shutil.rmtree(store.folder)
    ticket, decision = host.asks()[0]
    host.submit(ticket, decision.options[0])
    assert host.save_problem is None
    assert [game.game_id for game in store.list()] == [host.game_id]


def test_a_folder_that_cannot_be_written_is_a_problem_and_no_end_of_the_game(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way", encoding="utf-8")
    host = a_game(Store(tmp_path / "file"))
    assert host.save_problem is not None
    assert host.save_problem.startswith("The game cannot be saved in")
    assert host.decisions == 60
    assert Store(tmp_path / "file").list() == []


def test_the_list_shows_who_and_when_the_newest_first_and_nothing_secret(store: Store) -> None:
    first = a_game(store, seats="Anna,Boris,bot:random")
    second = a_game(store, seats="Cleo,bot:eager", choices=10)
    games = store.list()
    assert [game.game_id for game in games] == [second.game_id, first.game_id]
    game = games[1]
    assert (game.name, game.seats, game.players) == (
        "Anna, Boris, Bot Random 1",
        ["Anna", "Boris", "Bot Random 1"],
        ["human", "human", "bot:random"],
    )
    assert (game.round, game.over, game.problem) == (first.view(0).round, False, None)
    assert timedelta(0) <= datetime.now(UTC) - game.saved < timedelta(minutes=5)
    shown = repr(games)
    assert not any(word in shown for word in ("salvage_", "seed", "hero_"))


def test_the_list_notices_what_has_changed_on_disk(store: Store) -> None:
    host = a_game(store, choices=1)
    assert store.list()[0].problem is None
    assert host.path is not None
    host.path.write_bytes(b"{}")
    assert store.list()[0].problem is not None
    host.path.unlink()
    assert store.list() == []


def test_other_files_in_the_folder_do_not_upset_the_list(store: Store) -> None:
    a_game(store, choices=1)
    (store.folder / "notes.txt").write_text("mine", encoding="utf-8")
    (store.folder / "folder.json").mkdir()
    (store.folder / ".hidden.json").write_text("{}", encoding="utf-8")
    (store.folder / "dangling.json").symlink_to(store.folder / "nowhere")
    (store.folder / "[red]\x1b[31m.json").write_text("{}", encoding="utf-8")
    names = [game.name for game in store.list()]
    assert names == ["red31m", "Anna, Boris"] or names == ["Anna, Boris", "red31m"]


def test_renaming_changes_the_title_and_cleans_it(store: Store) -> None:
    path = a_game(store, choices=1).path
    assert path is not None
    store.rename(path, " \x1b[31mFriday\nevening[/] ")
    assert store.list()[0].name == "31mFridayevening/"
    with pytest.raises(ValueError, match="title"):
        store.rename(path, "\n")


def test_deleting_takes_all_generations_along(store: Store) -> None:
    path = a_game(store, choices=5).path
    assert path is not None
    store.delete(path)
    assert list(store.folder.iterdir()) == []
    store.delete(path)


def test_the_folder_is_the_first_that_is_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("RESURGENCE_SAVES", str(tmp_path / "named"))
    assert saves_folder(tmp_path / "given") == tmp_path / "given"
    assert saves_folder() == tmp_path / "named"
    monkeypatch.setenv("RESURGENCE_SAVES", "")
    root = Path(__file__).resolve().parents[2]
    assert saves_folder() == root / "saves"
    monkeypatch.setattr(folder, "__file__", str(tmp_path / "lib" / "resurgence_tui" / "saves" / "folder.py"))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    if os.name == "posix" and os.uname().sysname == "Linux":
        assert saves_folder() == tmp_path / "data" / "resurgence-tui" / "saves"
    (tmp_path / "lib").mkdir()
    (tmp_path / "lib" / "pyproject.toml").write_text('[project]\nname = "other"\n', encoding="utf-8")
    assert saves_folder() != tmp_path / "lib" / "saves"
