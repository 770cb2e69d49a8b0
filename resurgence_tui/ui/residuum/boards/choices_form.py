"""A form of choices, a line each: what every location makes, who is fed, what a conflict is worth.

Up and down walk through the lines, left and right or plus and minus change what is chosen, a digit chooses and
goes on to the next line, Enter takes all of it.
"""

from __future__ import annotations

from rich.cells import cell_len
from textual.binding import Binding
from textual.geometry import Offset, Region, Size
from textual.message import Message

from resurgence_tui.games.residuum.choice_plans import ChoicePlan, Line
from resurgence_tui.games.residuum.view import View
from resurgence_tui.i18n.residuum.line_words import line_name, option_name
from resurgence_tui.i18n.text import Words
from resurgence_tui.ui import theme
from resurgence_tui.ui.residuum.boards.form_board import DONE, FormBoard
from resurgence_tui.ui.table.seats import Looks
from resurgence_tui.ui.widgets.painter import Drawing, Painter, Part, fitted

LINE = "line-"
"""How the spots of the lines begin."""

NAME, MOST = 24, 78
"""Columns of what a line is about, and of the whole form, at most."""

HUNGRY = "feed:none"
"""What is chosen for an Outrider that is given nothing."""

SIDES = {"left": -1, "right": 1}


class ChoicesForm(FormBoard):
    """Lines of choices; the spots are the lines, and one that takes it all."""

    KIND = "line"

    BINDINGS = [
        *(Binding(str(number), f"take({number})", show=False) for number in range(1, 10)),
    ]

    class Doubted(Message):
        """Enter would let Outriders go hungry, which has not been said yet. hungry: how many."""

        def __init__(self, hungry: int) -> None:
            super().__init__()
            self.hungry = hungry

    def __init__(self, words: Words, *, signs: theme.Signs = theme.UNICODE, id: str | None = None) -> None:
        super().__init__(words, signs=signs, id=id)
        self.plan: ChoicePlan | None = None
        self._warned = False
        self._chips: dict[tuple[int, str], Region] = {}

    def open_with(self, plan: ChoicePlan) -> None:
        """Show a form with what is chosen so far."""
        self.plan, self._warned = plan, False
        self.redraw()

    def close(self) -> None:
        """Forget what was chosen."""
        self.plan = None

    # Drawing

    def drawn(self, view: View, looks: Looks, size: Size) -> Drawing:
        """A line for each choice: what it is about, then the options, that which is chosen in a badge."""
        painter, plan = Painter(size.width, size.height, self.signs), self.plan
        self._chips = {}
        if plan is None:
            return painter.drawing()
        width = min(size.width, MOST)
        left = (size.width - width) // 2
        first = max(len(plan.lines) - (size.height - 1), 0)
        first = min(first, max(self.place, 0))
        for y, place in enumerate(range(first, min(len(plan.lines), first + size.height - 1))):
            painter.spot(f"{LINE}{place}", Region(left, y, width, 1), (left, y))
            self._line(painter, view, place, Region(left + 2, y, width - 2, 1))
        end = min(len(plan.lines), size.height - 1)
        painter.text(left + 2, end, self.words.text("choices_enter"), theme.LEGAL, width - 2)
        painter.spot(DONE, Region(left, end, width, 1), (left, end))
        return painter.drawing()

    def _line(self, painter: Painter, view: View, place: int, room: Region) -> None:
        plan = self.plan
        assert plan is not None
        line, options = plan.lines[place], plan.options(place)
        column = min(max(cell_len(line_name(self.words, view, one)) for one in plan.lines), room.width // 2, NAME)
        painter.text(room.x, room.y, line_name(self.words, view, line), theme.PLAIN, column)
        names = {option: option_name(self.words, view, line, option) for option in options}
        x, end = room.x + column + 1, room.right
        if sum(len(name) + 3 for name in names.values()) > end - x:  # too many: the one chosen, between its keys
            name = names[line.chosen]
            names = {line.chosen: f"- {fitted(name, min(cell_len(name), end - x - 6), self.signs)} +"}
        for option, name in names.items():
            style = theme.CURSOR if option == line.chosen else theme.QUIET
            after = painter.text(x, room.y, f" {name} ", style, end - x)
            self._chips[place, option] = Region(x, room.y, after - x, 1)
            x = after + 1

    @property
    def place(self) -> int:
        """Which line is under the cursor; -1 if none is."""
        return int(self.cursor.removeprefix(LINE)) if self.cursor.startswith(LINE) else -1

    @property
    def line(self) -> Line | None:
        """The line under the cursor."""
        return self.plan.lines[self.place] if self.plan is not None and self.place >= 0 else None

    def told(self, view: View) -> tuple[Part, ...]:
        """What is chosen in the line under the cursor."""
        line = self.line
        if line is None:
            return ()
        if line.chosen == HUNGRY:
            return ((self.words.text("choices_hungry", what=line_name(self.words, view, line)), theme.WARNING),)
        text = self.words.text("choices_told", what=line_name(self.words, view, line),
                               choice=option_name(self.words, view, line, line.chosen))
        return ((text, theme.PLAIN),)

    # Keys and mouse

    def action_step(self, direction: str, everywhere: bool = False) -> None:
        """Up and down to another line, aside to another option."""
        if direction in SIDES:
            self.action_change(SIDES[direction])
        elif self.plan is not None:
            at = max(self.place, 0) + (1 if direction == "down" else -1)
            self.cursor = f"{LINE}{min(max(at, 0), len(self.plan.lines) - 1)}"
            self.redraw()

    def action_change(self, by: int) -> None:
        """The next option, or the one before."""
        if self.plan is not None and self.line is not None:
            self.plan.change(self.place, by)
            self._changed()

    def action_take(self, number: int) -> None:
        """The option of that number; then the next line, so that one digit a line is enough."""
        if self.plan is not None and self.line is not None:
            options = self.plan.options(self.place)
            if number <= len(options):
                self.plan.choose(self.place, options[number - 1])
                self.cursor = f"{LINE}{min(self.place + 1, len(self.plan.lines) - 1)}"
                self._changed()

    def _changed(self) -> None:
        self.redraw()
        self.post_message(self.Highlighted(self, self.cursor))

    def action_pick(self) -> None:
        """Take all of it; what costs Outriders is said once before."""
        if self.plan is None:
            return
        hungry = sum(line.chosen == HUNGRY for line in self.plan.lines)
        if hungry and not self._warned:
            self._warned = True
            self.post_message(self.Doubted(hungry))
        else:
            self.post_message(self.Done(self.plan.answer))

    def click_on(self, spot: str, offset: Offset) -> None:
        """An option is chosen."""
        if self.plan is not None:
            place = self.place
            hit = [option for (at, option), region in self._chips.items() if at == place and region.contains(*offset)]
            if hit and hit[0] != self.plan.lines[place].chosen:
                self.plan.choose(place, hit[0])
            elif hit and len(self._chips) and sum(at == place for at, _ in self._chips) == 1:
                region = self._chips[place, hit[0]]
                self.plan.change(place, -1 if offset.x < region.x + region.width // 2 else 1)
            self._changed()
