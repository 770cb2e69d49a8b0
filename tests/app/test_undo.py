"""Taking back: the table is exactly as it was, stops where it must and says why, and gives no second look or draw."""

from __future__ import annotations

import random
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from resurgence_tui.app.hand_over import HandOver
from resurgence_tui.app.history import CannotUndo, Stop, Stopped, TakenBack
from resurgence_tui.app.host import Host
from resurgence_tui.app.library import Library
from resurgence_tui.app.seating import parse_seats
from resurgence_tui.engine.errors import StaleChoice
from resurgence_tui.engine.machine import choose
from resurgence_tui.engine.reveal import revealed
from resurgence_tui.engine.types import NOBODY
from resurgence_tui.games.resurgence.game import GAME
from resurgence_tui.saves.save_file import make_setup
from resurgence_tui.saves.store import Store
from tests.app.tiny_host import answer, tiny_host
from tests.build import content
from tests.permute import permuted

HUMAN = "human"


def saved(host: Host) -> dict[str, Any]:
    """Everything of a game but when it was saved, and what can be made again."""
    whole: dict[str, Any] = host.save_file().model_dump()
    return {key: value for key, value in whole.items() if key not in ("saved", "undone", "checksum")}


def stopped_by(host: Host) -> Stopped:
    """Why nothing can be taken back."""
    before = saved(host)
    with pytest.raises(CannotUndo) as caught:
        host.undo()
    assert saved(host) == before
    return caught.value.stopped


def sold(host: Host) -> None:
    """The bids of an auction of three: Anna wins with 2 coins, and is asked how she pays."""
    for seat, coins in enumerate((2, 1, 0)):
        answer(host, seat, f"bid:{coins}")
        answer(host, seat, "colour:red")


def test_a_choice_is_taken_back_and_made_again() -> None:
    host = tiny_host(HUMAN, HUMAN, HUMAN)
    sold(host)
    before, asked = saved(host), host.ask_of(0)
    answer(host, 0, "stones:1")
    after = saved(host)
    assert host.undo() == TakenBack(seat=0, choices=1)
    assert saved(host) == before
    assert asked is not None and host.ask_of(0) is not None
    assert host.can_redo
    assert host.redo() == TakenBack(seat=0, choices=1)
    assert saved(host) == after
    assert not host.can_redo


def test_a_ticket_from_before_is_never_taken_again() -> None:
    host = tiny_host(HUMAN, HUMAN, HUMAN)
    sold(host)
    old = host.ask_of(0)
    answer(host, 0, "stones:1")
    host.undo()
    assert old is not None
    with pytest.raises(StaleChoice):
        host.submit(old.ticket, "stones:0")


def test_it_stops_at_the_start() -> None:
    assert stopped_by(tiny_host(HUMAN, HUMAN)) == Stopped(Stop.START)


def test_it_stops_where_the_bids_were_revealed() -> None:
    host = tiny_host(HUMAN, HUMAN, HUMAN)
    sold(host)
    assert stopped_by(host) == Stopped(Stop.REVEALED, "deck")


def test_it_stops_at_the_secret_answer_of_another_seat() -> None:
    host = tiny_host(HUMAN, HUMAN, HUMAN)
    sold(host)
    answer(host, 0, "stones:1")
    answer(host, 1, "let")
    assert stopped_by(host) == Stopped(Stop.REVEALED, "bag")  # the next round has begun with a draw
    host = tiny_host(HUMAN, HUMAN, HUMAN)
    answer(host, 0, "bid:1")
    answer(host, 1, "bid:1")
    assert host.undo() == TakenBack(seat=1, choices=1, private=True)
    with pytest.raises(CannotUndo) as caught:
        host.undo(holder=1)
    assert caught.value.stopped == Stopped(Stop.ANSWERED, seat=0)
    assert host.undo(holder=0) == TakenBack(seat=0, choices=1, private=True)
    assert not host.decisions


def test_what_a_bot_has_answered_stays() -> None:
    host = tiny_host(HUMAN, "bot:random", "bot:random")
    answer(host, 0, "bid:0")
    host.run_on()
    assert stopped_by(host).why is Stop.ANSWERED


