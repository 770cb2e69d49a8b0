"""Playing imagined tables on to the end of the stage: own turns by what they bring, all else by habit."""

from __future__ import annotations

from typing import Any

from resurgence_tui.engine.game import Game
from resurgence_tui.engine.machine import choose
from resurgence_tui.engine.types import Decision, Seat
from resurgence_tui.engine.valuation import Act, Valuation

from .learnt import rough_of
from .lookahead import Lookahead


class Playouts:
    """What acts come to at the end of the stage, if their seat goes on with care and the others by habit.

    Played on the same table, chance does much the same to all acts, so few playouts tell them apart (Resurgence: within
    a round acts differ by about 2.5 points, one playout errs by 0.7). A game without turns (``Game.turns``) is played
    on by habit alone.
    """

    WIDTH = 3
    """Options that are compared at each own turn; what would be worse than these by habit, a turn seldom mends."""

    def __init__(self, game: Game, valuation: Valuation) -> None:
        self._game, self._valuation = game, valuation
        self._rough = rough_of(valuation)
        self._lookahead = Lookahead(game, valuation, self._rough)

    def value(self, table: Any, seat: Seat, act: Act) -> float:
        """What a table promises at the end of the stage, if a seat begins with that act; the table is not changed."""
        after = self._lookahead.after(table, seat, act)
        stage, turns, book = self._valuation.stage(after), self._game.turns, self._game.book
        while after.open and self._valuation.stage(after) == stage:
            asked = after.open[0]
            if asked.seat == seat and asked.rule in turns and len(asked.options) > 1:
                after = self._best_turn(after, asked)
            else:
                choose(after, asked.seat, self._lookahead.habit(after, asked), book)
        return self._valuation.worth(after, seat)

    def _best_turn(self, table: Any, asked: Decision) -> Any:
        """The table after the best of the turns that begin with the most promising options."""
        rough, found = self._rough(table, asked), []
        for place in sorted(range(len(rough)), key=lambda place: -rough[place])[: self.WIDTH]:
            after = self._lookahead.after(table, asked.seat, asked.options[place : place + 1])
            self._lookahead.finish_turn(after, asked.seat)
            found.append(after)
        return max(found, key=lambda after: self._valuation.worth(after, asked.seat))
