"""Where games are saved; asked before a save can be read, so that it imports little."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path


def saves_folder(given: str | Path | None = None) -> Path:
    """Where games are saved.

    The folder given, else RESURGENCE_SAVES, else ``saves`` of a checkout of this project, else the platform's folder
    for data of programs.
    """
    named = given or os.environ.get("RESURGENCE_SAVES")
    if named:
        return Path(named).expanduser()
    root = Path(__file__).resolve().parents[2]
    project = root / "pyproject.toml"
    with suppress(OSError, UnicodeDecodeError):
        if 'name = "resurgence-tui"' in project.read_text(encoding="utf-8"):
            return root / "saves"
    from resurgence_tui.stand_ins import user_folders

    return Path(user_folders().user_data_dir("resurgence-tui", appauthor=False)) / "saves"
