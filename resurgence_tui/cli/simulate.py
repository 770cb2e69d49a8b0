"""Let bots play many games, and tabulate: straight through the kernel, without a host, saves or log."""

from __future__ import annotations

import json
import os
import signal
import sys
from collections import deque
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from resurgence_tui.app.rivals import rivals_of
from resurgence_tui.bots.bot import BotChance
from resurgence_tui.bots.registry import bot_called
from resurgence_tui.engine.machine import choose
from resurgence_tui.games import game_called
from resurgence_tui.i18n.text import words
from resurgence_tui.printable import escaped_json

from .console import Refusal
from .results import summary_of, table_of
from .results_file import results_file

from .session import seats_of
from .signals import ENDING, OF_A_SIGNAL, Ended

if TYPE_CHECKING:
    from .new_game import NewGame

FIRST_SEED = 1
"""Seed of the first game where none is given; each further game takes the next number."""

SHARE = 5
"""Most games that a process is given at once."""

class Plan(NamedTuple):
    """What all games of a simulation have in common: name, bots by seat, options, folder of a content pack, rivals."""

    game: str
    seats: tuple[str, ...]
    options: dict[str, str | bool]
    pack: str | None
    rivals: tuple[str, ...] = ()

def simulate_games(given: NewGame, games: int, jobs: int, json_file: Path | None) -> int:
    """Play the games, print the table and write the JSON; 0, or a Refusal that says how many could not be played."""
    text = words().text
    if games < 1 or jobs < 1:
        raise Refusal(text("cli_at_least_one", option="--games" if games < 1 else "--jobs"))
    to_stdout = json_file is not None and str(json_file) == "-"
    if json_file is not None and not to_stdout:
        if not json_file.parent.is_dir():
            raise Refusal(text("cli_no_folder", folder=str(json_file.parent)))
        if json_file.is_dir():
            raise Refusal(text("cli_is_folder", folder=str(json_file)))
    plan = plan_of(given)
    first = FIRST_SEED if given.seed is None else given.seed
    if not 0 <= first < (1 << 63) - games:
        raise Refusal(text("cli_bad_seed"))
    with results_file(None if to_stdout else json_file) as file:
        played, is_whole = played_out(plan, range(first, first + games), jobs)
        ended = Refusal(text("cli_simulate_ended", done=len(played), games=str(games)))
        if not played:
            raise ended
        result = {"games": played, "summary": summary_of(played, plan.rivals)}
        written = escaped_json(json.dumps(result, indent=None, separators=(", ", ": "), ensure_ascii=False)) + "\n"
        problem = file.write(written) if file is not None else None
    sys.stdout.write(written if to_stdout else "\n".join(table_of(words(game=plan.game), result, plan.rivals)) + "\n")
    if problem is None and is_whole:
        return 0
    sys.stdout.flush()
    raise problem or ended

def played_out(plan: Plan, seeds: range, jobs: int) -> tuple[list[dict[str, Any]], bool]:
    """The games that were finished, and whether these are all: a process may be killed meanwhile."""
    played: list[dict[str, Any]] = []
    try:
        for game in play_all(plan, seeds, jobs):
            played.append(game)
    except BrokenProcessPool:
        return played, False
    return played, True

def plan_of(given: NewGame) -> Plan:
    """Check seats, options and content before the first game; Refusal if a person should play."""
    if given.seats is None:
        raise Refusal(words().text("cli_simulate_seats"))
    seats = seats_of(given, given.seats)
    for seat in seats:
        if seat.human:
            raise Refusal(words().text("cli_simulate_humans", name=seat.name))
    plan = Plan(
        given.game,
        tuple(seat.player for seat in seats),
        given.variants,
        str(given.content) if given.content else None,
    )
    game = game_called(plan.game)
    table = game.start(len(seats), 0, plan.options, game.content(plan.pack))
    return plan._replace(rivals=tuple(side.rival for side in game.sides(table) if side.rival))

def play_all(plan: Plan, seeds: range, jobs: int) -> Iterator[dict[str, Any]]:
    """The games in the order of their seeds, whatever the number of processes."""
    jobs = min(jobs, len(seeds))
    if jobs > 1:
        yield from play_shared(plan, seeds, jobs)
        return
    prepare(plan)
    yield from map(partial(play, plan), seeds)

