"""The kinds of reward items that are asked for one by one (AMB-130): which rule asks, and what may be taken now."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ..state import State

DRAW: Final = "draw"
"""The kind of item of which there is nothing to choose but whether it happens."""

Lister = Callable[[State, int], list[str]]

ASKERS: Final[dict[str, tuple[str, Lister]]] = {}
"""Kind of reward item -> the rule that asks, and the function that lists what the seat may take (none: it
cannot happen, AMB-134).
"""


def lists(kind: str, rule: str) -> Callable[[Lister], Lister]:
    """Register the function that lists the options of a kind of reward item."""

    def register(function: Lister) -> Lister:
        ASKERS[kind] = (rule, function)
        return function

    return register
