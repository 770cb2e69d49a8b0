"""The menu of a turn, and options that pay for what was chosen there."""

from __future__ import annotations

from collections.abc import Iterator

from resurgence_tui.games.residuum.board import bonus, is_hazard, is_proof, outriders_at
from resurgence_tui.games.residuum.hexes import TOWN
from resurgence_tui.games.residuum.payments import left_over
from resurgence_tui.games.residuum.rules.casualties import active_outriders
from resurgence_tui.games.residuum.rules.legal_moves import move_cost, move_is_barred
from resurgence_tui.games.residuum.rules.moving import latest_convoy
from resurgence_tui.games.residuum.rules.paying import chosen_amounts, points_of
from resurgence_tui.games.residuum.rules.production import makes
from resurgence_tui.games.residuum.vocab import RESOURCE_OF, RESOURCES
from resurgence_tui.i18n.lists import listed
from resurgence_tui.i18n.sentences import OptionText

from .card_options import lost_now
from .map_options import way_notes
from .names import goods, name
from .option_lines import Asked, verb
from .phrases import direction_text
from .printed_words import effects_text, ways_text

ACTS = {
    "move": "answer_act_move",
    "network": "answer_act_network",
    "recruit": "answer_act_recruit",
    "rouse": "answer_act_rouse",
    "construct_outpost": "answer_act_construct_outpost",
    "activate_outpost": "answer_act_activate_outpost",
    "tear_down_outpost": "answer_act_tear_down_outpost",
    "take_over": "answer_act_take_over",
    "construct_barricade": "answer_act_construct_barricade",
    "activate_barricade": "answer_act_activate_barricade",
    "tear_down_barricade": "answer_act_tear_down_barricade",
    "destroy_barricade": "answer_act_destroy_barricade",
    "tear_down_basecamp": "answer_act_tear_down_basecamp",
    "activate_basecamp": "answer_act_activate_basecamp",
    "discover": "answer_act_discover",
    "complete": "answer_act_complete",
    "use": "answer_act_use",
    "contaminate": "answer_act_contaminate",
    "irradiate": "answer_act_irradiate",
    "arm": "answer_act_arm",
    "upgrade": "answer_act_upgrade",
    "recover": "answer_act_recover",
    "power": "answer_act_power",
    "favour": "answer_act_favour",
    "end": "answer_act_end",
}
"""What is done in a turn -> its line, with ``.long``."""

AT_LEAST = frozenset(("move", "network", "take_over"))
"""Actions that cost more with more pieces."""


@verb("onward")
def _onward(asked: Asked, hex: str) -> OptionText:
    """The convoy of the latest move goes on."""
    latest = latest_convoy(asked.view, asked.seat)
    assert latest is not None
    origin, classes, load = latest
    cost = asked.amount("points", move_cost(asked.view, asked.seat, origin, hex, classes, load))
    barred = move_is_barred(asked.view, asked.seat, origin, hex)
    if hex == TOWN:
        return OptionText(asked.label("answer_onward_town"), cost)
    label = asked.label(
        "answer_onward", way=direction_text(asked.words, origin, hex), hex=asked.read.hex(hex),
        terrain=asked.read.named(asked.view.terrain[hex]),
    )  # fmt: skip
    return OptionText(label, cost, note=asked.notes(*way_notes(asked, origin, hex, barred)))


@verb("act")
def _act(asked: Asked, kind: str) -> OptionText:
    """An action, with its price."""
    card = asked.read.named(asked.me.character)
    label, long = asked.label(ACTS[kind], card=card), asked.words.attribute(ACTS[kind], "long", card=card) or ""
    if kind == "power":
        gain = effects_text(asked.words, asked.view.content, asked.me.character)
        return OptionText(label, gain=gain, note=lost_now(asked, asked.me.character), long=long)
    if kind == "end":
        return OptionText(label, note=asked.notes(*_lost_at_the_end(asked)), long=long)
    return OptionText(label, _price(asked, kind), long=long)


