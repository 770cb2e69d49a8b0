"""What the player has set once and for all, and the file ``settings.toml`` that keeps it.

The file is read statement by statement, so that a bad line costs that line alone and can be named. It is written by
changing those statements that have to change; whatever else the player wrote stays as it stands. tomlkit writes a
statement, keeping its comment. It does not read the file: it refuses one with a bad line as a whole, names the end of
the file where a bracket is left open, and takes 20 ms to import, so it is imported where something is written.

The model is a plain tuple, checked here by its own annotations: the file is read before the first screen is
painted, and importing pydantic for it would delay that screen by a fifth of a second.
"""

from __future__ import annotations

import os
from collections.abc import Collection, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from stat import S_ISREG
from typing import Any, Final, Literal, NamedTuple, get_args, get_type_hints

from resurgence_tui.assets_path import assets

CONFIG: Final = "RESURGENCE_CONFIG"
"""Environment variable: the folder of the settings."""

SAVES: Final = "RESURGENCE_SAVES"
"""Environment variable: the folder of saved games; it wins over the settings."""

SIGNS: Final = "RESURGENCE_SIGNS"
"""Environment variable: ``ascii`` draws lines and marks with ASCII characters, ``unicode`` never does; it wins over the
settings."""

AUTOMATIC: Final = "auto"
"""The language of the system."""

FILE: Final = "settings.toml"
LARGEST: Final = 1 << 14
LONGEST_STATEMENT: Final = 8
"""Lines over which one value may be spread."""

OPENING: Final = ('"""', "'''", "[", "{")
"""What a value that goes on in the next line begins with."""

FIRST_LINE: Final = "# What is set in resurgence-tui; docs/settings.md explains every key.\n"

Theme = Literal["frozen-city", "snow-light", "high-contrast", "colour-blind"]
SignsChoice = Literal["auto", "unicode", "ascii"]
Reveals = Literal["ask", "never"]
Waste = Literal["ask", "never"]
MomentsShown = Literal["wait", "short", "skip"]
BotPace = Literal["normal", "step", "at-once"]
Fault = Literal["unreadable", "folder", "huge", "text", "syntax", "section", "unknown", "twice", "value", "relative"]


class Settings(NamedTuple):
    """Everything that can be set. ``saves`` and ``content`` are folders; "" stands for the usual ones.

    names: those of the people who played last, in the order of their seats, with commas between.
    """

    theme: Theme = "frozen-city"
    signs: SignsChoice = "auto"
    animation: bool = True
    confirmations: bool = True
    reveals: Reveals = "ask"
    waste: Waste = "ask"
    free_gains: bool = True
    moments: MomentsShown = "wait"
    pace: BotPace = "normal"
    language: str = AUTOMATIC
    saves: str = ""
    content: str = ""
    guide_offered: bool = False
    names: str = ""


KEYS: Final = Settings._fields
FOLDERS: Final = ("saves", "content")


class Problem(NamedTuple):
    """Something about the file that could not be used. line: counted from 1, 0 for the whole file.

    value: what stands there, or the reason of the system. choices: what may stand there.
    """

    fault: Fault
    line: int = 0
    key: str = ""
    value: str = ""
    choices: tuple[str, ...] = ()


@dataclass(slots=True)
class Statement:
    """One statement of the file: its lines, and the key and value that were found in it, if it is one of ours."""

    line: int
    text: str
    key: str = ""
    value: Any = None
    problem: Problem | None = None
    found: dict[str, Any] = field(default_factory=dict)


def languages() -> tuple[str, ...]:
    """The languages that the game can be played in: the folders of words."""
    return tuple(sorted(folder.name for folder in (assets() / "i18n").iterdir() if any(folder.glob("*.ftl"))))


def choices_of(key: str) -> tuple[str, ...]:
    """What a key may be set to; empty where any text will do."""
    if key == "language":
        return (AUTOMATIC, *languages())
    kind = _kinds()[key]
    return ("true", "false") if kind is bool else get_args(kind)


@cache
def _kinds() -> dict[str, Any]:
    return get_type_hints(Settings)


