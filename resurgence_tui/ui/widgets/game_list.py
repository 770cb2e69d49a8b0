"""The saved games as a list with steady columns, whatever their names hold."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rich.style import Style

from resurgence_tui.ui import theme
from resurgence_tui.ui.widgets.line_list import LineList
from resurgence_tui.ui.widgets.painter import Painter

NAME_SHARE = 44
"""Of the room that the fixed columns leave: per cent for the game's name; the rest is for the seats."""

PROGRESS, WHEN, GAP = 16, 16, 2


@dataclass(frozen=True, slots=True)
class GameLine:
    """One game in words. bad: it cannot be opened, and ``progress`` says in a word why."""

    name: str
    seats: str
    progress: str
    when: str
    bad: bool = False


class GameList(LineList):
    """Columns under their headings, which do not scroll."""

    def __init__(self, heading: GameLine, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self._heading = heading
        self._games: tuple[GameLine, ...] = ()

    def show(self, games: Sequence[GameLine], at: int = 0) -> None:
        """Show other games, with the highlight on one of them."""
        self._games = tuple(games)
        self.fill([""] * len(self._games), at)

    @property
    def head(self) -> int:
        """The line of headings."""
        return 1

    def paint_line(self, sheet: Painter, line: int) -> None:
        """The headings, or a game."""
        if line < 0:
            self._write(sheet, self._heading, theme.TITLE, theme.TITLE)
        else:
            super().paint_line(sheet, line)

    def paint_item(self, sheet: Painter, place: int, under: Style) -> None:
        """A game."""
        game = self._games[place]
        main = theme.STRONG if place == self.index else theme.PLAIN
        self._write(sheet, game, main + under, (theme.WARNING if game.bad else theme.QUIET) + under)

    def _write(self, sheet: Painter, game: GameLine, main: Style, quiet: Style) -> None:
        room = max(self.width - 2 - PROGRESS - WHEN - 3 * GAP, 0)
        name = room * NAME_SHARE // 100
        x = 2
        for text, width, style in (
            (game.name, name, main),
            (game.seats, room - name, quiet if game.bad else main),
            (game.progress, PROGRESS, quiet),
            (game.when, WHEN, quiet),
        ):
            sheet.text(x, 0, text, style, width)
            x += width + GAP
