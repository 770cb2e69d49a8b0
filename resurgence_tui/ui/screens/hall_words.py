"""The hall of fame in words, for screens and for the command line."""

from __future__ import annotations

from collections.abc import Sequence

from resurgence_tui.app.hall_of_fame import Place, Record, mode_of
from resurgence_tui.i18n.text import Words
from resurgence_tui.saves.results import Result
from resurgence_tui.ui.screens.score_text import GAME_LINE, ORDER, PARTS, part_of
from resurgence_tui.ui.widgets.score_sheet import RIVAL, Score, ScoreLine


def day(result: Result) -> str:
    """When a game ended, in the player's own time."""
    return f"{result.ended.astimezone():%Y-%m-%d}"


def name_of(words: Words, name: str, bot: bool) -> str:
    """A name; a bot's is marked."""
    return words.text("saved_bot", name=name) if bot else name


def mode_text(words: Words, mode: str) -> str:
    """What was played: ``3 seats``, ``Town``."""
    if mode.isdigit():
        return words.text("history-mode-seats", count=int(mode))
    return words.attribute(f"solo-new-{mode}", "short") or mode


def played(words: Words, result: Result) -> str:
    """What was played, with its variants, and whether from a changed save: ``Town, Encounters``."""
    found = [mode_text(words, mode_of(result))]
    found += [words.text(f"solo-new-{name}-on") for name in ("encounters", "bonus_events") if result.options.get(name)]
    if result.changed:
        found.append(words.text("saves-changed-mark"))
    return ", ".join(found)


def outcome(words: Words, place: Place) -> str:
    """``won by 4``, ``lost by 2``; of equal points the tie-break has decided."""
    if place.won:
        return words.text("history-won", count=place.lead) if place.lead else words.text("history-won-tied")
    return words.text("history-lost", count=-place.lead) if place.lead else words.text("history-lost-tied")


def place_cells(words: Words, number: int, place: Place) -> tuple[str, ...]:
    """A line of the best results: rank, points, name, how it ended, what was played, when."""
    side, result = place.side, place.result
    name = name_of(words, side.name, not side.human)
    return str(number), str(side.points), name, outcome(words, place), played(words, result), day(result)


def record_cells(words: Words, record: Record) -> tuple[str, ...]:
    """A line of the records: name, games, wins, mean, best, when last."""
    mean = f"{record.mean:.1f}"
    best = str(record.best.side.points)
    last = f"{record.last.astimezone():%Y-%m-%d}"
    return name_of(words, record.name, record.bot), str(record.games), str(record.wins), mean, best, last


PLACE_HEADS = ("rank", "points", "name", "outcome", "played", "when")
RECORD_HEADS = ("name", "games", "wins", "mean", "best", "last")


def heads(words: Words, names: Sequence[str]) -> list[str]:
    """Headings of columns."""
    return [words.text(f"history-head-{name}") for name in names]


def sides_text(words: Words, result: Result) -> str:
    """Everybody with their points, the best first: ``Boris 44, Anna 40``."""
    sides = [(side.points, name_of(words, side.name, not side.human)) for side in result.sides]
    if result.rival is not None:
        sides.append((result.rival.points, words.text("solo-mutants")))
    sides.sort(key=lambda side: -side[0])
    return ", ".join(words.text("history-side", name=name, count=points) for points, name in sides)


def score_of_result(words: Words, result: Result) -> Score | None:
    """The sheet of a finished game; None if only its totals are known."""
    if not result.known:
        return None
    tallies = [*result.sides, *([result.rival] if result.rival is not None else [])]
    names = list(dict.fromkeys(line for tally in tallies for line in tally.sheet))
    names.sort(key=lambda name: ORDER.index(name) if name in ORDER else len(ORDER))
    lines = []
    for name in names:
        points = tuple(tally.sheet.get(name, 0) for tally in tallies)
        lines.append(ScoreLine(_label(words, name), points, part_of(name)))
        if name == GAME_LINE:
            sources = dict.fromkeys(source for tally in tallies for source, count in tally.earned.items() if count)
            lines += [
                ScoreLine(_named(words, f"score_earned_{source}", source),
                          tuple(tally.earned.get(source, 0) for tally in tallies), -1)
                for source in sources
            ]  # fmt: skip
    alone = result.rival is not None
    count = len(result.sides)
    return Score(
        names=(*(name_of(words, side.name, not side.human) for side in result.sides),
               *([words.text("solo-mutants")] if alone else [])),
        colours=(*range(count), *([RIVAL] if alone else [])),
        lines=tuple(lines),
        totals=tuple(tally.points for tally in tallies),
        winners=result.winners or ((count,) if alone else ()),
        source=words.text("score_source"),
        sum=words.text("score_sum"),
        parts=tuple(words.text(f"score_part_{part}") for part in PARTS),
        mark=(words.attribute("token_mutant", "sign") or "") if alone else "",
    )  # fmt: skip


def _label(words: Words, line: str) -> str:
    """What a line is called; which Directives lay on the table is not kept."""
    first, _, which = line.partition("_")
    if first == "directive":
        return words.text("history-directive", letter=which.upper())
    return _named(words, f"score_{line}", line)


def _named(words: Words, key: str, otherwise: str) -> str:
    """A word, or the bare name where a result of another version has lines that this one does not know."""
    return words.text(key) if words.has(key) else otherwise
