"""One small function for each change of the file format: it turns the JSON values of format n into those of n + 1."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

Migration = Callable[[dict[str, Any]], dict[str, Any]]

MIGRATIONS: dict[int, Migration] = {}
"""Format a file has -> what brings it to the next one. Format 1 is the first."""


def migrate(data: dict[str, Any]) -> dict[str, Any]:
    """The values of any older format in the present one."""
    while (step := MIGRATIONS.get(data["format"])) is not None:
        data = step(data)
    return data
