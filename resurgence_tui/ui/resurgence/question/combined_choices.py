"""Two answers in one pick: an effect of which something is chosen is listed with its choices, each a row of its own.

A row's id is the answers joined by GLUE. They are given one after the other, each to its own question, and only as
long as the game asks what was foreseen.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from resurgence_tui.engine.types import Decision
from resurgence_tui.games.resurgence.lookahead import following
from resurgence_tui.games.resurgence.view import View
from resurgence_tui.i18n.resurgence.sentences import name, option_parts
from resurgence_tui.ui.resurgence.question.payment import FEW as FEW_WAYS
from resurgence_tui.ui.resurgence.question.payment import GLUE, ways
from resurgence_tui.ui.resurgence.question.question_text import (
    BOARD_OF,
    QuestionText,
    board_of,
    is_way_out,
    places_in,
    safest_first,
)
from resurgence_tui.ui.table.question import Question
from resurgence_tui.ui.widgets.decision_menu import LETTERED, NUMBERED
from resurgence_tui.ui.widgets.menu_rows import Row

REWARDS = "AMB-128"
"""The rule that asks which of several rewards comes next."""

TURN = "ACT-01"
"""The rule that asks what is done in a turn."""

FIRST = {TURN: ("effect", "event", "card"), REWARDS: ("next",)}
"""Rule that asks -> verbs after which something may have to be chosen."""

THEN = frozenset({"GEN-03", "AMB-56", "GEN-09", "LEAD-12", "DRAW-05", "RET-01"})
"""Questions that need no board: goods of choice, alternatives, a Specialist, a track, tokens."""

FEW = 4
"""Up to so many choices stand in the menu of the turn beside whatever else it allows."""

THEN_ALONE = THEN | {"GEN-04", "MIS-03", "BUILD-01", "SURV-20", "SURV-23", "ROOM-HEADQUARTERS"}
"""Questions whose choices stand in the menu of a turn that allows nothing else: there it shows their board."""


def chains(decision: Decision, view: View) -> dict[str, Decision]:
    """The options of a turn, or of several rewards, that lead to a small choice, with its question.

    Only while each row keeps a key; beside other options only a number.
    """
    if is_alone(decision):
        return _only_chain(decision, view)
    verbs = FIRST.get(decision.rule, ())
    found = {}
    room = len(NUMBERED) + 1 - len(decision.options)
    for option in decision.options:
        if option.split(":")[0] in verbs and not is_second_mission(option):
            then = following(view, decision.seat, option)
            choices = len(choices_of(decision, then, view)) if then is not None and then.rule in THEN else 0
            if then is not None and 1 < choices <= min(FEW, room + 1):
                found[option] = then
                room -= choices - 1
    return found


def is_alone(decision: Decision) -> bool:
    """Whether a turn allows one thing only, besides to end it."""
    return decision.rule == TURN and len(decision.options) == 2 and not is_second_mission(decision.options[0])


def _only_chain(decision: Decision, view: View) -> dict[str, Decision]:
    """The only thing that a turn allows, with the question it leads to; none where that is entered in the stepper."""
    option = decision.options[0]
    if option.split(":")[0] not in FIRST[TURN]:
        return {}
    then = following(view, decision.seat, option)
    if then is None or then.rule not in THEN_ALONE:
        return {}
    most = FEW_WAYS if ways(then.options) else len(NUMBERED + LETTERED)
    return {option: then} if len(then.options) <= most else {}


def is_second_mission(option: str) -> bool:
    """Whether a card completes a Mission, which is a choice of its own (HERO-COSMONAUT)."""
    return option.startswith("card:") and option.count(":") > 1


def choices_of(decision: Decision, then: Decision, view: View) -> list[str]:
    """What stands in the menu. Beside other options of a turn only what brings something: to leave an effect is to do
    without it.

    decision: the question that is asked first.
    """
    every = decision.rule == REWARDS or is_alone(decision)
    return [option for option in safest_first(then, view) if every or not is_way_out(option)]


def chained(
    question: Question, asked: Decision, asking: QuestionText, found: Mapping[str, Decision], view: View, short: bool
) -> Question:
    """A question with the choices in place of the options that lead to them; the search finds both."""
    if not found:
        return question
    rule = asked.rule
    rows: list[Row] = []
    spots, long = dict(question.spots), dict(question.long)
    acts: dict[str, tuple[str, ...]] = {}
    for row in question.rows:
        then = found.get(row.id)
        if then is None:
            rows.append(row)
            continue
        for option in choices_of(asked, then, view):
            text = option_parts(asking.words, then, option, view, short=short)
            source = name(asking.words, row.id.split(":")[1]) if rule != REWARDS else ""
            label = asking.words.text("table-chain", first=source, then=text.label) if source else text.label
            both = f"{row.id}{GLUE}{option}"
            note = ", ".join(one for one in (row.note, text.note) if one)
            cost = ", ".join(one for one in (row.cost, text.cost) if one)
            rows.append(row._replace(id=both, label=label, cost=cost, gain=text.gain, note=note))
            acts[both] = (row.id, option)
            spots[both] = (*places_in(option), *question.spots.get(row.id, ()))
            long[both] = text.long if is_alone(asked) else question.long[row.id]
        spots.pop(row.id, None)
    whole = replace(question, rows=tuple(rows), searched=question.searched, spots=spots, long=long, acts=acts)
    if not is_alone(asked):
        in_order = sorted(rows, key=lambda row: last_of_all(row.id)) if rule == REWARDS else rows
        return replace(whole, rows=tuple(in_order))
    then = found[asked.options[0]]
    return replace(whole, board=board_of(then) or whole.board, dims=then.rule in BOARD_OF)


def last_of_all(answers: str) -> int:
    """How late one of several rewards is listed: what brings something first, then to give a token away, which Enter
    alone does not pick, at the end to do without."""
    last = answers.split(GLUE)[-1]
    return 2 if is_way_out(last) else int(last.startswith("retire"))


PAID = frozenset({"paid", "penalty_paid"})
TOLD = PAID | {"rescued", "planned", "built", "advanced", "specialist_added", "retired", "drew_openly", "card_used"}
"""Facts that a player is told at once where there was nothing to choose; what is gained stands on the board."""
