"""The points so far as lines of text, round by round; open to all."""

from __future__ import annotations

from resurgence_tui.app.history_of_points import points_of
from resurgence_tui.app.host import Host
from resurgence_tui.i18n.families import SIDE
from resurgence_tui.i18n.text import Words
from resurgence_tui.ui.widgets.log import LogLine


def points_lines(words: Words, host: Host) -> list[LogLine]:
    """The points so far of every seat, round by round, with a heading."""
    text = words.text
    history = points_of(host)
    names = [*host.names, *(text(SIDE.key(side.rival)) for side in host.sides if side.rival)]
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
