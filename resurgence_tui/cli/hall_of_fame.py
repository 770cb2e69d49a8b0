"""The hall of fame as lines of text: the best results of finished games, and the records of names."""

from __future__ import annotations

import sys
from pathlib import Path

from resurgence_tui.app.hall_of_fame import Chosen, places, records
from resurgence_tui.app.results import gathered_results
from resurgence_tui.engine.errors import SaveError
from resurgence_tui.games import DEFAULT_GAME
from resurgence_tui.i18n.text import words
from resurgence_tui.saves.folder import saves_folder
from resurgence_tui.ui.screens.hall_words import PLACE_HEADS, RECORD_HEADS, heads, place_cells, record_cells

from .console import Refusal, say
from .progress import ProgressBar
from .results import columns
from .session import library_in

RIGHT = ("rank", "points", "games", "wins", "mean", "best")
"""Columns whose cells stand flush right."""


def print_results(chosen: Chosen, saves: Path | None) -> int:
    """Print what is chosen; Refusal if nobody of that name has finished a game, or there is no folder of that name.

    What cannot be read is told as well.
    """
    text = words(game=chosen.game or DEFAULT_GAME)
    if saves is not None and not saves_folder(saves).is_dir():
        raise Refusal(text.text("cli_no_folder", folder=str(saves)))
    with ProgressBar(text.text("cli_results_looking")) as progress:
        known = gathered_results(library_in(saves).store, progress)
    if known.problem:
        sys.stdout.flush()
        say(SaveError(known.problem))
    if chosen.name and not places(known.results, Chosen(name=chosen.name, bots=chosen.bots)):
        raise Refusal(text.text("hall-nobody", name=chosen.name))
    found = places(known.results, chosen)
    if not found:
        print(text.text("hall-none-fit" if known.results else "hall-none"))
        return 0
    lines = [place_cells(text, number, place) for number, place in enumerate(found, start=1)]
    told = [record_cells(text, record) for record in records(found)]
    tables = (
        columns([heads(text, names), *rows], [at for at, name in enumerate(names) if name not in RIGHT])
        for names, rows in ((PLACE_HEADS, lines), (RECORD_HEADS, told))
    )
    print("\n\n".join("\n".join(table) for table in tables))
    return 0
