"""Let bots and programs play each other from every seat, on the same seeds; who is stronger, and how sure that is."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from resurgence_tui.app.seating import parse_seats
from resurgence_tui.i18n.text import words

from .console import Refusal
from .match_file import line_of, match_file
from .match_table import check_ratings, match_table
from .plot import check_plot, write_plot
from .recorded import header_of, interruption_told, played_into, record
from .simulate import check_counts, plan_of, seeds_of, tell_faults
from .simulated import Plan, Played
from .target import check_target
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
    check_ratings()
    check_plot(picture)
    to_stdout = file is not None and str(file) == "-"
    if file is not None and not to_stdout:
        check_target(file)
    line = ",".join(players)
    if not line or len(parse_seats(line)) < 2:
        raise Refusal(words().text("cli_match_players"))
    plan = plan_of(given, line)._replace(choices=choices)
    seeds = seeds_of(given, -(-games // ways_to_sit(plan.seats)))
    header = header_of(plan, seeds[0])
    with match_file(None if to_stdout else file, header, choices) as kept, interruption_told(kept, games):
        wanted = [number for number in range(games) if number not in kept.games]
        try:
            faults = played_into(kept, partial(play_game, plan, seeds[0]), wanted, workers)
        finally:
            entries = [kept.games[number] for number in sorted(kept.games) if number < games]
            if entries:
                table = [] if to_stdout else match_table(words(game=plan.game), plan.seats, entries)
                print("\n".join(table or map(line_of, (header, *entries))))
                sys.stdout.flush()
            if entries and picture is not None:
                write_plot(picture, words(game=plan.game), plan.seats, entries)
        tell_faults(plan, faults)
    if len(entries) < games:
        raise Refusal(words().text("cli_simulate_ended", done=len(entries), games=str(games)))
    return 0


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
