"""A game that a person has finished is remembered once, beside its save."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

import pytest

from resurgence_tui.app.host import Host
from resurgence_tui.app.library import Library
from resurgence_tui.app.results import best_results, gathered_results, keep_result, known_results, result_of
from resurgence_tui.app.seating import parse_seats
from resurgence_tui.engine.types import NOBODY
from resurgence_tui.saves.results import RESULTS, Known, Result, Results, Side, Tally
from resurgence_tui.saves.save_file import make_setup
from resurgence_tui.saves.store import Store

ALONE = {"start": "draft", "solo": "town"}


def a_host(store: Store | None, seats: str = "Anna", most: int = 3000, **options: str) -> Host:
    """A game in which people take the first answer, to its end or so many times."""
    host = Library(store).new(make_setup(parse_seats(seats), 4, options=dict(options)))
    for _ in range(most):
        if host.over:
            break
        ask = host.asks()[0]
        host.submit(ask.ticket, ask.decision.options[0])
    return host


@pytest.mark.games
@pytest.mark.rule("SOLO-31", "SOLO-33")
def test_a_game_alone_is_kept_once_with_both_sides_line_by_line(tmp_path: Path) -> None:
    store = Store(tmp_path)
    host = a_host(store, **ALONE)
    assert (keep_result(host), keep_result(host)) == ("", "")
    assert host.path is not None
    again = Library(store).resume(host.path)
    assert keep_result(again) == ""
    (kept,) = Results(tmp_path).read().results
    view = host.view(NOBODY)
    (me,) = view.seats
    assert kept == Result(
        game="resurgence",
        game_id=host.game_id,
        ended=kept.ended,
        options={"start": "draft", "solo": "town"},
        sides=(Side(name="Anna", points=host.scores[0], sheet=me.sheet, earned=me.earned),),
        rival=Tally(points=sum(view.mutant_sheet.values()), sheet=view.mutant_sheet),
        winners=tuple(host.winners),
    )
    assert sum(me.sheet.values()) == host.scores[0] and sum(me.earned.values()) == me.sheet["track"]
    assert best_results(store) == ({"town": kept}, "", {"town": 1})


@pytest.mark.games
def test_a_game_with_others_is_kept_and_bots_are_marked(tmp_path: Path) -> None:
    store = Store(tmp_path)
    host = a_host(store, "Anna,bot:eager", most=1, start="beginner")
    while not host.over:
        host.run_on()
        for ask in host.asks()[:1]:
            host.submit(ask.ticket, ask.decision.options[0])
    assert keep_result(host) == ""
    (kept,) = known_results(store).results
    assert [(side.name, side.player, side.points) for side in kept.sides] == [
        ("Anna", "human", host.scores[0]), ("Bot Eager 1", "bot:eager", host.scores[1]),
    ]  # fmt: skip
    assert (kept.rival, kept.winners, kept.mode) == (None, tuple(host.winners), "")
    assert best_results(store).results == {}


def test_games_that_are_not_finished_or_played_by_bots_alone_leave_no_result(tmp_path: Path) -> None:
    store = Store(tmp_path)
    running = a_host(store, most=5, **ALONE)
    assert result_of(running) is None
    running.abandon()
    bots = a_host(store, "bot:random*2", most=0, start="beginner")
    bots.run_on()
    assert bots.over
    for host in (running, bots):
        assert result_of(host) is None and keep_result(host) == ""
    assert gathered_results(store) == Known([])
    assert not (tmp_path / RESULTS).exists()


def test_a_game_in_memory_leaves_no_file_and_one_handed_to_bots_no_result() -> None:
    host = a_host(None, **ALONE)
    assert result_of(host) is not None and keep_result(host) == ""
    host.hand_to(0, "bot:random")
    assert result_of(host) is None
    assert best_results(None) == ({}, "", {}) and gathered_results(None) == Known([])


@pytest.mark.games
def test_finished_games_that_are_only_saved_are_gathered_once(tmp_path: Path) -> None:
    store = Store(tmp_path)
    host = a_host(store, **ALONE)
    a_host(store, most=5, **ALONE)
    assert known_results(store) == Known([])
    (kept,) = gathered_results(store).results
    assert (kept.game_id, kept.points, kept.options) == (host.game_id, host.scores[0], ALONE)
    assert abs((kept.ended - datetime.now(UTC)).total_seconds()) < 600
    assert known_results(store) == gathered_results(store) == Known([kept])
    assert host.path is not None
    store.delete(host.path)
    assert gathered_results(store) == Known([kept])


@pytest.mark.games
def test_a_damaged_file_of_results_is_made_good_from_the_saves_and_told_once(tmp_path: Path) -> None:
    store = Store(tmp_path)
    host = a_host(store, **ALONE)
    (tmp_path / RESULTS).write_text("{", encoding="utf-8")
    told = gathered_results(store)
    assert told.problem == "Past results are not known: 'results.json' is damaged."
    assert [result.game_id for result in told.results] == [host.game_id]
    assert gathered_results(store) == Known(told.results)
    assert (tmp_path / f"{RESULTS}.damaged").read_text(encoding="utf-8") == "{"


@pytest.mark.games
def test_what_cannot_be_kept_or_known_is_one_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = Store(tmp_path)
    host = a_host(store, **ALONE)

    def refuse(*names: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "replace", refuse)
    assert keep_result(host) .startswith("The result cannot be kept in '")
    (tmp_path / RESULTS).write_text("{", encoding="utf-8")
    assert keep_result(host) == "The result cannot be kept: 'results.json' is damaged and cannot be put aside."
    told = gathered_results(store)
    assert told.problem == "The result cannot be kept: 'results.json' is damaged and cannot be put aside."
    assert [result.game_id for result in told.results] == [host.game_id]
    assert best_results(store)[:2] == ({}, "Past results are not known: 'results.json' is damaged.")
