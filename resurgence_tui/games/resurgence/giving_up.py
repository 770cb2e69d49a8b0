"""Which options do without something."""

from __future__ import annotations

from functools import cache

_VERBS = ("done", "leave", "stay")


@cache
def gives_up(option: str) -> bool:
    """Whether an option does without something: done, leave, stay, or a token put to rest."""
    words = option.split(":")
    return words[0] in _VERBS or (words[0] == "place" and "rest" in words[3:4])
