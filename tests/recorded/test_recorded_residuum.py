"""Recorded whole games of Residuum, replayed choice by choice: the same questions, facts, tables and scores as when
recorded."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

from resurgence_tui.engine.machine import choose
from resurgence_tui.engine.types import LogEntry
from resurgence_tui.games.residuum.game import GAME
from resurgence_tui.games.residuum.state import State
from resurgence_tui.saves.store import Store
from tests.recorded.record_residuum import FOLDER, QUESTIONS, RARE

GAMES = sorted(FOLDER.glob("*.json"))


class Replayed(NamedTuple):
    """The end of a game, its log, and what it has shown on the way."""

    table: State
    log: list[LogEntry]
    shown: set[str]


@cache
def replayed(path: Path) -> Replayed:
    """From setup and seed, by the recorded choices."""
    save = Store(FOLDER).read(path)
    content = GAME.content(made_with=save.content_hash)
    table = GAME.start(len(save.setup.seats), save.setup.seed, save.setup.options, content)
    log, shown = list(GAME.dated(None, table.facts)), set[str]()
    for seat, option in save.choices:
        shown |= {asked.rule for asked in table.open} | ({"starved"} if option == "feed:none" else set())
        before = GAME.clone(table)
        choose(table, seat, option, GAME.book)
        log += GAME.dated(before, table.facts)
    return Replayed(table, log, shown | {entry.fact.key for entry in log})


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_a_recorded_game_replays_to_the_saved_table_and_log(path: Path) -> None:
    """From setup and seed, the recorded choices make the recorded log and table again."""
    save, found = Store(FOLDER).read(path), replayed(path)
    assert found.log == list(save.log)
    assert GAME.dump(found.table) == save.table
    assert found.table.over


def test_the_recorded_games_ask_every_question_and_show_what_is_rare() -> None:
    """At least four games, of several seat counts, with both ways to lay the map, one of them of the simpler rules."""
    assert len(GAMES) >= 4
    shown = set[str]().union(*(replayed(path).shown for path in GAMES))
    assert (QUESTIONS | RARE) - shown == set()
    tables = [replayed(path).table for path in GAMES]
    assert len({len(table.seats) for table in tables}) > 1
    assert {table.map for table in tables} == {"laid", "dealt"}
    assert {table.simpler for table in tables} == {False, True}
