"""The traceback that ``--debug`` shows: where a fault happened, and nothing of what was on the table."""

from __future__ import annotations

from collections.abc import Iterator
from traceback import format_tb

from resurgence_tui.engine.errors import GameError, IllegalChoice

from .console import Refusal


def trace_text(error: BaseException) -> str:
    """The error with all that led to it, the first cause first.

    The words of errors that this program words itself are shown. Those of others stay out: they may name a card that
    is hidden, and the game may go on.
    """
    return "\n".join(_one(each) for each in reversed(list(_chain(error))))


def _chain(error: BaseException | None) -> Iterator[BaseException]:
    """The error and what led to it, each once, although errors may lead to one another in a ring."""
    told: set[int] = set()
    while error is not None and id(error) not in told:
        told.add(id(error))
        yield error
        error = error.__cause__ or (None if error.__suppress_context__ else error.__context__)


def _one(error: BaseException) -> str:
    worded = isinstance(error, Refusal | GameError | OSError) and not isinstance(error, IllegalChoice)
    words = f": {error}" if worded else ""
    lines = format_tb(error.__traceback__)
    return "".join(["Traceback (most recent call last):\n", *lines, f"{type(error).__name__}{words}\n"])
