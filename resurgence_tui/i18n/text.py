"""Key and values -> sentence in the chosen language, from the Fluent files of assets/i18n.

The words of the program lie in the folder of a language; those of a game in one of its own, laid over them, so that two
games may use the same key. What a language lacks is said in English.

Which language is read is said once (``read_in``); who asks for words without naming a language gets that one. A save is
so read in the language of its reader, whoever has written it.

A file is read when one of its keys is first asked for, which begins with the name of the file; it is only cut into
entries then. An entry is parsed when it is first asked for, and one that holds no more than text and `{ $value }` never
is. So a start costs a millisecond or two, and fluent.runtime (100 ms) is imported only when a sentence has something to
select.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from threading import Lock
from typing import TYPE_CHECKING, Any, Protocol

from resurgence_tui.assets_path import assets
from resurgence_tui.games import DEFAULT_GAME, listed
from resurgence_tui.printable import printable
from resurgence_tui.stand_ins import standing_in

from .cases import CASES, Declined, in_case

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

Value = str | int | float

DEFAULT = "en"
OVERLAY = "RESURGENCE_WORDS"  # environment variable: a folder of .ftl files laid over the others
LATE = ("rule.ftl", "family.ftl", "example.ftl", "sign.ftl")
"""Long and seldom asked for: of the files that a key is not called after, they are read last."""
REMEMBERED = 8192  # sentences; those of the whole reference are half of that

COMMENT = re.compile(r"^#.*\n?", re.MULTILINE)
ENTRY = re.compile(r"^(-?[A-Za-z][\w-]*)[ ]*=", re.MULTILINE | re.ASCII)
ATTRIBUTE = re.compile(r"^ *\.([A-Za-z][\w-]*) *=", re.MULTILINE | re.ASCII)
PLAIN = re.compile(r"(?:-?[A-Za-z][\w-]*| +\.([A-Za-z][\w-]*)) *= *([^ ].*?) *", re.ASCII)
VARIABLE = re.compile(r"{ *\$([A-Za-z][\w-]*) *}", re.ASCII)
REFERENCE = re.compile(r"{\s*(-?[A-Za-z][\w-]*)", re.ASCII)


class Words:
    """All sentences of one language.

    language: name of a folder in assets/i18n; English where there is none, and below all others. game: whose words are
    laid over those of the program. extra: folders of .ftl files laid over both, later ones win, last the folder named
    by RESURGENCE_WORDS; attributes that they leave out stay as they were, but for cases of what has another name now.
    aloud: sentences are to be read aloud, so an entry's `.aloud` is taken where it has one.
    """

    def __init__(
        self, language: str = DEFAULT, extra: Sequence[Path] = (), aloud: bool = False, game: str = DEFAULT_GAME
    ) -> None:
        folder, overlay = assets() / "i18n", os.environ.get(OVERLAY)
        self.language = language if (folder / language).is_dir() else DEFAULT
        self.game = game
        self._of_game = [folder_of(game, one) for one in dict.fromkeys((DEFAULT, self.language))]
        below = [folder / DEFAULT, self._of_game[0]] if self.language != DEFAULT else []
        self._folders = [*below, folder / self.language, self._of_game[-1], *extra]
        self._folders += [Path(overlay)] if overlay else []
        self._entries: dict[str, str] = {}
        self._unread = list(self._files())
        if extra or overlay:  # whose files may be called anything
            self._read(lambda file: file.name not in LATE)
        self._aloud = aloud
        self._plain: dict[str, dict[str, str]] = {}
        self._bundle: FluentBundle | None = None
        self._parsed: set[str] = set()
        self._remembered: dict[tuple[object, ...], str | None] = {}

    def text(self, key: str, /, **values: Value) -> str:
        """The sentence of a key; `{key}` where there is none.

        Values stand in one line: a line break in one of them would make another sentence out of what a file says.
        """
        found = self._look_up(key, "aloud", values) if self._aloud else None
        found = self._look_up(key, "", values) if found is None else found
        return "{" + key + "}" if found is None else found

    def attribute(self, key: str, name: str, /, **values: Value) -> str | None:
        """The attribute `.name` of a key, or None where key or attribute is missing."""
        return self._look_up(key, name, values)

    def has(self, key: str) -> bool:
        """Whether a key has an entry."""
        return self._source(key) is not None

    def pattern(self, key: str) -> str:
        """The sentence of a key as it stands in its file, one of text and `{ $value }`; "" for any other."""
        source = self._source(key)
        return plain(source).get("", "") if source is not None else ""

    def keys(self) -> set[str]:
        """All keys, those of the rule reference included."""
        self._read(lambda file: True)
        return {key for key in self._entries if not key.startswith("-")}

    def _look_up(self, key: str, attribute: str, values: dict[str, Value]) -> str | None:
        wanted: tuple[object, ...] = (key, attribute)
        if values:
            wanted = (key, attribute, tuple(values.items()))
            if declined := [value.made for value in values.values() if isinstance(value, Declined)]:
                wanted = (*wanted, *declined)
        if wanted not in self._remembered:
            if len(self._remembered) >= REMEMBERED:
                self._remembered.clear()
            made = self._make(key, attribute, values)
            if made is not None and attribute not in CASES and declines(self._entries.get(key, "")):
                made = Declined(made, wanted, lambda case: self._look_up(key, case, values))
            self._remembered[wanted] = made
        return self._remembered[wanted]

    def _make(self, key: str, attribute: str, values: dict[str, Value]) -> str | None:
        source = self._source(key)
        if source is None:
            return None
        values = {name: _shown(value) for name, value in values.items()}
        if key not in self._plain:
            self._plain[key] = plain(source)
        simple = self._plain[key]
        if simple and attribute not in simple:
            return None
        made = filled(simple[attribute], values) if simple else None
        return self._format(key, attribute, values) if made is None else made

    def _format(self, key: str, attribute: str, values: dict[str, Value]) -> str | None:
        if self._bundle is None:
            with standing_in("babel.localtime", LOCALTZ=None):  # which looks for the time zone, for dates; we have none
                from fluent.runtime import FluentBundle

            functions: dict[str, Any] = {"CASE": in_case}
            self._bundle = FluentBundle([self.language], use_isolating=False, functions=functions)
        self._parse(key, self._bundle)
        if not self._bundle.has_message(key):  # not Fluent
            return None
        message = self._bundle.get_message(key)
        pattern = message.attributes.get(attribute) if attribute else message.value
        return None if pattern is None else str(self._bundle.format_pattern(pattern, values)[0])

    def _parse(self, key: str, bundle: FluentBundle) -> None:
        """Add an entry and all that it refers to."""
        from fluent.runtime import FluentResource

        waiting = [key]
        while waiting:
            name = waiting.pop()
            source = None if name in self._parsed else self._source(name)
            self._parsed.add(name)
            if source is not None:
                bundle.add_resource(FluentResource(source))
                waiting.extend(REFERENCE.findall(source))

    def _source(self, key: str) -> str | None:
        """The entry of a key: of the files called like it, else of others, such as those of cards with their ids."""
        for wanted in (lambda file: is_called(key, file.stem), lambda file: file.name not in LATE, lambda file: True):
            if key not in self._entries and self._unread:
                self._read(wanted)
        return self._entries.get(key)

    def _read(self, wanted: Callable[[Path], bool]) -> None:
        """Read those of the files that are wanted and not read yet."""
        with _reading:  # a screen and a thread that looks for saved games may ask at the same time
            found = [file for file in self._unread if wanted(file)]
            if found:
                self._entries = together(found) | self._entries
                self._unread = [file for file in self._unread if file not in found]

    def entries_of(self, file: str) -> Iterator[tuple[str, str]]:
        """The entries of one file of the game's words, in order; none where there is no such file."""
        path = next((folder / file for folder in reversed(self._of_game) if (folder / file).is_file()), None)
        return entries(path) if path is not None else iter(())

    def _files(self) -> Iterator[Path]:
        for folder in self._folders:
            yield from sorted(folder.glob("*.ftl"))


