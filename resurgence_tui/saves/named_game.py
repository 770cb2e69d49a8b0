"""Which game a save is of, by a look at its bytes: for what is shown while it is read."""

from __future__ import annotations

import re
from pathlib import Path

from .disk import NotAFile, TooLarge, read_file
from .names import RESULTS

MOST = 8 * 1024 * 1024
"""Bytes; nothing larger is a save."""

_GAME = re.compile(rb'"setup"\s*:\s*\{\s*"game"\s*:\s*"([a-z0-9_]{1,40})"')


_OVER = re.compile(rb'[{,]\s*"(?:over|abandoned)"\s*:\s*true')


def named_game(path: Path) -> str:
    """The game that is named where this program writes it; "" if none is, or the file cannot be read."""
    return _named_in(_bytes_of(path))


def game_to_go_on_with(folder: Path) -> str:
    """The game of the save in a folder that was written last and is not over, else of the last one that is; "" if there
    is none."""
    over = ""
    for path in _newest_first(folder):
        held = _bytes_of(path)
        game = _named_in(held)
        if game and not _OVER.search(held):
            return game
        over = over or game
    return over


def _newest_first(folder: Path) -> list[Path]:
    try:
        written = [(path.stat().st_mtime_ns, path) for path in folder.glob("[!.]*.json") if path.name != RESULTS]
    except OSError:
        return []
    return [path for _, path in sorted(written, reverse=True)]


def _bytes_of(path: Path) -> bytes:
    try:
        return read_file(path, MOST)
    except (OSError, ValueError, NotAFile, TooLarge):
        return b""


def _named_in(held: bytes) -> str:
    found = _GAME.findall(held)
    return found[0].decode() if len(found) == 1 else ""
