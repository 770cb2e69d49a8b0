"""Programs of other people that the command line names: in the seats of a new game, or for a saved one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from resurgence_tui.app.host import Host
from resurgence_tui.app.programs import Programs
from resurgence_tui.bots.registry import PROGRAM
from resurgence_tui.engine.types import Decision
from resurgence_tui.games import game_called
from resurgence_tui.i18n.program_words import program_text
from resurgence_tui.i18n.text import words, words_of
from resurgence_tui.saves.save_file import Setup

from .console import Refusal, say
from .questions import asked


def phrase(setup: Setup, decision: Decision, view: Any) -> Mapping[str, Any]:
    """A question as programs are asked it."""
    names = [seat.name for seat in setup.seats]
    return asked(words_of(setup), game_called(setup.game), decision, view, names)


def seat_programs(host: Host, line: str) -> None:
    """Let the programs play in a new game that its line of seats names."""
    from resurgence_tui.app.seating import commands_in

    if commands := commands_in(line):
        host.bots.use(Programs(commands, phrase))


def seat_again(host: Host, given: Sequence[str]) -> None:
    """Let these programs play on in a saved game, on the seats where one has played: in their order, the last of them
    on all that are left. Refusal if there is no such seat, or one too few."""
    if not given:
        return
    from resurgence_tui.app.seating import split_command

    seats = [seat for seat, one in enumerate(host.setup.seats) if one.player == PROGRAM]
    if len(given) > len(seats):
        raise Refusal(words().text("cli_program_seats", count=len(seats)))
    commands = [split_command(command) for command in given]
    commands += commands[-1:] * (len(seats) - len(commands))
    host.bots.use(Programs(dict(zip(seats, commands, strict=True)), phrase))


def tell_of_programs(host: Host) -> None:
    """Say on standard error, once, on which seats a program should play and does not."""
    for line in program_lines(host):
        say(Refusal(line))


def program_lines(host: Host) -> list[str]:
    """The same as sentences, each given once."""
    text = words_of(host.setup)
    return [program_text(text, host.names[seat], fault, bot) for seat, fault, bot in host.bots.news()]
