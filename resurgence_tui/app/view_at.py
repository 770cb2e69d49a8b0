"""How a game looked to a seat at an earlier point of its log: played again from its choices."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from resurgence_tui.engine.game import Game
from resurgence_tui.engine.journal import make_each
from resurgence_tui.engine.table import Table
from resurgence_tui.engine.types import NOBODY, Choice, LogEntry, Seat


def view_at(
    game: Game, start: Table, choices: Sequence[Choice], seat: Seat, entries: int, goes_on: Collection[str] = ()
) -> Any:
    """The table as a seat saw it when it could read so many entries of the log; None if there never were so many.

    start: the table before the first choice; it is played on. goes_on: facts that the table itself goes on with. A
    choice that brings about one of them after that entry has not been seen through: then it is the view before it.
    """
    read = len(_seen(game.dated(None, start.facts), seat))
    for made in make_each(game, start, choices):
        new = _seen(game.dated(made.before, start.facts), seat)
        read += len(new)
        if read >= entries:
            after = new[len(new) - (read - entries) :]
            unseen = any(entry.fact.key in goes_on for entry in after)
            return game.view(made.before if unseen else start, seat)
    return None


def _seen(log: Sequence[LogEntry], seat: Seat) -> list[LogEntry]:
    """What a seat may read of it."""
    return [entry for entry in log if entry.fact.eyes in (NOBODY, seat)]
