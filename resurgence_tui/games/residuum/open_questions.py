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

FAULTS = (LookupError, ValueError, TypeError, AttributeError, AssertionError, StopIteration)


def question_problems(state: State) -> list[str]:
    """What is wrong with the open questions and the tasks of a table whose components are sound, one sentence each."""
    try:
        return [*_tasks(state), *_asked(state)] or list(_led_to(state))
    except FAULTS as error:
        return [f"a question or task does not fit the table ({type(error).__name__})"]


def _tasks(state: State) -> Iterator[str]:
    """Every task is known and has the values that its function takes."""
    for stack in (state.agenda, *state.private):
        for task in stack:
            known = NOBODY <= task.seat < len(state.seats) and _carries(state, task.values)
            if not known or not _fits(book.tasks.get(task.rule), task):
                yield f"the task {task.rule[:20]} is not possible"


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


def _fits(function: Callable[..., None] | None, task: Task) -> bool:
    """Whether a function takes the values of a task, by number and type."""
    if function is None:
        return False
    wanted, more = _parameters(function)
    if len(task.values) < len(wanted) or (not more and len(task.values) > len(wanted)):
        return False
    kinds = (*wanted, *(more for _ in task.values[len(wanted) :]))
    return all(type(value).__name__ == kind for value, kind in zip(task.values, kinds, strict=True))


@cache
def _parameters(function: Callable[..., None]) -> tuple[tuple[str, ...], str]:
    """The types of the values that a task function takes after table and seat, and of further ones, as written; a seat
    is a number."""
    wanted: list[str] = []
    for parameter in list(inspect.signature(function).parameters.values())[2:]:
        kind = str(parameter.annotation).replace("Seat", "int")
        if parameter.kind is inspect.Parameter.VAR_POSITIONAL:
            return tuple(wanted), kind
        wanted.append(kind)
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


def _led_to(state: State) -> Iterator[str]:
    """An option of each kind is tried: it can be taken and leads to a sound table."""
    for asked in state.open:
        for option in {option.partition(":")[0]: option for option in asked.options}.values():
            after = clone(state)
            try:
                choose(after, asked.seat, option, book)
            except IllegalChoice:
                yield f"{option[:40]} cannot be chosen"
                return
            if problems(after):
                yield f"{option[:40]} leads to a table that is not sound"
                return
