"""Playing imagined tables on to where looking ahead ends, by what bots have learnt to do."""

from __future__ import annotations

from typing import Any

from resurgence_tui.engine.game import Game
from resurgence_tui.engine.types import Seat
from resurgence_tui.engine.valuation import Act, Foresees, LooksFar, Valuation

from .learnt import rough_of
from .lookahead import Lookahead

FEW, GAP = 4, 2.0
"""Ways to begin a turn that a seat weighs in a playout, at most, and by how many points of rough worth they may be
behind the best. Against ``NormalBot``, habit alone loses by 10 points (124 games of Resurgence), by 18 where it
assigns token by token (60); who weighs three ways loses by 4 (60)."""


class Playouts:
    """What acts come to at the end of the stage, if all seats go on by weighing few ways to begin each of their turns,
    and else by habit.

    Played on the same table, chance does much the same to all acts, so few playouts tell them apart (Resurgence: within
    a round acts differ by about 3 points, one playout errs by 0.8).

    is_far: whether they go on to where the valuation says, if it says so.
    """

    def __init__(self, game: Game, valuation: Valuation, is_far: bool = False) -> None:
        self._turns = game.turns
        self._lookahead = Lookahead(game, valuation, rough_of(valuation))
        self._horizon = valuation.horizon if is_far and isinstance(valuation, LooksFar) else valuation.stage
        self._promise = valuation.foreseen if isinstance(valuation, Foresees) else valuation.worth

    def value(self, table: Any, seat: Seat, act: Act) -> float:
        """What a table promises where the playout ends, if a seat begins with that act; the table is not changed."""
        lookahead, horizon, turns = self._lookahead, self._horizon, self._turns
        until, after = horizon(table), lookahead.after(table, seat, act)
        while after.open and horizon(after) == until:
            asked = after.open[0]
            if asked.rule in turns:
                next_act: Act = (lookahead.best_of_few(after, asked, FEW, GAP),)
            else:
                next_act = lookahead.usual(after, asked)
            lookahead.do(after, asked.seat, next_act)
        return self._promise(after, seat)
