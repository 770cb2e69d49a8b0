"""Plots of many games as one SVG picture: how strong players are, where points come from, how long games take.

The same games give the same bytes where library and fonts are the same. Text stays text, in the reader's own font.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from io import BytesIO
from pathlib import Path
from statistics import fmean
from typing import TYPE_CHECKING, Any

from resurgence_tui.i18n.families import SCORE_SOURCE
from resurgence_tui.i18n.text import Words

from .extras import extra
from .match_table import SURE, seeds_text, share, standings
from .results import Game
from .results_file import check_writable, results_written
from .target import check_picture

if TYPE_CHECKING:
    from matplotlib.axes import Axes

STYLE: Any = {
    "svg.fonttype": "none",
    "svg.hashsalt": "games",  # ids of parts come from what they are, not from chance
    "text.parse_math": False,  # a dollar in a name is a dollar
    "font.size": 9,
    "axes.spines.top": False,
    "axes.spines.right": False,
}

WIDTH, HEIGHT = 10.0, 3.2
"""Of the picture, and of each row of plots, in inches."""

LEAST = 0.01
"""The share of all points from which a source is named."""


def check_plot(file: Path | None) -> None:
    """Refuse, before any game is played, a picture that cannot be drawn or written."""
    if file is None:
        return
    check_picture(file)
    check_writable(file)
    with extra("plots"):
        import matplotlib  # noqa: F401


def write_plot(file: Path, read: Words, players: Sequence[str], games: Sequence[Game]) -> None:
    """Draw the games into a file; Refusal, in one sentence, if it cannot be written. read: the words of the game."""
    if (problem := results_written(file, plot_text(read, players, games))) is not None:
        raise problem


def plot_text(read: Words, players: Sequence[str], games: Sequence[Game]) -> str:
    """The picture as SVG."""
    logging.getLogger("matplotlib").setLevel(logging.ERROR)  # it tells when it looks for fonts
    import matplotlib
    from matplotlib.figure import Figure

    names = [f"{place} {name}" for place, name in enumerate(players, start=1)]
    found = BytesIO()
    with matplotlib.rc_context(STYLE):
        figure = Figure(figsize=(WIDTH, 2 * HEIGHT), layout="constrained")
        places = figure.subplots(2, 2)
        _strength(read, names, games, places[0, 0], places[0, 1])
        _sources(read, names, games, places[1, 0])
        _length(read, games, places[1, 1])
        head = read.text("cli_match_head", count=len(games), seeds=seeds_text(read, games))
        figure.suptitle(f"{read.text('title')}: {head}")
        figure.savefig(found, format="svg", metadata={"Date": None, "Creator": None})
    return found.getvalue().decode()


def _strength(read: Words, names: Sequence[str], games: Sequence[Game], rating: Axes, wins: Axes) -> None:
    """Ratings, or where one plays alone its points, and shares of wins, each with what holds 95 of 100 truths."""
    places = range(len(names))
    alone = len(names) == 1
    found = standings(len(names), games)
    if alone:
        rating.hist(found[0].points, bins=20, color="C0")
        rating.set_title(read.text("cli_plot_points"))
        rating.set_ylabel(read.text("cli_plot_games"))
    else:
        means, errors = zip(*((one.rating[0], SURE * one.rating[1]) for one in found), strict=True)
        rating.errorbar(means, places, xerr=errors, fmt="o", capsize=4)
        _named(rating, names)
        rating.set_title(read.text("cli_match_rating"))
    for place, one in zip(places, found, strict=True):
        part = one.wins / len(games)
        low, high = share(one.wins, len(games))
        aside = [[100 * max(0.0, part - low)], [100 * max(0.0, high - part)]]
        wins.errorbar([100 * part], [place], xerr=aside, fmt="o", capsize=4, color="C0")
    wins.set_xlim(-2, 102)
    wins.set_xlabel("%")
    wins.set_title(read.text("cli_match_wins"))
    _named(wins, names)


def _sources(read: Words, names: Sequence[str], games: Sequence[Game], axes: Axes) -> None:
    """A bar for each player, made of the mean points from each source; those that lose points lie left of zero."""
    from matplotlib import colormaps

    by_player: list[list[dict[str, int]]] = [[] for _ in names]
    for game in games:
        for seat, player in enumerate(game["players"]):
            by_player[player].append(game["sources"][seat])
    means = {
        source: [fmean(each[source] for each in those) for those in by_player] for source in games[0]["sources"][0]
    }
    whole = max(sum(abs(values[player]) for values in means.values()) for player in range(len(names)))
    shown = {source: values for source, values in means.items() if max(map(abs, values)) > LEAST * whole}
    colours = colormaps["tab20"](range(20))
    right, left = [0.0] * len(names), [0.0] * len(names)
    for place, (source, values) in enumerate(shown.items()):
        begins = [(left if value < 0 else right)[player] for player, value in enumerate(values)]
        colour = colours[place % len(colours)]
        axes.barh(range(len(names)), values, left=begins, color=colour, label=read.text(SCORE_SOURCE.key(source)))
        for player, value in enumerate(values):
            (left if value < 0 else right)[player] += value
    axes.set_title(read.text("cli_balance_source"))
    _named(axes, names)
    if shown:
        axes.legend(loc="upper center", bbox_to_anchor=(0.5, -0.1), ncols=3, frameon=False, fontsize=7)


def _length(read: Words, games: Sequence[Game], axes: Axes) -> None:
    """How many games took how many decisions."""
    axes.hist([game["decisions"] for game in games], bins=20, color="C0")
    axes.set_title(read.text("cli_plot_length"))
    axes.set_ylabel(read.text("cli_plot_games"))


def _named(axes: Axes, names: Sequence[str]) -> None:
    """The names of players at the left, the first at the top."""
    axes.set_yticks(range(len(names)), labels=names)
    axes.set_ylim(len(names) - 0.5, -0.5)
