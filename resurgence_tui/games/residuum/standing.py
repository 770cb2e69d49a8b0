"""How many points each seat has, and what for (RSD-SCORE-10)."""

from __future__ import annotations

from resurgence_tui.engine.sides import SheetSpec, Side

from .rules.final_scoring import points
from .state import State
from .vocab import LINES

_PARTS = {"basecamp": "pieces", "outposts": "pieces", "outriders": "pieces", "discoveries": "cards"}

SCORE_SHEET = SheetSpec(
    lines={line: _PARTS.get(line, "resources") for line in LINES},
    during="",  # nothing is scored before the end
    rule="RSD-SCORE-10",
    sources=LINES,
)


def sides_of(state: State) -> list[Side]:
    """The seats; before the end with a running count as if the game ended now."""
    return [
        Side(
            seat, points(state, seat), 0, sheet=me.sheet,
            sources={line: me.sheet.get(line, 0) for line in LINES} if state.over else {},
        )
        for seat, me in enumerate(state.seats)
    ]  # fmt: skip
