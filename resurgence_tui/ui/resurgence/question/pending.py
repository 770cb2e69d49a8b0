"""The open question and what the player has in mind about it, none of which has been told to the host yet."""

from __future__ import annotations

from resurgence_tui.app.host import Ask
from resurgence_tui.engine.types import Decision
from resurgence_tui.games.resurgence.lacking import Lack, lacks
from resurgence_tui.games.resurgence.lookahead import EffectQuestion, effect_question
from resurgence_tui.games.resurgence.outlook import SpaceOutlook, outlook
from resurgence_tui.games.resurgence.view import View
from resurgence_tui.i18n.resurgence.sentences import lack_text, name
from resurgence_tui.ui.resurgence import table_layout as at
from resurgence_tui.ui.resurgence.boards.assignment_board import Plan
from resurgence_tui.ui.resurgence.question.combined_choices import chained, chains
from resurgence_tui.ui.resurgence.question.payment import GLUE
from resurgence_tui.ui.resurgence.question.placing import REST, Placing
from resurgence_tui.ui.resurgence.question.question_text import ASSIGNMENT, PLACING, QuestionText
from resurgence_tui.ui.table.open_ask import OpenAsk
from resurgence_tui.ui.table.question import NOTHING, Question
from resurgence_tui.ui.widgets.menu_rows import Row

STEPPER, ASSIGNMENT_BOARD = "stepper", "assignment"
"""What may stand in the menu's place, by the ids of the widgets."""


