"""How seats are shown: what every board and bar needs to know of who sits there."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from resurgence_tui.saves.save_file import SeatSetup


class SeatLook(NamedTuple):
    """How a seat is shown: its name, its colour (0 to 3), whether a bot plays it, whether a turn of it is told now.

    goes_first: of several who are asked at once, it is this one that sits at the keyboard.
    """

    name: str
    colour: int
    bot: bool = False
    is_told: bool = False
    goes_first: bool = False


Looks = tuple[SeatLook, ...]
"""One for each seat."""


def looks_of(seats: Iterable[SeatSetup]) -> Looks:
    """The looks of the seats of a setup."""
    return tuple(SeatLook(seat.name, seat.colour, not seat.human) for seat in seats)


def default_looks(seats: int) -> Looks:
    """Looks for a table whose seats have no names yet."""
    return tuple(SeatLook(str(seat + 1), seat) for seat in range(seats))
