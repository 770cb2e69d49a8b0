"""Families of keys that only Residuum has."""

from __future__ import annotations

from resurgence_tui.games import game_called
from resurgence_tui.i18n.families import Family

SCORE_LINE = Family("score_", lambda game: game_called(game).sheet.lines)
"""A line of the score sheet."""

FAMILIES = (SCORE_LINE,)
"""All of them."""
