"""Where everything on the table lies, in three shapes: one board at a time; city and Leadership, and one more; all but
what is looked at now and then.

``places`` is told a size and which tabs are in front and gives a region for everything that shows; nothing is mounted
or recomposed when the shape changes.
"""

from __future__ import annotations

from textual.geometry import Region, Size

from resurgence_tui.ui.table.layout import FOOTER, GUIDE, HEADER, LOG, LOOK, MENU, PROMPT, SEATS, TABS, Shape, shape_of

__all__ = [
    "BOARDS", "CITY", "COMPOUND", "EVENT", "FOOTER", "GUIDE", "HEADER", "LEADERSHIP", "LOG", "LOG_FROM",
    "LOOK", "MENU", "MISSIONS",
    "MUTANTS", "OFFER", "PROMPT", "ROW", "SEATS", "TABS", "Shape", "places", "shape_of", "tabs_of",
]  # fmt: skip

CITY, COMPOUND, ROW, MISSIONS, LEADERSHIP = "city", "compound", "row", "missions", "leadership"
OFFER, EVENT, MUTANTS = "offer", "event", "mutants"

BOARDS = (CITY, COMPOUND, ROW, MISSIONS, LEADERSHIP, LOG)
"""One tab each where there is room for one board at a time."""

BELOW_CITY = (COMPOUND, ROW, MISSIONS, LOG)
"""Those that share the room below the city in the middle shape."""

BESIDE_CITY = (MISSIONS, LEADERSHIP, MUTANTS, LOG)
"""Those that share the room beside the city where there is room for most boards at once."""

TABS_IN = {Shape.NARROW: BOARDS, Shape.MIDDLE: BELOW_CITY, Shape.WIDE: BESIDE_CITY}

TURNS = frozenset((*BOARDS, MUTANTS))
"""All that may take turns in one place: the Mutants do where much is to be known about them."""

LEAST = Size(80, 24)

RULE, FRAME = 1, 2
"""Lines that a heading or a whole frame takes of a board."""

TRACKS = 12
"""Lines of the tracks with bonuses in whole words."""

SEAT_LINES = 2
"""Lines of the seats where there is room for what each of them has."""

LOG_FROM, LOG_WIDTH = 200, 40
"""Columns from which on the log is always on the table, and how many it has then."""

BAND = 6
"""Lines of the Survivor Row where it lies across the whole table."""


def tabs_of(shape: Shape, mutants: bool = False) -> tuple[str, ...]:
    """The boards that take turns in a shape. mutants: those are among them."""
    tabs = TABS_IN[shape]
    return (*tabs[:-1], MUTANTS, tabs[-1]) if mutants and MUTANTS not in tabs else tabs


def places(
    size: Size, front: str, panel: str, offer: bool = False, alone: bool = False, assigning: bool = False
) -> dict[str, Region]:
    """Everything that shows at a size, and where.

    front: the board in front where there is room for one. panel: the one in front of the room that is shared, if it
    is one of those that do in this shape. offer: cards lie open to pick from, in place of the city. alone: against the
    Mutants; assigning: then the menu needs more where boards take turns.
    """
    shape = shape_of(size)
    if shape is Shape.NARROW:
        found = narrow(size, front, more=1 if alone and assigning else 0)
    elif shape is Shape.MIDDLE:
        found = middle(size, panel if panel in (*BELOW_CITY, MUTANTS) else COMPOUND, alone)
    else:
        found = wide(size, panel if panel in BESIDE_CITY else MISSIONS)
    if offer and CITY in found:
        found[OFFER] = found.pop(CITY)
    return found


def front_board(board: str, region: Region) -> dict[str, Region]:
    """A board that takes turns with others; the tracks leave room for the Event and the Directives below them."""
    if board != LEADERSHIP or region.height < 9:
        return {board: region}
    tracks = min(max(region.height - 6, 6), 13)
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


def middle(size: Size, panel: str, alone: bool) -> dict[str, Region]:
    """The city and a board below it to the left; Leadership, Event and the decision to the right.

    There is no header but alone, where the own seat needs one line only: the line of the tabs says which round and step
    it is.
    """
    width, height = size
    left = max(width * 3 // 5, 78)
    right, body = width - left, height - 1 - SEAT_LINES
    top = SEAT_LINES
    city = min(max(body // 2, 16), 26)
    spare = max(body - 33, 0)
    tracks, event, prompt = RULE + (9 if spare > 5 else 6), RULE + 6 + spare // 4, 4
    question = top + tracks + event
    found = {
        **({HEADER: Region(0, 0, width, 1), SEATS: Region(0, 1, width, 1)} if alone else {
            SEATS: Region(0, 0, width, SEAT_LINES)}),
        CITY: Region(0, top, left, city),
        LOOK: Region(0, top + city, left, 2),
        TABS: Region(0, top + 2 + city, left, 1),
        LEADERSHIP: Region(left, top, right, tracks),
        EVENT: Region(left, top + tracks, right, event),
        PROMPT: Region(left, question, right, prompt),
        MENU: Region(left, question + prompt, right, height - 1 - question - prompt),
        FOOTER: Region(0, height - 1, width, 1),
    }
    return found | {panel: Region(0, top + 3 + city, left, body - city - 3)}


def wide(size: Size, panel: str) -> dict[str, Region]:
    """The Survivor Row across the table, city and own Compound to the left, a panel and the decision to the right; on a
    very wide table the log beside them."""
    whole, height = size
    log = LOG_WIDTH if whole >= LOG_FROM else 0
    width = whole - log
    left = max(width * 49 // 80, 98)
    right, top = width - left, 1 + SEAT_LINES + BAND
    spare = max(height - 48, 0)
    city = 20 + min(spare // 2, 10)
    menu, prompt = 14 + spare // 3, 3
    question = height - 1 - menu - prompt
    found = {
        HEADER: Region(0, 0, whole, 1),
        SEATS: Region(0, 1, whole, SEAT_LINES),
        ROW: Region(0, 1 + SEAT_LINES, whole, BAND),
        CITY: Region(0, top, left, city),
        LOOK: Region(0, top + city, left, 2),
        COMPOUND: Region(0, top + city + 2, left, height - 3 - top - city),
        TABS: Region(left, top, right, 1),
        PROMPT: Region(left, question, right, prompt),
        MENU: Region(left, question + prompt, right, menu),
        FOOTER: Region(0, height - 1, whole, 1),
    }
    if log:
        found[LOG] = Region(width, top, log, height - 1 - top)
        panel = MISSIONS if panel == LOG else panel
    room = Region(left, top + 1, right, question - top - 1)
    if panel != LEADERSHIP:
        return found | {panel: room}
    tracks, event = room.split_horizontal(TRACKS)
    return found | {LEADERSHIP: tracks, EVENT: event}
