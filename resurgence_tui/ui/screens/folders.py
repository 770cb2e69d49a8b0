"""Whether a folder that was typed in will do: for saved games, or as a content pack."""

from __future__ import annotations

import os
from pathlib import Path

from resurgence_tui.app.library import printed
from resurgence_tui.games import game_called


class FolderRefused(ValueError):
    """A folder will not do. key: why, among the words of the settings. folder: how it was called."""

    def __init__(self, key: str, folder: str) -> None:
        super().__init__(key)
        self.key, self.folder = key, folder


def whole(text: str) -> str:
    """What was typed as a path that means the same wherever the program is started; what begins with ~ stays so."""
    text = text.strip()
    try:
        path = Path(text).expanduser()
        return text if path.is_absolute() else str(path.absolute())
    except RuntimeError:
        raise FolderRefused("settings_no_home", text) from None
    except (OSError, ValueError):
        raise FolderRefused("settings_bad_path", text) from None


def saves_folder(text: str) -> str:
    """A folder in which games can be saved, which need not exist yet; FolderRefused if that is not so."""
    if not text.strip():
        return ""
    folder = whole(text)
    place = Path(folder).expanduser()
    try:
        while not place.exists():
            place = place.parent
        if not place.is_dir():
            raise FolderRefused("settings_is_no_folder", str(place))
        if not os.access(place, os.W_OK | os.X_OK):
            raise FolderRefused("settings_not_writable", str(place))
    except (OSError, ValueError) as error:
        raise error if isinstance(error, FolderRefused) else FolderRefused("settings_bad_path", folder) from None
    return folder


def content_folder(text: str, game: str) -> str:
    """A folder with a sound content pack for a game; FolderRefused if there is none.

    GameError names file, card and field if it is not sound.
    """
    if not text.strip():
        return ""
    folder = whole(text)
    place = Path(folder).expanduser()
    try:
        if not place.exists():
            raise FolderRefused("settings_no_such_folder", folder)
        if not place.is_dir():
            raise FolderRefused("settings_is_no_folder", folder)
    except (OSError, ValueError) as error:
        raise error if isinstance(error, FolderRefused) else FolderRefused("settings_bad_path", folder) from None
    printed(game_called(game), place)
    return folder