def _shown(value: Value) -> Value:
    """A value as it may stand in a sentence; what declines has been made of such ones."""
    return printable(value) if isinstance(value, str) and not isinstance(value, Declined) else value


_reading = Lock()
_read = [DEFAULT]


def read_in(language: str) -> None:
    """Words are those of that language from now on, unless another is asked for."""
    _read[0] = language


def words(language: str | None = None, aloud: bool = False, game: str = DEFAULT_GAME) -> Words:
    """The words of a language (None: the one that is read) and a game, read once.

    aloud: in place of signs with words, for who listens.
    """
    return _words(_read[0] if language is None else language, os.environ.get(OVERLAY), aloud, game)


@lru_cache(maxsize=8)
def _words(language: str, overlay: str | None, aloud: bool, game: str) -> Words:
    return Words(language, aloud=aloud, game=game)


class Spoken(Protocol):
    """What a game was set up with, as far as words are concerned."""

    game: str


def words_of(setup: Spoken, aloud: bool = False) -> Words:
    """The words of the game that was set up so, in the language that is read."""
    return words(aloud=aloud, game=setup.game)


def folder_of(game: str, language: str) -> Path:
    """Where the words of a game are, in English where it has none in that language."""
    folders = (assets() / listed(game).words.format(language=one) for one in (language, DEFAULT))
    return next((folder for folder in folders if folder.is_dir()), assets() / "i18n" / DEFAULT / game)


