"""What is asked: a short line for each question, and a sentence or two on what it leads to."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from resurgence_tui.engine.types import Decision
from resurgence_tui.games.residuum.view import View
from resurgence_tui.games.residuum.vocab import CLASSES, RESOURCES
from resurgence_tui.i18n.text import Value, Words

from .phrases import Reader, paid_for

Params = dict[str, Value]


Finder = Callable[[Reader, Decision], Params]
"""Finds the values of a prompt."""


class Question(NamedTuple):
    """ask, why: the keys of prompt and explanation. params: finds the values of the prompt."""

    ask: str
    why: str
    params: Finder = lambda read, decision: {}


def _told(param: str, place: int, form: Callable[[Reader, str], str] = Reader.named) -> Finder:
    """Finds a value of a prompt in the context of the question. place: where; form: how it is put into words."""
    return lambda read, decision: {param: form(read, str(decision.context[place]))}


def _convoy(read: Reader, decision: Decision) -> Params:
    """Who moves, from where, and with what."""
    _, origin, *numbers = decision.context
    counts = [int(number) for number in numbers]
    outriders, (outposts, barricades, basecamp) = sum(counts[: len(CLASSES)]), counts[len(CLASSES) :]
    load = read.many([("basecamp", basecamp), ("outpost", outposts), ("barricade", barricades)])
    told: Params = {"outriders": read.many([("outrider", outriders)]), "hex": read.hex(str(origin))}
    return told | ({"load": load} if load else {})


def _due(read: Reader, decision: Decision) -> Params:
    """What is paid for, and how many points are still due."""
    return {"what": paid_for(read.words, str(decision.context[0])), "count": int(decision.context[2])}


def _due_from_purse(read: Reader, decision: Decision) -> Params:
    return _due(read, decision) | {"resource": read.named(RESOURCES[int(decision.context[5])])}


def _due_of_type(read: Reader, decision: Decision) -> Params:
    return _due(read, decision) | {"resource": read.named(decision.options[0].split(":")[1])}


QUESTIONS = {
    "RSD-ASK-01": Question("ask_tile", "why_tile"),
    "RSD-ASK-02": Question("ask_cell", "why_cell", _told("terrain", 0)),
    "RSD-ASK-03": Question("ask_base", "why_base"),
    "RSD-ASK-04": Question("ask_draft_keep", "why_draft_keep"),
    "RSD-ASK-05": Question("ask_draft_bury", "why_draft_bury"),
    "RSD-ASK-06": Question("ask_swap", "why_swap"),
    "RSD-ASK-07": Question("ask_rally", "why_rally"),
    "RSD-ASK-08": Question("ask_yield_basecamp", "why_yield"),
    "RSD-ASK-09": Question("ask_yield_outpost", "why_yield", _told("hex", 0, Reader.hex)),
    "RSD-ASK-10": Question("ask_yield_outriders", "why_yield", _told("hex", 0, Reader.hex)),
    "RSD-ASK-11": Question("ask_turn", "why_turn"),
    "RSD-ASK-13": Question("ask_convoy", "why_convoy", _told("hex", 1, Reader.hex)),
    "RSD-ASK-14": Question("ask_load", "why_load", _told("hex", 1, Reader.hex)),
    "RSD-ASK-16": Question("ask_purse", "why_purse", _due_from_purse),
    "RSD-ASK-17": Question("ask_count", "why_pay", _due_of_type),
    "RSD-ASK-18": Question("ask_pay", "why_pay", _due),
    "RSD-ASK-20": Question("ask_take_over", "why_take_over"),
    "RSD-ASK-22": Question("ask_into", "why_into"),
    "RSD-ASK-24": Question("ask_cost", "why_cost", _told("what", 0, lambda read, what: paid_for(read.words, what))),
    "RSD-ASK-26": Question("ask_keep", "why_keep"),
    "RSD-ASK-27": Question("ask_discard", "why_discard"),
    "RSD-ASK-28": Question("ask_complete", "why_complete"),
    "RSD-ASK-30": Question("ask_choose", "why_choose", _told("card", 0)),
    "RSD-ASK-31": Question("ask_sell", "why_sell", _told("resource", 0)),
    "RSD-ASK-32": Question("ask_buy", "why_buy", _told("resource", 0)),
    "RSD-ASK-33": Question("ask_leave_town", "why_leave_town"),
    "RSD-ASK-34": Question("ask_meet", "why_meet"),
    "RSD-ASK-35": Question("ask_word", "why_word"),
    "RSD-ASK-36": Question("ask_welcome", "why_welcome"),
    "RSD-ASK-37": Question("ask_intent", "why_intent"),
    "RSD-ASK-38": Question("ask_give", "why_give", _told("resource", 0)),
    "RSD-ASK-39": Question("ask_want", "why_give", _told("resource", 0)),
    "RSD-ASK-40": Question("ask_answer", "why_answer"),
    "RSD-ASK-41": Question("ask_step_away", "why_step_away"),
    "RSD-ASK-42": Question("ask_lay_card", "why_lay_card"),
    "RSD-ASK-43": Question("ask_boost", "why_boost"),
    "RSD-ASK-44": Question("ask_chem", "why_chem"),
    "RSD-ASK-45": Question("ask_lay_another", "why_lay_another"),
    "RSD-ASK-46": Question("ask_nuclear", "why_nuclear"),
    "RSD-ASK-47": Question("ask_tech", "why_tech"),
    "RSD-ASK-48": Question("ask_plunder", "why_plunder"),
    "RSD-ASK-49": Question(
        "ask_take", "why_take",
        lambda read, asked: {"name": read.player(int(asked.context[0])), "count": int(asked.context[1])},
    ),
    "RSD-ASK-50": Question("ask_drag", "why_drag"),
    "RSD-ASK-51": Question("ask_withdraw", "why_withdraw"),
    "RSD-ASK-52": Question("ask_upkeep", "why_upkeep", _told("hex", 0, Reader.hex)),
    "RSD-ASK-53": Question("ask_feed", "why_feed", _told("hex", 0, Reader.hex)),
}
"""Rule that asks -> its question, where it is always the same one."""

VARIANTS = {
    ("RSD-ASK-12", "move"): Question("ask_move_from", "why_move"),
    ("RSD-ASK-12", "network"): Question("ask_network_from", "why_network"),
    ("RSD-ASK-19", "recruit"): Question("ask_at_recruit", "why_at"),
    ("RSD-ASK-19", "rouse"): Question("ask_at_rouse", "why_at"),
    ("RSD-ASK-19", "activate_outpost"): Question("ask_at_activate_outpost", "why_at"),
    ("RSD-ASK-19", "tear_down_outpost"): Question("ask_at_tear_down_outpost", "why_at"),
    ("RSD-ASK-19", "construct_barricade"): Question("ask_at_construct_barricade", "why_at"),
    ("RSD-ASK-19", "activate_barricade"): Question("ask_at_activate_barricade", "why_at_barricade"),
    ("RSD-ASK-19", "upgrade"): Question("ask_at_upgrade", "why_at"),
    ("RSD-ASK-19", "recover"): Question("ask_at_recover", "why_at"),
    ("RSD-ASK-19", "terrain"): Question("ask_at_terrain", "why_terrain", _told("terrain", 2)),
    ("RSD-ASK-21", "activate_barricade"): Question("ask_edge_activate", "why_edge", _told("hex", 1, Reader.hex)),
    ("RSD-ASK-21", "tear_down_barricade"): Question("ask_edge_tear_down", "why_edge_tear_down"),
    ("RSD-ASK-21", "destroy_barricade"): Question("ask_edge_destroy", "why_edge_destroy"),
    ("RSD-ASK-23", "contaminate"): Question("ask_target_contaminate", "why_target"),
    ("RSD-ASK-23", "irradiate"): Question("ask_target_irradiate", "why_target"),
    ("RSD-ASK-25", "arm"): Question("ask_who_arm", "why_who_arm"),
    ("RSD-ASK-25", "contaminate"): Question("ask_who_lost", "why_who_lost"),
    ("RSD-ASK-25", "irradiate"): Question("ask_who_lost", "why_who_lost"),
    ("RSD-ASK-29", "use"): Question("ask_use", "why_use"),
    ("RSD-ASK-29", "favour"): Question("ask_favour", "why_favour"),
}
"""Rule that asks, and the first word of its context -> its question."""

ROW = Question("ask_row", "why_cell", _told("terrain", 0))
GO = Question("ask_move_to", "why_to", _convoy)
GO_LADEN = Question("ask_move_load_to", "why_to", _convoy)
LAST_ANSWER = Question("ask_answer_last", "why_answer")


def question(decision: Decision) -> Question:
    """What is asked by a decision that is not hidden."""
    rule, context = decision.rule, decision.context
    if rule == "RSD-ASK-02" and decision.options[0].startswith("row:"):
        return ROW
    if rule == "RSD-ASK-15":
        return GO_LADEN if any(map(int, context[2 + len(CLASSES) :])) else GO
    if rule == "RSD-ASK-40" and "counter" not in decision.options:
        return LAST_ANSWER
    return QUESTIONS[rule] if rule in QUESTIONS else VARIANTS[rule, str(context[0])]


def prompt_text(words: Words, decision: Decision, names: Sequence[str], view: View | None = None) -> str:
    """What is asked, as a short line. Whoever may not see the decision learns who is asked.

    names: of the seats. view: for the labels of the map.
    """
    read = Reader(words, names, view)
    if not decision.options:
        return read.text("ask_hidden", name=read.player(decision.seat))
    asked = question(decision)
    return read.text(asked.ask, **asked.params(read, decision))
