"""Playing imagined tables on to where looking ahead ends, by what bots have learnt to do."""

from __future__ import annotations

from typing import Any

from resurgence_tui.engine.game import Game
from resurgence_tui.engine.machine import choose
from resurgence_tui.engine.types import Seat
from resurgence_tui.engine.valuation import Act, Foresees, LooksFar, Valuation

from .learnt import rough_of
from .lookahead import Lookahead


class Playouts:
    """What acts come to at the end of the stage, if all go on by habit.

    Played on the same table, chance does much the same to all acts, so few playouts tell them apart (Resurgence: within
    a round acts differ by about 3 points, one playout errs by 0.8).

    is_far: whether they go on to where the valuation says, if it says so.
    """

    def __init__(self, game: Game, valuation: Valuation, is_far: bool = False) -> None:
        self._game = game
        self._lookahead = Lookahead(game, valuation, rough_of(valuation))
        self._horizon = valuation.horizon if is_far and isinstance(valuation, LooksFar) else valuation.stage
        self._promise = valuation.foreseen if isinstance(valuation, Foresees) else valuation.worth

    def value(self, table: Any, seat: Seat, act: Act) -> float:
        """What a table promises where the playout ends, if a seat begins with that act; the table is not changed."""
        horizon, book, habit = self._horizon, self._game.book, self._lookahead.habit
        until, after = horizon(table), self._lookahead.after(table, seat, act)
        while after.open and horizon(after) == until:
            asked = after.open[0]
            choose(after, asked.seat, habit(after, asked), book)
        return self._promise(after, seat)
