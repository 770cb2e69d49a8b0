"""Styles that only this game has, beside those of ``ui.theme``."""

from __future__ import annotations

from resurgence_tui.ui import theme
from resurgence_tui.ui.palettes import add_colours
from resurgence_tui.ui.resurgence.palettes import COLOURS

add_colours(COLOURS)

MUTANT = theme.RIVAL
BEAST = theme.written("ink", "beast", bold=True)
STALKER = theme.written("ink", "stalker", bold=True)

ACCESS = (theme.written("lemon", bold=True), theme.written("harbor", bold=True), theme.written("compound", bold=True))
"""Metro, Harbor, Compound: areas, tracks and Zones alike."""
