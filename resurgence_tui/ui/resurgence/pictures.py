"""The table as a seat or everybody may see it, as a drawing for files.

It has a size of its own, whatever the terminal is like, and shows nothing that is marked or chosen at the moment.
"""

from __future__ import annotations

from textual.geometry import Region, Size

from resurgence_tui.app.host import Host
from resurgence_tui.engine.types import NOBODY, Seat
from resurgence_tui.i18n.text import Words
from resurgence_tui.ui import theme
from resurgence_tui.ui.resurgence.boards.card_rows import EventPanel, MissionColumns, SurvivorRow
from resurgence_tui.ui.resurgence.boards.compound_board import CompoundBoard
from resurgence_tui.ui.resurgence.boards.leadership_tracks import LeadershipTracks
from resurgence_tui.ui.resurgence.boards.main_board import MainBoard
from resurgence_tui.ui.resurgence.boards.seat_bar import SeatBar
from resurgence_tui.ui.resurgence.boards.view_board import ViewBoard
from resurgence_tui.ui.resurgence.log_text import MoscowLogText, spaced
from resurgence_tui.ui.resurgence.solo.mutants_panel import MutantsPanel
from resurgence_tui.ui.table.seats import SeatLook
from resurgence_tui.ui.theme import Signs
from resurgence_tui.ui.widgets.painter import Drawing, Painter, laid

WIDTH = 180
LEFT, CENTRE = 78, 58
TOP, UPPER, COMPOUND = 2, 27, 21
"""Lines above the boards, of the boards of all, of a Compound."""


def table_drawing(words: Words, host: Host, signs: Signs = theme.UNICODE, eyes: Seat = NOBODY) -> Drawing:
    """All boards, those of every seat too, as a seat may see them (NOBODY: as everybody may)."""
    view, telling = host.view(eyes), MoscowLogText(words, host)
    looks = tuple(SeatLook(seat.name, seat.colour, not seat.human) for seat in host.setup.seats)
    rows = -(-len(view.seats) // 2)
    painter = Painter(WIDTH, TOP + UPPER + rows * COMPOUND, signs)
    painter.parts(1, 0, spaced([telling.where(view), telling.event(view), telling.directives(view)]))
    seats = SeatBar(words, signs=signs).drawn(view, looks, Size(WIDTH, 1))
    laid(painter, seats, 0, 1)
    tracks, event = (8, 6) if view.solo else (11, UPPER - 18)
    row = 12
    right = LEFT + CENTRE
    placed: list[tuple[ViewBoard, Region]] = [
        (MainBoard(words, signs=signs), Region(0, TOP, LEFT, UPPER)),
        (SurvivorRow(words, signs=signs), Region(LEFT, TOP, CENTRE, row)),
        (MissionColumns(words, signs=signs), Region(LEFT, TOP + row, CENTRE, UPPER - row)),
        (LeadershipTracks(words, signs=signs), Region(right, TOP, WIDTH - right, tracks)),
        (EventPanel(words, signs=signs), Region(right, TOP + tracks, WIDTH - right, event)),
        (MutantsPanel(words, signs=signs),
         Region(right, TOP + tracks + event, WIDTH - right, UPPER - tracks - event)),
    ]  # fmt: skip
    for seat in range(len(view.seats)):
        compound = CompoundBoard(words, signs=signs)
        compound.set_reactive(CompoundBoard.seat, seat)
        y = TOP + UPPER + seat // 2 * COMPOUND
        half = WIDTH // 2 if seat % 2 or seat + 1 < len(view.seats) else WIDTH
        placed.append((compound, Region(seat % 2 * half, y, half, COMPOUND)))
    for board, region in placed:
        painter.box(region, board.heading(view, looks), title_style=theme.TITLE)
        inside = board.drawn(view, looks, Size(region.width - 2, region.height - 2))
        laid(painter, inside, region.x + 1, region.y + 1)
    return painter.drawing()
