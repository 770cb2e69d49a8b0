"""The course of a first game of Residuum, see ``ui.table.guide_at_table.Course``."""

from __future__ import annotations

from resurgence_tui.app.hints import Advisor
from resurgence_tui.app.host import Ask, Host
from resurgence_tui.games.residuum.usual import usual
from resurgence_tui.games.residuum.view import View
from resurgence_tui.i18n.text import Words
from resurgence_tui.ui.residuum.guide.guide_text import lesson_text
from resurgence_tui.ui.residuum.guide.lessons import FIRST, HINTS, TALKS
from resurgence_tui.ui.residuum.guide.scene import WastelandScene
from resurgence_tui.ui.residuum.question.asking import row_id
from resurgence_tui.ui.residuum.question.chains import USUAL
from resurgence_tui.ui.residuum.question.pending import WastelandPending
from resurgence_tui.ui.table.lessons import Lesson
from resurgence_tui.ui.table.question import Question
from resurgence_tui.ui.widgets.menu_rows import Row


class WastelandCourse:
    """The lessons of this game at its table."""

    talks, hints = TALKS, HINTS

    def __init__(self, words: Words, host: Host, question: WastelandPending) -> None:
        self._words, self._host, self._question = words, host, question

    def scene(self, view: View, ask: Ask, advisor: Advisor) -> WastelandScene:
        """What the lessons look at."""
        decision = ask.decision
        log, lone = self._host.log(decision.seat), self._host.lone is not None
        return WastelandScene(view, decision, log, self._question.here, lone, advisor=advisor)

    def text(self, lesson: Lesson[WastelandScene], scene: WastelandScene, sign: str) -> str:
        """What a lesson says."""
        return lesson_text(self._words, lesson, scene, sign)

    def row(self, option: str, scene: WastelandScene, question: Question) -> str:
        """The row of an option; of a usual answer the one that answers all questions like it."""
        rows = [row.id for row in question.rows]
        if USUAL in rows and option == usual(scene.view, scene.decision):
            return USUAL
        wanted = row_id(option)
        return wanted if wanted in rows else ""

    def row_called(self, row: Row) -> str:
        """What stands in the menu."""
        return row.label

    def advice_elsewhere(self, lesson: Lesson[WastelandScene], scene: WastelandScene) -> str:
        """Forms tell their keys themselves."""
        return ""

    def holds_news_back(self, lesson: Lesson[WastelandScene], view: View) -> bool:
        """Setup and the first turn."""
        return view.round <= FIRST