def test_a_secret_answer_taken_back_waits_behind_the_curtain() -> None:
    host = tiny_host(HUMAN, HUMAN)
    hands = HandOver(host)
    hands.lift(0)
    answer(host, 0, "bid:3")
    answer(host, 0, "colour:red")
    assert hands.needs_curtain() == 1
    host.undo()
    hands.give_back(0)
    assert (hands.needs_curtain(), hands.viewer) == (0, NOBODY)
    hands.lift(0)
    assert hands.viewer == 0
    assert host.view(1).players[0].secret == ["?"]


def test_who_holds_the_keyboard_takes_back_no_secret_of_another() -> None:
    host = tiny_host(HUMAN, HUMAN)
    answer(host, 0, "bid:3")
    before = saved(host)
    with pytest.raises(CannotUndo) as caught:
        host.undo(holder=1)
    assert (caught.value.stopped, saved(host)) == (Stopped(Stop.ANSWERED, seat=0), before)
    assert host.undo(holder=0).seat == 0


@pytest.mark.parametrize("chosen", ["stones:0", "stones:1"])
def test_an_answer_forgets_what_could_be_made_again_also_the_same_as_editors_do(chosen: str) -> None:
    host = tiny_host(HUMAN, HUMAN, HUMAN)
    sold(host)
    answer(host, 0, "stones:1")
    host.undo()
    answer(host, 0, chosen)
    assert not host.can_redo and not host.save_file().undone
    with pytest.raises(CannotUndo) as caught:
        host.redo()
    assert caught.value.stopped == Stopped(Stop.NOTHING)


def test_a_seat_that_is_handed_to_a_bot_takes_nothing_back() -> None:
    host = tiny_host(HUMAN, HUMAN, HUMAN)
    answer(host, 0, "bid:1")
    answer(host, 0, "colour:red")
    host.undo()
    host.hand_to(0, "bot:random")
    assert not host.can_redo
    assert stopped_by(host) == Stopped(Stop.ANSWERED, seat=0)


def a_game(folder: Path, seed: int, **options: Any) -> Host:
    """A game that people play, in which the choices of bots are their own."""
    names = "Anna" if options.get("solo") else "Anna,Boris" if seed % 3 else "Anna,Boris,Celina"
    seats = parse_seats(names)
    return Library(Store(folder)).new(make_setup(seats, seed, options=options))


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.games
def test_whole_games_go_on_as_if_nothing_had_been_taken_back(seed: int, tmp_path: Path) -> None:
    """Undo, redo and reset at every kind of decision, also after a load, against a record of every table passed."""
    options: dict[str, Any] = {"solo": "village", "encounters": True} if seed % 3 == 0 else {"bonus_events": True}
    host, rng = a_game(tmp_path, seed, **options), random.Random(seed)
    passed = [saved(host)]
    done: set[str] = set()
    while not host.over:
        ask = rng.choice(host.asks())
        option = rng.choice(ask.decision.options)
        host.submit(ask.ticket, option)
        passed.append(saved(host))
        if rng.random() < 0.15 and not host.over:
            if rng.random() < 0.2:
                host = Library(Store(tmp_path)).resume(host.path)
            done |= take_back_and_make_again(host, passed, rng)
    assert done >= {"undo", "reset", "PLACE-01", Stop.REVEALED}


def take_back_and_make_again(host: Host, passed: list[dict[str, Any]], rng: random.Random) -> set[str]:
    """Take back as far as it goes, step by step or by turns, compare each table, and make all of it again."""
    done: set[str] = set()
    try:
        while rng.random() < 0.7:
            by_turn = rng.random() < 0.3
            taken = host.reset_turn() if by_turn else host.undo()
            assert taken.choices >= 1
            assert saved(host) == passed[host.decisions]
            done |= {"reset" if by_turn else "undo", *(ask.decision.rule for ask in host.asks())}
    except CannotUndo as stop:
        done.add(stop.stopped.why)
        assert saved(host) == passed[host.decisions]
    while host.can_redo and rng.random() < 0.9:
        host.redo()
        assert saved(host) == passed[host.decisions]
    del passed[host.decisions + 1 :]
    return done


