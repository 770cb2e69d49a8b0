"""What a match says of its players: wins, points and rating with how sure they are, and how long decisions took."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import sqrt
from statistics import fmean, median, stdev
from typing import Any, NamedTuple

from resurgence_tui.i18n.numbers import shortest, tenths
from resurgence_tui.i18n.text import Words

from .extras import extra
from .results import Game, columns

SURE = 1.96
"""So many standard errors to either side hold the truth in 95 of 100 matches."""

SLOW = 0.95
"""The share of decisions that took no longer than what is told of slow ones."""


class Bounds(NamedTuple):
    """A figure, with what it lies between in 95 of 100 matches."""

    low: float
    high: float


class Standing(NamedTuple):
    """How a player did. wins: a shared one counts in part. points: of each game. times: of each decision, in
    milliseconds. rating: mean and deviation."""

    wins: float
    points: list[int]
    times: list[float]
    rating: tuple[float, float]


def standings(players: int, games: Sequence[Game]) -> list[Standing]:
    """How each player did in these games, in their order."""
    wins = [0.0] * players
    points: list[list[int]] = [[] for _ in range(players)]
    times: list[list[float]] = [[] for _ in range(players)]
    for game in games:
        for seat, player in enumerate(game["players"]):
            points[player].append(game["scores"][seat])
            times[player] += game["milliseconds"][seat]
            wins[player] += (seat in game["winners"]) / max(1, len(game["winners"]))
    rated = ratings(players, games) if players > 1 else [(0.0, 0.0)]  # who plays alone is compared with nobody
    return [Standing(*each) for each in zip(wins, points, times, rated, strict=True)]


def ratings(players: int, games: Iterable[Game]) -> list[tuple[float, float]]:
    """Mean and deviation of each player's strength, by OpenSkill's model of Plackett and Luce, from the order in which
    they came in each game. Everybody begins at 25; players do not change between games. Refusal without the library
    that rates them."""
    with extra("lab"):
        from openskill.models import PlackettLuce
    model = PlackettLuce(tau=0.0)
    rated = [model.rating() for _ in range(players)]
    for game in games:
        order, scores, winners = game["players"], game["scores"], game["winners"]
        ranks = [(seat not in winners, -scores[seat]) for seat in range(players)]
        places = [float(sorted(ranks).index(rank)) for rank in ranks]
        for player, (fresh,) in zip(order, model.rate([[rated[player]] for player in order], places), strict=True):
            rated[player] = fresh
    return [(rating.mu, rating.sigma) for rating in rated]


def share(wins: float, games: int) -> Bounds:
    """Between what a player's true share of wins lies, by Wilson; it also tells something where all were won."""
    part, weight = wins / games, SURE * SURE / games
    middle = (part + weight / 2) / (1 + weight)
    aside = SURE / (1 + weight) * sqrt(part * (1 - part) / games + weight / (4 * games))
    return Bounds(max(0.0, middle - aside), min(1.0, middle + aside))


def error_of(values: Sequence[float]) -> float:
    """By how much the mean of values may be off; nothing can be said of one."""
    return SURE * stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0


def mean_of(read: Words, values: Sequence[float], signed: bool = False) -> str:
    """The mean of values, and by how much it may be off where that can be said."""
    mean = tenths(read, fmean(values), signed)
    return f"{mean} ± {tenths(read, error_of(values))}" if len(values) > 1 else mean


def seeds_text(read: Words, games: Sequence[Game]) -> str:
    """The seeds of games, from the lowest to the highest."""
    seeds = [game["seed"] for game in games]
    first, last = min(seeds), max(seeds)
    return read.text("cli_match_seed" if first == last else "cli_match_seeds", first=str(first), last=str(last))


def slow_of(values: Sequence[float]) -> float:
    """What nearly all values do not exceed."""
    return sorted(values)[min(len(values) - 1, int(SLOW * len(values)))] if values else 0.0


def match_table(read: Words, players: Sequence[str], games: Sequence[Game]) -> list[str]:
    """The match as lines, the strongest player first. read: the words that it is told in."""
    text, count = read.text, len(games)
    found = list(zip(players, standings(len(players), games), strict=True))
    rows: list[list[Any]] = [
        ["", *map(text, ("cli_match_wins", "cli_match_share", "cli_match_points", "cli_match_rating",
                         "cli_match_time", "cli_match_slow"))],
    ]  # fmt: skip
    for place, (name, one) in sorted(enumerate(found, start=1), key=lambda each: -each[1][1].rating[0]):
        low, high = share(one.wins, count)
        mean, sigma = one.rating
        rows.append([
            f"{place} {name}",
            shortest(read, one.wins),
            f"{100 * low:.0f}-{100 * high:.0f}%",
            mean_of(read, one.points),
            f"{tenths(read, mean)} ± {tenths(read, SURE * sigma)}",
            tenths(read, median(one.times or [0])),
            tenths(read, slow_of(one.times)),
        ])  # fmt: skip
    head = text("cli_match_head", count=count, seeds=seeds_text(read, games))
    return [head, "", *columns(rows), "", text("cli_match_note")]
