"""What an answer leads to, as far as that is certain: the next question of the same seat, found on a copy of its view.

The rules' own functions are run, nothing is decided here. It goes no further than to the next question, and stops at
whatever may turn up something hidden; so it is told nothing that the seat does not know.
"""

from __future__ import annotations

from resurgence_tui.engine.types import Decision, Seat, Task

from .rulebook import book
from .state import State
from .view import View, clone

CERTAIN = frozenset({"GEN-03", "AMB-128"})
"""Tasks that only give what is printed, or ask for it."""

KNOWN = frozenset({"pay", "gain", "next", "add", "retire", "advance", "trade", "leave", "effect", "event", "card"})
"""Verbs of options that turn up nothing."""


def following(view: View, seat: Seat, option: str) -> Decision | None:
    """The question that an answer leads to, with two options at least; None where that is not certain.

    Questions with a single option are answered on the way, as they will be in the game.
    """
    table = clone(view)
    table.agenda = list[Task]()
    asked = table.decision_of(seat)
    while asked is not None and answer(table, asked, option):
        asked = table.decision_of(seat)
        if asked is not None and len(asked.options) > 1:
            return asked
        option = asked.options[0] if asked is not None else ""
    return None


def answer(table: State, asked: Decision, option: str) -> bool:
    """Answer a question and run what that brings at once; False, with the table of no use any more, where the outcome
    is not certain."""
    if asked.private or option.partition(":")[0] not in KNOWN:
        return False
    table.open.remove(asked)
    book.answers[asked.rule](table, asked.seat, option, *asked.context)
    while table.agenda and not table.open:
        task = table.agenda.pop()
        if task.rule not in CERTAIN:
            return False
        book.tasks[task.rule](table, task.seat, *task.values)
    return True
