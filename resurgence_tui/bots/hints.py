"""A proposal for an open question, with what speaks for it: what a bot would do that looks a turn ahead.

What brings nothing may be worth as much to a bot as what ends a turn; it is proposed only where nothing else is open.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from resurgence_tui.engine.game import Game
from resurgence_tui.engine.machine import choose
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

    answered: the act with the questions that it answers. Where more questions are one with it to a player, such as the
    amounts of a trade, the answers to them stand behind it.
    """

    act: Act
    reasons: Reasons
    answered: tuple[Answered, ...]


def propose(
    game: Game, view: View, decision: Decision, chance: BotChance, picks: Sequence[Act] = ()
) -> Proposal | None:
    """A proposal for the seat that is asked, from its view alone; None if the game has no valuation.

    picks: acts of several answers that are one to the player; an act that begins one of them is told as far as that.
    """
    valuation = valuation_of(game.name)
    if valuation is None:
        return None
    table, made = game.imagine(view, chance), Made(game, valuation)
    idle = valuation.brings_nothing(table, decision) if isinstance(valuation, KnowsWaste) else ()
    appraisal = Appraisal(game, valuation, NormalBot.WIDTH)
    acts = [act for _, act in appraisal.best_first(table, decision, idle)]
    acts[0] = _whole_pick(game, appraisal, table, decision, acts[0], picks)
    told = answered(game, table, view, decision, acts[0])
    if valuation.is_settled(decision):
        told = (*told, *_rest_of_act(game, appraisal, table, told))
    if len(acts) < 2:
        return Proposal(acts[0], (), told)
    others = mean([made.of(table, decision, act) for act in acts[1 : 1 + OTHERS]])
    return Proposal(acts[0], reasons_for(made.of(table, decision, acts[0]), others), told)


def _whole_pick(
    game: Game, appraisal: Appraisal, table: Any, decision: Decision, act: Act, picks: Sequence[Act]
) -> Act:
    """The best of the picks that go on from an act; the act itself if none does."""
    view = game.view(table, decision.seat)
    longer = [pick for pick in picks if len(pick) > len(act) and tuple(pick[: len(act)]) == tuple(act)]
    legal = [pick for pick in longer if len(answered(game, table, view, decision, pick)) == len(pick)]
    return max(legal, key=lambda pick: appraisal.value(table, decision.seat, pick), default=act)


def _rest_of_act(game: Game, appraisal: Appraisal, table: Any, told: tuple[Answered, ...]) -> list[Answered]:
    """How the same bot would answer the questions that are one with those, see ``Game.together``.

    An act that is chosen from a menu is told by its own answers alone: it may bring something to light on the way.
    """
    seat, act = told[-1].asked.seat, game.together.get(told[-1].asked.rule, "")
    if not act or any(game.together.get(rule) == act for rule in game.begins):
        return []
    table, found = game.clone(table), []
    for one in told:
        choose(table, seat, one.option, game.book)
    while (asked := table.decision_of(seat)) is not None and game.together.get(asked.rule) == act:
        option = appraisal.best_first(table, asked)[0][1][0]
        if len(asked.options) > 1:
            found.append(Answered(asked, game.view(table, seat), option))
        choose(table, seat, option, game.book)
    return found
