"""Results of finished games: kept whole or not at all, read strictly, never in the way of a game, never thrown away."""

from __future__ import annotations

import json
import os
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from pydantic import ValidationError

from resurgence_tui.engine.errors import SaveError
from resurgence_tui.saves import results as module
from resurgence_tui.saves.results import DAMAGED, FORMAT, LARGEST, RESULTS, Known, Result, Results, Side, Tally, best
from resurgence_tui.saves.store import Store
from tests.saves.playing import a_game

START = datetime(2025, 1, 1, tzinfo=UTC)


def a_result(
    number: int = 1, level: str = "village", points: int = 40, against: int = 30, game: str = "resurgence"
) -> Result:
    """One result of a game alone; the number makes the game and the moment."""
    return Result(
        game=game,
        game_id=f"{number:08x}",
        ended=START + timedelta(minutes=number),
        options={"solo": level},
        sides=(Side(name="Anna", points=points, sheet={"track": points}, earned={"missions": points}),),
        rival=Tally(points=against, sheet={"track": against}),
        winners=(0,) if points > against else (),
    )


def together(number: int, *points: int) -> Result:
    """One result of a game of several seats, the last of them a bot's."""
    sides = [Side(name=name, points=each) for name, each in zip(("Anna", "Boris", "Celina"), points, strict=False)]
    sides[-1] = Side(name="Bot Eager 1", player="bot:eager", points=points[-1])
    winner = points.index(max(points))
    moment = START + timedelta(minutes=number)
    return Result(game="resurgence", game_id=f"{number:08x}", ended=moment, sides=tuple(sides), winners=(winner,))


@pytest.fixture
def results(tmp_path: Path) -> Results:
    """A folder that is not there yet."""
    return Results(tmp_path / "saves")


def test_what_is_kept_is_read_again_in_the_order_in_which_the_games_ended(results: Results) -> None:
    assert results.read() == Known([])
    kept = [a_result(2), a_result(1, points=12), together(4, 31, 40), a_result(3, "stronghold")]
    assert [results.add(one) for one in kept] == [1, 1, 1, 1]
    assert results.read() == Known(sorted(kept, key=lambda one: one.ended))


def test_a_game_counts_once_and_its_last_end_counts(results: Results) -> None:
    end = a_result(1, points=40)
    bare = end.model_copy(update={"sides": (Side(name="Anna", points=40),)})
    seen_again = end.model_copy(update={"ended": START + timedelta(days=9)})
    other_end = a_result(1, points=41).model_copy(update={"ended": START + timedelta(days=9)})
    assert not bare.known and end.known
    assert [results.add(one) for one in (bare, bare, seen_again, seen_again, bare)] == [1, 0, 1, 0, 0]
    assert results.read() == Known([end])
    assert [results.add(one) for one in (other_end, other_end)] == [1, 0]
    assert results.read() == Known([other_end])


def test_margins_are_towards_the_best_other_side() -> None:
    assert [together(1, 40, 31, 35).margin(seat) for seat in range(3)] == [5, -9, -5]
    assert (a_result().margin(), a_result(points=30).margin(), a_result(points=12).margin()) == (10, 0, -18)


def test_the_best_of_each_level_has_the_widest_margin_then_the_most_points_then_is_the_older() -> None:
    wide, narrow = a_result(1, points=40, against=30), a_result(2, points=60, against=55)
    richer, later = a_result(3, points=50, against=40), a_result(4, points=50, against=40)
    other = a_result(5, points=99, against=0, game="another")
    lost = a_result(6, "town", points=30, against=33)
    assert best([narrow, wide, other], "resurgence") == {"village": wide}
    assert best([later, wide, richer, lost], "resurgence") == {"village": richer, "town": lost}
    assert best([together(7, 99, 1)], "resurgence") == {}


FORMAT_1 = """{
 "format": 1,
 "results": [
  {"game": "resurgence", "game_id": "00000001", "level": "town", "name": "Anna", "points": 40, "against": 31,
   "ended": "2025-01-01T00:01:00Z"},
  {"game": "resurgence", "game_id": "00000002", "level": "village", "name": "Boris", "points": 30, "against": 30,
   "ended": "2025-01-01T00:02:00Z"}
 ]
}
"""


def test_a_file_of_format_1_is_read_and_written_in_the_present_one(results: Results) -> None:
    results.path.parent.mkdir()
    results.path.write_text(FORMAT_1, encoding="utf-8")
    old = [
        Result(
            game="resurgence", game_id=f"0000000{number}", ended=START + timedelta(minutes=number),
            options={"solo": level}, sides=(Side(name=name, points=points),), rival=Tally(points=against),
            winners=winners,
        )
        for number, level, name, points, against, winners in (
            (1, "town", "Anna", 40, 31, (0,)), (2, "village", "Boris", 30, 30, ()),
        )
    ]  # fmt: skip
    assert results.read() == Known(old)
    assert results.add(together(3, 20, 10)) == 1
    assert results.read() == Known([*old, together(3, 20, 10)])
    assert json.loads(results.path.read_text(encoding="utf-8"))["format"] == FORMAT
    assert [path.name for path in results.path.parent.iterdir()] == [RESULTS]