def _price(asked: Asked, kind: str) -> str:
    """What an action costs, in points or in named cubes; "" for nothing, or if a card says it."""
    content = asked.view.content
    if kind in content.actions:
        points = points_of(asked.view, asked.seat, kind)
        if kind in AT_LEAST:
            return asked.label("answer_from_points", count=points)
        return asked.amount("points", points)
    return ways_text(asked.words, content.costs[kind]) if kind in content.costs else ""


def _lost_at_the_end(asked: Asked) -> Iterator[str]:
    """What goes with the end of the turn: points of the purse, Outriders on hazards."""
    for kind, points in enumerate(asked.me.purse):
        if points:
            yield asked.label("answer_purse_lost", points=_points(asked, RESOURCES[kind], points))
    if not is_proof(asked.view, asked.seat, "hazard_end"):
        hexes = [asked.me.outriders[one] for one in active_outriders(asked.view, asked.seat)]
        if lost := sum(is_hazard(asked.view, hex) for hex in hexes):
            yield asked.label("answer_hazard_lost", outriders=asked.amount("outrider", lost))


# Payments


def _points(asked: Asked, resource: str, count: int) -> str:
    return asked.label("answer_points_of", count=count, resource=name(asked.words, resource))


@verb("purse")
def _purse(asked: Asked, what: str, resource: str) -> OptionText:
    """Points of the purse: as many as there are, or as are due."""
    if what == "keep":
        return OptionText(asked.label("answer_purse_keep"))
    used = min(asked.me.purse[RESOURCE_OF[resource]], int(asked.decision.context[2]))
    return OptionText(asked.label("answer_purse_use", points=_points(asked, resource, used)))


@verb("pay")
def _pay(asked: Asked, *parts: str) -> OptionText:
    """A payment, and what is left of it in the purse."""
    chosen = chosen_amounts(":".join(("pay", *parts)))
    kind, points = left_over(chosen, asked.view.content.worth, int(asked.decision.context[2]))
    left = _points(asked, RESOURCES[kind], points) if points else ""
    note = asked.label("answer_leaves", points=left) if left else ""
    return OptionText(asked.label("answer_pay", goods=goods(asked.words, chosen)), note=note)


@verb("count")
def _count(asked: Asked, resource: str, number: str) -> OptionText:
    """How many cubes of one type are in a payment."""
    if not int(number):
        return OptionText(asked.label("answer_count_none", resource=name(asked.words, resource)))
    return OptionText(asked.label("answer_count", goods=asked.amount(resource, int(number))))


@verb("cost")
def _cost(asked: Asked, *parts: str) -> OptionText:
    """One of the named costs."""
    chosen = chosen_amounts(":".join(("cost", *parts)))
    return OptionText(asked.label("answer_cost", goods=goods(asked.words, chosen)))


# Production


@verb("yield")
def _yield(asked: Asked, resource: str, number: str = "") -> OptionText:
    """What a piece makes, or the Outriders of a hex together."""
    rule, kind = asked.decision.rule, RESOURCE_OF[resource]
    if rule == "RSD-ASK-08":
        made = asked.amount(resource, makes(asked.view, asked.seat, "basecamp", asked.me.basecamp)[kind])
        more = bonus(asked.view, asked.seat)
        if not more:
            return OptionText(made)
        return OptionText(asked.label("answer_yield_bonus", goods=made, more=asked.amount("provisions", more)))
    hex = asked.context(0)
    if rule == "RSD-ASK-09":
        return OptionText(asked.amount(resource, makes(asked.view, asked.seat, "outpost", hex)[kind]))
    count, everybody = int(number), len(outriders_at(asked.view, asked.seat, hex))
    made_there = makes(asked.view, asked.seat, "outrider", hex)
    rest = (everybody - count) * made_there.get(0, 0)
    parts = [asked.amount(resource, count * made_there[kind])] if count else []
    parts += [asked.amount("provisions", rest)] if rest else []
    note = asked.label("answer_yield_of", count=count, all=everybody, resource=name(asked.words, resource))
    return OptionText(listed(asked.words, parts), note=note if everybody > 1 else "")
