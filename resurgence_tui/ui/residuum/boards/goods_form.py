"""A form for goods in two columns: what is sold and bought in the town, or given and wanted in an offer.

Up and down walk through the resources, left and right between the columns, plus and minus or digits change
the amount, Enter takes all of it.
"""

from __future__ import annotations

from textual.binding import Binding
from textual.geometry import Offset, Region, Size
from textual.message import Message

from resurgence_tui.games.residuum.plans import Bargain, GoodsPlan, Market
from resurgence_tui.games.residuum.view import View
from resurgence_tui.games.residuum.vocab import RESOURCES
from resurgence_tui.i18n.residuum.names import name
from resurgence_tui.i18n.text import Words
from resurgence_tui.ui import theme
from resurgence_tui.ui.residuum import styles
from resurgence_tui.ui.residuum.boards.form_board import DONE, FormBoard
from resurgence_tui.ui.table.seats import Looks
from resurgence_tui.ui.widgets.painter import Drawing, Painter, Part

HEADS = {"sell": "form_sell", "buy": "form_buy", "give": "form_give", "want": "form_want"}
"""What the two columns are called."""

TITLES = {"sell": "form_town", "give": "form_offer"}
LACKS = {"nothing_bought": "form_lacks_bought", "over": "form_lacks_credit"}

FIRST, COLUMN, NUMBERS, MOST = 12, 10, 5, 66
"""Columns of a name at least, of a number at most; how many numbers there are; columns of the whole form at most."""

BETWEEN = "-"
"""Between verb and resource in the name of a spot."""


class GoodsForm(FormBoard):
    """Two columns of amounts; the spots are `sell-wood` and the like, and one that takes it all."""

    KIND = "amount"

    BINDINGS = [
        *(Binding(str(number), f"amount({number})", show=False) for number in range(10)),
        Binding("backspace,delete", "amount(0)", show=False),
    ]

    class Changed(Message):
        """Something was changed, or could not be. told: what the form comes to."""

        def __init__(self, told: tuple[Part, ...], problem: str = "") -> None:
            super().__init__()
            self.told, self.problem = told, problem

    def __init__(self, words: Words, *, signs: theme.Signs = theme.UNICODE, id: str | None = None) -> None:
        super().__init__(words, signs=signs, id=id)
        self.model: Market | Bargain | None = None
        self.plan = GoodsPlan()
        self._typed = False

    def open_with(self, model: Market | Bargain, plan: GoodsPlan) -> None:
        """Show a form with the amounts that are entered so far."""
        self.model, self.plan = model, plan
        self.redraw()

    def close(self) -> None:
        """Forget what was entered."""
        self.model = None

    # Drawing

    def drawn(self, view: View, looks: Looks, size: Size) -> Drawing:
        """A table of resources, with the column of amounts on each side."""
        painter, model = Painter(size.width, size.height, self.signs), self.model
        if model is None:
            return painter.drawing()
        text, market = self.words.text, isinstance(model, Market)
        width = min(size.width, MOST)
        numbers = NUMBERS if market else NUMBERS - 1
        left, column = (size.width - width) // 2, min((width - FIRST) // numbers, COLUMN)
        first = left + width - numbers * column
        painter.text(left + 1, 0, text(TITLES[model.columns[0]]), theme.TITLE, first - left - 1)
        heads: tuple[str, ...] = (
            "form_have", HEADS[model.columns[0]], "form_each", HEADS[model.columns[1]], "form_costs",
        )
        heads = heads if market else ("form_have", HEADS["give"], HEADS["want"], "form_they_have")
        for place, key in enumerate(heads):
            painter.right(first + place * column, 0, text(key), theme.TITLE, column - 1)
        for kind, word in enumerate(RESOURCES):
            painter.text(left + 1, kind + 1, name(self.words, word), styles.RESOURCE[word], first - left - 1)
            self._row(painter, model, kind, word, first, column)
        end = len(RESOURCES) + 1
        if end < size.height:
            painter.parts(left + 1, end, self.sum_up(), width - 1)
            painter.spot(DONE, Region(left, end, width, 1), (left, end))
        return painter.drawing()

    def _row(self, painter: Painter, model: Market | Bargain, kind: int, word: str, first: int, width: int) -> None:
        """The numbers of one resource. first: where they begin; width: of each."""
        y, plan = kind + 1, self.plan
        prices = model.prices[kind] if model.prices else (0, model.other[kind])
        middle = str(prices[0]) if model.prices and prices[0] else ""
        last = str(prices[1]) if not model.prices or prices[1] else "-"
        beside = 2 if isinstance(model, Market) else 1  # an offer has no prices between its columns
        ends = ((2, middle), (4, last)) if beside == 2 else ((3, last),)
        for place, shown in ((0, str(model.held[kind])), *ends):
            painter.right(first + place * width, y, shown, theme.QUIET, width - 1)
        for column, verb in enumerate(model.columns):
            x, most = first + (1 + beside * column) * width, model.most(plan, column, kind)
            count = plan.column(column)[kind]
            if not most and not count:
                painter.right(x, y, self.signs.dot, theme.DIM, width - 1)
                continue
            style = theme.LEGAL if count else theme.PLAIN
            painter.right(x, y, f"- {count} +", style, width)
            painter.spot(f"{verb}{BETWEEN}{word}", Region(x, y, width, 1), (x, y))

    def sum_up(self) -> tuple[Part, ...]:
        """What it comes to, and what Enter would do."""
        text, model = self.words.text, self.model
        if model is None:
            return ()
        lack = model.lacks(self.plan)
        if isinstance(model, Market):
            credit = text("form_credit", count=model.credit(self.plan))
            return ((credit, theme.STRONG), ("  ", theme.PLAIN),
                    (text(LACKS[lack]) if lack else text("form_enter_town"), theme.WARNING if lack else theme.LEGAL))
        empty = not any(self.plan.away) and not any(self.plan.here)
        return ((text("form_enter_none" if empty else "form_enter_offer"), theme.LEGAL),)

    # Keys and mouse

    def action_step(self, direction: str, everywhere: bool = False) -> None:
        """To the next amount that way."""
        self._typed = False
        super().action_step(direction, True)

    def action_change(self, by: int) -> None:
        """One more or one less."""
        self._typed = False
        self._set(lambda count: count + by)

    def action_amount(self, digit: int) -> None:
        """Type a number, digit by digit."""
        typed, self._typed = self._typed, True
        self._set(lambda count: count * 10 + digit if typed and count < 10 else digit)

    def _set(self, wanted: object) -> None:
        model, (verb, _, word) = self.model, self.cursor.partition(BETWEEN)
        if model is None or word not in RESOURCES:
            return
        column, kind = model.columns.index(verb), RESOURCES.index(word)
        amounts = self.plan.column(column)
        most = model.most(self.plan, column, kind)
        count = wanted(amounts[kind])  # type: ignore[operator]
        amounts[kind] = min(max(count, 0), most)
        problem = self.words.text("form_most", count=most) if count > most else ""
        self.redraw()
        self.post_message(self.Changed(self.sum_up(), problem))

    def action_pick(self) -> None:
        """Take all of it, if it can be done."""
        if self.model is None:
            return
        lack = self.model.lacks(self.plan)
        if lack:
            self.post_message(self.Changed(self.sum_up(), self.words.text(LACKS[lack])))
        else:
            self.post_message(self.Done(self.plan.answer))

    def click_on(self, spot: str, offset: Offset) -> None:
        """Minus and plus beside a number."""
        region = self.drawing.spots[spot].regions[0]
        self.action_change(-1 if offset.x < region.x + region.width - 3 else 1)
