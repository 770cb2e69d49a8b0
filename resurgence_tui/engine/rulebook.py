"""Rule ids and the functions that keep them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from .registry import registers
from .types import RuleId

F = TypeVar("F", bound=Callable[..., None])


class Rulebook:
    """Which function runs a rule's task, and which one takes the answer to its question.

    A task is called as ``task(table, seat, *values)``, an answer as ``answer(table, seat, option, *context)``.
    A name may carry a part after a slash (``SAL-02/pass``) where one rule needs two functions.
    """

    def __init__(self) -> None:
        self.tasks: dict[RuleId, Callable[..., None]] = {}
        self.answers: dict[RuleId, Callable[..., None]] = {}

    def task(self, rule: RuleId) -> Callable[[F], F]:
        """Register what is done when the rule's task is run."""
        return registers(self.tasks, rule)

    def answer(self, rule: RuleId) -> Callable[[F], F]:
        """Register what is done with the answer to the rule's question."""
        return registers(self.answers, rule)
