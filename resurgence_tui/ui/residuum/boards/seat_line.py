"""One line over the table: every seat with its points, cards in hand and what it owns, and whose turn it is."""

from __future__ import annotations

from rich.cells import cell_len
from textual.geometry import Region, Size

from resurgence_tui.games.residuum.outlook import points
from resurgence_tui.games.residuum.view import View
from resurgence_tui.ui import theme
from resurgence_tui.ui.residuum.boards.wasteland_board import WastelandBoard
from resurgence_tui.ui.table.seats import Looks
from resurgence_tui.ui.widgets.lines import width_of
from resurgence_tui.ui.widgets.painter import Drawing, Painter, Part, fitted

LEAST_NAME = 4
SEAT = "seat_"
"""How the spots begin: `seat_0`, `seat_1`, ..."""


def asked_seats(view: View, looks: Looks) -> set[int]:
    """Whose turn is told now, else who has to answer, else who is on turn."""
    told = {seat for seat, look in enumerate(looks) if look.is_told}
    return told or {decision.seat for decision in view.open} or ({view.mover} if view.mover >= 0 else set())


class SeatLine(WastelandBoard, can_focus=False):
    """The seats; a click on one shows what it owns."""

    KIND = "seat"

    def drawn(self, view: View, looks: Looks, size: Size) -> Drawing:
        """One line; names give way where there is little room."""
        painter, asked = Painter(size.width, size.height, self.signs), asked_seats(view, looks)
        tails = [self._tail(view, seat, size.width) for seat in range(len(looks))]
        fixed = sum(width_of(tail) + 9 for tail in tails)
        room = max((size.width - fixed) // max(len(looks), 1), LEAST_NAME)
        x = 0
        for seat, (look, tail) in enumerate(zip(looks, tails, strict=True)):
            turn = seat in asked
            tint = theme.SEAT_TEXT[look.colour % len(theme.SEAT_TEXT)] if turn else theme.PLAIN
            called = fitted(look.name, min(cell_len(look.name), room), self.signs)
            bot = self.words.text("seats_bot") if look.bot else " "
            parts = [
                (self.signs.turn if turn else " ", theme.LEGAL),
                (f" {seat + 1}{bot}", theme.seat_style(look.colour)),
                (f" {called} ", tint),
                *tail,
            ]
            end = painter.parts(x, 0, parts)
            painter.spot(f"{SEAT}{seat}", Region(x, 0, max(end - x, 1), size.height))
            x = end + 2
        return painter.drawing()

    def _tail(self, view: View, seat: int, width: int) -> list[Part]:
        """Points and cards in hand; where there is room for it, in words."""
        text, me = self.words.text, view.seats[seat]
        found = [(text("seats_points", count=points(view, seat)), theme.VP)]
        if me.hand:
            found.append((f" {text('seats_hand_short', count=len(me.hand))}", theme.QUIET))
        if width >= 120 and me.store:
            found.append((f" {text('seats_cubes', count=sum(me.store))}", theme.QUIET))
        return found
