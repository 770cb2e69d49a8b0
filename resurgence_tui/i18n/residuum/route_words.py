"""A way over several hexes in words: the goal, what all steps cost, and what one should know of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from resurgence_tui.engine.types import Decision
from resurgence_tui.games.residuum.board import is_hazard, others_active_at
from resurgence_tui.games.residuum.hexes import TOWN
from resurgence_tui.games.residuum.routes import Route
from resurgence_tui.games.residuum.view import View
from resurgence_tui.i18n.lists import listed, row
from resurgence_tui.i18n.sentences import OptionText
from resurgence_tui.i18n.text import Words

from .names import amount
from .phrases import Reader
from .pieces import place_text


def route_text(words: Words, view: View, decision: Decision, names: Sequence[str], route: Route) -> OptionText:
    """The line of a menu for a goal that lies further than a hex away, and its sentence for the line under the map."""
    read = Reader(words, names, view)
    *between, goal = route.steps
    over = listed(words, [read.hex(hex) for hex in between])
    place, cost = place_text(read, goal), amount(words, "points", route.cost)
    way = words.text("route_over", count=len(route.steps), hexes=over)
    notes = row(words, [way, *_notes(read, view, decision, route)], "list_semicolon")
    return OptionText(place, cost, note=notes, long=words.text("route_long", place=place, cost=cost, notes=notes))


def _notes(read: Reader, view: View, decision: Decision, route: Route) -> Iterator[str]:
    """What waits on the way and at the goal."""
    *between, goal = route.steps
    if any(is_hazard(view, hex) for hex in between):
        yield read.text("route_hazards")
    if goal == TOWN:
        return
    if hosts := others_active_at(view, decision.seat, goal):
        yield read.text("answer_meets", names=listed(read.words, [read.player(seat) for seat in hosts]))
    if is_hazard(view, goal):
        yield read.text("answer_hazard")
    if route.barred:
        yield read.text("route_barred", count=route.barred)
