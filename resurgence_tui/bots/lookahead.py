"""Playing on upon a copy: acts, and the rest of a turn by what one usually does."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from resurgence_tui.engine.game import Game
from resurgence_tui.engine.machine import choose
from resurgence_tui.engine.types import Decision, Seat
from resurgence_tui.engine.valuation import Act, Valuation

from .learnt import Rough


class Lookahead:
    """Plays a game on by the habits of a valuation.

    rough: the rough worth that habits go by, if it is not the valuation's own.
    """

    def __init__(self, game: Game, valuation: Valuation, rough: Rough | None = None) -> None:
        self._game, self._valuation, self._rough = game, valuation, rough or valuation.rough

    def do(self, table: Any, seat: Seat, act: Act) -> None:
        """Give a seat's answers of an act on the table itself; where chance comes between, as many as fit."""
        for option in act:
            asked = table.decision_of(seat)
            if asked is None or option not in asked.options:
                break
            choose(table, seat, option, self._game.book)

    def after(self, table: Any, seat: Seat, act: Act) -> Any:
        """A copy of a table on which a seat has done an act."""
        table = self._game.clone(table)
        self.do(table, seat, act)
        return table

    def after_turn(self, table: Any, seat: Seat, act: Act) -> Any:
        """A copy of a table at the end of the seat's turn, begun with an act: where another seat is asked, its next
        turn begins, or the stage is over, be it by the act itself."""
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

    def usual(self, table: Any, decision: Decision) -> Act:
        """What a seat usually does: where the rough worth says all, such as in an assignment, an act as a whole."""
        if len(decision.options) > 1 and self._valuation.is_settled(decision):
            return max(self._valuation.acts(table, decision), key=_rough_worth)[1]
        return (self.habit(table, decision),)

    def best_of_few(self, table: Any, decision: Decision, number: int, gap: float) -> str:
        """The option whose turn promises most, among those that habit would rather take.

        number: of options that are played to the end of the turn, at most. gap: points of rough worth by which they
        may be behind the best.
        """
        options = decision.options
        if len(options) == 1:
            return options[0]
        rough = self._rough(table, decision)
        least = max(rough) - gap
        few = sorted((-worth, place) for place, worth in enumerate(rough) if worth >= least)[:number]
        if len(few) == 1:
            return options[few[0][1]]
        values = {place: self._promise(table, decision.seat, options[place]) for _, place in few}
        return options[max(values, key=values.__getitem__)]

    def _promise(self, table: Any, seat: Seat, option: str) -> float:
        return self._valuation.worth(self.after_turn(table, seat, (option,)), seat)


def _rough_worth(entry: tuple[float, Sequence[str]]) -> float:
    return entry[0]
