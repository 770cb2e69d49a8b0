"""Check a save: validate it, play its choices again from the setup, and compare with what was saved."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from resurgence_tui.app.library import UnsoundSave
from resurgence_tui.app.retelling import played_again
from resurgence_tui.engine.errors import IllegalChoice
from resurgence_tui.engine.game import Game
from resurgence_tui.engine.machine import choose
from resurgence_tui.engine.table import Table, hides
from resurgence_tui.engine.types import NOBODY, LogEntry
from resurgence_tui.i18n.text import words
from resurgence_tui.saves.names import clean_title
from resurgence_tui.saves.save_file import SaveFile

from .reading import called, game_of, read_file

SOUND, UNSOUND = 0, 1


def check_file(file: Path) -> int:
    """Print whether the save is sound, else the first difference; 0 or 1. SaveError if it cannot be read at all."""
    save = read_file(file)
    named, text = called(file), words().text
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
    """The first thing that does not fit, as a sentence; empty if all does.

    The choices are played again. What they lead to must be what was saved: the log, the table, and what is noted beside
    them. Choices taken back must be such that can be made again.
    """
    text, content = words().text, getattr(table, "content", None)
    log: list[LogEntry] = []
    try:
        again = played_again(game, content, save, log)
    except (IllegalChoice, ValueError) as error:
        return str(error)
    pairs: list[tuple[str, Any, Any]] = [
        ("table", game.dump(table), game.dump(again)),
        ("log", _plain(save.log), _plain(log)),
        ("round", save.round, log[-1].round if log else 0),
        ("over", save.over, again.over),
        ("changed", save.changed, dict(getattr(content, "changed", {}))),
    ]
    for name, saved, played in pairs:
        if where := difference(saved, played, name):
            path, one, other = where
            if not again.over and _is_hidden(path, again, save.log, log):
                return text("cli_check_differs_hidden", path=path)
            return text("cli_check_differs", path=path, saved=one, played=other)
    return _undone_fault(game, again, save)


def _is_hidden(path: str, table: Table, *logs: list[LogEntry]) -> bool:
    """Whether a difference lies in what not everybody may see. path: as ``difference`` names it."""
    name, *parts = path.split(".")
    if name == "log" and parts:
        return any(log[int(parts[0])].fact.eyes != NOBODY for log in logs)
    return name == "table" and hides(table, parts)


def _undone_fault(game: Game, table: Table, save: SaveFile) -> str:
    """Which of the choices taken back cannot be made again, as a sentence; the table is changed."""
    for number, (seat, option) in enumerate(save.undone, start=1):
        try:
            choose(table, seat, option, game.book)
        except IllegalChoice as error:
            return words().text("saves-check-undone", number=number, why=str(error))
    return ""


def _plain(log: list[LogEntry]) -> Any:
    """A log as JSON values."""
    return json.loads(json.dumps(log))


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
