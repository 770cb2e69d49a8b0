"""What the seat that plays has: its cubes, the points left in its purse, its pieces, and what the turn still allows."""

from __future__ import annotations

from textual.geometry import Region, Size

from resurgence_tui.engine.types import NOBODY, Seat
from resurgence_tui.games.residuum.board import barricades_in_play, bonus
from resurgence_tui.games.residuum.view import View
from resurgence_tui.games.residuum.vocab import ACTIVE, RESOURCES
from resurgence_tui.i18n.residuum.names import amounts, brief, name
from resurgence_tui.ui import theme
from resurgence_tui.ui.residuum import styles
from resurgence_tui.ui.residuum.boards.hex_pieces import sign
from resurgence_tui.ui.residuum.boards.wasteland_board import WastelandBoard
from resurgence_tui.ui.residuum.hex_words import hex_name
from resurgence_tui.ui.table.seats import Looks
from resurgence_tui.ui.widgets.painter import Drawing, Painter, Part

COLUMNS = 3
PIECES = ("store_outposts", "store_outriders", "store_barricades")
ROOMY = 9
"""Lines from above which on each kind of piece has a line of its own."""

WHOLE_NAMES = 42
"""Columns from which on resources are named whole."""


class OwnStore(WastelandBoard):
    """The goods and pieces of one seat; each resource is a spot."""

    KIND = "resource"

    _seat: Seat = NOBODY

    @property
    def seat(self) -> Seat:
        """Whose they are."""
        return self._seat

    @seat.setter
    def seat(self, seat: Seat) -> None:
        if seat != self._seat:
            self._seat = seat
            self.redraw()

    def drawn(self, view: View, looks: Looks, size: Size) -> Drawing:
        """Three columns of cubes, then the rest line by line, as many as have room."""
        painter = Painter(size.width, size.height, self.signs)
        seat = self._seat if 0 <= self._seat < len(view.seats) else max(view.mover, 0)
        store, column = view.seats[seat].store, size.width // COLUMNS
        for place, word in enumerate(RESOURCES):
            down, across = divmod(place, COLUMNS)
            x = across * column
            called = name(self.words, word) if size.width >= WHOLE_NAMES else brief(self.words, word)
            count = store[place]
            painter.text(x + 1, down, called, styles.RESOURCE[word], column - 5)
            painter.right(x, down, str(count), theme.STRONG if count else theme.QUIET, column - 1)
            painter.spot(word, Region(x, down, column - 1, 1), (x, down))
        lines = self.lines(view, seat, short=size.height <= ROOMY)
        for y, parts in enumerate(lines[: max(size.height - 3, 0)], 3):
            painter.parts(1, y, parts, size.width - 1)
        return painter.drawing()

    def pieces(self, view: View, seat: Seat) -> list[tuple[str, int, int, int]]:
        """Outposts, Outriders and Barricades: in action, lying, and the most there may be."""
        me, numbers = view.seats[seat], view.content.numbers
        out, riders = sum(me.outposts_active), sum(bool(mark & ACTIVE) for mark in me.marks)
        standing = barricades_in_play(view, seat) - len(me.loose)
        return [
            ("outpost", out, sum(map(bool, me.outposts)) - out, numbers.outposts),
            ("outrider", riders, sum(map(bool, me.outriders)) - riders, numbers.outriders),
            ("barricade", standing, len(me.loose), numbers.barricades),
        ]

    def _basecamp(self, view: View, seat: Seat) -> list[Part]:
        text, me = self.words.text, view.seats[seat]
        key = "store_basecamp" if me.basecamp_active else "store_basecamp_lying"
        found = [(text(key, where=hex_name(self.words, view, me.basecamp)), theme.PLAIN)]
        if me.basecamp in view.terrain:
            found.append((f"  {text('store_bonus', count=bonus(view, seat))}", theme.STRONG))
        return found

    def lines(self, view: View, seat: Seat, short: bool) -> list[list[Part]]:
        """The purse and the Basecamp, pieces, the town and the character; short: pieces by their letters, no more."""
        text, me = self.words.text, view.seats[seat]
        purse = amounts(self.words, zip(RESOURCES, me.purse, strict=True), short=True)
        found: list[list[Part]] = []
        if purse:
            found.append([(text("store_purse", goods=purse), theme.LEGAL)])
        if me.basecamp:
            found.append(self._basecamp(view, seat))
        if short:
            pieces = [text("store_piece_short", sign=sign(self.words, piece), active=active, lying=lying, most=most)
                      for piece, active, lying, most in self.pieces(view, seat)]
            found.append([("  ".join(pieces), theme.PLAIN)])
        else:
            for key, (_, active, lying, most) in zip(PIECES, self.pieces(view, seat), strict=True):
                found.append([(text(key, active=active, lying=lying, most=most), theme.PLAIN)])
            found.append([(text("store_cards", count=len(me.hand), completed=len(me.completed)), theme.PLAIN)])
        if view.round:
            found.append([(self._town(view, seat), theme.QUIET)])
        if me.character and not short:
            power = text("store_power_used" if me.power_used else "store_power")
            found.append([(text("store_character", name=name(self.words, me.character), power=power), theme.QUIET)])
        return found

    def _town(self, view: View, seat: Seat) -> str:
        if view.over:
            return self.words.text("store_town_over")
        if view.round > view.content.numbers.town_last_turn:
            return self.words.text("store_town_shut")
        return self.words.text("store_town_visited" if view.seats[seat].visited else "store_town_open")
