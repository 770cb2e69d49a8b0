"""The only code that moves a game on."""

from __future__ import annotations

from .errors import IllegalChoice
from .rulebook import Rulebook
from .table import Table
from .types import NOBODY, Seat


def choose(table: Table, seat: Seat, option: str, book: Rulebook) -> None:
    """Answer the open decision of a seat and run on to the next; in place, so callers who want the past clone first.

    IllegalChoice, with nothing changed, unless the seat has an open decision that lists the option.
    """
    waiting = table.open
    asked = waiting[0] if waiting and waiting[0].seat == seat else table.decision_of(seat)
    if asked is None:
        raise IllegalChoice(f"Seat {seat + 1} is not asked anything now.")
    rule, _, options, context, private = asked
    if option not in options:
        named = "an answer given in private" if private else f"'{option[:80]}'"  # errors tell no secret either
        raise IllegalChoice(f"{named} is not one of the answers to {rule}.")
    waiting.remove(asked)
    table.facts = []
    table.answered += 1
    if private:
        table.acting = seat
    answer = book.answers[rule]
    if not context:  # a call with so many arguments as are written takes half the time of one with a star
        answer(table, seat, option)
    elif len(context) == 1:
        answer(table, seat, option, context[0])
    else:
        answer(table, seat, option, *context)
    if private:  # all others have been asked already, or are done
        if table.private[seat]:
            _run_seat(table, seat, book)
        _end_private(table)
        if waiting:
            return
    run(table, book)


def run(table: Table, book: Rulebook) -> None:
    """Run tasks until somebody is asked or nothing is left; in a simultaneous step each seat's own agenda first."""
    tasks, agenda, waiting = book.tasks, table.agenda, table.open  # rules change both lists in place
    while True:
        if table.private:
            for seat in range(len(table.private)):
                _run_seat(table, seat, book)
            _end_private(table)
        if waiting or not agenda:
            return
        rule, seat, values = agenda.pop()
        task = tasks[rule]
        if not values:
            task(table, seat)
        elif len(values) == 1:
            task(table, seat, values[0])
        elif len(values) == 2:
            task(table, seat, values[0], values[1])
        else:
            task(table, seat, *values)


def _run_seat(table: Table, seat: Seat, book: Rulebook) -> None:
    """Run a seat's own agenda of a simultaneous step up to its next question."""
    table.acting = seat
    stack = table.private[seat]
    while stack and table.decision_of(seat) is None:
        task = stack.pop()
        book.tasks[task.rule](table, task.seat, *task.values)


def _end_private(table: Table) -> None:
    """Close a simultaneous step when all its agendas are empty and nobody is asked; else it goes on."""
    table.acting = NOBODY
    if not table.open and not any(table.private):
        table.private = []
