"""What wakes Survivor cards: triggers as bits, so that a turn remembers them in one number (SURV-07)."""

from __future__ import annotations

from typing import Final

from ..state import State
from ..vocab import Trigger

BIT: Final[dict[str, int]] = {trigger.value: 1 << i for i, trigger in enumerate(Trigger)}
"""Bit of each trigger in ``turn.awake``."""

GAIN_BITS: Final = tuple(
    BIT[trigger]
    for trigger in (Trigger.GAIN_FOOD, Trigger.GAIN_FUEL, Trigger.GAIN_PARTS, Trigger.GAIN_AMMO, Trigger.GAIN_MEDS)
)


PLACE_METRO: Final = BIT[Trigger.PLACE_METRO]
PLACE_HARBOR: Final = BIT[Trigger.PLACE_HARBOR]
PLACE_ROOM: Final = BIT[Trigger.PLACE_ROOM]
PLACE_MUTANT_ZONE: Final = BIT[Trigger.PLACE_MUTANT_ZONE]
AFTER_RESCUE: Final = BIT[Trigger.AFTER_RESCUE]
AFTER_BUILD: Final = BIT[Trigger.AFTER_BUILD]
AFTER_MISSION: Final = BIT[Trigger.AFTER_MISSION]
AFTER_PLAN: Final = BIT[Trigger.AFTER_PLAN]


def wake(state: State, seat: int, triggers: int) -> None:
    """Remember triggers, as bits, if this is the seat's own turn (SURV-03, AMB-45)."""
    turn = state.turn
    if turn.seat == seat:
        turn.awake |= triggers
