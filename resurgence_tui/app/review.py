"""Which choices of a finished game cost a seat most, judged by what it could know when it chose.

The work is bounded by numbers of tables alone, so the same save gives the same review on any machine.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from typing import NamedTuple

from resurgence_tui.bots.bot import BotChance
from resurgence_tui.bots.review import Judge, Judgement
from resurgence_tui.engine.types import Decision, Seat
from resurgence_tui.games import game_called, valuation_of

from .replay import Replay

MOST = 3
"""Choices that are named, for each seat."""

LEAST_COST = 0.5
"""Points below which a choice has cost nothing worth naming."""

FIRST_TABLES, MORE_TABLES = 2, 12
"""Tables that are imagined for each choice, and for those that seem to have cost most."""

SUSPECTS = 6
"""Choices of each seat that are looked at again."""

Report = Callable[[int, int], object]
"""Hears how much of how much is done; whatever it raises ends the work."""


class Costly(NamedTuple):
    """A choice that cost points. moment: the table on which it was asked. round: of the game."""

    moment: int
    round: int
    asked: Decision
    judgement: Judgement

    @property
    def seat(self) -> Seat:
        """Who chose."""
        return self.asked.seat


class Review(NamedTuple):
    """What has been found. costly: for each seat its dearest choices, the dearest first. judged: how many were."""

    costly: tuple[tuple[Costly, ...], ...]
    judged: int

    @property
    def all(self) -> tuple[Costly, ...]:
        """All of them, seat after seat."""
        return tuple(one for mine in self.costly for one in mine)


def can_review(game: str, over: bool) -> bool:
    """Whether choices of a game can be judged: it is over, so nothing of it is secret, and bots can think about it."""
    return over and valuation_of(game) is not None


def review_of(replay: Replay, report: Report) -> Review:
    """Judge every choice of a finished game; ValueError if it is not over or nothing can judge it."""
    valuation = valuation_of(replay.setup.game)
    if valuation is None or not replay.is_public:
        raise ValueError("This game cannot be reviewed.")
    work = _Work(replay, Judge(game_called(replay.setup.game), valuation))
    moments = work.choices()
    seats = range(len(replay.setup.seats))
    total = len(moments) + SUSPECTS * len(seats)
    found: dict[Seat, list[Costly]] = defaultdict(list)
    for done, moment in enumerate(moments):
        report(done, total)
        one = work.judged(moment, FIRST_TABLES)
        if one is not None:
            found[one.seat].append(one)
    costly, done = [], len(moments)
    for seat in seats:
        again = []
        for one in _dearest(found[seat], SUSPECTS):
            report(done, total)
            done += 1
            sure = work.judged(one.moment, MORE_TABLES)
            if sure is not None and sure.judgement.cost >= LEAST_COST:
                again.append(sure)
        costly.append(tuple(work.explained(one) for one in _dearest(again, MOST)))
    report(total, total)
    return Review(tuple(costly), work.count)


def _dearest(found: list[Costly], most: int) -> list[Costly]:
    """The dearest first; what was missed several times in a round is named once."""
    once: dict[tuple[int, tuple[str, ...]], Costly] = {}
    for one in sorted(found, key=lambda one: (-one.judgement.cost, one.moment)):
        once.setdefault((one.round, one.judgement.better), one)
    return list(once.values())[:most]


class _Answer(NamedTuple):
    moment: int
    round: int
    option: str


class _Work:
    """Judges the choices of a replay. count: how many, each once."""

    def __init__(self, replay: Replay, judge: Judge) -> None:
        self._replay, self._judge = replay, judge
        self._answers: dict[Seat, list[_Answer]] = defaultdict(list)
        self._covered: set[int] = set()
        self._counted: set[int] = set()

    @property
    def count(self) -> int:
        """How many choices were judged; an act of several answers is one."""
        return len(self._counted)

    def choices(self) -> list[int]:
        """The moments at which somebody had a choice."""
        found = []
        for moment in range(self._replay.first + 1, self._replay.last + 1):
            step = self._replay.step(moment)
            assert step is not None
            self._answers[step.seat].append(_Answer(moment - 1, step.round, step.option))
            if not step.single:
                found.append(moment - 1)
        return found

    def judged(self, moment: int, tables: int) -> Costly | None:
        """How good the choice of a moment was; None if it is part of an act that has been judged, or cost nothing: so
        also if what was better was only put off to later in the round."""
        step = self._replay.step(moment + 1)
        assert step is not None
        if moment in self._covered:
            return None
        mine = [answer for answer in self._answers[step.seat] if answer.moment >= moment]
        judgement = self._judge.judge(
            self._replay.view(moment, step.seat), step.asked, [answer.option for answer in mine],
            BotChance(0, step.seat, moment), tables,
        )  # fmt: skip
        self._covered |= {answer.moment for answer in mine[1 : len(judgement.chosen)]}
        self._counted.add(moment)
        later = {answer.option for answer in mine[len(judgement.chosen) :] if answer.round == step.round}
        if judgement.cost <= 0 or later.issuperset(judgement.better):
            return None
        return Costly(moment, step.round, step.asked, judgement)

    def explained(self, one: Costly) -> Costly:
        """The same with reasons."""
        view = self._replay.view(one.moment, one.seat)
        chance = BotChance(0, one.seat, one.moment)
        found = self._judge.explained(one.judgement, view, one.asked, chance, MORE_TABLES)
        return one._replace(judgement=found)