@pytest.mark.parametrize(
    "raw",
    [
        b"", b"{", b"[]", b"\xff\xfe", b'{"format":2,"results":[{}]}', b'{"results":[{}]}', b'{"results":7}',
        b"[" * 100_000, b'{"a":' * 20_000, b" " * (LARGEST + 1), b'{"format":"1","results":[{}]}', b"null", b"NaN",
    ],
    ids=lambda raw: repr(raw[:24]),
)  # fmt: skip
def test_a_damaged_file_is_one_sentence_and_is_put_aside_by_the_next_result(results: Results, raw: bytes) -> None:
    results.path.parent.mkdir()
    results.path.write_bytes(raw)
    known = results.read()
    assert known.results == [] and known.problem.startswith("Past results are not known: 'results")
    assert known.problem.endswith((" is damaged.", " is too large."))
    assert results.add(a_result()) == 1
    assert results.read() == Known([a_result()])
    assert results.path.with_name(RESULTS + DAMAGED).read_bytes() == raw


def test_damage_stays_where_it_is_and_the_rest_is_used(results: Results) -> None:
    games = [a_result(1), together(2, 40, 30), a_result(3, "town")]
    for game in games:
        results.add(game)
    sound = results.path.read_bytes()
    lines = sound.split(b"\n")
    told = "'results.json' is damaged; what can still be read of it is shown."
    damaged = {
        "cut": sound[: sound.index(lines[3]) + 40],
        "a line of noise": sound.replace(lines[2], b"\xff{{\x00[" * 9 + b","),
        "a number too large": sound.replace(b'"points":40', b'"points":' + b"9" * 400),
        "a word in place of a number": sound.replace(b'"winners":[0]', b'"winners":["0"]', 1),
        "a key too many": sound.replace(b'{"format"', b'{"more":1,"format"'),
    }
    left = {"cut": [0, 1], "a line of noise": [0, 2], "a number too large": [], "a word in place of a number": [1, 2],
            "a key too many": [0, 1, 2]}  # fmt: skip
    for number, (how, raw) in enumerate(damaged.items(), start=1):
        results.path.write_bytes(raw)
        rest = [games[place] for place in left[how]]
        missing = "Past results are not known: 'results.json' is damaged."
        assert results.read() == Known(rest, told if rest else missing), how
        assert results.add(together(9, 5, 6)) == 1
        assert results.read() == Known([*rest, together(9, 5, 6)]), how
        ending = DAMAGED if number == 1 else f"{DAMAGED}-{number}"
        assert results.path.with_name(RESULTS + ending).read_bytes() == raw


def test_the_file_of_a_newer_version_is_neither_read_nor_written(results: Results) -> None:
    results.path.parent.mkdir()
    raw = b'{"format":4,"results":[],"more":{}}'
    results.path.write_bytes(raw)
    newer = "'results.json' was written by a newer version of this program."
    assert results.read() == Known([], newer, newer=True)
    with pytest.raises(SaveError, match=r"^The result cannot be kept: 'results\.json' was written by a newer version"):
        results.add(a_result())
    assert results.path.read_bytes() == raw


def test_a_folder_in_the_place_of_the_file_is_one_sentence(results: Results) -> None:
    results.path.mkdir(parents=True)
    assert results.read() == Known([], "Past results are not known: 'results.json' cannot be read.")


def test_nothing_is_lost_when_the_disk_fails(results: Results, monkeypatch: pytest.MonkeyPatch) -> None:
    results.add(a_result(1))

    def full(handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(SaveError, match="cannot be kept"):
        results.add(a_result(2))
    monkeypatch.undo()
    assert results.read() == Known([a_result(1)])
    assert [path.name for path in results.path.parent.iterdir()] == [RESULTS]


def test_the_oldest_gives_way_when_there_are_very_many_but_the_best_of_each_level_stays(
    results: Results, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "MOST", 3)
    kept = [a_result(1, points=60), together(2, 99, 1), a_result(3, points=31), a_result(4, "town", 20)]
    kept.append(together(5, 7, 8))
    for one in kept:
        assert results.add(one) == 1
    assert results.read() == Known([kept[0], kept[3], kept[4]])


def test_the_file_is_plain_json(results: Results) -> None:
    results.add(a_result())
    data = json.loads(results.path.read_text(encoding="utf-8"))
    assert (data["format"], data["results"][0]["ended"]) == (FORMAT, "2025-01-01T00:01:00Z")


@pytest.mark.parametrize("field", [{"game": "a b"}, {"sides": ()}, {"winners": (1,)}], ids=str)
def test_a_result_that_cannot_be_is_none(field: dict[str, object]) -> None:
    with pytest.raises(ValidationError):
        Result.model_validate({**a_result().model_dump(), **field})


def test_the_file_is_no_saved_game(tmp_path: Path) -> None:
    store = Store(tmp_path)
    game = a_game(store, choices=1)
    Results(tmp_path).add(a_result())
    (tmp_path / (RESULTS + ".damaged")).write_bytes(b"")
    assert [game_listed.path for game_listed in store.list()] == [game.path]
