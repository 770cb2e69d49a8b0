"""The content files of a game as they lie on disk, what they held before, and a content pack laid over them.

A pack is a folder with the same file names. In a file of cards an entry takes the place of the entry with its id; in a
file that is one object each key named takes the place of the old one as a whole, and so do lists that are one table.

Where values of a game have changed, what they were lies in the folder ``earlier``, a file for each time, numbered from
1: the entries in which it differs from the next one (`entries`), the ids or keys that came with that, by file
(`absent`), and whole files that did (`added`). So games that were begun then are played on, taken back and replayed
with what they were begun with.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Collection, Mapping
from functools import cached_property
from pathlib import Path
from typing import Any, NoReturn

from resurgence_tui.assets_path import assets
from resurgence_tui.engine.errors import ContentError

Files = dict[str, Any]
"""File name without `.json` -> its JSON."""

EARLIER = "earlier"
"""Folder, beside the content files, of what they held before."""

KEPT = ("entries", "absent", "added")
"""What a file of that folder may say."""

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


class Values:
    """The content of a game as it came with the program at one time.

    files: all of it; shared, so not to be changed. tables: files that hold a list replaced as one. earlier: the game
    has other values by now. added: files that came later; what they hold was the same, and no part of the hash. later:
    entries of the other files that came later.
    """

    def __init__(
        self,
        files: Files,
        tables: Collection[str],
        earlier: bool = False,
        added: Collection[str] = (),
        later: Files | None = None,
    ) -> None:
        self.files, self.earlier, self._tables, self._added = files, earlier, tables, added
        self._later: Files = later or {}

    def before(self, kept: Mapping[str, Any]) -> Values:
        """The values that came before these; ContentError where they do not fit. kept: a file of ``earlier``."""
        for part in kept:
            if part not in KEPT:
                raise ContentError(f"{shown(part)} is none of {', '.join(KEPT)}.")
        added, absent = kept.get("added", ()), kept.get("absent", {})
        for name in (*added, *absent):
            expect(name, self.files)
        later = {name: self._entries(name, ids) for name, ids in absent.items()}
        files = self.laid_over(self.changes(kept.get("entries", {})))
        for name, gone in later.items():
            files[name] = _without(files[name], gone)
        return Values(files, self._tables, True, {*self._added, *added}, _with(self._later, later))

    def box(self, whole: Files) -> Files:
        """Content laid over these values, and with it the entries that came later: as many as there are by now."""
        return _with(whole, self._later)

    def _entries(self, name: str, ids: Collection[str]) -> Any:
        """The entries of a file with those ids or keys; ContentError for one that it has not."""
        if name in self._tables:
            fail(name, "", "", "this file is one table, so what it was stands whole among the entries")
        held = self.files[name]
        known = held if isinstance(held, dict) else {entry["id"]: entry for entry in held}
        for one in ids:
            if one not in known:
                fail(name, one, "id", "the game has no entry with this id")
        found = {one: known[one] for one in ids}
        return found if isinstance(held, dict) else list(found.values())

    def changes(self, pack: Mapping[str, Any]) -> Files:
        """What a pack really changes: differing cards and tables only, ready to be stored in a save."""
        found: Files = {}
        for name, new in pack.items():
            expect(name, self.files)
            old = self.files[name]
            if _kind(old) != _kind(new):
                fail(name, "", "", f"the file must hold {_kind(old)}, not {_kind(new)}")
            part: Any
            if isinstance(old, dict):
                part = {key: value for key, value in new.items() if key not in old or old[key] != value}
            elif name in self._tables:
                part = new
            else:
                part = _cards_changed(name, old, new)
            if new != old if name in self._tables else part:
                found[name] = part
        return found

    def laid_over(self, changed: Files) -> Files:
        """The whole content with the changed entries in the places of the old ones."""
        whole = dict(self.files)
        for name, part in changed.items():
            old = whole[name]
            if isinstance(old, dict):
                whole[name] = {**old, **part}
            elif name in self._tables:
                whole[name] = part
            else:
                new = {entry["id"]: entry for entry in part}
                whole[name] = [new.get(entry["id"], entry) for entry in old]
        return whole

    def hash_of(self, whole: Files) -> str:
        """By what a save knows the content that it was made with."""
        hashed = {name: part for name, part in whole.items() if name not in self._added}
        canonical = json.dumps(hashed, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
        return hashlib.sha256(canonical.encode()).hexdigest()


class ContentFiles:
    """The content files of one game. names: without `.json`. tables: those of them that hold a list replaced as one."""

    def __init__(self, game: str, names: Collection[str], tables: Collection[str] = ()) -> None:
        self.game, self.names, self.tables = game, names, tables

    @cached_property
    def now(self) -> Values:
        """The content that comes with the game."""
        return Values({name: _read(self._folder / f"{name}.json") for name in self.names}, self.tables)

    @cached_property
    def earlier(self) -> list[Values]:
        """What came with the game before, the newest first."""
        kept = sorted((self._folder / EARLIER).glob("*.json"), key=lambda path: int(path.stem), reverse=True)
        found = [self.now]
        for path in kept:
            try:
                found.append(found[-1].before(_read(path)))
            except ContentError as error:
                raise ContentError(f"{EARLIER}/{path.name}: {error}") from None
        return found[1:]

    def values_of(self, entries: Mapping[str, Any], made_with: str) -> Values:
        """The values that have that hash with those entries laid over them; today's, if none have."""
        if made_with:
            for values in (self.now, *self.earlier):
                if _fits(values, entries, made_with):
                    return values
        return self.now

    def pack(self, folder: Path) -> Files:
        """The files of a pack; ContentError for a folder without any and for a file name that is not expected."""
        if not folder.is_dir():
            raise ContentError(f"{shown(folder.name)}: there is no such content pack folder.")
        for path in sorted(folder.glob("*.json")):
            expect(path.stem, self.names)
        found = {name: _read(path) for name in self.names if (path := folder / f"{name}.json").is_file()}
        if not found:
            name = shown(folder.resolve().name or folder)
            raise ContentError(f"{name}: this folder holds no content file of the game.")
        return found

    @property
    def _folder(self) -> Path:
        return assets() / "content" / self.game


def expect(name: str, names: Collection[str]) -> None:
    """ContentError unless the game has a content file of that name."""
    if name not in names:
        fail(name, "", "", "the game has no content file of this name")


def _fits(values: Values, entries: Mapping[str, Any], made_with: str) -> bool:
    """Whether the values have that hash with those entries laid over them; not, if they lack one of these."""
    try:
        return values.hash_of(values.laid_over(values.changes(entries))) == made_with
    except ContentError:
        return False


def _with(files: Files, more: Files) -> Files:
    """Files with further entries behind their own."""
    whole = dict(files)
    for name, part in more.items():
        if name not in whole:
            whole[name] = part
        else:
            whole[name] = {**whole[name], **part} if isinstance(part, dict) else [*whole[name], *part]
    return whole


def _without(held: Any, gone: Any) -> Any:
    """The entries of a file in their order, but not those."""
    if isinstance(held, dict):
        return {key: value for key, value in held.items() if key not in gone}
    ids = {entry["id"] for entry in gone}
    return [entry for entry in held if entry["id"] not in ids]


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
