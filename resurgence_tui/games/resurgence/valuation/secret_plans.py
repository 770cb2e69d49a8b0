"""What others are likely to have assigned behind their screens, for tables that a bot imagines."""

from __future__ import annotations

from resurgence_tui.engine.chance import Draws
from resurgence_tui.engine.machine import choose
from resurgence_tui.engine.types import Decision, Seat

from ..rulebook import book
from ..rules.tokens import assign
from ..state import State
from .assigning import Plan, plans

NOISE = 2.0
"""Points by which others may misjudge a plan, to either side: nobody can tell which one they choose."""
STEPS = 1 << 16


def suppose(state: State, seat: Seat, chance: Draws) -> None:
    """Let the others assign the tokens that they hold on an imagined table by a plan that promises much, near enough.

    Those that they have assigned already an imagined table has spread anyhow; they are assigned by the plan as well.
    """
    for other, me in enumerate(state.seats):
        asked, assigned = state.decision_of(other), sum(me.areas)
        if other == seat or not state.veiled or (asked.rule != "ASG-01" if asked is not None else not assigned):
            continue
        me.drawn = [me.drawn[token] + sum(me.areas[token::5]) for token in range(5)]
        me.areas = [0] * len(me.areas)
        plan = likely_plan(state, other, chance)
        for option in plan[:assigned]:
            assign(state, other, option)
        for option in plan[assigned:]:
            choose(state, other, option, book)


def likely_plan(state: State, seat: Seat, chance: Draws) -> Plan:
    """A plan that a seat might choose: the best, each misjudged a little."""
    found = plans(state, Decision("ASG-01", seat, ()))
    return max(found, key=lambda entry: entry[0] + NOISE * (2 * chance.below(STEPS) / STEPS - 1))[1]
