"""The save file as a model: format, game, seats, choices so far, log and table, and the text of it on disk.

The text is canonical JSON (keys sorted, no spaces), so a checksum over it means the same whoever wrote it. Choices and
log only grow, so their text is kept and continued: an autosave costs little more at the end of a game than at its
start. What nobody may know (table, choices, log, seed) lies packed in one field, or open in a file that was exported
plainly; both are read.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import blake2b
from json import JSONEncoder
from typing import Annotated, Any, Self
from uuid import uuid4

from pydantic import (
    AwareDatetime,
    BaseModel,
    ConfigDict,
    Field,
    PrivateAttr,
    ValidationError,
    field_validator,
    model_validator,
)

from resurgence_tui import __version__
from resurgence_tui.engine.types import Choice, LogEntry, empty_dict, empty_list

from .names import LONGEST_TITLE, clean_name, clean_title
from .noted import Base, Change, Difference, Noted, What, differences, noted_now
from .packing import pack
from .pins import Pin

FORMAT = 3
"""Number of the file format; a change of it needs a migration."""

HUMAN = "human"


class _Strict(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True, validate_assignment=True, defer_build=True)


class SeatSetup(_Strict):
    """Who sits at one place. player: ``human``, or a bot's name such as ``bot:random``. colour: 0 to 3."""

    name: str
    player: Annotated[str, Field(pattern=r"^(human|bot:[a-z0-9_]{1,40})$")] = HUMAN
    colour: Annotated[int, Field(ge=0, le=3)] = 0

    _clean_name = field_validator("name")(clean_name)

    @property
    def human(self) -> bool:
        """Whether a person answers for this seat."""
        return self.player == HUMAN


class Agreed(_Strict):
    """What is agreed before a game and everybody may know."""

    game: Annotated[str, Field(pattern=r"^[a-z0-9_]{1,40}$")] = "resurgence"
    seats: Annotated[list[SeatSetup], Field(min_length=1, max_length=8)]
    options: Annotated[dict[str, str | bool], Field(max_length=50)] = Field(default_factory=empty_dict)
    language: Annotated[str, Field(pattern=r"^[A-Za-z_-]{2,12}$")] = "en"

    @model_validator(mode="after")
    def _tell_seats_apart(self) -> Self:
        names = [seat.name for seat in self.seats]
        for name in names:
            if sum(other.casefold() == name.casefold() for other in names) > 1:
                raise ValueError(f"Two seats are called '{name}'; names must differ.")
        if len({seat.colour for seat in self.seats}) < len(self.seats):
            raise ValueError("Two seats have the same colour; colours must differ.")
        return self


class Setup(Agreed):
    """Everything that is set before a game: enough, with the choices, to play it again."""

    seed: Annotated[int, Field(ge=0, lt=1 << 63)]


def make_setup(seats: Sequence[SeatSetup], seed: int, **other: Any) -> Setup:
    """A valid setup; ValueError with one sentence otherwise."""
    try:
        return Setup(seats=list(seats), seed=seed, **other)
    except ValidationError as error:
        raise ValueError(one_sentence(error)) from None


def one_sentence(error: ValidationError) -> str:
    """What a validation found first, in words for players."""
    first = error.errors(include_url=False, include_input=False)[0]
    cause = first.get("ctx", {}).get("error")
    if isinstance(cause, ValueError):
        return str(cause)
    where = ".".join(map(str, first["loc"])) or "the whole"
    return f"'{where}' does not have a fitting value."


canonical = JSONEncoder(sort_keys=True, separators=(",", ":"), ensure_ascii=False, allow_nan=False).encode
"""A value as JSON with one possible spelling."""


def checksum(parts: Mapping[str, str]) -> str:
    """Checksum over the canonical text of everything but the checksum itself."""
    return digest(joined(parts).encode())


def digest(raw: bytes) -> str:
    """Checksum over bytes."""
    return blake2b(raw, digest_size=16).hexdigest()


def joined(parts: Mapping[str, str]) -> str:
    """The canonical text of an object, from those of its values."""
    return "{" + ",".join(f"{canonical(key)}:{parts[key]}" for key in sorted(parts)) + "}"


PLAIN = ("format", "app", "edition", "game_id", "name", "content_hash", "changed", "round", "over", "abandoned")
"""Fields of a save that are JSON values as they are, and that everybody may know."""

SECRET = ("base", "choices", "log", "noted", "pins", "seed", "table", "undone")
"""What is packed: fields of a save, and the seed of its setup."""

SECRET_IN_2 = ("choices", "log", "pins", "seed", "table", "undone")
"""What was packed in format 2."""

PACKED = "packed"
"""Field of the file that holds what is packed."""


class _Grown:
    """The canonical text of a list that only grows at its end."""

    def __init__(self) -> None:
        self.count = 0
        self.text = ""

    def of(self, entries: Sequence[Any]) -> str:
        """The text of the list, of which all but the newest entries are known."""
        if self.count > len(entries):
            self.count, self.text = 0, ""
        if self.count < len(entries):
            new = canonical(entries[self.count :])[1:-1]
            self.text = f"{self.text},{new}" if self.text else new
            self.count = len(entries)
        return f"[{self.text}]"


