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
        columns = at.HEADER in places
        if self.mode == TALK:
            if not columns:
                self._squeeze(places, 0, 1)
            self._carve(places, places[at.MENU].height - ROWS)
        elif columns:
            self._beside_boards(places, assigning)
        else:
            self._squeeze(places, 1 + int(assigning and alone), 2)
            if assigning and not alone:
                self._drop_look(places)
            self._carve(places, FEW)
        return places

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
        look, prompt, menu = places[at.LOOK], places[at.PROMPT], places[at.MENU]
        between = look.bottom == prompt.y and look.x == prompt.x
        bottom = look.y if between else prompt.y
        for name, region in places.items():
            if region.bottom == bottom and region.x >= prompt.x and lift:
                places[name] = Region(region.x, region.y, region.width, region.height - lift)
        if between:
            places[at.LOOK] = look.translate((0, -lift))
        places[at.PROMPT] = Region(prompt.x, prompt.y - lift, prompt.width, left)
        self._raise(places, menu.y, prompt.y - lift + left)

    def _drop_look(self, places: dict[str, Region]) -> None:
        """While tokens are sorted nothing is said in the line below the board."""
        look, prompt = places.pop(at.LOOK), places[at.PROMPT]
        places[at.PROMPT] = Region(prompt.x, look.y, prompt.width, prompt.height)
        self._raise(places, places[at.MENU].y, look.y + prompt.height)

    def _raise(self, places: dict[str, Region], old: int, top: int) -> None:
        """What begins below the question begins higher up."""
        for name in (at.MENU, at.LOG):
            region = places.get(name)
            if region is not None and region.y == old:
                places[name] = Region(region.x, top, region.width, region.bottom - top)
