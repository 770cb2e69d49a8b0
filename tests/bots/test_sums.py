"""What bots add up is the same on any machine: never by ``sum``, which rounds floats otherwise from Python 3.12 on."""

from __future__ import annotations

import builtins
from collections.abc import Iterable
from typing import Any

import pytest

from resurgence_tui.bots.bot import Bot, BotChance
from resurgence_tui.bots.registry import bot_called, valued
from resurgence_tui.bots.thinking_bots import HardBot
from resurgence_tui.bots.watch import Watch
from resurgence_tui.engine.machine import choose
from resurgence_tui.games import game_called

SUM = builtins.sum


def sum_of_whole_numbers(numbers: Iterable[Any], /, start: Any = 0) -> Any:
    """What ``sum`` gives, which must be asked for whole numbers alone."""
    listed = list(numbers)
    assert not any(isinstance(number, float) for number in (start, *listed)), "floats are added by fsum"
    return SUM(listed, start)


@pytest.mark.games
@pytest.mark.parametrize("name", ["resurgence", "residuum"])
def test_bots_add_floats_exactly(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(builtins, "sum", sum_of_whole_numbers)
    game = game_called(name)
    bots: list[Bot] = [bot_called(one, game) for one in ("bot:normal", "bot:easy")]
    bots.append(HardBot(game, valued(game), Watch(), playouts=2))
    table = game.start(len(bots), 4, {}, game.content())
    while not table.over:
        asked = table.open[0]
        view = game.view(table, asked.seat)
        chance = BotChance(4, asked.seat, table.answered)
        option = bots[asked.seat].answer(lambda view=view: view, asked, chance)  # type: ignore[misc]
        choose(table, asked.seat, option, game.book)
