"""What a report on many games tells seats apart by: Missions count as shown if they have lain open on the table."""

from __future__ import annotations

from typing import Any

import pytest

from resurgence_tui.bots.bot import BotChance
from resurgence_tui.bots.registry import bot_called
from resurgence_tui.engine.breakdown import Tally
from resurgence_tui.engine.machine import choose
from resurgence_tui.games.resurgence.breakdowns import BREAKDOWNS
from resurgence_tui.games.resurgence.game import GAME
from tests.build import content


@pytest.mark.parametrize(
    ("seats", "options"),
    [(1, {"solo": "town", "encounters": True}), (2, {}), (3, {"start": "beginner"}), (4, {"encounters": True})],
)
def test_missions_that_have_lain_open_are_those_that_are_told_of_as_shown(seats: int, options: dict[str, Any]) -> None:
    table, bot, seen = GAME.start(seats, 7, options, content()), bot_called("bot:eager", GAME), set[str]()
    tally = Tally(BREAKDOWNS, seats)
    while not table.over:
        asked = table.open[0]
        option = bot.answer(lambda: None, asked, BotChance(7, asked.seat, table.answered))
        choose(table, asked.seat, option, GAME.book)
        tally.count(table.facts)
        seen.update(name for name in (*table.basics, *table.advanced) if name)
    tally.close(table)
    assert 8 < len(seen) < 44
    assert [did["mission_shown"] for did in tally.did] == [dict.fromkeys(seen, 1)] * seats
