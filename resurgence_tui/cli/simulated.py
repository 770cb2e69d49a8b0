"""One game of bots, straight through the kernel: without a host, saves or log."""

from __future__ import annotations

from functools import cache, partial
from time import perf_counter
from typing import Any, NamedTuple

from resurgence_tui.app.rivals import last_line, rivals_of
from resurgence_tui.app.seating import COMMAND, split_command
from resurgence_tui.bots.bot import Bot, BotChance
from resurgence_tui.bots.program import Fault as ProgramFault
from resurgence_tui.bots.program_bot import ProgramBot
from resurgence_tui.bots.registry import PROGRAM, bot_called
from resurgence_tui.bots.watch import Watch
from resurgence_tui.engine.breakdown import Did, Tally
from resurgence_tui.engine.game import Game
from resurgence_tui.engine.machine import choose
from resurgence_tui.engine.types import Choice
from resurgence_tui.games import game_called
from resurgence_tui.i18n.text import words

from .questions import asked


class Plan(NamedTuple):
    """What all games of a simulation have in common: name, bots by seat, options, folder of a content pack, rivals.

    seats: names of bots, or a program with its command: ``bot:cmd:./mybot``. choices: whether files keep every choice.
    """

    game: str
    seats: tuple[str, ...]
    options: dict[str, str | bool]
    pack: str | None
    rivals: tuple[str, ...] = ()
    choices: bool = False


class Played(NamedTuple):
    """A game that was played. entry: as it stands in results. seconds: of each decision, by seat; forced ones are none.
    faults: why the programs of seats played no more, by seat. did: what each seat has done. choices: all, in order."""

    entry: dict[str, Any]
    seconds: list[list[float]]
    faults: dict[int, ProgramFault]
    did: list[Did]
    choices: list[Choice]


@cache
def content_of(game: str, pack: str | None) -> Any:
    """The printed components, read once a process."""
    return game_called(game).content(pack)


def seated(name: str, game: Game, names: list[str]) -> Bot:
    """The bot or program of that name. names: of the seats, as a program is told them."""
    if not name.startswith(COMMAND):
        return bot_called(name, game)
    phrase = partial(asked, words(game=game.name), game, names=names)
    return ProgramBot(split_command(name.removeprefix(COMMAND)), phrase, bot_called(PROGRAM, game), Watch())


def play(plan: Plan, seed: int) -> Played:
    """One game; the very one that a host would play with that seed."""
    game = game_called(plan.game)
    table = game.start(len(plan.seats), seed, plan.options, content_of(plan.game, plan.pack))
    names = [f"{place} {name}" for place, name in enumerate(plan.seats, start=1)]
    bots = [seated(name, game, names) for name in plan.seats]
    count = [0] * len(bots)
    seconds: list[list[float]] = [[] for _ in bots]
    book, view = game.book, game.view
    choices: list[Choice] = []
    tally = Tally(game.breakdowns, len(bots))
    tally.count(table.facts)
    last = None
    try:
        while not table.over:
            decision = table.open[0]
            seat, options = decision.seat, decision.options
            if len(options) == 1:
                option = options[0]
            else:
                began = perf_counter()
                option = bots[seat].answer(partial(view, table, seat), decision, BotChance(seed, seat, count[seat]))
                seconds[seat].append(perf_counter() - began)
            count[seat] += 1
            choices.append(Choice(seat, option))
            choose(table, seat, option, book)
            tally.count(table.facts)
        tally.close(table)
        winners, sides, scores = game.winners(table), game.sides(table), game.scores(table)
        last = last_line(scores, winners, sides)
    finally:
        for bot in bots:
            if isinstance(bot, ProgramBot):
                bot.end(last)
    entry: dict[str, Any] = {
        "seed": seed,
        "seats": list(plan.seats),
        "scores": scores,
        "winners": winners,
        "decisions": table.answered,
        "rounds": game.progress(table).round,
        "sources": [dict(side.sources) for side in sides if not side.rival],
    }
    faults = {seat: bot.fault for seat, bot in enumerate(bots) if isinstance(bot, ProgramBot) and bot.fault}
    entry |= rivals_of(sides, winners)
    if faults:
        entry["stand_ins"] = {str(seat): fault.what for seat, fault in faults.items()}
    return Played(entry, seconds, faults, tally.did, choices)