def play_shared(plan: Plan, seeds: range, jobs: int) -> Iterator[dict[str, Any]]:
    """The same by several processes, a few games at a time; BrokenProcessPool after all that were finished, if one of
    them is killed.

    Ctrl-C and signals to end are only noted while they work and obeyed between two results, so that they cannot upset
    their conversation.
    """
    share = max(1, min(SHARE, len(seeds) // (4 * jobs)))
    parts = (seeds[start : start + share] for start in range(0, len(seeds), share))
    with noted_signals() as pressed, ProcessPoolExecutor(jobs, initializer=prepare, initargs=(plan, True)) as pool:
        waiting: deque[Future[list[dict[str, Any]]]] = deque()
        try:
            for part in parts:
                waiting.append(pool.submit(play_some, plan, part))
                if len(waiting) > 4 * jobs:
                    yield from _result(waiting[0], pool, pressed)
                    waiting.popleft()
            while waiting:
                yield from _result(waiting[0], pool, pressed)
                waiting.popleft()
        except BrokenProcessPool:
            _obey(pressed)  # who ends the program may have ended its processes first
            for part_of_it in waiting:
                if part_of_it.done() and part_of_it.exception() is None:
                    yield from part_of_it.result()
            raise

@contextmanager
def noted_signals() -> Iterator[list[int]]:
    """Signals that would end this process are only noted, in the list."""
    pressed: list[int] = []
    own = os.getpid()

    def note(number: int, frame: object) -> None:
        if os.getpid() == own:
            pressed.append(number)
        elif number != signal.SIGINT:  # a process for games, which has not got so far as to have signals of its own
            os._exit(OF_A_SIGNAL + number)

    known = {number: signal.getsignal(number) for number in (signal.SIGINT, *ENDING)}
    taken = {number: handler for number, handler in known.items() if handler is not signal.SIG_IGN}
    for number in taken:
        signal.signal(number, note)
    try:
        yield pressed
    finally:
        for number, handler in taken.items():
            signal.signal(number, handler)

def _result(
    future: Future[list[dict[str, Any]]], pool: ProcessPoolExecutor, pressed: list[int]
) -> list[dict[str, Any]]:
    """Wait for a part of the games; KeyboardInterrupt once Ctrl-C was pressed, Ended after a signal to end."""
    while not pressed:
        try:
            return future.result(timeout=0.1)
        except TimeoutError:
            continue
    pool.shutdown(wait=False, cancel_futures=True)
    _obey(pressed)
    return []

def _obey(pressed: list[int]) -> None:
    """Do what the first of these signals means."""
    if pressed:
        raise KeyboardInterrupt if pressed[0] == signal.SIGINT else Ended(pressed[0])

def play_some(plan: Plan, seeds: range) -> list[dict[str, Any]]:
    """A few games."""
    return [play(plan, seed) for seed in seeds]

_content: Any = None

def prepare(plan: Plan, child: bool = False) -> None:
    """Read the content once a process; a child leaves Ctrl-C to its parent and ends when it is told to."""
    global _content
    if child:
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        for number in ENDING:
            signal.signal(number, signal.SIG_DFL)
    _content = game_called(plan.game).content(plan.pack)

def play(plan: Plan, seed: int) -> dict[str, Any]:
    """One game of bots, as an entry of the results; the very game that a host would play with that seed."""
    game = game_called(plan.game)
    table = game.start(len(plan.seats), seed, plan.options, _content)
    bots = [bot_called(name, game) for name in plan.seats]
    asked = [0] * len(bots)
    book, view = game.book, game.view
    while not table.over:
        decision = table.open[0]
        seat, options = decision.seat, decision.options
        if len(options) == 1:
            option = options[0]
        else:
            option = bots[seat].answer(partial(view, table, seat), decision, BotChance(seed, seat, asked[seat]))
        asked[seat] += 1
        choose(table, seat, option, book)
    winners, sides = game.winners(table), game.sides(table)
    entry = {
        "seed": seed,
        "seats": list(plan.seats),
        "scores": game.scores(table),
        "winners": winners,
        "decisions": table.answered,
        "rounds": game.progress(table).round,
        "sources": [dict(side.sources) for side in sides if not side.rival],
    }
    return entry | rivals_of(sides, winners)
