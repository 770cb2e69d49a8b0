"""How many points each side has, and what for: those scored so far, and once the game is over the final score."""

from __future__ import annotations

from resurgence_tui.engine.sides import SheetSpec, Side
from resurgence_tui.engine.types import NOBODY, Seat

from .points import ACTIONS
from .rules.final_scoring import SHEET
from .rules.items import SOURCE_OF_PREFIX
from .state import SeatState, State
from .vocab import SOURCES

MUTANTS = "mutants"
"""The rival of a game alone (SOLO-01), who stands for a seat in keys about them."""

_PARTS = {"track": "game", "lead": "leadership", "directive": "directives", "mission": "missions"}
"""The part of the sheet that a line belongs to, by the first word of its name; all others count for the Compound."""

_KINDS = tuple(dict.fromkeys(SOURCE_OF_PREFIX.values()))
"""What points are scored for before the final scoring."""

SCORE_SHEET = SheetSpec(
    lines={line: _PARTS.get(line.partition("_")[0], "compound") for line in SHEET},
    during="track",
    rule="SCORE-08",
    rivals=(MUTANTS,),
    earned=(*_KINDS, "losses"),
    sources=SOURCES,
    moments=(*_KINDS, ACTIONS),
)

_SOURCE_OF = {
    "level": "level",
    "ammo": "supplies",
    "meds": "supplies",
    "resources": "resources",
    "lead_metro": "leadership",
    "lead_harbor": "leadership",
    "lead_compound": "leadership",
    "directive_a": "directives",
    "directive_b": "directives",
    "mission_end": "mission_end",
}
"""Lines of the sheet and the source each belongs to; what was scored during the game has its source already."""


def seat_points(table: State, seat: Seat) -> int:
    """Points of a seat: the sum of its sheet once the game is over (SCORE-08), else the VP scored so far."""
    me = table.seats[seat]
    return sum(me.sheet.values()) if table.over else me.vp


def mutants_points(table: State) -> int:
    """The same for the Mutants of a game alone (SOLO-31)."""
    return sum(table.mutant_sheet.values()) if table.over else table.mutant_vp


def sides_of(table: State) -> list[Side]:
    """The seats, and alone the Mutants."""
    sides = [
        Side(seat, seat_points(table, seat), me.vp, sheet=me.sheet, earned=me.earned, sources=_sources(me))
        for seat, me in enumerate(table.seats)
    ]
    if table.solo:
        begun = table.content.numbers.difficulty[table.solo]
        sides.append(
            Side(NOBODY, mutants_points(table), table.mutant_vp, MUTANTS, begun=begun, sheet=table.mutant_sheet)
        )
    return sides


def _sources(me: SeatState) -> dict[str, int]:
    """Victory Points of a seat by where they came from; together they are its points."""
    points = {source: me.earned.get(source, 0) for source in SOURCES}
    for line, scored in me.sheet.items():
        if line in _SOURCE_OF:
            points[_SOURCE_OF[line]] += scored
    return points
