"""The guide of a first game at the table: lessons beside the questions, or before them.

The guide sees what the seat at the keyboard sees, and only while that seat is asked: behind a curtain it is silent.
"""

from __future__ import annotations

from dataclasses import replace

from resurgence_tui.app.guided import is_guided, set_guide
from resurgence_tui.app.host import Host
from resurgence_tui.games.resurgence.view import View
from resurgence_tui.i18n.resurgence.sentences import name
from resurgence_tui.i18n.text import Words
from resurgence_tui.ui.resurgence import table_layout as at
from resurgence_tui.ui.resurgence.guide.box import HINT, SILENT, TALK
from resurgence_tui.ui.resurgence.guide.guide_text import assignment_text, lesson_text
from resurgence_tui.ui.resurgence.guide.lesson_choice import LessonChoice
from resurgence_tui.ui.resurgence.guide.lessons import FIRST, Lesson
from resurgence_tui.ui.resurgence.guide.scene import Scene
from resurgence_tui.ui.resurgence.question.payment import GLUE
from resurgence_tui.ui.resurgence.question.pending import Pending
from resurgence_tui.ui.resurgence.question.placing import way
from resurgence_tui.ui.resurgence.question.question_text import ASSIGNMENT
from resurgence_tui.ui.resurgence.tabletop import MoscowTabletop
from resurgence_tui.ui.table.guide import GUIDE
from resurgence_tui.ui.table.layout import Shape
from resurgence_tui.ui.table.protocol import Deeds, Table
from resurgence_tui.ui.table.question import Question
from resurgence_tui.ui.widgets.menu_rows import Row

GO_ON, STOP = "guide_go_on", "guide_stop"
"""Rows of the menu below a talk."""


class GuideAtTable:
    """Speaks in the box of the table, see ``ui.table.guide.Guide``."""

    exists = True

    def __init__(self, words: Words, host: Host, question: Pending, top: MoscowTabletop, table: Table) -> None:
        self._words, self._host, self._question, self._top, self._table = words, host, question, top, table
        self._choice = LessonChoice()
        self._view: View | None = None
        self._sorting: tuple[str, list[tuple[int, int]]] = ("", [])
        """How the tokens of the question with that ticket might be sorted."""

        self.lesson: Lesson | None = None
        self.scene: Scene | None = None

    def deeds(self) -> Deeds:
        """What its key does."""
        return {GUIDE: self.toggle}

    @property
    def talking(self) -> bool:
        """Whether there is something to read before the question."""
        return self.lesson is not None and self.lesson.talk

    @property
    def tag(self) -> str:
        """Which talk is shown, "" for none."""
        return self.lesson.key if self.lesson is not None and self.talking else ""

    @property
    def holds_news_back(self) -> bool:
        """What others did would hide what a talk or the first round is about."""
        first = self.lesson is not None and self._view is not None and self._view.round <= FIRST
        return first or self.talking

    def with_guide(self, question: Question, view: View) -> Question:
        """The question, or in its place what is to be read first."""
        self.lesson = self.scene = None
        self._view = view
        if self._host.over and is_guided(self._host):
            set_guide(self._host, False)  # another game with the same seats is no first one
        ask = self._question.ask
        if ask is not None and is_guided(self._host):
            decision = ask.decision
            self.scene = Scene(view, decision, self._host.log(decision.seat), self._question.space_picked)
            self.lesson = self._choice.lesson(self.scene)
        mode = TALK if self.talking else HINT if self.lesson is not None else SILENT
        if self._top.guide.speak(mode):
            self._top.arrange_all()
        if self.lesson is None:
            return question
        if self.talking:
            return self._talk(self.lesson)
        return question if self._has_room_for(question.why) else replace(question, why="")

    def _has_room_for(self, why: str) -> bool:
        """Whether the question's own sentence can be read whole above the hint; else the hint has to do."""
        one_line = self._top.shape is Shape.NARROW or self._question.rule == ASSIGNMENT
        place = self._top.places(self._top.screen.size)[at.PROMPT]
        return not one_line or (place.height > 1 and len(why) <= place.width - 2)

    def _talk(self, lesson: Lesson) -> Question:
        """What is read, as a question with one likely answer."""
        title = self._words.attribute(lesson.key, "title") or ""
        rows = (Row(GO_ON, self._words.text("guide-go-on")), Row(STOP, self._words.text("guide-stop"), key="e"))
        return Question(title, rows=rows, searched=rows, board=lesson.board)

    def advised_row(self, question: Question) -> str:
        """The row of the menu that leads to what is suggested; "" for none."""
        if self.lesson is None or self.scene is None or self.talking:
            return ""
        option = self.lesson.move(self.scene)
        rows = {row.id for row in question.rows}
        if option not in rows and option.startswith("place:"):
            option = way(option).space
        if option not in rows:
            option = next((row.id for row in question.rows if row.id.startswith(f"{option}{GLUE}")), "")
        return option

    def tell(self) -> None:
        """Write into the box, and mark what is suggested."""
        top = self._top
        text = advice = row = ""
        if self.lesson is not None and self.scene is not None:
            text = lesson_text(self._words, self.lesson, self.scene, top.signs.advice)
            row = self.advised_row(top.question) if top.slot == at.MENU else ""
            advice = self._advice(row)
        top.guide.said = (text, advice)
        top.menu.advised = row
        spots = top.question.spots.get(row, ())
        for board in top.boards:
            board.advised = spots[0] if spots else ""

    def _advice(self, row: str) -> str:
        """What is suggested, and the key for it."""
        top, text = self._top, self._words.text
        plan = top.assignment.plan
        if self.lesson is not None and self.scene is not None and self.lesson.plan is not None and plan is not None:
            ticket = self._question.ask.ticket if self._question.ask is not None else ""
            if self._sorting[0] != ticket:
                self._sorting = (ticket, self.lesson.plan(self.scene))
            return assignment_text(self._words, plan, top.assignment.place, self._sorting[1])
        if top.slot == top.stepper.id:
            mix = top.stepper.mix
            return text("guide-try-gain" if mix is not None and mix.gains else "guide-try-amount")
        placing = self._question.placing
        for place, one in enumerate(top.menu.rows):
            if one.id == row:
                is_space = placing is not None and row in placing.spaces
                move, key = name(self._words, row) if is_space else one.label, top.menu.key_of(place)
                return text("guide-try", move=move, key=key) if key else text("guide-try-enter", move=move)
        return ""

    def considered(self) -> None:
        """A token was moved: what is left to sort is another."""
        if self.lesson is not None and self.lesson.plan is not None:
            self.tell()

    def picked(self, row: str) -> bool:
        """Go on from a talk, or stop the guide; whether it was one of these rows."""
        if row == GO_ON and self.lesson is not None and self.scene is not None:
            self._choice.read(self.scene.seat, self.lesson)
            self._table.update()
            self._table.focus_question()
        elif row == STOP:
            self.toggle()
        return row in (GO_ON, STOP)

    def toggle(self) -> None:
        """Let the guide go along, or stop."""
        if not self._host.over:
            set_guide(self._host, not is_guided(self._host))
            self._table.ask_again()
            self._table.focus_question()
