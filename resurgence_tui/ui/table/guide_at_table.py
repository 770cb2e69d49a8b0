"""The guide of a first game at the table: lessons beside the questions, or before them. What is taught is the game's.

The guide sees what the seat at the keyboard sees, and only while that seat is asked: behind a curtain it is silent.
Lessons are loaded when a guide first goes along, since most games are no first ones.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cached_property
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeVar

from resurgence_tui.app.guided import is_guided, set_guide
from resurgence_tui.app.host import Ask, Host
from resurgence_tui.i18n.text import Words
from resurgence_tui.ui.table import layout as at
from resurgence_tui.ui.table.guide import GUIDE
from resurgence_tui.ui.table.guide_box import HINT, SILENT, TALK, GuideBox
from resurgence_tui.ui.table.open_ask import OpenAsk
from resurgence_tui.ui.table.protocol import Deeds, Table
from resurgence_tui.ui.table.question import Question
from resurgence_tui.ui.table.tabletop import Tabletop
from resurgence_tui.ui.widgets.menu_rows import Row
from resurgence_tui.ui.widgets.painter import wrapped

if TYPE_CHECKING:
    from resurgence_tui.app.hints import Advisor, Rank
    from resurgence_tui.ui.table.lessons import Lesson, LessonChoice, LessonScene

S = TypeVar("S", bound="LessonScene")

GO_ON, STOP = "guide_go_on", "guide_stop"
"""Rows of the menu below a talk."""


class Course(Protocol[S]):
    """What a game teaches, and how its table names it."""

    @property
    def talks(self) -> Sequence[Lesson[S]]:
        """What is read before the question."""

    @property
    def hints(self) -> Sequence[Lesson[S]]:
        """What stands beside the question."""

    def scene(self, view: Any, ask: Ask, advisor: Advisor) -> S:
        """What the lessons look at."""

    def text(self, lesson: Lesson[S], scene: S, sign: str) -> str:
        """What a lesson says. sign: what marks a suggestion."""

    def row(self, option: str, scene: S, question: Question) -> str:
        """The row of the menu that leads to an option; "" for none."""

    def row_called(self, row: Row) -> str:
        """What a row is called in a sentence."""

    def advice_elsewhere(self, lesson: Lesson[S], scene: S) -> str:
        """What is suggested where the answer is not given in the menu; "" where it is."""

    def holds_news_back(self, lesson: Lesson[S], view: Any) -> bool:
        """Whether what others did would hide what a hint is about."""


class GuideAtTable(Generic[S]):
    """Speaks in the box of the table, see ``ui.table.guide.Guide``. course: loads what the game teaches."""

    exists = True

    def __init__(
        self, words: Words, host: Host, question: OpenAsk, top: Tabletop, box: GuideBox, table: Table,
        course: Callable[[], Course[S]],
    ) -> None:  # fmt: skip
        self._words, self._host, self._question, self._top, self._table = words, host, question, top, table
        self._box, self._load_course = box, course
        self._view: Any = None
        self.lesson: Lesson[S] | None = None
        self.scene: S | None = None
        self._sized_for = ("", "", "")
        self._advisor: tuple[str, Advisor] | None = None
        """Of the question with that ticket."""

    @cached_property
    def _course(self) -> Course[S]:
        return self._load_course()

    @cached_property
    def _choice(self) -> LessonChoice[S]:
        from resurgence_tui.ui.table.lessons import LessonChoice

        return LessonChoice(self._course.talks, self._course.hints)

    def _advisor_for(self, ask: Ask) -> Advisor:
        if self._advisor is None or self._advisor[0] != ask.ticket:
            from resurgence_tui.app.hints import Advisor

            self._advisor = ask.ticket, Advisor(self._host, ask)
        return self._advisor[1]

    def deeds(self) -> Deeds:
        """What its key does."""
        return {GUIDE: self.toggle}

    @property
    def rank(self) -> Rank | None:
        """What acts the hint suggests, None for any."""
        if self.lesson is None or self.scene is None or self.talking:
            return None
        return self.lesson.rank(self.scene)

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
        """What others did would hide what a talk, or that hint, is about."""
        if self.lesson is None:
            return False
        return self.talking or (self._view is not None and self._course.holds_news_back(self.lesson, self._view))

    def with_guide(self, question: Question, view: Any) -> Question:
        """The question, or in its place what is to be read first."""
        self.lesson = self.scene = None
        self._view = view
        if self._host.over and is_guided(self._host):
            set_guide(self._host, False)  # another game with the same seats is no first one
        ask = self._question.ask
        if ask is not None and is_guided(self._host):
            self.scene = self._course.scene(view, ask, self._advisor_for(ask))
            self.lesson = self._choice.lesson(self.scene)
        mode = TALK if self.talking else HINT if self.lesson is not None else SILENT
        if self._box.speak(mode):
            self._top.arrange_all()
        if self.lesson is None:
            return question
        if self.talking:
            return self._talk(self.lesson)
        return question if self._has_room_for(question.why) else replace(question, why="")

    def _has_room_for(self, why: str) -> bool:
        """Whether the question's own sentence can be read whole above the hint; else the hint has to do."""
        place = self._top.places(self._top.screen.size)[at.PROMPT]
        return len(wrapped(why, place.width - 2, place.height)) < place.height

    def _talk(self, lesson: Lesson[S]) -> Question:
        """What is read, as a question with one likely answer."""
        title = self._words.attribute(lesson.key, "title") or ""
        rows = (Row(GO_ON, self._words.text("guide-go-on")), Row(STOP, self._words.text("guide-stop"), key="e"))
        return Question(title, rows=rows, searched=rows, board=lesson.board)

    def advised_row(self, question: Question) -> str:
        """The row of the menu that leads to what is suggested; "" for none."""
        if self.lesson is None or self.scene is None or self.talking:
            return ""
        option = self.lesson.move(self.scene)
        return self._course.row(option, self.scene, question) if option else ""

    def tell(self) -> None:
        """Write into the box, and mark what is suggested."""
        top = self._top
        text = advice = row = ""
        if self.lesson is not None and self.scene is not None:
            text = self._course.text(self.lesson, self.scene, top.signs.advice)
            row = self.advised_row(top.question) if top.slot == at.MENU else ""
            advice = self._course.advice_elsewhere(self.lesson, self.scene) or self._advice(row)
        self._box.said = (text, advice)
        self._give_room(text, advice)
        top.advise(row)

    def _give_room(self, text: str, advice: str) -> None:
        """Beside a question without a menu the box is as high as what it says first needs."""
        ticket = self._question.ask.ticket if self._question.ask is not None else ""
        told = (ticket, self.lesson.key if self.lesson is not None else "", self._top.slot)
        if told != self._sized_for:
            self._sized_for = told
            if self._box.take_size(("", "") if self._top.slot == at.MENU else (text, advice)):
                self._top.arrange_all()

    def _advice(self, row: str) -> str:
        """What is suggested, and the key for it."""
        text, menu = self._words.text, self._top.menu
        for place, one in enumerate(menu.rows):
            if one.id == row:
                move, key = self._course.row_called(one), menu.key_of(place)
                return text("guide-try", move=move, key=key) if key else text("guide-try-enter", move=move)
        return ""

    def considered(self) -> None:
        """The player has something else in mind: what is suggested may be another."""
        if self.lesson is not None and not self.talking:
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
