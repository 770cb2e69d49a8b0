"""The curtain: a private step is shown only to the seat that has said it sits at the keyboard."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from resurgence_tui.app.hand_over import HandOver
from resurgence_tui.app.host import Host
from resurgence_tui.app.library import Library
from resurgence_tui.app.pins import Pins
from resurgence_tui.app.seating import parse_seats
from resurgence_tui.engine.types import NOBODY
from resurgence_tui.saves.save_file import make_setup
from resurgence_tui.saves.store import Store
from tests.app.tiny_host import answer, tiny_host

HUMAN = "human"


def bid(host: Host, seat: int, coins: int = 0) -> None:
    """Both private answers of a seat."""
    answer(host, seat, f"bid:{coins}")
    answer(host, seat, "colour:red")


def test_one_person_never_meets_a_curtain() -> None:
    host = tiny_host("bot:random", HUMAN, "bot:random")
    hands = HandOver(host)
    while not host.over:
        host.run_on()
        assert hands.needs_curtain() is None
        assert hands.viewer == 1
        if (seat := hands.next_human()) is not None:
            answer(host, seat, host.ask_of(seat).decision.options[0])  # type: ignore[union-attr]


def test_with_a_pin_the_curtain_stays_where_bots_play_all_other_seats() -> None:
    host = tiny_host(HUMAN, HUMAN)
    Pins(host).set(0, "4711")
    host.hand_to(1, "bot:random")
    hands, private, lifted = HandOver(host), 0, 0
    assert host.lone is None
    while not host.over:
        host.run_on()
        if (seat := hands.needs_curtain()) is not None:
            assert (seat, hands.viewer, host.is_private) == (0, NOBODY, True)
            hands.lift(0)
            lifted += 1
        if (seat := hands.next_human()) is not None:
            assert hands.viewer == 0
            private += host.is_private
            answer(host, seat, host.ask_of(seat).decision.options[0])  # type: ignore[union-attr]
    assert lifted == host.private_steps > 0 and private >= lifted


def test_without_its_pin_the_one_person_looks_again() -> None:
    host = tiny_host(HUMAN, "bot:random")
    hands = HandOver(host)
    Pins(host).set(0, "4711")
    assert (host.lone, hands.needs_curtain(), hands.viewer) == (None, 0, NOBODY)
    Pins(host).remove(0)
    assert (host.lone, hands.needs_curtain(), hands.viewer) == (0, None, 0)


def test_with_bots_alone_nobody_looks() -> None:
    host = tiny_host("bot:random", "bot:random")
    hands = HandOver(host)
    assert (hands.viewer, hands.next_human(), hands.needs_curtain()) == (NOBODY, None, None)
    hands.draw()
    assert hands.needs_curtain() is None


def test_at_start_with_something_private_the_curtain_is_in_place() -> None:
    hands = HandOver(tiny_host(HUMAN, HUMAN))
    assert (hands.needs_curtain(), hands.viewer) == (0, NOBODY)
    hands.lift(0)
    assert (hands.needs_curtain(), hands.viewer) == (None, 0)


def test_whoever_is_behind_the_curtain_goes_on_until_its_private_answers_are_given() -> None:
    host = tiny_host(HUMAN, HUMAN)
    hands = HandOver(host)
    hands.lift(0)
    answer(host, 0, "bid:1")
    assert (hands.needs_curtain(), hands.viewer, hands.next_human()) == (None, 0, 0)
    answer(host, 0, "colour:red")
    assert (hands.needs_curtain(), hands.viewer) == (1, NOBODY)
    hands.lift(1)
    assert hands.viewer == 1


def test_when_the_private_step_closes_whoever_is_asked_openly_looks() -> None:
    host = tiny_host(HUMAN, HUMAN)
    hands = HandOver(host)
    hands.lift(0)
    bid(host, 0, 3)
    hands.lift(1)
    bid(host, 1)
    assert (hands.needs_curtain(), hands.viewer, hands.next_human()) == (None, 0, 0)
    answer(host, 0, "stones:0")
    assert (hands.needs_curtain(), hands.viewer) == (None, 1)


def test_the_next_private_step_needs_a_curtain_also_for_whoever_answered_last_in_the_open() -> None:
    host = tiny_host(HUMAN, HUMAN)
    hands = HandOver(host)
    for seat in (0, 1):
        hands.lift(seat)
        bid(host, seat, 3 - seat)
    answer(host, 0, "stones:0")
    assert hands.viewer == 1
    answer(host, 1, "let")
    assert host.is_private
    assert (hands.needs_curtain(), hands.viewer) == (1, NOBODY)


def test_private_steps_that_bots_end_unseen_do_not_leave_the_curtain_open() -> None:
    host = tiny_host(HUMAN, HUMAN, "bot:random", seed=3)
    hands = HandOver(host)
    while not host.over:
        host.run_on()
        if (seat := hands.next_human()) is None:
            break
        ask = host.ask_of(seat)
        assert ask is not None
        if ask.decision.private and ask.decision.rule == "BID":
            assert hands.needs_curtain() == seat
            hands.lift(seat)
        answer(host, seat, ask.decision.options[0])


def test_after_load_the_curtain_is_in_place(tmp_path: Path) -> None:
    host = Library(Store(tmp_path)).new(make_setup(parse_seats("Anna,Boris"), 2))
    while not host.is_private:
        ticket, decision = host.asks()[0]
        host.submit(ticket, decision.options[0])
    hands = HandOver(host)
    hands.lift(0)
    assert hands.viewer == 0
    again = HandOver(Library(Store(tmp_path)).resume(host.path))
    assert again.needs_curtain() is not None
    assert again.viewer == NOBODY


def test_the_curtain_can_be_drawn_at_any_time_and_waits_for_whoever_is_next() -> None:
    host = tiny_host(HUMAN, HUMAN)
    hands = HandOver(host)
    hands.lift(0)
    answer(host, 0, "bid:3")
    hands.draw()
    assert (hands.needs_curtain(), hands.viewer) == (0, NOBODY)
    hands.lift(0)
    answer(host, 0, "colour:red")
    hands.lift(1)
    bid(host, 1)
    hands.draw()
    assert (hands.needs_curtain(), hands.viewer) == (0, NOBODY)
    hands.lift(0)
    assert hands.viewer == 0


def test_one_person_can_draw_the_curtain_too() -> None:
    hands = HandOver(tiny_host(HUMAN, "bot:random"))
    hands.draw()
    assert (hands.needs_curtain(), hands.viewer) == (0, NOBODY)
    hands.lift(0)
    assert hands.viewer == 0


def test_only_the_seat_that_is_named_lifts_the_curtain() -> None:
    hands = HandOver(tiny_host(HUMAN, HUMAN, "bot:random"))
    for seat in (1, 2, 7, NOBODY):
        with pytest.raises(ValueError, match="curtain"):
            hands.lift(seat)
    hands.lift(0)
    with pytest.raises(ValueError, match="curtain"):
        hands.lift(0)


def test_a_seat_that_changes_hands_in_a_private_step_draws_the_curtain() -> None:
    host = tiny_host(HUMAN, HUMAN)
    hands = HandOver(host)
    hands.lift(0)
    host.hand_to(0, "bot:random")
    assert (hands.needs_curtain(), hands.viewer) == (1, NOBODY)
    hands.lift(1)
    assert hands.viewer == 1
    host.hand_to(0, HUMAN)
    assert hands.viewer == NOBODY


@pytest.mark.parametrize("seats", ["Anna,Boris", "Anna,bot:eager,Boris,Cleo", "bot:random,Anna,Boris"])
def test_through_a_whole_game_nobody_sees_what_is_private_to_another(seats: str) -> None:
    host = Library().new(make_setup(parse_seats(seats), 9))
    hands, chance, lifted = HandOver(host), random.Random(9), 0
    while not host.over:
        if chance.random() < 0.5:
            host.step()
        else:
            host.run_on()
        if (seat := hands.needs_curtain()) is not None:
            assert hands.viewer == NOBODY
            hands.lift(seat)
            lifted += 1
        viewer, seat = hands.viewer, hands.next_human()
        if host.is_private and seat is not None:
            assert viewer == seat
        if seat is None:
            continue
        ask = host.ask_of(seat)
        assert ask is not None
        assert viewer == seat
        host.submit(ask.ticket, chance.choice(ask.decision.options))
    assert lifted >= 6 * len(host.humans) - 3
