"""Results of games alone: kept whole or not at all, read strictly, and never in the way of a game."""

from __future__ import annotations

import json
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from pydantic import ValidationError

from resurgence_tui.engine.errors import SaveError
from resurgence_tui.saves import results as module
from resurgence_tui.saves.results import LARGEST, RESULTS, Result, Results, best
from resurgence_tui.saves.store import Store
from tests.saves.playing import a_game

START = datetime(2025, 1, 1, tzinfo=UTC)


def a_result(number: int = 1, level: str = "village", points: int = 40, against: int = 30, game: str = "resurgence"):
    """One result; the number makes the game and the moment."""
    return Result(
        game=game, game_id=f"{number:08x}", level=level, name="Anna", points=points, against=against,
        ended=START + timedelta(minutes=number),
    )  # fmt: skip


@pytest.fixture
def results(tmp_path: Path) -> Results:
    """A folder that is not there yet."""
    return Results(tmp_path / "saves")


def test_what_is_kept_is_read_again_in_its_order(results: Results) -> None:
    assert results.read() == []
    kept = [a_result(2), a_result(1, points=12), a_result(3, "stronghold")]
    assert [results.add(one) for one in kept] == [True, True, True]
    assert results.read() == kept


def test_a_game_counts_once(results: Results) -> None:
    assert results.add(a_result(1, points=40))
    assert not results.add(a_result(1, points=99))
    assert [one.points for one in results.read()] == [40]


def test_the_best_of_each_level_has_the_widest_margin_then_the_most_points_then_is_the_older() -> None:
    wide, narrow = a_result(1, points=40, against=30), a_result(2, points=60, against=55)
    richer, later = a_result(3, points=50, against=40), a_result(4, points=50, against=40)
    other = a_result(5, points=99, against=0, game="another")
    lost = a_result(6, "town", points=30, against=33)
    assert best([narrow, wide, other], "resurgence") == {"village": wide}
    assert best([later, wide, richer, lost], "resurgence") == {"village": richer, "town": lost}
    assert (wide.won, wide.margin, lost.won, lost.margin) == (True, 10, False, -3)
    assert not a_result(points=30, against=30).won


@pytest.mark.parametrize(
    "raw",
    [
        b"", b"{", b"[]", b"\xff\xfe", b'{"format":2,"results":[]}', b'{"results":[{}]}', b'{"results":[],"more":1}',
        b"[" * 100_000, b" " * (LARGEST + 1), b'{"format":"1","results":[]}',
    ],
    ids=lambda raw: repr(raw[:24]),
)  # fmt: skip
def test_a_damaged_file_is_one_sentence_and_is_put_aside_by_the_next_result(results: Results, raw: bytes) -> None:
    results.path.parent.mkdir()
    results.path.write_bytes(raw)
    with pytest.raises(SaveError) as caught:
        results.read()
    sentence = str(caught.value)
    assert sentence.startswith("The best results are not known") and sentence.endswith(".") and "\n" not in sentence
    assert results.add(a_result())
    assert results.read() == [a_result()]
    assert results.path.with_name(RESULTS + ".damaged").read_bytes() == raw


def test_nothing_is_lost_when_the_disk_fails(results: Results, monkeypatch: pytest.MonkeyPatch) -> None:
    results.add(a_result(1))

    def full(handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(module.os, "fsync", full)
    with pytest.raises(SaveError, match="cannot be kept"):
        results.add(a_result(2))
    monkeypatch.undo()
    assert results.read() == [a_result(1)]
    assert [path.name for path in results.path.parent.iterdir()] == [RESULTS]


def test_the_poorest_gives_way_when_there_are_very_many(results: Results, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MOST", 3)
    for number, points in enumerate((40, 31, 50, 45), start=1):
        results.add(a_result(number, points=points))
    assert [one.points for one in results.read()] == [40, 50, 45]


def test_the_file_is_plain_json(results: Results) -> None:
    results.add(a_result())
    data = json.loads(results.path.read_text(encoding="utf-8"))
    assert data["results"][0]["ended"] == "2025-01-01T00:01:00Z"


@pytest.mark.parametrize("field", [{"level": ""}, {"game": "a b"}, {"points": 10**6}, {"name": "x" * 61}])
def test_a_result_that_cannot_be_is_none(field: dict[str, object]) -> None:
    with pytest.raises(ValidationError):
        Result.model_validate({**a_result().model_dump(), **field})


def test_the_file_is_no_saved_game(tmp_path: Path) -> None:
    store = Store(tmp_path)
    game = a_game(store, choices=1)
    Results(tmp_path).add(a_result())
    (tmp_path / (RESULTS + ".damaged")).write_bytes(b"")
    assert [game_listed.path for game_listed in store.list()] == [game.path]
