"""Games that are kept one by one, with all that is known of each: of matches, and of simulations that ask for it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

from resurgence_tui.bots.registry import stand_in_for
from resurgence_tui.games import game_called
from resurgence_tui.i18n.program_words import program_text
from resurgence_tui.i18n.text import Words, words

from .console import Refusal, say
from .killed import Killed
from .match_file import MatchFile
from .progress import ProgressBar
from .simulated import Plan, Played, content_of, play
from .workers import Workers, done_by


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


def record(plan: Plan, seed: int, number: int, order: Sequence[int]) -> Played:
    """A game with all that a file keeps of it. order: which player of the plan sits where.

    milliseconds: how long each decision took. choices: every option taken, if the plan wants them.
    """
    game = play(plan._replace(seats=tuple(plan.seats[player] for player in order)), seed)
    entry = {
        "number": number, "players": list(order), **game.entry, "did": game.did,
        "milliseconds": [[round(1000 * seconds, 2) for seconds in seat] for seat in game.seconds],
    }  # fmt: skip
    if plan.choices:
        entry["choices"] = [[choice.seat, choice.option] for choice in game.choices]
    return game._replace(entry=entry, faults={order[seat]: fault for seat, fault in game.faults.items()})


def play_on(
    kept: MatchFile, plan: Plan, work: Callable[[int], Played], games: int, workers: Workers,
    show: Callable[[list[dict[str, Any]]], None],
) -> int:  # fmt: skip
    """Play those of so many games that are not kept yet; 0, or a Refusal that says how many could not be played.

    work: plays the game of a number. show: is given all that are played, also where the work is broken off.
    """
    before = stand_ins_told(words(), "cli_stand_ins_before", plan.game, plan.seats, kept.games.values())
    with interruption_told(kept, games):
        wanted = [number for number in range(games) if number not in kept.games]
        try:
            faulty = played_into(kept, work, wanted, workers)
        except BaseException:
            try:
                _shown(kept, games, show)
            except Refusal as also:  # what breaks the work off is told too
                say(also)
            raise
        entries = _shown(kept, games, show)
        tell_faults(plan, faulty)
        for told in before:
            say(Refusal(told))
    if len(entries) < games:
        raise Refusal(words().text("cli_simulate_ended", done=len(entries), games=str(games)))
    return 0


def _shown(
    kept: MatchFile, games: int, show: Callable[[list[dict[str, Any]]], None]
) -> list[dict[str, Any]]:
    """Show those of so many games that are played; which they are."""
    entries = [kept.games[number] for number in sorted(kept.games) if number < games]
    if entries:
        show(entries)
    return entries


def played_into(
    kept: MatchFile, work: Callable[[int], Played], numbers: Sequence[int], workers: Workers
) -> list[Played]:
    """Play games; each is kept once all before it are. Those in which programs failed.

    work: plays the game of a number. numbers: in order.
    """
    waiting: dict[int, Played] = {}
    faulty: list[Played] = []
    left, done = list(numbers), 0
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


@contextmanager
def interruption_told(kept: MatchFile, games: int) -> Iterator[None]:
    """Where Ctrl+C breaks the work off, say how many of the games are played, and what becomes of them."""
    try:
        yield
    except KeyboardInterrupt:
        done = sum(number < games for number in kept.games)
        key = "cli_interrupted" if kept.path is None else "cli_interrupted_file"
        say(Refusal(words().text(key, done=str(done), games=str(games), file=str(kept.path))))
        raise


def stand_ins_told(
    read: Words, key: str, game: str, players: Sequence[str], games: Iterable[Mapping[str, Any]]
) -> list[str]:
    """For each player whose program did not play games to their end, how many of these. key: of the sentence."""
    found = Counter(one["players"][int(seat)] for one in games for seat in one.get("stand_ins", ()))
    bot = stand_in_for(game)
    return [
        read.text(key, count=count, bot=bot, name=f"{player + 1} {players[player]}")
        for player, count in sorted(found.items())
    ]


def tell_faults(plan: Plan, played: list[Played]) -> None:
    """Say once for each seat, on standard error, why its program did not play all games to their end."""
    found: dict[int, list[tuple[Any, Any]]] = {}
    for game in played:
        for seat, fault in game.faults.items():
            found.setdefault(seat, []).append((game.entry["seed"], fault))
    for seat, faults in sorted(found.items()):
        seed, fault = faults[0]
        why = program_text(words(), f"{seat + 1} {plan.seats[seat]}", fault, stand_in_for(plan.game))
        say(Refusal(words().text("cli_simulate_fault", count=len(faults), seed=str(seed), why=why)))
