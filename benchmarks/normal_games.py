"""Games in which all seats choose, mostly, as ``bot:normal`` does: what bots are taught by."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from resurgence_tui.bots.bot import BotChance
from resurgence_tui.bots.thinking_bots import Appraisal, NormalBot
from resurgence_tui.engine.game import Game
from resurgence_tui.engine.machine import choose
from resurgence_tui.engine.types import Decision
from resurgence_tui.engine.valuation import Valuation

STRAYED = 3
"""Acts among which a seat that strays takes one."""


class Asked(NamedTuple):
    """A question before it is answered.

    table: the game's own, which goes on. imagined: what the seat thinks it looks like. best: worth and answers of the
    acts that came to most, the best first; none where nothing was weighed, since the seat goes on with an act or has no
    choice, and then the imagined table is the table itself.
    """

    table: Any
    decision: Decision
    imagined: Any
    best: Sequence[tuple[float, tuple[str, ...]]]


def asked_in(
    game: Game, valuation: Valuation, table: Any, strays: Sequence[float], chance: random.Random
) -> Iterator[Asked]:
    """All questions of a game that has just begun; on return it is over.

    strays: how often each seat does something else than the best, so that lessons are not of perfect games alone.
    """
    appraisal, plans = Appraisal(game, valuation, NormalBot.WIDTH), [()] * len(strays)
    while not table.over:
        asked = table.open[0]
        seat, plan = asked.seat, plans[asked.seat]
        imagined, best = table, ()
        if len(asked.options) == 1 or not plan or plan[0] not in asked.options:
            plan = asked.options[:1]
            if len(asked.options) > 1:
                imagined = game.imagine(game.view(table, seat), BotChance(table.seed, seat, table.answered))
                best = appraisal.best_first(imagined, asked)
        yield Asked(table, asked, imagined, best)
        if best:
            plan = best[chance.randrange(min(STRAYED, len(best))) if chance.random() < strays[seat] else 0][1]
        plans[seat] = plan[1:]
        choose(table, seat, plan[0], game.book)
