"""From words to seats: ``Anna,Boris,bot:random*2``."""

from __future__ import annotations

from pydantic import ValidationError

from resurgence_tui.bots.registry import check_bot
from resurgence_tui.saves.names import clean_name
from resurgence_tui.saves.save_file import HUMAN, SeatSetup, one_sentence

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
