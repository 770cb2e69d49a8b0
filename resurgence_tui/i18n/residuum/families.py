"""Families of keys that only Residuum has."""

from __future__ import annotations

from collections.abc import Iterator

from resurgence_tui.games import game_called
from resurgence_tui.i18n.families import Family

from .faces import all_of
from .printed_keys import ACTIONS


def _components(game: str) -> Iterator[str]:
    """Resources, terrains, pieces, seasons, characters and cards; actions have keys of their own."""
    return (one for one in all_of(game_called(game).content()) if one not in ACTIONS)


COMPONENT = Family("", _components)
"""A component of the content files: its id is its key, so nothing is put together."""

SCORE_LINE = Family("score_", lambda game: game_called(game).sheet.lines)
"""A line of the score sheet."""

FAMILIES = (COMPONENT, SCORE_LINE)
"""All of them."""
