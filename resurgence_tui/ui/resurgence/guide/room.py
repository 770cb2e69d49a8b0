"""The room of the guide's box: beside a question it is as low as it can be, in place of one it has more room."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from textual.geometry import Region

from resurgence_tui.ui.resurgence import table_layout as at
from resurgence_tui.ui.table.guide_box import ROWS, SILENT, TALK, carve

FEW, SOME, MANY = 3, 5, 7
"""Lines of a hint: below a board that takes turns, in a wide column, in a narrow one."""

WIDE_COLUMN = 50

SORTING = 12
"""Lines that are needed to sort tokens where the areas lie one below the other."""


def all_of(most: int, width: int) -> int:
    """All lines that there are."""
    return most


def make_room(
    found: Mapping[str, Region], mode: str, alone: bool, assigning: bool, lines: Callable[[int, int], int] = all_of
) -> dict[str, Region]:
    """The places of the table with one for the box, between the question and its options.

    lines: how many the box takes of so many, in so many columns.
    """
    places = dict(found)
    if mode == SILENT or at.PROMPT not in places:
        return places
    columns = places[at.MENU].width < places[at.FOOTER].width
    if mode == TALK:
        if not columns:
            _squeeze(places, 0, 1)
        carve(places, places[at.MENU].height - ROWS)
    elif columns:
        _beside_boards(places, assigning, lines)
    else:
        _below_board(places, alone, assigning, lines)
    return places


def _below_board(
    places: dict[str, Region], alone: bool, assigning: bool, needed: Callable[[int, int], int]
) -> None:
    """Where boards take turns. The city keeps all its rows: what is said below it and the question give way."""
    lines = needed(FEW, places[at.MENU].width)
    before, lift = places[at.MENU].height, 1 + int(assigning and alone)
    spare = max(places[at.CITY].height - at.CITY_ROWS, 0) if at.CITY in places else lift
    _squeeze(places, min(lift, spare), 2)
    if assigning and (spare < lift or not alone):
        _lower_look(places, 0)
    elif spare < lift:
        _lower_look(places, 1)
    if assigning and places[at.MENU].height < before + lines:
        _squeeze(places, 0, 1)
    carve(places, lines)


def _beside_boards(places: dict[str, Region], assigning: bool, needed: Callable[[int, int], int]) -> None:
    """Where question and options have a column of their own.

    Sorting takes two lines of the boards above before it takes those in which the question says why.
    """
    width = places[at.MENU].width
    lines = needed(MANY if width < WIDE_COLUMN else SOME, width)
    missing = max(SORTING + lines - places[at.MENU].height, 0) if assigning else 0
    spare = min(max(places[at.PROMPT].height - 2, 0), max(missing - 2, 0))
    _squeeze(places, missing - spare, places[at.PROMPT].height - spare)
    carve(places, lines)


def _squeeze(places: dict[str, Region], lift: int, left: int) -> None:
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
    _raise(places, menu.y, prompt.y - lift + left)


def _lower_look(places: dict[str, Region], lines: int) -> None:
    """Leave the line below the board only so many lines; with none, as while tokens are sorted, it is gone."""
    look, prompt = places.pop(at.LOOK), places[at.PROMPT]
    if lines:
        places[at.LOOK] = Region(look.x, look.y, look.width, lines)
    places[at.PROMPT] = Region(prompt.x, look.y + lines, prompt.width, prompt.height)
    _raise(places, places[at.MENU].y, look.y + lines + prompt.height)


def _raise(places: dict[str, Region], old: int, top: int) -> None:
    """What begins below the question begins higher up."""
    for name in (at.MENU, at.LOG):
        region = places.get(name)
        if region is not None and region.y == old:
            places[name] = Region(region.x, top, region.width, region.bottom - top)
