"""What a seat did or might do, in words: an act of one or several answers, and what speaks for it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from resurgence_tui.engine.types import Decision

from .families import HINT_PART
from .lists import listed
from .sentences import sentences_of
from .text import Words


def act_text(words: Words, decision: Decision, act: Sequence[str], view: Any, names: Sequence[str]) -> str:
    """The answers of an act, those that are the same counted. view: of the seat when it was asked. names: of seats."""
    say = sentences_of(words.game)
    answers = Counter(say.option_parts(words, decision, answer, view, names=names).label for answer in act)
    return listed(words, [
        words.text("hint-times", count=count, what=what) if count > 1 else what for what, count in answers.items()
    ])  # fmt: skip


def reasons_text(words: Words, reasons: Iterable[tuple[str, float]], rest: float = 0.0) -> str:
    """Parts of a position with their points; "" if there are none. rest: points of all that is not named, told last if
    it is more than nothing."""
    parts = [(words.text(HINT_PART.key(part)), round(points, 1)) for part, points in reasons]
    parts += [(words.text("hint-rest"), round(rest, 1))] if round(rest, 1) > 0 else []
    return listed(words, [words.text("hint-reason", points=points, part=part) for part, points in parts])
