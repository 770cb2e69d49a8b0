"""From words to seats: ``Anna,Boris,bot:random*2``."""

from __future__ import annotations

import re
from difflib import get_close_matches

from pydantic import ValidationError

from resurgence_tui.bots.registry import BOTS, check_bot
from resurgence_tui.saves.names import clean_name
from resurgence_tui.saves.save_file import HUMAN, SeatSetup, one_sentence

LIKE_A_BOT = re.compile(r"(?i)bots?\s*[:;.=_\- ]\s*([a-z_]+)")
"""What is meant for a bot, whatever stands between the two words."""

MOST_SEATS = 4
"""Seats of any game: there are so many colours."""


def parse_seats(text: str, most: int = MOST_SEATS) -> list[SeatSetup]:
    """The seats that a text names, in order, each with a colour of its own; ValueError with one sentence if it cannot
    be read, or names more than the most.

    A part is a name, or a bot (``bot:random``), several of which can be written as ``bot:random*3``. Bots get names of
    their own.
    """
    players: list[tuple[str, str]] = []
    for part in text.split(","):
        word, star, times = part.strip().partition("*")
        if (meant := bot_meant(word)) and meant != word:
            raise ValueError(f"'{word[:40]}' looks like a bot; did you mean {meant}? A person needs another name.")
        if not word.startswith("bot:"):
            players.append((clean_name(part), HUMAN))
            continue
        check_bot(word)
        if star and not (times.isascii() and times.isdigit() and 1 <= int(times[:4]) <= most):
            raise ValueError(f"'{part.strip()[:40]}' must end in a number of seats from 1 to {most}.")
        players += [("", word)] * int(times or 1)
    if len(players) > most:
        raise ValueError(f"There are at most {most} seats, not {len(players)}.")
    taken = {name.casefold() for name, player in players if player == HUMAN}
    if len(taken) < sum(player == HUMAN for _, player in players):
        raise ValueError("Two seats have the same name; names must differ.")
    return [_seat(name, player, colour, taken) for colour, (name, player) in enumerate(players)]


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


def _seat(name: str, player: str, colour: int, taken: set[str]) -> SeatSetup:
    if not name:
        name = bot_name(player, taken)
        taken.add(name.casefold())
    try:
        return SeatSetup(name=name, player=player, colour=colour)
    except ValidationError as error:
        raise ValueError(one_sentence(error)) from None


def bot_name(player: str, taken: set[str]) -> str:
    """A name for a bot that no seat has: ``Bot Random 1``. taken: casefolded."""
    stem = "Bot " + player.partition(":")[2].replace("_", " ").title()[:16]
    number = 1
    while f"{stem} {number}".casefold() in taken:
        number += 1
    return f"{stem} {number}"
