"""A game alone that is over is remembered once, beside its save."""

from __future__ import annotations

from pathlib import Path

import pytest

from resurgence_tui.app.host import Host
from resurgence_tui.app.library import Library
from resurgence_tui.app.results import best_results, keep_result, result_of
from resurgence_tui.app.seating import parse_seats
from resurgence_tui.engine.types import NOBODY
from resurgence_tui.saves.results import RESULTS, Results
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


@pytest.mark.rule("SOLO-31", "SOLO-33")
def test_a_game_alone_is_kept_once_with_both_scores(tmp_path: Path) -> None:
    store = Store(tmp_path)
    host = a_host(store, **ALONE)
    assert (keep_result(host), keep_result(host)) == ("", "")
    assert host.path is not None
    again = Library(store).resume(host.path)
    assert keep_result(again) == ""
    (kept,) = Results(tmp_path).read()
    view = host.view(NOBODY)
    assert (kept.points, kept.against) == (host.scores[0], sum(view.mutant_sheet.values()))
    assert (kept.game_id, kept.level, kept.name, kept.won) == (host.game_id, "town", "Anna", bool(host.winners))
    assert best_results(store).results == {"town": kept}


def test_other_games_leave_no_result(tmp_path: Path) -> None:
    store = Store(tmp_path)
    running = a_host(store, most=5, **ALONE)
    assert result_of(running) is None
    running.abandon()
    assert result_of(running) is None
    together = a_host(store, "Anna,Boris", start="beginner")
    assert together.over and result_of(together) is None
    for host in (running, together):
        assert keep_result(host) == ""
    assert not (tmp_path / RESULTS).exists()


def test_a_game_of_a_bot_or_in_memory_leaves_no_result(tmp_path: Path) -> None:
    host = a_host(None, **ALONE)
    assert result_of(host) is not None and keep_result(host) == ""
    host.hand_to(0, "bot:random")
    assert result_of(host) is None
    assert best_results(None).results == {}


def test_what_cannot_be_kept_or_known_is_one_sentence(tmp_path: Path) -> None:
    store = Store(tmp_path / "saves")
    host = a_host(store, **ALONE)
    (store.folder / RESULTS).mkdir()
    (store.folder / (RESULTS + ".damaged")).mkdir()
    ((store.folder / (RESULTS + ".damaged")) / "full").touch()
    assert keep_result(host).startswith("The result cannot be kept in ")
    known = best_results(store)
    assert known.results == {} and known.problem == "The best results are not known: 'results.json' cannot be read."
