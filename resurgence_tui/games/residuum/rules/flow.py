"""RSD-SET-01: the setup as a list of rules, read from top to bottom; each turn brings the next one by itself.

Importing this module hangs all rules into the rulebook.
"""

from __future__ import annotations

from resurgence_tui.engine.types import NOBODY

from ..content.catalogue import Catalogue
from ..state import State, blank_table
from . import acts as acts
from . import barricades as barricades
from . import building as building
from . import calendar as calendar
from . import completing as completing
from . import conflict as conflict
from . import drafting as drafting
from . import effects as effects
from . import final_scoring as final_scoring
from . import meetings as meetings
from . import moving as moving
from . import nukes as nukes
from . import outcomes as outcomes
from . import production as production
from . import setup_map as setup_map
from . import setup_seats as setup_seats
from . import town as town
from . import transport as transport

SETUP = (
    "RSD-SET-03", "RSD-LAY-01", "RSD-SET-05", "RSD-LAY-10", "RSD-BASE-01", "RSD-SET-06", "RSD-DRAFT-01", "RSD-BASE-10",
    "RSD-SET-08",
)  # fmt: skip
"""Setup in its order (RSD-SET-01); the lead seat starts to lay as soon as it is chosen."""


def empty_table(seats: int, seed: int, content: Catalogue) -> State:
    """A table with everything in its box, and the setup to come."""
    state = blank_table(seats, seed)
    state.content = content
    for me in state.seats:
        setup_seats.fill_supply(content, me)
    state.box, state.discovery_tiles = list(content.box), list(content.discovery_tiles)
    state.starting, state.conflict_deck = list(content.starting), list(content.conflict_cards)
    state.discovery_deck, state.town_deck = list(content.discoveries), list(content.town_cards)
    for rule in reversed(SETUP):
        state.then(rule, NOBODY)
    return state
