"""Playing on upon a copy: acts, and the rest of a turn by what one usually does."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from resurgence_tui.engine.game import Game
from resurgence_tui.engine.machine import choose
from resurgence_tui.engine.types import Decision, Seat
from resurgence_tui.engine.valuation import Valuation

from .learnt import Rough


class Lookahead:
    """Plays a game on by the habits of a valuation; tables are changed in place.

    rough: the rough worth that habits go by, if it is not the valuation's own.
    """

    def __init__(self, game: Game, valuation: Valuation, rough: Rough | None = None) -> None:
        self._game, self._valuation, self._rough = game, valuation, rough or valuation.rough

    def after(self, table: Any, seat: Seat, act: Sequence[str]) -> Any:
        """A copy of a table on which a seat has done an act; where chance comes between, as much of it as fits."""
        table = self._game.clone(table)
        for option in act:
            asked = table.decision_of(seat)
            if asked is None or option not in asked.options:
                break
            choose(table, seat, option, self._game.book)
        return table

    def after_turn(self, table: Any, seat: Seat, act: Sequence[str]) -> Any:
        """A copy of a table at the end of the seat's turn, begun with an act: where another seat is asked, its next
        turn begins, or the stage is over, by the act itself too."""
        stage, turns = self._valuation.stage(table), self._game.turns
        after = self.after(table, seat, act)
        while after.open and self._valuation.stage(after) == stage:
            asked = after.open[0]
            if asked.seat != seat or asked.rule in turns:
                break
            choose(after, seat, self.habit(after, asked), self._game.book)
        return after

    def habit(self, table: Any, decision: Decision) -> str:
        """What a seat usually answers."""
        options = decision.options
        if len(options) == 1:
            return options[0]
        values = self._rough(table, decision)
        return options[max(range(len(options)), key=values.__getitem__)]
