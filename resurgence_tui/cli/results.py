"""Results of many games: the summary of the JSON, and the same as a table of text."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean
from typing import Any

from resurgence_tui.i18n.text import words

Game = dict[str, Any]


def summary_of(games: Sequence[Game]) -> dict[str, Any]:
    """Wins, scores and sources of each seat over all games; means are rounded to three places."""
    return {
        "games": len(games),
        "decisions": _mean(game["decisions"] for game in games),
        "rounds": _mean(game["rounds"] for game in games),
        "seats": [_seat(games, seat) for seat in range(len(games[0]["seats"]))],
    }


def _seat(games: Sequence[Game], seat: int) -> dict[str, Any]:
    scores = [game["scores"][seat] for game in games]
    sources = [game["sources"][seat] for game in games]
    return {
        "player": games[0]["seats"][seat],
        "wins": sum(seat in game["winners"] for game in games),
        "mean": _mean(scores),
        "lowest": min(scores),
        "highest": max(scores),
        "sources": {source: _mean(each[source] for each in sources) for source in sources[0]},
    }


def _mean(values: Any) -> float:
    return round(fmean(values), 3)


def table_of(result: dict[str, Any]) -> list[str]:
    """The summary as lines: one column a seat; sources that never paid are left out."""
    text, summary = words().text, result["summary"]
    seats, games = summary["seats"], result["games"]
    used = [source for source in seats[0]["sources"] if any(seat["sources"][source] for seat in seats)]
    rows = [
        ["", *(f"{place} {seat['player']}" for place, seat in enumerate(seats, start=1))],
        [text("cli_result_wins"), *(f"{seat['wins']}" for seat in seats)],
        [text("cli_result_mean"), *(f"{seat['mean']:.1f}" for seat in seats)],
        [text("cli_result_lowest"), *(f"{seat['lowest']}" for seat in seats)],
        [text("cli_result_highest"), *(f"{seat['highest']}" for seat in seats)],
        *([text(f"cli_source_{source}"), *(f"{seat['sources'][source]:.1f}" for seat in seats)] for source in used),
    ]
    head = text(
        "cli_result_head",
        count=summary["games"],
        first=str(games[0]["seed"]),
        last=str(games[-1]["seed"]),
        decisions=f"{summary['decisions']:.0f}",
    )
    return [head, "", *columns(rows)]


def columns(rows: Sequence[Sequence[str]]) -> list[str]:
    """Rows as lines: the first column to the left, the others to the right."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = []
    for first, *others in rows:
        cells = [cell.rjust(width) for cell, width in zip(others, widths[1:], strict=True)]
        lines.append("  ".join([first.ljust(widths[0]), *cells]))
    return lines
