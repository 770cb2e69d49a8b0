"""The course of a first game of Resurgence, see ``ui.table.guide_at_table.Course``."""

from __future__ import annotations

from resurgence_tui.app.hints import Advisor
from resurgence_tui.app.host import Ask, Host
from resurgence_tui.games.resurgence.view import View
from resurgence_tui.i18n.resurgence.sentences import name
from resurgence_tui.i18n.text import Words
from resurgence_tui.ui.resurgence.guide.guide_text import assignment_text, lesson_text
from resurgence_tui.ui.resurgence.guide.lessons import FIRST, HINTS, TALKS, SortingLesson
from resurgence_tui.ui.resurgence.guide.scene import Scene
from resurgence_tui.ui.resurgence.question.pending import Pending
from resurgence_tui.ui.resurgence.question.placing import way
from resurgence_tui.ui.resurgence.tabletop import MoscowTabletop
from resurgence_tui.ui.table.lessons import Lesson
from resurgence_tui.ui.table.question import Question
from resurgence_tui.ui.widgets.menu_rows import Row


class MoscowCourse:
    """The lessons of this game at its table."""

    talks, hints = TALKS, HINTS

    def __init__(self, words: Words, host: Host, question: Pending, top: MoscowTabletop) -> None:
        self._words, self._host, self._question, self._top = words, host, question, top
        self._sorting: tuple[str, list[tuple[int, int]]] = ("", [])
        """How the tokens of the question with that ticket might be sorted."""

    def scene(self, view: View, ask: Ask, advisor: Advisor) -> Scene:
        """What the lessons look at."""
        decision = ask.decision
        log = self._host.log(decision.seat)
        return Scene(view, decision, log, self._question.space_picked, advisor=advisor)

    def text(self, lesson: Lesson[Scene], scene: Scene, sign: str) -> str:
        """What a lesson says."""
        return lesson_text(self._words, lesson, scene, sign)

    def row(self, option: str, scene: Scene, question: Question) -> str:
        """The row of an option: of its space while that is asked for, of an option with cards if it has only that."""
        rows = {row.id for row in question.rows}
        if option not in rows and option.startswith("place:"):
            option = way(option).space
        if option in rows:
            return option
        picks = [act for act in question.acts.values() if act[0] == option]
        return question.row_of_act(scene.advisor.best_pick(option, picks)) if picks and scene.advisor else ""

    def row_called(self, row: Row) -> str:
        """A space by its name alone."""
        placing = self._question.placing
        is_space = placing is not None and row.id in placing.spaces
        return name(self._words, row.id) if is_space else row.label

    def advice_elsewhere(self, lesson: Lesson[Scene], scene: Scene) -> str:
        """How tokens may be sorted, or what the stepper's Enter does."""
        top, plan = self._top, self._top.assignment.plan
        if isinstance(lesson, SortingLesson) and plan is not None:
            ticket = self._question.ask.ticket if self._question.ask is not None else ""
            if self._sorting[0] != ticket:
                self._sorting = (ticket, lesson.plan(scene))
            return assignment_text(self._words, plan, top.assignment.place, self._sorting[1])
        if top.slot == top.stepper.id:
            mix = top.stepper.mix
            return self._words.text("guide-try-gain" if mix is not None and mix.gains else "guide-try-amount")
        return ""

    def holds_news_back(self, lesson: Lesson[Scene], view: View) -> bool:
        """The first round."""
        return view.round <= FIRST
