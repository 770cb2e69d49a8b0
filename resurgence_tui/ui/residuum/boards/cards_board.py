"""Cards side by side: those of a draft, those looked at, those of the hand that can be completed or put away."""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len
from rich.style import Style
from textual.geometry import Region, Size

from resurgence_tui.games.residuum.view import View
from resurgence_tui.i18n.reference import Article
from resurgence_tui.i18n.residuum.faces import face
from resurgence_tui.i18n.text import Words
from resurgence_tui.ui import theme
from resurgence_tui.ui.residuum.boards.wasteland_board import WastelandBoard
from resurgence_tui.ui.table.seats import Looks
from resurgence_tui.ui.widgets.painter import Drawing, Painter, wrapped

LEAST, MOST = 24, 46
"""Columns of a card."""

FRAME = 6
"""Cells that the frame takes of the width of a title."""

LINES = 4
"""Lines of one text on a card at most."""


class CardsBoard(WastelandBoard):
    """Cards that can be picked; each is a spot."""

    KIND = "card"

    _cards: tuple[str, ...] = ()
    _kept: tuple[str, ...] = ()

    def show_cards(self, cards: Sequence[str], kept: Sequence[str] = ()) -> None:
        """Lay out cards. kept: cards named below, for comparison."""
        if (tuple(cards), tuple(kept)) != (self._cards, self._kept):
            self._cards, self._kept = tuple(cards), tuple(kept)
            self.redraw()

    def drawn(self, view: View, looks: Looks, size: Size) -> Drawing:
        """As many columns as fit; the cards share the height."""
        painter = Painter(size.width, size.height, self.signs)
        if not self._cards:
            return painter.drawing()
        across = max(min(len(self._cards), size.width // LEAST), 1)
        rows = -(-len(self._cards) // across)
        kept = bool(self._kept) and size.height - 1 >= rows * 6
        width = min(size.width // across, MOST)
        room = max((size.height - kept) // rows, 3)
        height = min(max(self._needed(view, card, width) for card in self._cards), room)
        left, top = (size.width - across * width) // 2, (size.height - kept - rows * height) // 2
        for place, card in enumerate(self._cards):
            down, column = divmod(place, across)
            region = Region(left + column * width, top + down * height, width, height)
            self._card(painter, view, card, region)
        if kept:
            names = ", ".join(self.words.text(card) for card in self._kept)
            painter.text(1, size.height - 1, self.words.text("hand_beside", cards=names), theme.QUIET, size.width - 1)
        return painter.drawing()

    def _needed(self, view: View, card: str, width: int) -> int:
        """Lines that a card takes, with its frame."""
        _, lines = self._told(view, card, width)
        return 2 + sum(len(wrapped(text, width - 4, LINES, self.signs)) for text, _ in lines)

    def _told(self, view: View, card: str, width: int) -> tuple[str, list[tuple[str, Style]]]:
        """What stands in the frame of a card, and within. That it has the star stands in the frame, if there is room,
        else it comes first within, so that it is not what is cut off."""
        text, article = self.words.text, face(self.words, view.content, card)
        lines = lines_of(self.words, article) if article is not None else []
        if card not in view.content.cards or not view.content.cards[card].star:
            return text(card), lines
        title = text("hand_star", card=text(card))  # in a word: signs mark what is suggested
        if cell_len(title) <= width - FRAME:
            return title, lines
        star = f"{text('face_star')}:"
        return text(card), sorted(lines, key=lambda line: not line[0].startswith(star))

    def _card(self, painter: Painter, view: View, card: str, region: Region) -> None:
        title, lines = self._told(view, card, region.width)
        painter.box(region, title, title_style=theme.TITLE)
        painter.spot(card, region, (region.x + 1, region.y), box=True)
        y = region.y + 1
        for text, style in lines:
            for line in wrapped(text, region.width - 4, LINES, self.signs):
                if y >= region.bottom - 1:
                    painter.text(region.right - 3, region.bottom - 1, self.signs.cut, theme.QUIET)
                    return
                painter.text(region.x + 2, y, line, style)
                y += 1


def lines_of(words: Words, article: Article) -> list[tuple[str, Style]]:
    """What a card says, line by line: what it needs and costs, what it does, when. Not what all score alike."""
    alike = words.text("face_scores")
    found = [(f"{label}: {text}", theme.PLAIN) for label, text in article.lines if label != alike]
    if article.aside:
        found.append((article.aside, theme.QUIET))
    return found