class Head(BaseModel):
    """What a list of saved games shows of one; nothing of it is secret."""

    model_config = ConfigDict(strict=True, defer_build=True)

    game_id: Annotated[str, Field(pattern=r"^[0-9a-f-]{8,40}$")] = Field(default_factory=lambda: str(uuid4()))
    name: Annotated[str, Field(max_length=LONGEST_TITLE)]
    saved: AwareDatetime
    setup: Agreed
    round: int = 0
    over: bool = False
    abandoned: bool = False

    @field_validator("name")
    @classmethod
    def _one_clean_line(cls, text: str) -> str:
        return clean_title(text) or "?"


class SaveFile(Head):
    """One game on disk.

    table: JSON values of the game's own table, which the game validates. changed: the entries of a content pack.
    undone: choices taken back that can still be made again, in the order they were made. pins: one a seat, or none.
    edition: of the rules, that the choices were made by. base: where the past begins, unless it is the setup. noted:
    who sat there, to compare.
    """

    model_config = ConfigDict(extra="forbid", strict=True, defer_build=True)

    format: int = FORMAT
    app: str = __version__
    edition: Annotated[int, Field(ge=1, le=1_000_000)] = 1
    setup: Setup
    created: AwareDatetime
    content_hash: str
    changed: dict[str, Any] = Field(default_factory=empty_dict)
    choices: list[Choice] = Field(default_factory=empty_list, fail_fast=True)
    log: list[LogEntry] = Field(default_factory=empty_list, fail_fast=True)
    undone: list[Choice] = Field(default_factory=empty_list, fail_fast=True)
    pins: Annotated[list[Pin], Field(max_length=8)] = Field(default_factory=empty_list)
    table: dict[str, Any]
    base: Base | None = None
    noted: Noted | None = None
    checksum: str = ""

    _choices_text: _Grown = PrivateAttr(default_factory=_Grown)
    _log_text: _Grown = PrivateAttr(default_factory=_Grown)

    @property
    def lone(self) -> int | None:
        """The one person who plays, if no PIN lies over the seat: nobody else has secrets, so that seat always looks.

        None where several play, none does, or a PIN says that not everybody who comes by may look.
        """
        humans = [seat for seat, one in enumerate(self.setup.seats) if one.human]
        return humans[0] if len(humans) == 1 and not self.has_pin(humans[0]) else None

    def has_pin(self, seat: int) -> bool:
        """Whether a PIN lies over what only that seat may see."""
        return seat < len(self.pins) and bool(self.pins[seat].salt)

    def cut_back(self, choices: int, log: int) -> None:
        """Forget the choices and log entries after those numbers."""
        del self.choices[choices:], self.log[log:]
        self._choices_text, self._log_text = _Grown(), _Grown()

    def note(self, what: What, value: str, seat: int = -1) -> None:
        """Note that something was changed in the program: a title, a name, who plays, a PIN."""
        if self.noted is None:
            self.noted = self._as_it_stands()
        self.noted.add(Change(choices=len(self.choices), what=what, seat=seat, value=value))

    def note_anew(self) -> None:
        """Begin to note, with what stands here now."""
        self.noted = self._as_it_stands()

    def not_as_noted(self) -> list[Difference]:
        """What stands here otherwise than it was noted; nothing if nothing was."""
        return differences(self.noted, self._as_it_stands()) if self.noted is not None else []

    def _as_it_stands(self) -> Noted:
        seats = [(seat.name, seat.player) for seat in self.setup.seats]
        return noted_now(self.name, seats, self.pins, len(self.choices))

    def text(self) -> str:
        """The file's text, checksum included; what nobody may know is packed."""
        parts, setup, secret = self._open_parts(), self.setup.model_dump(), self._secret_parts()
        secret["seed"] = canonical(setup.pop("seed"))
        parts["setup"] = canonical(setup)
        parts[PACKED] = canonical(pack(joined(secret)))
        return self._sealed(parts)

    def plain_text(self) -> str:
        """The file's text with nothing packed, for games that are over."""
        return self._sealed(self._open_parts() | self._secret_parts() | {"setup": canonical(self.setup.model_dump())})

    def _open_parts(self) -> dict[str, str]:
        parts = {name: canonical(getattr(self, name)) for name in PLAIN}
        return parts | {name: canonical(getattr(self, name).isoformat()) for name in ("created", "saved")}

    def _secret_parts(self) -> dict[str, str]:
        return {
            "base": canonical(self.base.model_dump() if self.base is not None else None),
            "choices": self._choices_text.of(self.choices),
            "log": self._log_text.of(self.log),
            "noted": canonical(self.noted.model_dump() if self.noted is not None else None),
            "pins": canonical([pin.model_dump() for pin in self.pins]),
            "table": canonical(self.table),
            "undone": canonical(self.undone),
        }

    def _sealed(self, parts: dict[str, str]) -> str:
        self.checksum = checksum(parts)
        return joined({**parts, "checksum": f'"{self.checksum}"'})
