"""Numbers with a fraction, as a language writes them."""

from __future__ import annotations

from .text import Words


def tenths(words: Words, value: float, signed: bool = False) -> str:
    """A number with one place after the point or comma: ``48.0``, ``48,0``. signed: with its sign, also a plus."""
    near = round(value, 1)
    number = words.text("number_tenths", value=abs(near))
    sign = "-" if near < 0 else "+" if signed else ""
    return sign + number


def shortest(words: Words, value: float) -> str:
    """A number with up to two places, and none that says nothing: ``12``, ``0.5``."""
    return words.text("number_shortest", value=value)
