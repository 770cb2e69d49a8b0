"""What is asked: a short line for each decision, one sentence that explains it, and the headings of a round."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from resurgence_tui.engine.types import Decision
from resurgence_tui.i18n.text import Value, Words

from .names import ITEMS, Content, View, a_token, brief, name
from .printed_words import bundle_text, cost_text, effect_text, goods_phrase, level_gain_text

Params = dict[str, Value]


def prompt_text(words: Words, decision: Decision, names: Sequence[str]) -> str:
    """What is asked, as a short line: ``Pay the penalty of Arbat, upper (2)``.

    Whoever may not see the decision learns who is asked. names: of the seats.
    """
    if not decision.options:
        return words.text("ask_hidden", name=names[decision.seat])
    make = PARAMS.get(decision.rule, _source)
    return words.text(f"ask_{_variant(decision)}", **make(words, decision))


def _variant(decision: Decision) -> str:
    """The key of a decision: its rule, and for SET-19 what is taken."""
    return f"{decision.rule}_{decision.context[0]}" if decision.rule == "SET-19" else decision.rule


def _source(words: Words, decision: Decision) -> Params:
    """Most questions name what brought them about."""
    context = decision.context
    return {"source": name(words, context[0])} if context and isinstance(context[0], str) else {}


def _number(words: Words, decision: Decision) -> Params:
    return {"count": int(decision.context[0])}


def _none(words: Words, decision: Decision) -> Params:
    return {}


def _assigned(words: Words, decision: Decision) -> Params:
    """The token that is assigned, and how many there are left."""
    token = decision.options[0].split(":")[1]
    left = {"count": int(decision.context[0])} if decision.rule == "ASG-01" else {}
    return {"token": a_token(words, token), **left}


def _due(words: Words, decision: Decision) -> Params:
    """The place or column, and how many goods are paid or chosen: each way has as many."""
    return {**_source(words, decision), "count": amount_in(decision.options[0])}


def amount_in(option: str) -> int:
    """How many goods an option such as ``pay:food2:ammo1`` names."""
    count = 0
    for word in option.split(":")[1:]:
        item = word.rstrip("0123456789")
        if item in ITEMS:
            count += int(word[len(item) :] or 1)
    return count


def _column(words: Words, decision: Decision) -> Params:
    return {"column": brief(words, str(decision.context[0])), "count": amount_in(decision.options[0])}


PARAMS: dict[str, Callable[[Words, Decision], Params]] = {
    "SET-19": _none,
    "ASG-01": _assigned,
    "AMB-135": _assigned,
    "PLACE-06": _due,
    "GEN-03": _due,
    "UPK-B": _column,
    "UPK-C": _number,
    "AMB-144": _number,
}
"""How the values of a prompt are found, where it does not simply name its source."""


def why_text(words: Words, decision: Decision, view: View = None, content: Content = None) -> str:
    """One sentence on what a decision means, with cost and gain where it is about those; empty if it is hidden.

    content: that of the view if left out; without either the sentence speaks of no values.
    """
    if not decision.options:
        return ""
    printed = content if content is not None or view is None else view.content
    told = WHY[decision.rule](words, decision, printed) if printed is not None and decision.rule in WHY else None
    return told or words.text(f"why_{_variant(decision)}")


def _why_pay(words: Words, decision: Decision, content: Content) -> str | None:
    """What a payment buys."""
    source = str(decision.context[0])
    if source in content.missions:
        return words.text("why_gain", gain=bundle_text(words, content.missions[source].reward))
    if source.startswith("level_"):
        return words.text("why_gain", gain=level_gain_text(words, content.levels[int(source[6:])]))
    effect = content.effects.get(source)
    if effect is None or len(effect.gains) > 1:
        return None
    return words.text("why_gain", gain=bundle_text(words, effect.gains[0]))


def _why_level(words: Words, decision: Decision, content: Content) -> str:
    """What the next level needs, costs and brings."""
    level = content.levels[int(decision.context[0])]
    hold = goods_phrase(words, (0, 0, 0, level.ammo, level.meds))
    cost = cost_text(words, level.cost)
    return words.text("why_level", hold=hold, cost=cost, gain=level_gain_text(words, level))


def _why_event(words: Words, decision: Decision, content: Content) -> str | None:
    """What an Event that may be left offers."""
    effect = content.events[str(decision.context[0])].effect
    return words.text("why_event", text=effect_text(words, effect)) if effect is not None else None


WHY: dict[str, Callable[[Words, Decision, Content], str | None]] = {
    "GEN-04": _why_pay,
    "MIS-13": _why_pay,
    "UPK-C": _why_level,
    "EVT-05": _why_event,
    "UPK-B1": _why_event,
}
"""Explanations that speak of printed values."""


def round_text(words: Words, number: int, rounds: int) -> str:
    """``Round 3 of 6``; setup before the first."""
    return words.text("round_of", round=number, rounds=rounds) if number else words.text("step_0")


def step_text(words: Words, step: int) -> str:
    """The name of a step of the round, 0 for setup, 5 for the final scoring."""
    return words.text(f"step_{step}")
