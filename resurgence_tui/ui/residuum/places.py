"""The rules behind the places on the boards of this game, and the articles that explain them."""

from __future__ import annotations

from resurgence_tui.games.residuum.board import season
from resurgence_tui.games.residuum.view import View
from resurgence_tui.games.residuum.vocab import RESOURCE_OF, SEASONS
from resurgence_tui.i18n.residuum.faces import rule_of
from resurgence_tui.ui.residuum import table_layout as at
from resurgence_tui.ui.residuum.boards.seat_line import SEAT

SETUP, TURN, END = "RSD-SET-01", "RSD-ACT-01", "RSD-SCORE-10"


class WastelandPlaces:
    """The rules and articles behind the places of the boards, see ``ui.table.explanations.Places``.

    A hex is explained by its terrain: ``see`` is told the table that is shown, so that the article of a hex is known.
    """

    def __init__(self) -> None:
        self._terrain: dict[str, str] = {}

    def see(self, view: View) -> None:
        """Which terrain lies where now."""
        self._terrain = view.terrain

    def rule_at(self, board: str, spot: str, view: View) -> str:
        """The rule behind a place of a board."""
        if ":" in spot:
            return "RSD-BAR-01" if board == at.MAP else ""
        if spot.startswith(SEAT):
            return "RSD-GEN-01"
        if board == at.TOWN and spot in RESOURCE_OF:
            return "RSD-TOWN-15"
        return rule_of(view.content, view.terrain.get(spot, spot))

    def article_at(self, spot: str) -> str:
        """The id of the article that explains a place."""
        return self._terrain.get(spot, spot)

    def also_at(self, spot: str, view: View) -> list[str]:
        """The terrain of a hex."""
        return [view.terrain[spot]] if spot in view.terrain else []

    def has_face(self, spot: str) -> bool:
        """Whether a place is shown whole: all but seats and edges."""
        return not spot.startswith(SEAT) and ":" not in spot

    def rule_of_step(self, view: View) -> str:
        """The rule that the turn begins with."""
        return END if view.over else TURN if view.round else SETUP

    def at_hand(self, view: View) -> list[str]:
        """The season."""
        return [season(view)] if view.round else [SEASONS[0]]