def test_what_was_taken_back_can_be_made_again_after_a_load(tmp_path: Path) -> None:
    host = a_game(tmp_path, 1, start="beginner")
    first = host.asks()[0]
    host.submit(first.ticket, first.decision.options[0])
    after = saved(host)
    host.undo()
    again = Library(Store(tmp_path)).resume(host.path)
    assert again.can_redo
    again.redo()
    assert saved(again) == after


def test_a_save_from_other_rules_keeps_its_table_and_takes_back_only_what_came_since(tmp_path: Path) -> None:
    host, rng = a_game(tmp_path, 1, start="beginner"), random.Random(2)
    while host.asks()[0].decision.rule != "PLACE-01":
        ask = rng.choice(host.asks())
        host.submit(ask.ticket, rng.choice(ask.decision.options))
    save = host.save_file()
    changed = [save.choices[0]._replace(option="no longer possible"), *save.choices[1:]]
    save.cut_back(0, len(save.log))
    save.choices += changed
    host.save()
    host = Library(Store(tmp_path)).resume(host.path)
    assert stopped_by(host) == Stopped(Stop.OPENED)
    before, ask = saved(host), host.asks()[0]
    host.submit(ask.ticket, next(option for option in ask.decision.options if option.count(":") == 3))
    if host.decisions == len(before["choices"]) + 1 and host.asks()[0].decision.seat == ask.decision.seat:
        host.undo()
        assert saved(host) == before


def test_an_assignment_is_taken_back_as_one(tmp_path: Path) -> None:
    host = a_game(tmp_path, 1, start="beginner")
    while host.asks()[0].decision.rule != "ASG-01":
        ask = host.asks()[0]
        host.submit(ask.ticket, ask.decision.options[0])
    before, seat = saved(host), host.asks()[0].decision.seat
    answered = 0
    while (ask := host.ask_of(seat)) is not None and ask.decision.context != (1,):
        host.submit(ask.ticket, ask.decision.options[0])
        answered += 1
    assert answered > 1
    assert host.undo().seat == seat
    assert saved(host) == before


def test_the_end_of_a_game_stays(tmp_path: Path) -> None:
    host = a_game(tmp_path, 1)
    host.abandon()
    assert stopped_by(host) == Stopped(Stop.OVER)


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.games
def test_no_choice_that_can_be_taken_back_shows_anything_hidden(seed: int) -> None:
    """Whatever lies in the decks and comes of chance, such a choice brings every seat the same to see."""
    options: dict[str, Any] = {"encounters": seed % 2 == 0}
    seats = 1 if seed % 4 == 3 else 2 + seed % 3
    if seats == 1:
        options["solo"] = "town"
    state, rng, looked = GAME.start(seats, seed, options, content()), random.Random(seed), 0
    while state.open:
        asked = rng.choice(state.open)
        option = rng.choice(asked.options)
        before = GAME.clone(state)
        choose(state, asked.seat, option, GAME.book)
        if not revealed(GAME, before, state, asked.seat):
            other = permuted(before, asked.seat, seed + 100)
            choose(other, asked.seat, option, GAME.book)
            assert GAME.view(other, asked.seat) == GAME.view(state, asked.seat), f"{asked.rule} {option}"
            looked += 1
    assert looked > 40


@pytest.mark.games
def test_a_turn_taken_back_to_where_it_began_is_whole_and_else_says_what_stopped_it() -> None:
    cut = whole = 0
    for seed in range(1):
        setup = make_setup(parse_seats("Anna,Boris"), seed, options={"bonus_events": True})
        host, rng = Library().new(setup), random.Random(seed)
        while not host.over:
            ask, acting = rng.choice(host.asks()), host.view(NOBODY).step == 3
            host.submit(ask.ticket, rng.choice(ask.decision.options))
            if host.over or not acting or host.view(NOBODY).step != 3:
                continue
            with suppress(CannotUndo):
                taken = host.reset_turn()
                asked = host.ask_of(taken.seat)
                assert asked is not None
                began = asked.decision.rule == "PLACE-01"
                assert taken.stopped is None if began else taken.stopped and taken.stopped.why is Stop.REVEALED
                whole, cut = whole + began, cut + (taken.stopped is not None)
            while host.can_redo:
                host.redo()
    assert whole > 100 and cut >= 3, (whole, cut)
