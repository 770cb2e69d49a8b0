"""The room of the guide's box: beside a question it is low, in place of one it has more room."""

from __future__ import annotations

from collections.abc import Mapping

from textual.geometry import Region

from resurgence_tui.ui.residuum import table_layout as at
from resurgence_tui.ui.table.guide_box import ROWS, SILENT, TALK, carve

FEW, SOME, MANY, MOST = 4, 5, 6, 8
"""Lines of a hint: below the map; below a form; in a wide column; in a narrow one."""

LOOKING, ASKING = 1, 2
"""Lines that are left to what is looked at below the map, and to the question, which tells what has just happened."""

READING = 7
"""Lines of a talk where boards take turns."""

LOG_LINES = 3
"""Lines of the log that stay beside a hint."""


def make_room(found: Mapping[str, Region], mode: str) -> dict[str, Region]:
    """The places of the table with one for the box, between the question and its options."""
    places = dict(found)
    if mode == SILENT or at.PROMPT not in places:
        return places
    if at.HEADER not in places:
        _talk_below(places) if mode == TALK else _hint_below(places)
    elif mode == TALK:
        _shorten(places, ASKING)
        carve(places, places[at.MENU].height - ROWS)
    elif form := next((one for one in at.FORMS if one in places), ""):
        _beside_form(places, form)
    else:
        _beside_map(places)
    return places


def _talk_below(places: dict[str, Region]) -> None:
    """Where boards take turns: most of the board stays, the rest is for reading."""
    places.pop(at.STORE, None)
    look, prompt, menu = places.pop(at.LOOK), places[at.PROMPT], places[at.MENU]
    width, lines = prompt.width, max(READING, menu.bottom - ROWS - ASKING - look.y)
    top = menu.bottom - ROWS - lines
    _lift(places, look.y, look.y - (top - ASKING))
    places[at.PROMPT] = Region(0, top - ASKING, width, ASKING)
    places[at.GUIDE] = Region(0, top, width, lines)
    places[at.MENU] = Region(0, menu.bottom - ROWS, width, ROWS)


def _hint_below(places: dict[str, Region]) -> None:
    """Where boards take turns: the board, the line below it and the question give a little. A form that lies in the
    board's place keeps all of it: it has no menu, whose place is the guide's."""
    look, prompt, store = places[at.LOOK], places[at.PROMPT], places[at.STORE]
    if at.FORM in places:
        places[at.GUIDE] = Region(0, store.y, store.x, store.height)
        return
    top = prompt.bottom - FEW
    _lift(places, look.y, look.y - (top - ASKING - LOOKING))
    places[at.LOOK] = Region(look.x, top - ASKING - LOOKING, look.width, LOOKING)
    places[at.PROMPT] = Region(prompt.x, top - ASKING, prompt.width, ASKING)
    places[at.GUIDE] = Region(prompt.x, top, prompt.width, FEW)


def _lift(places: dict[str, Region], bottom: int, lines: int) -> None:
    """Take so many lines from the board that ends there."""
    for name, region in places.items():
        if region.bottom == bottom:
            places[name] = Region(region.x, region.y, region.width, region.height - lines)


def _shorten(places: dict[str, Region], lines: int) -> None:
    """Leave the question so many lines; its options begin higher up."""
    prompt = places[at.PROMPT]
    places[at.PROMPT] = Region(prompt.x, prompt.y, prompt.width, lines)
    below = next(one for one in (at.MENU, *at.FORMS) if one in places)
    x, _, width, _ = places[below]
    places[below] = Region(x, prompt.y + lines, width, places[below].bottom - prompt.y - lines)


def _beside_form(places: dict[str, Region], form: str) -> None:
    """A form keeps its lines: the log below it gives way, else the last lines of the form, which has some to spare."""
    below = places[form].bottom
    _shorten(places, ASKING)
    if at.LOG in places and places[at.LOG].y == below:
        places[at.GUIDE] = places.pop(at.LOG)
        return
    x, y, width, height = places[form]
    places[form] = Region(x, y, width, height - SOME)
    places[at.GUIDE] = Region(x, y + height - SOME, width, SOME)


def _beside_map(places: dict[str, Region]) -> None:
    """Where question and options have a column of their own."""
    menu = places[at.MENU]
    log = places.get(at.LOG)
    if log is not None and log.y == menu.bottom and log.height > LOG_LINES:
        places[at.MENU] = Region(menu.x, menu.y, menu.width, menu.height + log.height - LOG_LINES)
        places[at.LOG] = Region(log.x, log.bottom - LOG_LINES, log.width, LOG_LINES)
        _shorten(places, ASKING + 1)
        carve(places, MOST)
    else:
        carve(places, MANY)
