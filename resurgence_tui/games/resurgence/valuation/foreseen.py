"""What a position promises at the end of a round, set right by what such positions came to in games of bots.

The worth says how good a position is for who makes the most of it; seats that play on leave goods over, or plan too
much. By how many points that differs, in the end, was fitted to what is counted here.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import cache
from math import fsum

from resurgence_tui.assets_path import assets

from ..state import State
from .position import ADVANCED_LEVEL, Position, position
from .weights import weights
from .worth import PARTS, mutants_worth, parts, worth

FILE = "valuation/resurgence/foreseen.json"

ENOUGH_SUPPLIES, ENOUGH_RESOURCES = 4, 6
"""Ammo or Meds, and Resources in all, beyond which more are counted besides."""

COUNTED = (
    *(f"part_{part}" for part in PARTS),
    "food", "fuel", "parts", "ammo", "meds", "more_ammo", "more_meds", "more_resources",
    "level_2", "level_3", "slots", "payable", "completed", "columns", "row_bonus", "cards", "specialists", "tokens",
)  # fmt: skip
"""What is counted of a position, in the order of ``counted``."""


def counted(one: Position) -> list[float]:
    """What a position is known by, in the order of COUNTED."""
    me, content = one.me, one.content
    items = me.items
    payable = sum(not one.missing(content.missions[name]) for name in me.slots)
    owned = [one.owned(token) for token in (0, 1, 2, 3, 4)]
    return [
        *parts(one).values(),
        *map(float, items),
        max(0.0, items[3] - ENOUGH_SUPPLIES),
        max(0.0, items[4] - ENOUGH_SUPPLIES),
        max(0.0, sum(items[:3]) - ENOUGH_RESOURCES),
        float(me.level == ADVANCED_LEVEL - 1),
        float(me.level >= ADVANCED_LEVEL),
        float(len(me.slots)),
        float(payable),
        float(sum(map(len, me.columns))),
        float(sum(map(bool, me.columns))),
        float(bool(me.row_bonus)),
        float(len(me.cards)),
        float(sum(owned[2:])),
        float(sum(owned)),
    ]


@cache
def learnt_points() -> Mapping[str, tuple[float, float]]:
    """Points for one of what is counted, by COUNTED: before the second round, and before the last; read once."""
    read: Mapping[str, Sequence[float]] = json.loads((assets() / FILE).read_text(encoding="utf-8"))
    return {name: (early, late) for name, (early, late) in read.items()}


def expected(one: Position) -> float:
    """The points that a seat has in the end, but for what is the same in all positions of a round."""
    share = min(1.0, max(0.0, one.left / (one.content.numbers.rounds - 2)))
    found, learnt, total = counted(one), learnt_points(), 0.0
    for name, amount in zip(COUNTED, found, strict=True):
        early, late = learnt[name]
        total += amount * (early * share + late * (1.0 - share))
    return fsum(found[: len(PARTS)]) + total


def foreseen(state: State, seat: int) -> float:
    """What a table promises a seat, as ``worth``, but by what such tables came to."""
    if state.over:
        return worth(state, seat)
    own = expected(position(state, seat))
    if state.solo:
        return own - mutants_worth(state)
    rival = max(expected(position(state, other)) for other in range(len(state.seats)) if other != seat)
    return own - weights().rival * rival
