"""What a game supplies to bots that look ahead, so that they need not know which game they play."""

from __future__ import annotations

from collections.abc import Collection, Hashable, Mapping, Sequence
from typing import Any, Protocol, runtime_checkable

from .chance import Draws
from .types import Decision, Seat

Act = tuple[str, ...]
"""Answers of one seat to questions that follow each other, of which a player thinks as one deed; most have one."""


class Valuation(Protocol):
    """How good positions and options are, in points at the end of the game.

    It is given whole tables, which bots imagine; it must read nothing from them that the seat it judges for cannot know
    (the order of decks, what lies face down), else a bot believes in what it has only imagined.
    """

    parts: tuple[str, ...]
    """What a position is made of, by ids that the game has words for: the reasons of a hint."""

    def made_of(self, table: Any, seat: Seat) -> Mapping[str, float]:
        """What a seat's own things promise, by part."""

    def worth(self, table: Any, seat: Seat) -> float:
        """What a table promises a seat, more for a better chance to win. Of a finished game what it has come to."""

    def rough(self, table: Any, decision: Decision) -> Sequence[float]:
        """A rough worth of each option, in their order: what one usually does is the option that has most. It is asked
        for thousands of times a second."""

    def acts(self, table: Any, decision: Decision) -> Sequence[tuple[float, Act]]:
        """What can be done now, each act with its rough worth; the first answer of each is an option."""

    def is_settled(self, decision: Decision) -> bool:
        """Whether the rough worth of acts is all that can be said about a question: looking ahead adds nothing."""

    def is_weighty(self, decision: Decision) -> bool:
        """Whether a question is worth a search; others are answered by what a turn brings."""

    def stage(self, table: Any) -> Hashable:
        """What changes where a search ends, such as the round: beyond that only ``worth`` counts."""


@runtime_checkable
class Explains(Protocol):
    """A valuation that says what speaks for an act of a settled question; for others what follows from it does."""

    def speaks_for(self, table: Any, decision: Decision, act: Act) -> Mapping[str, float]:
        """What an act has for it, by part: their sum is about its rough worth."""


@runtime_checkable
class KnowsWaste(Protocol):
    """A valuation that knows which options bring nothing: those are never proposed where another is open."""

    def brings_nothing(self, table: Any, decision: Decision) -> Collection[str]:
        """The options that would bring nothing now."""


@runtime_checkable
class Learns(Protocol):
    """A valuation that was taught by choices: its rough worth is bettered by what was learnt of an option's words."""

    learnt: Mapping[str, Mapping[str, float]]
    """Points to be added, by what holds for a seat and by a word of an option, see ``bots.learnt``."""

    def situation(self, table: Any, seat: Seat) -> Sequence[str]:
        """What holds for a seat, in ids that were learnt by: a few of each table, and few in all."""


@runtime_checkable
class Supposes(Protocol):
    """A valuation that knows what others are likely to have chosen in secret."""

    def suppose(self, table: Any, seat: Seat, chance: Draws) -> None:
        """On a table that a seat imagines, let the others choose as they are likely to, where all choose in secret at
        the same time; the seat's own things stay as they are."""


@runtime_checkable
class LooksFar(Protocol):
    """A valuation that says how far playouts go where that is not the end of the stage."""

    playouts: int
    """How many of them a question is worth, at most."""

    def horizon(self, table: Any) -> Hashable:
        """What changes where a playout ends."""


@runtime_checkable
class Foresees(Protocol):
    """A valuation that has learnt from games what positions came to in the end."""

    counted: tuple[str, ...]
    """What is counted of a position, by ids."""

    def count(self, table: Any, seat: Seat) -> Sequence[float]:
        """How much there is of it, in that order."""

    def foreseen(self, table: Any, seat: Seat) -> float:
        """What a table promises a seat at the end of a stage, as ``worth``, but by what such tables came to."""
