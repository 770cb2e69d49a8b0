"""Where the rules of Residuum hang their functions, and the lists of options that its questions have.

A question is listed by a function of the table, the seat and the context alone. So the same function asks it, and says
whether a question that was saved is the one that the rules would ask.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, TypeVar

from resurgence_tui.engine.registry import registers
from resurgence_tui.engine.rulebook import Rulebook
from resurgence_tui.engine.types import RuleId, Seat

book = Rulebook()

Lister = Callable[..., Iterable[str]]
L = TypeVar("L", bound=Lister)

LISTS: dict[RuleId, Lister] = {}
"""Rule that asks -> its options, called with the table, the seat and the context."""

PRIVATE = frozenset(f"RSD-ASK-{number:02}" for number in (4, 5, 26, 27, 28, 42, 45))
"""The questions that are asked in private (RSD-ASK-60)."""


def lists(rule: RuleId, asked: bool = False) -> Callable[[L], L]:
    """Register the function that lists the options of a question. asked: the rule is a task too, which asks it."""
    if asked:

        @book.task(rule)
        def ask(state: Any, seat: Seat) -> None:
            state.put(rule, seat)

    return registers(LISTS, rule)
