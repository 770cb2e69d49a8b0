"""The table of an auction: where map, log and question lie."""

from __future__ import annotations

from typing import ClassVar

from textual.geometry import Region, Size

from resurgence_tui.i18n.text import Words
from resurgence_tui.ui import theme
from resurgence_tui.ui.table import layout as at
from resurgence_tui.ui.table.layout import Shape, above_the_question, shape_of
from resurgence_tui.ui.table.news import Rival
from resurgence_tui.ui.table.protocol import BoardKey
from resurgence_tui.ui.table.tabletop import Tabletop
from resurgence_tui.ui.widgets.decision_menu import DecisionMenu

from .boards import MapBoard, SeatLine

MAP = "map"
KEYS = {
    MAP: BoardKey("m", "table-tab-map", "table-help-map"),
    at.LOG: BoardKey("l", "table-tab-log", "table-help-log"),
}

UNCHANGED: frozenset[str] = frozenset()


class AuctionTable(Tabletop):
    """Map and log; the map only where one is played with."""

    KINDS: ClassVar = {MAP: ("field",)}

    def __init__(self, words: Words, signs: theme.Signs, menu: DecisionMenu | None = None) -> None:
        self.front = MAP
        self.map = MapBoard(words, MAP)
        super().__init__(
            words, signs, boards=(self.map, SeatLine(words, at.SEATS)), keys=KEYS, unchanged=UNCHANGED, menu=menu,
            rival=Rival(words.text("side_house"), words.attribute("side_house", "sign") or "", theme.STRONG),
        )

    @property
    def has_map(self) -> bool:
        """Whether a map is played with."""
        return self.view is not None and self.view.has_map

    @property
    def boards_in_turn(self) -> tuple[str, ...]:
        """Where there is little room, map and log take turns."""
        return (*[MAP] * self.has_map, at.LOG) if self.shape is Shape.NARROW else ()

    @property
    def in_front_of_others(self) -> str:
        """The map, or the log."""
        return self.front if self.has_map else at.LOG

    def put_in_front(self, board: str) -> None:
        """Bring one of them to the front."""
        if board in self.boards_in_turn:
            self.front = board

    def show_view(self, view: object, looks: object, changes: object = None) -> None:
        """Only with the first view is it known whether there is a map."""
        first = self.view is None
        super().show_view(view, looks, changes)  # type: ignore[arg-type]
        if first:
            self.arrange_all()

    def places(self, size: Size) -> dict[str, Region]:
        """Where everything lies."""
        found = self._narrow(size) if shape_of(size) is Shape.NARROW else self._wide(size)
        return found | self.news.places(above_the_question(found))

    def _narrow(self, size: Size) -> dict[str, Region]:
        width, height = size
        menu, found, y = max(height - 16, 6), {}, 0
        lines_of = ((at.SEATS, 1), (at.TABS, 1), (self.in_front_of_others, height - menu - 7), (at.LOOK, 1),
                    (at.PROMPT, 3), (at.MENU, menu), (at.FOOTER, 1))  # fmt: skip
        for name, lines in lines_of:
            found[name] = Region(0, y, width, lines)
            y += lines
        return found

    def _wide(self, size: Size) -> dict[str, Region]:
        width, height = size
        left, body = width // 2, height - 3
        found = {at.HEADER: Region(0, 0, width, 1), at.SEATS: Region(0, 1, width, 1),
                 at.LOOK: Region(0, height - 3, left, 2), at.LOG: Region(left, 2, width - left, body // 2),
                 at.PROMPT: Region(left, 2 + body // 2, width - left, 4),
                 at.MENU: Region(left, 6 + body // 2, width - left, body - body // 2 - 4),
                 at.FOOTER: Region(0, height - 1, width, 1)}  # fmt: skip
        return found | ({MAP: Region(0, 2, left, body - 2)} if self.has_map else {})
