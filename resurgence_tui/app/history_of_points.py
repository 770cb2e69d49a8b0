"""How the points of a game came about: by round, side and source, from what is open to all."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import accumulate
from typing import Any

from resurgence_tui.engine.game import Game
from resurgence_tui.engine.sides import Gains
from resurgence_tui.engine.types import NOBODY, LogEntry

from .host import Host

BEFORE = "before"
"""The source of points that the log does not tell of."""

START = "start"
"""The source of points that a side has before the first round."""


@dataclass(frozen=True, slots=True)
class SideHistory:
    """What one side gained.

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
    """The points of all sides, in their order.

    rounds: of a whole game. reached: the round that is played, or the last one. over: the final scoring is done. told:
    whether the log tells of all points.
    """

    sides: tuple[SideHistory, ...]
    rounds: int
    reached: int
    over: bool
    told: bool


def points_of(host: Host) -> PointsHistory:
    """The points of a host's game so far; nothing of it is secret."""
    return points_by_round(host.game, host.view(NOBODY), host.log(NOBODY))


def points_by_round(game: Game, view: Any, log: Iterable[LogEntry]) -> PointsHistory:
    """The points as a log tells of them, checked against those on the table.

    view: what is open to all. What the log leaves out, as that of another version may, counts as had before the start.
    """
    sides, progress = game.sides(view), game.progress(view)
    reached = progress.round
    gains: list[list[Gains]] = [[{} for _ in range(reached + 1)] for _ in sides]
    rival = next((place for place, side in enumerate(sides) if side.rival), None)
    for place, side in enumerate(sides):
        _add(gains[place][0], START, side.begun)
    for each in game.points_in(log):
        mine = rival if each.seat == NOBODY else each.seat
        if mine is not None and 0 <= each.round <= reached:
            _add(gains[mine][each.round], each.source, each.points)
    whole = True
    for mine_by_round, side in zip(gains, sides, strict=True):
        missing = side.scored - sum(sum(each.values()) for each in mine_by_round)
        whole = whole and not missing
        _add(mine_by_round[0], BEFORE, missing)
    finals = [{line: points for line, points in side.sheet.items() if line != game.sheet.during} for side in sides]
    found = tuple(SideHistory(tuple(mine), final) for mine, final in zip(gains, finals, strict=True))
    return PointsHistory(found, progress.rounds, reached, view.over, whole)


def _add(gains: Gains, source: str, points: int) -> None:
    if points:
        gains[source] = gains.get(source, 0) + points
