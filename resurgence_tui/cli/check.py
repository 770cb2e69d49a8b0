"""Check a save: validate it, play its choices again from the setup, and compare with what was saved."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from resurgence_tui.app.library import UnsoundSave, open_as_made
from resurgence_tui.app.past_of_save import doubt_of, has_earlier_values, played_again
from resurgence_tui.engine.errors import GameError, IllegalChoice
from resurgence_tui.engine.game import Game
from resurgence_tui.engine.journal import make_each
from resurgence_tui.engine.table import Table, hides
from resurgence_tui.engine.types import NOBODY, LogEntry
from resurgence_tui.i18n.errors import error_text
from resurgence_tui.i18n.text import words
from resurgence_tui.saves.names import clean_title
from resurgence_tui.saves.save_file import SaveFile

from .reading import called, read_file

SOUND, UNSOUND = 0, 1

NOTED_FAULTS = {
    "title": "saves-check-title",
    "name": "saves-check-name",
    "player": "saves-check-player",
    "seats": "saves-check-seats",
}
"""What was changed outside the program, and the sentence for it."""

PIN_FAULTS = {
    "changed": "saves-check-pin-changed",
    "added": "saves-check-pin-added",
    "removed": "saves-check-pin-removed",
}
"""The same for PINs."""


def check_file(file: Path) -> int:
    """Print whether the save is sound, else the first difference; 0 or 1. SaveError if it cannot be read at all."""
    save = read_file(file)
    named, text, opened = called(file), words().text, save.model_copy(deep=True)
    try:
        game, table = open_as_made(opened)
    except UnsoundSave as error:
        print(text("cli_check_unsound", file=named, why=error_text(words(), error)))
        return UNSOUND
    found = fault(game, table, save)
    if found:
        print(text("cli_check_unsound", file=named, why=found))
        return UNSOUND
    key = "cli_check_over" if save.over else "cli_check_sound"
    print(words(game=game.name).text(key, file=named, count=len(save.choices), round=save.round))
    if (doubt := doubt_of(opened)) is not None:
        print(text("saves-check-edition", choices=doubt.choices, was=doubt.edition, now=doubt.now))
    if has_earlier_values(table):
        print(text("saves-earlier-values"))
    if save.noted is None or save.noted.since:
        print(text("saves-check-not-noted", choices=save.noted.since if save.noted is not None else len(save.choices)))
    return SOUND


def fault(game: Game, table: Table, save: SaveFile) -> str:
    """The first thing that does not fit, as a sentence; empty if all does.

    save: as it stands in the file. Its choices are played again. What they lead to must be what was saved: the log, the
    table, and what is noted beside them; the choices of another edition of the rules need not lead there. Choices taken
    back must be such that can be made again. Who sits there must be what was noted.
    """
    if save.base is not None and save.base.changed:
        return words().text("saves-check-changed-before", choices=save.base.choices)
    if save.edition == game.edition:
        if why := _played_fault(game, table, save):
            return why
    elif why := _first_difference(
        table, (save.log,), [("over", save.over, table.over), ("round", save.round, _last_round(save.log))]
    ):
        return why
    return _noted_fault(save) or _undone_fault(game, table, save)


def _played_fault(game: Game, table: Table, save: SaveFile) -> str:
    """What the choices lead to otherwise than it was saved, as a sentence."""
    content = getattr(table, "content", None)
    log: list[LogEntry] = []
    try:
        again = played_again(game, content, save, log)
    except (GameError, ValueError) as error:
        return error_text(words(), error)
    except Exception:  # a table that somebody has changed may fail in any way
        return words().text("saves-check-fails")
    return _first_difference(again, (save.log, log), [
        ("table", game.dump(table), game.dump(again)),
        ("log", _plain(save.log), _plain(log)),
        ("round", save.round, _last_round(log)),
        ("over", save.over, again.over),
        ("changed", save.changed, dict(getattr(content, "changed", {}))),
    ])  # fmt: skip


def _last_round(log: list[LogEntry]) -> int:
    """The round that a log ends in."""
    return log[-1].round if log else 0


def _first_difference(again: Table, logs: Sequence[list[LogEntry]], pairs: list[tuple[str, Any, Any]]) -> str:
    """The first of these values, by name, that is saved otherwise than it was played, as a sentence.

    again, logs: what tells what of it is hidden, which is not named before the game is over.
    """
    for name, saved, played in pairs:
        if where := difference(saved, played, name):
            path, one, other = where
            if not again.over and _is_hidden(path, again, *logs):
                return words().text("cli_check_differs_hidden", path=path)
            return words().text("cli_check_differs", path=path, saved=one, played=other)
    return ""


def _noted_fault(save: SaveFile) -> str:
    """What was changed outside the program of the title, the names, the players and the PINs, as a sentence."""
    for what, seat, noted, saved in save.not_as_noted():
        name = clean_title(save.setup.seats[seat].name) if seat >= 0 else ""
        if what == "pin":
            way = "changed" if noted and saved else "added" if saved else "removed"
            return words().text(PIN_FAULTS[way], name=name)
        return words().text(
            NOTED_FAULTS[what], name=name, noted=clean_title(noted), saved=clean_title(saved), seat=seat + 1
        )
    return ""


def _is_hidden(path: str, table: Table, *logs: list[LogEntry]) -> bool:
    """Whether a difference lies in what not everybody may see. path: as ``difference`` names it."""
    name, *parts = path.split(".")
    if name == "log" and parts:
        return any(log[int(parts[0])].fact.eyes != NOBODY for log in logs)
    return name == "table" and hides(table, parts)


def _undone_fault(game: Game, table: Table, save: SaveFile) -> str:
    """Which of the choices taken back cannot be made again, as a sentence."""
    reached = 0
    try:
        for made in make_each(game, game.clone(table), save.undone):
            reached = made.number
    except IllegalChoice as error:
        return words().text("saves-check-undone", number=reached + 1, why=error_text(words(), error))
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
