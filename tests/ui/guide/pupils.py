"""Seats that are taught without a screen: they do what is suggested, or now and then something else."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from resurgence_tui.app.host import Ask, Host
from resurgence_tui.games.resurgence.vocab import AREA_WORDS, TOKEN_WORDS
from resurgence_tui.ui.resurgence.guide.lessons import HINTS, TALKS, SortingLesson
from resurgence_tui.ui.resurgence.guide.scene import Scene
from resurgence_tui.ui.resurgence.question.question_text import ASSIGNMENT
from resurgence_tui.ui.table.lessons import Lesson, LessonChoice


def called(lesson: Lesson[Scene]) -> str:
    """A lesson in a word: its key without what all of them begin with."""
    return lesson.key.removeprefix("guide-")

Heard = dict[int, dict[str, int]]
"""By seat, the lessons that it was shown, and the round of the first time."""

Watch = Callable[[Lesson[Scene], Scene], None]


class Class:
    """All people of one guided game."""

    def __init__(self, host: Host, stray: float = 0.0, seed: int = 1, watch: Watch | None = None) -> None:
        self.host, self.stray, self.chance, self.watch = host, stray, Random(seed), watch
        self.guide = LessonChoice(TALKS, HINTS)
        self.heard: Heard = {}
        self._sorting: dict[int, list[tuple[int, int]]] = {}

    def play(self, rounds: int = 6) -> Heard:
        """Play so many rounds, or to the end; what was heard."""
        for _ in range(5000):
            self.host.run_on()
            asks = self.host.asks()
            if not asks or self.host.view(asks[0].decision.seat).round > rounds:
                return self.heard
            self.answer(asks[0])
        raise AssertionError("The game does not end.")

    def answer(self, ask: Ask) -> None:
        """Listen, then answer."""
        decision = ask.decision
        scene = Scene(self.host.view(decision.seat), decision, self.host.log(decision.seat))
        lesson = self.listen(scene)
        option = decision.options[0]
        if isinstance(lesson, SortingLesson):
            option = self.sorted_by(lesson, scene)
        elif lesson is not None:
            option = lesson.move(scene) or option
        if self.stray > self.chance.random():
            option = self.chance.choice(decision.options)
        self.host.submit(ask.ticket, option)

    def listen(self, scene: Scene) -> Lesson[Scene] | None:
        """All talks before the question, and the hint beside it."""
        lesson = self.guide.lesson(scene)
        while lesson is not None:
            self.heard.setdefault(scene.seat, {}).setdefault(called(lesson), scene.view.round)
            if self.watch is not None:
                self.watch(lesson, scene)
            if not lesson.talk:
                return lesson
            self.guide.read(scene.seat, lesson)
            lesson = self.guide.lesson(scene)
        return None

    def sorted_by(self, lesson: SortingLesson, scene: Scene) -> str:
        """The area that is suggested for the token that is asked about."""
        assert scene.rule == ASSIGNMENT
        token = TOKEN_WORDS.index(scene.options[0].split(":")[1])
        planned = self._sorting.get(scene.seat) or lesson.plan(scene)
        one = next((entry for entry in planned if entry[0] == token), (token, 0))
        if one in planned:
            planned.remove(one)
        self._sorting[scene.seat] = planned
        return f"assign:{TOKEN_WORDS[token]}:{AREA_WORDS[one[1]]}"