def settings_folder(given: str | Path | None = None) -> Path:
    """Where the settings are kept: the folder given, else RESURGENCE_CONFIG, else the platform's for configuration."""
    named = given or os.environ.get(CONFIG)
    if named:
        return Path(named).expanduser()
    from resurgence_tui.stand_ins import user_folders

    return Path(user_folders().user_config_dir("resurgence-tui", appauthor=False))


def settings_file(folder: str | Path | None = None) -> Path:
    """The file of the settings, which need not exist."""
    return settings_folder(folder) / FILE


def chosen_saves(settings: Settings, given: Path | None = None) -> str | Path | None:
    """The folder of saved games: the one given, else that of the environment, else that of the settings."""
    return given or os.environ.get(SAVES) or settings.saves or None


# Reading


def read_settings(folder: str | Path | None = None) -> tuple[Settings, list[Problem]]:
    """What is set, and what in the file could not be used; what is missing or wrong there has its usual value."""
    try:
        raw = _bytes_of(settings_file(folder))
    except _Unusable as unusable:
        return Settings(), [unusable.problem]
    return _taken(list(_statements(raw)))


def _taken(statements: list[Statement]) -> tuple[Settings, list[Problem]]:
    values: dict[str, Any] = {}
    problems = []
    for statement in statements:
        if statement.problem is not None:
            problems.append(statement.problem)
        elif statement.key:
            values[statement.key] = statement.value
    return Settings(**values), problems


