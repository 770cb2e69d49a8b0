"""Let bots play many games, and tabulate."""

from __future__ import annotations

import json
import shlex
import sys
from collections.abc import Iterator, Sized
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from resurgence_tui.app.seating import COMMAND, commands_in
from resurgence_tui.games import game_called
from resurgence_tui.i18n.text import words
from resurgence_tui.printable import escaped_json

from .console import Refusal, say
from .killed import Killed
from .match_file import match_file
from .parameters import LARGEST_COUNT, LARGEST_SEED
from .parquet_file import ENDING
from .progress import ProgressBar
from .recorded import header_of, play_on, record, tell_faults
from .results import summary_of, table_of
from .results_file import claimed, results_written
from .session import seats_of
from .simulated import Plan, Played, play
from .target import check_target
from .workers import Workers, check_workers, done_by

if TYPE_CHECKING:
    from .new_game import NewGame

FIRST_SEED = 1
"""Seed of the first game where none is given; each further game takes the next number."""


RECORDED = (".jsonl", ENDING)
"""Endings of files that keep all that is known of each game."""


def simulate_games(
    given: NewGame, games: int, workers: Workers, json_file: Path | None, choices: bool = False
) -> int:
    """Play the games, print the table and write the file; 0, or a Refusal that says how many could not be played."""
    text = words().text
    check_counts(games, workers)
    if json_file is not None and json_file.suffix.lower() in RECORDED:
        return _recorded(given, games, workers, json_file, choices)
    if choices:
        raise Refusal(text("cli_choices_where"))
    to_stdout = json_file is not None and str(json_file) == "-"
    if json_file is not None and not to_stdout:
        check_target(json_file)
    plan = plan_of(given, given.seats)
    seeds = seeds_of(given, games)
    by_seed: dict[int, Played] = {}
    with _told_if_interrupted(by_seed, games), claimed(None if to_stdout else json_file):
        play_out(plan, seeds, workers, by_seed)
        played = [by_seed[seed] for seed in sorted(by_seed)]
        ended = Refusal(text("cli_simulate_ended", done=len(played), games=str(games)))
        if not played:
            raise ended
        entries = [game.entry for game in played]
        result = {"games": entries, "summary": summary_of(entries, plan.rivals)}
        written = escaped_json(json.dumps(result, indent=None, separators=(", ", ": "), ensure_ascii=False)) + "\n"
        problem = None if json_file is None or to_stdout else results_written(json_file, written)
    sys.stdout.write(written if to_stdout else "\n".join(table_of(words(game=plan.game), result, plan.rivals)) + "\n")
    sys.stdout.flush()
    tell_faults(plan, played)
    if problem is None and len(played) == games:
        return 0
    raise problem or ended


def _recorded(given: NewGame, games: int, workers: Workers, file: Path, choices: bool) -> int:
    """The same with a file that keeps each game, and is continued where it stops."""
    check_target(file)
    plan = plan_of(given, given.seats)._replace(choices=choices)
    seeds = seeds_of(given, games)
    header = header_of(plan, seeds[0]) | {"turned": False}
    work = partial(_play_numbered, plan, seeds[0])

    def show(entries: list[dict[str, Any]]) -> None:
        result = {"games": entries, "summary": summary_of(entries, plan.rivals)}
        print("\n".join(table_of(words(game=plan.game), result, plan.rivals)), flush=True)

    with match_file(file, header, choices) as kept:
        return play_on(kept, plan, work, games, workers, show)


def _play_numbered(plan: Plan, first: int, number: int) -> Played:
    """A game of a simulation that keeps all of it. first: the seed of game 0."""
    return record(plan, first + number, number, range(len(plan.seats)))


def check_counts(games: int, workers: Workers) -> None:
    """Refuse numbers that nothing can be done with, and workers that cannot be had."""
    if games < 1 or workers.jobs < 1:
        option = "--games" if games < 1 else "--jobs"
        raise Refusal(words().text("cli_bad_count", option=option, most=str(LARGEST_COUNT)))
    check_workers(workers)


def seeds_of(given: NewGame, games: int) -> range:
    """The seed of each game."""
    first = FIRST_SEED if given.seed is None else given.seed
    if first + games - 1 > LARGEST_SEED:
        raise Refusal(words().text("cli_seeds_end", most=str(LARGEST_SEED)))
    return range(first, first + games)


def plan_of(given: NewGame, line: str | None) -> Plan:
    """Check seats, options and content before the first game; Refusal if a person should play."""
    if line is None:
        raise Refusal(words().text("cli_simulate_seats"))
    seats, commands = seats_of(given, line), commands_in(line)
    for seat in seats:
        if seat.human:
            raise Refusal(words().text("cli_simulate_humans", name=seat.name))
    programs = {seat: COMMAND + shlex.join(command) for seat, command in commands.items()}
    plan = Plan(
        given.game,
        tuple(programs.get(seat, one.player) for seat, one in enumerate(seats)),
        given.variants,
        str(given.content) if given.content else None,
    )
    game = game_called(plan.game)
    table = game.start(len(seats), 0, plan.options, game.content(plan.pack))
    return plan._replace(rivals=tuple(side.rival for side in game.sides(table) if side.rival))


@contextmanager
def _told_if_interrupted(played: Sized, games: int) -> Iterator[None]:
    """Where Ctrl+C breaks the work off, say how many of the games were played, and that nothing is kept of them."""
    try:
        yield
    except KeyboardInterrupt:
        say(Refusal(words().text("cli_interrupted_for_nothing", done=str(len(played)), games=str(games))))
        raise


def play_out(plan: Plan, seeds: range, workers: Workers, played: dict[int, Played]) -> None:
    """Play the game of each seed and note it; not all where the system kills whatever plays them, again and again."""
    with ProgressBar(words().text("cli_simulate_playing"), with_time=True) as bar, suppress(Killed):
        for seed, game in done_by(partial(play, plan), seeds, workers):
            played[seed] = game
            bar(len(played), len(seeds))
