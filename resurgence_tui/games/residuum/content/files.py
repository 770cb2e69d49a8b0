"""The content files as they lie on disk, and a content pack laid over them.

A pack is a folder with the same file names. In a list of cards an entry takes the place of the one with its id; in a
file that is one object each key named takes the place of the old one.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, NoReturn

from pydantic import ValidationError

from resurgence_tui.assets_path import assets
from resurgence_tui.engine.errors import ContentError

from .schema import FILES, ContentJson

Files = dict[str, Any]
"""File name without `.json` -> its JSON."""

LARGEST = 1024 * 1024
"""Bytes of a file; of anything larger no more is read."""

LONGEST_SHOWN = 60
"""Letters of an id, a key or a value that a sentence repeats."""


def shown(value: object) -> str:
    """A value from a file as part of a sentence of one short line."""
    text = "".join(letter if letter.isprintable() else "?" for letter in str(value)[: LONGEST_SHOWN + 1])
    return text if len(text) <= LONGEST_SHOWN else f"{text[: LONGEST_SHOWN - 3]}..."


def fail(name: str, where: str, why: str) -> NoReturn:
    """Raise a ContentError: one sentence that names file, place and fault. where: "" for the whole file."""
    raise ContentError(f"{shown(name)}.json: {shown(where)}: {why}." if where else f"{shown(name)}.json: {why}.")


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    made = dict(pairs)
    if len(made) < len(pairs):
        raise ValueError("a key stands twice in one object")
    return made


def _read(path: Path) -> Any:
    """The JSON of a file; ContentError if it has none."""
    try:
        with path.open("rb") as file:
            raw = file.read(LARGEST + 1)
        if len(raw) > LARGEST:
            fail(path.stem, "", f"the file is larger than {LARGEST >> 20} MB")
        return json.loads(raw.decode("utf-8-sig"), object_pairs_hook=_once)
    except OSError:
        fail(path.stem, "", "the file cannot be read")
    except UnicodeDecodeError:
        fail(path.stem, "", "the file is not UTF-8 text")
    except (ValueError, RecursionError) as error:
        why = str(error) if type(error) is ValueError else "the file is not valid JSON"
        fail(path.stem, "", shown(why))


@cache
def base_files() -> Files:
    """The content that comes with the game; shared, so not to be changed."""
    folder = assets() / "content" / "residuum"
    return {name: _read(folder / f"{name}.json") for name in FILES}


def pack_files(pack: Path) -> Files:
    """The files of a pack; ContentError for a folder without any and for a file name that is not expected."""
    if not pack.is_dir():
        raise ContentError(f"{shown(pack.name)}: there is no such content pack folder.")
    for path in sorted(pack.glob("*.json")):
        if path.stem not in FILES:
            fail(path.stem, "", "the game has no content file of this name")
    found = {name: _read(pack / f"{name}.json") for name in FILES if (pack / f"{name}.json").is_file()}
    if not found:
        raise ContentError(f"{shown(pack.resolve().name or pack)}: this folder holds no content file of the game.")
    return found


def changes(pack: Mapping[str, Any]) -> Files:
    """What a pack really changes, ready to be stored in a save: cards and entries that differ."""
    found: Files = {}
    for name, new in pack.items():
        if name not in FILES:
            fail(name, "", "the game has no content file of this name")
        old = base_files()[name]
        if type(old) is not type(new):
            fail(name, "", f"the file must hold {'a list' if isinstance(old, list) else 'an object'}")
        part: Any
        if isinstance(old, dict):
            part = {key: value for key, value in new.items() if key not in old or old[key] != value}
        else:
            part = _cards_changed(name, old, new)
        if part:
            found[name] = part
    return found


def _cards_changed(name: str, old: list[Any], new: list[Any]) -> list[Any]:
    known, seen = {entry["id"]: entry for entry in old}, set()
    for number, entry in enumerate(new, 1):
        card = entry.get("id") if isinstance(entry, dict) else None
        if not isinstance(card, str) or card not in known:
            fail(name, shown(card) if isinstance(card, str) else f"number {number}", "the game has no such entry")
        if card in seen:
            fail(name, card, "the same id stands twice")
        seen.add(card)
    return [entry for entry in new if entry != known[entry["id"]]]


def laid_over(changed: Files) -> Files:
    """The whole content with the changed entries in the places of the old ones."""
    whole = dict(base_files())
    for name, part in changed.items():
        old = whole[name]
        if isinstance(old, dict):
            whole[name] = {**old, **part}
        else:
            new = {entry["id"]: entry for entry in part}
            whole[name] = [new.get(entry["id"], entry) for entry in old]
    return whole


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
