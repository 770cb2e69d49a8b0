"""Playouts go on by what was learnt, on a copy, and a seat that does so makes more of a round."""

from __future__ import annotations

import pytest

from resurgence_tui.bots.bot import BotChance
from resurgence_tui.bots.learnt import Rough, rough_of
from resurgence_tui.bots.lookahead import Lookahead
from resurgence_tui.bots.playouts import Playouts
from resurgence_tui.bots.thinking_bots import NormalBot
from resurgence_tui.engine.machine import choose
from resurgence_tui.games.resurgence.game import GAME
from resurgence_tui.games.resurgence.state import State
from resurgence_tui.games.resurgence.valuation.bound import VALUATION
from tests.build import content


def at_the_end(table: State, seat: int, option: str, rough: Rough) -> float:
    """What a table promises at the end of the round, if all go on by habit, the seat by its own."""
    own, others, after = Lookahead(GAME, VALUATION, rough), Lookahead(GAME, VALUATION), GAME.clone(table)
    choose(after, seat, option, GAME.book)
    while after.open and after.round == table.round:
        asked = after.open[0]
        choose(after, asked.seat, (own if asked.seat == seat else others).habit(after, asked), GAME.book)
    return VALUATION.worth(after, seat)


@pytest.mark.games
def test_a_seat_that_goes_by_what_was_learnt_makes_more_of_a_round() -> None:
    learnt, gains, differ = rough_of(VALUATION), [], 0
    for seed in (21, 22):
        table, bot = GAME.start(2, seed, {}, content()), NormalBot(GAME, VALUATION)
        while not table.over:
            asked = table.open[0]
            chance = BotChance(1, asked.seat, table.answered)
            view = GAME.view(table, asked.seat)
            if asked.rule == "PLACE-01":
                imagined = GAME.imagine(view, BotChance(2, asked.seat, table.answered))
                before, option = GAME.dump(imagined), asked.options[0]
                value = at_the_end(imagined, asked.seat, option, learnt)
                gains.append(value - at_the_end(imagined, asked.seat, option, VALUATION.rough))
                differ += Playouts(GAME, VALUATION).value(imagined, asked.seat, (option,)) != value
                assert GAME.dump(imagined) == before
            choose(table, asked.seat, bot.answer(lambda view=view: view, asked, chance), GAME.book)  # type: ignore[misc]
    assert sum(gains) / len(gains) > 0.1
    assert differ, "the others go on by what was learnt too"
