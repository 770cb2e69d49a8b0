"""Numbers as options: one question up to 50, beyond that the tens and then the ones (RSD-GEN-14)."""

from __future__ import annotations

from collections.abc import Collection

MOST_AT_ONCE = 50

UNSAID = -1
"""The tens were not said, or are not asked for."""


def number_options(prefix: str, allowed: Collection[int], tens: int) -> list[str]:
    """The options of a number. allowed: those there are, rising. tens: those already said, or UNSAID."""
    if max(allowed) <= MOST_AT_ONCE:
        return [f"{prefix}:{number}" for number in allowed]
    if tens == UNSAID:
        return [f"tens:{ten}" for ten in dict.fromkeys(number // 10 for number in allowed)]
    return [f"ones:{number % 10}" for number in allowed if number // 10 == tens]


def number_said(option: str, tens: int) -> tuple[int, int]:
    """The number, and UNSAID; or UNSAID and the tens, if the ones have to be asked for."""
    word, _, number = option.rpartition(":")
    if word == "tens":
        return UNSAID, int(number)
    return (10 * tens if word == "ones" else 0) + int(number), UNSAID
