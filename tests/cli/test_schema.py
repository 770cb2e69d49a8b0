"""The JSON Schemas fit what they describe."""

import json
from pathlib import Path

from resurgence_tui.assets_path import assets
from resurgence_tui.games.resurgence.game import GAME


def test_the_schema_of_the_content_names_every_file(run) -> None:
    schema = json.loads(run("schema", "content").out)
    files = {path.name for path in (assets() / "content" / "resurgence").glob("*.json")}
    assert set(schema["properties"]) == files


def test_the_schema_of_a_save_describes_file_and_table(run) -> None:
    schema = json.loads(run("schema", "save").out)
    table = GAME.dump(GAME.start(2, 1, {"even_heroes": True}, GAME.content()))
    assert set(schema["properties"]["table"]["properties"]) == set(table)
    assert {"format", "setup", "choices", "log", "table", "checksum"} <= set(schema["properties"])


def test_every_reference_leads_somewhere(run) -> None:
    for kind in ("save", "content"):
        text = run("schema", kind).out
        schema = json.loads(text)
        used = {part.split('"')[0] for part in text.split('"#/$defs/')[1:]}
        assert used <= set(schema["$defs"])


def test_no_path_of_this_machine_is_told(run) -> None:
    for kind in ("save", "content"):
        assert str(Path.home()) not in run("schema", kind).out
