"""Where everything on the table lies, in three shapes: one board at a time, a shared panel, or all boards at once.

``places`` is told a size and which tabs are in front and gives a region for everything that shows; nothing is mounted
or recomposed when the shape changes.
"""

from __future__ import annotations

from textual.geometry import Region, Size

from resurgence_tui.ui.table.layout import (
    FOOTER,
    HEADER,
    LOG,
    LOOK,
    MENU,
    PROMPT,
    SEATS,
    TABS,
    Shape,
    shape_of,
)

__all__ = [
    "BOARDS", "CITY", "COMPOUND", "EVENT", "FOOTER", "GUIDE", "HEADER", "LEADERSHIP", "LOG", "LOOK", "MENU", "MISSIONS",
    "MUTANTS", "OFFER", "PROMPT", "ROW", "SEATS", "TABS", "Shape", "places", "shape_of", "tabs_of",
]  # fmt: skip

CITY, COMPOUND, ROW, MISSIONS, LEADERSHIP = "city", "compound", "row", "missions", "leadership"
OFFER, EVENT, MUTANTS, GUIDE = "offer", "event", "mutants", "guide"

BOARDS = (CITY, COMPOUND, ROW, MISSIONS, LEADERSHIP, LOG)
"""One tab each where there is room for one board at a time."""

PANEL = (ROW, MISSIONS, LEADERSHIP, LOG)
"""Those that share one panel in the middle shape."""

TURNS = frozenset((*BOARDS, MUTANTS))
"""All that may take turns in one place: the Mutants do where much is to be known about them."""

LEAST = Size(80, 24)

FRAME = 2
"""Lines that the frame of a board takes."""


def tabs_of(shape: Shape, mutants: bool = False) -> tuple[str, ...]:
    """The boards that take turns in a shape. mutants: those are among them."""
    tabs = {Shape.NARROW: BOARDS, Shape.MIDDLE: PANEL, Shape.WIDE: ()}[shape]
    return (*tabs[:-1], MUTANTS, tabs[-1]) if mutants and tabs else tabs


def places(
    size: Size, front: str, panel: str, offer: bool = False, alone: bool = False, assigning: bool = False
) -> dict[str, Region]:
    """Everything that shows at a size, and where.

    front: the board in front where there is room for one. panel: the one in front of the shared panel. offer: cards
    lie open to pick from, in place of the city. alone: against the Mutants, who need more room; assigning: the menu
    needs more while tokens are assigned.
    """
    shape = shape_of(size)
    if shape is Shape.NARROW:
        found = narrow(size, front, more=1 if alone and assigning else 0)
    elif shape is Shape.MIDDLE:
        found = middle(size, panel, *((15, 5) if alone else ()))
    else:
        found = wide(size, alone)
    if offer and CITY in found:
        found[OFFER] = found.pop(CITY)
    return found


def front_board(board: str, region: Region, frame: int = 0) -> dict[str, Region]:
    """A board that takes turns with others; the tracks leave room for the Event and the Directives below them.

    frame: lines that a frame takes of the board.
    """
    if board != LEADERSHIP or region.height < 9:
        return {board: region}
    tracks = min(max(region.height - 6, 6 + frame), 13)
    rest = Region(region.x, region.y + tracks, region.width, region.height - tracks)
    return {board: Region(region.x, region.y, region.width, tracks), EVENT: rest}


CITY_ROWS = 10
"""Rows that the city needs without frames; a row more is better given to the line below it."""


def narrow(size: Size, front: str, more: int = 0) -> dict[str, Region]:
    """One board under its tabs, the decision below; what is higher than 24 lines goes to both. more: lines for the
    decision, away from the board."""
    width, height = size
    spare = max(height - LEAST.height, 0)
    menu = 6 + spare // 2 + more
    board = max(height - menu - 7, 1)
    look = 2 if front == CITY and board > CITY_ROWS else 1
    found = {}
    y = 0
    lines_of = ((SEATS, 1), (TABS, 1), (front, board + 1 - look), (LOOK, look), (PROMPT, 3), (MENU, menu), (FOOTER, 1))
    for name, lines in lines_of:
        found[name] = Region(0, y, width, lines)
        y += lines
    return found | front_board(front, found[front])


def middle(size: Size, panel: str, least: int = 13, prompt: int = 4) -> dict[str, Region]:
    """City and own Compound to the left; panel and decision to the right.

    least: lines of the panel with its tabs, at least. prompt: lines of the question.
    """
    width, height = size
    left = max(width * 3 // 5, 78)
    body = height - 3
    city = min(max(body // 2, 16), 26)
    upper = max(body * 9 // 20, least)
    found = {
        HEADER: Region(0, 0, width, 1),
        SEATS: Region(0, 1, width, 1),
        CITY: Region(0, 2, left, city),
        LOOK: Region(0, 2 + city, left, 2),
        COMPOUND: Region(0, 4 + city, left, body - city - 2),
        TABS: Region(left, 2, width - left, 1),
        PROMPT: Region(left, 2 + upper, width - left, prompt),
        MENU: Region(left, 2 + upper + prompt, width - left, body - upper - prompt),
        FOOTER: Region(0, height - 1, width, 1),
    }
    return found | front_board(panel, Region(left, 3, width - left, upper - 1), FRAME)


def wide(size: Size, alone: bool = False) -> dict[str, Region]:
    """All boards at once: city and own Compound to the left, what is open to all to the right, the decision below."""
    width, height = size
    left = max(width * 9 // 20, 78)
    rest = width - left
    centre = rest * 13 // 25
    body = height - 3
    spare = max(body - 45, 0)
    city = 20 + min(spare // 3, 8)
    row, missions = 12, 15 + min(spare // 3, 10) + (2 if alone else 0)
    upper = row + missions
    tracks, event = (8, 6) if alone else (11, upper - 18)
    lower = 2 + upper
    found = {
        HEADER: Region(0, 0, width, 1),
        SEATS: Region(0, 1, width, 1),
        CITY: Region(0, 2, left, city),
        LOOK: Region(0, 2 + city, left, 2),
        COMPOUND: Region(0, 4 + city, left, body - city - 2),
        PROMPT: Region(left, lower, rest, 3),
        MENU: Region(left, lower + 3, rest - 32, height - lower - 4),
        LOG: Region(width - 32, lower + 3, 32, height - lower - 4),
        FOOTER: Region(0, height - 1, width, 1),
    }
    centre_column = ((ROW, row), (MISSIONS, missions))
    right_column = ((LEADERSHIP, tracks), (EVENT, event), (MUTANTS, upper - tracks - event))
    for x, wide_as, column in ((left, centre, centre_column), (left + centre, rest - centre, right_column)):
        y = 2
        for name, lines in column:
            found[name] = Region(x, y, wide_as, lines)
            y += lines
    return found
