"""Options that are numbers: what is sold, bought, given, wanted, and Tech for a conflict; asked by tens where there are
many."""

from __future__ import annotations

from resurgence_tui.games.residuum.rules.counting import UNSAID
from resurgence_tui.games.residuum.rules.prices import cost, sale
from resurgence_tui.games.residuum.vocab import RESOURCE_OF
from resurgence_tui.i18n.sentences import OptionText

from .names import name
from .option_lines import Asked, verb

SOME = {
    "RSD-ASK-31": ("answer_sell", "answer_sell_none"),
    "RSD-ASK-32": ("answer_buy", "answer_buy_none"),
    "RSD-ASK-38": ("answer_give", "answer_give_none"),
    "RSD-ASK-39": ("answer_want", "answer_want_none"),
}
"""What a number is asked for -> the line of so many, and of none."""


def _number(asked: Asked, resource: str, count: int) -> OptionText:
    """So many of a type."""
    rule = asked.decision.rule
    if rule == "RSD-ASK-47":
        if not count:
            return OptionText(asked.label("answer_boost_nothing"), nothing=True)
        return OptionText(asked.label("answer_plus", goods=asked.amount(resource, count), count=count))
    some, none = SOME[rule]
    if not count:
        return OptionText(asked.label(none, resource=name(asked.words, resource)), nothing=True)
    label, kind = asked.label(some, goods=asked.amount(resource, count)), RESOURCE_OF[resource]
    if rule == "RSD-ASK-31":
        return OptionText(label, gain=asked.label("answer_credit", count=count * sale(asked.view, kind)))
    if rule == "RSD-ASK-32":
        return OptionText(label, asked.label("answer_credit", count=count * cost(asked.view, asked.seat, kind)))
    return OptionText(label)


@verb("sell", "buy", "give", "want")
def _some(asked: Asked, resource: str, number: str) -> OptionText:
    return _number(asked, resource, int(number))


@verb("tech")
def _tech(asked: Asked, number: str) -> OptionText:
    return _number(asked, "tech", int(number))


@verb("tens")
def _tens(asked: Asked, number: str) -> OptionText:
    """Ten numbers at once."""
    first = 10 * int(number)
    return OptionText(asked.label("answer_tens", first=first, last=first + 9))


@verb("ones")
def _ones(asked: Asked, number: str) -> OptionText:
    """The number, of which the tens were said before."""
    *resource, tens = asked.decision.context
    assert tens != UNSAID
    return _number(asked, str(resource[0]) if resource else "tech", 10 * int(tens) + int(number))
