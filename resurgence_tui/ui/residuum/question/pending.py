"""The open question and what the player has in mind about it, none of which has been told to the host yet."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from resurgence_tui.app.host import Ask
from resurgence_tui.engine.types import NOBODY, Decision, Seat
from resurgence_tui.games.residuum.choice_plans import (
    BOOSTING,
    FAMILIES,
    FEEDING,
    MAKING,
    ChoicePlan,
    plan_for,
)
from resurgence_tui.games.residuum.leads import MENU, Lead, leads
from resurgence_tui.games.residuum.plans import GoodsPlan
from resurgence_tui.games.residuum.routes import Route, routes
from resurgence_tui.games.residuum.view import View
from resurgence_tui.games.residuum.vocab import RESOURCES
from resurgence_tui.ui.residuum import table_layout as at
from resurgence_tui.ui.residuum.question.asking import DEAL, END, HERE, TOWN, WastelandAsking, leads_at
from resurgence_tui.ui.residuum.question.chains import GLUE
from resurgence_tui.ui.table.end_of_turn import DONE
from resurgence_tui.ui.table.open_ask import OpenAsk
from resurgence_tui.ui.table.question import NOTHING, Question

FORM = ("form",)
"""The mix of a question that can be answered in a form: not empty."""

ASKED = {MAKING: "choices_ask_making", FEEDING: "choices_ask_feeding", BOOSTING: "choices_ask_boosting"}
"""The questions of a form of choices -> what is asked for all of them."""


def begins_form(view: View, decision: Decision) -> bool:
    """Whether a question is the first one of those that a form answers."""
    rule, seat = decision.rule, decision.seat
    if rule not in TOWN | DEAL:
        return False
    if rule in TOWN:
        return rule == "RSD-ASK-31" and not any(view.visit.sold) and _is_first(view, seat, decision)
    meeting = view.meeting
    other = meeting.host if seat == meeting.visitor else meeting.visitor
    if rule == "RSD-ASK-38":
        return _is_first(view, seat, decision)
    return not any(view.seats[seat].store) and _is_first(view, other, decision)


def _is_first(view: View, owner: Seat, decision: Decision) -> bool:
    """Whether it asks about the first resource that somebody holds, and for the whole number."""
    held = [word for word, count in zip(RESOURCES, view.seats[owner].store, strict=True) if count]
    return decision.context[0] == next(iter(held), "") and not decision.options[0].startswith("ones:")


class WastelandPending(OpenAsk):
    """One question at a time; another ticket starts anew."""

    def __init__(self, asking: WastelandAsking) -> None:
        super().__init__()
        self.asking = asking
        self.here = ""
        """The hex of which it is asked what is to be done there; "" for none."""

        self.leads: list[Lead] = []
        self.as_list = False
        """Whether the player enters a form's question number by number."""

        self.plan: ChoicePlan | None = None
        """The form of choices that the question begins."""

        self.goods = GoodsPlan()
        """The amounts of a form for goods."""

        self.step_by_step = False
        """Whether the player goes a hex at a time, and is asked how to pay."""

        self.ways: Mapping[str, Route] = {}
        """How a convoy comes to each hex within its reach."""

    def take(self, ask: Ask | None, view: View) -> None:
        """Turn to a question; what was in mind about it stays if it is the same one."""
        known = self.ask.ticket if self.ask is not None else ""
        before, self.ask = self.rule, ask
        if ask is not None and ask.ticket == known:
            return
        self.here, self.warned, self.step_by_step = "", False, False
        self.ways = routes(view, ask.decision) if ask is not None else {}
        alike = before in TOWN | DEAL and self.rule in TOWN | DEAL
        if not alike and FAMILIES.get(before, before) is not FAMILIES.get(self.rule, ""):
            self.as_list = False
        self.plan, self.goods = plan_for(view, ask.decision) if ask is not None else None, GoodsPlan()
        self.leads = leads(view, ask.decision) if ask is not None and ask.decision.rule == MENU else []

    def forget_plans(self) -> None:
        """Nothing is planned beyond the open question."""
        self.here = ""

    @property
    def is_begun(self) -> bool:
        """Whether something in a form was changed that is not confirmed yet."""
        return (self.plan is not None and self.plan.is_touched) or self.goods.is_touched

    def picked(self, row: str) -> list[str]:
        """The answers that a row stands for; none if it is a hex of which it is asked next what to do there."""
        if row == DONE:
            return [END]
        if row.startswith(HERE):
            hex = row.removeprefix(HERE)
            found = leads_at(self.leads, hex)
            if len(found) == 1 and not found[0].answers[-1].startswith("from:"):
                return list(found[0].answers)
            self.here = hex
            return []
        return row.split(GLUE)

    def back(self) -> str | None:
        """From what can be done in a hex back to the menu of the turn."""
        hex, self.here = self.here, ""
        if not hex:
            return None
        found = leads_at(self.leads, hex)
        return found[0].answers[0] if found else ""

    def question(self, view: View) -> Question:
        """The question, or what can be done in the hex that was picked."""
        if self.ask is None:
            return NOTHING
        if self.here:
            return self.asking.here(self.ask.decision, view, self.leads, self.here)
        if self.ways:
            return self.asking.going(self.ask.decision, view, self.ways, self.step_by_step)
        question = self.asking.question(self.ask.decision, view, self.leads)
        if self.plan is None and not begins_form(view, self.ask.decision):
            return question
        if self.as_list:
            return replace(question, mix=FORM)
        text = self.asking.words.text
        if self.plan is not None:
            asked, why = text(ASKED[FAMILIES[self.rule]]), text("choices_keys")
            return replace(question, asked=asked, why=why, board=at.CHOICES, mix=FORM, rows=(), searched=(), spots={})
        asked, why = text("form_ask_town" if self.rule in TOWN else "form_ask_offer"), text("form_keys")
        return replace(question, asked=asked, why=why, board=at.FORM, mix=FORM, rows=(), searched=())

    def told(self, spot: str, row: str, question: Question, view: View, room: int = 0) -> tuple[str, bool]:
        """What is said of a place or row that is looked at, and whether it can be picked. room: cells for it."""
        if row in question.long:
            return question.long[row], True
        about = self.asking.looking.about(spot, view, self.seat if self.seat != NOBODY else view.mover, room)
        if self.ask is None or row or not spot or spot in question.legal:
            return about, True
        refused = self.asking.looking.refused(spot, self.ask.decision, view)
        if not refused:
            return about, True
        return self.asking.words.text("place_refused_and", refused=refused, about=about), False

    def why_not(self, spot: str, view: View) -> str:
        """Why a place cannot be picked now; "" if there is nothing to say."""
        if self.ask is None or spot in view.content.cards:
            return ""
        return self.asking.looking.refused(spot, self.ask.decision, view)
