"""What stands in the menu while nobody at the keyboard is asked."""

from __future__ import annotations

from collections.abc import Callable

from resurgence_tui.app.host import Host
from resurgence_tui.i18n.text import Words
from resurgence_tui.ui.table.locked_game import LockedGame
from resurgence_tui.ui.table.pace import Pace
from resurgence_tui.ui.table.question import Question
from resurgence_tui.ui.table.thinking import Thinking
from resurgence_tui.ui.widgets.menu_rows import Row

SCORE, LEAVE = "show_score", "leave_table"
"""Rows of the menu once the game is over."""


def leave_row(words: Words) -> Row:
    """The row that leads back to the menu."""
    return Row(LEAVE, words.text("table-leave"))


class Idle:
    """The game is over, another program has it open, bots play or think, or the curtain is drawn.

    With people at the table and no curtain something is shown over the table, and the game goes on after that.

    is_covered: whether the curtain is drawn. show_score, leave: what its rows do.
    """

    def __init__(
        self, words: Words, host: Host, held: LockedGame, pace: Pace, thinking: Thinking, *,
        is_covered: Callable[[], bool], show_score: Callable[[], object], leave: Callable[[], object],
    ) -> None:
        self._words, self._host, self._held, self._pace, self._thinking = words, host, held, pace, thinking
        self._is_covered = is_covered
        self._rows = {SCORE: show_score, LEAVE: leave}

    def question(self) -> Question:
        """Why nobody is asked, and what can be done."""
        text, host = self._words.text, self._host
        if host.over:
            leave = leave_row(self._words)
            if host.abandoned:
                return Question(text("table-over-abandoned"), text("table-over-abandoned-why"), (leave,), (leave,))
            rows = (Row(SCORE, text("table-show-score")), leave)
            return Question(text("table-over"), text("table-over-why"), rows, rows)
        if host.locked_by is not None:
            return self._held.question(host.locked_by)
        shown = self._pace.question() or self._thinking.question()
        if shown is not None:
            return shown
        if self._is_covered():
            return Question(text("table-curtain-down"), text("table-curtain-down-why"))
        if host.humans:
            return Question(text("table-goes-on"), text("table-goes-on-why"))
        return Question(text("table-bots-play"), text("table-bots-play-why"))

    def picked(self, row: str) -> bool:
        """Do what a row says; whether it was one of these."""
        deed = self._rows.get(row)
        if deed is not None:
            deed()
        return deed is not None or self._held.picked(row) or self._pace.picked(row)
