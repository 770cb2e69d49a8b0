"""The score of a game alone: the Mutants beside the player, who has won by how much, and the best results so far."""

from __future__ import annotations

from dataclasses import replace

from resurgence_tui.app.host import Host
from resurgence_tui.app.results import Best
from resurgence_tui.engine.types import NOBODY
from resurgence_tui.games import DEFAULT_GAME, game_called
from resurgence_tui.games.resurgence.view import View
from resurgence_tui.i18n.text import Words
from resurgence_tui.saves.results import Result
from resurgence_tui.ui.widgets.score_sheet import RIVAL, Score, ScoreLine


def with_mutants(words: Words, view: View, score: Score) -> Score:
    """A sheet whose lines have a column for the Mutants (SOLO-31): its head, its sum, and what they began with."""
    lines = list(score.lines)
    start = view.content.numbers.difficulty[view.solo]
    if start:
        lines.insert(1, ScoreLine(words.text("solo-score-start"), (0, start), -1))
    return replace(
        score,
        names=(*score.names, words.text("solo-mutants")),
        colours=(*score.colours, RIVAL),
        lines=tuple(lines),
        totals=(*score.totals, sum(view.mutant_sheet.values())),
        winners=score.winners or (len(score.names),),
        mark=words.attribute("token_mutant", "sign") or "",
    )


def verdict_alone(words: Words, host: Host) -> str:
    """Win or loss, the margin and both scores; on a tie the Mutants win (SOLO-33)."""
    view: View = host.view(NOBODY)
    mine, theirs = host.scores[0], sum(view.mutant_sheet.values())
    margin = mine - theirs
    outcome = "won" if margin > 0 else "lost" if margin else "tied"
    level = words.text(f"solo-new-{view.solo}")
    return words.text(
        f"solo-{outcome}", name=host.names[0], count=abs(margin), mine=mine, theirs=theirs, level=level
    )


def best_text(words: Words, host: Host, best: Best) -> str:
    """The best result of the difficulty that was played; "" if none is known."""
    level = str(host.setup.options.get("solo", ""))
    result = best.results.get(level)
    if result is None:
        return ""
    if result.game_id == host.game_id:
        return words.text("solo-best-this", level=words.text(f"solo-new-{level}"))
    return words.text(
        "solo-best", level=words.text(f"solo-new-{level}"), how=how(words, result), mine=result.points,
        theirs=result.against, name=result.name,
    )  # fmt: skip


def best_line(words: Words, best: Best) -> str:
    """The best results of all difficulties in one line; "" before the first game alone has ended."""
    if best.problem or not best.results:
        return best.problem
    found = []
    for level in game_called(DEFAULT_GAME).modes:
        if level in best.results:
            short = words.attribute(f"solo-new-{level}", "short") or ""
            found.append(words.text("solo-title-level", level=short, how=how(words, best.results[level])))
    return words.text("solo-title-best", results=", ".join(found))


def how(words: Words, result: Result) -> str:
    """``won by 13``."""
    outcome = "won" if result.margin() > 0 else "lost" if result.margin() else "tied"
    return words.text(f"solo-how-{outcome}", count=abs(result.margin()))


def is_alone(host: Host) -> bool:
    """Whether a game is, or was, played against the Mutants."""
    return bool(host.setup.options.get("solo"))
