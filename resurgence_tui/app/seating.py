"""From words to seats: ``Anna,Boris,bot:random*2``."""

from __future__ import annotations

import re
import shlex
import shutil
from collections.abc import Mapping
from difflib import get_close_matches

from pydantic import ValidationError

from resurgence_tui.bots.registry import BOTS, PROGRAM, check_bot
from resurgence_tui.engine.types import Seat
from resurgence_tui.saves.names import clean_name, clean_title
from resurgence_tui.saves.save_file import HUMAN, SeatSetup, one_sentence

LIKE_A_BOT = re.compile(r"(?i)bots?\s*[:;.=_\- ]\s*([a-z_]+)")
"""What is meant for a bot, whatever stands between the two words."""

COMMAND = f"{PROGRAM}:"
"""What stands before the command of a program: ``bot:cmd:./mybot``."""

TIMES = re.compile(r"(.*)\*([0-9]+)", re.DOTALL)
"""A command for several seats."""

NO_NAMES: Mapping[str, str] = {}
"""Bots are called as they are written: ``bot:eager`` is Bot Eager."""

MOST_SEATS = 4
"""Seats of any game: there are so many colours."""


def parse_seats(text: str, most: int = MOST_SEATS, called: Mapping[str, str] = NO_NAMES) -> list[SeatSetup]:
    """The seats that a text names, in order, each with a colour of its own; ValueError with one sentence if it cannot
    be read, or names more than the most.

    A part is a name, or a bot (``bot:random``), several of which can be written as ``bot:random*3``. Bots get names of
    their own, out of what each is called (by player), or of how it is written. The command of a program
    (``bot:cmd:./mybot``) is not part of its seat: see ``commands_in``.
    """
    players = [(name, player) for name, player, _ in _players(text, most)]
    if len(players) > most:
        raise ValueError(f"There are at most {most} seats, not {len(players)}.")
    taken = {name.casefold() for name, player in players if player == HUMAN}
    if len(taken) < sum(player == HUMAN for _, player in players):
        raise ValueError("Two seats have the same name; names must differ.")
    seats = []
    for colour, (name, player) in enumerate(players):
        seats.append(_seat(name or bot_name(player, taken, called), player, colour))
        taken.add(seats[-1].name.casefold())
    return seats


def commands_in(text: str, most: int = MOST_SEATS) -> dict[Seat, tuple[str, ...]]:
    """The commands of the programs among the seats that a text names, split into words, by seat; "" names no seats."""
    if not text:
        return {}
    return {seat: words for seat, (_, _, words) in enumerate(_players(text, most)) if words}


def split_command(command: str) -> tuple[str, ...]:
    """The words of a command, as a shell would split them; ValueError, in one sentence, if it names no program."""
    try:
        words = shlex.split(command)
    except ValueError:
        raise ValueError(f"The command '{clean_title(command)}' has a quotation mark without an end.") from None
    if not words:
        raise ValueError(f"A bot called '{COMMAND}' needs a command, such as {COMMAND}./mybot.")
    if shutil.which(words[0]) is None:
        raise ValueError(f"There is no program '{clean_title(words[0])}' that can be run.")
    return tuple(words)


def _parts(text: str) -> list[str]:
    """What stands between commas, but for those within quotation marks of a command."""
    parts, pieces = [], text.split(",")
    while pieces:
        taken = 1
        if pieces[0].strip().startswith(COMMAND):  # one whose quotation mark has no end takes nothing of what follows
            ends = (end for end in range(1, len(pieces) + 1) if not _is_open(",".join(pieces[:end])))
            taken = next(ends, 1)
        parts.append(",".join(pieces[:taken]))
        del pieces[:taken]
    return parts


def _is_open(command: str) -> bool:
    """Whether a quotation mark has no end yet."""
    try:
        shlex.split(command)
    except ValueError:
        return True
    return False


def _players(text: str, most: int) -> list[tuple[str, str, tuple[str, ...]]]:
    """Name, player and words of the command of each seat; bots have no name yet, and most seats no command."""
    players: list[tuple[str, str, tuple[str, ...]]] = []
    for part in _parts(text):
        if part.strip().startswith(COMMAND):
            command, times = part.strip().removeprefix(COMMAND), "1"
            if several := TIMES.fullmatch(command):
                command, times = several.groups()
            players += [("", PROGRAM, split_command(command))] * _number(part, times, most)
            continue
        word, star, times = part.strip().partition("*")
        bare = word.strip("\"'")
        meant = bare[:40] if bare != word and bare.startswith(COMMAND) else bot_meant(bare)
        if meant and meant != word:
            raise ValueError(f"'{word[:40]}' looks like a bot; did you mean {meant}? A person needs another name.")
        if not word.startswith("bot:"):
            players.append((clean_name(part), HUMAN, ()))
            continue
        if word == PROGRAM:
            split_command("")
        check_bot(word)
        players += [("", word, ())] * _number(part, times if star else "1", most)
    return players


def _number(part: str, times: str, most: int) -> int:
    """How many seats a part is for."""
    if not (times.isascii() and times.isdigit() and 1 <= int(times[:4]) <= most):
        raise ValueError(f"'{part.strip()[:40]}' must end in a number of seats from 1 to {most}.")
    return int(times)


def bot_meant(word: str) -> str:
    """The bot that a word seems to stand for, as it is written: ``Bot:Eager``, ``bot eager``, ``bots:egaer``; else "".

    A person may have the name of a bot, as long as it does not begin like one.
    """
    found = LIKE_A_BOT.fullmatch(word.strip())
    if not found:
        return ""
    names = [bot.partition(":")[2] for bot in BOTS]
    near = get_close_matches(found[1].casefold(), names, n=1)
    return f"bot:{near[0]}" if near else ""


def _seat(name: str, player: str, colour: int) -> SeatSetup:
    try:
        return SeatSetup(name=name, player=player, colour=colour)
    except ValidationError as error:
        raise ValueError(one_sentence(error)) from None


def bot_name(player: str, taken: set[str], called: Mapping[str, str] = NO_NAMES) -> str:
    """A name for a bot that no seat has: ``Bot Random 1``. taken: casefolded; called: what stands before the number, by
    player.
    """
    plain = "Bot Program" if player == PROGRAM else "Bot " + player.partition(":")[2].replace("_", " ").title()[:16]
    stem = called.get(player, plain)
    number = 1
    while f"{stem} {number}".casefold() in taken:
        number += 1
    return f"{stem} {number}"
