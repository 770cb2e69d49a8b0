"""Where everything on the table lies, in three shapes: the map and one board at a time, with the own store in view; the
map and two boards; the map as near as it goes, with all beside it.

Cards to pick from lie over the map; so do forms for goods where there is no room for them in the menu's place. Choices
always lie in the menu's place: they are about hexes of the map.
"""

from __future__ import annotations

from textual.geometry import Region, Size

from resurgence_tui.ui.table.layout import FOOTER, GUIDE, HEADER, LOG, LOOK, MENU, PROMPT, SEATS, TABS, Shape, shape_of

__all__ = [
    "ALL", "CARDS", "CHOICES", "FOOTER", "FORM", "FORMS", "GUIDE", "HAND", "HEADER", "LOG", "LOOK", "MAP", "MENU",
    "PROMPT", "SEATS", "STORE", "TABS", "TOWN", "TURNS", "Shape", "places", "shape_of",
]  # fmt: skip

MAP, STORE, ALL, TOWN, HAND = "map", "store", "all", "town", "hand"
CARDS, FORM, CHOICES = "cards", "form", "choices"
FORMS = (FORM, CHOICES)

TURNS = {
    Shape.NARROW: (MAP, ALL, TOWN, LOG),
    Shape.MIDDLE: (STORE, ALL, TOWN),
    Shape.WIDE: (ALL, TOWN, LOG),
}
"""The boards that take turns in one place."""

STORE_COLUMNS = 32
"""Columns of the own store beside the menu where there is little room."""


def places(size: Size, front: str, over: str = "") -> dict[str, Region]:
    """Everything that shows at a size, and where.

    front: the board in front where boards take turns. over: what lies in the map's place.
    """
    shape = shape_of(size)
    front = front if front in TURNS[shape] else TURNS[shape][0]
    found = {Shape.NARROW: narrow, Shape.MIDDLE: middle, Shape.WIDE: wide}[shape](size, front)
    if over == CHOICES or (over == FORM and shape is not Shape.NARROW):
        found[over] = found.pop(MENU)
    elif over and MAP in found:
        found[over] = found.pop(MAP)
        if over == FORM:
            found.pop(MENU)
    return found


def narrow(size: Size, front: str) -> dict[str, Region]:
    """One board under its tabs; below it the decision, with the own store beside."""
    width, height = size
    spare = max(height - 24, 0)
    menu = 6 + spare // 3
    board, found, y = height - menu - 7, {}, 0
    for name, lines in ((SEATS, 1), (TABS, 1), (front, board), (LOOK, 2), (PROMPT, 2)):
        found[name] = Region(0, y, width, lines)
        y += lines
    found[MENU] = Region(0, y, width - STORE_COLUMNS, menu)
    found[STORE] = Region(width - STORE_COLUMNS, y, STORE_COLUMNS, menu)
    found[FOOTER] = Region(0, height - 1, width, 1)
    return found


def middle(size: Size, front: str) -> dict[str, Region]:
    """The map to the left; to the right a board, the decision and the log."""
    width, height = size
    left = max(width * 63 // 100, 74)
    right, spare = width - left, max(height - 36, 0)
    upper, prompt, menu = 11 + spare // 4, 4, 11 + spare // 2
    question = 3 + upper
    return {
        HEADER: Region(0, 0, width, 1),
        SEATS: Region(0, 1, width, 1),
        MAP: Region(0, 2, left, height - 5),
        LOOK: Region(0, height - 3, left, 2),
        TABS: Region(left, 2, right, 1),
        front: Region(left, 3, right, upper),
        PROMPT: Region(left, question, right, prompt),
        MENU: Region(left, question + prompt, right, menu),
        LOG: Region(left, question + prompt + menu, right, height - 1 - question - prompt - menu),
        FOOTER: Region(0, height - 1, width, 1),
    }


def wide(size: Size, front: str) -> dict[str, Region]:
    """The map to the left; to the right the own store, a board, the decision, and on a high table the log."""
    width, height = size
    left = max(width * 62 // 100, 99)
    right, spare = width - left, max(height - 48, 0)
    store, panel, prompt = 12, 14 + spare // 3, 3
    question = 3 + store + panel
    return {
        HEADER: Region(0, 0, width, 1),
        SEATS: Region(0, 1, width, 1),
        MAP: Region(0, 2, left, height - 5),
        LOOK: Region(0, height - 3, left, 2),
        STORE: Region(left, 2, right, store),
        TABS: Region(left, 2 + store, right, 1),
        front: Region(left, 3 + store, right, panel),
        PROMPT: Region(left, question, right, prompt),
        MENU: Region(left, question + prompt, right, height - 1 - question - prompt),
        FOOTER: Region(0, height - 1, width, 1),
    }
