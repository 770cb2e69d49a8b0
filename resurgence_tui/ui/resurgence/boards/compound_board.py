"""A Compound: items, level, tokens, rooms, Missions and cards of one seat."""

from __future__ import annotations

from textual.geometry import Size
from textual.reactive import reactive

from resurgence_tui.games.resurgence.changes import NONE, PILES, Changes
from resurgence_tui.games.resurgence.view import View
from resurgence_tui.i18n.resurgence.names import kind_of
from resurgence_tui.i18n.text import Words
from resurgence_tui.ui import theme
from resurgence_tui.ui.resurgence.boards import player_board
from resurgence_tui.ui.resurgence.boards.compound_rows import DENSE, Compound, Planned
from resurgence_tui.ui.resurgence.boards.view_board import ViewBoard
from resurgence_tui.ui.table.seats import Looks
from resurgence_tui.ui.theme import Signs
from resurgence_tui.ui.widgets.lines import Line, put, put_rows
from resurgence_tui.ui.widgets.painter import Drawing, Painter

TWO_COLUMNS = 76
"""From this width on a board that is not high enough is drawn in two columns."""

ONE_COLUMN = 16
"""Rows that one column needs at least."""


class CompoundBoard(ViewBoard):
    """One seat's Compound. Its spots are rooms, planned Missions, columns and cards, by their ids; and to look at what
    they are, the goods, `points`, the next level, `tokens` and `areas`.
    """

    marks = frozenset(("item", "vp", "level", "track", "column", *PILES))
    seat: reactive[int] = reactive(0, init=False, repaint=False)
    planned: reactive[Planned | None] = reactive(None, init=False, repaint=False)
    watch_planned = ViewBoard.redraw

    def watch_seat(self) -> None:
        """Another Compound."""
        self.redraw()
        self.mark_changes()

    def mark_changes(self) -> None:
        """Mark the spots of this Compound that have changed."""
        self.changed = self.changes.spots_of(self.seat)

    def kind(self, spot: str) -> str:
        """Room, mission, column or card."""
        return kind_of(spot)

    def heading(self, view: View, looks: Looks) -> str:
        """Whose Compound, and its level."""
        level, name = view.seats[self.seat].level, looks[self.seat].name
        return self.words.text("board_compound_of", mark=str(self.seat + 1), name=name, level=level)

    def drawn(self, view: View, looks: Looks, size: Size) -> Drawing:
        """The Compound at a size."""
        planned = self.planned if self.planned is not None and self.planned.seat == self.seat else None
        return draw_compound(view, self.seat, looks, self.words, size.width, size.height, self.signs, planned,
                             self.changes)

    def shown(self, view: View) -> object:
        """All that the seat owns, and what its turn bars."""
        rescued = view.turn.rescued if view.turn.seat == self.seat else []
        return id(view.content), view.seats[self.seat], rescued


def draw_compound(view: View, seat: int, looks: Looks, words: Words, width: int, height: int,
                  signs: Signs = theme.UNICODE, planned: Planned | None = None, changes: Changes = NONE) -> Drawing:
    """One seat's board, in one column or two: by the size alone, so that everything stays where it is."""
    painter = Painter(width, height, signs)
    compound = Compound(view, seat, looks, words, signs, planned, changes)
    if player_board.fits(width, height):
        put_rows(painter, player_board.PlayerBoard(compound, width, height).lines())
        return painter.drawing()
    if width >= TWO_COLUMNS and height < ONE_COLUMN:
        half = (width - 1) // 2
        put(painter, 0, 0, half, compound.left_column(half, height < DENSE))
        put(painter, half + 1, 0, width - half - 1, compound.right_column(width - half - 1, height))
        return painter.drawing()
    lines: list[Line] = []
    for tight, cards in ((False, 1), (False, 2), (True, 1), (True, 2), (True, 3)):
        lines = compound.one_column(width, tight, cards)
        if len(lines) <= height:
            break
    else:
        rows = len(compound.cards(width, cards))
        fixed, last = lines[: len(lines) - rows], lines[len(lines) - rows :]
        lines = [*fixed, *compound.at_most(last, max(height - len(fixed), 1), cards)]
    put_rows(painter, lines)
    return painter.drawing()
