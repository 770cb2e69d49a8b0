"""GEN-01, GEN-02: the game as lists of rule ids, read from top to bottom.

Importing this module hangs all rules into the rulebook.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from resurgence_tui.engine.types import NOBODY, Task

from ..rulebook import book
from ..state import State
from . import building_projects as building_projects
from . import final_scoring as final_scoring
from . import leadership_tracks as leadership_tracks
from . import mutants as mutants
from . import salvage_draft as salvage_draft
from . import setup as setup
from . import solo_mutant_actions as solo_mutant_actions
from . import solo_rules as solo_rules
from . import step1_draw_and_assign as step1_draw_and_assign
from . import step2_leadership as step2_leadership
from . import step3_worker_actions as step3_worker_actions
from . import step4_upkeep as step4_upkeep
from . import tokens as tokens

SOLO_SETUP: Final = ("SOLO-05", "SOLO-06")
"""What the setup has besides when one plays alone."""

ALONE: Final = {"EVT-02": ("SOLO-20",), "LEAD-03": ("SOLO-21",), "UPK-B1": ()}
"""What takes the place of parts of the round when one plays alone."""

SETUP: Final = (
    *("SET-02", "SET-03", "SET-04", "SET-05", "SET-06", "SET-09", "SET-16", "SET-18"),
    *("SET-07", "SET-19", "SET-23", "GEN-01"),
)
"""Setup in the printed order, then the first round.

Only the first Mutant cards wait until everything else lies on the table, since with Encounters the First Player may be
asked where tokens go (AMB-153); every pile has a stream of chance of its own, so this changes no draw (AMB-18).
"""

ROUND: Final = ("EVT-02", "DRAW-01", "ASG-01", "LEAD-01", "LEAD-03", "GEN-02", "UPK-A", "UPK-B", "UPK-B1", "UPK-C")
"""What every round does: Draw and Assign, Leadership, Worker Actions, Upkeep up to the levels."""

NEXT_ROUND: Final = ("UPK-D", "UPK-E", "UPK-F", "GEN-01")
"""What only prepares another round; the last one scores instead (UPK-LAST)."""


def setup_rules(state: State) -> tuple[str, ...]:
    """The setup of this game, part by part; alone the same with a few parts more (SOLO-01)."""
    before_heroes = SETUP.index("SET-18")
    return SETUP[:before_heroes] + (SOLO_SETUP if state.solo else ()) + SETUP[before_heroes:]


def round_rules(state: State) -> tuple[str, ...]:
    """The round of this game, part by part, to the next one or to the final scoring (UPK-LAST, SOLO-27)."""
    last = state.round == state.content.numbers.rounds
    return _round_rules(last, bool(state.solo), state.encounters)


@cache
def _round_rules(last: bool, alone: bool, encounters: bool) -> tuple[str, ...]:
    """The same, of the few that there are."""
    rules: list[str] = []
    for rule in ROUND + (("SCORE-08",) if last else NEXT_ROUND):
        if rule == "UPK-A" and alone and encounters:
            rules.append("ENC-16")
        rules += ALONE.get(rule, (rule,)) if alone else (rule,)
    return tuple(rules)


def follow(state: State, rules: tuple[str, ...]) -> None:
    """Put a list of rules on the agenda, to be run in that order."""
    state.agenda += _tasks_of(rules)


@cache
def _tasks_of(rules: tuple[str, ...]) -> tuple[Task, ...]:
    """A list of rules as tasks, the first one last: an agenda is a stack."""
    return tuple(Task(rule, NOBODY) for rule in reversed(rules))


@book.task("GEN-01")
def start_round(state: State, seat: int) -> None:
    """Start the next round; after the last one comes the final scoring (GEN-01, UPK-LAST)."""
    state.round += 1
    state.step = 1
    follow(state, round_rules(state))
    state.tell("round_started", state.first, state.round)


@book.task("GEN-02")
def start_worker_actions(state: State, seat: int) -> None:
    """Step 3: turns go round from the First Player (PLACE-01)."""
    state.step = 3
    state.then("PLACE-01", state.first, 0)
