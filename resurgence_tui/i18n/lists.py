"""Parts in a row, as a sentence lists them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce

from .text import Words


def row(words: Words, parts: Sequence[str], key: str = "list_comma") -> str:
    """Parts one after the other, with the same word between all of them; empty if there are none."""
    return reduce(lambda first, last: words.text(key, first=first, last=last), parts) if parts else ""


def listed(words: Words, parts: Sequence[str], last: str = "list_and") -> str:
    """Parts as a sentence lists them: ``one, two and three``; ``list_or`` for a choice. Empty if there are none."""
    if len(parts) < 2:
        return parts[0] if parts else ""
    return words.text(last, first=row(words, parts[:-1]), last=parts[-1])
