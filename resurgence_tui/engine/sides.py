"""The sides of a game and their points: seats, and rivals that the game itself plays; and what a score sheet is."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from .types import Seat

Gains = dict[str, int]
"""Points by source; losses are negative."""


@dataclass(frozen=True, slots=True)
class Side:
    """Who scores points.

    seat: NOBODY for a rival. rival: its name, by which words and programs know it; "" for a seat. points: final ones
    once the game is over, else those so far. scored: without the final scoring. begun: with how many it began.
    sheet: the final scoring by line; empty until then. earned: what was scored before that, by source; empty where the
    game does not tell. sources: all points of a finished game by source, likewise.
    """

    seat: Seat
    points: int
    scored: int
    rival: str = ""
    begun: int = 0
    sheet: Mapping[str, int] = field(default_factory=dict)
    earned: Mapping[str, int] = field(default_factory=dict)
    sources: Mapping[str, int] = field(default_factory=dict)


class Points(NamedTuple):
    """Points of one moment. seat: NOBODY for a rival. source: as in ``Side.earned``."""

    round: int
    seat: Seat
    source: str
    points: int


class Progress(NamedTuple):
    """How far a game is. round: the one that is played, or the last one; 0 before the first. rounds: of a whole game.

    A game without rounds counts what it has in their place, such as seasons or hands.
    """

    round: int
    rounds: int


@dataclass(frozen=True, slots=True)
class SheetSpec:
    """The score sheet of a game.

    lines: each line and the part it belongs to, in the order in which they are counted. during: the line of what was
    scored before the final scoring, "" if nothing is scored before. rule: where the final scoring is explained.

    rivals: all there may be besides the seats. earned, sources: all words by which ``Side`` tells of points; moments:
    all sources of ``Points``.
    """

    lines: Mapping[str, str]
    during: str
    rule: str
    rivals: tuple[str, ...] = ()
    earned: tuple[str, ...] = ()
    sources: tuple[str, ...] = ()
    moments: tuple[str, ...] = ()

    @property
    def parts(self) -> tuple[str, ...]:
        """The parts of the sheet, in order."""
        return tuple(dict.fromkeys(self.lines.values()))

    @property
    def only_at_end(self) -> bool:
        """Whether nobody scores before the final scoring."""
        return not self.during

    @property
    def before(self) -> str:
        """The part of what was scored before the final scoring; "" if nothing is."""
        return self.lines.get(self.during, "")

    def part_of(self, line: str) -> str:
        """The part that a line belongs to; a line of another version to the part after the first."""
        return self.lines.get(line, self.parts[min(1, len(self.parts) - 1)])

    def in_order(self, lines: Mapping[str, int]) -> list[str]:
        """These lines in the order in which they are counted; those of another version last."""
        order = list(self.lines)
        return sorted(lines, key=lambda line: order.index(line) if line in self.lines else len(order))
