"""A finished game tells one number a seat wherever points stand: the final score, as the score sheet does."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache
from typing import Any

import pytest
from textual.pilot import Pilot

from resurgence_tui.app.host import Host
from resurgence_tui.app.library import Library
from resurgence_tui.app.seating import parse_seats
from resurgence_tui.engine.types import NOBODY
from resurgence_tui.i18n.resurgence.table_text import table_lines
from resurgence_tui.i18n.text import words
from resurgence_tui.saves.save_file import make_setup
from resurgence_tui.ui.app import ResurgenceApp
from resurgence_tui.ui.resurgence.boards.seat_bar import SeatBar
from resurgence_tui.ui.table.screen import TableScreen
from tests.ui.table.playing import painted, tap, until

SIZES = [(80, 24), (160, 48)]
KINDS: dict[str, dict[str, Any]] = {"Anna,Boris": {}, "Anna,Boris,Celina,Dana": {}, "Anna": {"solo": "town"}}


@cache
def over(seats: str) -> Host:
    """A game that was played to its end."""
    host = Library().new(make_setup(parse_seats(seats), 3, options=KINDS[seats]))
    for seat in range(len(host.names)):
        host.hand_to(seat, "bot:random")
    host.run_on()
    for seat in range(len(host.names)):
        host.hand_to(seat, "human")
    assert host.over
    return host


def finals(host: Host) -> list[int]:
    """The final scores by their sheets, the Mutants' last."""
    view = host.view(NOBODY)
    sheets = [me.sheet for me in view.seats] + ([view.mutant_sheet] if view.solo else [])
    return [sum(sheet.values()) for sheet in sheets]


@asynccontextmanager
async def table_of(host: Host, size: tuple[int, int]) -> AsyncIterator[tuple[Pilot[None], TableScreen]]:
    """The table of a finished game, as the score screen opens it."""
    app = ResurgenceApp(start=host, library=Library())
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        await tap(pilot, "t")
        await until(pilot, lambda: isinstance(app.screen, TableScreen) and "The game is over." in painted(pilot))
        assert isinstance(app.screen, TableScreen)
        yield pilot, app.screen


@pytest.mark.rule("SCORE-08")
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", KINDS)
async def test_the_line_of_the_seats_shows_the_final_score(seats: str, size: tuple[int, int]) -> None:
    host = over(seats)
    assert finals(host)[: len(host.names)] == host.scores != [me.vp for me in host.view(NOBODY).seats]
    async with table_of(host, size) as (pilot, screen):
        bar = painted(pilot).splitlines()[screen.query_one(SeatBar).region.y]
        assert [int(points) for points in re.findall(r"(\d+) ?VP\b", bar)] == finals(host), bar


@pytest.mark.rule("SCORE-08")
async def test_the_boards_show_it_too() -> None:
    host = over("Anna,Boris")
    async with table_of(host, (160, 48)) as (pilot, _):
        assert f"{finals(host)[0]} VP" in painted(pilot)
        await tap(pilot, "c")
        await tap(pilot, "o")
        await until(pilot, lambda: f"{finals(host)[1]} VP" in painted(pilot))
    host = over("Anna")
    async with table_of(host, (160, 48)) as (pilot, _):
        await tap(pilot, "t")
        await pilot.pause()
        assert f"Mutants {finals(host)[1]}VP" in painted(pilot) and "if the game ended now" not in painted(pilot)


@pytest.mark.rule("SCORE-08")
@pytest.mark.parametrize("seats", KINDS)
def test_the_table_in_words_tells_it(seats: str) -> None:
    host = over(seats)
    lines = "\n".join(table_lines(words("en", aloud=True), host.view(NOBODY), host.names))
    told = [int(re.search(rf"^{name}: (\d+) VP", lines, re.MULTILINE)[1]) for name in host.names]  # type: ignore[index]
    assert told == host.scores
    if len(host.names) == 1:
        assert f"Mutant Town: {finals(host)[1]} VP" in lines