class Pending(OpenAsk):
    """One question at a time; another ticket starts anew, but for assignments, which wait behind the curtain."""

    def __init__(self, asking: QuestionText) -> None:
        super().__init__()
        self.asking = asking
        self.placing: Placing | None = None
        self.outlook: dict[str, SpaceOutlook] = {}
        self.ahead: dict[str, EffectQuestion] = {}
        """What the effect of a space asks once a token stands there, for spaces without a penalty and with one way."""

        self.as_list = False
        self.chains: dict[str, Decision] = {}
        """The options of a turn whose choices stand in its menu, each with the question it leads to."""

        self.idle: dict[str, Lack] = {}
        """The options of a turn that would bring nothing, each with what is lacking."""

        self._plans: dict[str, Plan] = {}

    def take(self, ask: Ask | None, view: View) -> None:
        """Turn to a question; what was in mind about it stays if it is the same one."""
        known = self.ask.ticket if self.ask is not None else ""
        self.ask = ask
        if ask is not None and ask.ticket == known:
            return
        if ask is not None and ask.decision.rule != ASSIGNMENT:
            self.forget_plans()
        self.placing, self.outlook, self.as_list, self.warned = None, {}, False, False
        self.ahead = {}
        self.chains = chains(ask.decision, view) if ask is not None else {}
        self.idle = lacks(view, ask.decision) if ask is not None else {}
        if ask is not None and ask.decision.rule == PLACING:
            self.placing = Placing(ask.decision.options)
            self.outlook = outlook(view, ask.decision.seat)
            self.ahead = self._ahead(self.placing, view)

    def _ahead(self, placing: Placing, view: View) -> dict[str, EffectQuestion]:
        found = {}
        for space, ways in placing.spaces.items():
            look = self.outlook.get(space)
            if len(ways) == 1 and look is not None and not look.penalty and look.lack is None and space != REST:
                asked = effect_question(view, self.seat, ways[0].option)
                if asked is not None:
                    found[space] = asked
        return found

    def plan(self, view: View) -> Plan:
        """Where the tokens of an assignment are to go."""
        assert self.ask is not None
        if self.ask.ticket not in self._plans:
            me = view.seats[self.seat]
            self._plans[self.ask.ticket] = Plan(me.drawn, me.areas)
        return self._plans[self.ask.ticket]

    def forget_plans(self) -> None:
        """The assignment is done."""
        self._plans.clear()

    @property
    def is_begun(self) -> bool:
        """Whether tokens lie in an area that are not assigned yet, of whatever seat."""
        return any(plan.left < len(plan.tokens) for plan in self._plans.values())

    @property
    def space_picked(self) -> str:
        """The space of which the token is asked for now; "" for none."""
        return self.placing.space if self.placing is not None else ""

    def picked(self, row: str) -> list[str]:
        """The answers that a row stands for; none if it is a space of which the token is asked for next."""
        if self.placing is not None and row in self.placing.spaces:
            option = self.placing.pick(row)
            return [option] if option else []
        return row.split(GLUE)

    def wasted(self, option: str) -> str:
        """A question before an option that would bring nothing now, with what is lacking; "" for any other."""
        if self.placing is not None:
            what = option.split(":")[3]
            look = self.outlook.get(what)
            lack = look.wasted if look is not None else None
        else:
            what, lack = option.split(":")[-1], self.idle.get(option)
        words = self.asking.words
        return words.text("lack_ask", what=name(words, what), lack=lack_text(words, lack)) if lack is not None else ""

    def back(self) -> str | None:
        """From the tokens back to the spaces: the space that was picked; None if none was."""
        space = self.space_picked
        return space if self.placing is not None and self.placing.back() else None

    def question(self, view: View, short: bool, grouped: bool) -> Question:
        """The question, or as much of it as comes first."""
        if self.ask is None:
            return NOTHING
        decision = self.ask.decision
        if decision.rule == ASSIGNMENT:
            return self._assignment(view)
        if self.placing is None:
            question = self.asking.question(decision, view, short)
            return chained(question, decision, self.asking, self.chains, view, short)
        if self.placing.space:
            return self.asking.ways(decision, self.placing, view, short)
        return self.asking.spaces(decision, self.placing, self.outlook, self.ahead, view, short, grouped)

    def rows_in_signs(self, view: View, grouped: bool) -> tuple[Row, ...]:
        """The rows of the short question, without what else belongs to it."""
        placing = self.placing
        if placing is None or placing.space:
            return self.question(view, True, grouped).rows
        return self.asking.space_rows(placing, self.outlook, self.ahead, view, True, grouped)

    def _assignment(self, view: View) -> Question:
        words = self.asking.words
        asked = words.text("assign-ask", count=len(self.plan(view).tokens))
        return Question(asked, words.text("assign-why"))

    def told(self, spot: str, row: str, question: Question, view: View, room: int) -> tuple[str, bool]:
        """What is said of a place or row that is looked at, and whether it can be picked. room: cells for it.

        row: "" where no row of the menu stands for the place.
        """
        looking, look = self.asking.looking, self.outlook.get(spot)
        if look is not None and not row.startswith("place:"):
            return looking.look(spot, look, view, room)
        if row in question.long:
            return question.long[row], True
        about = looking.about(spot, view)
        if self.ask is None or row or not spot:
            return about, True
        refused = looking.refused(spot, self.ask.decision, view)
        if not refused:
            return about, spot in question.legal
        text = about.removeprefix(looking.words.text("place-look", place=name(looking.words, spot), what=""))
        return looking.words.text("place-refused-and", refused=refused, about=text) if text else refused, False

    def why_not(self, spot: str, view: View) -> str:
        """Why a place cannot be picked now; "" if there is nothing to say."""
        looking = self.asking.looking
        if self.space_picked:
            return looking.words.text("table-why-token")
        look = self.outlook.get(spot)
        if look is not None:
            return looking.look(spot, look, view)[0]
        return looking.refused(spot, self.ask.decision, view) if self.ask is not None else ""

    def warning(self, spot: str, question: Question, view: View) -> str:
        """What speaks against the answer that stands for a place; "" for nothing."""
        if self.ask is None:
            return ""
        found = self.asking.notes(self.ask.decision, view)
        notes = [note for row, note in found.items() if question.spots.get(row, ())[:1] == (spot,)]
        words = self.asking.words
        return words.text("place-look", place=name(words, spot), what=notes[0]) if notes else ""

    def slot(self, question: Question) -> str:
        """What stands in the menu's place."""
        if self.rule == ASSIGNMENT:
            return ASSIGNMENT_BOARD
        return STEPPER if question.mix and not self.as_list else at.MENU
