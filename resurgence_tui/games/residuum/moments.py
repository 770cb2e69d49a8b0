"""When a fact happened: turns are numbered by the game, and within a turn by the place of the seat on turn."""

from __future__ import annotations

from collections.abc import Iterable

from resurgence_tui.engine.types import Fact, LogEntry


def dated(round_: int, step: int, seats: int, first: int, facts: Iterable[Fact]) -> list[LogEntry]:
    """Facts in the order they were told, each with the turn number and the place in turn order of whose turn it is; 0
    and 0 in the setup. round_, step: those before the first of them; first: who begins, as far as it is known."""
    found = []
    for fact in facts:
        if fact.key == "first_chosen":
            first = fact.seat
        elif fact.key == "turn_started":
            round_, step = int(fact.values[0]), (fact.seat - first) % seats + 1
        elif fact.key == "game_ended":
            round_, step = round_ + 1, 0
        found.append(LogEntry(round_, step, fact))
    return found
