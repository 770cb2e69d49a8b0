"""Back to a line of the whole log: what was chosen since is taken back, after a question where it is much."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from textual.pilot import Pilot
from textual.widgets import Static

from resurgence_tui.app.host import Host
from resurgence_tui.ui.screens.confirm import ConfirmScreen
from resurgence_tui.ui.screens.whole_log import WholeLog
from resurgence_tui.ui.table.screen import TableScreen
from resurgence_tui.ui.widgets.found_log import FoundLog
from resurgence_tui.ui.widgets.log import LogLine
from tests.build import a_table
from tests.ui.table.playing import a_screen, host_at, painted, tap, until

SIZES = [(80, 24), (160, 48)]
REST = "place:laborer:metro:rest"


def three_rests() -> Host:
    """Anna, Boris and Anna have rested a Laborer each; now Boris is asked."""
    t = a_table(2).assigned(0, metro="laborer laborer ranger").assigned(1, metro="laborer laborer ranger")
    host = host_at(t.at("PLACE-01", seat=0))
    for seat in (0, 1, 0):
        ask = host.ask_of(seat)
        assert ask is not None
        host.submit(ask.ticket, REST)
    return host


@asynccontextmanager
async def a_log(host: Host, size: tuple[int, int] = (80, 24)) -> AsyncIterator[tuple[Pilot[None], TableScreen]]:
    """The whole log over the table."""
    async with a_screen(host, size) as (pilot, table):
        await open_log(pilot)
        yield pilot, table


async def open_log(pilot: Pilot[None]) -> None:
    """Open the whole log, and wait until it is filled."""
    await tap(pilot, "L")
    await until(pilot, lambda: isinstance(pilot.app.screen, WholeLog) and bool(pilot.app.screen.query(FoundLog)))
    await until(pilot, lambda: log_of(pilot).whole.hits > 0)
    await pilot.pause()


def log_of(pilot: Pilot[None]) -> WholeLog:
    """The whole log."""
    screen = pilot.app.screen
    assert isinstance(screen, WholeLog)
    return screen


def rested(pilot: Pilot[None]) -> list[int]:
    """Where the lines stand that tell of the three rests."""
    lines = log_of(pilot).whole.entries
    return [place for place, line in enumerate(lines) if line.text.endswith("rests a Laborer.")]


@pytest.mark.parametrize("size", SIZES)
async def test_the_newest_choice_goes_without_a_question_and_more_of_them_with_one(size: tuple[int, int]) -> None:
    host = three_rests()
    async with a_log(host, size) as (pilot, table):
        assert "Ctrl+U undo to here Esc back" in " ".join(painted(pilot).splitlines()[-1].split())
        first, second, _ = rested(pilot)
        log_of(pilot).whole.go_to(second)
        await tap(pilot, "ctrl+u")
        await until(pilot, lambda: pilot.app.screen is table and host.decisions == 2)
        assert host.save_file().choices == [(0, REST), (1, REST)] and table.pending.seat == 0
        await until(pilot, lambda: "Undid a choice of Anna" in " ".join(painted(pilot).split()))
        await tap(pilot, "ctrl+r")
        await until(pilot, lambda: host.decisions == 3)
        await open_log(pilot)
        log_of(pilot).whole.go_to(first)
        await tap(pilot, "ctrl+u")
        await until(pilot, lambda: isinstance(pilot.app.screen, ConfirmScreen))
        question = str(pilot.app.screen.query_one("#question", Static).render())
        assert question == "Undo 2 choices of Boris and Anna, up to this line?"
        await tap(pilot, "escape")
        await until(pilot, lambda: isinstance(pilot.app.screen, WholeLog))
        assert host.decisions == 3 and log_of(pilot).whole.place == first
        await tap(pilot, "ctrl+u")
        await until(pilot, lambda: isinstance(pilot.app.screen, ConfirmScreen))
        await tap(pilot, "y")
        await until(pilot, lambda: pilot.app.screen is table and host.decisions == 1)
        assert host.save_file().choices == [(0, REST)] and table.pending.seat == 1
        assert host.save_file().undone == [(1, REST)]


async def test_a_line_that_cannot_be_gone_back_to_says_why_until_the_cursor_moves() -> None:
    host = three_rests()
    host.hand_to(1, "bot:random")
    async with a_log(host) as (pilot, _):
        before, first = host.decisions, rested(pilot)[0]
        log_of(pilot).whole.go_to(first)
        await tap(pilot, "ctrl+u")
        await until(pilot, lambda: "You can't undo past Boris's move."
                    in " ".join(painted(pilot).split()))
        assert host.decisions == before
        await tap(pilot, "up")
        await until(pilot, lambda: "Boris has chosen since then" not in painted(pilot))


async def test_there_is_nothing_to_take_back_at_the_newest_line() -> None:
    host = three_rests()
    async with a_log(host) as (pilot, _):
        await tap(pilot, "ctrl+u")
        await until(pilot, lambda: "No choice to undo since that line." in painted(pilot))
        assert host.decisions == 3


async def test_the_key_in_the_last_line_can_be_clicked_and_works_on_what_a_search_has_found() -> None:
    host = three_rests()
    async with a_log(host) as (pilot, table):
        for letter in "boris":
            await tap(pilot, letter)
        await until(pilot, lambda: log_of(pilot).whole.hits == 2)  # the rest, and the Food for it
        last = painted(pilot).splitlines()[-1]
        await pilot.click(offset=(last.index("Ctrl+U") + 2, len(painted(pilot).splitlines()) - 1))
        await until(pilot, lambda: pilot.app.screen is table and host.decisions == 2)


async def test_where_nothing_can_be_taken_back_the_key_is_not_shown() -> None:
    async with a_screen(three_rests()) as (pilot, _):
        pilot.app.push_screen(WholeLog((LogLine("Setup", heading=True, round=0), LogLine("Anna rests."))))
        await until(pilot, lambda: isinstance(pilot.app.screen, WholeLog))
        await pilot.pause()
        assert "Ctrl+U" not in painted(pilot) and "Esc" in painted(pilot).splitlines()[-1]
        await tap(pilot, "ctrl+u")
        await pilot.pause()
        assert isinstance(pilot.app.screen, WholeLog)
