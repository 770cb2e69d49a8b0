"""What a score sheet shows, as data: without a screen, so that the command line does not wait for one."""

from __future__ import annotations

from dataclasses import dataclass

RIVAL = -1
"""The colour of a column that belongs to no seat: what the game itself plays."""


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """One source. part: which part of the bars it belongs to; -1: it is a part of the line above."""

    label: str
    points: tuple[int, ...]
    part: int = 0


@dataclass(frozen=True, slots=True)
class Score:
    """All there is to show.

    parts: the names of the parts of a bar. marks: on the badges of the columns that are no seat's, which come last.
    """

    names: tuple[str, ...]
    colours: tuple[int, ...]
    lines: tuple[ScoreLine, ...]
    totals: tuple[int, ...]
    winners: tuple[int, ...]
    source: str
    sum: str
    parts: tuple[str, ...]
    marks: tuple[str, ...] = ()

    def split(self, seat: int) -> list[int]:
        """The points of a seat by part; losses shorten nothing."""
        found = [0] * len(self.parts)
        for line in self.lines:
            if line.part >= 0:
                found[line.part] += line.points[seat]
        return [max(points, 0) for points in found]
