"""What is asked: a short line for each decision, one sentence that explains it, and the headings of a round."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from resurgence_tui.engine.types import Decision
from resurgence_tui.i18n.lists import listed
from resurgence_tui.i18n.text import Value, Words

from .mutant_words import action_called, mutant_action_text
from .names import DISTRICTS, ITEMS, Content, View, a_token, brief, name, some_encounters
from .printed_words import amount, bundle_text, cost_text, effect_text, goods_phrase, level_gain_text
from .turn_options import dearer, look_at_zone

PROMPTS = {
    "SET-19_hero": ("ask_SET-19_hero", "why_SET-19_hero"),
    "SET-19_starter": ("ask_SET-19_starter", "why_SET-19_starter"),
    "SAL-02": ("ask_SAL-02", "why_SAL-02"),
    "SOLO-10": ("ask_SOLO-10", "why_SOLO-10"),
    "SAL-11": ("ask_SAL-11", "why_SAL-11"),
    "ASG-01": ("ask_ASG-01", "why_ASG-01"),
    "EVT-05": ("ask_EVT-05", "why_EVT-05"),
    "UPK-B1": ("ask_UPK-B1", "why_UPK-B1"),
    "AMB-143": ("ask_AMB-143", "why_AMB-143"),
    "AMB-144": ("ask_AMB-144", "why_AMB-144"),
    "mutant_action": ("ask_mutant_action", "why_mutant_action"),
    "ENC-04": ("ask_ENC-04", "why_ENC-04"),
    "ENC-10": ("ask_ENC-10", "why_ENC-10"),
    "LEAD-12": ("ask_LEAD-12", "why_LEAD-12"),
    "PLACE-01": ("ask_PLACE-01", "why_PLACE-01"),
    "PLACE-06": ("ask_PLACE-06", "why_PLACE-06"),
    "ACT-01": ("ask_ACT-01", "why_ACT-01"),
    "GEN-03": ("ask_GEN-03", "why_GEN-03"),
    "GEN-04": ("ask_GEN-04", "why_GEN-04"),
    "GEN-09": ("ask_GEN-09", "why_GEN-09"),
    "AMB-56": ("ask_AMB-56", "why_AMB-56"),
    "AMB-128": ("ask_AMB-128", "why_AMB-128"),
    "AMB-135": ("ask_AMB-135", "why_AMB-135"),
    "RET-01": ("ask_RET-01", "why_RET-01"),
    "DRAW-05": ("ask_DRAW-05", "why_DRAW-05"),
    "BUILD-01": ("ask_BUILD-01", "why_BUILD-01"),
    "SURV-20": ("ask_SURV-20", "why_SURV-20"),
    "SURV-23": ("ask_SURV-23", "why_SURV-23"),
    "MIS-03": ("ask_MIS-03", "why_MIS-03"),
    "MIS-13": ("ask_MIS-13", "why_MIS-13"),
    "MIS-16": ("ask_MIS-16", "why_MIS-16"),
    "MIS-18": ("ask_MIS-18", "why_MIS-18"),
    "ROOM-HEADQUARTERS": ("ask_ROOM-HEADQUARTERS", "why_ROOM-HEADQUARTERS"),
    "UPK-B": ("ask_UPK-B", "why_UPK-B"),
    "UPK-C": ("ask_UPK-C", "why_UPK-C"),
}
"""What is asked (``variant``) -> the prompt, and the sentence that explains it."""

STEPS = ("round_step_0", "round_step_1", "round_step_2", "round_step_3", "round_step_4", "round_step_5")
"""The steps of a round, after the setup."""

MUST = {
    "RET-01": "ask_RET-01_must",
    "GEN-09": "ask_GEN-09_must",
    "MIS-03": "ask_MIS-03_must",
    "LEAD-12": "ask_LEAD-12_must",
    "BUILD-01": "ask_BUILD-01_must",
    "SURV-23": "ask_SURV-23_must",
}
"""Rule that asks -> the prompt where nothing can be left, since it was picked or paid for (AMB-130)."""

Params = dict[str, Value]
Names = Sequence[str]


def prompt_text(words: Words, decision: Decision, names: Sequence[str], view: View = None) -> str:
    """What is asked, as a short line: ``Pay the penalty of Arbat, upper (2)``.

    Whoever may not see the decision learns who is asked. names: of the seats. view: not needed.
    """
    if not decision.options:
        return words.text("ask_hidden", name=names[decision.seat])
    make = PARAMS.get(decision.rule, _source)
    key = MUST.get(decision.rule, "") if "leave" not in decision.options else ""
    return words.text(key or PROMPTS[variant(decision)][0], **make(words, decision))


def variant(decision: Decision) -> str:
    """The key of a decision: its rule, for SET-19 with what is taken; the Mutant actions share one."""
    if decision.rule.startswith(("SOLO-A-", "SOLO-B-")):
        return "mutant_action"
    return f"{decision.rule}_{decision.context[0]}" if decision.rule == "SET-19" else decision.rule


def _source(words: Words, decision: Decision) -> Params:
    """Most questions name what brought them about."""
    context = decision.context
    return {"source": name(words, context[0])} if context and isinstance(context[0], str) else {}


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
    "SET-19": lambda words, decision: {},
    "ASG-01": _assigned,
    "AMB-135": _assigned,
    "PLACE-06": _due,
    "GEN-03": _due,
    "UPK-B": _column,
    "UPK-C": lambda words, decision: {"count": int(decision.context[0])},
    "AMB-144": lambda words, decision: {"count": int(decision.context[0])},
    "ENC-04": lambda words, decision: {"district": words.text(DISTRICTS[int(decision.context[0])])},
}
"""How the values of a prompt are found, where it does not simply name its source."""


def why_text(
    words: Words, decision: Decision, view: View = None, content: Content = None, names: Sequence[str] = ()
) -> str:
    """One sentence on what a decision means, with cost and gain where it is about those; empty if it is hidden.

    content: that of the view if left out; without either the sentence speaks of no values. names: of the seats, where
    it may tell of them.
    """
    if not decision.options:
        return ""
    printed = content if content is not None or view is None else view.content
    key = variant(decision)
    told = WHY[key](words, decision, printed) if printed is not None and key in WHY else None
    if told is None and view is not None and key in WHY_NOW:
        told = WHY_NOW[key](words, decision, view, names)
    return told or words.text(PROMPTS[key][1])


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


def _why_demand(words: Words, decision: Decision, content: Content) -> str:
    """What the Mutants demand in a District."""
    action = action_called(content, str(decision.context[0]))
    return words.text("why_demand", text=mutant_action_text(words, action))


WHY: dict[str, Callable[[Words, Decision, Content], str | None]] = {
    "GEN-04": _why_pay,
    "MIS-13": _why_pay,
    "UPK-C": _why_level,
    "EVT-05": _why_event,
    "UPK-B1": _why_event,
    "mutant_action": _why_demand,
}
"""Explanations that speak of printed values."""


def _why_placing(words: Words, decision: Decision, view: View, names: Names) -> str | None:
    """What a Zone costs in a game with Encounters, or while an Event makes it dearer."""
    more = dearer(view, view.content)
    if not more:
        return words.text("why_PLACE-01_encounters" if view.encounters else "why_PLACE-01")
    key = "why_PLACE-01_encounters_dearer" if view.encounters else "why_PLACE-01_dearer"
    return words.text(key, event=words.text(view.event), count=1 + more, more=more)


def _why_penalty(words: Words, decision: Decision, view: View, names: Names) -> str | None:
    """Whom the penalty of a Zone is paid for, and what it is."""
    for zone in view.content.zones:
        if zone.id == decision.context[0]:
            look = look_at_zone(view, view.content, zone.id)
            there = {"mutant": view.mutants[zone.index], "beast": look.beasts}
            whom = [some_encounters(words, kind, count) for kind, count in there.items() if count]
            if others := view.crowd(zone.index):
                whom.append(words.text("printed_others_there", count=others))
            if any(there.values()) and dearer(view, view.content):
                whom.append(words.text(view.event))
            due = {"sup": look.beasts, "any": look.due - look.beasts}
            goods = [amount(words, kind, count, False) for kind, count in due.items() if count]
            return words.text("why_penalty", there=listed(words, whom), goods=listed(words, goods)) if whom else None
    return None


def _why_turn(words: Words, decision: Decision, view: View, names: Names) -> str | None:
    """What a turn allows, with a Stalker around; alone there are no Events."""
    stalker = any(option.startswith("stalker:") for option in decision.options)
    if view.solo:
        return words.text("why_ACT-01_stalker_alone" if stalker else "why_ACT-01_alone")
    return words.text("why_ACT-01_stalker") if stalker else None


def _why_put(words: Words, decision: Decision, view: View, names: Names) -> str | None:
    """What Encounters mean alone against the Mutants."""
    return words.text("why_ENC-04_alone") if view.solo and "beast" in decision.options[0] else None


def _why_pick(words: Words, decision: Decision, view: View, names: Names) -> str | None:
    """In which order Heroes are picked: the first player takes one of what the others have left (SET-19)."""
    seats = len(view.seats)
    if seats == 1 or len(names) != seats:
        return None
    return words.text("why_SET-19_hero_order", last=names[(view.first - 1) % seats], first=names[view.first])


WHY_NOW: dict[str, Callable[[Words, Decision, View, Names], str | None]] = {
    "SET-19_hero": _why_pick,
    "PLACE-01": _why_placing,
    "PLACE-06": _why_penalty,
    "ACT-01": _why_turn,
    "ENC-04": _why_put,
}
"""Explanations that follow the table."""


def round_text(words: Words, number: int, rounds: int) -> str:
    """``Round 3 of 6``; setup before the first."""
    return words.text("round_of", round=number, rounds=rounds) if number else words.text("round_step_0")


def step_text(words: Words, step: int) -> str:
    """The name of a step of the round, 0 for setup, 5 for the final scoring."""
    return words.text(STEPS[step])
