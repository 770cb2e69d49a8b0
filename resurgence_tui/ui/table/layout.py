"""The bars and panels that every table has, by the names of their places, and the layout that puts them there.

Where they lie at a size is the game's own matter: a table's ``places`` says it.
"""

from __future__ import annotations

from enum import Enum

from textual.geometry import NULL_OFFSET, NULL_SPACING, Region, Size
from textual.layout import ArrangeResult, Layout, WidgetPlacement
from textual.widget import Widget

HEADER, SEATS, TABS, LOOK, PROMPT, MENU, FOOTER = "header", "seats", "tabs", "look", "prompt", "menu", "footer"
LOG, NEWS, GUIDE = "log", "news", "guide"


class Shape(Enum):
    """How much fits."""

    NARROW = "narrow"
    MIDDLE = "middle"
    WIDE = "wide"


def shape_of(size: Size) -> Shape:
    """The shape for a size of the terminal."""
    if size.width >= 160 and size.height >= 48:
        return Shape.WIDE
    return Shape.MIDDLE if size.width >= 120 and size.height >= 36 else Shape.NARROW


def above_the_question(found: dict[str, Region]) -> Region:
    """The room from the bars at the top down to the question, as wide as the question."""
    prompt, look = found[PROMPT], found.get(LOOK, found[PROMPT])
    above = TABS in found and found[TABS].y < prompt.y and found[TABS].right > prompt.x
    top = found[TABS].bottom if above else found[SEATS].bottom
    bottom = look.y if look.bottom == prompt.y else prompt.y
    return Region(prompt.x, top, prompt.width, bottom - top)


class TableLayout(Layout):
    """Puts each child where its parent's ``places`` says; a child's ``lies_at`` names the place, else its id does.

    A child that ``lies_over`` others is painted above them.
    """

    name = "table"

    def arrange(self, parent: Widget, children: list[Widget], size: Size, greedy: bool = True) -> ArrangeResult:
        """A placement for each child that has a place at this size."""
        wanted = getattr(parent, "places", None)
        if wanted is None:
            return []
        found = wanted(size)
        placements = []
        for child in children:
            region = found.get(getattr(child, "lies_at", "") or child.id)
            if region is not None:
                order = int(getattr(child, "lies_over", False))
                placements.append(WidgetPlacement(region, NULL_OFFSET, NULL_SPACING, child, order))
        return placements
