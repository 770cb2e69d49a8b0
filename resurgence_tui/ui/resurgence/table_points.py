"""The part of the table screen that tells how the game stands, and writes score and table to files."""

from __future__ import annotations

from typing import TYPE_CHECKING

from resurgence_tui.app.history_of_points import points_of
from resurgence_tui.app.host import Host
from resurgence_tui.i18n.text import Words
from resurgence_tui.ui.screens.exporting import offer_files
from resurgence_tui.ui.screens.solo_score import is_alone
from resurgence_tui.ui.widgets.log import LogLine

if TYPE_CHECKING:
    from resurgence_tui.ui.app import ResurgenceApp

POINTS, FILES = "points", "files"
"""Rows of the game menu."""


def points_lines(words: Words, host: Host) -> list[LogLine]:
    """The points so far of every seat, round by round, with a heading; open to all."""
    text = words.text
    history = points_of(host)
    names = [*host.names, text("solo-mutants")] if is_alone(host) else host.names
    lines = [LogLine(text("history-info"), heading=True)]
    for seat, (name, side) in enumerate(zip(names, history.sides, strict=True)):
        gained = [
            text("history-info-round", round=moment, count=sum(gains.values()))
            for moment, gains in enumerate(side.gains)
            if moment and gains
        ]
        told = text("history-info-side", name=name, count=side.totals[-1])
        if gained:
            told = text("history-info-gained", side=told, rounds=", ".join(gained))
        lines.append(LogLine(told, badge=str(seat + 1) if seat < len(host.names) else ""))
    return [*lines, LogLine(text("history-info-more"))]


class TablePoints:
    """Points and files, at any time of a game."""

    if TYPE_CHECKING:
        app: ResurgenceApp
        host: Host

        def action_score(self) -> None: ...

    def action_points(self) -> None:
        """The points so far as a chart and round by round; of a finished game its score."""
        if self.host.over and not self.host.abandoned:
            self.action_score()
            return
        from resurgence_tui.ui.screens.points import PointsScreen

        self.app.push_screen(PointsScreen(self.host))

    def action_files(self) -> None:
        """Offer to write points, score and table to files."""
        offer_files(self.app, self.host, self._tell_of_files)

    def _tell_of_files(self, sentence: str, wrong: bool) -> None:
        self.app.notify(sentence, severity="error" if wrong else "information", markup=False, timeout=8)
