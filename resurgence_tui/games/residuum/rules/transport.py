"""RSD-UPG: Oil on a location makes network movement from it cheap."""

from __future__ import annotations

from resurgence_tui.engine.types import Seat

from ..board import locations
from ..state import State
from ..vocab import OIL
from .acts import act
from .places import PLACES, Place, begin
from .store import holds


def upgrade_places(state: State, seat: Seat) -> list[str]:
    """Own locations without Oil where none was put down or taken back this turn (RSD-UPG-01, RSD-UPG-04)."""
    me = state.seats[seat]
    if not holds(me.store, state.content.costs["upgrade"][0]):
        return []
    return [hex for hex in locations(state, seat) if hex not in me.oil and hex not in me.oil_touched]


def upgrade(state: State, seat: Seat, hex: str) -> None:
    """Oil of the store lies on the hex, and is not in the store any more (RSD-UPG-02, RSD-UPG-06)."""
    me = state.seats[seat]
    me.store[OIL] -= state.content.costs["upgrade"][0][OIL]
    me.oil.append(hex)
    me.oil_touched.append(hex)
    state.tell("oil_placed", seat, hex)


def recover_places(state: State, seat: Seat) -> list[str]:
    """Where Oil lies whose transport was not used this turn (RSD-UPG-03, RSD-UPG-04)."""
    me = state.seats[seat]
    return [hex for hex in locations(state, seat) if hex in me.oil and hex not in (*me.oil_used, *me.oil_touched)]


def recover(state: State, seat: Seat, hex: str) -> None:
    """The Oil is back in the store."""
    me = state.seats[seat]
    me.oil.remove(hex)
    me.oil_touched.append(hex)
    me.store[OIL] += state.content.costs["upgrade"][0][OIL]
    state.tell("oil_recovered", seat, hex)


PLACES["upgrade"] = Place(upgrade_places, upgrade)
PLACES["recover"] = Place(recover_places, recover)
act("upgrade", lambda state, seat: bool(upgrade_places(state, seat)))(begin("upgrade"))  # RSD-ACT-24
act("recover", lambda state, seat: bool(recover_places(state, seat)))(begin("recover"))  # RSD-ACT-25
