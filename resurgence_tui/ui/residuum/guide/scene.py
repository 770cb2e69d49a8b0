"""What a lesson of the guide looks at: one question to one seat, and what that seat has seen and done so far.

All of it is read from the view, the open question and the log as the seat may see them; nothing of the guide is kept
anywhere, so it is the same after a load or after choices have been taken back.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from resurgence_tui.engine.types import NOBODY, Decision, LogEntry, Seat
from resurgence_tui.games.residuum.view import View

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

ANSWERS = frozenset((
    *("basecamp_placed", "card_kept", "card_buried", "paid", "moved", "networked", "recruited", "roused"),
    *("outpost_constructed", "outpost_activated", "outpost_torn_down", "outpost_taken_over", "town_entered"),
    *("barricade_constructed", "barricade_activated", "barricade_torn_down", "basecamp_torn_down"),
    *("discovery_drawn", "discovery_completed", "discovery_used", "favour_played", "power_used", "oil_placed"),
    *("word_given", "welcomed", "resisted", "turn_ended"),
))  # fmt: skip
"""Facts that only an answer of their seat brings about: what was told before them has been read."""

OF_ALL = frozenset(("lead_chosen", "first_chosen"))
"""Facts that name a seat and concern everybody."""


@dataclass(frozen=True)
class WastelandScene:
    """A question as the guide sees it. log: as the seat may see it. here: the hex of which it is asked what to do
    there. lone: whether nobody else looks at this screen, so that the hand may be spoken of.
    """

    view: View
    decision: Decision
    log: Sequence[LogEntry]
    here: str = ""
    lone: bool = False

    @property
    def seat(self) -> Seat:
        """Who is asked."""
        return self.decision.seat

    @property
    def rule(self) -> str:
        """The rule that asks."""
        return self.decision.rule

    @property
    def options(self) -> tuple[str, ...]:
        """Every legal answer."""
        return self.decision.options

    @cached_property
    def tried(self) -> frozenset[str]:
        """What the seat has tried in this game."""
        return frozenset(DEEDS[fact.key] for _, _, fact in self.log if fact.seat == self.seat and fact.key in DEEDS)

    def told(self, key: str, round_: int = 0) -> list[LogEntry]:
        """All facts of that kind that concern the seat or everybody, of one turn or of all."""
        seats = (self.seat, NOBODY)
        return [one for one in self.log if one.fact.key == key and (not round_ or one.round == round_)
                and (one.fact.seat in seats or key in OF_ALL)]

    def answered_since(self, entry: LogEntry) -> bool:
        """Whether the seat has answered anything after that."""
        after = False
        for one in self.log:
            if after and one.fact.seat == self.seat and one.fact.key in ANSWERS:
                return True
            after = after or one is entry
        return False
