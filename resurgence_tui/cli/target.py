"""The one check of a file that a command is to write, before any work is done for it."""

from __future__ import annotations

from pathlib import Path

from resurgence_tui.i18n.text import words

from .console import Refusal


def check_target(file: Path) -> None:
    """Refuse a file of results that no file can be."""
    if not file.parent.is_dir():
        raise Refusal(words().text("cli_no_folder", folder=str(file.parent)))
    if file.is_dir():
        raise Refusal(words().text("cli_is_folder", folder=str(file)))
