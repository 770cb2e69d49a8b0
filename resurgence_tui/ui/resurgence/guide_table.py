"""The part of the table screen that lets the guide of a first game speak.

The guide sees what the seat at the keyboard sees, and only while that seat is asked: behind a curtain it is silent.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from resurgence_tui.app.guided import is_guided, set_guide
from resurgence_tui.app.host import Host
from resurgence_tui.engine.types import Seat
from resurgence_tui.games.resurgence.view import View
from resurgence_tui.i18n.sentences import name
from resurgence_tui.i18n.text import Words
from resurgence_tui.ui.resurgence import table_layout as at
from resurgence_tui.ui.resurgence.boards.assignment_board import AssignmentBoard
from resurgence_tui.ui.resurgence.guide.box import HINT, SILENT, TALK
from resurgence_tui.ui.resurgence.guide.guide_text import assignment_text, lesson_text
from resurgence_tui.ui.resurgence.guide.lesson_choice import Guide
from resurgence_tui.ui.resurgence.guide.lessons import FIRST, Lesson
from resurgence_tui.ui.resurgence.guide.scene import Scene
from resurgence_tui.ui.resurgence.question.asking import ASSIGNMENT, Question
from resurgence_tui.ui.resurgence.question.payment import GLUE
from resurgence_tui.ui.resurgence.question.pending import Pending
from resurgence_tui.ui.resurgence.question.placing import way
from resurgence_tui.ui.resurgence.table_layout import Shape
from resurgence_tui.ui.resurgence.tabletop import Tabletop
from resurgence_tui.ui.widgets.decision_menu import Row

GO_ON, STOP = "guide_go_on", "guide_stop"
"""Rows of the menu below a talk."""


class GuideTable:
    """Shows lessons beside the questions, or before them."""

    if TYPE_CHECKING:
        host: Host
        words: Words
        view: View | None
        pending: Pending

        @property
        def top(self) -> Tabletop: ...
        def pose(self, at_row: str = "") -> None: ...
        def update(self) -> None: ...

    guide: Guide
    lesson: Lesson | None = None
    scene: Scene | None = None
    _sorting: tuple[str, list[tuple[int, int]]] = ("", [])
    """How the tokens of the question with that ticket might be sorted."""

    @property
    def talking(self) -> bool:
        """Whether there is something to read before the question."""
        return self.lesson is not None and self.lesson.talk

    @property
    def tag(self) -> str:
        """What is asked, so that a late pick can be told: the ticket of the question, or which talk it waits for."""
        ticket = self.pending.ask.ticket if self.pending.ask is not None else ""
        return f"{ticket} {self.lesson.id}" if self.lesson is not None and self.talking else ticket

    def with_guide(self, question: Question) -> Question:
        """The question, or in its place what is to be read first."""
        self.lesson = self.scene = None
        if self.host.over and is_guided(self.host):
            set_guide(self.host, False)  # another game with the same seats is no first one
        ask, view = self.pending.ask, self.view
        if ask is not None and view is not None and is_guided(self.host):
            decision = ask.decision
            self.scene = Scene(view, decision, self.host.log(decision.seat), self.pending.space_picked)
            self.lesson = self.guide.lesson(self.scene)
        mode = TALK if self.talking else HINT if self.lesson is not None else SILENT
        if self.top.guide.speak(mode):
            self.top.arrange_all()
        if self.lesson is None:
            return question
        if self.talking:
            return self._talk(self.lesson)
        return question if self._has_room_for(question.why) else replace(question, why="")

    def _has_room_for(self, why: str) -> bool:
        """Whether the question's own sentence can be read whole above the hint; else the hint has to do."""
        one_line = self.top.shape is Shape.NARROW or self.pending.rule == ASSIGNMENT
        place = self.top.places(self.top.screen.size)[at.PROMPT]
        return not one_line or (place.height > 1 and len(why) <= place.width - 2)

    def _talk(self, lesson: Lesson) -> Question:
        """What is read, as a question with one likely answer."""
        title = self.words.attribute(f"guide-{lesson.id}", "title") or ""
        rows = (Row(GO_ON, self.words.text("guide-go-on")), Row(STOP, self.words.text("guide-stop"), key="e"))
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

    def tell_guide(self) -> None:
        """Write into the box, and mark what is suggested."""
        top = self.top
        text = advice = row = ""
        if self.lesson is not None and self.scene is not None:
            text = lesson_text(self.words, self.lesson, self.scene, top.signs.advice)
            row = self.advised_row(top.question) if top.slot == at.MENU else ""
            advice = self._advice(row)
        top.guide.said = (text, advice)
        top.menu.advised = row
        spots = top.question.spots.get(row, ())
        for board in top.boards:
            board.advised = spots[0] if spots else ""

    def _advice(self, row: str) -> str:
        """What is suggested, and the key for it."""
        top, text = self.top, self.words.text
        plan = top.assignment.plan
        if self.lesson is not None and self.scene is not None and self.lesson.plan is not None and plan is not None:
            ticket = self.pending.ask.ticket if self.pending.ask is not None else ""
            if self._sorting[0] != ticket:
                self._sorting = (ticket, self.lesson.plan(self.scene))
            return assignment_text(self.words, plan, top.assignment.place, self._sorting[1])
        if top.slot == top.stepper.id:
            mix = top.stepper.mix
            return text("guide-try-gain" if mix is not None and mix.gains else "guide-try-amount")
        placing = self.pending.placing
        for place, one in enumerate(top.menu.rows):
            if one.id == row:
                is_space = placing is not None and row in placing.spaces
                move, key = name(self.words, row) if is_space else one.label, top.menu.key_of(place)
                return text("guide-try", move=move, key=key) if key else text("guide-try-enter", move=move)
        return ""

    def tell_news(self, viewer: Seat, seat: Seat | None) -> None:
        """What others did would hide what a talk or the first round is about: it is told with a later question."""
        first = self.lesson is not None and self.view is not None and self.view.round <= FIRST
        super().tell_news(viewer, None if first or self.talking else seat)  # type: ignore[misc]

    def forecast(self, board: AssignmentBoard) -> None:
        """A token was moved: what is left to sort is another."""
        super().forecast(board)  # type: ignore[misc]
        if self.lesson is not None and self.lesson.plan is not None:
            self.tell_guide()

    def guide_picked(self, row: str) -> bool:
        """Go on from a talk, or stop the guide; whether it was one of these rows."""
        if row == GO_ON and self.lesson is not None and self.scene is not None:
            self.guide.read(self.scene.seat, self.lesson)
            self.update()
            self.top.focus_slot()
        elif row == STOP:
            self.action_guide()
        return row in (GO_ON, STOP)

    def action_guide(self) -> None:
        """Let the guide go along, or stop."""
        if not self.host.over:
            set_guide(self.host, not is_guided(self.host))
            self.pose()
            self.top.focus_slot()
