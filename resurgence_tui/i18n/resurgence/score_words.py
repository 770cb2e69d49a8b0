"""The score in words: lines of the sheet, and who has won."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from resurgence_tui.engine.types import Seat
from resurgence_tui.games.resurgence.standing import mutants_points, seat_points
from resurgence_tui.games.resurgence.view import View
from resurgence_tui.i18n.families import option_value
from resurgence_tui.i18n.lists import listed
from resurgence_tui.i18n.text import Words

from .families import SCORE_LINE


def sheet_line(words: Words, line: str, view: View | None = None) -> str:
    """What a line of the sheet is called; a Directive by the name on its card where that is known."""
    first, _, which = line.partition("_")
    if first == "directive" and view is not None and len(view.directives) == 2:
        return words.text("score_directive_named", name=words.text(view.directives["ab".index(which)]))
    return words.text(SCORE_LINE.key(line))


def verdict(words: Words, view: View, names: Sequence[str], winners: Sequence[Seat]) -> str:
    """Who has won: alone by how much (SOLO-33), else where several have the same score, why (TIE-02, TIE-03)."""
    if view.solo:
        return _alone(words, view, names[0])
    if not winners:
        return ""
    scores, winner = [seat_points(view, seat) for seat in range(len(names))], winners[0]
    level = [seat for seat in range(len(names)) if scores[seat] == scores[winner]]
    if len(level) == 1:
        return words.text("score_won", name=names[winner], count=scores[winner])
    leads = [sum(seat.tracks) for seat in view.seats]
    theirs = max(leads[seat] for seat in level if seat != winner)
    return words.text(
        "score_tie_leadership" if leads[winner] > theirs else "score_tie_order",
        names=listed(words, [names[seat] for seat in level]),
        name=names[winner],
        count=scores[winner],
        mine=leads[winner],
        theirs=theirs,
    )


def _alone(words: Words, view: View, name: str) -> str:
    """Win or loss against the Mutants, the margin and both scores; on a tie the Mutants win (SOLO-33)."""
    mine, theirs = seat_points(view, 0), mutants_points(view)
    margin = mine - theirs
    key = "score_alone_won" if margin > 0 else "score_alone_lost" if margin else "score_alone_tied"
    level = words.text(option_value("solo", view.solo))
    return words.text(key, name=name, count=abs(margin), mine=mine, theirs=theirs, level=level)


def about_option(words: Words, option: str, value: str | bool, seats: int, content: Any) -> str:
    """What a value of an option means: of a difficulty the VP that the Mutants begin with (SOLO-08)."""
    if option == "solo":
        if not value or content is None:
            return ""
        return words.text("option_solo_begins", count=content.numbers.difficulty[value])
    if option == "start":
        return words.attribute(option_value("start", value), "alone" if seats == 1 else "text") or ""
    if option == "even_heroes":
        return words.attribute(option_value("even_heroes", True), "text") or ""
    return words.text("option_extras_alone" if seats == 1 else "option_extras_together")
