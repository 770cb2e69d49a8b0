"""Whether an answer would hand the game on and thereby show something hidden: asked before it is given, on a copy."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from .game import Game
from .machine import choose, run
from .reveal import revealed
from .table import Table
from .types import Choice, Decision, Seat

Unasked = Callable[[Table, Decision], str]
"""What the host takes for a seat without asking, "" where it asks."""


def shows_by_going_on(
    game: Game, table: Table, seat: Seat, answers: Sequence[str], unasked: Unasked = lambda table, decision: ""
) -> bool:
    """Whether something comes to light when a seat gives these answers, one after the other, and the game goes on.

    What the answers themselves bring about (a card drawn by an effect) is their point and does not count: only what
    follows once the game turns to another seat, another turn or a step of the whole table, before somebody decides.
    Questions with a single option are answered on the way, as the host does, and so is what it takes unasked.

    Tells nothing hidden: it ends with the first thing that comes to light, whatever that is, and at each private
    question of another seat, however many options that has.
    """
    table = game.clone(table)
    waiting, table.agenda = table.agenda, []
    left, handed_on = list(answers), False
    while table.open or waiting:
        before, mover = game.clone(table), seat
        if table.open:
            answer = _next_answer(table, seat, left, unasked)
            if answer is None:
                return False
            mover = answer.seat
            choose(table, mover, answer.option, game.book)
            handed_on |= bool(before.private) and not table.private
        else:
            task = waiting.pop()
            handed_on |= task.seat != seat or task.rule in game.turns
            table.agenda.append(task)
            run(table, game.book)
        if revealed(game, before, table, mover):
            return handed_on
    return False


def _next_answer(table: Table, seat: Seat, left: list[str], unasked: Unasked) -> Choice | None:
    """The answer that is given next: one of the seat's, or one to which there is no other; None if somebody decides."""
    own = table.decision_of(seat)
    if own is not None:
        if len(own.options) == 1:
            return Choice(seat, own.options[0])
        if left and left[0] in own.options:
            return Choice(seat, left.pop(0))
        option = unasked(table, own)
        return Choice(seat, option) if option and not left else None
    for decision in table.open:
        if len(decision.options) == 1 and not decision.private:
            return Choice(decision.seat, decision.options[0])
    return None
