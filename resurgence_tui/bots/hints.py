"""A proposal for an open question, with what speaks for it: what a bot would do that looks a turn ahead.

What brings nothing may be worth as much to a bot as what ends a turn; it is proposed only where nothing else is open.
"""

from __future__ import annotations

from typing import NamedTuple

from resurgence_tui.engine.game import Game
from resurgence_tui.engine.types import Decision
from resurgence_tui.engine.valuation import Act, KnowsWaste
from resurgence_tui.games import valuation_of

from .acts import Answered, answered
from .bot import BotChance, View
from .reasons import Made, Reasons, mean, reasons_for
from .thinking_bots import Appraisal, NormalBot

OTHERS = 3
"""Acts that the best one is compared with."""


class Proposal(NamedTuple):
    """What to do, and why: it is better than the next best acts by these reasons.

    answered: the act with the questions that it answers.
    """

    act: Act
    reasons: Reasons
    answered: tuple[Answered, ...]


def propose(game: Game, view: View, decision: Decision, chance: BotChance) -> Proposal | None:
    """A proposal for the seat that is asked, from its view alone; None if the game has no valuation."""
    valuation = valuation_of(game.name)
    if valuation is None:
        return None
    table, made = game.imagine(view, chance), Made(game, valuation)
    idle = valuation.brings_nothing(table, decision) if isinstance(valuation, KnowsWaste) else ()
    acts = [act for _, act in Appraisal(game, valuation, NormalBot.WIDTH).best_first(table, decision, idle)]
    told = answered(game, table, view, decision, acts[0])
    if len(acts) < 2:
        return Proposal(acts[0], (), told)
    others = mean([made.of(table, decision, act) for act in acts[1 : 1 + OTHERS]])
    return Proposal(acts[0], reasons_for(made.of(table, decision, acts[0]), others), told)
