"""Which game is open, told to whoever has started the program: a server that wants to bring a player back to it.

It is told in a small file that the environment names; where it names none, nobody is told.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path

VARIABLE = "RESURGENCE_OPEN_GAME"
"""The environment variable that names the file."""


def tell_open(game: Path | None, environment: Mapping[str, str] = os.environ) -> None:
    """Write down the save of the game that is open now; None if none is. That it cannot be written stops nobody."""
    told = environment.get(VARIABLE)
    if told:
        with suppress(OSError):
            Path(told).write_text("" if game is None else str(game.absolute()), encoding="utf-8")


def take_told(file: Path) -> Path | None:
    """The save that was told last, if it is still there. It is forgotten here: a save that ends the program as it is
    opened is not opened again and again."""
    try:
        told = file.read_text(encoding="utf-8")
        file.unlink()
    except (OSError, ValueError):
        return None
    return Path(told) if told and Path(told).is_file() else None
