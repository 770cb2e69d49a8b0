"""The content files of this game."""

from resurgence_tui.games.packs import ContentFiles

from .schema import FILES

CONTENT = ContentFiles("resurgence", FILES, tables=("levels", "row", "rubble"))
