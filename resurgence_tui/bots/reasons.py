"""What speaks for an act: the parts of a position, with the points by which they are better than after other acts."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from math import fsum
from typing import Any

from resurgence_tui.engine.game import Game
from resurgence_tui.engine.types import Decision
from resurgence_tui.engine.valuation import Act, Explains, Valuation

from .lookahead import Lookahead

MOST_REASONS = 3
LEAST_REASON = 0.3
"""Points below which nothing is a reason."""

Reasons = tuple[tuple[str, float], ...]
"""Ids of parts with points, the weightiest first."""


class Made:
    """What acts of an open question promise by part: by themselves where the valuation says so of settled ones, else at
    the end of the turn."""

    def __init__(self, game: Game, valuation: Valuation) -> None:
        self._valuation, self._lookahead = valuation, Lookahead(game, valuation)

    def of(self, table: Any, decision: Decision, act: Act) -> Mapping[str, float]:
        """The parts of one act. table: on which the question is open; it is not changed."""
        if self._valuation.is_settled(decision) and isinstance(self._valuation, Explains):
            return self._valuation.speaks_for(table, decision, act)
        after = self._lookahead.after_turn(table, decision.seat, act)
        return self._valuation.made_of(after, decision.seat)

    def mean(self, tables: Iterable[Any], decision: Decision, act: Act) -> Mapping[str, float]:
        """The same, over several tables."""
        return mean([self.of(table, decision, act) for table in tables])


def mean(all_parts: Sequence[Mapping[str, float]]) -> Mapping[str, float]:
    """Each part's mean; one that is missing counts as 0."""
    names = dict.fromkeys(part for parts in all_parts for part in parts)
    return {part: fsum(parts.get(part, 0.0) for parts in all_parts) / len(all_parts) for part in names}


def reasons_for(best: Mapping[str, float], other: Mapping[str, float]) -> Reasons:
    """The parts in which one is better than the other by something worth a word."""
    more = {part: best.get(part, 0.0) - other.get(part, 0.0) for part in {**best, **other}}
    found = sorted(((part, by) for part, by in more.items() if by >= LEAST_REASON), key=lambda reason: -reason[1])
    return tuple(found[:MOST_REASONS])
