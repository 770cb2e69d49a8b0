"""Families of keys of this game alone; see ``i18n.families``."""

from __future__ import annotations

from collections.abc import Iterator

from resurgence_tui.games import game_called
from resurgence_tui.i18n.families import Family

from .faces import all_of


def _components(game: str) -> Iterator[str]:
    """Cards, Zones, rooms, levels, columns, areas and kinds of Rubble; spaces of a track are told by their numbers."""
    content = game_called(game).content()
    yield from (one for one in all_of(content) if not one.startswith("track_"))
    yield from dict.fromkeys(one.rpartition("_")[0] for one in content.rubble)


COMPONENT = Family("", _components)
"""A component of the content files: its id is its key, so nothing is put together."""

SCORE_LINE = Family("score_", lambda game: game_called(game).sheet.lines)
"""A line of the score sheet."""

FAMILIES = (COMPONENT, SCORE_LINE)
"""All of them."""
