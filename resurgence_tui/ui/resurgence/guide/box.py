"""The box in which the guide speaks: beside a question it is as low as it can be, in place of one it has more room."""

from __future__ import annotations

from collections.abc import Mapping

from textual.geometry import Region
from textual.reactive import reactive

from resurgence_tui.ui import theme
from resurgence_tui.ui.resurgence import table_layout as at
from resurgence_tui.ui.widgets.painter import Painter, wrapped
from resurgence_tui.ui.widgets.sheet import Sheet

SILENT, HINT, TALK = "", "hint", "talk"
"""Nothing is said; something about a question; something to read before the question."""

BAR = 2
"""Cells of the bar to the left, and the gap behind it."""

ROWS = 2
"""Lines of the menu that a talk leaves: to go on, or to stop the guide."""

FEW, SOME, MANY = 3, 5, 7
"""Lines of a hint: below a board that takes turns, in a wide column, in a narrow one."""

WIDE_COLUMN = 50

SORTING = 12
"""Lines that are needed to sort tokens where the areas lie one below the other."""


class GuideBox(Sheet):
    """Draws a text and, in the last line, what is suggested."""

    DEFAULT_CSS = "GuideBox { background: $surface; color: $foreground; }"

    said: reactive[tuple[str, str]] = reactive(("", ""), init=False, repaint=False)
    """The text, and what is suggested or ""."""

    mode = SILENT

    def speak(self, mode: str) -> bool:
        """Take as much room as that needs; whether it is another room than before."""
        changed, self.mode = mode != self.mode, mode
        if changed:
            self.refresh(layout=True)  # of the box, since that makes what holds it lay out anew
        return changed

    def watch_said(self) -> None:
        """Another text."""
        self.repaint()

    def paint(self, sheet: Painter) -> None:
        """A bar from top to bottom, the text, the suggestion."""
        text, advice = self.said
        for y in range(sheet.height):
            sheet.text(0, y, self.signs.full, theme.BAR)
        room = sheet.height - (1 if advice else 0)
        lines = wrapped(text, sheet.width - BAR - 1, room, sheet.signs)
        for y, line in enumerate(lines):
            sheet.text(BAR, y, line, theme.PLAIN)
        if advice:
            left = sheet.height - len(lines)
            for y, line in enumerate(wrapped(f"{self.signs.advice} {advice}", sheet.width - BAR - 1, left), len(lines)):
                sheet.text(BAR, y, line, theme.LEGAL)

    # Where it lies

    def make_room(self, found: Mapping[str, Region], alone: bool, assigning: bool) -> dict[str, Region]:
        """The places of the table with one for the box, between the question and its options."""
        places = dict(found)
        if self.mode == SILENT or at.PROMPT not in places:
            return places
        columns = places[at.MENU].width < places[at.FOOTER].width
        if self.mode == TALK:
            if not columns:
                self._squeeze(places, 0, 1)
            self._carve(places, places[at.MENU].height - ROWS)
        elif columns:
            self._beside_boards(places, assigning)
        else:
            self._below_board(places, alone, assigning)
        return places

    def _below_board(self, places: dict[str, Region], alone: bool, assigning: bool) -> None:
        """Where boards take turns. The city keeps all its rows: what is said below it and the question give way."""
        before, lift = places[at.MENU].height, 1 + int(assigning and alone)
        spare = max(places[at.CITY].height - at.CITY_ROWS, 0) if at.CITY in places else lift
        self._squeeze(places, min(lift, spare), 2)
        if assigning and (spare < lift or not alone):
            self._lower_look(places, 0)
        elif spare < lift:
            self._lower_look(places, 1)
        if assigning and places[at.MENU].height < before + FEW:
            self._squeeze(places, 0, 1)
        self._carve(places, FEW)

    def _beside_boards(self, places: dict[str, Region], assigning: bool) -> None:
        """Where question and options have a column of their own."""
        lines = MANY if places[at.MENU].width < WIDE_COLUMN else SOME
        missing = max(SORTING + lines - places[at.MENU].height, 0) if assigning else 0
        spare = min(max(places[at.PROMPT].height - 2, 0), missing)
        self._squeeze(places, missing - spare, places[at.PROMPT].height - spare)
        self._carve(places, lines)

    def _carve(self, places: dict[str, Region], lines: int) -> None:
        """Take the upper lines of the menu."""
        x, y, width, height = places[at.MENU]
        places[at.GUIDE] = Region(x, y, width, lines)
        places[at.MENU] = Region(x, y + lines, width, height - lines)

    def _squeeze(self, places: dict[str, Region], lift: int, left: int) -> None:
        """Give the menu, and the log beside it, what the question can spare, and lines of the boards above.

        lift: lines of those boards. left: lines of the question.
        """
        look, prompt, menu = places.get(at.LOOK), places[at.PROMPT], places[at.MENU]
        between = look is not None and look.bottom == prompt.y and look.x == prompt.x
        bottom = look.y if look is not None and between else prompt.y
        for name, region in places.items():
            if region.bottom == bottom and region.x >= prompt.x and lift:
                places[name] = Region(region.x, region.y, region.width, region.height - lift)
        if look is not None and between:
            places[at.LOOK] = look.translate((0, -lift))
        places[at.PROMPT] = Region(prompt.x, prompt.y - lift, prompt.width, left)
        self._raise(places, menu.y, prompt.y - lift + left)

    def _lower_look(self, places: dict[str, Region], lines: int) -> None:
        """Leave the line below the board only so many lines; with none, as while tokens are sorted, it is gone."""
        look, prompt = places.pop(at.LOOK), places[at.PROMPT]
        if lines:
            places[at.LOOK] = Region(look.x, look.y, look.width, lines)
        places[at.PROMPT] = Region(prompt.x, look.y + lines, prompt.width, prompt.height)
        self._raise(places, places[at.MENU].y, look.y + lines + prompt.height)

    def _raise(self, places: dict[str, Region], old: int, top: int) -> None:
        """What begins below the question begins higher up."""
        for name in (at.MENU, at.LOG):
            region = places.get(name)
            if region is not None and region.y == old:
                places[name] = Region(region.x, top, region.width, region.bottom - top)
