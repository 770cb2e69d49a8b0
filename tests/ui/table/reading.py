"""What stands on the table's screen, read as a person would."""

from __future__ import annotations

from textual.pilot import Pilot
from textual.widget import Widget

from resurgence_tui.ui.resurgence.boards.view_board import ViewBoard
from resurgence_tui.ui.table.screen import TableScreen
from tests.ui.table.playing import painted


def lines_of(pilot: Pilot[None], screen: TableScreen) -> str:
    """The line under the board, its rows put together."""
    return one_line(screen.top.look, pilot)


def one_line(widget: Widget, pilot: Pilot[None]) -> str:
    """What a widget shows, its rows put together."""
    region = widget.region
    rows = painted(pilot).splitlines()[region.y : region.bottom]
    return " ".join(" ".join(row[region.x : region.right] for row in rows).split())


def boards_with(screen: TableScreen, spot: str) -> list[ViewBoard]:
    """The boards in view that have a place."""
    return [board for board in screen.top.boards if board.display and spot in board.drawing.spots]


async def look_line(pilot: Pilot[None], screen: TableScreen, spot: str) -> str:
    """Put the cursor on a place, as keys would, and read the line; the Rest Area is a row of the menu alone."""
    await pilot.pause()
    found = boards_with(screen, spot)
    if found:
        found[0].focus()
        await pilot.pause()
        found[0].cursor = spot
    else:
        screen.top.menu.look_at(spot)
    await pilot.pause()
    return lines_of(pilot, screen)
