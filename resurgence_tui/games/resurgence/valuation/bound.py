"""VALUATION binds the parts of the valuation for bots, see ``engine.valuation.Valuation``."""

from __future__ import annotations

from collections.abc import Collection, Hashable, Mapping, Sequence

from resurgence_tui.engine.chance import Draws
from resurgence_tui.engine.types import Decision, Seat

from ..outlook import wasted
from ..state import State
from .assigning import SPACES_IN, plan_parts, plans
from .foreseen import COUNTED, counted, foreseen
from .habits import MEASURED, rough, setup_parts
from .position import position
from .secret_plans import suppose
from .situation import learnt, situation
from .worth import PARTS, parts, worth

WEIGHTY = frozenset(
    "PLACE-01 ASG-01 MIS-03 PLACE-06 MIS-13 MIS-16 GEN-03 AMB-143 LEAD-12 UPK-B UPK-C".split()
)
"""Where tokens go, which Missions are planned, what is paid, goods and steps of choice, and the next level."""


class ResurgenceValuation:
    """How bots judge this game."""

    def worth(self, table: State, seat: Seat) -> float:
        """What a position promises a seat, in points."""
        return worth(table, seat)

    parts = (*PARTS, *SPACES_IN, MEASURED)

    def made_of(self, table: State, seat: Seat) -> Mapping[str, float]:
        """What a seat's own things promise, by PARTS."""
        return parts(position(table, seat))

    def rough(self, table: State, decision: Decision) -> Sequence[float]:
        """A rough worth of each option."""
        return rough(table, decision)

    def acts(self, table: State, decision: Decision) -> Sequence[tuple[float, tuple[str, ...]]]:
        """What can be done, each act with its rough worth: an assignment is one, whatever else a single answer."""
        if decision.rule == "ASG-01":
            return plans(table, decision)
        return [(value, (option,)) for value, option in zip(rough(table, decision), decision.options, strict=True)]

    def brings_nothing(self, table: State, decision: Decision) -> Collection[str]:
        """Effects and placements that would bring nothing now."""
        return wasted(table, decision)

    def is_settled(self, decision: Decision) -> bool:
        """Whether the rough worth says all: the setup by measured worth, and assignments."""
        return decision.rule in ("SET-19", "ASG-01")

    def speaks_for(self, table: State, decision: Decision, act: tuple[str, ...]) -> Mapping[str, float]:
        """What spaces and Leadership an assignment promises; of the setup, what was measured or is given."""
        return (plan_parts if decision.rule == "ASG-01" else setup_parts)(table, decision, act)

    def is_weighty(self, decision: Decision) -> bool:
        """Those in which playouts came to another answer than a look at the turn, and were right."""
        return decision.rule in WEIGHTY

    @property
    def learnt(self) -> Mapping[str, Mapping[str, float]]:
        """What lookahead preferred in placements."""
        return learnt()

    def situation(self, table: State, seat: Seat) -> Sequence[str]:
        """What holds for a seat."""
        return situation(table, seat)

    def stage(self, table: State) -> Hashable:
        """As far as bots look ahead: to the end of the round."""
        return table.round

    def suppose(self, table: State, seat: Seat, chance: Draws) -> None:
        """Let the others assign their tokens, on an imagined table, as they are likely to."""
        suppose(table, seat, chance)

    playouts = 24
    """With 64, games take twice as long, and were not seen to be won more often."""

    def horizon(self, table: State) -> Hashable:
        """Playouts of the last two rounds go to the end of the game, where points are counted."""
        return min(table.round, table.content.numbers.rounds - 1)

    counted = COUNTED

    def count(self, table: State, seat: Seat) -> Sequence[float]:
        """What a seat's position is known by."""
        return counted(position(table, seat))

    def foreseen(self, table: State, seat: Seat) -> float:
        """What a position promises at the end of a round, by what such positions came to."""
        return foreseen(table, seat)


VALUATION = ResurgenceValuation()
"""The valuation of Resurgence."""
