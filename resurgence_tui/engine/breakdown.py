"""What a report on many games tells seats apart by, such as who they were and what they built; a game says what."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from .types import NOBODY, Fact, Seat

Did = dict[str, dict[str, int]]
"""What one seat has had and done: by the breakdown and by the thing, how often, or how much of it."""


class Told(NamedTuple):
    """Where a fact names a thing: the place of it among the values. amount: the place of how many; once if None."""

    thing: int
    amount: int | None = None


class Breakdown(NamedTuple):
    """One question to many games, such as which card goes with points.

    id: by which files and words know it. facts: those that tell of it, about the seat that they are about, by their
    keys. at_end: what else a seat has once the game is over, such as what all of its table shared. among: the id of the
    breakdown that tells among which things a table chose, "" where that is not known.
    """

    id: str
    facts: Mapping[str, Told] = {}
    at_end: Callable[[Any, Seat], Iterable[str]] | None = None
    among: str = ""


class Tally:
    """What each seat of one game has had and done, counted while it is played."""

    def __init__(self, breakdowns: Sequence[Breakdown], seats: int) -> None:
        self.did: list[Did] = [{} for _ in range(seats)]
        self._at_end = [(one.id, one.at_end) for one in breakdowns if one.at_end is not None]
        self._told: dict[str, list[tuple[str, Told]]] = {}
        for one in breakdowns:
            for key, told in one.facts.items():
                self._told.setdefault(key, []).append((one.id, told))

    def count(self, facts: Iterable[Fact]) -> None:
        """Count what facts tell of seats."""
        told = self._told
        for key, seat, values, _ in facts:
            if key in told and seat != NOBODY:
                for name, (thing, amount) in told[key]:
                    self._add(seat, name, str(values[thing]), 1 if amount is None else int(values[amount]))

    def close(self, table: Any) -> None:
        """Count what seats have once the game is over."""
        for name, at_end in self._at_end:
            for seat in range(len(self.did)):
                for thing in at_end(table, seat):
                    self._add(seat, name, thing, 1)

    def _add(self, seat: Seat, name: str, thing: str, amount: int) -> None:
        things = self.did[seat].setdefault(name, {})
        things[thing] = things.get(thing, 0) + amount
