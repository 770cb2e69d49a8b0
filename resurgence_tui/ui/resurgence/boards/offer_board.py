"""Cards that lie open to be picked before the first round: Heroes, Starter Missions, Salvage cards, with their texts.

They lie where the city lies later, so that the draft looks and answers like everything else on the table.
"""

from __future__ import annotations

from textual.geometry import Region, Size
from textual.reactive import reactive

from resurgence_tui.engine.types import Decision
from resurgence_tui.games.resurgence.view import View
from resurgence_tui.i18n.resurgence.sentences import card_text, gain_text, mission_text, name
from resurgence_tui.i18n.text import Words
from resurgence_tui.ui import theme
from resurgence_tui.ui.resurgence.boards.view_board import ViewBoard
from resurgence_tui.ui.table.seats import Looks
from resurgence_tui.ui.widgets.painter import Drawing, Painter, Part, wrapped

HEADINGS = {
    "hero": "offer-hero",
    "starter": "offer-starter",
    "salvage": "offer-salvage",
}
"""What is offered, by the first word of the ids of the cards."""

LEAST_CARD = 24
"""Narrower cards are listed one below the other."""


class OfferBoard(ViewBoard):
    """The open cards; its spots are their ids. offered: those that are asked for. kept: what the seat has so far."""

    offered: reactive[tuple[str, ...]] = reactive((), init=False, repaint=False)
    kept: reactive[tuple[str, ...]] = reactive((), init=False, repaint=False)
    watch_offered = watch_kept = ViewBoard.redraw

    def show_offer(self, decision: Decision, view: View) -> None:
        """Show the cards of a decision of SET-19 or SAL-02."""
        self.offered = tuple(option.partition(":")[2] for option in decision.options)
        me = view.seats[decision.seat]
        self.kept = tuple(me.picks if decision.rule == "SAL-02" else [*me.cards, *me.slots])

    def clear(self) -> None:
        """Show nothing: no hand may be seen by the next seat."""
        self.offered = self.kept = ()

    def heading(self, view: View, looks: Looks) -> str:
        """What kind of cards."""
        return self.words.text(HEADINGS[self.offered[0].partition("_")[0] if self.offered else "hero"])

    def drawn(self, view: View, looks: Looks, size: Size) -> Drawing:
        """The cards side by side, or as a list where they would be too narrow."""
        painter = Painter(size.width, size.height, self.signs)
        bottom = self._kept(painter, size.height - 1) if self.kept else size.height
        others = self._others(view)
        rows = [self.offered, others] if others and bottom >= 18 else [self.offered]
        y = 0
        for cards in rows:
            height = bottom // len(rows)
            self._row(painter, cards, view, Region(0, y, size.width, height))
            y += height
        return painter.drawing()

    def _others(self, view: View) -> tuple[str, ...]:
        """While Heroes are asked for: the Starter Missions that come next."""
        return tuple(view.starters) if self.offered and self.offered[0] in view.heroes else ()

    def _kept(self, painter: Painter, y: int) -> int:
        names = ", ".join(name(self.words, card) for card in self.kept)
        painter.text(1, y, self.words.text("offer-kept", cards=names), theme.QUIET)
        return y

    def _row(self, painter: Painter, cards: tuple[str, ...], view: View, region: Region) -> None:
        count = len(cards)
        if not count:
            return
        width = region.width // count
        if width < LEAST_CARD:
            self._list(painter, cards, view, region)
            return
        width = min(width, 44)
        height = min(region.height, 13)
        for at, card in enumerate(cards):
            self._card(painter, card, view, Region(region.x + at * width, region.y, width - 1, height))

    def _card(self, painter: Painter, card: str, view: View, region: Region) -> None:
        """A card in a frame: name, what it does, a line of story."""
        painter.box(region, name(self.words, card), theme.FRAME, theme.TITLE)
        x, y, width, bottom = region.x + 2, region.y + 1, region.width - 4, region.bottom - 1
        for text, style in self._texts(card, view):
            for line in wrapped(text, width, max(bottom - y, 0), self.signs) if y < bottom else ():
                painter.text(x, y, line, style)
                y += 1
            y += 1 if region.height > 9 else 0
        painter.spot(card, region, (region.x, region.y), box=True)

    def _list(self, painter: Painter, cards: tuple[str, ...], view: View, region: Region) -> None:
        """Two lines a card."""
        lines = 2 if region.height >= 2 * len(cards) else 1
        for at, card in enumerate(cards):
            y = region.y + at * lines
            (what, style), *rest = self._texts(card, view)
            end = painter.text(region.x + 2, y, name(self.words, card), theme.TITLE)
            painter.text(end + 2, y, what, style)
            if rest and lines > 1:
                painter.text(region.x + 4, y + 1, rest[0][0], rest[0][1])
            painter.spot(card, Region(region.x, y, region.width, lines), (region.x, y))

    def _texts(self, card: str, view: View) -> list[Part]:
        """What a card does, the goods that even Heroes bring (HERO-EVEN), and its line of story."""
        texts = [(card_words(self.words, card, view), theme.STRONG)]
        goods = view.content.even_goods.get(card) if view.even_heroes else None
        if goods is not None and any(goods.goods):
            texts.append((self.words.text("offer-even", goods=gain_text(self.words, goods)), theme.GOOD))
        flavour = self.words.attribute(card, "flavour")
        return [*texts, (flavour, theme.QUIET)] if flavour else texts


def card_words(words: Words, card: str, view: View) -> str:
    """What a Hero, Mission or Salvage card does, in words."""
    content = view.content
    if card in content.cards:
        return words.attribute(card, "text") or card_text(words, content.cards[card])
    if card in content.missions:
        return mission_text(words, content.missions[card])
    return gain_text(words, content.salvage[card])
