"""The content files as they lie on disk, and a content pack laid over them.

A pack is a folder with the same file names. In a file of cards an entry takes the place of the entry
with its id; in a file that is one table (`tracks`, `numbers`, ...) each table named takes the place of
the old one as a whole, and so do the lists of levels, row slots and Rubble.
"""

import json
from functools import cache
from pathlib import Path
from typing import Any, NoReturn

from resurgence_tui.assets_path import assets
from resurgence_tui.engine.errors import ContentError

from .schema import FILES

WHOLE = ("levels", "row", "rubble")
"""Lists that are one table: replaced as one."""

Files = dict[str, Any]
"""File name without `.json` -> its JSON."""


def fail(name: str, card: str, field: str, why: str) -> NoReturn:
    """Raise a ContentError: one sentence naming file, card and field, empty parts left out."""
    where = ", ".join(part for part in (f"card {card}" if card else "", f"field {field}" if field else "") if part)
    raise ContentError(f"{name}.json: {where}: {why}." if where else f"{name}.json: {why}.")


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """An object of JSON; ValueError if it has a key twice."""
    made = dict(pairs)
    if len(made) < len(pairs):
        keys = [key for key, _ in pairs]
        raise ValueError(f"the key {next(key for key in keys if keys.count(key) > 1)} stands twice in one object")
    return made


def _read(path: Path) -> Any:
    """The JSON of a file; ContentError if it has none."""
    try:
        return json.loads(path.read_text(encoding="utf-8-sig"), object_pairs_hook=_once)
    except OSError:
        fail(path.stem, "", "", "the file cannot be read")
    except json.JSONDecodeError as error:
        fail(path.stem, "", "", f"line {error.lineno} is not valid JSON")
    except UnicodeDecodeError:
        fail(path.stem, "", "", "the file is not UTF-8 text")
    except (ValueError, RecursionError) as error:
        fail(path.stem, "", "", str(error))


@cache
def base_files() -> Files:
    """The content that comes with the game; shared, so not to be changed."""
    folder = assets() / "content" / "resurgence"
    return {name: _read(folder / f"{name}.json") for name in FILES}


def pack_files(pack: Path) -> Files:
    """The files of a pack; ContentError for a folder without any and for a file name that is not expected."""
    if not pack.is_dir():
        raise ContentError(f"{pack.name}: there is no such content pack folder.")
    for path in sorted(pack.glob("*.json")):
        if path.stem not in FILES:
            fail(path.stem, "", "", "the game has no content file of this name")
    found = {name: _read(pack / f"{name}.json") for name in FILES if (pack / f"{name}.json").is_file()}
    if not found:
        raise ContentError(f"{pack.resolve().name or pack}: this folder holds no content file of the game.")
    return found


def _kind(value: Any) -> str:
    return "a list" if isinstance(value, list) else "an object" if isinstance(value, dict) else "a single value"


def _cards_changed(name: str, old: list[Any], new: list[Any]) -> list[Any]:
    """Entries of a pack that differ from the base; ContentError for unknown and double ids."""
    known = {entry["id"]: entry for entry in old}
    seen: set[str] = set()
    for number, entry in enumerate(new, 1):
        card = entry.get("id") if isinstance(entry, dict) else None
        if not isinstance(card, str):
            fail(name, f"number {number}", "id", "every entry must be an object with an id")
        if card not in known:
            fail(name, card, "id", "the game has no entry with this id")
        if card in seen:
            fail(name, card, "id", "the same id stands twice")
        seen.add(card)
        if entry.get("rule", known[card].get("rule")) != known[card].get("rule"):
            fail(name, card, "rule", f"this entry keeps the rule {known[card]['rule']}")
    return [entry for entry in new if entry != known[entry["id"]]]


def changes(pack: Files) -> Files:
    """What a pack really changes: differing cards and tables only, ready to be stored in a save."""
    found: Files = {}
    for name, new in pack.items():
        if name not in FILES:
            fail(name, "", "", "the game has no content file of this name")
        old = base_files()[name]
        if _kind(old) != _kind(new):
            fail(name, "", "", f"the file must hold {_kind(old)}, not {_kind(new)}")
        if isinstance(old, dict):
            part: Any = {key: value for key, value in new.items() if key not in old or old[key] != value}
        elif name in WHOLE:
            part = new if new != old else []
        else:
            part = _cards_changed(name, old, new)
        if part or (name in WHOLE and new != old):
            found[name] = part
    return found


def laid_over(changed: Files) -> Files:
    """The whole content with the changed entries in the places of the old ones."""
    whole = dict(base_files())
    for name, part in changed.items():
        old = whole[name]
        if isinstance(old, dict):
            whole[name] = {**old, **part}
        elif name in WHOLE:
            whole[name] = part
        else:
            new = {entry["id"]: entry for entry in part}
            whole[name] = [new.get(entry["id"], entry) for entry in old]
    return whole
