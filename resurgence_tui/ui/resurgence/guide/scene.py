"""What a lesson of the guide looks at: one question to one seat, and what that seat has seen and done so far.

All of it is read from the view, the open question and the log as the seat may see them; nothing of the guide is kept
anywhere, so it is the same after a load or after choices have been taken back.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from resurgence_tui.engine.types import NOBODY, Decision, Fact, LogEntry, Seat
from resurgence_tui.games.resurgence.outlook import SpaceOutlook, outlook, reach
from resurgence_tui.games.resurgence.view import View, clone
from resurgence_tui.games.resurgence.vocab import AREA_WORDS, ROOM_OF
from resurgence_tui.ui.resurgence.question.question_text import PLACING

FREE, PENALTY, ROOM, REST = "free", "penalty", "room", "rest"
CARD, PLAN, MISSION, RESCUE, BUILD = "card", "plan", "mission", "rescue", "build"
"""What is to be tried once: the four kinds of placement, and what a placement may lead to."""

DEEDS = {
    "rested": REST,
    "card_used": CARD,
    "card_exhausted": CARD,
    "switched": CARD,
    "planned": PLAN,
    "completed": MISSION,
    "rescued": RESCUE,
    "built": BUILD,
}
"""Facts that say that something has been tried."""

ANSWERS = frozenset("hero_taken starter_taken assigned placed rested level_raised level_kept".split())
"""Facts that only an answer of their seat brings about: what was told before them has been read."""


@dataclass(frozen=True)
class Scene:
    """A question as the guide sees it. log: as the seat may see it. space: where, while only the token is asked for."""

    view: View
    decision: Decision
    log: Sequence[LogEntry]
    space: str = ""

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
    def spaces(self) -> dict[str, SpaceOutlook]:
        """Every space as the seat could use it; before it places, with one token of each drawn type in each area."""
        if self.rule == PLACING:
            return outlook(self.view, self.seat)
        table = clone(self.view)
        options = tuple(f"place:laborer:{area}:{space}" for area, spaces in zip(AREA_WORDS, self.in_reach, strict=True)
                        for space in (*spaces, REST))
        table.open = [Decision(PLACING, self.seat, options)]
        return outlook(table, self.seat)

    @cached_property
    def in_reach(self) -> tuple[dict[str, int], ...]:
        """The spaces that one token of each drawn type would reach from each area, with their penalties."""
        me = self.view.seats[self.seat]
        kinds = [int(drawn > 0 or any(me.areas[token::5])) for token, drawn in enumerate(me.drawn)]
        return reach(self.view, self.seat, kinds * 3).spaces

    @cached_property
    def tried(self) -> frozenset[str]:
        """What the seat has tried in this game."""
        found, paid = set(), False
        for _, _, fact in self.log:
            if fact.seat != self.seat:
                continue
            if fact.key == "penalty_paid":
                paid = True
            elif fact.key == "placed":
                found.add(ROOM if fact.values[1] in ROOM_OF else PENALTY if paid else FREE)
                paid = False
            elif fact.key in DEEDS:
                found.add(DEEDS[fact.key])
        return frozenset(found)

    def told(self, key: str, round_: int = 0) -> list[LogEntry]:
        """All facts of that kind that concern the seat or everybody, of one round or of all."""
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

    def facts(self, keys: Sequence[str], round_: int) -> list[Fact]:
        """What happened to the seat in a round."""
        return [fact for one, _, fact in self.log if one == round_ and fact.key in keys and fact.seat == self.seat]


OF_ALL = frozenset("first_player round_started leadership recalled row_renewed event_revealed".split())
"""Facts that name a seat, or none, and concern everybody."""
