"""Rows that answer several questions at once: in the usual way, or with everybody and everything that may come."""

from __future__ import annotations

from collections.abc import Callable

from resurgence_tui.engine.types import Decision
from resurgence_tui.games.residuum.usual import usual
from resurgence_tui.games.residuum.view import View

GLUE = "|"
"""Between answers in the id of a row."""

USUAL = "usual"
"""The row that answers this question and those like it in the usual way."""

EVERYBODY = "everybody"
"""The beginning of a row that sets everybody in motion."""

PAYING = frozenset(("RSD-ASK-16", "RSD-ASK-17", "RSD-ASK-18"))
MAKING = frozenset(("RSD-ASK-08", "RSD-ASK-09", "RSD-ASK-10"))
GOING = frozenset(("RSD-ASK-13", "RSD-ASK-14"))

REVEALING = frozenset(("discover",))
"""Actions after whose payment something hidden is seen: it is asked about like any other, so one answer at a time."""


def is_chained(decision: Decision) -> bool:
    """Whether a question and those that may follow have usual answers that can be given at once."""
    if decision.rule in PAYING:
        return decision.rule != "RSD-ASK-18" and decision.context[0] not in REVEALING
    return decision.rule in MAKING


def chain(row: str, asked: str, view: View) -> Callable[[Decision], str] | None:
    """How a row answers question by question; None if it is an answer itself. asked: the rule that asks now."""
    if row == USUAL:
        like = PAYING if asked in PAYING else MAKING
        return lambda decision: usual(view, decision) if decision.rule in like else ""
    word, *answers = row.split(GLUE)
    if word != EVERYBODY:
        return None
    left = list(answers)

    def everybody(decision: Decision) -> str:
        if left and left[0] in decision.options:
            return left.pop(0)
        return decision.options[0] if decision.rule in GOING else ""

    return everybody
