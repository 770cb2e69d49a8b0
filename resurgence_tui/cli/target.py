"""The one check of a file that a command is to write, before any work is done for it."""

from __future__ import annotations

import os
import stat
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from resurgence_tui.i18n.errors import error_text
from resurgence_tui.i18n.text import words
from resurgence_tui.saves.disk import reason

from .console import Refusal

STDOUT = "-"
"""What stands for standard output in place of a file."""

PICTURE = ".svg"
"""What the name of a picture ends in."""


def check_target(file: Path) -> None:
    """Refuse a file that cannot be one: in no folder, a folder itself, or a device or pipe, which nothing replaces.

    A link is followed, also to a file that is not there yet.
    """
    text = words().text
    kind = _kind(file)
    if not stat.S_ISDIR(_kind(file.parent)):
        raise Refusal(text("cli_no_folder", folder=str(file.parent)))
    if stat.S_ISDIR(kind):
        raise Refusal(text("cli_is_folder", folder=str(file)))
    if kind and not stat.S_ISREG(kind):
        raise Refusal(text("cli_not_ordinary", file=str(file)))


def check_picture(file: Path) -> None:
    """The same for a picture, which is one by its name too."""
    check_target(file)
    if file.suffix.lower() != PICTURE:
        raise Refusal(words().text("cli_picture_svg", file=str(file)))


def check_apart(picture: Path | None, file: Path | None) -> None:
    """Refuse a picture that would be written over another file of the same command."""
    if picture is not None and file is not None and os.path.realpath(picture) == os.path.realpath(file):
        raise Refusal(words().text("cli_named_twice", file=str(picture)))


def not_written(file: Path, error: Exception) -> Refusal:
    """Why a file could not be written, in one sentence. error: of the system, or of a name that cannot be one."""
    return Refusal(words().text("cli_export_not", file=str(file), why=error_text(words(), reason(error))))


@contextmanager
def written_or_told(file: Path) -> Iterator[None]:
    """Refusal, in one sentence, where the file cannot be written within the block."""
    try:
        yield
    except (OSError, ValueError) as error:
        raise not_written(file, error) from None


def _kind(file: Path) -> int:
    """The mode of what has that name, or a link leads to; 0 if there is nothing, or nobody may know."""
    try:
        return file.stat().st_mode
    except (OSError, ValueError):
        return 0
