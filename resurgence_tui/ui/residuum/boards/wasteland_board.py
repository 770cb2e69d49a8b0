"""The base of this game's boards."""

from __future__ import annotations

from resurgence_tui.games.residuum.view import View
from resurgence_tui.ui.table.game_board import GameBoard

Changed = frozenset[str]
"""The places that have changed since the seat's last turn."""

UNCHANGED: Changed = frozenset()


class WastelandBoard(GameBoard):
    """A board of Residuum."""

    view: View | None