def is_called(key: str, subject: str) -> bool:
    """Whether a key, or -term, begins with a subject, as those of that file do."""
    name = key.removeprefix("-")
    return name.startswith(subject) and name[len(subject) : len(subject) + 1] in ("", "_", "-")


def entries(path: Path) -> Iterator[tuple[str, str]]:
    """Cut a Fluent file into its entries: (key, or -term; text of the whole entry)."""
    source = COMMENT.sub("", path.read_text(encoding="utf-8", errors="replace"))
    starts = list(ENTRY.finditer(source))
    for start, following in zip(starts, [*starts[1:], None], strict=False):
        yield start[1], source[start.start() : following.start() if following else None].rstrip() + "\n"


def together(paths: Iterable[Path]) -> dict[str, str]:
    """The entries of several files, each laid over those before it."""
    found: dict[str, str] = {}
    for path in paths:
        for key, source in entries(path):
            found[key] = laid_over(found[key], source) if key in found else source
    return found


def laid_over(old: str, new: str) -> str:
    """The new entry, and of the old one those attributes that the new one lacks, but for cases of its name."""
    starts = list(ATTRIBUTE.finditer(old)) if "\n" in old.rstrip("\n") else []
    if not starts:
        return new
    ends = [*(start.start() for start in starts[1:]), len(old)]
    taken = {*ATTRIBUTE.findall(new), *CASES}
    kept = (old[start.start() : end] for start, end in zip(starts, ends, strict=False) if start[1] not in taken)
    return new + "".join(kept)


@lru_cache(maxsize=REMEMBERED)
def declines(source: str) -> bool:
    """Whether an entry has cases."""
    return not CASES.isdisjoint(ATTRIBUTE.findall(source))


def plain(source: str) -> dict[str, str]:
    """Value ("") and attributes of an entry of text and `{ $value }`, a line each; empty if Fluent has to read it."""
    lines = [PLAIN.fullmatch(line) for line in source.split("\n") if line]
    if None in lines or set("{}") & set(VARIABLE.sub("", source)):
        return {}
    return {match[1] or "": match[2] for match in lines if match}


def filled(pattern: str, values: Mapping[str, Value]) -> str | None:
    """A plain pattern with its values; None where one is missing or a number that each language writes its own way."""
    parts = VARIABLE.split(pattern)
    for place in range(1, len(parts), 2):
        value = values.get(parts[place])
        if not isinstance(value, str) and not (type(value) is int and 0 <= value < 1000):
            return None
        parts[place] = str(value)
    return "".join(parts)
