"""What players take out of the program, as text or as a picture: files in a folder beside the saved games.

No file that is there already is written over, and a file is there as a whole or not at all.
"""

from __future__ import annotations

import os
from contextlib import suppress
from datetime import datetime
from pathlib import Path

from resurgence_tui.engine.errors import SaveError
from resurgence_tui.printable import printable

from .disk import reason, write_down
from .fresh import replace_whole

EXPORTS = "exports"
"""The folder, within that of the saved games."""

MOST_OF_A_NAME = 999


def exports_folder(saves: str | Path) -> Path:
    """Where files go that belong to the games of a folder."""
    return Path(saves).absolute() / EXPORTS


def export_name(game: str, game_id: str, what: str, now: datetime) -> str:
    """A name for a file, without its ending: ``resurgence-20260131-1a2b3c4d-score``."""
    return f"{game}-{now:%Y%m%d}-{game_id[:8]}-{what}"


def write_export(folder: str | Path, name: str, ending: str, text: str) -> Path:
    """Write a file under that name, or the name with a number where there is one already; its path.

    SaveError says in one sentence why that is not possible.
    """
    folder = Path(folder)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for number in range(1, MOST_OF_A_NAME + 1):
            path = folder / (f"{name}-{number}{ending}" if number > 1 else f"{name}{ending}")
            with suppress(FileExistsError):
                write_down(path, printable(text, keep="\n").encode())
                return path
    except (OSError, ValueError) as error:
        raise SaveError(f"The file cannot be written to {folder}: {reason(error)}.") from None
    raise SaveError(f"There are {MOST_OF_A_NAME} files called {name}{ending} in {folder} already.")


def write_over(path: str | Path, text: str) -> None:
    """Write a file whose whole name somebody gave; OSError if that is not possible, and what was there stays."""
    replace_named(Path(path), printable(text, keep="\n").encode())


def replace_named(path: Path, raw: bytes) -> None:
    """The same for bytes. Where the name is that of a link, it stays, and what it leads to is written."""
    try:
        replace_whole(Path(os.path.realpath(path)), raw)
    except OSError as error:
        raise OSError(error.errno, error.strerror, str(path)) from None
