"""A second game for the shelf: Resurgence under another name and in other words, for two to three seats."""

from __future__ import annotations

from resurgence_tui.games.resurgence.game import Resurgence
from resurgence_tui.games.resurgence.options import OPTIONS as OPTIONS

MODE_OPTION = ""


class Twin(Resurgence):
    """It keeps its results together."""

    name = "twin"
    seats = (2, 3)
    options = OPTIONS
    mode_option = MODE_OPTION


GAME = Twin()
