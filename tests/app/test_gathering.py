"""Results of finished games are gathered from their saves: all at once, read no further than needed, and only sound."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from resurgence_tui.app.host import Host
from resurgence_tui.app.library import open_save
from resurgence_tui.app.results import gathered_results, known_results, result_of
from resurgence_tui.engine.errors import GameError
from resurgence_tui.saves import store as store_module
from resurgence_tui.saves.packing import pack
from resurgence_tui.saves.reading import parse
from resurgence_tui.saves.results import RESULTS, Result
from resurgence_tui.saves.save_file import PACKED, SECRET, canonical, checksum, joined
from resurgence_tui.saves.store import Store
from tests.saves.mutating import VALUE_WAYS
from tests.saves.playing import a_game

Data = dict[str, Any]


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Data:
    """The values of a finished game alone, with nothing packed."""
    host = a_game(Store(tmp_path_factory.mktemp("finished")), 3000, "Anna", solo="town")
    assert host.over
    data: Data = json.loads(host.save_file().plain_text())
    return data


def put(folder: Path, data: Data, number: int, **changes: Any) -> str:
    """Save the game under another id, packed as always; the id."""
    values = {**data, "game_id": f"{number:08x}", **changes}
    save = parse(sealed(values), "")
    (folder / f"{number}.json").write_text(save.text(), encoding="utf-8")
    return save.game_id


def sealed(data: Data, packed: bool = False) -> bytes:
    """A file of these values whose checksum fits."""
    values = {key: value for key, value in data.items() if key != "checksum"}
    if packed and isinstance(setup := values.get("setup"), dict) and {*SECRET} <= {*values, *setup}:
        secret = {key: values.pop(key) for key in SECRET if key != "seed"}
        values["setup"] = {key: value for key, value in setup.items() if key != "seed"}
        values[PACKED] = pack(canonical({**secret, "seed": setup["seed"]}))
    parts = {key: canonical(value) for key, value in values.items()}
    return joined({**parts, "checksum": f'"{checksum(parts)}"'}).encode("utf-8", "surrogatepass")


@pytest.mark.games
def test_all_finished_games_are_gathered_at_once_and_none_is_read_whole(
    tmp_path: Path, finished: Data, monkeypatch: pytest.MonkeyPatch
) -> None:
    ids = [put(tmp_path, finished, number) for number in range(5)]
    put(tmp_path, finished, 8, over=False)
    put(tmp_path, finished, 9, abandoned=True)
    (tmp_path / "10.json").write_text("{", encoding="utf-8")
    for name in ("parse", "parse_head"):
        monkeypatch.setattr(store_module, name, lambda raw, name: pytest.fail("a save is read whole"))
    heard: list[tuple[int, int]] = []
    known = gathered_results(Store(tmp_path), lambda done, total: heard.append((done, total)))
    assert sorted(result.game_id for result in known.results) == ids and not known.problem
    assert known == known_results(Store(tmp_path))
    assert heard == [(done, 8) for done in range(1, 9)]


def test_what_was_found_before_the_search_was_broken_off_is_kept(tmp_path: Path, finished: Data) -> None:
    for number in range(5):
        put(tmp_path, finished, number)

    def enough(done: int, total: int) -> None:
        if done == 3:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        gathered_results(Store(tmp_path), enough)
    assert len(known_results(Store(tmp_path)).results) == 3
    assert len(gathered_results(Store(tmp_path)).results) == 5


@pytest.mark.parametrize("layout", [{"indent": 1}, {"ensure_ascii": True}, {"separators": (" , ", " : ")}], ids=str)
def test_another_layout_of_the_same_values_is_gathered_too(tmp_path: Path, finished: Data, layout: Data) -> None:
    game_id = put(tmp_path, finished, 1)
    path = tmp_path / "1.json"
    path.write_text(json.dumps(json.loads(path.read_text(encoding="utf-8")), **layout), encoding="utf-8")
    assert [result.game_id for result in gathered_results(Store(tmp_path)).results] == [game_id]


def whole(raw: bytes) -> Result | None:
    """The result of a save that is read whole, as when it is opened, but for whether its choices lead to its table."""
    try:
        save = parse(raw, "")
        if save.over and not save.abandoned:
            result = result_of(Host(*open_save(save, None, stored_content=True), save), save.saved)
            return result and result.model_copy(update={"changed": False})
    except (GameError, ValueError):
        pass
    return None


@pytest.mark.games
def test_of_changed_saves_whose_checksum_fits_only_those_count_that_open(tmp_path: Path, finished: Data) -> None:
    """Choices and log are left out of the changes: they say nothing about the end, and are not read."""
    grown: Data = {"choices": [], "log": [], "undone": [], "pins": []}
    chance, outcomes = Random(13), set()
    for number in range(90):
        data = json.loads(json.dumps({key: value for key, value in finished.items() if key not in grown}))
        for _ in range(number % 3):
            chance.choice(VALUE_WAYS)(data, chance)
        raw = sealed({**data, **grown}, chance.random() < 0.8)
        (tmp_path / "game.json").write_bytes(raw)
        expected = whole(raw)
        assert gathered_results(Store(tmp_path)).results == ([] if expected is None else [expected]), number
        (tmp_path / RESULTS).unlink(missing_ok=True)
        outcomes.add(expected is not None)
    assert outcomes == {True, False}


@pytest.mark.games
@pytest.mark.parametrize("where", range(0, 100, 4))
def test_no_save_with_a_changed_or_missing_byte_counts(tmp_path: Path, finished: Data, where: int) -> None:
    put(tmp_path, finished, 1)
    path = tmp_path / "1.json"
    raw = path.read_bytes()
    at = len(raw) * where // 100
    for changed in (raw[:at] + bytes([raw[at] ^ 1]) + raw[at + 1 :], raw[:at] + raw[at + 1 :], raw[:at]):
        path.write_bytes(changed)
        assert gathered_results(Store(tmp_path)).results == []
