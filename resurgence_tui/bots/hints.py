"""A proposal for an open question, with what speaks for it: what a bot would do that looks a turn ahead."""

from __future__ import annotations

from typing import Any, NamedTuple

from resurgence_tui.engine.game import Game
from resurgence_tui.engine.types import Decision
from resurgence_tui.engine.valuation import Act
from resurgence_tui.games import valuation_of

from .bot import BotChance, View
from .lookahead import Lookahead
from .thinking_bots import Appraisal, NormalBot

MOST_REASONS = 3
LEAST_REASON = 0.3
"""Points below which nothing is a reason."""

OTHERS = 3
"""Acts that the best one is compared with."""


class Proposal(NamedTuple):
    """What to do, and why: parts of the position with the points by which they are better than after other acts.

    is_settled: whether it is taken from what has served bots best, without looking ahead.
    """

    act: Act
    reasons: tuple[tuple[str, float], ...]
    is_settled: bool = False


def propose(game: Game, view: View, decision: Decision, chance: BotChance) -> Proposal | None:
    """A proposal for the seat that is asked, from its view alone; None if the game has no valuation."""
    valuation = valuation_of(game.name)
    if valuation is None:
        return None
    is_settled = valuation.is_settled(decision)
    table, lookahead = game.imagine(view, chance), Lookahead(game, valuation)

    def made_of(act: Act) -> Any:
        after = lookahead.after(table, decision.seat, act)
        lookahead.finish_turn(after, decision.seat)
        return valuation.made_of(after, decision.seat)

    acts = [act for _, act in Appraisal(game, valuation, NormalBot.WIDTH).best_first(table, decision)]
    if is_settled:
        return Proposal(acts[0], (), is_settled)
    best, others = made_of(acts[0]), [made_of(act) for act in acts[1 : 1 + OTHERS]]
    more = {
        part: best[part] - sum(other[part] for other in others) / len(others) for part in valuation.parts if others
    }
    reasons = sorted(((part, by) for part, by in more.items() if by >= LEAST_REASON), key=lambda reason: -reason[1])
    return Proposal(acts[0], tuple(reasons[:MOST_REASONS]))
