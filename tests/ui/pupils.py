"""People who are taught a game without a screen: they do what is suggested, or now and then something else."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from random import Random
from typing import Generic

from resurgence_tui.app.host import Ask, Host
from resurgence_tui.ui.table.lessons import Lesson, LessonChoice, S

MOST = 5000

Heard = dict[int, dict[str, int]]
"""By seat, the lessons that it was shown, and the round of the first time."""


def called(lesson: Lesson[S]) -> str:
    """A lesson in a word: its key without what all of them begin with."""
    return lesson.key.removeprefix("guide-")


class Pupils(ABC, Generic[S]):
    """All people of one guided game. A game says which lessons there are and what is done with them."""

    lessons: LessonChoice[S]

    def __init__(
        self, host: Host, stray: float = 0.0, seed: int = 1, watch: Callable[[Lesson[S], S], None] | None = None
    ) -> None:
        self.host, self.stray, self.chance, self.watch = host, stray, Random(seed), watch
        self.heard: Heard = {}

    @abstractmethod
    def scene(self, ask: Ask) -> S:
        """What the lessons look at."""

    @abstractmethod
    def follow(self, lesson: Lesson[S] | None, scene: S) -> str:
        """The option that a lesson leads to."""

    def play(self, rounds: int = 99) -> Heard:
        """Play so many rounds, or to the end; what was heard."""
        for _ in range(MOST):
            self.host.run_on()
            asks = self.host.asks()
            if not asks or self.host.view(asks[0].decision.seat).round > rounds:
                return self.heard
            self.answer(asks[0])
        raise AssertionError("The game does not end.")

    def answer(self, ask: Ask) -> None:
        """Listen, then answer."""
        scene = self.scene(ask)
        option = self.follow(self.listen(scene), scene)
        if self.stray > self.chance.random():
            option = self.chance.choice(ask.decision.options)
        self.host.submit(ask.ticket, option)

    def listen(self, scene: S) -> Lesson[S] | None:
        """All talks before the question, and the hint beside it."""
        lesson = self.lessons.lesson(scene)
        while lesson is not None:
            self.heard.setdefault(scene.seat, {}).setdefault(called(lesson), scene.view.round)
            if self.watch is not None:
                self.watch(lesson, scene)
            if not lesson.talk:
                return lesson
            self.lessons.read(scene.seat, lesson)
            lesson = self.lessons.lesson(scene)
        return None
