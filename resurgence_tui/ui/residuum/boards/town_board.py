"""The prices of the town in the season that it is, and the calendar of two years."""

from __future__ import annotations

from textual.geometry import Region, Size

from resurgence_tui.games.residuum.board import season
from resurgence_tui.games.residuum.outlook import cost, is_barterer, sale
from resurgence_tui.games.residuum.view import View
from resurgence_tui.games.residuum.vocab import RESOURCES, SEASONS
from resurgence_tui.i18n.residuum.names import name
from resurgence_tui.ui import theme
from resurgence_tui.ui.residuum import styles
from resurgence_tui.ui.residuum.boards.wasteland_board import WastelandBoard
from resurgence_tui.ui.table.seats import Looks
from resurgence_tui.ui.widgets.painter import Drawing, Painter, wrapped

TABLE, COLUMN, CALENDAR = 43, 6, 30
"""Columns of the prices, of one of their numbers, and of a calendar beside them at least."""


LONGEST = SEASONS[-1]
"""The season whose text is needed most: a year ends with it."""

LOW = 12
"""Lines of a board that has no room for a heading of the calendar."""


class TownBoard(WastelandBoard):
    """Prices for the seat that plays, and when what is dear or hard. Each resource and season is a spot."""

    seat = 0

    def kind(self, spot: str) -> str:
        """A resource, or a season."""
        return "season" if spot in SEASONS else "resource"

    def drawn(self, view: View, looks: Looks, size: Size) -> Drawing:
        """The prices, and the calendar beside or below them."""
        painter = Painter(size.width, size.height, self.signs)
        beside = size.width >= TABLE + CALENDAR
        self._prices(painter, view, TABLE if beside else size.width)
        if beside:
            self._calendar(painter, view, TABLE + 2, 0)
        elif size.height > len(RESOURCES) + 4:
            self._calendar(painter, view, 1, len(RESOURCES) + 2)
        return painter.drawing()

    def _prices(self, painter: Painter, view: View, width: int) -> None:
        text, seat = self.words.text, self.seat if 0 <= self.seat < len(view.seats) else max(view.mover, 0)
        me = view.seats[seat]
        first = max(width - 4 * COLUMN, 12)
        barter = bool(me.character) and is_barterer(view, seat)
        painter.text(1, 0, text("market_skilled" if barter else "market_competent"), theme.QUIET, first - 1)
        for place, key in enumerate(("market_have", "market_sell", "market_buy", "market_most")):
            painter.right(first + place * COLUMN, 0, text(key), theme.TITLE, COLUMN - 1)
        now = season(view)
        for kind, word in enumerate(RESOURCES):
            y, price = kind + 1, view.content.prices[kind]
            dear = price.season == now and view.round > 0
            painter.text(1, y, name(self.words, word), styles.RESOURCE[word], first - 1)
            buys = cost(view, seat, kind) if me.character else price.costs[0]
            numbers = (me.store[kind], sale(view, kind), buys, price.most)
            for place, number in enumerate(numbers):
                shown = str(number) if number or not place else ("-" if place < 3 else "")
                style = theme.WARNING if dear and place in (1, 2) else theme.STRONG if number else theme.QUIET
                painter.right(first + place * COLUMN, y, shown, style, COLUMN - 1)
            painter.spot(word, Region(0, y, width, 1), (0, y))

    def _calendar(self, painter: Painter, view: View, x: int, y: int) -> None:
        """A line a season, with its turns, and what is hard in it; the one that it is stands out."""
        text, numbers = self.words.text, view.content.numbers
        each, now = numbers.season_turns, season(view)
        if painter.height > LOW:
            painter.text(x, y, text("market_calendar", turn=max(view.round, 1), turns=numbers.turns), theme.TITLE)
            y += 1
        told = {word: wrapped(self.words.attribute(word, "text") or "", painter.width - x - 2, 4, self.signs)
                for word in SEASONS}
        for word in SEASONS:  # where there is too little room, what is over or to come is named only
            if y + len(SEASONS) + sum(map(len, told.values())) > painter.height and word != now and word != LONGEST:
                told[word] = []
        for place, word in enumerate(SEASONS):
            turns = [turn for turn in range(1, numbers.turns + 1) if (turn - 1) // each % len(SEASONS) == place]
            here = word == now and 0 < view.round <= numbers.turns
            head = f"{self.signs.turn if here else ' '} {name(self.words, word)}"
            end = painter.text(x, y, head, theme.STRONG if here else theme.PLAIN)
            for turn in turns:
                style = theme.CURSOR if turn == view.round else theme.QUIET if turn < view.round else theme.PLAIN
                end = painter.text(end + 1, y, str(turn), style)
            start = y
            for line in told[word]:
                y += 1
                painter.text(x + 2, y, line, theme.PLAIN if here else theme.QUIET)
            painter.spot(word, Region(x, start, painter.width - x, y - start + 1), (x, start))
            y += 1
