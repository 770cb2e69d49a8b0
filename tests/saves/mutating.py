"""Real saves with something changed in them: bytes, values of the JSON, places that change hands."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from copy import deepcopy
from random import Random
from typing import Any

from resurgence_tui.saves.packing import pack
from resurgence_tui.saves.save_file import PACKED, SECRET, canonical, checksum, joined

Spot = tuple[Any, Any]
"""A list or object, and an index or key of it."""

ODD: tuple[Any, ...] = (
    None, True, False, 0, 1, -1, 2, 7, 255, 1 << 31, (1 << 63) - 1, 1 << 63, -(1 << 63), 10**19,
    "", "a", "hero", "PLACE-01", "done", "0", "\x00", "\u202e", "\U0001f600" * 9, "x" * 5000, "../../etc/passwd",
    [], {}, [[]], [0], [0, "done"], ["hero"], {"a": 1}, [[[[[[[[]]]]]]]],
)  # fmt: skip


def mutated(data: dict[str, Any], chance: Random) -> bytes:
    """The bytes of a changed save. data: the values of a sound one, nothing packed; they are changed too."""
    if chance.random() < 0.25:
        return chance.choice(BYTE_WAYS)(sealed(data, chance), chance)
    for _ in range(chance.choice((1, 1, 1, 2, 3))):
        chance.choice(VALUE_WAYS)(data, chance)
    return sealed(data, chance)


def sealed(data: dict[str, Any], chance: Random) -> bytes:
    """A file of these values whose checksum fits, packed as a rule."""
    data = {key: value for key, value in data.items() if key != "checksum"}
    setup = data.get("setup")
    if chance.random() < 0.7 and isinstance(setup, dict) and "seed" in setup and set(SECRET) - {"seed"} <= set(data):
        secret = {key: data.pop(key) for key in SECRET if key != "seed"}
        secret["seed"] = setup["seed"]
        data["setup"] = {key: value for key, value in setup.items() if key != "seed"}
        data[PACKED] = pack(canonical(secret))
    parts = {key: canonical(value) for key, value in data.items()}
    return joined({**parts, "checksum": f'"{checksum(parts)}"'}).encode("utf-8", "surrogatepass")


# Bytes


def flip(raw: bytes, chance: Random) -> bytes:
    """Some bits are others."""
    found = bytearray(raw)
    for _ in range(chance.randint(1, 8)):
        found[chance.randrange(len(found))] ^= 1 << chance.randrange(8)
    return bytes(found)


def cut(raw: bytes, chance: Random) -> bytes:
    """The end is missing."""
    return raw[: chance.randrange(len(raw))]


def hole(raw: bytes, chance: Random) -> bytes:
    """A block is empty, as a file system leaves it."""
    start = chance.randrange(len(raw))
    return raw[:start] + bytes(min(512, len(raw) - start)) + raw[start + 512 :]


def repeat(raw: bytes, chance: Random) -> bytes:
    """A piece stands twice."""
    start, end = sorted(chance.randrange(len(raw)) for _ in range(2))
    return raw[:end] + raw[start:]


def swap(raw: bytes, chance: Random) -> bytes:
    """Two pieces have changed places."""
    first, second, third = sorted(chance.randrange(len(raw)) for _ in range(3))
    return raw[:first] + raw[second:third] + raw[first:second] + raw[third:]


def append(raw: bytes, chance: Random) -> bytes:
    """Something follows."""
    return raw + chance.choice((b"\n", b"\x00", b"}", raw[:100], b" []"))


BYTE_WAYS: tuple[Callable[[bytes, Random], bytes], ...] = (flip, cut, hole, repeat, swap, append)


# Values


def _spots(value: Any) -> Iterator[Spot]:
    places = value.items() if isinstance(value, dict) else enumerate(value)
    for place, inner in list(places):
        yield value, place
        if isinstance(inner, dict | list):
            yield from _spots(inner)


def _spot(data: dict[str, Any], chance: Random) -> Spot:
    """A place anywhere in it; first a field is chosen, so that long ones are not chosen always."""
    key = chance.choice([key for key in data if key != "checksum"])
    inner = data[key]
    spots = list(_spots(inner)) if isinstance(inner, dict | list) else []
    return chance.choice(spots) if spots and chance.random() < 0.9 else (data, key)


def odd(data: dict[str, Any], chance: Random) -> None:
    """A value is something else altogether."""
    owner, place = _spot(data, chance)
    owner[place] = deepcopy(chance.choice(ODD))


def near(data: dict[str, Any], chance: Random) -> None:
    """A number is a little larger or smaller, a word another one of the same list."""
    owner, place = _spot(data, chance)
    value = owner[place]
    if isinstance(value, bool):
        owner[place] = not value
    elif isinstance(value, int):
        owner[place] = value + chance.choice((-1, 1, 2, -2, 10))
    elif isinstance(value, str) and isinstance(owner, list):
        owner[place] = chance.choice(owner)
    elif isinstance(value, list):
        chance.shuffle(value)


def borrow(data: dict[str, Any], chance: Random) -> None:
    """A value is that of another place."""
    (owner, place), (other, there) = _spot(data, chance), _spot(data, chance)
    owner[place] = deepcopy(other[there])


def exchange(data: dict[str, Any], chance: Random) -> None:
    """Two values have changed places."""
    (owner, place), (other, there) = _spot(data, chance), _spot(data, chance)
    one, two = deepcopy(owner[place]), deepcopy(other[there])
    owner[place], other[there] = two, one


def drop(data: dict[str, Any], chance: Random) -> None:
    """A value is missing."""
    owner, place = _spot(data, chance)
    del owner[place]


def double(data: dict[str, Any], chance: Random) -> None:
    """An entry of a list stands twice, or an object has a key more."""
    owner, place = _spot(data, chance)
    if isinstance(owner, list):
        owner.insert(chance.randrange(len(owner) + 1), deepcopy(owner[place]))
    else:
        owner[f"{place}x"] = deepcopy(owner[place])


def shorten(data: dict[str, Any], chance: Random) -> None:
    """The choices or the log end earlier."""
    entries = data.get(chance.choice(("choices", "log", "undone")))
    if isinstance(entries, list) and entries:
        del entries[chance.randrange(len(entries)) :]


VALUE_WAYS: tuple[Callable[[dict[str, Any], Random], None], ...] = (
    odd, near, near, borrow, exchange, drop, double, shorten,
)  # fmt: skip


def values(text: str) -> dict[str, Any]:
    """The values of a save's text."""
    found: dict[str, Any] = json.loads(text)
    return found
