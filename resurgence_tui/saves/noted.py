"""What a save notes beside the game, so that what stands in it can be compared: who sat there, and what was changed.

Whoever changes a file can change this too; it tells mistakes, and changes of one place only.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import Annotated, Any, Literal, NamedTuple

from pydantic import BaseModel, ConfigDict, Field

from resurgence_tui.engine.types import empty_list

from .pins import Pin

MOST_CHANGES = 200
"""Changes that are kept one by one, at most; the oldest are then taken for granted."""

Count = Annotated[int, Field(ge=0, le=1_000_000)]
Word = Annotated[str, Field(max_length=100)]
What = Literal["title", "name", "player", "pin"]


class _Part(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True, defer_build=True)


class Base(_Part):
    """Where the past of a game begins that cannot be played again from its setup.

    choices, log: how long they were then. table: its JSON values then. edition: the rules that had led there. changed:
    its choices had not led there; else only the rules are others now.
    """

    choices: Count
    log: Count
    table: dict[str, Any]
    edition: Annotated[int, Field(ge=1, le=1_000_000)]
    changed: bool


class Place(_Part):
    """One seat, as it was noted. pin: a fingerprint of it, or ""."""

    name: Word
    player: Word
    pin: Word = ""


class Change(_Part):
    """Something was changed in the program after so many choices. seat: whose; -1 for the title."""

    choices: Count
    what: What
    seat: Annotated[int, Field(ge=-1, lt=8)]
    value: Word


class Noted(_Part):
    """How it was after so many choices (since), and all that was changed after that."""

    since: Count
    title: Word
    seats: Annotated[list[Place], Field(max_length=8)]
    changes: Annotated[list[Change], Field(max_length=MOST_CHANGES)] = Field(default_factory=empty_list)

    def add(self, change: Change) -> None:
        """Note a change, unless nothing differs by it."""
        now = self.now()
        if _value(now, change) == change.value:
            return
        if len(self.changes) == MOST_CHANGES:
            oldest = self.changes.pop(0)
            _put(self, oldest)
            self.since = oldest.choices
        self.changes.append(change)

    def now(self) -> Noted:
        """How it must be by now."""
        found = self.model_copy(deep=True, update={"changes": []})
        for change in self.changes:
            _put(found, change)
        return found


def _value(noted: Noted, change: Change) -> str:
    """What is noted there; what is to be noted where nothing can be."""
    if change.what == "title":
        return noted.title
    if change.seat >= len(noted.seats):
        return change.value
    value: str = getattr(noted.seats[change.seat], change.what)
    return value


def _put(noted: Noted, change: Change) -> None:
    if change.what == "title":
        noted.title = change.value
    elif change.seat < len(noted.seats):
        setattr(noted.seats[change.seat], change.what, change.value)


class Difference(NamedTuple):
    """What stands in a save otherwise than it was noted. seat: whose; -1 for the title, or for the seats as a whole."""

    what: What | Literal["seats"]
    seat: int
    noted: str
    saved: str


def fingerprint(pin: Pin) -> str:
    """By what a PIN is known again; "" if there is none."""
    return blake2b(f"{pin.salt}{pin.hash}".encode(), digest_size=8).hexdigest() if pin.salt else ""


def noted_now(title: str, seats: Sequence[tuple[str, str]], pins: Sequence[Pin], choices: int) -> Noted:
    """A note of how it is now. seats: name and player of each."""
    marks = [fingerprint(pin) for pin in pins] + [""] * len(seats)
    places = [Place(name=name, player=player, pin=pin) for (name, player), pin in zip(seats, marks, strict=False)]
    return Noted(since=choices, title=title, seats=places)


def differences(noted: Noted, saved: Noted) -> list[Difference]:
    """In what the one, brought up to now, and the other differ."""
    now = noted.now()
    if len(now.seats) != len(saved.seats):
        return [Difference("seats", -1, str(len(now.seats)), str(len(saved.seats)))]
    found = [] if now.title == saved.title else [Difference("title", -1, now.title, saved.title)]
    kinds: tuple[What, ...] = ("name", "player", "pin")
    for seat, (one, other) in enumerate(zip(now.seats, saved.seats, strict=True)):
        for what in kinds:
            was, is_now = getattr(one, what), getattr(other, what)
            if was != is_now:
                found.append(Difference(what, seat, was, is_now))
    return found
