"""Options that are goods: ways to pay, gains to pick from, exchanges, and what a compulsory Event takes."""

from __future__ import annotations

from typing import NamedTuple

from resurgence_tui.i18n.lists import listed, row
from resurgence_tui.i18n.sentences import OptionText

from .names import ITEMS
from .option_lines import Asked, verb
from .printed_keys import PARTS
from .printed_words import amount, bundle_text, goods_text

CHOSEN = ("vp", "res", "sup")


NEXT = {
    "res": "answer_next_res",
    "sup": "answer_next_sup",
    "retire": "answer_next_retire",
    "plan": "answer_next_plan",
    "draw": "answer_next_draw",
    "spec_builder": "answer_next_spec_builder",
    "spec_scholar": "answer_next_spec_scholar",
    "spec_ranger": "answer_next_spec_ranger",
    "spec_any": "answer_next_spec_any",
    "lead_metro": "answer_next_lead_metro",
    "lead_harbor": "answer_next_lead_harbor",
    "lead_compound": "answer_next_lead_compound",
    "lead_any": "answer_next_lead_any",
    "rescue": "answer_next_rescue",
    "build": "answer_next_build",
    "complete": "answer_next_complete",
}
"""Reward item -> what taking it next is called."""


class Amounts(NamedTuple):
    """What an option names, in the shape of a bundle. others: the cards used for a payment."""

    goods: tuple[int, ...]
    vp: int
    res: int
    sup: int
    asks: tuple[str, ...]
    ends: tuple[str, ...]
    others: tuple[str, ...]


def amounts(names: tuple[str, ...]) -> Amounts:
    """Take apart the words of an option such as ``food2:ammo1:survivor_electrician`` or ``vp2:plan``."""
    goods, more, others = [0, 0, 0, 0, 0], dict.fromkeys(CHOSEN, 0), []
    for word in names:
        kind = word.rstrip("0123456789")
        count = int(word[len(kind) :] or 1)
        if kind in ITEMS:
            goods[ITEMS.index(kind)] += count
        elif kind in more:
            more[kind] += count
        elif word != "nothing":
            others.append(word)
    cards = tuple(word for word in others if word.startswith(("survivor_", "hero_")))
    asks = tuple(word for word in others if word not in cards)
    return Amounts(tuple(goods), more["vp"], more["res"], more["sup"], asks, (), cards)


@verb("pay", lambda view, content, decision, *names: tuple(view.seats[decision.seat].items))
def _pay(asked: Asked, *names: str) -> OptionText:
    """A way to pay, with what it leaves of each kind paid."""
    words, paid = asked.words, amounts(names)
    leaves = ""
    if asked.seen and any(paid.goods):
        rest = [(item, have - due) for item, have, due in zip(ITEMS, asked.seen, paid.goods, strict=True) if due]
        goods = row(words, [amount(words, item, left, short=True) for item, left in rest], "list_short")
        whole = listed(words, [amount(words, item, left, short=False) for item, left in rest])
        leaves = words.text("answer_note_leaves", goods=goods, whole=whole)
    label = asked.label("answer_pay", goods=goods_text(words, paid.goods, asked.short))
    return OptionText(label, note=asked.notes(asked.using(paid.others), leaves))


@verb("gain")
def _gain(asked: Asked, *names: str) -> OptionText:
    """Goods of choice, or one of several gains."""
    gained = amounts(names)
    if gained.asks and not any((*gained.goods, gained.vp, gained.res, gained.sup)):
        return OptionText(row(asked.words, [asked.words.text(NEXT[kind], count=1) for kind in gained.asks]))
    return OptionText(asked.label("answer_gain", goods=bundle_text(asked.words, gained, asked.short)))


@verb("next")
def _next(asked: Asked, kind: str, count: str = "1") -> OptionText:
    """Which of several rewards comes next."""
    return OptionText(asked.words.text(NEXT[kind], count=int(count)))


@verb("trade")
def _trade(asked: Asked, give: str, take: str) -> OptionText:
    one, two = (asked.words.text(PARTS[item], count=1) for item in (give, take))
    return OptionText(asked.label("answer_trade", give=one, take=two))


@verb("lose")
def _lose(asked: Asked, amount: str) -> OptionText:
    return OptionText(asked.label("answer_lose", goods=bundle_text(asked.words, amounts((amount,)))))


@verb("fewer")
def _fewer(asked: Asked, count: str) -> OptionText:
    return OptionText(asked.label("answer_fewer", count=int(count)))
