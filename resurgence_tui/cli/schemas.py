"""JSON Schema of a save and of the content files."""

from __future__ import annotations

import json
from typing import Any


def print_schema(kind: str) -> int:
    """Print the schema of ``save`` or ``content``."""
    print(json.dumps(save_schema() if kind == "save" else content_schema(), indent=2, ensure_ascii=False))
    return 0


def content_schema() -> dict[str, Any]:
    """One property for each content file."""
    from resurgence_tui.games.resurgence.content.schema import schema

    return schema()


def save_schema() -> dict[str, Any]:
    """The save file, with the game's own table in it."""
    from resurgence_tui.games.resurgence.state import ADAPTER
    from resurgence_tui.saves.save_file import SaveFile

    described = SaveFile.model_json_schema()
    table = ADAPTER.json_schema()
    shared = {**described.pop("$defs", {}), **table.pop("$defs", {})}
    described["properties"]["table"] = table
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        **described,
        "$defs": shared,
        "title": "Resurgence save",
    }
