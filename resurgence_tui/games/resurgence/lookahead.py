"""What an answer leads to, as far as that is certain: the next question of the same seat, found on a copy of its view.

The rules' own functions are run, nothing is decided here. It goes no further than to the next question, and stops at
whatever may turn up something hidden; so it is told nothing that the seat does not know.
"""

from __future__ import annotations

from collections.abc import Set

from resurgence_tui.engine.types import Decision, Seat, Task

from .rulebook import book
from .state import State
from .view import View, clone

CERTAIN = frozenset({"GEN-03", "AMB-128"})
"""Tasks that only give what is printed, or ask for it."""

PLACING = frozenset({"PLACE-04", "ACT-01"})
"""Tasks that put a token in its place and list what the turn allows."""

KNOWN = frozenset({"pay", "gain", "next", "add", "retire", "advance", "trade", "leave", "effect", "event", "card"})
"""Verbs of options that turn up nothing."""


EffectQuestion = tuple[str, Decision]
"""The option that uses an effect, and the question to which it leads."""


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


def effect_question(view: View, seat: Seat, placement: str) -> EffectQuestion | None:
    """The option of a turn that uses the effect of a space, with the question that it leads to, once a token has been
    placed there; None where that is not certain, or nothing is asked.

    placement: of a space without a penalty.
    """
    space = placement.split(":")[3]
    effect = view.content.effects[space]
    gain = effect.gains[0]
    if effect.pays or len(effect.gains) > 1 or not (gain.res or gain.sup or gain.asks):
        return None
    table = clone(view)
    table.agenda = list[Task]()
    asked = table.decision_of(seat)
    if asked is None or not answer(table, asked, placement, PLACING, KNOWN | {"place"}):
        return None
    turn, use = table.decision_of(seat), f"effect:{space}"
    if turn is None or turn.rule != "ACT-01" or use not in turn.options:
        return None
    then = following(table, seat, use)
    return None if then is None else (use, then)


def answer(
    table: State, asked: Decision, option: str, certain: Set[str] = CERTAIN, known: Set[str] = KNOWN
) -> bool:
    """Answer a question and run what that brings at once; False, with the table of no use any more, where the outcome
    is not certain. certain: tasks that may be run. known: verbs of options that may be taken."""
    if asked.private or option.partition(":")[0] not in known:
        return False
    table.open.remove(asked)
    book.answers[asked.rule](table, asked.seat, option, *asked.context)
    while table.agenda and not table.open:
        task = table.agenda.pop()
        if task.rule not in certain:
            return False
        book.tasks[task.rule](table, task.seat, *task.values)
    return True
