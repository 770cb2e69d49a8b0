"""The content files of this game, and how the first fault in them is told."""

from __future__ import annotations

from typing import Any, NoReturn

from pydantic import ValidationError

from resurgence_tui.engine.errors import ContentError
from resurgence_tui.games.packs import ContentFiles, Files, shown

from .schema import FILES, ContentJson

CONTENT = ContentFiles("residuum", FILES)


def fail(name: str, where: str, why: str) -> NoReturn:
    """Raise a ContentError: one sentence that names file, place and fault. where: "" for the whole file."""
    raise ContentError(f"{shown(name)}.json: {shown(where)}: {why}." if where else f"{shown(name)}.json: {why}.")


def parse(whole: Files) -> ContentJson:
    """The content in its shapes; ContentError for the first entry that does not fit."""
    try:
        return ContentJson.model_validate(whole)
    except ValidationError as error:
        fault = error.errors(include_url=False, include_context=False)[0]
    name, *path = fault["loc"]
    entry: Any = whole.get(str(name))
    words: list[str] = []
    for part in path:
        entry = _inside(entry, part)
        words.append(entry["id"] if isinstance(entry, dict) and isinstance(entry.get("id"), str) else str(part))
    why = fault["msg"][:1].lower() + fault["msg"][1:]
    fail(str(name), ".".join(word for word in words if word != "[key]"), shown(why.removeprefix("value error, ")))


def _inside(entry: Any, part: object) -> Any:
    """What lies there in a list or an object, None if nothing does."""
    if isinstance(entry, list):
        return entry[part] if isinstance(part, int) and part < len(entry) else None
    return entry.get(part) if isinstance(entry, dict) else None
