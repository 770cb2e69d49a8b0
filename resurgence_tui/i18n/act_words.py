"""What a seat did or might do, in words: an act of one or several answers, and what speaks for it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import reduce
from itertools import groupby
from typing import Any, Protocol

from resurgence_tui.engine.types import Decision

from .families import HINT_PART
from .lists import listed
from .sentences import sentences_of
from .text import Words


class Answered(Protocol):
    """An answer to a question. view: of the seat that was asked, then."""

    @property
    def asked(self) -> Decision:
        """The question."""

    @property
    def view(self) -> Any:
        """What the seat saw."""

    @property
    def option(self) -> str:
        """The answer."""


def act_text(words: Words, act: Iterable[Answered], names: Sequence[str]) -> str:
    """The answers of an act, question after question, those that are the same counted. names: of the seats.

    Amounts of nothing are left out, unless all are: then the first is told, which is what is asked now.
    """
    say = sentences_of(words.game)
    made = [(one.asked.rule, say.option_parts(words, one.asked, one.option, one.view, names=names)) for one in act]
    told = [(rule, parts) for rule, parts in made if not parts.nothing]
    if not told and len(made) > 1:
        return words.text("act-nothing", all=words.text("hint-nothing"), what=_within(words, made[0][1].label))
    steps: list[str] = []
    for _, same in groupby(told or made, key=lambda one: one[0]):
        answers = Counter(parts.label for _, parts in same)
        named = [_within(words, label) if steps or place else label for place, label in enumerate(answers)]
        steps.append(listed(words, [
            words.text("hint-times", count=count, what=what) if count > 1 else what
            for what, count in zip(named, answers.values(), strict=True)
        ]))  # fmt: skip
    return reduce(lambda done, then: words.text("hint-then", done=done, then=then), steps)


def _within(words: Words, label: str) -> str:
    """An option within a sentence: a verb at its beginning is written small, a name or a term of the game is not."""
    verbs = words.text("hint-verbs").split() if words.has("hint-verbs") else []
    return label[0].lower() + label[1:] if label.split(" ")[0].rstrip(",:") in verbs else label


def reasons_text(words: Words, reasons: Iterable[tuple[str, float]], rest: float = 0.0) -> str:
    """Parts of a position with their points; "" if there are none. rest: points of all that is not named, if they are
    told."""
    parts = [(words.text(HINT_PART.key(part)), round(points, 1)) for part, points in reasons]
    parts += [(words.text("hint-rest"), round(rest, 1))] if rest > 0 else []
    return listed(words, [words.text("hint-reason", points=points, part=part) for part, points in parts])
