"""Lessons of a guided game: data, whose words are in ``guide.ftl`` of the game, and which of them is shown when.

The first lesson that fits a question is shown. A talk holds the question back until it has been read; a hint stands
beside the question and may suggest an option. No lesson keeps a state: what has been done is read from the log.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Generic, TypeVar

from resurgence_tui.engine.types import NOBODY, Decision, LogEntry, Seat


@dataclass(frozen=True)
class LessonScene:
    """What lessons look at: one question to one seat, and what that seat has seen and done so far.

    All of it is read from the view, the open question and the log as the seat may see them; nothing of the guide is
    kept anywhere, so it is the same after a load or after choices have been taken back.
    """

    ANSWERS: ClassVar[frozenset[str]] = frozenset()
    """Facts that only an answer of their seat brings about: what was told before them has been read."""

    OF_ALL: ClassVar[frozenset[str]] = frozenset()
    """Facts that concern everybody, though they name a seat."""

    view: Any
    decision: Decision
    log: Sequence[LogEntry]

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


def can(move: Callable[[S], str]) -> Callable[[S], bool]:
    """There is something to suggest."""
    return lambda scene: bool(move(scene))


def nothing(scene: LessonScene) -> str:
    """No advice."""
    return ""


def starting(*prefixes: str) -> Callable[[LessonScene], str]:
    """The first option that starts with one of these, in their order."""

    def move(scene: LessonScene) -> str:
        return next((one for prefix in prefixes for one in scene.options if one.startswith(prefix)), "")

    return move


@dataclass(frozen=True, slots=True)
class Lesson(Generic[S]):
    """One thing to learn.

    key: of its words. when: all that must hold for it to be shown. after: a fact that a talk is about;
    once the seat has answered anything after it the talk is over. round: in which that fact has to happen, 0 for any.
    board: what to look at meanwhile. move: the option that it suggests, "" for none.
    """

    key: str
    when: tuple[Callable[[S], bool], ...] = ()
    after: str = ""
    round: int = 0
    board: str = ""
    move: Callable[[S], str] = nothing

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
