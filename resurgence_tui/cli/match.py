"""Let bots and programs play each other from every seat, on the same seeds; who is stronger, and how sure that is."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from resurgence_tui.app.seating import parse_seats
from resurgence_tui.games import game_called
from resurgence_tui.i18n.text import words

from .console import Refusal
from .killed import Killed
from .match_file import MatchFile, line_of, match_file
from .match_table import check_ratings, match_table
from .progress import ProgressBar
from .simulate import check_counts, check_target, plan_of, seeds_of, tell_faults
from .simulated import Plan, Played, content_of, play
from .workers import Workers, done_by

if TYPE_CHECKING:
    from .new_game import NewGame

def play_match(given: NewGame, players: Sequence[str], games: int, workers: Workers, file: Path | None) -> int:
    """Play the match, or what is left of it, and print its table; 0, or a Refusal if processes are killed meanwhile."""
    check_counts(games, workers)
    check_ratings()
    to_stdout = file is not None and str(file) == "-"
    if file is not None and not to_stdout:
        check_target(file)
    line = ",".join(players)
    if not line or len(parse_seats(line)) < 2:
        raise Refusal(words().text("cli_match_players"))
    plan = plan_of(given, line)
    seeds = seeds_of(given, -(-games // ways_to_sit(plan.seats)))
    header = header_of(plan, seeds[0])
    with match_file(None if to_stdout else file, header) as kept:
        wanted = [number for number in range(games) if number not in kept.games]
        try:
            faults = played_out(plan, seeds[0], wanted, workers, kept)
        finally:
            entries = [kept.games[number] for number in sorted(kept.games) if number < games]
            if entries:
                table = [] if to_stdout else match_table(words(game=plan.game), plan.seats, entries)
                print("\n".join(table or map(line_of, (header, *entries))))
                sys.stdout.flush()
        tell_faults(plan, faults)
    if len(entries) < games:
        raise Refusal(words().text("cli_simulate_ended", done=len(entries), games=str(games)))
    return 0


def processors() -> int:
    """How many this program may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def header_of(plan: Plan, seed: int) -> dict[str, Any]:
    """What a match is, so that only the same one is continued."""
    return {
        "match": list(plan.seats),
        "game": plan.game,
        "edition": game_called(plan.game).edition,
        "content": content_of(plan.game, plan.pack).hash,
        "options": plan.options,
        "seed": seed,
    }


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
    order = seated(plan.seats, number % ways)
    game = play(plan._replace(seats=tuple(plan.seats[player] for player in order)), first + number // ways)
    times = [[round(1000 * seconds, 2) for seconds in seat] for seat in game.seconds]
    entry = {"number": number, "players": order, **game.entry, "did": game.did, "milliseconds": times}
    return game._replace(entry=entry, faults={order[seat]: fault for seat, fault in game.faults.items()})


def played_out(plan: Plan, first: int, numbers: Sequence[int], workers: Workers, kept: MatchFile) -> list[Played]:
    """Play games of a match; each is kept once all before it are. Those in which programs failed.

    numbers: of the games, in order.
    """
    waiting: dict[int, Played] = {}
    faulty: list[Played] = []
    left, done = list(numbers), 0
    work = partial(play_game, plan, first)
    with ProgressBar(words().text("cli_simulate_playing"), with_time=True) as bar:
        try:
            for number, game in done_by(work, numbers, workers):
                waiting[number] = game
                done += 1
                bar(done, len(numbers))
                while left and left[0] in waiting:
                    game = waiting.pop(left.pop(0))
                    kept.keep(game.entry)
                    faulty += [game] * bool(game.faults)
        except Killed:
            for number in sorted(waiting):
                kept.keep(waiting[number].entry)
    return faulty
