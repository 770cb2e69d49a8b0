"""Undo, quitting, resuming and replay give no second look and no second draw: each of them is tried."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from resurgence_tui.app.hand_over import HandOver
from resurgence_tui.app.history import CannotUndo, Stop
from resurgence_tui.app.host import Host
from resurgence_tui.app.library import Library
from resurgence_tui.app.replay import read_replay
from resurgence_tui.app.seating import parse_seats
from resurgence_tui.engine.errors import SaveError
from resurgence_tui.engine.reveal import revealed
from resurgence_tui.engine.types import NOBODY
from resurgence_tui.games.resurgence.game import GAME
from resurgence_tui.saves.save_file import make_setup
from resurgence_tui.saves.store import Store

KINDS = [
    ("Anna,Boris", {"bonus_events": True}, 3),
    ("Anna,Boris,Celina", {"encounters": True}, 5),
    ("Anna", {"solo": "town", "encounters": True}, 7),
]


def a_game(folder: Path, seats: str, options: dict[str, Any], seed: int) -> Host:
    """A new game that people play."""
    return Library(Store(folder)).new(make_setup(parse_seats(seats), seed, options=options))


def reopened(host: Host, path: Path | None = None) -> Host:
    """The program is quit, and the game resumed."""
    host.close()
    assert host.path is not None
    return Library(Store(host.path.parent)).resume(path or host.path)


@pytest.mark.parametrize(("seats", "options", "seed"), KINDS)
@pytest.mark.games
def test_what_a_choice_has_revealed_cannot_be_taken_back_before_or_after_a_load(
    seats: str, options: dict[str, Any], seed: int, tmp_path: Path
) -> None:
    host, rng, tried = a_game(tmp_path, seats, options, seed), random.Random(seed), set[str]()
    while not host.over:
        ask = rng.choice(host.asks())
        before: Any = GAME.clone(host._table)
        host.submit(ask.ticket, rng.choice(ask.decision.options))
        what = revealed(GAME, before, host._table, ask.decision.seat)
        if not what or what in tried or host.over:
            continue
        tried.add(what)
        table = host.save_file().table
        for attempt in range(2):
            for way in (host.undo, host.reset_turn):
                with pytest.raises(CannotUndo) as caught:
                    way()
                assert caught.value.stopped.why is Stop.REVEALED
            assert host.save_file().table == table
            if attempt == 0:
                host = reopened(host)
    assert len(tried) >= 4, tried


@pytest.mark.games
@pytest.mark.parametrize(("seats", "options", "seed"), KINDS)
def test_the_same_choice_draws_the_same_again(
    seats: str, options: dict[str, Any], seed: int, tmp_path: Path
) -> None:
    """From the generation before, after a load, and after other seats have answered first or not."""
    host, rng, drawn = a_game(tmp_path, seats, options, seed), random.Random(seed), 0
    while not host.over and drawn < 12:
        ask = rng.choice(host.asks())
        seat, option = ask.decision.seat, rng.choice(ask.decision.options)
        before: Any = GAME.clone(host._table)
        host.submit(ask.ticket, option)
        if host.over or not revealed(GAME, before, host._table, seat):
            continue
        drawn += 1
        table = host.save_file().table
        host.settle()
        assert host.path is not None
        older = Library(Store(tmp_path)).store
        assert older is not None
        again = Host(GAME, before, older.read(host.path).model_copy(deep=True))
        asked = again.ask_of(seat)
        assert asked is not None
        again.submit(asked.ticket, option)
        assert again.save_file().table == table
    assert drawn == 12


def test_quitting_and_resuming_hangs_the_curtain_again(tmp_path: Path) -> None:
    host = a_game(tmp_path, "Anna,Boris", {}, 3)
    while not host.is_private:
        ask = host.asks()[0]
        host.submit(ask.ticket, ask.decision.options[0])
    hands = HandOver(host)
    first = hands.needs_curtain()
    assert first is not None
    hands.lift(first)
    again = HandOver(reopened(host))
    assert (again.viewer, again.needs_curtain()) == (NOBODY, first)


def test_replay_of_a_game_that_goes_on_shows_no_hidden_thing_and_plays_nothing_on(tmp_path: Path) -> None:
    host, rng = a_game(tmp_path, "Anna,Boris", {}, 3), random.Random(1)
    while host.view(NOBODY).round < 3:
        ask = rng.choice(host.asks())
        host.submit(ask.ticket, rng.choice(ask.decision.options))
    host.close()
    assert host.path is not None
    replay = read_replay(Library(Store(tmp_path)), host.path)
    view = replay.view(replay.last)
    assert {*view.survivor_deck, *view.basic_deck, *view.event_deck, *view.mutant_deck} == {"?"}
    assert (view.seed, view.chance, view.agenda) == (0, {}, [])
    with pytest.raises(SaveError):
        replay.what_if(3, "Peek")
    with pytest.raises(ValueError, match="goes on"):
        replay.view(3, 0)


def test_giving_a_game_up_shows_nothing_more(tmp_path: Path) -> None:
    host = a_game(tmp_path, "Anna,Boris", {}, 3)
    while not host.is_private:
        ask = host.asks()[0]
        host.submit(ask.ticket, ask.decision.options[0])
    host.abandon()
    host.close()
    assert host.path is not None
    replay = read_replay(Library(Store(tmp_path)), host.path)
    assert replay.viewers == [NOBODY] and not replay.is_public
    assert HandOver(reopened(host)).viewer == NOBODY
