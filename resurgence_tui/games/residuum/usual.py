"""The usual answers: listed options that a single key takes, and bots that do not care. They are no rules
(RSD-ASK-63, RSD-ASK-64)."""

from __future__ import annotations

from resurgence_tui.engine.types import Decision, Seat

from .payments import left_over
from .rules.casualties import active_outriders
from .rules.paying import chosen_amounts
from .state import State
from .view import View
from .vocab import CHEM, FOOD, GOLD, OIL, PROVISIONS

FIRST = frozenset(("RSD-ASK-13", "RSD-ASK-14", "RSD-ASK-16", "RSD-ASK-17"))
"""Questions whose usual answer is the first option: everybody, everything that may come, the purse, the fewest."""

PIECE = {"RSD-ASK-08": "basecamp", "RSD-ASK-09": "outpost", "RSD-ASK-10": "outrider"}


def usual(view: View, decision: Decision) -> str:
    """The usual answer to a question, one of its options; "" where there is none."""
    if decision.rule in FIRST:
        return decision.options[0]
    if decision.rule == "RSD-ASK-18":
        return _payment(view, decision)
    if decision.rule in PIECE:
        return _yield(view, decision)
    return ""


def is_dear(option: str) -> bool:
    """Whether a payment takes cubes that one would rather be asked about: Gold, Oil or Chem."""
    return option.startswith("pay:") and any(chosen_amounts(option)[kind] for kind in (GOLD, OIL, CHEM))


def _yield(view: State, decision: Decision) -> str:
    """What was answered for that hex in the last turn if it is listed, else Provisions."""
    me, piece = view.seats[decision.seat], PIECE[decision.rule]
    hex = me.basecamp if piece == "basecamp" else str(decision.context[0])
    before = me.yields_before.get(f"{piece}:{hex}", "")
    return before if before in decision.options else decision.options[0]


def _payment(view: State, decision: Decision) -> str:
    """The first payment that, in this order, keeps food for the year's end if any does; costs the fewest Gold, Oil and
    Chem; leaves the fewest points over; and uses most Provisions (RSD-ASK-63)."""
    seat: Seat = decision.seat
    due = int(decision.context[2])
    store, worth = view.seats[seat].store, view.content.worth
    hungry = view.round in view.content.numbers.year_end_turns

    def rank(option: str) -> tuple[int, ...]:
        chosen = chosen_amounts(option)
        food = (store[PROVISIONS] - chosen[PROVISIONS]) // 2 + store[FOOD] - chosen[FOOD]
        starves = hungry and food < len(active_outriders(view, seat))
        return (
            int(starves), chosen[GOLD], chosen[OIL], chosen[CHEM], left_over(chosen, worth, due)[1],
            -chosen[PROVISIONS],
        )  # fmt: skip

    return min(decision.options, key=rank)
