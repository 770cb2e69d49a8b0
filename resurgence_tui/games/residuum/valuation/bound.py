"""VALUATION binds the parts of the valuation for bots, see ``engine.valuation.Valuation``."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence

from resurgence_tui.engine.types import Decision, Seat

from ..state import State
from .fights import pending
from .habits import acts, rough
from .position import Position
from .worth import PARTS, parts, worth

SEARCHED = frozenset(("RSD-ASK-11", "RSD-ASK-36", "RSD-ASK-37"))
"""Questions at which looking ahead shows more than habit: the menu of a turn, and whether it comes to a fight."""


class ResiduumValuation:
    """How bots judge this game."""

    parts = (*PARTS, "fight")

    def worth(self, table: State, seat: Seat) -> float:
        """What a position promises a seat, in points."""
        return worth(table, seat)

    def made_of(self, table: State, seat: Seat) -> Mapping[str, float]:
        """What a seat's own things promise, by PARTS, and what it hopes for or fears of a fight that goes on."""
        one = Position(table, seat)
        return {**parts(one), "fight": pending(one)}

    def rough(self, table: State, decision: Decision) -> Sequence[float]:
        """A rough worth of each option."""
        return rough(table, decision)

    def acts(self, table: State, decision: Decision) -> Sequence[tuple[float, tuple[str, ...]]]:
        """What can be done, each act with its rough worth."""
        return acts(table, decision)

    def is_settled(self, decision: Decision) -> bool:
        """Whether the rough worth says all: payments, trades, cards, and how a deed that is begun goes on."""
        return decision.rule not in SEARCHED

    def is_weighty(self, decision: Decision) -> bool:
        """What is done in a turn, and whether it comes to a fight."""
        return decision.rule in SEARCHED

    def stage(self, table: State) -> Hashable:
        """As far as bots look ahead: to the end of the round, until each seat has had its turn."""
        return table.round


VALUATION = ResiduumValuation()
"""The valuation of Residuum."""
