"""JSON Schema of a save and of the content files."""

from __future__ import annotations

import json
from typing import Any

from resurgence_tui.engine.game import Game
from resurgence_tui.games import DEFAULT_GAME, game_called


def print_schema(kind: str, name: str = DEFAULT_GAME) -> int:
    """Print the schema of ``save`` or ``content`` of a game."""
    game = game_called(name)
    described = save_schema(game) if kind == "save" else game.content_schema()
    print(json.dumps(described, indent=2, ensure_ascii=False))
    return 0


def save_schema(game: Game) -> dict[str, Any]:
    """The save file, with the game's own table in it."""
    from resurgence_tui.saves.save_file import SaveFile

    described = SaveFile.model_json_schema()
    table = game.table_schema()
    shared = {**described.pop("$defs", {}), **table.pop("$defs", {})}
    described["properties"]["table"] = table
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        **described,
        "$defs": shared,
        "title": f"{game.name.title()} save",
    }
