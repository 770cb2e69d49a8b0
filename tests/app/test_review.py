"""The review of a finished game: for each seat what cost most, the same each time it is asked for."""

from __future__ import annotations

import pytest

from resurgence_tui.app.library import Library
from resurgence_tui.app.replay import Replay, replay_of
from resurgence_tui.app.review import LEAST_COST, MOST, Review, review_of
from resurgence_tui.app.seating import parse_seats
from resurgence_tui.saves.save_file import make_setup


class Stopped(Exception):
    """Nobody waits any more."""


def replay(seats: str, choices: int = 10_000, **options: object) -> Replay:
    """A game of bots, as far as so many choices."""
    host = Library().new(make_setup(parse_seats(seats), 3, options=options))
    while host.decisions < choices and host.step():
        pass
    return replay_of(host.save_file())


@pytest.fixture(scope="module")
def alone() -> Replay:
    return replay("bot:easy", solo="village")


@pytest.fixture(scope="module")
def review(alone: Replay) -> Review:
    return review_of(alone, lambda done, total: None)


@pytest.mark.games
def test_the_dearest_choices_come_first_and_each_is_one_that_was_made(alone: Replay, review: Review) -> None:
    (mine,) = review.costly
    assert len(mine) == MOST and len({(one.round, one.judgement.better) for one in mine}) == MOST
    costs = [one.judgement.cost for one in mine]
    assert costs == sorted(costs, reverse=True) and costs[-1] >= LEAST_COST
    for one in mine:
        step = alone.step(one.moment + 1, 0)
        assert step is not None and step.option == one.judgement.chosen[0] != one.judgement.better[0]
        assert one.judgement.better[0] in one.asked.options and one.judgement.reasons


def test_what_was_only_put_off_is_no_fault(alone: Replay, review: Review) -> None:
    for one in review.all:
        rest = (alone.step(moment, 0) for moment in range(one.moment + 2, alone.last + 1))
        assert one.judgement.better[0] not in [
            step.option for step in rest if step is not None and step.round == one.round
        ]


@pytest.mark.games
def test_it_is_the_same_again_tells_how_far_it_is_and_can_be_stopped(alone: Replay, review: Review) -> None:
    told: list[tuple[int, int]] = []

    def stop(done: int, total: int) -> None:
        if done == 5:
            raise Stopped

    assert review_of(alone, lambda *far: told.append(far)) == review
    assert told == sorted(told) and told[-1][0] == told[-1][1] and len({total for _, total in told}) == 1
    with pytest.raises(Stopped):
        review_of(alone, stop)


def test_a_game_that_goes_on_is_not_reviewed() -> None:
    with pytest.raises(ValueError, match="cannot be reviewed"):
        review_of(replay("Anna,bot:easy", choices=30), lambda done, total: None)
