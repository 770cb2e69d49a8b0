"""What others may have assigned in secret: sensible plans for the tokens that they are thought to hold."""

from __future__ import annotations

import random

import pytest

from resurgence_tui.bots.bot import BotChance
from resurgence_tui.bots.playouts import Playouts
from resurgence_tui.bots.thinking_bots import HardBot
from resurgence_tui.bots.watch import Watch
from resurgence_tui.engine.machine import choose
from resurgence_tui.engine.types import Decision
from resurgence_tui.games.resurgence.game import GAME
from resurgence_tui.games.resurgence.soundness import problems
from resurgence_tui.games.resurgence.state import SeatState, State
from resurgence_tui.games.resurgence.valuation.assigning import plans
from resurgence_tui.games.resurgence.valuation.bound import VALUATION
from resurgence_tui.games.resurgence.valuation.secret_plans import NOISE, suppose
from tests.build import content


def held(me: SeatState) -> list[int]:
    """The tokens that a seat has drawn, assigned or not."""
    return [me.drawn[token] + sum(me.areas[token::5]) for token in range(5)]


def worth_of(table: State, seat: int, areas: list[int]) -> tuple[float, float]:
    """What a plan promises a seat, and the best one."""
    table = GAME.clone(table)
    me = table.seats[seat]
    me.drawn, me.areas = held(me), [0] * 15
    found = []
    for worth, plan in plans(table, Decision("ASG-01", seat, ())):
        after = [0] * 15
        for option in plan:
            _, token, area = option.split(":")
            kinds = ("hero", "laborer", "ranger", "scholar", "builder")
            after[("metro", "harbor", "compound").index(area) * 5 + kinds.index(token)] += 1
        found.append((worth, after))
    return next(worth for worth, after in found if after == areas), found[0][0]


@pytest.mark.games
@pytest.mark.parametrize("seats", [2, 3])
def test_others_are_supposed_to_have_assigned_sensibly_and_all_else_is_as_imagined(seats: int) -> None:
    state, rng = GAME.start(seats, 11, {"start": "beginner"}, content()), random.Random(5)
    begun = {(True, False): 0, (True, True): 0, (False, True): 0}
    while state.open and state.round < 3:
        asked = rng.choice(state.open)
        choose(state, asked.seat, rng.choice(asked.options), GAME.book)
        for me in [asked.seat for asked in state.open if asked.rule == "ASG-01"]:
            chance = BotChance(1, me, state.answered)
            table = GAME.imagine(GAME.view(state, me), chance)
            before = GAME.clone(table)
            suppose(table, me, chance)
            assert not problems(table)
            assert (table.seats[me], table.decision_of(me)) == (before.seats[me], before.decision_of(me))
            for other in set(range(seats)) - {me}:
                was, now = before.seats[other], table.seats[other]
                assert (held(now), now.bag) == (held(was), was.bag)
                assert not any(now.drawn)
                assert table.decision_of(other) is None
                worth, best = worth_of(before, other, now.areas)
                assert worth >= best - 2 * NOISE
                begun[any(was.drawn), any(was.areas)] += 1
    assert all(begun.values()), "seats that have assigned none, some and all of their tokens"


def test_plans_that_are_supposed_differ_from_table_to_table_and_depend_on_chance_alone() -> None:
    state = GAME.start(2, 11, {"start": "beginner"}, content())
    while state.open[0].rule != "ASG-01":
        choose(state, state.open[0].seat, state.open[0].options[0], GAME.book)

    def supposed(number: int) -> list[int]:
        table = GAME.clone(state)
        suppose(table, 0, BotChance(1, 0, number))
        return table.seats[1].areas

    assert supposed(1) == supposed(1)
    assert len({tuple(supposed(number)) for number in range(12)}) > 2


def test_nothing_is_supposed_once_all_is_shown() -> None:
    state = GAME.start(2, 11, {"start": "beginner"}, content())
    while state.open[0].rule != "PLACE-01":
        choose(state, state.open[0].seat, state.open[0].options[0], GAME.book)
    table = GAME.clone(state)
    suppose(table, 0, BotChance(1, 0, 1))
    assert table == state


def test_a_hard_bot_plays_out_on_tables_on_which_the_others_have_assigned(monkeypatch: pytest.MonkeyPatch) -> None:
    state = GAME.start(2, 11, {"start": "beginner"}, content())
    while state.open[0].rule != "ASG-01":
        choose(state, state.open[0].seat, state.open[0].options[0], GAME.book)
    plans_of_rival = set[tuple[int, ...]]()

    def value(self: Playouts, table: State, seat: int, act: tuple[str, ...]) -> float:
        assert table.decision_of(1) is None
        plans_of_rival.add(tuple(table.seats[1].areas))
        return 0.0

    monkeypatch.setattr(Playouts, "value", value)
    bot = HardBot(GAME, VALUATION, Watch(), playouts=24)
    bot.answer(lambda: GAME.view(state, 0), state.open[0], BotChance(1, 0, 0))
    assert len(plans_of_rival) > 1, "another plan on each table"
