"""A sign of three to five line characters for each District, in the manner of the menu's skyline."""

from __future__ import annotations

from resurgence_tui.ui import theme
from resurgence_tui.ui.theme import Signs
from resurgence_tui.ui.widgets.painter import Part

EMBLEM = theme.written("roof")

EMBLEMS = {
    "arbat": ("╱╲╱╲", "/\\/\\"),
    "museum_row": ("╥╥╥", "TTT"),
    "revolution_square": ("╱*╲", "/*\\"),
    "barbarian_gate": ("╔╤╗", "[^]"),
    "kremlin": ("┴╱^╲┴", "n/^\\n"),
    "hope_island": ("╲┴╱~", "\\_/-"),
}
"""Roofs, columns, a star, a gate, towers, a boat: in the usual signs and in ASCII."""


def emblem(district: str, signs: Signs) -> Part:
    """The emblem of a District."""
    usual, plain = EMBLEMS[district]
    return plain if signs is theme.ASCII else usual, EMBLEM
