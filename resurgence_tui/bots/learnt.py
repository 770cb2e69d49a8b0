"""Habits that were learnt from choices: what lookahead preferred to the rough worth, told by words of options."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from math import fsum
from typing import Any

from resurgence_tui.engine.types import Decision
from resurgence_tui.engine.valuation import Learns, Valuation

Rough = Callable[[Any, Decision], Sequence[float]]
"""A rough worth of each option, as ``Valuation.rough``."""


@lru_cache(maxsize=1 << 13)
def words_of(option: str) -> tuple[str, ...]:
    """What an option is known by: its verb, and the verb with each of the words behind it."""
    verb, *rest = option.split(":")
    return (verb, *(f"{verb}:{word}" for word in rest))


class Learnt:
    """The rough worth of a valuation, bettered by what it has learnt.

    Points are summed by ``fsum``, as all floats that bots add up: exactly, so they are the same on any machine. From
    Python 3.12 on ``sum`` rounds them otherwise than before.
    """

    def __init__(self, valuation: Valuation, learns: Learns) -> None:
        self._rough, self._situation = valuation.rough, learns.situation
        self._points: Mapping[str, Mapping[str, float]] = learns.learnt
        self._verbs = {word.partition(":")[0] for points in self._points.values() for word in points}

    def rough(self, table: Any, decision: Decision) -> Sequence[float]:
        """A rough worth of each option."""
        found = self._rough(table, decision)
        if decision.options[0].partition(":")[0] not in self._verbs:
            return found
        holding = [self._points[one] for one in self._situation(table, decision.seat) if one in self._points]
        known: dict[str, float] = {}
        return [worth + _more(holding, known, option) for worth, option in zip(found, decision.options, strict=True)]


def _more(holding: Sequence[Mapping[str, float]], known: dict[str, float], option: str) -> float:
    """Points for the words of an option. known: those of words that were met before."""
    more = 0.0
    for word in words_of(option):
        points = known.get(word)
        if points is None:
            points = known[word] = fsum([found[word] for found in holding if word in found])
        more += points
    return more


def rough_of(valuation: Valuation) -> Rough:
    """The best rough worth that a valuation has: learnt, if it has learnt anything."""
    if isinstance(valuation, Learns) and valuation.learnt:
        return Learnt(valuation, valuation).rough
    return valuation.rough
