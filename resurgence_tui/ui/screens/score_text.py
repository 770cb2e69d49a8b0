"""The score in words: the sheet of each seat line by line, and who has won."""

from __future__ import annotations

from typing import Any

from resurgence_tui.app.host import Host
from resurgence_tui.engine.types import NOBODY
from resurgence_tui.i18n.text import Words
from resurgence_tui.ui.screens.solo_score import is_alone, verdict_alone, with_mutants
from resurgence_tui.ui.widgets.score_sheet import Score, ScoreLine

PARTS = ("game", "compound", "leadership", "directives", "missions")
PART_OF = {"track": 0, "lead": 2, "directive": 3, "mission": 4}
"""The part of a bar that a line belongs to, by the first word of its name; all others count for the Compound."""

GAME_LINE = "track"

ORDER = (
    "track", "level", "ammo", "meds", "resources", "lead_metro", "lead_harbor", "lead_compound",
    "directive_a", "directive_b", "mission_end",
)  # fmt: skip
"""Lines in the order in which they are counted (SCORE-08); a save does not keep the order of a sheet."""

def part_of(line: str) -> int:
    """The part of a bar that a line of a sheet belongs to."""
    return PART_OF.get(line.partition("_")[0], 1)


def score_of(words: Words, host: Host) -> Score:
    """The sheets of all seats as one table of words and numbers."""
    view = host.view(NOBODY)
    sheets, earned = [seat.sheet for seat in view.seats], [seat.earned for seat in view.seats]
    if view.solo:
        sheets, earned = [*sheets, view.mutant_sheet], [*earned, {}]
    lines = []
    for name in sorted(sheets[0], key=lambda name: ORDER.index(name) if name in ORDER else len(ORDER)):
        points = tuple(sheet.get(name, 0) for sheet in sheets)
        lines.append(ScoreLine(_label(words, view, name), points, part_of(name)))
        if name == GAME_LINE:
            lines += _finer(words, earned)
    score = Score(
        names=tuple(host.names),
        colours=tuple(seat.colour for seat in host.setup.seats),
        lines=tuple(lines),
        totals=tuple(host.scores),
        winners=tuple(host.winners),
        source=words.text("score_source"),
        sum=words.text("score_sum"),
        parts=tuple(words.text(f"score_part_{part}") for part in PARTS),
    )
    return with_mutants(words, view, score) if view.solo else score


def _label(words: Words, view: Any, name: str) -> str:
    """What a line is called; a Directive by the name on its card."""
    first, _, which = name.partition("_")
    if first == "directive" and len(view.directives) == 2:
        return words.text("score_directive", name=words.text(view.directives["ab".index(which)]))
    return words.text(f"score_{name}")


def _finer(words: Words, earned: list[dict[str, int]]) -> list[ScoreLine]:
    """Where the points of the game came from; what paid nobody is left out."""
    sources = dict.fromkeys(source for each in earned for source, points in each.items() if points)
    return [
        ScoreLine(words.text(f"score_earned_{source}"), tuple(each.get(source, 0) for each in earned), -1)
        for source in sources
    ]


def verdict(words: Words, host: Host) -> str:
    """Who has won and, where several have the same score, why (TIE-02, TIE-03)."""
    scores, names = host.scores, host.names
    winner = host.winners[0]
    level = [seat for seat in range(len(names)) if scores[seat] == scores[winner]]
    if len(level) == 1:
        return words.text("score_won", name=names[winner], count=scores[winner])
    leads = [sum(seat.tracks) for seat in host.view(NOBODY).seats]
    theirs = max(leads[seat] for seat in level if seat != winner)
    return words.text(
        "score_tie_leadership" if leads[winner] > theirs else "score_tie_order",
        names=listed(words, [names[seat] for seat in level]),
        name=names[winner],
        count=scores[winner],
        mine=leads[winner],
        theirs=theirs,
    )


def verdict_of(words: Words, host: Host) -> str:
    """Who has won, alone or with others."""
    if is_alone(host):
        return verdict_alone(words, host)
    return verdict(words, host) if host.winners else ""


def listed(words: Words, names: list[str]) -> str:
    """Names in a row: ``Anna, Boris and Celina``."""
    return words.text("score_and", others=", ".join(names[:-1]), last=names[-1])
