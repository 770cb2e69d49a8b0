"""Recorded whole games, replayed choice by choice: the same questions, facts, tables and scores as when recorded."""

from __future__ import annotations

from pathlib import Path

import pytest

from resurgence_tui.app.library import Library
from resurgence_tui.engine.machine import choose
from resurgence_tui.games.resurgence import GAME
from resurgence_tui.saves.store import Store
from tests.recorded.record import FOLDER, MUST_SHOW, VARIANTS, shown_by

GAMES = sorted(FOLDER.glob("*.json"))


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_a_recorded_game_replays_to_the_saved_table_and_log(path: Path) -> None:
    """From setup and seed, the recorded choices make the recorded log and table again."""
    save = Store(FOLDER).read(path)
    table = GAME.start(len(save.setup.seats), save.setup.seed, save.setup.options, GAME.content())
    log = list(GAME.dated(None, table.facts))
    for seat, option in save.choices:
        before = GAME.clone(table)
        choose(table, seat, option, GAME.book)
        log += GAME.dated(before, table.facts)
    assert log == list(save.log)
    assert GAME.dump(table) == save.table
    assert table.over


def test_the_recorded_games_show_every_space_and_what_is_rare(tmp_path: Path) -> None:
    """Together they use all Zones and rooms, a tie-break, a retired token, a row bonus, level 4 (see record.py).

    Among them are a game alone that was won, one that was lost, and one of four seats with Encounters.
    """
    assert len(GAMES) >= 4 + len(VARIANTS)
    assert all(any(path.stem.startswith(variant.name) for path in GAMES) for variant in VARIANTS)
    shown = set()
    for path in GAMES:
        (tmp_path / path.name).write_bytes(path.read_bytes())
        shown |= shown_by(Library(Store(tmp_path)).resume(tmp_path / path.name))
    assert shown == MUST_SHOW
