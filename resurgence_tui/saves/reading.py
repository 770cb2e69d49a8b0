"""From bytes to a save file: every way in which they can be wrong ends in one sentence, never in a traceback."""

from __future__ import annotations

import json
import re
from codecs import BOM_UTF8
from collections.abc import Container
from contextlib import suppress
from typing import Any, TypeVar

from pydantic import BaseModel, ConfigDict, ValidationError

from resurgence_tui.engine.errors import SaveError

from .migrations import migrate
from .noted import Base
from .packing import unpack
from .save_file import FORMAT, PACKED, SECRET, SECRET_IN_2, Head, SaveFile, canonical, checksum, digest, joined

Part = TypeVar("Part", bound=Head)

LARGEST = 8 * 1024 * 1024
"""Bytes; anything larger is refused unread."""

LONGEST_NUMBER = 20
"""Digits. No number in a save is larger than 64 bits."""

MOST_VALUES = 100_000
"""The longest games have about 12,000 values; reading far more would take long, and a lot of memory."""

OURS = ("format", "game_id", "setup")
"""What no save of ours is without, beside its table."""

_OVER = re.compile(rb'"over"\s*:\s*true')
_ID = re.compile(rb'"game_id"\s*:\s*"([0-9a-f-]{8,40})"')


class _Damaged(ValueError):
    """Why the text is not sound JSON."""


def damaged(name: str, why: str) -> SaveError:
    """What is said of a file that was a save once. why: in a few words."""
    return SaveError(f"{name} is damaged ({why}).")


def parse(raw: bytes, name: str) -> SaveFile:
    """The save file in these bytes; SaveError, in one sentence, if there is none.

    name: what the sentence calls the file.
    """
    data = migrate(_opened(_sound_data(raw, name), name))
    return _validated(SaveFile, data, name)


def parse_end(raw: bytes, name: str) -> SaveFile:
    """The save file in these bytes without choices, log, PINs: enough for its table, at a fifth of the cost.

    It is as sound as its checksum says, since what is left out is not looked at; it must never be written. SaveError,
    in one sentence, if there is none.
    """
    data = _sound_data(raw, name)
    if PACKED not in data:
        return parse(raw, name)
    data = migrate(data)
    secret = _opened_end(data.pop(PACKED), name)
    if isinstance(setup := data["setup"], dict):
        setup["seed"] = secret.seed
    save = _validated(SaveFile, {**data, "table": {}}, name)
    save.table, save.base = secret.table, secret.base
    return save


def may_be_finished(raw: bytes, known: Container[str]) -> bool:
    """Whether these bytes can be a save of a finished game that is not among the known ids; a look without reading."""
    if _OVER.search(raw) is None:
        return False
    ids = _ID.findall(raw)
    return not (len(ids) == 1 and ids[0].decode() in known)


class NewerSave(SaveError):
    """The file needs a newer version of this program."""


class ForeignSave(SaveError):
    """The file is none of this program's saves."""


def parse_head(raw: bytes, name: str) -> Head:
    """What a list shows of the save file in these bytes, at half the cost of reading it whole; else SaveError."""
    data = migrate(_sound_data(raw, name))
    shown = {key: data[key] for key in Head.model_fields if key in data}
    if isinstance(setup := shown["setup"], dict):
        shown["setup"] = {key: value for key, value in setup.items() if key != "seed"}
    return _validated(Head, shown, name)


WITHOUT_BASE = (b'{"base":null,', b'{"choices":')
"""How what is packed begins where the past of the game begins with its start, in this format and the one before."""


class _End(BaseModel):
    """What is needed of that which is packed; the rest is parsed and dropped."""

    model_config = ConfigDict(strict=True, defer_build=True)

    seed: int
    table: dict[str, Any]
    base: Base | None = None


def _opened_end(packed: object, name: str) -> _End:
    """Seed and table of what is packed, and where its past begins if that is not its start."""
    try:
        text = unpack(packed if isinstance(packed, str) else "", LARGEST)
        if text.startswith(WITHOUT_BASE):
            with suppress(ValueError):  # in the order that this program writes, choices and log come before them
                start = text.rindex(b'"seed":', 0, text.rindex(b',"table":{'))
                return _End.model_validate_json(b"{" + text[start:])
        _not_too_many(text.count(b",") + text.count(b"[") + text.count(b"{"))
        return _End.model_validate_json(text)
    except ValueError:
        why = "what is packed in it cannot be opened"
        raise damaged(name, why) from None


