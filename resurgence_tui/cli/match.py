"""Let bots and programs play each other from every seat, on the same seeds; who is stronger, and how sure that is."""

from __future__ import annotations

import os
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from resurgence_tui.app.seating import parse_seats
from resurgence_tui.i18n.text import words

from .console import Refusal
from .match_file import line_of, match_file
from .match_table import match_table, ratings
from .plot import check_plot, write_plot
from .recorded import header_of, play_on, record
from .simulate import check_counts, plan_of, seeds_of
from .simulated import Plan, Played
from .target import check_apart, check_target
from .workers import Workers

if TYPE_CHECKING:
    from .new_game import NewGame


def play_match(
    given: NewGame, players: Sequence[str], games: int, workers: Workers, file: Path | None, choices: bool = False,
    picture: Path | None = None,
) -> int:  # fmt: skip
    """Play the match, or what is left of it, and print its table; 0, or a Refusal if processes are killed meanwhile."""
    check_counts(games, workers)
    if choices and file is None:
        raise Refusal(words().text("cli_choices_file"))
    ratings(0, ())  # whether it can rate at all
    check_plot(picture)
    to_stdout = file is not None and str(file) == "-"
    if file is not None and not to_stdout:
        check_target(file)
        check_apart(picture, file)
    line = ",".join(players)
    if not line or sum(len(parse_seats(player)) for player in players) < 2:  # each alone, so that no quotes pair
        raise Refusal(words().text("cli_match_players"))
    plan = plan_of(given, line)._replace(choices=choices)
    seeds = seeds_of(given, -(-games // ways_to_sit(plan.seats)))
    header = header_of(plan, seeds[0])
    read = words(game=plan.game)

    def show(entries: list[dict[str, Any]]) -> None:
        lines = map(line_of, (header, *entries)) if to_stdout else match_table(read, plan.seats, entries)
        print("\n".join(lines), flush=True)
        if picture is not None:
            write_plot(picture, read, plan.seats, entries)

    with match_file(None if to_stdout else file, header, choices) as kept:
        return play_on(kept, plan, partial(play_game, plan, seeds[0]), games, workers, show)


def processors() -> int:
    """How many this program may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def seated(players: Sequence[str], number: int) -> list[int]:
    """Which player sits where in a game: all move on by one seat from each game to the next."""
    count = len(players)
    return [(seat + number) % count for seat in range(count)]


def ways_to_sit(players: Sequence[str]) -> int:
    """In how many games a seed is played: as many as there are seats, but where the same ones play on several, since
    the same bots on the same seats play the same game."""
    return next(ways for ways in range(1, len(players) + 1) if [*players[ways:], *players[:ways]] == [*players])


def play_game(plan: Plan, first: int, number: int) -> Played:
    """A game of the match, with who played on which seat, and how long each decision took, in milliseconds."""
    ways = ways_to_sit(plan.seats)
    return record(plan, first + number // ways, number, seated(plan.seats, number % ways))
