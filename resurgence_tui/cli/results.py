"""Results of many games: the summary of the JSON, and the same as a table of text."""

from __future__ import annotations

from collections.abc import Container, Sequence
from statistics import fmean
from typing import Any

from rich.cells import cell_len

from resurgence_tui.i18n.families import SCORE_SOURCE, SIDE
from resurgence_tui.i18n.numbers import tenths
from resurgence_tui.i18n.text import Words

Game = dict[str, Any]


def summary_of(games: Sequence[Game], rivals: Sequence[str] = ()) -> dict[str, Any]:
    """Wins, scores and sources of each seat over all games, and wins and scores of rivals that the game itself plays.

    Means are rounded to three places. rivals: their names, which are also those of their scores.
    """
    summary: dict[str, Any] = {
        "games": len(games),
        "decisions": _mean(game["decisions"] for game in games),
        "rounds": _mean(game["rounds"] for game in games),
        "seats": [_seat(games, seat) for seat in range(len(games[0]["seats"]))],
    }
    wins = sum(not game.get("won", True) for game in games)
    for rival in rivals:
        summary[rival] = {"wins": wins, **_scores([game[rival] for game in games])}
    return summary


def _seat(games: Sequence[Game], seat: int) -> dict[str, Any]:
    sources = [game["sources"][seat] for game in games]
    return {
        "player": games[0]["seats"][seat],
        "wins": sum(seat in game["winners"] for game in games),
        **_scores([game["scores"][seat] for game in games]),
        "sources": {source: _mean(each[source] for each in sources) for source in sources[0]},
    }


def _scores(scores: Sequence[int]) -> dict[str, float]:
    return {"mean": _mean(scores), "lowest": min(scores), "highest": max(scores)}


def _mean(values: Any) -> float:
    return round(fmean(values), 3)


def table_of(words: Words, result: dict[str, Any], rivals: Sequence[str] = ()) -> list[str]:
    """The summary as lines: a column for each seat and each rival; sources that never paid are left out."""
    text, summary = words.text, result["summary"]
    seats, games = summary["seats"], result["games"]
    sides = [*seats, *(summary[rival] for rival in rivals)]
    used = [source for source in seats[0]["sources"] if any(seat["sources"][source] for seat in seats)]
    rows = [
        ["", *(f"{place} {seat['player']}" for place, seat in enumerate(seats, start=1)),
         *(text(SIDE.key(rival)) for rival in rivals)],
        [text("cli_result_wins"), *(f"{side['wins']}" for side in sides)],
        [text("cli_result_mean"), *(tenths(words, side["mean"]) for side in sides)],
        [text("cli_result_lowest"), *(f"{side['lowest']}" for side in sides)],
        [text("cli_result_highest"), *(f"{side['highest']}" for side in sides)],
        *([text(SCORE_SOURCE.key(source)), *(tenths(words, seat["sources"][source]) for seat in seats)]
          for source in used),
    ]  # fmt: skip
    for row in rows:  # rivals have no sources
        row += ["-"] * (len(sides) + 1 - len(row))
    whole = games[-1]["seed"] - games[0]["seed"] == len(games) - 1
    head = text(
        "cli_result_head" if whole else "cli_result_head_some",
        count=summary["games"],
        first=str(games[0]["seed"]),
        last=str(games[-1]["seed"]),
        decisions=f"{summary['decisions']:.0f}",
    )
    return [head, "", *columns(rows)]


def columns(rows: Sequence[Sequence[str]], left: Container[int] = (0,)) -> list[str]:
    """Rows as lines. left: the columns that stand flush left; all others stand flush right."""
    widths = [max(map(cell_len, column)) for column in zip(*rows, strict=True)]
    lines = []
    for row in rows:
        blanks = [" " * (width - cell_len(cell)) for cell, width in zip(row, widths, strict=True)]
        cells = [row[at] + blanks[at] if at in left else blanks[at] + row[at] for at in range(len(row))]
        lines.append("  ".join(cells).rstrip())
    return lines
