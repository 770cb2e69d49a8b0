"""The score in words: lines of the sheet, who has won, and what the options of a game mean."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from resurgence_tui.engine.options import Value
from resurgence_tui.engine.types import Seat
from resurgence_tui.games.residuum.board import locations
from resurgence_tui.games.residuum.rules.casualties import active_outriders
from resurgence_tui.games.residuum.standing import SCORE_SHEET
from resurgence_tui.games.residuum.view import View
from resurgence_tui.games.residuum.vocab import PROVISIONS
from resurgence_tui.i18n.families import option_value
from resurgence_tui.i18n.lists import listed, row
from resurgence_tui.i18n.text import Words

from .families import SCORE_LINE


def sheet_line(words: Words, line: str, view: View | None = None) -> str:
    """What a line of the sheet is called."""
    return words.text(SCORE_LINE.key(line))


def score_lines(words: Words, view: View, names: Sequence[str]) -> list[str]:
    """The score sheets of a finished game: of each seat the lines that brought points."""
    found = [words.text("table_text_scores")]
    for name, me in zip(names, view.seats, strict=True):
        scored = [
            words.text("score_counted", count=me.sheet[line], what=sheet_line(words, line))
            for line in SCORE_SHEET.in_order(me.sheet)
            if me.sheet[line]
        ]
        lines = row(words, scored) or words.text("table_text_none")
        found.append(words.text("score_line", name=name, count=sum(me.sheet.values()), lines=lines))
    return found


def verdict(words: Words, view: View, names: Sequence[str], winners: Sequence[Seat]) -> str:
    """Who has won, and where seats have the same score, why (RSD-TIE-01 to RSD-TIE-04)."""
    if not winners:
        return ""
    scores, winner = [sum(me.sheet.values()) for me in view.seats], winners[0]
    level = [seat for seat in range(len(names)) if scores[seat] == scores[winner]]
    together = listed(words, [names[seat] for seat in level])
    if len(winners) > 1:
        shared = listed(words, [names[seat] for seat in winners])
        return words.text("score_shared", names=shared, count=scores[winner])
    if len(level) == 1:
        return words.text("score_won", name=names[winner], count=scores[winner])
    pieces = {seat: len(active_outriders(view, seat)) + len(locations(view, seat)) for seat in level}
    told: dict[str, str | int] = {"names": together, "name": names[winner], "count": scores[winner]}
    theirs = max(pieces[seat] for seat in level if seat != winner)
    if pieces[winner] > theirs:
        return words.text("score_tie_pieces", mine=pieces[winner], theirs=theirs, **told)
    level = [seat for seat in level if pieces[seat] == pieces[winner]]
    cubes = {seat: sum(view.seats[seat].store) - view.seats[seat].store[PROVISIONS] for seat in level}
    theirs = max(cubes[seat] for seat in level if seat != winner)
    told["names"] = listed(words, [names[seat] for seat in level])
    return words.text("score_tie_cubes", pieces=pieces[winner], mine=cubes[winner], theirs=theirs, **told)


def about_option(words: Words, option: str, value: Value, seats: int, content: Any) -> str:
    """What a value of an option means."""
    return words.attribute(option_value(option, value), "text") or ""
