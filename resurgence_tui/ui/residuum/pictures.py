"""The table as a seat or everybody may see it, as a drawing for files; it has a size of its own."""

from __future__ import annotations

from textual.geometry import Region, Size

from resurgence_tui.app.host import Host
from resurgence_tui.engine.types import NOBODY, Seat
from resurgence_tui.i18n.text import Words
from resurgence_tui.ui import theme
from resurgence_tui.ui.residuum import table_layout as at
from resurgence_tui.ui.residuum.boards.all_seats import AllSeats
from resurgence_tui.ui.residuum.boards.hex_painter import HexPainter
from resurgence_tui.ui.residuum.boards.hex_plan import NEAR
from resurgence_tui.ui.residuum.boards.seat_line import SeatLine
from resurgence_tui.ui.residuum.boards.town_board import TownBoard
from resurgence_tui.ui.residuum.log_text import WastelandLogText
from resurgence_tui.ui.table.seats import looks_of
from resurgence_tui.ui.theme import Signs
from resurgence_tui.ui.widgets.painter import Drawing, Painter, laid

LEAST_MAP, PANEL = 60, 80
TOP, SEAT_LINES, TOWN_LINES = 3, 6, 12


def table_drawing(words: Words, host: Host, signs: Signs = theme.UNICODE, eyes: Seat = NOBODY) -> Drawing:
    """The whole map from near, beside it all seats and the town, as a seat may see them."""
    view, looks = host.view(eyes), looks_of(host.setup.seats)
    whole = HexPainter(words, view, looks, NEAR, signs).drawing()
    map_width = max(whole.width, LEAST_MAP) + 2
    seats_height = SEAT_LINES * len(looks)
    height = TOP + max(whole.height, seats_height + TOWN_LINES + 1)
    painter = Painter(map_width + PANEL, height, signs)
    painter.parts(1, 0, WastelandLogText(words, host).where(view))
    laid(painter, SeatLine(words, signs=signs).drawn(view, looks, Size(map_width + PANEL, 1)), 0, 1)
    laid(painter, whole, 1, TOP)
    placed = (
        (AllSeats(words, signs=signs, id=at.ALL), Region(map_width, TOP, PANEL, seats_height)),
        (TownBoard(words, signs=signs, id=at.TOWN), Region(map_width, TOP + seats_height + 1, PANEL, TOWN_LINES)),
    )
    for board, region in placed:
        laid(painter, board.drawn(view, looks, region.size), region.x, region.y)
    return painter.drawing()
