"""Recorded whole games, replayed choice by choice: the same questions, facts, tables and scores as when recorded."""

from __future__ import annotations

from pathlib import Path

import pytest

from resurgence_tui.app.library import Library, open_save
from resurgence_tui.engine.machine import choose
from resurgence_tui.games.resurgence.game import GAME
from resurgence_tui.saves.store import Store
from tests.recorded.record import FOLDER, MUST_SHOW, VARIANTS, shown_by

GAMES = sorted(FOLDER.glob("*.json"))
EDITION_1 = FOLDER.parent / "edition_1" / "games"
"""The games recorded before the rulings of edition 2."""


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_a_recorded_game_replays_to_the_saved_table_and_log(path: Path) -> None:
    """From setup and seed, the recorded choices make the recorded log and table again."""
    save = Store(FOLDER).read(path)
    content = GAME.content(made_with=save.content_hash)
    table = GAME.start(len(save.setup.seats), save.setup.seed, save.setup.options, content)
    log = list(GAME.dated(None, table.facts))
    for seat, option in save.choices:
        before = GAME.clone(table)
        choose(table, seat, option, GAME.book)
        log += GAME.dated(before, table.facts)
    assert log == list(save.log)
    assert GAME.dump(table) == save.table
    assert table.over


@pytest.mark.parametrize("path", sorted(EDITION_1.glob("*.json")), ids=lambda path: path.stem)
def test_a_game_of_the_first_edition_still_opens_at_the_table_it_ended_with(path: Path) -> None:
    """Its choices may not be possible any more; table, log and winners are those that were saved."""
    save = Store(EDITION_1).read(path)
    game, table = open_save(save)
    assert game.dump(table) == save.table
    assert table.over and save.log[-1].fact.key in ("won", "mutants_won")
    assert game.winners(table) == [entry.fact.seat for entry in save.log if entry.fact.key == "won"]


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
