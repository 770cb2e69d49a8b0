"""When a fact happened: which facts begin a round or a step, so that the log can be read round by round."""

from __future__ import annotations

from collections.abc import Iterable

from resurgence_tui.engine.types import Fact, LogEntry

STEP_BEGUN_BY = {"assignment_revealed": 2, "passed": 3, "recalled": 4, "final_score": 5}
"""Fact -> the step of the round that has begun when it is told."""


def dated(round_: int, step: int, facts: Iterable[Fact]) -> list[LogEntry]:
    """Facts in the order they were told, each with its round and step. round_, step: those before the first of them."""
    found = []
    for fact in facts:
        if fact.key == "round_started":
            round_, step = int(fact.values[0]), 1
        else:
            step = STEP_BEGUN_BY.get(fact.key, step)
        found.append(LogEntry(round_, step, fact))
    return found
