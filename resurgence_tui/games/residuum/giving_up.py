"""Which options do without something."""

from __future__ import annotations

from functools import cache

_WORDS = frozenset(
    ("act:end", "load:none", "swap:none", "boost:none", "nuclear:none", "feed:none", "upkeep:blast", "decline",
     "chem:0")
)  # fmt: skip


@cache
def gives_up(option: str) -> bool:
    """Whether an option does without something: the end of the turn, nothing of what could come along or be used."""
    return option in _WORDS
