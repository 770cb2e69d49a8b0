"""What lies on the table of an auction: the seats in a line, and the map."""

from __future__ import annotations

from abc import abstractmethod

from textual.geometry import Region, Size

from resurgence_tui.engine.types import NOBODY
from resurgence_tui.i18n.text import Words
from resurgence_tui.ui import theme
from resurgence_tui.ui.table.seats import Looks
from resurgence_tui.ui.theme import Signs
from resurgence_tui.ui.widgets.board import Board
from resurgence_tui.ui.widgets.painter import Drawing, Painter

from .content import FIELDS, IN_A_ROW
from .game import GAME
from .table import Auction

ROWS = 3
"""Lines of a field."""


class AuctionBoard(Board):
    """Draws again whenever it is given another view."""

    def __init__(self, words: Words, id: str) -> None:
        super().__init__(id=id)
        self.words = words
        self.view: Auction | None = None
        self.looks: Looks = ()

    def take(self, view: Auction, looks: Looks, changes: frozenset[str]) -> None:
        """Show another view, and mark the fields that have changed."""
        self.view, self.looks, self.changed = view, looks, changes
        self.redraw()

    def draw(self, size: Size) -> Drawing | None:
        """The drawing of the view."""
        return None if self.view is None else self.drawn(self.view, self.looks, size, self.signs)

    @abstractmethod
    def drawn(self, view: Auction, looks: Looks, size: Size, signs: Signs) -> Drawing:
        """What a subclass draws."""


class SeatLine(AuctionBoard, can_focus=False):
    """Every seat with its points and coins, and the house."""

    DEFAULT_CSS = "SeatLine { height: 1; }"

    def drawn(self, view: Auction, looks: Looks, size: Size, signs: Signs) -> Drawing:
        """One line."""
        painter, x, asked = Painter(size.width, 1, signs), 0, {decision.seat for decision in view.open}
        for side in GAME.sides(view):
            if side.rival:
                mark = self.words.attribute(f"side_{side.rival}", "sign") or ""
                parts = [(f" {mark} ", theme.STRONG), (f" {self.words.text(f'side_{side.rival}')}", theme.PLAIN)]
            else:
                look = looks[side.seat]
                turn = signs.turn if side.seat in asked else " "
                parts = [(turn, theme.LEGAL), (f" {side.seat + 1} ", theme.seat_style(look.colour))]
                parts += [(f" {look.name}", theme.PLAIN), (f" {view.players[side.seat].coins}c", theme.QUIET)]
            x = painter.parts(x, 0, [*parts, (f" {side.points}", theme.VP)]) + 2
        return painter.drawing()


class MapBoard(AuctionBoard):
    """The fields in two rows, each with the number of the seat whose flag stands there."""

    def kind(self, spot: str) -> str:
        """All are fields."""
        return "field"

    def drawn(self, view: Auction, looks: Looks, size: Size, signs: Signs) -> Drawing:
        """Six boxes."""
        painter, width = Painter(size.width, size.height, signs), size.width // IN_A_ROW
        for place, (field, owner) in enumerate(zip(FIELDS, view.flags, strict=True)):
            down, across = divmod(place, IN_A_ROW)
            region = Region(across * width, down * ROWS, width, ROWS)
            painter.box(region, self.words.text(field))
            if owner != NOBODY:
                painter.text(region.x + 3, region.y + 1, f" {owner + 1} ", theme.seat_style(looks[owner].colour))
            painter.spot(field, region, (region.x + 1, region.y + 1), box=True)
        return painter.drawing()
