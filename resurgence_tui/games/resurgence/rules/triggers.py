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


def wake(state: State, seat: int, trigger: Trigger) -> None:
    """Remember a trigger, if this is the seat's own turn (SURV-03, AMB-45)."""
    if state.turn.seat == seat:
        state.turn.awake |= BIT[trigger]
