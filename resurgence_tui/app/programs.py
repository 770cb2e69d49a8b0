"""Programs of other people that answer for seats, as the player has named them for this run.

A save tells only that a program has played on a seat, never which: so nothing in a file is ever run.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from resurgence_tui.bots.program import Fault
from resurgence_tui.engine.types import Decision, Seat
from resurgence_tui.saves.save_file import Setup

UNNAMED = Fault("unnamed")
"""A program has played, and nobody has named one in this run."""


class Programs(NamedTuple):
    """commands: split into words, by seat. phrase: a question to a seat in words and values for JSON, in the game of a
    setup."""

    commands: Mapping[Seat, tuple[str, ...]]
    phrase: Callable[[Setup, Decision, Any], Mapping[str, Any]]


NO_PROGRAMS = Programs({}, lambda setup, decision, view: {})


class StandIn(NamedTuple):
    """A bot plays on a seat in place of a program, which has failed or is not run at all."""

    seat: Seat
    fault: Fault
    bot: str
