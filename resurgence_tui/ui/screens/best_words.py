"""The best results of a game's modes in words: in the menu, and below the score of a game."""

from __future__ import annotations

from resurgence_tui.app.hall_of_fame import modes_of_option
from resurgence_tui.app.host import Host
from resurgence_tui.app.results import Best
from resurgence_tui.games import game_called, mode_in
from resurgence_tui.i18n.families import option_mode
from resurgence_tui.i18n.text import Words
from resurgence_tui.saves.results import Result
from resurgence_tui.ui.screens.game_words import short_text


def best_text(words: Words, host: Host, best: Best) -> str:
    """The best result of the mode that was played; "" if none is known, or nothing is kept apart by modes."""
    option = host.game.mode_option
    mode = mode_in(host.setup.game, host.setup.options)
    result = best.results.get(mode) if mode else None
    if result is None:
        return ""
    level = words.text(option_mode(option, mode))
    if result.game_id == host.game_id and best.counts.get(mode, 0) < 2:
        return words.text("score_first", level=level)
    if result.game_id == host.game_id:
        return words.text("score_best_this", level=level)
    return words.text(
        "score_best", level=level, how=how(words, result), mine=result.points, theirs=result.against, name=result.name
    )


def best_line(words: Words, best: Best, game: str) -> str:
    """The best results of all modes in one line; "" before the first game of a mode has ended."""
    if best.problem or not best.results:
        return best.problem
    played = game_called(game)
    found = []
    for mode in modes_of_option(played):
        if mode in best.results:
            level = short_text(words, option_mode(played.mode_option, mode))
            found.append(words.text("title_best_mode", level=level, how=how(words, best.results[mode])))
    return words.text("title_best", results=", ".join(found))


def how(words: Words, result: Result) -> str:
    """``won by 13``."""
    margin = result.margin()
    key = "score_how_won" if margin > 0 else "score_how_lost" if margin else "score_how_tied"
    return words.text(key, count=abs(margin))
