"""What the first sheets over the table need is made ahead, in pieces, while the player rests."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from resurgence_tui.ui.inside_textual import get_time
from resurgence_tui.ui.reference import reference_of
from resurgence_tui.ui.table.dialogs import InfoScreen

if TYPE_CHECKING:
    from textual.timer import Timer

    from resurgence_tui.ui.program import Program

REST = 0.25
"""Seconds without a key or a click from which on the player rests."""

EVERY = 0.015
"""Seconds from one piece to the next."""

PIECE = 0.002
"""Seconds after which a piece ends, with the step that is then being done."""


def first_sheets(app: Program, info: Callable[[], object]) -> Iterator[None]:
    """Do in steps what the first sheets of piles and of a card, and the reference, would have to do. Nothing is shown.

    info: puts together what the sheet of piles shows; only that its words are known then is of use.
    """
    info()
    yield
    app.make_spare(InfoScreen("", ()))
    yield
    reference = reference_of(app)
    yield
    yield from reference.make()
    first = next(iter(reference.articles.values()))
    reference.beside(first)
    yield
    from resurgence_tui.ui.table.card_face import FaceScreen

    yield
    app.make_spare(FaceScreen(reference, [(first.id, "")]))


class Ahead:
    """Does steps of work as long as the player rests, and then no more.

    steps: the work. may_go_on: whether the table is in sight and waits for the player.
    """

    def __init__(self, steps: Iterator[None], may_go_on: Callable[[], bool]) -> None:
        self._steps, self._may_go_on = steps, may_go_on
        self._rests_from = get_time() + REST
        self._timer: Timer | None = None

    def begin(self, set_interval: Callable[[float, Callable[[], None]], Timer]) -> None:
        """From now on: the table has just been painted."""
        self.disturb()
        self._timer = set_interval(EVERY, self.go_on)

    def disturb(self) -> None:
        """A key or a button was pressed."""
        self._rests_from = get_time() + REST

    def go_on(self) -> None:
        """Do a piece, if the player rests."""
        now = get_time()
        if now < self._rests_from or not self._may_go_on():
            return
        for _ in self._steps:
            if get_time() - now >= PIECE:
                return
        if self._timer is not None:
            self._timer.stop()
