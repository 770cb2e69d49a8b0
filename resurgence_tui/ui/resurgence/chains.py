"""Two answers in one pick: an effect of which something is chosen is listed with its choices, each a row of its own.

A row's id is the answers joined by GLUE. They are given one after the other, each to its own question, and only as
long as the game asks what was foreseen.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING

from resurgence_tui.app.host import Host
from resurgence_tui.engine.types import Decision
from resurgence_tui.games.resurgence.lookahead import following
from resurgence_tui.games.resurgence.view import View
from resurgence_tui.i18n.sentences import name, option_parts
from resurgence_tui.ui.resurgence.asking import Asking, Question, is_way_out, places_in
from resurgence_tui.ui.widgets.decision_menu import NUMBERED, Row

if TYPE_CHECKING:
    from resurgence_tui.ui.resurgence.pending import Pending

GLUE = ">"

FIRST = ("effect", "event", "card")
"""Verbs of a turn after which something may have to be chosen."""

THEN = ("GEN-03", "AMB-56", "GEN-09", "LEAD-12")
"""Questions that need no board: goods of choice, alternatives, a Specialist, a track."""

FEW = 4
"""Up to so many choices stand in the menu of the turn at once."""


def chains(decision: Decision, view: View) -> dict[str, Decision]:
    """The options of a turn that lead to a small choice, with its question; only while each row keeps a number."""
    if decision.rule != "ACT-01":
        return {}
    found = {}
    room = len(NUMBERED) + 1 - len(decision.options)
    for option in decision.options:
        if option.split(":")[0] in FIRST and option.count(":") == 1:
            then = following(view, decision.seat, option)
            choices = len(choices_of(then)) if then is not None and then.rule in THEN else 0
            if then is not None and 1 < choices <= min(FEW, room + 1):
                found[option] = then
                room -= choices - 1
    return found


def choices_of(decision: Decision) -> list[str]:
    """The options that bring something: to leave it is to do without the effect."""
    return [option for option in decision.options if not is_way_out(option)]


def chained(question: Question, asking: Asking, found: Mapping[str, Decision], view: View, short: bool) -> Question:
    """The question of a turn with the choices in place of the effects that lead to them; the search finds both."""
    if not found:
        return question
    rows: list[Row] = []
    spots, long = dict(question.spots), dict(question.long)
    for row in question.rows:
        then = found.get(row.id)
        if then is None:
            rows.append(row)
            continue
        source = name(asking.words, row.id.split(":")[1])
        for option in choices_of(then):
            text = option_parts(asking.words, then, option, view, short=short)
            label = asking.words.text("chain", first=source, then=text.label)
            both = f"{row.id}{GLUE}{option}"
            note = ", ".join(one for one in (row.note, text.note) if one)
            rows.append(replace(row, id=both, label=label, gain=text.gain, note=note))
            spots[both] = (*question.spots.get(row.id, ()), *places_in(option))
            long[both] = question.long[row.id]
        del spots[row.id]
    return replace(question, rows=tuple(rows), searched=question.searched, spots=spots, long=long)


class Chains:
    """The part of the table screen that gives several answers in a row."""

    if TYPE_CHECKING:
        host: Host
        pending: Pending

        def submit(self, ticket: str, option: str) -> bool: ...
        def go_on(self) -> None: ...

    def chain_picked(self, row: str, ticket: str) -> bool:
        """Give the answers of a row one after the other; whether it was such a row."""
        if GLUE not in row:
            return False
        seat = self.pending.seat
        for answer in row.split(GLUE):
            if not self.submit(ticket, answer):
                break
            ask = self.host.ask_of(seat)
            while ask is not None and len(ask.decision.options) == 1 and self.host.step():
                ask = self.host.ask_of(seat)
            if ask is None:
                break
            ticket = ask.ticket
        self.go_on()
        return True
