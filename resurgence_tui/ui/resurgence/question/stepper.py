"""The stepper: goods with plus and minus, cards that help, what is still due, and one key that pays.

Its looks alone; what may be paid is told by ``payment.Mix``, which knows only the listed options.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from textual import events
from textual.geometry import Region
from textual.message import Message
from textual.reactive import reactive

from resurgence_tui.games.resurgence.vocab import ITEM_WORDS
from resurgence_tui.i18n.resurgence.sentences import goods_text
from resurgence_tui.i18n.text import Words
from resurgence_tui.ui import theme
from resurgence_tui.ui.resurgence.question.payment import Mix, Trade
from resurgence_tui.ui.widgets.painter import Painter
from resurgence_tui.ui.widgets.sheet import Sheet

HEAD = 10
"""Width of the words before the columns."""

VERBS = {
    "pay": "stepper-pay",
    "gain": "stepper-gain",
    "trade": "stepper-trade",
}
"""What is done with the goods, and what it is called."""

CELL = 6
"""Narrowest column: ``- 2 +`` and a gap."""


WITH_DIGITS = 9
"""From this width on a column shows its digit."""

NO_NOTES: Mapping[str, str] = {}


@dataclass(frozen=True, slots=True)
class StepperHit:
    """A part that a click works: a column of the stepper, and by how much (0: a card to toggle, or pay)."""

    region: Region
    column: int
    change: int = 0


class Stepper(Sheet, can_focus=True):
    """Left and right choose, plus and minus (up and down) change, Enter takes the mix once nothing is due.

    A column's digit adds one; of an exchange it gives one and the next digit takes one.
    """

    DEFAULT_CSS = "Stepper { background: $surface; color: $foreground; }"

    column: reactive[int] = reactive(0, init=False, repaint=False)
    """Which column is changed: an item, or behind them a card."""

    watch_column = Sheet.repaint
    lies_at = ""

    class Picked(Message):
        """The mix is one of the options and was taken."""

        def __init__(self, option: str) -> None:
            super().__init__()
            self.option = option

    def __init__(self, words: Words, *, id: str | None = None, classes: str | None = None) -> None:
        super().__init__(id=id, classes=classes)
        self.words = words
        self.mix: Mix | Trade | None = None
        self._held: tuple[int, ...] = (0,) * len(ITEM_WORDS)
        self._notes: Mapping[str, str] = {}
        self._hits: list[StepperHit] = []

    def show(self, mix: Mix | Trade, held: tuple[int, ...], notes: Mapping[str, str] = NO_NOTES) -> None:
        """Show a mix to change. held: what the seat has, by Item. notes: what is to be known of some of the options."""
        self.mix, self._held, self._notes = mix, held, notes
        self.set_reactive(Stepper.column, 0)
        self.repaint()

    def set_to(self, option: str) -> None:
        """Show an answer that is proposed, ready to be taken."""
        if self.mix is not None:
            self.mix.set_to(option)
            self.repaint()

    # Drawing

    def paint(self, sheet: Painter) -> None:
        """Names, holdings, the mix, cards that help, and what Enter does."""
        self._hits = []
        mix = self.mix
        if mix is None:
            return
        text = self.words.text
        cell = max(CELL, min(10, (sheet.width - HEAD - 1) // max(len(mix.items), 1)))
        sheet.text(1, 1, text("stepper-held"), theme.QUIET, HEAD - 2)
        sheet.text(1, 2, text(VERBS[mix.verb]), theme.PLAIN, HEAD - 2)
        for place, item in enumerate(mix.items):
            self._item(sheet, mix, place, item, HEAD + place * cell, cell)
        self._cards(sheet, mix, 3)
        self._verdict(sheet, mix, 4)
        if isinstance(mix, Trade):
            sheet.text(1, 5, text("stepper-digits"), theme.QUIET)

    def _item(self, sheet: Painter, mix: Mix | Trade, place: int, item: int, x: int, cell: int) -> None:
        here, amount = place == self.column, mix.goods[item]
        name = self.words.text(ITEM_WORDS[item], count=2)
        style = theme.LEGAL if here else theme.TITLE
        key = f"{place + 1} " if cell >= WITH_DIGITS else ""
        sheet.text(x, 0, (self.signs.cursor if here else " ") + key + name, style, cell)
        sheet.text(x + 3, 1, str(self._held[item]), theme.QUIET, cell)
        sheet.text(x + 1, 2, "-", theme.LEGAL if mix.may_take(item) else theme.DIM)
        told = f"{amount:+}" if amount and mix.verb == "trade" else str(amount)
        sheet.text(x + 4 - len(told), 2, told, theme.CURSOR if here else theme.STRONG)
        sheet.text(x + 5, 2, "+", theme.LEGAL if mix.may_add(item) else theme.DIM)
        half = cell // 2
        self._hits.append(StepperHit(Region(x, 0, half, 3), place, -1))
        self._hits.append(StepperHit(Region(x + half, 0, cell - half, 3), place, 1))

    def _cards(self, sheet: Painter, mix: Mix | Trade, y: int) -> None:
        x = 1
        for number, card in enumerate(mix.helpers):
            place = len(mix.items) + number
            here, used = place == self.column, card in mix.cards
            mark = f"{self.signs.cursor if here else ' '}[{'x' if used else ' '}] {self.words.text(card)} "
            end = sheet.text(x, y, mark, theme.LEGAL if here else theme.STRONG if used else theme.PLAIN)
            self._hits.append(StepperHit(Region(x, y, end - x, 1), place))
            x = end + 1

    def _verdict(self, sheet: Painter, mix: Mix | Trade, y: int) -> None:
        if mix.option:
            end = sheet.text(1, y, self.verdict(mix), theme.GOOD)
            self._hits.append(StepperHit(Region(1, y, end - 1, 1), -1))
            if note := self._notes.get(mix.option, ""):
                sheet.text(end + 1, y, note, theme.WARNING)
        else:
            sheet.text(1, y, self.verdict(mix), theme.WARNING)

    def verdict(self, mix: Mix | Trade) -> str:
        """What Enter does, or what is missing."""
        text = self.words.text
        if isinstance(mix, Trade):
            if mix.due:
                return text("stepper-give" if mix.due > 0 else "stepper-fetch", count=abs(mix.due))
            if not any(mix.goods):
                return text("stepper-none" if mix.option else "stepper-some")
            return text("stepper-swap", given=self.goods_text(mix.given), taken=self.goods_text(mix.taken))
        if not mix.option:
            return text("stepper-due", count=max(mix.due, 0))
        return text("stepper-take" if mix.gains else "stepper-done", goods=self.goods_text(mix.goods))

    def goods_text(self, goods: list[int]) -> str:
        """Amounts as words: ``2 Food, 1 Fuel``."""
        return goods_text(self.words, tuple(goods))

    # Keys and mouse

    def on_key(self, event: events.Key) -> None:
        """Change the mix or take it; every other key goes on to the screen."""
        if self.press(event.key, event.character):
            event.stop()
            event.prevent_default()

    def press(self, key: str, character: str | None) -> bool:
        """What a key does here; whether it did anything."""
        mix = self.mix
        if mix is None:
            return False
        columns = len(mix.items) + len(mix.helpers)
        if key in ("left", "right"):
            self.column = (self.column + (1 if key == "right" else -1)) % columns
        elif key == "enter":
            self._take()
        elif key == "up" or character in ("+", "="):
            self.change(self.column, 1)
        elif key == "down" or character == "-":
            self.change(self.column, -1)
        elif key == "space":
            self.change(self.column, 0)
        elif character and character.isdigit() and 1 <= int(character) <= columns:
            self.column = int(character) - 1
            self._type(self.column)
        else:
            return False
        return True

    def change(self, column: int, change: int) -> None:
        """Change an item by that much, or toggle a card."""
        mix = self.mix
        if mix is None:
            return
        if column >= len(mix.items):
            mix.toggle(mix.helpers[column - len(mix.items)])
        elif change > 0:
            mix.add(mix.items[column])
        elif change < 0:
            mix.take(mix.items[column])
        self.repaint()

    def _type(self, column: int) -> None:
        """A column's digit: one more of the item, of an exchange first what is given, then what is taken; or a card."""
        mix = self.mix
        if mix is not None and column < len(mix.items):
            mix.next_one(mix.items[column])
            self.repaint()
        else:
            self.change(column, 1)

    def use(self, card: str) -> bool:
        """Use a card that helps, or do without it, as picked on a board; whether it is one of those."""
        helps = self.mix is not None and card in self.mix.helpers
        if helps and self.mix is not None:
            self.column = len(self.mix.items) + self.mix.helpers.index(card)
            self.change(self.column, 0)
        return helps

    def _take(self) -> None:
        if self.mix is not None and self.mix.option:
            self.post_message(self.Picked(self.mix.option))

    def on_click(self, event: events.Click) -> None:
        """Plus, minus, a card, or the line that pays."""
        offset = event.get_content_offset(self)
        if offset is None:
            return
        event.stop()
        for hit in self._hits:
            if hit.region.contains(*offset):
                if hit.column < 0:
                    self._take()
                else:
                    self.column = hit.column
                    self.change(hit.column, hit.change)
                return
