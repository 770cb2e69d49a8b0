"""What a bot is: it sees a view of its seat, a decision and chance of its own, and gives one of the options."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from resurgence_tui.engine.chance import number
from resurgence_tui.engine.types import Decision, Seat

View = Any
"""What the game shows to one seat; its type is the game's own."""

Look = Callable[[], View]
"""Makes the view of the bot's seat when it is called; a bot that does not look costs nothing."""

DRAWS = 1 << 20
"""Numbers that one decision may use."""


class BotChance:
    """Chance of a bot, derived from the game's seed, the seat and how often the seat has answered.

    So however long a bot thinks, and whatever it draws, no other chance of the game changes.
    """

    __slots__ = ("_next", "_seed", "_stream", "decision")

    def __init__(self, seed: int, seat: Seat, decision: int) -> None:
        self._seed, self._stream, self._next = seed, f"bot {seat}", decision * DRAWS
        self.decision = decision
        """How often the seat has answered before."""

    def below(self, limit: int) -> int:
        """A whole number from 0 to limit - 1; limits are small, so the uneven rest of 64 bits does not count."""
        drawn = number(self._seed, self._stream, self._next)
        self._next += 1
        return drawn % limit


class Bot(Protocol):
    """Answers for a seat.

    slow: whether an answer may take so long that a front end lets it think beside it.
    """

    slow: bool

    def answer(self, look: Look, decision: Decision, rng: BotChance) -> str:
        """One of the decision's options."""
