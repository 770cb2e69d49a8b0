"""Check a save: validate it, play its choices again from the setup, and compare with the table that was saved."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from resurgence_tui.app.library import UnsoundSave
from resurgence_tui.engine.errors import IllegalChoice
from resurgence_tui.engine.game import Game
from resurgence_tui.engine.journal import replay
from resurgence_tui.engine.table import Table
from resurgence_tui.i18n.text import words
from resurgence_tui.saves.names import clean_title
from resurgence_tui.saves.save_file import SaveFile

from .reading import game_of, read_file

SOUND, UNSOUND = 0, 1


def check_file(file: Path) -> int:
    """Print whether the save is sound, else the first difference; 0 or 1. SaveError if it cannot be read at all."""
    save = read_file(file)
    named, text = clean_title(file.name), words().text
    try:
        game, table = game_of(save)
    except UnsoundSave as error:
        print(text("cli_check_unsound", file=named, why=str(error)))
        return UNSOUND
    found = fault(game, table, save)
    if found:
        print(text("cli_check_unsound", file=named, why=found))
        return UNSOUND
    key = "cli_check_over" if save.over else "cli_check_sound"
    print(text(key, file=named, count=len(save.choices), round=save.round))
    return SOUND


def fault(game: Game, table: Table, save: SaveFile) -> str:
    """The first thing that does not fit, as a sentence; empty if all does."""
    text, setup = words().text, save.setup
    try:
        again = replay(game, len(setup.seats), setup.seed, setup.options, _content(table), save.choices)
    except (IllegalChoice, ValueError) as error:
        return str(error)
    where = difference(game.dump(table), game.dump(again))
    if where:
        path, saved, played = where
        return text("cli_check_differs", path=path, saved=saved, played=played)
    real_round = getattr(table, "round", save.round)
    for name, noted, real in (("round", save.round, real_round), ("over", save.over, table.over)):
        if noted != real:
            return text("cli_check_differs", path=name, saved=str(noted), played=str(real))
    return ""


def _content(table: Table) -> Any:
    return getattr(table, "content", None)


def difference(saved: Any, played: Any, path: str = "table") -> tuple[str, str, str] | None:
    """Where two JSON values differ first, and the values there; None if they are the same."""
    if isinstance(saved, dict) and isinstance(played, dict):
        for key in [*saved, *(key for key in played if key not in saved)]:
            found = difference(saved.get(key), played.get(key), f"{path}.{key}")
            if found:
                return found
        return None
    if isinstance(saved, list) and isinstance(played, list):
        for place, (one, other) in enumerate(zip(saved, played, strict=False)):
            found = difference(one, other, f"{path}.{place}")
            if found:
                return found
        if len(saved) == len(played):
            return None
        text = words().text
        return path, text("cli_check_entries", count=len(saved)), text("cli_check_entries", count=len(played))
    return None if type(saved) is type(played) and saved == played else (path, _shown(saved), _shown(played))


def _shown(value: Any) -> str:
    shown = clean_title(str(value))
    return words().text("cli_check_nothing") if value is None else shown
