"""Ways over several hexes: every one that is promised can be gone, choice by choice, at the price that was told."""

from __future__ import annotations

import pytest

from resurgence_tui.engine.machine import choose
from resurgence_tui.games.residuum.board import others_active_at
from resurgence_tui.games.residuum.game import GAME
from resurgence_tui.games.residuum.hexes import TOWN
from resurgence_tui.games.residuum.leads import MENU
from resurgence_tui.games.residuum.routes import GOAL, routes
from resurgence_tui.games.residuum.rulebook import LISTS
from resurgence_tui.games.residuum.usual import usual
from resurgence_tui.games.residuum.vocab import PROVISIONS
from tests.ui.residuum.games import new_game, play_until


@pytest.mark.games
@pytest.mark.rule("RSD-MOVE-01")
@pytest.mark.rule("RSD-MOVE-19")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_way_is_gone_step_by_step_at_the_price_that_was_told(seed: int) -> None:
    host = play_until(new_game("Anna,Boris,Celina", seed), GOAL, seed)
    table = GAME.clone(host._table)
    seat = table.open[0].seat
    table.seats[seat].store = [9, 0, 0, 0, 0, 0, 2, 0, 0]
    asked = table.open[0]
    asked = table.open[0] = asked._replace(options=tuple(LISTS[GOAL](table, seat, *asked.context)))
    ways = routes(table, asked)
    assert {option.removeprefix("to:") for option in asked.options} <= set(ways)
    assert any(len(way.steps) > 2 for way in ways.values())
    for goal, way in ways.items():
        trial, left, paid = GAME.clone(table), list(way.steps), 0
        while trial.open and trial.open[0].seat == seat:
            asked = trial.open[0]
            if asked.rule in (GOAL, MENU) and left:
                option = f"to:{left[0]}" if asked.rule == GOAL else f"onward:{left[0]}"
                del left[0]
            elif asked.rule in ("RSD-ASK-16", "RSD-ASK-17", "RSD-ASK-18"):
                paid += int(asked.context[1]) if (asked.context[1:3] == asked.context[1:2] * 2) else 0
                option = usual(GAME.view(trial, seat), asked)
            else:
                break
            assert option in asked.options, (goal, way)
            choose(trial, seat, option, GAME.book)
        assert not left and paid == way.cost
        assert goal == TOWN or goal in trial.seats[seat].outriders
        assert not any(hex == TOWN or others_active_at(table, seat, hex) for hex in way.steps[:-1])
        assert way.barred <= way.cost and (way.barred == 0 or table.seats[seat].store[PROVISIONS])
