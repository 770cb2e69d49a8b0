"""After a game: the choices that cost each seat most, what was better and why; the replay opens at any of them."""

from __future__ import annotations

from typing import NamedTuple

from rich.style import Style
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Vertical
from textual.screen import Screen
from textual.widgets import Static
from textual.worker import get_current_worker

from resurgence_tui.app.replay import Place, Replay, replay_of
from resurgence_tui.app.review import Costly, Review, review_of
from resurgence_tui.engine.errors import GameError
from resurgence_tui.i18n.errors import error_text
from resurgence_tui.saves.save_file import SaveFile
from resurgence_tui.ui import theme
from resurgence_tui.ui.screens.gathering import Left, reports
from resurgence_tui.ui.screens.guarded_screen import GuardedScreen
from resurgence_tui.ui.screens.review_text import ReviewText
from resurgence_tui.ui.widgets.key_line import KeyLine
from resurgence_tui.ui.widgets.line_list import LineList
from resurgence_tui.ui.widgets.painter import Painter

BAR = 40
"""Cells of the bar that shows how far the review is."""

COST = 12
"""Cells of the column of points."""

WHEN = 14
"""Cells of the column of rounds."""


class Reviewed(NamedTuple):
    """A game with what was found in it."""

    replay: Replay
    review: Review


class ReviewList(LineList):
    """The choices, each with its round, its points and what was done, under the names of the seats."""

    def __init__(self, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self._rows: tuple[tuple[str, str, str], ...] = ()

    def show(self, seats: list[str], rows: list[tuple[str, str, str]]) -> None:
        """List rows, each with the seat that it stands under."""
        self._rows = tuple(rows)
        self.fill(seats)

    def paint_item(self, sheet: Painter, place: int, under: Style) -> None:
        """A choice, or that a seat has none."""
        when, cost, chosen = self._rows[place]
        main = (theme.STRONG if place == self.index else theme.PLAIN) + under
        if not when:
            sheet.text(2, 0, chosen, theme.QUIET + under, self.width - 3)
            return
        sheet.text(2, 0, when, theme.QUIET + under, WHEN)
        sheet.right(2 + WHEN, 0, cost, theme.WARNING + under, COST)
        sheet.text(4 + WHEN + COST, 0, chosen, main, self.width - WHEN - COST - 5)


class ReviewScreen(GuardedScreen, Screen[Reviewed | None]):
    """Looks through a game in a thread, then lists what cost most. It is left with what it has found.

    save: of a finished game. found: what an earlier look has found, if there was one.
    """

    CSS_PATH = "review.tcss"
    AUTO_FOCUS = "#choices"
    TOLD_KEYS = (("Up/Down", "ui_key_move"),)
    BINDINGS = [
        Binding("enter", "open", "review-key-replay", id="open"),
        Binding("escape", "back", "ui_key_back", id="back"),
    ]

    def __init__(self, save: SaveFile, found: Reviewed | None = None) -> None:
        super().__init__()
        self._save, self.found = save, found
        self._listed: list[Costly | None] = []

    def anew(self) -> ReviewScreen:
        """The same screen in the language that is read now."""
        return ReviewScreen(self._save, self.found)

    def compose(self) -> ComposeResult:
        """Heading, list, what there is to say about a choice."""
        words = self.app.words
        yield Static(words.text("review-heading"), classes="heading", markup=False)
        yield Static(words.text("review-how"), id="how", markup=False)
        yield ReviewList(id="choices")
        with Vertical(id="about"):
            yield Static("", id="details", markup=False)
        yield KeyLine(words)

    def on_mount(self) -> None:
        """Look through the game, unless that is done."""
        if self.found is None:
            self._working(0, 0)
            self.run_worker(self._look_through, thread=True, exclusive=True, exit_on_error=False)
        else:
            self._show(self.found)

    # In the thread

    def _look_through(self) -> None:
        try:
            replay = replay_of(self._save)
            found = Reviewed(replay, review_of(replay, reports(self.app, self._working)))
        except Left:
            return
        except (GameError, ValueError) as error:
            self.app.call_from_thread(self._say, error_text(self.app.words, error))
            return
        if not get_current_worker().is_cancelled:
            self.app.call_from_thread(self._show, found)

    # What is shown

    def _say(self, told: str) -> None:
        self.query_one("#details", Static).update(told)

    def _working(self, done: int, total: int) -> None:
        """A sign of life, with how far it is."""
        filled = BAR * done // max(total, 1)
        bar = self.app.signs.full * filled + self.app.signs.empty * (BAR - filled)
        told = self.app.words.text("review-working", done=done, total=total) if total else ""
        self._say(f"{bar}\n{told}")

    def _show(self, found: Reviewed) -> None:
        """List the choices."""
        self.found = found
        text, seats, rows = self._text(found), [], []
        self._listed = []
        for name, mine in zip(text.names, found.review.costly, strict=True):
            for one in mine or (None,):
                seats.append(name)
                self._listed.append(one)
                rows.append(
                    ("", "", self.app.words.text("review-none-of-seat"))
                    if one is None else (text.when(one), text.cost(one), text.chosen(one))
                )  # fmt: skip
        self.query_one(ReviewList).show(seats, rows)

    def _text(self, found: Reviewed) -> ReviewText:
        return ReviewText(self.app.words, found.replay)

    @property
    def choice(self) -> Costly | None:
        """The highlighted one."""
        place = self.query_one(ReviewList).index
        return self._listed[place] if 0 <= place < len(self._listed) else None

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """The replay opens only at a choice."""
        return self.is_mounted and self.choice is not None if action == "open" else True

    # Reactions

    def on_line_list_highlighted(self, looked: LineList.Highlighted) -> None:
        """Another choice is highlighted: say why it was dear."""
        looked.stop()
        if self.found is not None:
            one = self.choice
            self._say("\n".join(self._text(self.found).sentences(one)) if one is not None else "")
        self.refresh_bindings()

    def on_line_list_picked(self, picked: LineList.Picked) -> None:
        """Open the replay there."""
        picked.stop()
        self.action_open()

    def action_open(self) -> None:
        """Show the table on which the choice was made, as its seat saw it then."""
        one = self.choice
        if one is not None and self.found is not None:
            self.app.navigator.open_replay(self.found.replay, Place(one.moment, one.seat, one.moment))

    def action_back(self) -> None:
        """Leave; a review that is not done is stopped."""
        self.dismiss(self.found)
