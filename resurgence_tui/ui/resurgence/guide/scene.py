"""What a lesson of the guide looks at in a game of Resurgence, and what is to be tried in a first one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from resurgence_tui.engine.types import Decision, Fact
from resurgence_tui.games.resurgence.outlook import SpaceOutlook, outlook, reach
from resurgence_tui.games.resurgence.view import View, clone
from resurgence_tui.games.resurgence.vocab import AREA_WORDS, ROOM_OF
from resurgence_tui.ui.resurgence.question.question_text import PLACING
from resurgence_tui.ui.table.lessons import LessonScene

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


@dataclass(frozen=True)
class Scene(LessonScene):
    """A question as the guide sees it. space: where, while only the token is asked for."""

    ANSWERS = frozenset("hero_taken starter_taken assigned placed rested level_raised level_kept".split())
    OF_ALL = frozenset("first_player round_started leadership recalled row_renewed event_revealed".split())

    view: View
    space: str = ""

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

    def penalty(self, space: str) -> int:
        """What a placement there costs before anything else, in goods."""
        return self.spaces[space].penalty if space in self.spaces else 0

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

    def facts(self, keys: Sequence[str], round_: int) -> list[Fact]:
        """What happened to the seat in a round."""
        return [fact for one, _, fact in self.log if one == round_ and fact.key in keys and fact.seat == self.seat]
