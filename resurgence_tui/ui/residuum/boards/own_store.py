"""What the seat that plays has: its cubes, the points left in its purse, its pieces, and what the turn still allows."""

from __future__ import annotations

from textual.geometry import Region, Size

from resurgence_tui.engine.types import NOBODY, Seat
from resurgence_tui.games.residuum.board import barricades_in_play, bonus, season
from resurgence_tui.games.residuum.view import View
from resurgence_tui.games.residuum.vocab import RESOURCES
from resurgence_tui.i18n.residuum.names import amounts, brief, name
from resurgence_tui.i18n.text import Words
from resurgence_tui.ui import theme
from resurgence_tui.ui.residuum import styles
from resurgence_tui.ui.residuum.boards.wasteland_board import WastelandBoard
from resurgence_tui.ui.residuum.hex_words import hex_name
from resurgence_tui.ui.table.seats import Looks
from resurgence_tui.ui.widgets.painter import Drawing, Painter, Part

COLUMNS = 3
WHOLE_NAMES = 42
"""Columns from which on resources are named whole."""


class OwnStore(WastelandBoard):
    """The goods and pieces of one seat; each resource is a spot."""

    def __init__(self, words: Words, *, signs: theme.Signs = theme.UNICODE, id: str | None = None) -> None:
        super().__init__(words, signs=signs, id=id)
        self._seat: Seat = NOBODY

    @property
    def seat(self) -> Seat:
        """Whose they are."""
        return self._seat

    @seat.setter
    def seat(self, seat: Seat) -> None:
        if seat != self._seat:
            self._seat = seat
            self.redraw()

    def kind(self, spot: str) -> str:
        """All are resources."""
        return "resource"

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
            painter.right(x, down, str(count), theme.STRONG if count else theme.QUIET, column - 2)
            painter.spot(word, Region(x, down, column - 1, 1), (x, down))
        for y, parts in enumerate(self.lines(view, seat)[: max(size.height - 3, 0)], 3):
            painter.parts(1, y, parts, size.width - 1)
        return painter.drawing()

    def lines(self, view: View, seat: Seat) -> list[list[Part]]:
        """The purse, pieces, the town and the turn."""
        text, me, numbers = self.words.text, view.seats[seat], view.content.numbers
        purse = amounts(self.words, zip(RESOURCES, me.purse, strict=True), short=True)
        camp = [(text("store_bonus", count=bonus(view, seat)), theme.PLAIN)] if me.basecamp in view.terrain else []
        where = hex_name(self.words, view, me.basecamp) if me.basecamp else ""
        out, riders = sum(me.outposts_active), sum(bool(mark & 1) for mark in me.marks)
        placed, known = sum(bool(hex) for hex in me.outposts), sum(bool(hex) for hex in me.outriders)
        standing = barricades_in_play(view, seat) - len(me.loose)
        found: list[list[Part]] = []
        if purse:
            found.append([(text("store_purse", goods=purse), theme.LEGAL)])
        if where:
            key = "store_basecamp" if me.basecamp_active else "store_basecamp_lying"
            found.append([(text(key, where=where), theme.PLAIN), ("  ", theme.PLAIN), *camp])
        found.append([(text("store_outposts", active=out, lying=placed - out, most=numbers.outposts), theme.PLAIN)])
        found.append([(text("store_outriders", active=riders, lying=known - riders, most=numbers.outriders), theme.PLAIN)])
        found.append(
            [(text("store_barricades", active=standing, lying=len(me.loose), most=numbers.barricades), theme.PLAIN)]
        )
        found.append([(text("store_cards", count=len(me.hand), completed=len(me.completed)), theme.PLAIN)])
        if view.round:
            found.append([(self._town(view, seat), theme.QUIET)])
        if me.character:
            power = text("store_power_used" if me.power_used else "store_power")
            found.append([(text("store_character", name=name(self.words, me.character), power=power), theme.QUIET)])
        return found

    def _town(self, view: View, seat: Seat) -> str:
        if view.round > view.content.numbers.town_last_turn:
            return self.words.text("store_town_shut")
        key = "store_town_visited" if view.seats[seat].visited else "store_town_open"
        return self.words.text(key, season=name(self.words, season(view)))