def _opened(data: dict[str, Any], name: str) -> dict[str, Any]:
    """The values of a file with nothing packed, checked to be where they lie in an open one."""
    if PACKED not in data:
        return data
    try:
        packed = data.pop(PACKED)
        secret = _strict_json(unpack(packed if isinstance(packed, str) else "", LARGEST).decode("utf-8"))
        fields = set(SECRET if data["format"] > 2 else SECRET_IN_2)
        if not isinstance(secret, dict) or set(secret) != fields or not fields.isdisjoint(data):
            raise _Damaged("what is packed in it is not what belongs there")
        if not isinstance(data["setup"], dict) or "seed" in data["setup"]:
            raise _Damaged("its setup is not one")
    except (ValueError, RecursionError) as error:
        why = str(error) if isinstance(error, _Damaged) else "what is packed in it cannot be opened"
        raise damaged(name, why) from None
    data["setup"]["seed"] = secret.pop("seed")
    return data | secret


def _sound_data(raw: bytes, name: str) -> dict[str, Any]:
    """The values of a file whose checksum fits, in whatever format; what is packed stays so."""
    data = _json(raw, name)
    if not isinstance(data, dict) or not all(key in data for key in OURS) or not ("table" in data or PACKED in data):
        raise ForeignSave(f"{name} is not a saved game of this program.")
    number = data["format"]
    if not isinstance(number, int) or isinstance(number, bool) or number < 1:
        raise damaged(name, "its format is not a whole number of 1 or more")
    if number > FORMAT:
        raise NewerSave(f"{name} was saved by a newer version of this program; update the program to open it.")
    if not _is_sealed(raw, data.get("checksum")) and checksum(_canonical_parts(data)) != data.get("checksum"):
        raise damaged(name, "its checksum does not fit")
    del data["checksum"]
    return data


def _is_sealed(raw: bytes, seal: object) -> bool:
    """Whether the checksum fits the bytes as they stand; it need not where the same values are laid out differently."""
    before, field, after = raw.partition(f'"checksum":"{seal}",'.encode())
    return bool(field) and digest(before + after) == seal


def _validated(kind: type[Part], data: dict[str, Any], name: str) -> Part:
    """The model in JSON values; SaveError naming the field that does not fit."""
    try:
        text = canonical(data).encode()
    except (ValueError, RecursionError):
        text = b"{}"
    try:
        return kind.model_validate_json(text)
    except ValidationError as error:
        where = ".".join(map(str, error.errors(include_input=False, include_url=False)[0]["loc"][:2]))
        why = f"'{where}' has no fitting value" if where else "nested too deeply"
        raise damaged(name, why) from None


def _json(raw: bytes, name: str) -> Any:
    """The JSON values of the text, read more strictly than usual; a mark of an editor before it is passed over."""
    raw = raw.removeprefix(BOM_UTF8)
    if not raw.strip():
        raise SaveError(f"{name} is empty.")
    if b'"game_id"' not in raw and raw.count(b",") > MOST_VALUES:
        raise ForeignSave(f"{name} is not a saved game of this program.")
    try:
        return _strict_json(raw.decode("utf-8"))
    except _Damaged as error:
        if not _names_ours(raw):
            raise ForeignSave(f"{name} is not a saved game of this program.") from None
        raise damaged(name, str(error)) from None
    except RecursionError:
        raise damaged(name, "nested too deeply") from None
    except ValueError as error:
        more = isinstance(error, json.JSONDecodeError) and error.msg == "Extra data"  # whole, and lines follow
        if raw.lstrip().startswith(b"{") and not (more and not _names_ours(raw)):
            raise damaged(name, "cut short or overwritten") from None
        raise ForeignSave(f"{name} is not a saved game of this program.") from None


def _names_ours(raw: bytes) -> bool:
    """Whether a text that cannot be read names a field that saves have and hardly anything else."""
    return any(f'"{key}"'.encode() in raw for key in OURS[:2])


def _strict_json(text: str) -> Any:
    """JSON values, not too many, of which each key stands once and each number is a whole one; else ValueError."""
    _not_too_many(sum(map(text.count, ",[{")))
    return json.loads(
        text, object_pairs_hook=_object, parse_int=_integer, parse_float=_no_fraction, parse_constant=_no_fraction
    )


def _not_too_many(values: int) -> None:
    if values > MOST_VALUES:
        raise _Damaged("it holds more than any game does")


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) < len(pairs):
        raise _Damaged("a key stands twice in it")
    return found


def _integer(digits: str) -> int:
    if len(digits) > LONGEST_NUMBER:
        raise _Damaged("a number in it is too large")
    return int(digits)


def _no_fraction(text: str) -> Any:
    raise _Damaged("a number in it is not a whole one")


def _canonical_parts(data: dict[str, Any]) -> dict[str, str]:
    """Everything but the checksum in its one possible spelling; nothing if there is none."""
    try:
        parts = {key: canonical(value) for key, value in data.items() if key != "checksum"}
        joined(parts).encode()
    except (ValueError, RecursionError):
        return {}
    return parts
