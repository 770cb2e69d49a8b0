"""What a report on many games tells seats of Resurgence apart by."""

from __future__ import annotations

from collections.abc import Iterator

from resurgence_tui.engine.breakdown import Breakdown, Told
from resurgence_tui.engine.types import Seat

from .state import State


def _directives(state: State, seat: Seat) -> Iterator[str]:
    """Both Directives of a table, which are the same for all of its seats (SET-03)."""
    yield "+".join(state.directives)


def _missions_shown(state: State, seat: Seat) -> Iterator[str]:
    """The Missions that have lain open on a table, the same for all of its seats: those that have left their decks."""
    unseen = {*state.basic_deck, *state.advanced_deck}
    for name, mission in state.content.missions.items():
        if mission.kind != "starter" and name not in unseen:
            yield name


BREAKDOWNS = (
    Breakdown("hero", {"hero_taken": Told(0)}),
    Breakdown("starter", {"starter_taken": Told(0)}),
    Breakdown("salvage", {"kept": Told(0)}),
    Breakdown("directives", at_end=_directives),
    Breakdown("survivor", {"rescued": Told(0)}),
    Breakdown("mission", {"completed": Told(0)}, among="mission_shown"),
    Breakdown("mission_shown", at_end=_missions_shown),
    Breakdown("planned", {"planned": Told(0)}),
    Breakdown("room", {"built": Told(0)}),
    Breakdown("specialist", {"specialist_added": Told(0)}),
    Breakdown("space", {"placed": Told(1)}),
)
