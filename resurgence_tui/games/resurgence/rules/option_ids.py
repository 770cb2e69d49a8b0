"""Ids of options that are listed often, formatted once: building them anew for each decision doubles its cost."""

from __future__ import annotations

from functools import cache
from typing import Final

from ..vocab import AREA_WORDS, ITEM_WORDS, ROOM_IDS, TOKEN_WORDS, ZONE_IDS

SPACES: Final = (*ZONE_IDS, *ROOM_IDS, "rest")
REST_INDEX: Final = len(SPACES) - 1
FIRST_ROOM: Final = len(ZONE_IDS)

ZONE_NUMBER: Final = {word: number for number, word in enumerate(ZONE_IDS)}
ROOM_NUMBER: Final = {word: number for number, word in enumerate(ROOM_IDS)}
"""Plain numbers, with which Python and the compiler count and index faster than with members of an enum."""

PLACE: Final = tuple(
    tuple(tuple(f"place:{token}:{area}:{space}" for space in SPACES) for area in AREA_WORDS) for token in TOKEN_WORDS
)
"""By token, area it is taken from, and space."""

ASSIGN: Final = tuple(tuple(f"assign:{token}:{area}" for area in AREA_WORDS) for token in TOKEN_WORDS)

ASSIGNED: Final = {option: (token, area) for token, options in enumerate(ASSIGN) for area, option in enumerate(options)}
"""The token and the area of each of these options."""

ADVANCE: Final = tuple(f"advance:{area}" for area in AREA_WORDS)
ADD: Final = tuple(f"add:{token}" for token in TOKEN_WORDS)
RETIRE: Final = tuple(tuple(f"retire:{where}:{token}" for token in TOKEN_WORDS) for where in ("bag", "rest"))
LEAVE: Final = "leave"
DONE: Final = "done"


@cache
def prefixed(verb: str, name: str) -> str:
    """``verb:name``, formatted once."""
    return f"{verb}:{name}"


def goods_word(goods: tuple[int, ...]) -> str:
    """Amounts by Item as words: ``food2:ammo1``; empty if there are none."""
    return ":".join(f"{ITEM_WORDS[item]}{amount}" for item, amount in enumerate(goods) if amount)


@cache
def parse_placement(option: str) -> tuple[int, int, str, tuple[str, ...]]:
    """Token, area it is taken from, space and cards of an option such as ``place:hero:metro:rest``."""
    _, token, area, space, *cards = option.split(":")
    return TOKEN_WORDS.index(token), AREA_WORDS.index(area), space, tuple(cards)


@cache
def parse_goods(option: str) -> tuple[tuple[int, ...], tuple[str, ...]]:
    """Amounts by Item and the cards named in an option such as ``pay:food2:ammo1:survivor_electrician``."""
    goods, cards = [0, 0, 0, 0, 0], []
    for word in option.split(":")[1:]:
        name = word.rstrip("0123456789")
        if name in ITEM_WORDS:
            goods[ITEM_WORDS.index(name)] += int(word[len(name) :] or 1)
        elif word != "nothing":
            cards.append(word)
    return tuple(goods), tuple(cards)
