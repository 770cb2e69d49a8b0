"""The content files of a game as they lie on disk, and a content pack laid over them.

A pack is a folder with the same file names. In a file of cards an entry takes the place of the entry with its id; in a
file that is one object each key named takes the place of the old one as a whole, and so do lists that are one table.
"""

import json
from collections.abc import Collection, Mapping
from functools import cached_property
from pathlib import Path
from typing import Any, NoReturn

from resurgence_tui.assets_path import assets
from resurgence_tui.engine.errors import ContentError

Files = dict[str, Any]
"""File name without `.json` -> its JSON."""

LARGEST = 8 * 1024 * 1024
"""Bytes of a file; of anything larger no more is read."""

MOST_VALUES = 100_000
"""Values in a file. The largest file of a game has about 600."""

LONGEST_NUMBER = 20
"""Digits of a whole number."""

LONGEST_SHOWN = 60
"""Letters of an id, a key or a value that a sentence repeats."""


def shown(value: object) -> str:
    """A value from a file as part of a sentence of one short line."""
    text = "".join(letter if letter.isprintable() else "?" for letter in str(value)[: LONGEST_SHOWN + 1])
    return text if len(text) <= LONGEST_SHOWN else f"{text[: LONGEST_SHOWN - 3]}..."


def fail(name: str, card: str, field: str, why: str) -> NoReturn:
    """Raise a ContentError: one sentence naming file, card and field, empty parts left out.

    why: what it repeats of a file is `shown` already.
    """
    parts = (f"card {shown(card)}" if card else "", f"field {shown(field)}" if field else "")
    where = ", ".join(part for part in parts if part)
    raise ContentError(f"{shown(name)}.json: {where}: {why}." if where else f"{shown(name)}.json: {why}.")


class _Odd(ValueError):
    """JSON that no content file holds, in our words."""


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """An object of JSON; _Odd if it has a key twice."""
    made: dict[str, Any] = {}
    for key, value in pairs:
        if key in made:
            raise _Odd(f"the key {shown(key)} stands twice in one object")
        made[key] = value
    return made


def _integer(digits: str) -> int:
    if len(digits) > LONGEST_NUMBER:
        raise _Odd(f"the number {shown(digits)} has more than {LONGEST_NUMBER} digits")
    return int(digits)


def _no_number(word: str) -> NoReturn:
    raise _Odd(f"{word} is not a number")


def _text_of(path: Path) -> str:
    """The text of a file, without the mark of an editor before it. OSError, UnicodeDecodeError, _Odd."""
    with path.open("rb") as file:
        raw = file.read(LARGEST + 1)
    if len(raw) > LARGEST:
        raise _Odd(f"the file is larger than {LARGEST >> 20} MB")
    return raw.decode("utf-8-sig")


def _read(path: Path) -> Any:
    """The JSON of a file; ContentError if it has none, or more than content can be."""
    try:
        text = _text_of(path)
        if sum(map(text.count, ",[{")) > MOST_VALUES:
            raise _Odd(f"the file holds more than {MOST_VALUES:,} values")
        return json.loads(text, object_pairs_hook=_once, parse_int=_integer, parse_constant=_no_number)
    except OSError:
        fail(path.stem, "", "", "the file cannot be read")
    except json.JSONDecodeError as error:
        fail(path.stem, "", "", f"line {error.lineno} is not valid JSON")
    except UnicodeDecodeError:
        fail(path.stem, "", "", "the file is not UTF-8 text")
    except RecursionError:
        fail(path.stem, "", "", "lists and objects are nested too deeply")
    except _Odd as error:
        fail(path.stem, "", "", str(error))


class ContentFiles:
    """The content files of one game. names: without `.json`. tables: those of them that hold a list replaced as one."""

    def __init__(self, game: str, names: Collection[str], tables: Collection[str] = ()) -> None:
        self.game, self.names, self.tables = game, names, tables

    @cached_property
    def base(self) -> Files:
        """The content that comes with the game; shared, so not to be changed."""
        folder = assets() / "content" / self.game
        return {name: _read(folder / f"{name}.json") for name in self.names}

    def pack(self, folder: Path) -> Files:
        """The files of a pack; ContentError for a folder without any and for a file name that is not expected."""
        if not folder.is_dir():
            raise ContentError(f"{shown(folder.name)}: there is no such content pack folder.")
        for path in sorted(folder.glob("*.json")):
            self._expect(path.stem)
        found = {name: _read(path) for name in self.names if (path := folder / f"{name}.json").is_file()}
        if not found:
            name = shown(folder.resolve().name or folder)
            raise ContentError(f"{name}: this folder holds no content file of the game.")
        return found

    def changes(self, pack: Mapping[str, Any]) -> Files:
        """What a pack really changes: differing cards and tables only, ready to be stored in a save."""
        found: Files = {}
        for name, new in pack.items():
            self._expect(name)
            old = self.base[name]
            if _kind(old) != _kind(new):
                fail(name, "", "", f"the file must hold {_kind(old)}, not {_kind(new)}")
            part: Any
            if isinstance(old, dict):
                part = {key: value for key, value in new.items() if key not in old or old[key] != value}
            elif name in self.tables:
                part = new
            else:
                part = _cards_changed(name, old, new)
            if new != old if name in self.tables else part:
                found[name] = part
        return found

    def laid_over(self, changed: Files) -> Files:
        """The whole content with the changed entries in the places of the old ones."""
        whole = dict(self.base)
        for name, part in changed.items():
            old = whole[name]
            if isinstance(old, dict):
                whole[name] = {**old, **part}
            elif name in self.tables:
                whole[name] = part
            else:
                new = {entry["id"]: entry for entry in part}
                whole[name] = [new.get(entry["id"], entry) for entry in old]
        return whole

    def _expect(self, name: str) -> None:
        if name not in self.names:
            fail(name, "", "", "the game has no content file of this name")


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
        rule = known[card].get("rule")
        if rule and entry.get("rule", rule) != rule:
            fail(name, card, "rule", f"this entry keeps the rule {rule}")
    return [entry for entry in new if entry != known[entry["id"]]]
