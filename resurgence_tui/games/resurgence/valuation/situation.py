"""What holds for a seat, in the ids by which bots have learnt what its placements are worth."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache

from resurgence_tui.assets_path import assets

from ..state import State
from ..vocab import ITEM_WORDS
from .position import missing, position

FILE = "valuation/resurgence/learnt.json"

MANY = (0, 1, 1, 2, 2, 3, 3, 3, 4)
"""How much goods are, by their number; 4 from there on."""


@cache
def learnt() -> Mapping[str, Mapping[str, float]]:
    """Points by what holds and by a word of an option, as benchmarks/learn_habits.py wrote them; read once."""
    found: Mapping[str, Mapping[str, float]] = json.loads((assets() / FILE).read_text(encoding="utf-8"))
    return found


def situation(state: State, seat: int) -> list[str]:
    """The round, the seat's level, tokens, cards, rooms and goods, and how near Missions and the next level are."""
    one = position(state, seat)
    me, content = one.me, one.content
    short = [one.missing(content.missions[name]) for name in me.slots]
    found = [
        "always",
        f"round{state.round}",
        f"level{me.level}",
        f"to_place{min(one.to_place, 5)}",
        f"slots{len(me.slots)}",
        f"cards{min(len(me.cards), 4)}",
        f"cleared{min(me.rubble.count(''), 4)}",
        f"payable{short.count(0)}",
        f"short{min(min(short, default=4), 4)}",
    ]
    found += [f"{word}{MANY[min(have, 8)]}" for word, have in zip(ITEM_WORDS, me.items, strict=True)]
    if me.level + 1 < len(content.levels):
        level = content.levels[me.level + 1]
        lacking = missing(me.items, level.cost) + max(0, level.ammo - me.items[3]) + max(0, level.meds - me.items[4])
        found.append(f"level_short{min(lacking, 4)}")
    return found
