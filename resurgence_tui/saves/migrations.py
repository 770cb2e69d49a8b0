"""One small function for each change of the file format: it turns the JSON values of format n into those of n + 1."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

Migration = Callable[[dict[str, Any]], dict[str, Any]]


def _format_2(data: dict[str, Any]) -> dict[str, Any]:
    """Choices that were taken back, and PINs. (What is packed since then, format 1 had in the open.)"""
    return {**data, "format": 2, "undone": [], "pins": []}


def _format_3(data: dict[str, Any]) -> dict[str, Any]:
    """The edition of the rules, of which there was one; where the past begins; who sat there, which nobody noted."""
    return {**data, "format": 3, "edition": 1, "base": None, "noted": None}


MIGRATIONS: dict[int, Migration] = {1: _format_2, 2: _format_3}
"""Format a file has -> what brings it to the next one. Format 1 is the first."""


def migrate(data: dict[str, Any]) -> dict[str, Any]:
    """The values of any older format in the present one."""
    while (step := MIGRATIONS.get(data["format"])) is not None:
        data = step(data)
    return data
