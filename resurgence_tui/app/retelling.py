"""The choices of a save played again: the table and the log that they lead to."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

from resurgence_tui.engine.errors import IllegalChoice
from resurgence_tui.engine.game import Game
from resurgence_tui.engine.machine import choose
from resurgence_tui.engine.table import Table
from resurgence_tui.engine.types import LogEntry
from resurgence_tui.saves.save_file import SaveFile


def played_again(game: Game, content: Any, save: SaveFile, log: list[LogEntry]) -> Table:
    """The table that the choices lead to; IllegalChoice names the first one that is not possible.

    log: takes what is told, as far as it comes.
    """
    setup = save.setup
    table = game.start(len(setup.seats), setup.seed, setup.options, content)
    log += game.dated(None, table.facts)
    for number, (seat, option) in enumerate(save.choices, start=1):
        before = game.clone(table)
        try:
            choose(table, seat, option, game.book)
        except IllegalChoice as error:
            raise IllegalChoice(f"Choice {number}: {error}") from None
        log += game.dated(before, table.facts)
    return table


def retell(game: Game, content: Any, save: SaveFile) -> None:
    """Let a save's log be what its choices tell, whatever stands in the file: screens need not doubt it then.

    Where they cannot be played to the end, since a rule was mended meanwhile, it ends there.
    """
    log: list[LogEntry] = []
    with suppress(IllegalChoice, ValueError):
        played_again(game, content, save, log)
    if log != save.log:
        save.log[:] = log