class _Unusable(OSError):
    """The file as a whole cannot be read."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(problem.value or problem.fault)
        self.problem = problem


def _bytes_of(path: Path) -> bytes:
    """What is in the file; nothing if there is none."""
    try:
        if not S_ISREG(path.stat().st_mode):
            raise _Unusable(Problem("folder"))
        with path.open("rb") as file:
            raw = file.read(LARGEST + 1)
    except FileNotFoundError:
        return b""
    except _Unusable:
        raise
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) else ""
        raise _Unusable(Problem("unreadable", value=(reason or str(error)).lower())) from None
    if len(raw) > LARGEST:
        raise _Unusable(Problem("huge", value=str(LARGEST >> 10)))
    return raw


def _statements(raw: bytes) -> Iterator[Statement]:
    """Cut the file into statements; those below a heading of a section are none of ours."""
    lines = raw.removeprefix(b"\xef\xbb\xbf").splitlines(keepends=True)
    seen: set[str] = set()
    at, inside = 0, False
    while at < len(lines):
        statement, size = _statement(lines, at)
        section = not statement.problem and statement.text.lstrip().startswith("[")
        if section and not inside:
            statement.problem = Problem("section", at + 1, value=_shown(statement.text.split("#")[0].strip()))
        inside = inside or section
        if inside and not section:
            statement.problem = None
        elif not inside and statement.problem is None:
            _check(statement, seen)
        yield statement
        at += size


def _statement(lines: list[bytes], at: int) -> tuple[Statement, int]:
    """The statement that begins in a line, and how many lines it takes; what is none is a problem of one line."""
    from tomllib import TOMLDecodeError, loads

    text = ""
    for size, line in enumerate(lines[at : at + LONGEST_STATEMENT], 1):
        try:
            text += line.decode()
        except UnicodeDecodeError:
            break
        with suppress(TOMLDecodeError, RecursionError):
            return Statement(at + 1, text, found=loads(text)), size
        if size == 1 and not any(opening in text for opening in OPENING):
            break
    first = lines[at].decode(errors="surrogateescape")
    fault: Fault = "syntax" if _is_text(lines[at]) else "text"
    return Statement(at + 1, first, problem=Problem(fault, at + 1, value=_shown(first.strip()))), 1


def _is_text(line: bytes) -> bool:
    with suppress(UnicodeDecodeError):
        line.decode()
        return True
    return False


def _check(statement: Statement, seen: set[str]) -> None:
    """Whether a statement sets one of our keys, to something that it can be set to."""
    for key, value in statement.found.items():
        if key not in KEYS:
            statement.problem = Problem("unknown", statement.line, _shown(key), choices=KEYS)
        elif key in seen:
            statement.problem = Problem("twice", statement.line, key)
        else:
            seen.add(key)
            statement.key, statement.value = key, value
            statement.problem = _problem_of(key, value, statement.line)


def _problem_of(key: str, value: object, line: int) -> Problem | None:
    """Why a key cannot be set to a value, or None if it can."""
    choices = choices_of(key)
    if _kinds()[key] is bool:
        fits = isinstance(value, bool)
    else:
        fits = isinstance(value, str) and (not choices or value in choices)
    if not fits:
        return Problem("value", line, key, _shown(_toml(value)), choices)
    if key in FOLDERS and value and not _is_absolute(str(value)):
        return Problem("relative", line, key, _shown(str(value)))
    return None


def _is_absolute(folder: str) -> bool:
    """Whether a folder is the same wherever the program is started."""
    try:
        return Path(folder).expanduser().is_absolute()
    except (RuntimeError, ValueError):  # the home of somebody who is not known
        return False


def _shown(text: str) -> str:
    """Any text on one short line of a sentence."""
    kept = "".join(letter if letter.isprintable() else "?" for letter in text)
    return kept if len(kept) <= 40 else f"{kept[:37]}..."


# Writing


def write_settings(settings: Settings, folder: str | Path | None = None, keys: Collection[str] = ()) -> None:
    """Write what differs from the file into it: beside it first, then in its place; OSError if that is not possible.

    keys: those that were just set, by default all. Only they are written, since another program may have set others,
    and what they could not be set to is replaced. Comments, unknown keys and lines that could not be understood stay.
    A file that cannot be read is not replaced.
    """
    path = settings_file(folder)
    with suppress(OSError, RuntimeError):  # a link, as to a folder of such files, stays a link
        path = path.resolve()
    raw = _bytes_of(path)
    statements = list(_statements(raw))
    before, _ = _taken(statements)
    wrong = {statement.key for statement in statements if statement.problem} & set(keys)
    differ = {key for key in keys or KEYS if getattr(settings, key) != getattr(before, key)}
    changes = {key: getattr(settings, key) for key in KEYS if key in wrong | differ}
    if not changes:
        return
    text = _changed(statements, changes) if raw else FIRST_LINE + _lines_of(changes)
    mark = b"\xef\xbb\xbf" if raw.startswith(b"\xef\xbb\xbf") else b""
    try:
        fresh = mark + text.encode(errors="surrogateescape")
    except UnicodeEncodeError as error:
        raise OSError(str(error)) from None
    from resurgence_tui.saves.fresh import replace_whole

    path.parent.mkdir(parents=True, exist_ok=True)
    replace_whole(path, fresh)


def _changed(statements: list[Statement], changes: Mapping[str, Any]) -> str:
    """The text of the file with the changes; new keys come before the first section."""
    left = dict(changes)
    before: list[str] = []
    after: list[str] = []
    for statement in statements:
        into = after if after or statement.text.lstrip().startswith("[") else before
        key = statement.key
        into.append(_with_value(statement.text, key, left.pop(key)) if key in left else statement.text)
    if left:
        if before and not before[-1].endswith(("\n", "\r")):
            before[-1] += "\n"
        before.append(_lines_of(left))
    return "".join(before + after)


def _lines_of(values: Mapping[str, Any]) -> str:
    from tomlkit import dumps

    return dumps(values)


def _with_value(text: str, key: str, value: object) -> str:
    """A statement with another value; the comment behind it and the end of its line stay."""
    from tomlkit import parse

    statement = parse(text)
    statement[key] = value
    return statement.as_string()


def _toml(value: object) -> str:
    """A value as TOML writes it; kinds that no setting has, as Python does."""
    from tomlkit import item

    return item(value).as_string() if isinstance(value, bool | str) else str(value)


def changed(settings: Settings, **changes: Any) -> Settings:
    """The settings with other values; ValueError if a key cannot be set to that."""
    for key, value in changes.items():
        if _problem_of(key, value, 0) is not None:
            raise ValueError(f"{key} cannot be set to {_toml(value)}.")
    return settings._replace(**changes)
