"""A view as JSON values, for whatever reads it outside of this program."""

from __future__ import annotations

from typing import Any

from .game import Game
from .table import Hide, hidden_fields


def view_json(game: Game, view: Any) -> dict[str, Any]:
    """A view as JSON values, without the fields that are in no view."""
    secret = {name for name, hide in hidden_fields(type(view)).items() if hide is Hide.SECRET}
    return {name: value for name, value in game.dump(view).items() if name not in secret}
