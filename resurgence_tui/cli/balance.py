"""What goes with points in many games: by seat, by source, and by what seats have had and done. As Markdown."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path
from statistics import fmean
from typing import Any, NamedTuple

from resurgence_tui.games import GAMES, game_called
from resurgence_tui.i18n.families import BREAKDOWN, SCORE_SOURCE
from resurgence_tui.i18n.numbers import tenths
from resurgence_tui.i18n.sentences import sentences_of
from resurgence_tui.i18n.text import Words, words

from .console import Refusal
from .match_file import read_match
from .match_table import mean_of, seeds_text, share
from .plot import check_plot, write_plot
from .recorded import stand_ins_told
from .results import Game
from .target import check_apart

FEWEST = 20
"""Seats that have had or done something, below which nothing is told of it."""


class Sitting(NamedTuple):
    """One seat in one game. table: the number of the game. margin: its points above the mean of that table. wins: a
    shared win counts in part. did: by breakdown and thing."""

    table: int
    seat: int
    points: int
    margin: float
    wins: float
    sources: dict[str, int]
    did: dict[str, dict[str, int]]


def print_balance(file: Path, about: Sequence[str], picture: Path | None = None) -> int:
    """Print the report on a file of games. about: the breakdowns that are told of; all if none is named. picture: a
    plot of the games, if one is wanted."""
    check_plot(picture)
    check_apart(picture, file)
    header, games = read_match(file)
    text = words().text
    if header["game"] not in GAMES:
        raise Refusal(text("cli_match_no_file", file=str(file)))
    if not games:
        raise Refusal(text("cli_match_no_games", file=str(file)))
    sittings = list(sittings_in(games))
    known = in_order(header["game"], {key for sitting in sittings for key in sitting.did})
    for key in about:
        if key not in known:
            raise Refusal(text("cli_balance_no_fact", fact=key, facts=", ".join(known)))
    read = words(game=header["game"])
    choices = {one.among for one in game_called(header["game"]).breakdowns}  # told of beside what was chosen from them
    print("\n".join(report(read, header, games, sittings, about or [key for key in known if key not in choices])))
    sys.stdout.flush()
    if picture is not None:
        write_plot(picture, read, header["match"], games)
    return 0


def in_order(game: str, known: set[str]) -> list[str]:
    """The breakdowns that a file has, in the order of the game; those that it has no more come last."""
    order = [one.id for one in game_called(game).breakdowns if one.id in known]
    return order + sorted(known - {*order})


def sittings_in(games: Sequence[Game]) -> Iterator[Sitting]:
    """Every seat of every game. Who plays alone is measured by the mean of all games."""
    everywhere = fmean(game["scores"][0] for game in games)
    for table, game in enumerate(games):
        scores, winners = game["scores"], game["winners"]
        mean = fmean(scores) if len(scores) > 1 else everywhere
        for seat, points in enumerate(scores):
            won = (seat in winners) / max(1, len(winners))
            yield Sitting(table, seat, points, points - mean, won, game["sources"][seat], game["did"][seat])


def report(
    read: Words, header: dict[str, Any], games: Sequence[Game], sittings: Sequence[Sitting], about: Sequence[str]
) -> list[str]:
    """The whole report as lines. read: the words of the game."""
    text = read.text
    options = [name if value is True else f"{name} {value}" for name, value in header["options"].items()]
    lines = [
        text("cli_balance_head", game=text("title"), players=", ".join(header["match"])),
        "",
        text(
            "cli_balance_games", count=len(games), seeds=seeds_text(read, games),
            rounds=tenths(read, fmean(game["rounds"] for game in games)),
            decisions=f"{fmean(game['decisions'] for game in games):.0f}",
        ),
        *([text("cli_balance_options", options=", ".join(options))] * bool(options)),
        *stand_ins_told(read, "cli_balance_stand_ins", header["game"], header["match"], games),
        text("cli_balance_note"),
        "",
        *by_seat(read, sittings),
        "",
        *by_source(read, sittings),
    ]  # fmt: skip
    for key in about:
        rows = by_deed(read, key, sittings)
        name = read.text(BREAKDOWN.key(key)) if read.has(BREAKDOWN.key(key)) else key
        lines += ["", f"## {name} (`{key}`)", "", *rows] if rows else []
    return lines


def by_seat(read: Words, sittings: Sequence[Sitting]) -> list[str]:
    """How each seat fares: whether who sits there is better off."""
    rows = []
    for seat in sorted({sitting.seat for sitting in sittings}):
        those = [sitting for sitting in sittings if sitting.seat == seat]
        low, high = share(sum(sitting.wins for sitting in those), len(those))
        points = [sitting.points for sitting in those]
        rows.append([
            str(seat + 1), f"{100 * low:.0f}-{100 * high:.0f}%", mean_of(read, points),
            mean_of(read, margins_of(those), signed=True),
        ])  # fmt: skip
    return table(read, "seat wins points margin", rows)


def by_source(read: Words, sittings: Sequence[Sitting]) -> list[str]:
    """What points came from."""
    rows = []
    for source in sittings[0].sources:
        points = [sitting.sources[source] for sitting in sittings]
        if any(points):
            rows.append([read.text(SCORE_SOURCE.key(source)), tenths(read, fmean(points)), f"{max(points)}"])
    return table(read, "source mean most", rows)


def by_deed(read: Words, key: str, sittings: Sequence[Sitting]) -> list[str]:
    """What a breakdown goes with, by thing: the best first; of things that whole tables share, those with most points.
    Nothing where all do the same."""
    found: dict[str, list[Sitting]] = {}
    for sitting in sittings:
        for word in sitting.did.get(key, {}):
            found.setdefault(word, []).append(sitting)
    told = {word: those for word, those in found.items() if len(those) >= FEWEST}
    if all(len(those) == len(sittings) for those in told.values()):
        return []
    among = next((one.among for one in game_called(read.game).breakdowns if one.id == key), "")
    offered = tables_with(among, sittings)
    done = tables_with(key, sittings)

    def chosen(word: str) -> list[str]:
        """In how many of the tables that offered a thing anybody took it, if that is known of any thing."""
        tables = offered.get(word, set())
        return [f"{100 * len(done[word] & tables) / len(tables):.0f}%" if tables else ""] * bool(offered)

    rows = []
    name = partial(thing_text, read)
    for word, those in sorted(told.items(), key=lambda each: worst_last(each[1])):
        times = fmean(sitting.did[key][word] for sitting in those)
        part = f"{100 * len(those) / len(sittings):.0f}%"
        margin = mean_of(read, margins_of(those), signed=True)
        points = tenths(read, fmean(one.points for one in those))
        rows.append([name(word), str(len(those)), part, *chosen(word), tenths(read, times), points, margin])
    return table(read, f"what seats part {'chosen ' * bool(offered)}times points margin", rows)


def worst_last(sittings: Sequence[Sitting]) -> tuple[float, float]:
    """Sorts things by whether those who had them came out above their table, then by points; a whole table is at 0."""
    return -round(fmean(margins_of(sittings)), 6), -fmean(one.points for one in sittings)


def tables_with(key: str, sittings: Sequence[Sitting]) -> dict[str, set[int]]:
    """The tables at which anybody has had or done a thing of a breakdown, by thing."""
    found: dict[str, set[int]] = {}
    for sitting in sittings:
        for word in sitting.did.get(key, {}):
            found.setdefault(word, set()).add(sitting.table)
    return found


def thing_text(read: Words, thing: str) -> str:
    """The name of a thing, or of several that belong together; what has no name is told by its id."""
    of = sentences_of(read.game)
    names = {one: of.thing_text(read, one) for one in thing.split("+")}
    return " + ".join(f"`{one}`" if "{" in name else name for one, name in names.items())


def margins_of(sittings: Sequence[Sitting]) -> list[float]:
    """By how much each of these seats was better than its table."""
    return [sitting.margin for sitting in sittings]


HEADS = {
    "seat": "cli_balance_seat",
    "wins": "cli_match_share",
    "points": "cli_match_points",
    "margin": "cli_balance_margin",
    "source": "cli_balance_source",
    "mean": "cli_balance_mean",
    "most": "cli_result_highest",
    "what": "cli_balance_what",
    "seats": "cli_balance_seats",
    "part": "cli_balance_part",
    "chosen": "cli_balance_chosen",
    "times": "cli_balance_times",
}
"""What stands above columns."""


def table(read: Words, heads: str, rows: Sequence[Sequence[str]]) -> list[str]:
    """A table of Markdown. heads: ids of its columns, with blanks between."""
    names = [read.text(HEADS[name]) for name in heads.split()]
    return [f"| {' | '.join(row)} |" for row in (names, ["---"] * len(names), *rows)]
