"""Rows that answer several questions at once: in the usual way, with everybody and everything that may come, or a move
over several hexes."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from resurgence_tui.engine.types import Decision
from resurgence_tui.games.residuum.leads import MENU
from resurgence_tui.games.residuum.routes import GOAL
from resurgence_tui.games.residuum.usual import is_dear, usual
from resurgence_tui.games.residuum.view import View

GLUE = "|"
"""Between answers in the id of a row."""

USUAL = "usual"
"""The row that answers this question and those like it in the usual way."""

EVERYBODY = "everybody"
"""The beginning of a row that sets everybody in motion."""

FAR = "far"
"""The beginning of a row that leads over several hexes."""

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


def chain(row: str, asked: str, look: Callable[[], View]) -> Callable[[Decision], str] | None:
    """How a row answers question by question; None if it is an answer itself.

    asked: the rule that asks now. look: the table as the seat sees it, when it is called.
    """
    if row == USUAL:
        like = PAYING if asked in PAYING else MAKING
        return lambda decision: usual(look(), decision) if decision.rule in like else ""
    word, *answers = row.split(GLUE)
    if word == FAR:
        return along(answers, look)
    if word != EVERYBODY:
        return None
    left = list(answers)

    def everybody(decision: Decision) -> str:
        if left and left[0] in decision.options:
            return left.pop(0)
        return decision.options[0] if decision.rule in GOING else ""

    return everybody


def along(steps: Sequence[str], look: Callable[[], View]) -> Callable[[Decision], str]:
    """Goes from hex to hex and pays the usual way, unless that takes what is dear; any other question ends it."""
    left = list(steps)

    def answer(decision: Decision) -> str:
        if decision.rule in (GOAL, MENU) and left:
            step = f"to:{left[0]}" if decision.rule == GOAL else f"onward:{left[0]}"
            if step in decision.options:
                del left[0]
                return step
            return ""
        if decision.rule not in PAYING:
            return ""
        option = usual(look(), decision)
        return "" if is_dear(option) else option

    return answer
