"""How good a choice was by what the seat could know: compared with other acts on tables imagined from its view."""

from __future__ import annotations

from collections.abc import Sequence
from math import fsum
from typing import Any, NamedTuple

from resurgence_tui.engine.game import Game
from resurgence_tui.engine.types import Decision
from resurgence_tui.engine.valuation import Act, Valuation

from .acts import Answered, answered
from .bot import BotChance, View
from .reasons import Made, Reasons, reasons_for
from .thinking_bots import Appraisal, NormalBot


class Judgement(NamedTuple):
    """What was done, and what promised more; the same if nothing did.

    cost: by how many points. reasons: for the better one. against: what spoke for the one that was chosen.
    did, instead: both acts with the questions that they answer, where the judgement is explained.
    """

    chosen: Act
    better: Act
    cost: float
    reasons: Reasons = ()
    against: Reasons = ()
    did: tuple[Answered, ...] = ()
    instead: tuple[Answered, ...] = ()


class Judge:
    """Judges answers of a game by its valuation, with bounded work: so many tables, so many acts."""

    def __init__(self, game: Game, valuation: Valuation) -> None:
        self._game, self._valuation = game, valuation
        self._appraisal = Appraisal(game, valuation, NormalBot.WIDTH)
        self._made = Made(game, valuation)

    def judge(
        self, view: View, decision: Decision, answers: Sequence[str], chance: BotChance, tables: int
    ) -> Judgement:
        """How good the act was that a seat's answers began with.

        view: of the seat when it was asked. answers: from this question on, at least one. tables: how many are
        imagined; a settled question needs but one.
        """
        settled = self._valuation.is_settled(decision)
        imagined = [self._game.imagine(view, chance) for _ in range(1 if settled else tables)]
        rough = sorted(self._valuation.acts(imagined[0], decision), key=lambda act: -act[0])
        chosen = next((act for _, act in rough if _same(act, answers)), (answers[0],))
        acts = [act for _, act in rough[: NormalBot.WIDTH]]
        if chosen not in acts:
            acts.append(chosen)
        if settled:
            values = {act: value for value, act in rough}
        else:
            values = {act: self._value(imagined, decision, act) for act in acts}
        better = max(acts, key=lambda act: values.get(act, values[acts[0]]))
        cost = values[better] - values[chosen] if chosen in values else 0.0
        return Judgement(chosen, better, cost) if cost > 0 else Judgement(chosen, chosen, 0.0)

    def _value(self, tables: Sequence[Any], decision: Decision, act: Act) -> float:
        return fsum(self._appraisal.value(table, decision.seat, act) for table in tables) / len(tables)

    def explained(self, found: Judgement, view: View, decision: Decision, chance: BotChance, tables: int) -> Judgement:
        """A judgement with its reasons, from tables imagined anew."""
        imagined: list[Any] = [self._game.imagine(view, chance) for _ in range(tables)]
        better, chosen = (self._made.mean(imagined, decision, act) for act in (found.better, found.chosen))
        did, instead = (
            answered(self._game, imagined[0], view, decision, act) for act in (found.chosen, found.better)
        )
        return found._replace(
            reasons=reasons_for(better, chosen), against=reasons_for(chosen, better), did=did, instead=instead
        )


def _same(act: Act, answers: Sequence[str]) -> bool:
    """Whether answers begin with an act; the order in which a seat gave them makes no difference."""
    return len(act) <= len(answers) and sorted(act) == sorted(answers[: len(act)])
