"""The rules behind the places on the boards of this game, and the articles that explain them."""

from __future__ import annotations

from resurgence_tui.games.resurgence.view import View
from resurgence_tui.games.resurgence.vocab import ITEM_WORDS, RESOURCES, ROOM_OF, ZONE_OF
from resurgence_tui.i18n.families import SIGN
from resurgence_tui.i18n.resurgence.sentences import rule_of
from resurgence_tui.ui.resurgence import table_layout as at

STEP_RULES = ("SET-18", "ASG-01", "LEAD-01", "PLACE-01", "UPK-A", "SCORE-08")
"""The rule that each step of a round begins with: setup first, the final scoring last."""

PARTS = {
    **{ITEM_WORDS[item]: ("GEN-05" if item in RESOURCES else "SCORE-02") for item in range(len(ITEM_WORDS))},
    "points": "GEN-08",
    "tokens": "DRAW-03",
    "rest": "REST-01",
    "areas": "ASG-04",
}
"""Rules of the parts of a Compound board that are no card and no place."""

SIGNS = {
    **{item: SIGN.key(item) for item in ITEM_WORDS},
    "points": "sign_vp",
    "tokens": "sign_piles",
    "rest": "sign_piles",
    "areas": "sign_compound",
}
"""The signs that explain them."""

SEAT = "seat_"


class MoscowPlaces:
    """The rules and articles behind the places of the boards, see ``ui.table.explanations.Places``."""

    def rule_at(self, board: str, spot: str, view: View) -> str:
        """The rule behind a place of a board."""
        if spot.startswith(SEAT):
            return "EVT-02" if int(spot.removeprefix(SEAT)) == view.first else "PLACE-01"
        if board == at.MISSIONS:
            return "MIS-06" if spot in view.content.advanced else "MIS-03"
        return PARTS.get(spot) or rule_of(view.content, spot)

    def article_at(self, spot: str) -> str:
        """The id of the article that explains a place."""
        return "sign_seat" if spot.startswith(SEAT) else SIGNS.get(spot, spot)

    def also_at(self, spot: str, view: View) -> list[str]:
        """Rules that matter at a place now: what stands there, what lies on it, what happens there."""
        found = []
        if spot in ZONE_OF:
            zone = ZONE_OF[spot]
            if view.mutants[zone] or view.beasts[zone] or view.crowd(zone):
                found.append("PLACE-06")
            found += ["ENC-09"] * bool(view.beasts[zone]) + ["ENC-10"] * bool(view.stalkers[zone])
            if view.event and view.content.events[view.event].district == view.content.zones[zone].district:
                found += ["ACT-04", view.event]
        elif spot in ROOM_OF:
            found.append("PLACE-13")
            if view.turn.seat >= 0 and view.seats[view.turn.seat].rubble[ROOM_OF[spot]]:
                found += ["BUILD-01", "BUILD-03"]
        return found

    def has_face(self, spot: str) -> bool:
        """Whether a place is shown whole: all but seats."""
        return not spot.startswith(SEAT)

    def rule_of_step(self, view: View) -> str:
        """The rule that the step begins with."""
        return STEP_RULES[view.step]

    def at_hand(self, view: View) -> list[str]:
        """The Event, the Leadership card and the Directives."""
        return [view.event, view.leader, *view.directives]
