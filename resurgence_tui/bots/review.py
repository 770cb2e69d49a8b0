"""How good a choice was by what the seat could know: compared with other acts on tables imagined from its view."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import fsum
from typing import Any, NamedTuple

from resurgence_tui.engine.game import Game
from resurgence_tui.engine.types import Decision
from resurgence_tui.engine.valuation import Act, Explains, Valuation

from .acts import Answered, answered
from .bot import BotChance, View
from .reasons import LEAST_REASON, MOST_REASONS, Made, Reasons
from .thinking_bots import Appraisal, NormalBot

OTHERS = "others"
"""The part of a reason that is not among the seat's own things: where the others stand after the turn."""


class Judgement(NamedTuple):
    """What was done, and what promised more; the same if nothing did.

    cost: by how many points. reasons: for the better one. against: what spoke for the one that was chosen. Both are in
    tenths of points, and what they leave of the cost is less than any of them.
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
        self._explains = isinstance(valuation, Explains)

    def judge(
        self, view: View, decision: Decision, answers: Sequence[str], chance: BotChance, tables: int
    ) -> Judgement:
        """How good the act was that a seat's answers began with.

        view: of the seat when it was asked. answers: from this question on, at least one. tables: how many are
        imagined; a settled question that the valuation explains needs but one. Of other settled ones only the act that
        it prefers is compared, by what follows: their rough worth puts acts in order, but is no number of points.
        """
        settled = self._valuation.is_settled(decision)
        imagined = self._imagined(view, decision, chance, tables)
        rough = sorted(self._valuation.acts(imagined[0], decision), key=lambda act: -act[0])
        chosen = next((act for _, act in rough if _same(act, answers)), (answers[0],))
        acts = [act for _, act in rough[: 1 if settled and not self._explains else NormalBot.WIDTH]]
        if chosen not in acts:
            acts.append(chosen)
        if settled and self._explains:
            values = {act: value for value, act in rough}
        else:
            values = {act: self._value(imagined, decision, act) for act in acts}
        better = max(acts, key=lambda act: values.get(act, values[acts[0]]))
        cost = values[better] - values[chosen] if chosen in values else 0.0
        return Judgement(chosen, better, cost) if cost > 0 else Judgement(chosen, chosen, 0.0)

    def _imagined(self, view: View, decision: Decision, chance: BotChance, tables: int) -> list[Any]:
        is_told_by_one = self._explains and self._valuation.is_settled(decision)
        return [self._game.imagine(view, chance) for _ in range(1 if is_told_by_one else tables)]

    def _value(self, tables: Sequence[Any], decision: Decision, act: Act) -> float:
        return fsum(self._appraisal.value(table, decision.seat, act) for table in tables) / len(tables)

    def explained(self, found: Judgement, view: View, decision: Decision, chance: BotChance, tables: int) -> Judgement:
        """A judgement with its reasons, from the same tables imagined anew: chance and tables are those that it had."""
        imagined = self._imagined(view, decision, chance, tables)
        better, chosen = (self._made.mean(imagined, decision, act) for act in (found.better, found.chosen))
        did, instead = (
            answered(self._game, imagined[0], view, decision, act) for act in (found.chosen, found.better)
        )
        reasons, against = weighed(found.cost, better, chosen)
        return found._replace(reasons=reasons, against=against, did=did, instead=instead)


def weighed(cost: float, better: Mapping[str, float], chosen: Mapping[str, float]) -> tuple[Reasons, Reasons]:
    """What speaks for the better act and what for the chosen one, in tenths of points, the weightiest first.

    cost: by how many points it is better. What the seat's own things do not explain is put down to OTHERS. Small parts
    are left out, as long as all together they come to less than the smallest that is named on their side.
    """
    more = {part: round(better.get(part, 0.0) - chosen.get(part, 0.0), 1) for part in {**better, **chosen}}
    more[OTHERS] = round(round(cost, 1) - sum(more.values()), 1)
    sides = [_Side([(part, sign * by) for part, by in more.items() if sign * by > 0]) for sign in (1, -1)]
    while any(side.names_more(rest) for side, rest in zip(sides, _rests(sides), strict=True)):
        pass
    return sides[0].named, sides[1].named


class _Side:
    """The parts that speak for one of two acts, of which the weightiest are named."""

    def __init__(self, parts: list[tuple[str, float]]) -> None:
        self._parts = sorted(parts, key=lambda part: -part[1])
        self._count = sum(by >= LEAST_REASON for _, by in self._parts[:MOST_REASONS])

    @property
    def named(self) -> Reasons:
        """The parts that are told."""
        return tuple(self._parts[: self._count])

    @property
    def rest(self) -> float:
        """Points of those that are not."""
        return fsum(by for _, by in self._parts[self._count :])

    def names_more(self, rest: float) -> bool:
        """Name one part more if that much is too much to be left to all else; whether it was done."""
        smallest = self._parts[self._count - 1][1] if self._count else 0.0
        is_needed = rest > 0 and rest >= smallest and self._count < len(self._parts)
        self._count += is_needed
        return is_needed


def _rests(sides: Sequence[_Side]) -> tuple[float, float]:
    """By how many points what is not named speaks for either of two acts."""
    rest = round(sides[0].rest - sides[1].rest, 1)
    return rest, -rest


def _same(act: Act, answers: Sequence[str]) -> bool:
    """Whether answers begin with an act; the order in which a seat gave them makes no difference."""
    return len(act) <= len(answers) and sorted(act) == sorted(answers[: len(act)])
