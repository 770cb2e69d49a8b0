"""Whether the questions and tasks of a loaded table are those that the rules would ask and run.

A saved table holds every open decision with its options. Here each is listed anew from the table, so that a file cannot
offer what the rules do not; tasks are checked against the functions that run them.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterator
from functools import cache

from resurgence_tui.engine.errors import IllegalChoice
from resurgence_tui.engine.machine import choose
from resurgence_tui.engine.types import NOBODY, Task, Value

from .hexes import ends
from .rulebook import LISTS, PRIVATE, book
from .rules import flow as flow
from .soundness import problems
from .state import State
from .view import clone
from .vocab import ACTIONS, CLASSES, RESOURCES, TERRAINS

WORDS = frozenset(
    ("", "paid", "free", "terrain", "basecamp", "outpost", "carried", "outriders", *RESOURCES, *TERRAINS, *ACTIONS,
     *CLASSES)
)  # fmt: skip
"""Words that questions and tasks carry, besides hexes, edges, rows and cards."""

MOST = 9_999
"""No number that they carry is larger."""

PARTS = frozenset(flow.SETUP)
"""The parts of the setup, which no part puts on the agenda."""

FAULTS = (LookupError, ValueError, TypeError, AttributeError, AssertionError, StopIteration)


def question_problems(state: State) -> list[str]:
    """What is wrong with the open questions and the tasks of a table whose components are sound, one sentence each."""
    try:
        return [*_tasks(state), *_ends(state), *_setup(state), *_asked(state)] or list(_led_to(state))
    except FAULTS as error:
        return [f"a question or task does not fit the table ({type(error).__name__})"]


def _tasks(state: State) -> Iterator[str]:
    """Every task is known and has the values that its function takes."""
    for stack in (state.agenda, *state.private):
        for task in stack:
            known = _is_of(state, task) and _carries(state, task.values)
            if not known or not _fits(state, book.tasks.get(task.rule), task):
                yield f"the task {task.rule[:20]} is not possible"


IN_A_MEETING = ("RSD-FIGHT-", "RSD-WIN-", "RSD-DEAL-")
ALSO_IN_A_MEETING = frozenset(
    ("RSD-EXIT-05", "RSD-UPG-05", "RSD-MEET-09", *(f"RSD-ASK-{number}" for number in (38, 39, 42, 43, 45)))
)
IN_THE_TOWN = frozenset(f"RSD-TOWN-{number}" for number in (11, 12, 13, 14, 18, 19, 21))
AGAIN = frozenset(("RSD-FIGHT-09", "RSD-FX-08", "RSD-DRAFT-02"))
"""Tasks that may wait several times alike: cards laid by Chem, free actions, drafts."""

OF_NOBODY = frozenset((*flow.SETUP, "RSD-DRAFT-04", "RSD-END-01"))


def _is_of(state: State, task: Task) -> bool:
    """Whether a task can be one of that seat now: of a visitor or host in a meeting, of who is in the town, of who has
    a card to complete."""
    if task.seat == NOBODY:
        return task.rule in OF_NOBODY
    if not 0 <= task.seat < len(state.seats):
        return False
    if _is_of_meeting(task):
        return state.meeting.host != NOBODY and task.seat in (state.meeting.visitor, state.meeting.host)
    if task.rule in IN_THE_TOWN:
        return bool(state.visit.origin) and task.seat == state.mover
    return task.rule != "RSD-DISC-04" or bool(state.private or state.seats[task.seat].picked)


def _is_of_meeting(task: Task) -> bool:
    return task.rule.startswith(IN_A_MEETING) or task.rule in ALSO_IN_A_MEETING


def _ends(state: State) -> Iterator[str]:
    """A meeting ends after all that is done in it, and a visit with the exit."""
    for last, of_it in (("RSD-MEET-09", _is_of_meeting), ("RSD-TOWN-19", lambda task: task.rule in IN_THE_TOWN)):
        found = [task.rule for task in state.agenda if of_it(task)]
        if last in found[1:]:
            yield f"{last} comes too early"
    once = [task for task in state.agenda if task.rule not in AGAIN]
    if len(set(once)) < len(once):
        yield "something is to be done twice"


def _setup(state: State) -> Iterator[str]:
    """In the setup the rest of it lies at the bottom of the agenda, and Basecamps are where they are by then."""
    coming, left = [task.rule for task in state.agenda], 0
    if state.round:
        if not PARTS.isdisjoint(coming):
            yield "the setup comes again"
        return
    while left < min(len(coming), len(flow.SETUP)) and coming[left] == flow.SETUP[-1 - left]:
        left += 1
    waiting = [task.seat for task in state.agenda if task.rule == "RSD-ASK-03"]
    waiting += [asked.seat for asked in state.open if asked.rule == "RSD-ASK-03"]
    if "RSD-BASE-01" in flow.SETUP[len(flow.SETUP) - left :]:
        waiting = list(range(len(state.seats)))
    without = [seat for seat, me in enumerate(state.seats) if not me.basecamp]
    if not left or not PARTS.isdisjoint(coming[left:]) or sorted(waiting) != without:
        yield "what is still to come in the setup is not possible"


def _carries(state: State, values: tuple[Value, ...]) -> bool:
    """Whether values are numbers and words that questions and tasks may carry."""
    return all(
        -1 <= one <= MOST
        if isinstance(one, int)
        else one in WORDS
        or one in state.content.cards
        or all(part in state.terrain for part in one.split(":"))
        or one.startswith("row:")
        for one in values
    )


HEXES = frozenset(("hex", "origin", "target"))
SEATS = frozenset(("owner", "loser"))
"""What parameters of tasks are called that stand for hexes and seats."""

MOST_NUMBERS = 7
"""Outriders by class and the three parts of a load: as many numbers as a task carries in a row."""


def _fits(state: State, function: Callable[..., None] | None, task: Task) -> bool:
    """Whether a function takes the values of a task, by number, type and what they stand for."""
    if function is None:
        return False
    wanted, more = _parameters(function)
    rest = task.values[len(wanted) :]
    if len(task.values) < len(wanted) or (rest and not more) or (more == "int" and len(rest) != MOST_NUMBERS):
        return False
    named = zip(wanted, task.values, strict=False)
    return all(_stands_for(state, task, name, kind, value) for (name, kind), value in named) and all(
        type(value).__name__ == more and value != -1 for value in rest
    )


def _stands_for(state: State, task: Task, name: str, kind: str, value: Value) -> bool:
    """Whether a value is of that kind, and is a hex, an edge, a card or a seat if it is called so."""
    if type(value).__name__ != kind:
        return False
    if name in HEXES:
        return value in state.terrain or (value == "" and task.rule == "RSD-LAND-05")
    if name == "edge":
        return all(one in state.terrain for one in ends(str(value)))
    if name == "card":
        return value in state.content.cards
    if name in SEATS:
        return 0 <= int(value) < len(state.seats)
    if name == "number":
        return 0 <= int(value) < len(state.seats[0].outriders)
    return True


@cache
def _parameters(function: Callable[..., None]) -> tuple[tuple[tuple[str, str], ...], str]:
    """The names and types of the values that a task function takes after table and seat, and the type of further ones,
    as written; a seat is a number."""
    wanted: list[tuple[str, str]] = []
    for parameter in list(inspect.signature(function).parameters.values())[2:]:
        kind = str(parameter.annotation).replace("Seat", "int")
        if parameter.kind is inspect.Parameter.VAR_POSITIONAL:
            return tuple(wanted), kind
        wanted.append((parameter.name, kind))
    return tuple(wanted), ""


def _asked(state: State) -> Iterator[str]:
    """Every open question has the options that its rule lists, and is private exactly if it has to be."""
    for asked in state.open:
        if asked.rule not in LISTS or not _carries(state, asked.context):
            yield f"no rule {asked.rule[:20]} asks so"
        elif tuple(LISTS[asked.rule](state, asked.seat, *asked.context)) != asked.options:
            yield f"the options of {asked.rule} are not those of the rule"
        elif asked.private != (asked.rule in PRIVATE) or asked.private != bool(state.private):
            yield f"{asked.rule} is asked in the wrong kind of step"


AHEAD = 12
"""Questions that are answered in a row; an act nearly always has fewer."""


def _led_to(state: State) -> Iterator[str]:
    """An option of each kind is tried, and what follows is answered for a while, so that all tasks that wait are run:
    it can be done and leads to sound tables."""
    for asked in state.open:
        for option in {option.partition(":")[0]: option for option in asked.options}.values():
            after, seat = clone(state), asked.seat
            try:
                for _ in range(AHEAD):
                    choose(after, seat, option, book)
                    if after.over:
                        break
                    seat, option = after.open[0].seat, after.open[0].options[0]
            except (IllegalChoice, *FAULTS):
                yield f"what follows the question {asked.rule} is not possible"
                return
            if problems(after):
                yield f"{option[:40]} leads to a table that is not sound"
                return
