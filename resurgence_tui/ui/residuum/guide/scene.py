"""What a lesson of the guide looks at in a game of Residuum, and what is to be tried in a first one."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from resurgence_tui.games.residuum.view import View
from resurgence_tui.ui.table.lessons import LessonScene

OUTPOST, CARD, COMPLETED, TOWN, RECRUIT, BUILD, MEETING = (
    "outpost", "card", "completed", "town", "recruit", "build", "meeting")  # fmt: skip
"""What is to be tried once."""

DEEDS = {
    "outpost_activated": OUTPOST,
    "discovery_drawn": CARD,
    "discovery_completed": COMPLETED,
    "town_bought": TOWN,
    "recruited": RECRUIT,
    "outpost_constructed": BUILD,
    "meeting_started": MEETING,
    "welcomed": MEETING,
    "resisted": MEETING,
}
"""Facts that say that something has been tried."""


@dataclass(frozen=True)
class WastelandScene(LessonScene):
    """A question as the guide sees it. here: the hex of which it is asked what to do there. lone: whether nobody else
    looks at this screen, so that the hand may be spoken of.
    """

    ANSWERS = frozenset((
        *("basecamp_placed", "card_kept", "card_buried", "paid", "moved", "networked", "recruited", "roused"),
        *("outpost_constructed", "outpost_activated", "outpost_torn_down", "outpost_taken_over", "town_entered"),
        *("barricade_constructed", "barricade_activated", "barricade_torn_down", "basecamp_torn_down"),
        *("discovery_drawn", "discovery_completed", "discovery_used", "favour_played", "power_used", "oil_placed"),
        *("word_given", "welcomed", "resisted", "turn_ended"),
    ))  # fmt: skip
    OF_ALL = frozenset(("lead_chosen", "first_chosen"))

    view: View
    here: str = ""
    lone: bool = False

    @cached_property
    def tried(self) -> frozenset[str]:
        """What the seat has tried in this game."""
        return frozenset(DEEDS[fact.key] for _, _, fact in self.log if fact.seat == self.seat and fact.key in DEEDS)
