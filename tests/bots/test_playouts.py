"""Playouts: a seat's own turns are played with care, the rest by habit, on a copy."""

from __future__ import annotations

from typing import Any

from resurgence_tui.bots.bot import BotChance
from resurgence_tui.bots.lookahead import Lookahead
from resurgence_tui.bots.playouts import Playouts
from resurgence_tui.bots.thinking_bots import NormalBot
from resurgence_tui.engine.machine import choose
from resurgence_tui.engine.types import Decision
from resurgence_tui.games.resurgence.game import GAME
from resurgence_tui.games.resurgence.valuation.bound import VALUATION
from tests.build import content


def by_habit(table: Any, asked: Decision, option: str) -> float:
    """What a table promises at the end of the round, if everybody does after the option what one usually does."""
    lookahead, after = Lookahead(GAME, VALUATION), GAME.clone(table)
    choose(after, asked.seat, option, GAME.book)
    while after.open and after.round == table.round:
        choose(after, after.open[0].seat, lookahead.habit(after, after.open[0]), GAME.book)
    return VALUATION.worth(after, asked.seat)


def test_a_seat_that_looks_ahead_in_its_turns_makes_more_of_a_round_than_by_habit() -> None:
    playouts, gains = Playouts(GAME, VALUATION), []
    table, bot = GAME.start(2, 21, {}, content()), NormalBot(GAME, VALUATION)
    while table.round < 5:
        asked = table.open[0]
        if asked.rule == "PLACE-01":
            imagined = GAME.imagine(GAME.view(table, asked.seat), BotChance(2, asked.seat, table.answered))
            before = GAME.dump(imagined)
            option = asked.options[0]
            gains.append(playouts.value(imagined, asked.seat, (option,)) - by_habit(imagined, asked, option))
            assert GAME.dump(imagined) == before
        chance = BotChance(1, asked.seat, table.answered)
        view = GAME.view(table, asked.seat)
        choose(table, asked.seat, bot.answer(lambda view=view: view, asked, chance), GAME.book)  # type: ignore[misc]
    assert len(gains) > 20
    assert sum(gains) / len(gains) > 0.4
