"""What a seat sees and what it may do, as arrays of a length that no game changes: by hashing of names."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any
from zlib import crc32

import numpy as np
from numpy.typing import NDArray

FEATURES = 1024
"""Length of an observation."""

ACTIONS = 4096
"""Places for options. More than these are never listed at once; if they were, the last would not be offered."""


def places_of(options: Sequence[str]) -> dict[int, str]:
    """The options by their actions. An option has the same action in every question of every game, but for the few that
    share one: of these, those listed later get the next that is free."""
    places: dict[int, str] = {}
    for option in options[:ACTIONS]:
        place = crc32(option.encode()) % ACTIONS
        while place in places:
            place = (place + 1) % ACTIONS
        places[place] = option
    return places


def observed(values: Mapping[str, Any]) -> NDArray[np.float32]:
    """A view as numbers: each number of it at a place that its path gives, each word counted at a place of its own."""
    found = np.zeros(FEATURES, np.float32)
    for path, value in _leaves("", values):
        if isinstance(value, str):
            path, value = f"{path}={value}", 1
        found[crc32(path.encode()) % FEATURES] += float(value)
    return found


def _leaves(path: str, value: Any) -> Iterator[tuple[str, str | int]]:
    """The words and numbers in a value, each with its path; where a word stands in a list does not matter."""
    if isinstance(value, Mapping):
        for name, inner in value.items():
            yield from _leaves(f"{path}/{name}", inner)
    elif isinstance(value, list | tuple):
        for place, inner in enumerate(value):
            yield from _leaves(path if isinstance(inner, str) else f"{path}/{place}", inner)
    elif value is not None:
        yield path, value
