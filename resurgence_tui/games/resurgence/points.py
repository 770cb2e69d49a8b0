"""Who scored how much, when and for what: read from the facts of a game, so that nothing has to be played again."""

from __future__ import annotations

from collections.abc import Iterable

from resurgence_tui.engine.sides import Points
from resurgence_tui.engine.types import LogEntry

from .rules.items import source_kind

ENCOUNTERS = "encounters"
ACTIONS = "actions"
"""What the Mutants score with their own actions."""


def points_in(log: Iterable[LogEntry]) -> list[Points]:
    """All points that a log tells of, in its order; those of the final scoring stand on the sheets instead."""
    found = []
    for entry in log:
        fact = entry.fact
        if fact.key == "scored":
            source, points = fact.values
            found.append(Points(entry.round, fact.seat, source_kind(str(source)), int(points)))
        elif fact.key == "mutants_scored":
            source, points = fact.values
            kind = ENCOUNTERS if str(source).startswith("token_") else ACTIONS
            found.append(Points(entry.round, fact.seat, kind, int(points)))
    return found
