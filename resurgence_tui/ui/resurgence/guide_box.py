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

FEW = 3
"""Lines of a hint where there is little room."""

MANY = 7
"""Lines of a hint elsewhere."""


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
        if at.HEADER in places:
            self._carve(places, places[at.MENU].height - ROWS if self.mode == TALK else MANY)
        elif self.mode == TALK:
            self._squeeze(places, 0, 1)
            self._carve(places, places[at.MENU].height - ROWS)
        else:
            self._squeeze(places, 1 + int(assigning and alone), 2)
            if assigning and not alone:
                self._drop_look(places)
            self._carve(places, FEW)
        return places

    def _carve(self, places: dict[str, Region], lines: int) -> None:
        """Take the upper lines of the menu."""
        x, y, width, height = places[at.MENU]
        places[at.GUIDE] = Region(x, y, width, lines)
        places[at.MENU] = Region(x, y + lines, width, height - lines)

    def _squeeze(self, places: dict[str, Region], lift: int, left: int) -> None:
        """Give the menu what the question can spare, and lines of the board in front of it.

        lift: lines of that board. left: lines of the question.
        """
        look, prompt, menu = places[at.LOOK], places[at.PROMPT], places[at.MENU]
        for name, region in places.items():
            if region.bottom == look.y and lift:
                places[name] = Region(region.x, region.y, region.width, region.height - lift)
        places[at.LOOK] = look.translate((0, -lift))
        places[at.PROMPT] = Region(prompt.x, prompt.y - lift, prompt.width, left)
        top = prompt.y - lift + left
        places[at.MENU] = Region(menu.x, top, menu.width, menu.bottom - top)

    def _drop_look(self, places: dict[str, Region]) -> None:
        """While tokens are sorted nothing is said in the line below the board."""
        look, prompt, menu = places.pop(at.LOOK), places[at.PROMPT], places[at.MENU]
        places[at.PROMPT] = Region(prompt.x, look.y, prompt.width, prompt.height)
        top = look.y + prompt.height
        places[at.MENU] = Region(menu.x, top, menu.width, menu.bottom - top)
