"""Read a save for check and show: the file, its game and its table, without a host."""

from __future__ import annotations

from pathlib import Path

from resurgence_tui.app.library import OtherContent, open_save
from resurgence_tui.engine.game import Game
from resurgence_tui.engine.table import Table
from resurgence_tui.saves.save_file import SaveFile
from resurgence_tui.saves.store import Store


def read_file(file: Path) -> SaveFile:
    """The save in a file; SaveError, in one sentence, if there is none."""
    return Store(file.parent).read(file)


def game_of(save: SaveFile) -> tuple[Game, Table]:
    """Game and table, with the cards stored in the save where it was made with others; SaveError if they do not fit."""
    try:
        return open_save(save)
    except OtherContent as error:
        if not error.stored:
            raise
        return open_save(save, stored_content=True)
