"""A race of acts: all are played out on the same imagined tables, and who falls clearly behind is out."""

from __future__ import annotations

from collections.abc import Sequence
from math import fsum

from resurgence_tui.engine.valuation import Act

FEWEST = 2
"""Tables before anybody is out."""
SURE = 1.2
"""By how many standard errors an act is behind when it is out; of two that are as near, it matters little which is
taken, so certainty is not worth its time."""
ALIKE = 0.3
"""Points; once a difference is known to that, whoever leads is as good."""
GUESSED, GUESSES = 2.0, 2
"""Variance of differences, in points squared, as if it had been seen so often: few tables say little about it."""


class Race:
    """Which of several acts comes out best.

    Differences between acts on the same table are compared, for chance does much the same to all of them. Questions
    where it does not (an assignment) take many tables, others two or three.

    sure: by how many standard errors an act is behind when it is out. keep: how many acts stay in it at most after the
    first table, the second one and so on.
    """

    def __init__(
        self, handicaps: Sequence[tuple[float, Act]], sure: float = SURE, keep: Sequence[int] = ()
    ) -> None:
        self._sure, self._keep = sure, keep
        self._before = {act: points for points, act in handicaps}
        self._shown: dict[Act, list[float]] = {act: [] for act in self._before}
        self.acts = list(self._before)
        """Those that are still in it, the leader first."""

    def add(self, values: Sequence[float]) -> None:
        """What ``acts`` came to on one more table, in their order; those that are not played out any more are out."""
        self.acts = self.acts[: len(values)]
        for act, value in zip(self.acts, values, strict=True):
            self._shown[act].append(value)
        leader, *others = sorted(self.acts, key=self._mean, reverse=True)
        self.acts = [leader, *(act for act in others if not self._is_out(act, leader))]
        tables = len(self._shown[leader])
        if tables <= len(self._keep):
            self.acts = self.acts[: self._keep[tables - 1]]

    def _mean(self, act: Act) -> float:
        shown = self._shown[act]
        return self._before[act] + fsum(shown) / len(shown)

    def _is_out(self, act: Act, leader: Act) -> bool:
        """Whether an act is clearly behind the leader, or surely as good."""
        number = len(self._shown[act])
        if number < FEWEST:
            return False
        ahead = [best - own for best, own in zip(self._shown[leader], self._shown[act], strict=True)]
        mean = fsum(ahead) / number
        spread = fsum((one - mean) * (one - mean) for one in ahead) + GUESSES * GUESSED
        error_squared = spread / (number - 1 + GUESSES) / number
        behind = mean + self._before[leader] - self._before[act]
        return behind * behind > self._sure * self._sure * error_squared or error_squared < ALIKE * ALIKE
