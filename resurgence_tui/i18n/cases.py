"""Names that decline: a sentence asks for the case that it needs, and the entry of the name says what that looks like.

A value that stands in a sentence is the nominative. An entry with an attribute ``.acc`` declines; a sentence in which
its value stands takes the accusative by ``{ CASE($card, "acc") }``. Languages without cases have no such attributes.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

CASES = frozenset({"gen", "dat", "acc", "ins", "loc"})
"""The attributes that are cases: genitive, dative, accusative, instrumental, locative."""


class Declined(str):
    """The nominative of something that has other cases.

    made: what it was made of, so that two that only look alike are told apart. form: the words in a case, None for one
    that it lacks.
    """

    __slots__ = ("form", "made")

    def __new__(cls, nominative: str, made: object, form: Callable[[str], str | None]) -> Declined:
        """The nominative, which knows its other cases."""
        found = super().__new__(cls, nominative)
        found.made, found.form = made, form
        return found

    made: object
    form: Callable[[str], str | None]


def in_case(value: Any, case: str, noun: str = "") -> Any:
    """What the function CASE of a sentence gives: a value in a case.

    noun: stands in that case before a value that lacks it, such as a card of a content pack, which stays as it is. What
    is no text, a number or a value that is missing, stays too.
    """
    form = value.form(case) if isinstance(value, Declined) else None
    if form is not None:
        return form
    return f"{noun} {value}" if noun and isinstance(value, str) else value
