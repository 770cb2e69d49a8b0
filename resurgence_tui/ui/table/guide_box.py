"""The box in which the guide of a first game speaks; a game says where it lies (``places`` of its table)."""

from __future__ import annotations

from textual.geometry import Region
from textual.reactive import reactive

from resurgence_tui.ui import theme
from resurgence_tui.ui.table import layout as at
from resurgence_tui.ui.widgets.painter import Painter, wrapped
from resurgence_tui.ui.widgets.sheet import Sheet

SILENT, HINT, TALK = "", "hint", "talk"
"""Nothing is said; something about a question; something to read before the question."""

BAR = 2
"""Cells of the bar to the left, and the gap behind it."""

ROWS = 2
"""Lines of the menu that a talk leaves: to go on, or to stop the guide."""


class GuideBox(Sheet):
    """Draws a text and, in the last line, what is suggested."""

    DEFAULT_CSS = "GuideBox { background: $surface; color: $foreground; }"

    said: reactive[tuple[str, str]] = reactive(("", ""), init=False, repaint=False)
    """The text, and what is suggested or ""."""

    watch_said = Sheet.repaint
    mode = SILENT
    sized_by = ("", "")
    """What has to have room: what was said first beside a question that has no menu, so that nothing moves while it is
    answered; nothing where a menu shares the room, which is laid out for as much as the box may need."""

    def speak(self, mode: str) -> bool:
        """Take as much room as that needs; whether it is another room than before."""
        changed, self.mode = mode != self.mode, mode
        if changed:
            self.refresh(layout=True)  # of the box, since that makes what holds it lay out anew
        return changed

    def take_size(self, said: tuple[str, str]) -> bool:
        """Be as high as that needs, or as there is room for if it is nothing; whether it is another height than before.
        """
        changed, self.sized_by = said != self.sized_by, said
        if changed:
            self.refresh(layout=True)
        return changed

    def lines(self, most: int, width: int) -> int:
        """How many lines it takes of so many, in so many columns."""
        text, advice = self.sized_by
        if not text:
            return most
        parts = (text, f"{self.signs.advice} {advice}" if advice else "")
        return min(sum(len(wrapped(part, width - BAR - 1, most)) for part in parts if part), most)

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


def carve(places: dict[str, Region], lines: int) -> None:
    """Give the box the upper lines of the menu."""
    x, y, width, height = places[at.MENU]
    places[at.GUIDE] = Region(x, y, width, lines)
    places[at.MENU] = Region(x, y + lines, width, height - lines)
