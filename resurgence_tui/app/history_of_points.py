"""How the points of a game came about: by round, side and source, from what is open to all."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import accumulate

from resurgence_tui.engine.types import NOBODY, LogEntry
from resurgence_tui.games.resurgence.points import points_in
from resurgence_tui.games.resurgence.view import View

from .host import Host

BEFORE = "before"
"""The source of points that the log does not tell of."""

START = "start"
"""The source of points that a side has before the first round."""

GAME_LINE = "track"
"""The line of a sheet that holds what was scored before the final scoring."""

Gains = dict[str, int]
"""Points by source; losses are negative."""


@dataclass(frozen=True, slots=True)
class Side:
    """What one seat, or the game itself, gained.

    gains: before the first round, then in each round. final: in the final scoring, by the lines of its sheet.
    """

    gains: tuple[Gains, ...]
    final: Gains

    @property
    def totals(self) -> tuple[int, ...]:
        """Points before the first round and after each one."""
        return tuple(accumulate(sum(gains.values()) for gains in self.gains))

    @property
    def sources(self) -> Gains:
        """Points before the final scoring by source."""
        found: Gains = {}
        for gains in self.gains:
            for source, points in gains.items():
                _add(found, source, points)
        return found


@dataclass(frozen=True, slots=True)
class PointsHistory:
    """The points of all sides, seat by seat, the game itself last.

    rounds: of a whole game. reached: the round that is played, or the last one. over: the final scoring is done. told:
    whether the log tells of all points.
    """

    sides: tuple[Side, ...]
    rounds: int
    reached: int
    over: bool
    told: bool


def points_of(host: Host) -> PointsHistory:
    """The points of a host's game so far; nothing of it is secret."""
    return points_by_round(host.view(NOBODY), host.log(NOBODY))


def points_by_round(view: View, log: Iterable[LogEntry]) -> PointsHistory:
    """The points as a log tells of them, checked against those on the table.

    view: what is open to all. What the log leaves out, as that of another version may, counts as had before the start.
    """
    alone, reached = bool(view.solo), view.round
    count = len(view.seats) + alone
    gains: list[list[Gains]] = [[{} for _ in range(reached + 1)] for _ in range(count)]
    if alone:
        _add(gains[-1][0], START, view.content.numbers.difficulty[view.solo])
    for each in points_in(log):
        if (alone or each.seat != NOBODY) and 0 <= each.round <= reached:
            _add(gains[each.seat][each.round], each.source, each.points)
    scored = [seat.vp for seat in view.seats] + ([view.mutant_vp] if alone else [])
    told = True
    for mine, points in zip(gains, scored, strict=True):
        missing = points - sum(sum(each.values()) for each in mine)
        told = told and not missing
        _add(mine[0], BEFORE, missing)
    sheets = [seat.sheet for seat in view.seats] + ([view.mutant_sheet] if alone else [])
    finals = [{line: points for line, points in sheet.items() if line != GAME_LINE} for sheet in sheets]
    sides = tuple(Side(tuple(mine), final) for mine, final in zip(gains, finals, strict=True))
    return PointsHistory(sides, view.content.numbers.rounds, reached, view.over, told)


def _add(gains: Gains, source: str, points: int) -> None:
    if points:
        gains[source] = gains.get(source, 0) + points
