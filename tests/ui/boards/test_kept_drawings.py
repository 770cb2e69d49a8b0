"""A board keeps its drawing while what it shows is the same: then a new drawing would be the same."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import lru_cache
from itertools import pairwise

import pytest
from textual.geometry import Size

from resurgence_tui.engine.machine import choose
from resurgence_tui.engine.types import NOBODY
from resurgence_tui.games.resurgence.changes import NONE, Changes, changes_of
from resurgence_tui.games.resurgence.game import GAME
from resurgence_tui.games.resurgence.view import View, view
from resurgence_tui.ui.resurgence.boards.card_rows import EventPanel, MissionColumns, SurvivorRow
from resurgence_tui.ui.resurgence.boards.compound_board import CompoundBoard
from resurgence_tui.ui.resurgence.boards.leadership_tracks import LeadershipTracks
from resurgence_tui.ui.resurgence.boards.main_board import MainBoard
from resurgence_tui.ui.resurgence.boards.seat_bar import SeatBar
from resurgence_tui.ui.resurgence.boards.view_board import ViewBoard
from resurgence_tui.ui.resurgence.solo.mutants_panel import MutantsPanel

from .positions import EAGER, LOOKS, WORDS, content

OPTIONS: tuple[dict[str, object], ...] = ({}, {"encounters": True, "bonus_events": True})
MOMENTS = 140
STALE = 9
"""After so many choices another view is the one that changes are counted from."""

BOARDS = (CompoundBoard, EventPanel, LeadershipTracks, MainBoard, MissionColumns, MutantsPanel, SeatBar, SurvivorRow)


@lru_cache
def moments(which: int) -> tuple[tuple[View, Changes], ...]:
    """What one seat and then the public sees, choice by choice, from some way into a game on."""
    chance, state = random.Random(which), GAME.start(4, which + 1, {"start": "draft", **OPTIONS[which]}, content())
    found: list[tuple[View, Changes]] = []
    before = None
    while len(found) < MOMENTS and not state.over:
        decision = chance.choice(state.open)
        eager = [option for option in decision.options if option.partition(":")[0] in EAGER] or list(decision.options)
        choose(state, decision.seat, chance.choice(eager), GAME.book)
        if state.round > 1:
            now = view(state, 1 if len(found) % 50 < 40 else NOBODY)
            found.append((now, changes_of(before, now) if before is not None else NONE))
            before = now if len(found) % STALE == 0 else before
    return tuple(found)


def pairs(kind: type[ViewBoard], which: int, size: Size) -> Iterator[tuple[object, object]]:
    """For each moment: all that a board says it shows, and its drawing."""
    board = kind(words=WORDS)
    for now, changes in moments(which):
        board.changes = changes
        yield board._all_shown(now, LOOKS), (board.heading(now, LOOKS), board.drawn(now, LOOKS, size))


@pytest.mark.parametrize("size", [Size(78, 20), Size(47, 12)], ids=str)
@pytest.mark.parametrize("which", range(len(OPTIONS)))
@pytest.mark.parametrize("kind", BOARDS, ids=lambda kind: kind.__name__)
def test_where_a_board_shows_the_same_it_draws_the_same(kind: type[ViewBoard], which: int, size: Size) -> None:
    all_ = list(pairs(kind, which, size))
    same = 0
    for (shown, drawn), (shown_then, drawn_then) in pairwise(all_):
        if shown == shown_then:
            same += 1
            assert drawn == drawn_then
    assert 0 < same < len(all_) - 1
