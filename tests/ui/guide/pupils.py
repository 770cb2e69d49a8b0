"""People who are taught Resurgence, see ``tests.ui.pupils``."""

from __future__ import annotations

from typing import Any

from resurgence_tui.app.hints import Advisor
from resurgence_tui.app.host import Ask, Host
from resurgence_tui.games.resurgence.vocab import AREA_WORDS, TOKEN_WORDS
from resurgence_tui.ui.resurgence.guide.lessons import HINTS, TALKS, SortingLesson
from resurgence_tui.ui.resurgence.guide.scene import Scene
from resurgence_tui.ui.resurgence.question.question_text import ASSIGNMENT
from resurgence_tui.ui.table.lessons import Lesson, LessonChoice
from tests.ui.pupils import Heard as Heard
from tests.ui.pupils import Pupils
from tests.ui.pupils import called as called


class Class(Pupils[Scene]):
    """All people of one guided game."""

    def __init__(self, host: Host, *how: Any, **more: Any) -> None:
        super().__init__(host, *how, **more)
        self.lessons = LessonChoice(TALKS, HINTS)
        self._sorting: dict[int, list[tuple[int, int]]] = {}

    def scene(self, ask: Ask) -> Scene:
        """What the lessons look at."""
        host, decision = self.host, ask.decision
        return Scene(host.view(decision.seat), decision, host.log(decision.seat), advisor=Advisor(host, ask))

    def follow(self, lesson: Lesson[Scene] | None, scene: Scene) -> str:
        """What is suggested, else what a hint would say."""
        if isinstance(lesson, SortingLesson):
            return self.sorted_by(lesson, scene)
        return (lesson.move(scene) if lesson is not None else "") or scene.best(scene.options)

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
