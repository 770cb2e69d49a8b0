"""The answers of an act, each with the question that it answers: what has to be known to put them into words."""

from __future__ import annotations

from itertools import pairwise
from typing import Any, NamedTuple

from resurgence_tui.engine.game import Game
from resurgence_tui.engine.machine import choose
from resurgence_tui.engine.types import Decision
from resurgence_tui.engine.valuation import Act


class Answered(NamedTuple):
    """One answer. view: what the seat saw when it was asked."""

    asked: Decision
    view: Any
    option: str


def answered(game: Game, table: Any, view: Any, decision: Decision, act: Act) -> tuple[Answered, ...]:
    """The answers of an act from an open question on, as far as they fit what follows on an imagined table.

    view: of the seat that is asked, as it is; what it sees later in the act is seen on the table.
    """
    table, seat = game.clone(table), decision.seat
    found = [Answered(decision, view, act[0])]
    for before, option in pairwise(act):
        choose(table, seat, before, game.book)
        asked = table.decision_of(seat)
        if asked is None or option not in asked.options:
            break
        found.append(Answered(asked, game.view(table, seat), option))
    return tuple(found)
