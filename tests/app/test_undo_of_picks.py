"""What one key picked is taken back by one undo and made again by one redo, as far as nothing came to light between."""

from __future__ import annotations

from random import Random

import pytest

from resurgence_tui.app.history import CannotUndo
from resurgence_tui.app.host import Host
from resurgence_tui.app.library import Library
from resurgence_tui.app.seating import parse_seats
from resurgence_tui.engine.reveal import revealed
from resurgence_tui.games.residuum.routes import GOAL, routes
from resurgence_tui.saves.save_file import make_setup
from resurgence_tui.ui.residuum.question.chains import along
from tests.ui.residuum.games import first_turn, play_until


def a_game(game: str, seed: int) -> Host:
    """A new game of two people, in memory."""
    return Library().new(make_setup(parse_seats("Anna,Boris"), seed, game=game))


def pick(host: Host, rng: Random, most: int) -> None:
    """One key of the seat that is asked gives so many answers, or fewer if another one is asked."""
    seat = host.asks()[0].decision.seat
    with host.one_pick():
        for _ in range(most):
            ask = host.ask_of(seat)
            if ask is None:
                return
            host.submit(ask.ticket, rng.choice(ask.decision.options))


@pytest.mark.parametrize("game", ["resurgence", "residuum"])
def test_random_picks_are_taken_back_whole_and_made_again_whole(game: str) -> None:
    host, rng, whole = a_game(game, 3), Random(3), 0
    while whole < 12:
        host.run_on()
        before, table, begin = host.decisions, host.game.dump(host._table), host.game.clone(host._table)
        seat = host.asks()[0].decision.seat
        pick(host, rng, rng.randint(2, 4))
        after, made = host.game.dump(host._table), host.decisions
        if made - before < 2 or revealed(host.game, begin, host._table, seat) or host.can_redo:
            continue
        try:
            host.undo()
        except CannotUndo:
            continue
        if host.decisions == before:
            assert host.game.dump(host._table) == table
            whole += 1
        while host.decisions < made:
            host.redo()
        assert (host.decisions, host.game.dump(host._table)) == (made, after)
    assert not host.over


def test_another_answer_ends_what_was_known_of_a_pick() -> None:
    host, rng = a_game("residuum", 8), Random(1)
    host.run_on()
    while True:
        begun, asked = host.decisions, host.asks()[0]
        pick(host, rng, 3)
        made = host.decisions
        if made == begun + 3:
            try:
                host.undo()
            except CannotUndo:
                continue
            if host.decisions == begun:
                break
    ask = host.asks()[0]
    assert ask.decision == asked.decision
    first = host.save_file().undone[0].option
    other = next(one for one in ask.decision.options if one != first)
    host.submit(ask.ticket, other)
    assert not host.can_redo
    while host.decisions < begun + 2:
        ask = host.asks()[0]
        host.submit(ask.ticket, ask.decision.options[0])
    newest = host.decisions
    try:
        host.undo()
    except CannotUndo:
        return
    assert begun < host.decisions < newest


def test_a_pick_within_an_act_is_taken_back_with_all_of_the_act_however_far_it_leads() -> None:
    """A move of Residuum: what goes along is asked first, then one pick leads over one hex or several."""
    for far in (False, True):
        host = play_until(first_turn(), GOAL, 1)
        ask = host.asks()[0]
        seat, view = ask.decision.seat, host.view(ask.decision.seat)
        begun = [choice.option for choice in host.save_file().choices].index("act:move")
        way = next(one for one in routes(view, ask.decision).values() if (len(one.steps) > 1) is far)
        answer = along(way.steps, lambda seat=seat, host=host: host.view(seat))
        with host.one_pick():
            while (ask := host.ask_of(seat)) is not None and (option := answer(ask.decision)):
                host.submit(ask.ticket, option)
        made, table = host.decisions, host.game.dump(host._table)
        assert made > begun + 3 + 2 * len(way.steps)
        host.undo()
        assert host.decisions == begun, far
        host.redo()
        assert (host.decisions, host.game.dump(host._table)) == (made, table)
