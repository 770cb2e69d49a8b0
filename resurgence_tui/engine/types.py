"""Small types that every layer shares: who sits where, what is asked, what has happened.

All of them are plain tuples, since they are made within a move, where a validated object would cost more than the move.
They are validated at the doors (load, command line, bots of other people) by the adapters of the games.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

Seat = int
"""0-based place at the table, clockwise; key of all that is owned."""

RuleId = str
"""A rule's id, as in the rule reference: ``UPK-C``."""

NOBODY: Final[Seat] = -1
"""No seat in particular: a task of the whole table, or a fact that everybody may see."""

Value = str | int
"""What tasks, decisions and facts carry: words and whole numbers, never objects."""


class Decision(NamedTuple):
    """A question to one seat, with every legal answer.

    rule: the id of the rule that asks. options: ids made of words, never empty while the decision is open in a table.
    context: values that the rule's answer function and the screen need. private: others may not see options and
    context.
    """

    rule: RuleId
    seat: Seat
    options: tuple[str, ...]
    context: tuple[Value, ...] = ()
    private: bool = False


class Task(NamedTuple):
    """Something still to be done: the rule's task function is called with the seat and the values."""

    rule: RuleId
    seat: Seat
    values: tuple[Value, ...] = ()


class Choice(NamedTuple):
    """An answer given: enough, with seed and setup, to play the same game again."""

    seat: Seat
    option: str


class Fact(NamedTuple):
    """Something that has happened.

    A key and values for the log, and the one seat that may see it (NOBODY: everybody).
    """

    key: str
    seat: Seat
    values: tuple[Value, ...] = ()
    eyes: Seat = NOBODY


class LogEntry(NamedTuple):
    """A fact with the round and step of the game in which it happened."""

    round: int
    step: int
    fact: Fact


def empty_list() -> list[Any]:
    """A new list with nothing in it, for fields of models.

    Pydantic reads the signature of what makes a default. That of ``list`` is a text, and the parser for such texts is
    a hundredth of the time in which a saved game is opened.
    """
    return []


def empty_dict() -> dict[str, Any]:
    """A new dict with nothing in it, for fields of models as well."""
    return {}
