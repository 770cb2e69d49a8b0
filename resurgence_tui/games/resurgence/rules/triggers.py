"""What wakes Survivor cards: triggers as bits, so that a turn remembers them in one number (SURV-07)."""

from __future__ import annotations

from ..state import State
from ..vocab import Trigger

BIT: dict[str, int] = {trigger.value: 1 << i for i, trigger in enumerate(Trigger)}
"""Bit of each trigger in ``turn.awake``."""

GAIN_BITS = tuple(
    BIT[trigger]
    for trigger in (Trigger.GAIN_FOOD, Trigger.GAIN_FUEL, Trigger.GAIN_PARTS, Trigger.GAIN_AMMO, Trigger.GAIN_MEDS)
)


PLACE_METRO, PLACE_HARBOR, PLACE_ROOM, PLACE_MUTANT_ZONE = (
    BIT[trigger]
    for trigger in (Trigger.PLACE_METRO, Trigger.PLACE_HARBOR, Trigger.PLACE_ROOM, Trigger.PLACE_MUTANT_ZONE)
)
AFTER_RESCUE, AFTER_BUILD, AFTER_MISSION, AFTER_PLAN = (
    BIT[trigger] for trigger in (Trigger.AFTER_RESCUE, Trigger.AFTER_BUILD, Trigger.AFTER_MISSION, Trigger.AFTER_PLAN)
)


def wake(state: State, seat: int, triggers: int) -> None:
    """Remember triggers, as bits, if this is the seat's own turn (SURV-03, AMB-45)."""
    turn = state.turn
    if turn.seat == seat:
        turn.awake |= triggers
