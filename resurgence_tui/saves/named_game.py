"""Which game a save is of, by a look at its bytes: for what is shown while it is read."""

from __future__ import annotations

import re
from pathlib import Path

from .disk import NotAFile, TooLarge, read_file

MOST = 8 * 1024 * 1024
"""Bytes; nothing larger is a save."""

_GAME = re.compile(rb'"setup"\s*:\s*\{\s*"game"\s*:\s*"([a-z0-9_]{1,40})"')


def named_game(path: Path) -> str:
    """The game that is named where this program writes it; "" if none is, or the file cannot be read."""
    try:
        found = _GAME.findall(read_file(path, MOST))
    except (OSError, ValueError, NotAFile, TooLarge):
        return ""
    return found[0].decode() if len(found) == 1 else ""
