"""The hall of fame in words, for screens and for the command line. Each result is told in the words of its game."""

from __future__ import annotations

from collections.abc import Sequence

from resurgence_tui.app.hall_of_fame import Place, Record, mode_of
from resurgence_tui.games import GAMES, game_called, mode_option, options_of
from resurgence_tui.i18n.families import option_mode, option_value
from resurgence_tui.i18n.numbers import tenths
from resurgence_tui.i18n.sentences import sentences_of
from resurgence_tui.i18n.text import Words
from resurgence_tui.saves.results import Result
from resurgence_tui.ui.screens.game_words import short_text, title_of, words_for
from resurgence_tui.ui.screens.score_text import lines_of, part_names, winning
from resurgence_tui.ui.widgets.score import RIVAL, Score

RIVAL_KEY = "side_rival"
"""What the rival of a result is called: only its points are kept, not which it was."""


def day(result: Result) -> str:
    """When a game ended, in the player's own time."""
    return f"{result.ended.astimezone():%Y-%m-%d}"


def name_of(words: Words, name: str, bot: bool) -> str:
    """A name; a bot's is marked."""
    return words.text("saved_bot", name=name) if bot else name


def mode_text(words: Words, mode: str, game: str) -> str:
    """What was played: ``3 seats``, ``Town``; as it is called in the file where no words of ours are known for it."""
    if mode.isdigit():
        return words.text("hall-mode-seats", count=int(mode))
    of_game, key = words_for(words, game), option_mode(mode_option(game), mode)
    return short_text(of_game, key) if of_game.has(key) else mode


def played(words: Words, result: Result) -> str:
    """What was played, with its variants, and whether from a changed save: ``Town, Extras``; of several games also
    which."""
    of_game = words_for(words, result.game)
    found = [title_of(words, result.game)] if len(GAMES) > 1 else []
    mode = mode_of(result)
    seats = mode == mode_option(result.game)  # a switch, which is told below as all others are
    found.append(mode_text(words, str(len(result.sides)) if seats else mode, result.game))
    switches = [spec.id for spec in options_of(result.game) if spec.switch] if result.game in GAMES else []
    found += [of_game.text(option_value(option, True)) for option in switches if result.options.get(option)]
    if result.changed:
        found.append(words.text("saves-changed-mark"))
    return ", ".join(found)


def outcome(words: Words, place: Place) -> str:
    """``won by 4``, ``lost by 2``; of equal points the tie-break has decided."""
    if place.won:
        return words.text("hall-won", count=place.lead) if place.lead else words.text("hall-won-tied")
    return words.text("hall-lost", count=-place.lead) if place.lead else words.text("hall-lost-tied")


def place_cells(words: Words, number: int, place: Place) -> tuple[str, ...]:
    """A line of the best results: rank, points, name, how it ended, what was played, when."""
    side, result = place.side, place.result
    name = name_of(words, side.name, not side.human)
    return str(number), str(side.points), name, outcome(words, place), played(words, result), day(result)


def record_cells(words: Words, record: Record) -> tuple[str, ...]:
    """A line of the records: name, games, wins, mean, best, when last."""
    mean = tenths(words, record.mean)
    best = str(record.best.side.points)
    last = f"{record.last.astimezone():%Y-%m-%d}"
    return name_of(words, record.name, record.bot), str(record.games), str(record.wins), mean, best, last


HEADS = {
    "rank": "hall-head-rank",
    "points": "hall-head-points",
    "name": "hall-head-name",
    "outcome": "hall-head-outcome",
    "played": "hall-head-played",
    "when": "hall-head-when",
    "games": "hall-head-games",
    "wins": "hall-head-wins",
    "mean": "hall-head-mean",
    "best": "hall-head-best",
    "last": "hall-head-last",
}
"""A column, and its heading."""

PLACE_HEADS = ("rank", "points", "name", "outcome", "played", "when")
RECORD_HEADS = ("name", "games", "wins", "mean", "best", "last")


def heads(words: Words, names: Sequence[str]) -> list[str]:
    """Headings of columns."""
    return [words.text(HEADS[name]) for name in names]


def sides_text(words: Words, result: Result) -> str:
    """Everybody with their points, the best first: ``Boris 44, Anna 40``."""
    sides = [(side.points, name_of(words, side.name, not side.human)) for side in result.sides]
    if result.rival is not None:
        sides.append((result.rival.points, words_for(words, result.game).text(RIVAL_KEY)))
    sides.sort(key=lambda side: -side[0])
    return ", ".join(words.text("hall-side", name=name, count=points) for points, name in sides)


def score_of_result(words: Words, result: Result) -> Score | None:
    """The sheet of a finished game; None if only its totals are known, or the game is not known here."""
    if not result.known or result.game not in GAMES:
        return None
    words, spec, say = words_for(words, result.game), game_called(result.game).sheet, sentences_of(result.game)
    rivals = [result.rival] if result.rival is not None else []
    tallies, count = [*result.sides, *rivals], len(result.sides)
    return Score(
        names=(*(name_of(words, side.name, not side.human) for side in result.sides),
               *(words.text(RIVAL_KEY) for _ in rivals)),
        colours=(*range(count), *(RIVAL for _ in rivals)),
        lines=tuple(lines_of(words, spec, tallies, lambda line: say.sheet_line(words, line))),
        totals=tuple(tally.points for tally in tallies),
        winners=winning(count, result.winners, len(rivals)),
        source=words.text("score_source"),
        sum=words.text("score_sum"),
        parts=part_names(words, spec),
        marks=tuple(words.attribute(RIVAL_KEY, "sign") or "" for _ in rivals),
    )  # fmt: skip
