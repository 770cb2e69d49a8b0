"""Lessons of a guided game: data, whose words are in ``guide.ftl`` of the game, and which of them is shown when.

The first lesson that fits a question is shown. A talk holds the question back until it has been read; a hint stands
beside the question and may suggest an option. No lesson keeps a state: what has been done is read from the log.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

from resurgence_tui.engine.types import NOBODY, Decision, LogEntry, Seat

if TYPE_CHECKING:
    from resurgence_tui.app.hints import Advisor, Rank


@dataclass(frozen=True)
class LessonScene:
    """What lessons look at: one question to one seat, and what that seat has seen and done so far.

    All of it is read from the view, the open question and the log as the seat may see them; nothing of the guide is
    kept anywhere, so it is the same after a load or after choices have been taken back. advisor: says which of several
    acts is best; without it the first one is.
    """

    ANSWERS: ClassVar[frozenset[str]] = frozenset()
    """Facts that only an answer of their seat brings about: what was told before them has been read."""

    OF_ALL: ClassVar[frozenset[str]] = frozenset()
    """Facts that concern everybody, though they name a seat."""

    view: Any
    decision: Decision
    log: Sequence[LogEntry]
    advisor: Advisor | None = field(default=None, kw_only=True)

    def best(self, options: Sequence[str]) -> str:
        """What a hint would choose of some options; "" of none."""
        if not options or self.advisor is None:
            return next(iter(options), "")
        return self.advisor.best(options)

    @property
    def seat(self) -> Seat:
        """Who is asked."""
        return self.decision.seat

    @property
    def rule(self) -> str:
        """The rule that asks."""
        return self.decision.rule

    @property
    def options(self) -> tuple[str, ...]:
        """Every legal answer."""
        return self.decision.options

    @property
    def tried(self) -> frozenset[str]:
        """What the seat has tried in this game, in words of the game's own."""
        return frozenset()

    def told(self, key: str, round_: int = 0) -> list[LogEntry]:
        """All facts of that kind that concern the seat or everybody, of one round or of all."""
        seats = (self.seat, NOBODY)
        return [one for one in self.log if one.fact.key == key and (not round_ or one.round == round_)
                and (one.fact.seat in seats or key in self.OF_ALL)]

    def answered_since(self, entry: LogEntry) -> bool:
        """Whether the seat has answered anything after that."""
        after = False
        for one in self.log:
            if after and one.fact.seat == self.seat and one.fact.key in self.ANSWERS:
                return True
            after = after or one is entry
        return False


S = TypeVar("S", bound=LessonScene)
Among = Callable[[S], Sequence[str]]
"""Some of the options that are listed."""


# Conditions, and what is suggested, in any game


def asks(*rules: str) -> Callable[[LessonScene], bool]:
    """One of these rules asks."""
    return lambda scene: scene.rule in rules


def untried(*deeds: str) -> Callable[[LessonScene], bool]:
    """Something of that has not been tried yet."""
    return lambda scene: not scene.tried.issuperset(deeds)


def first_time(key: str) -> Callable[[LessonScene], bool]:
    """The seat has never been told that before this round."""
    return lambda scene: all(one.round >= scene.view.round for one in scene.told(key))


def can(among: Among[S]) -> Callable[[S], bool]:
    """There is something to suggest."""
    return lambda scene: bool(among(scene))


def nothing(scene: LessonScene) -> Sequence[str]:
    """No advice."""
    return ()


def anything(scene: LessonScene) -> Sequence[str]:
    """Any option."""
    return scene.options


def starting(*prefixes: str) -> Callable[[LessonScene], Sequence[str]]:
    """The options that start with the first of these, in their order, with which any does."""

    def among(scene: LessonScene) -> Sequence[str]:
        found = ([one for one in scene.options if one.startswith(prefix)] for prefix in prefixes)
        return next(filter(None, found), ())

    return among


@dataclass(frozen=True, slots=True)
class Lesson(Generic[S]):
    """One thing to learn.

    key: of its words. when: all that must hold for it to be shown. after: a fact that a talk is about;
    once the seat has answered anything after it the talk is over. round: in which that fact has to happen, 0 for any.
    board: what to look at meanwhile. among: the options that show what it is about, of which it suggests the best; none
    if it suggests nothing.
    """

    key: str
    when: tuple[Callable[[S], bool], ...] = ()
    after: str = ""
    round: int = 0
    board: str = ""
    among: Among[S] = nothing

    def move(self, scene: S) -> str:
        """The option that it suggests, "" for none."""
        return scene.best(self.among(scene))

    def rank(self, scene: S) -> Rank | None:
        """What acts it suggests, None for any."""
        options = frozenset(self.among(scene))
        return (lambda act: int(act[0] in options)) if options else None

    @property
    def talk(self) -> bool:
        """Whether it is read before the question is asked."""
        return bool(self.after)

    def fits(self, scene: S) -> bool:
        """Whether it is to be shown now."""
        return self._is_news(scene) and all(one(scene) for one in self.when)

    def _is_news(self, scene: S) -> bool:
        if not self.talk:
            return True
        told = scene.told(self.after, self.round)
        return bool(told) and not scene.answered_since(told[-1])


class LessonChoice(Generic[S]):
    """Picks lessons. All that it keeps is which talks have been read since the game was opened."""

    def __init__(self, talks: Sequence[Lesson[S]], hints: Sequence[Lesson[S]]) -> None:
        self._talks, self._hints = talks, hints
        self._read: set[tuple[Seat, str]] = set()

    def lesson(self, scene: S) -> Lesson[S] | None:
        """What fits the question: a talk that has not been read, else a hint; None if there is nothing to say."""
        talk = next((one for one in self._talks if (scene.seat, one.key) not in self._read and one.fits(scene)), None)
        return talk or next((one for one in self._hints if one.fits(scene)), None)

    def read(self, seat: Seat, lesson: Lesson[S]) -> None:
        """The seat has read a talk."""
        self._read.add((seat, lesson.key))
