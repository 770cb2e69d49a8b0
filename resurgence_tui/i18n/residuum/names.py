"""Names of things, and so many of them.

Resources, terrains, seasons and cards are named by their ids, which are their keys.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from resurgence_tui.i18n.lists import listed, row
from resurgence_tui.i18n.text import Words

Content = Any
"""The catalogue of the game's content."""

AMOUNTS = {
    "provisions": "amount_provisions",
    "tech": "amount_tech",
    "food": "amount_food",
    "water": "amount_water",
    "wood": "amount_wood",
    "chem": "amount_chem",
    "oil": "amount_oil",
    "gold": "amount_gold",
    "nuclear": "amount_nuclear",
    "basecamp": "amount_basecamp",
    "outpost": "amount_outpost",
    "outrider": "amount_outrider",
    "barricade": "amount_barricade",
    "nuke": "amount_nuke",
    "points": "amount_points",
    "vp": "amount_vp",
}
"""A resource, a piece or points -> so many of them."""

RESOURCES = tuple(AMOUNTS)[:9]
"""The resources in their fixed order."""

SEASONS = ("spring", "summer", "autumn", "winter")


def name(words: Words, source: str) -> str:
    """The name of a card, a character, a resource, a terrain, a piece or a season."""
    return words.text(source)


def brief(words: Words, source: str) -> str:
    """The short name of such a thing, its name where it has none."""
    return words.attribute(source, "short") or words.text(source)


def amount(words: Words, what: str, count: int, short: bool = False) -> str:
    """``2 Food``, ``1 Outrider``, ``4 points``; short ``2Fo``."""
    key = AMOUNTS[what]
    return (short and words.attribute(key, "short", count=count)) or words.text(key, count=count)


def amounts(words: Words, pairs: Iterable[tuple[str, int]], short: bool = False) -> str:
    """Several of them as a sentence lists them: ``2 Food, 1 Oil and 3 Provisions``; short ``2Fo 1Oi 3Pr``.

    Empty if there are none.
    """
    parts = [amount(words, what, count, short) for what, count in pairs if count]
    return row(words, parts, "list_short") if short else listed(words, parts)


def goods(words: Words, counts: Sequence[int], short: bool = False) -> str:
    """Numbers in the fixed order of the resources as such a list."""
    return amounts(words, zip(RESOURCES, counts, strict=False), short)
