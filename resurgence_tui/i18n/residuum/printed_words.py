"""What is printed in words: goods, costs, yields, effects and requirements of cards, prices of the town.

All texts follow the content as it is, so that a content pack needs no words for the values it changes. Effects and
requirements have a short form for boards and narrow menus (``short=True``). None depends on the table: those of whole
cards are remembered.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from resurgence_tui.i18n.lists import listed, row
from resurgence_tui.i18n.text import Words

from .names import RESOURCES, SEASONS, Content, amount, brief, goods
from .printed_keys import ACTIONS, EFFECTS, PROOFS, REQUIREMENTS, SIDES

Printed = Any
"""An entry of the content: a card, an effect, an action, a price."""

remembered = lru_cache(maxsize=1 << 12)


def printed(words: Words, key: str, short: bool, **values: Any) -> str:
    """A sentence or its short form."""
    return (short and words.attribute(key, "short", **values)) or words.text(key, **values)


def goods_text(words: Words, counts: Sequence[int], short: bool = False) -> str:
    """``2 Food and 1 Water`` or ``2Fo 1Wa``; ``nothing`` if there is nothing."""
    return goods(words, counts, short) or words.text("printed_none")


def either_text(words: Words, counts: Sequence[int], short: bool = False) -> str:
    """Goods of which one kind is chosen: ``3 Provisions or 2 Tech``; ``nothing`` if there is nothing."""
    parts = [amount(words, what, count, short) for what, count in zip(RESOURCES, counts, strict=True) if count]
    made = row(words, parts, "list_slash") if short else listed(words, parts, "list_or")
    return made or words.text("printed_none")


def ways_text(words: Words, ways: Sequence[Sequence[int]], short: bool = False) -> str:
    """Costs of which one is paid: ``8 Chem, 5 Oil or 1 Nuclear``."""
    parts = [goods_text(words, way, short) for way in ways]
    return row(words, parts, "list_slash") if short else listed(words, parts, "list_or")


@remembered
def effect_text(words: Words, effect: Printed, short: bool = False, meal: int = 1) -> str:
    """What an effect does: ``gain 2 Oil``, ``move: 1 less``.

    meal: Provisions for an Outrider at the end of a year where a card makes it easier.
    """
    kind, count = effect.kind, effect.number
    if kind == "boost":
        return printed(words, SIDES[effect.word], short, count=count)
    if kind == "proof":
        return printed(words, PROOFS[effect.word], short, count=meal)
    values: dict[str, Any] = {"count": count, "goods": goods_text(words, effect.goods, short)}
    if kind == "choose":
        values["goods"] = either_text(words, effect.goods, short)
    elif kind == "swap":
        key = EFFECTS[kind] if any(effect.goods) else "printed_pay"
        return printed(words, key, short, pays=goods_text(words, effect.pays, short), goods=values["goods"])
    elif kind == "points":
        values["type"] = brief(words, effect.word) if short else words.text(effect.word)
    elif kind == "terrain":
        values["terrain"] = words.text(effect.word)
    elif kind == "cheaper":
        values["action"] = printed(words, ACTIONS[effect.word], short)
    return printed(words, EFFECTS[kind], short, **values)


def effects_text(words: Words, content: Content, source: str, short: bool = False) -> str:
    """All that a card or a power does, in its order: ``recruit an Outrider, free; gain 1 Food``."""
    meal = content.numbers.year_end_proof
    parts = [effect_text(words, one, short, meal) for one in content.cards[source].effects]
    return row(words, parts, "list_semicolon")


def requirement_text(words: Words, content: Content, source: str, short: bool = False) -> str:
    """What must hold to complete a card: ``an active Outrider on: Tech Site``; empty if nothing must."""
    kind, word, count = content.cards[source].requirement
    if not kind:
        return ""
    terrain = words.text(word) if word else ""
    return printed(words, REQUIREMENTS[kind], short, count=count, terrain=terrain)


def cost_text(words: Words, content: Content, source: str, short: bool = False) -> str:
    """The cubes that complete a discovery card; empty for any other card."""
    return goods(words, content.cards[source].cost, short)


def card_text(words: Words, content: Content, source: str, short: bool = False) -> str:
    """A card in one line: what it costs and what it does, ``3 Tech and 3 Provisions: gain 2 Oil``."""
    cost, does = cost_text(words, content, source, short), effects_text(words, content, source, short)
    return words.text("printed_card", cost=cost, does=does) if cost else does


def points_text(words: Words, content: Content, action: str) -> str:
    """What an action costs in points, with what is added: ``2 points, 1 for each further Outrider, ...``."""
    one = content.actions[action]
    parts = [amount(words, "points", one.points)]
    extras = (
        ("printed_further", one.outrider),
        ("printed_with_basecamp", one.basecamp),
        ("printed_each_barricade", one.barricade),
        ("printed_flat", one.upgraded),
    )
    return row(words, [*parts, *(words.text(key, count=count) for key, count in extras if count)])


def pays_text(words: Words, content: Content, action: str) -> str:
    """What pays for an action in points: ``Provisions, Tech, Food, Water or Oil``."""
    types = sorted({0, *content.actions[action].pays})
    return listed(words, [words.text(RESOURCES[number]) for number in types], "list_or")


def dear_text(words: Words, usual: int, season: str, dear: int) -> str:
    """A price: ``2``, or with the season in which it is another ``2, in Winter 4``."""
    if dear == usual or season not in SEASONS:
        return str(usual)
    return words.text("printed_dear", usual=usual, season=words.text(season), dear=dear)
