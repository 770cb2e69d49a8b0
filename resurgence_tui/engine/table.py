"""The base of every game's table, and the code generated from its fields: clone and view.

Fields are declared once. From the declared types come the copy (``make_clone``) and what a seat may see
(``redact``); a field that is not
copied, saved or shown in the ordinary way carries a mark saying so.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import fields, is_dataclass
from enum import Enum
from typing import Annotated, Any, NamedTuple, TypeVar, get_args, get_origin, get_type_hints

from pydantic import ConfigDict, Field
from pydantic.dataclasses import dataclass
from pydantic_core import PydanticOmit, core_schema

from .chance import Draws
from .types import NOBODY, Decision, Fact, RuleId, Seat, Task, Value, empty_dict, empty_list

T = TypeVar("T", bound="Table")

_tuple = tuple.__new__
"""Makes a named tuple without its Python-level constructor, which costs more than the rest of a small move."""

UNKNOWN = "?"
"""Stands in a view for a card or token that the viewer may not know."""


class Hide(Enum):
    """How a container looks to seats that may not see into it (everything else is open to all)."""

    ALL = "nobody sees the contents, everybody the size: decks, face-down tokens"
    OTHERS = "only the owner sees the contents, others the size: a hand of cards"
    OTHERS_WHILE_VEILED = "as OTHERS, but only while the table's `veiled` is set"
    SECRET = "not in any view: seed, streams, tasks to come"


class Shared(Enum):
    """Marks a field that a clone shares with its original and that is not saved: content, printed and frozen.

    Pydantic neither checks nor describes it, nor looks at its type: to look at a whole catalogue takes as long as to
    look at all else of a table.
    """

    CONTENT = "content"
    KNOWN = "what a view keeps besides the table"

    def __get_pydantic_core_schema__(self, source: Any, handler: Any) -> core_schema.CoreSchema:
        """Anything fits."""
        return core_schema.any_schema()

    def __get_pydantic_json_schema__(self, schema: Any, handler: Any) -> Any:
        """The field has no place in a JSON Schema."""
        raise PydanticOmit


class Lists(NamedTuple):
    """Marks a list of so many lists in every table, which so is copied twice as fast."""

    number: int


class Known(NamedTuple):
    """What a view keeps besides the table, so that a whole one can be imagined from it (``Game.imagine``).

    seat: whose view it is (NOBODY: what is open to all). agenda: the tasks to come; who follows the game knows them,
    so no rule may put anything hidden into one outside of a simultaneous step. private: the seat's own tasks within a
    simultaneous step, None outside of one. memory: what the seat remembers and the table no longer shows, in the
    game's own form.
    """

    seat: Seat
    agenda: tuple[Task, ...] = ()
    private: tuple[Task, ...] | None = None
    memory: tuple[Any, ...] = ()


@dataclass(slots=True, kw_only=True, config=ConfigDict(defer_build=True))
class Table:
    """What every game in progress consists of; a game's own table adds what lies on it.

    agenda and private are stacks (the end runs next). private has one stack a seat while a simultaneous step runs,
    else none.
    acting: the seat whose private stack is running, else NOBODY. facts: what the last choice brought about.
    known: of a view what it keeps besides; None on the table itself.
    """

    seed: Annotated[int, Hide.SECRET] = 0
    chance: Annotated[dict[str, int], Hide.SECRET] = Field(default_factory=empty_dict)
    agenda: Annotated[list[Task], Hide.SECRET] = Field(default_factory=empty_list)
    private: Annotated[list[list[Task]], Hide.SECRET] = Field(default_factory=empty_list)
    open: list[Decision] = Field(default_factory=empty_list)
    facts: list[Fact] = Field(default_factory=empty_list)
    acting: int = NOBODY
    answered: int = 0
    veiled: bool = False
    over: bool = False
    known: Annotated[Known | None, Shared.KNOWN, Field(exclude=True)] = None

    def ask(self, rule: RuleId, seat: Seat, options: Iterable[str], *context: Value) -> None:
        """Open a decision; within a simultaneous step it is private to its seat."""
        listed = tuple(options)
        if not listed:
            raise AssertionError(f"{rule} asks seat {seat} without an option")
        self.open.append(_tuple(Decision, (rule, seat, listed, context, self.acting != NOBODY)))

    def then(self, rule: RuleId, seat: Seat, *values: Value) -> None:
        """Put a task on top of the agenda that is running now."""
        agenda = self.agenda if self.acting == NOBODY else self.private[self.acting]
        agenda.append(_tuple(Task, (rule, seat, values)))

    def then_each(self, rule: RuleId, seats: Iterable[Seat], *values: Value) -> None:
        """Put one task a seat on top of the agenda, the first seat on top."""
        agenda = self.agenda if self.acting == NOBODY else self.private[self.acting]
        agenda += [_tuple(Task, (rule, seat, values)) for seat in reversed(list(seats))]

    def then_together(self, rule: RuleId, seats: int, *values: Value, only: Collection[Seat] | None = None) -> None:
        """Start a simultaneous step.

        Every seat gets an agenda of its own, and the main one waits until all are empty. only: the seats that have
        something to do in it, if these are not all; what they do is as private as in any other step.
        """
        self.private = [
            [Task(rule, seat, values)] if only is None or seat in only else [] for seat in range(seats)
        ]

    def tell(self, key: str, seat: Seat, *values: Value) -> None:
        """Record a fact; within a simultaneous step only the acting seat may see it."""
        self.facts.append(_tuple(Fact, (key, seat, values, self.acting)))

    def tell_only(self, eyes: Seat, key: str, seat: Seat, *values: Value) -> None:
        """Record a fact that only one seat may see."""
        self.facts.append(_tuple(Fact, (key, seat, values, eyes)))

    def tell_all(self, key: str, seat: Seat, *values: Value) -> None:
        """Record a fact that everybody may see, also within a simultaneous step."""
        self.facts.append(_tuple(Fact, (key, seat, values, NOBODY)))

    def decision_of(self, seat: Seat) -> Decision | None:
        """The open decision of a seat, if it has one; a seat never has two."""
        for decision in self.open:
            if decision.seat == seat:
                return decision
        return None


def _bare(hint: Any) -> tuple[Any, tuple[Any, ...]]:
    """A type hint without its marks, and the marks."""
    if get_origin(hint) is Annotated:
        kind, *marks = get_args(hint)
        return kind, tuple(marks)
    return hint, ()


def _is_record(kind: Any) -> bool:
    return isinstance(kind, type) and is_dataclass(kind)


def _copy(kind: Any, source: str, names: dict[str, Any]) -> str:
    """The expression that copies a value of that type; ``names`` collects the functions it calls."""
    origin = get_origin(kind)
    if _is_record(kind):
        names[f"clone_{kind.__name__}"] = make_clone(kind)
        return f"clone_{kind.__name__}({source})"
    if origin is list:
        (inner,) = get_args(kind)
        if _is_record(inner):
            names[f"clone_{inner.__name__}"] = make_clone(inner)
            return f"[*map(clone_{inner.__name__}, {source})]"
        if get_origin(inner) is list:
            return f"[{_copy(inner, 'i', names)} for i in {source}] if {source} else []"
        return f"[*{source}]"  # of all ways to copy a short list the fastest
    if origin is dict:
        return f"{source}.copy()"
    return source


def make_clone(kind: type[Any]) -> Callable[[Any], Any]:
    """Generate the function that copies a table (or a part of one) of that dataclass: flat, without validation."""
    names: dict[str, Any] = {"new": object.__new__, "kind": kind}
    lines = ["def clone(o):", "    c = new(kind)"]
    hints = get_type_hints(kind, include_extras=True)
    for field in fields(kind):
        bare, marks = _bare(hints[field.name])
        shared = any(isinstance(mark, Shared) for mark in marks)
        copied = f"o.{field.name}" if shared else _copy(bare, f"o.{field.name}", names)
        for mark in marks:
            if isinstance(mark, Lists):
                parts = [f"i{place}" for place in range(mark.number)]
                lines.append(f"    {', '.join(parts)} = o.{field.name}")
                copied = f"[{', '.join(f'[*{part}]' for part in parts)}]"
        lines.append(f"    c.{field.name} = {copied}")
    lines.append("    return c")
    exec("\n".join(lines), names)
    made: Callable[[Any], Any] = names["clone"]
    return made


def _unknown(value: Any) -> Any:
    """What is left of a container when only its size may be seen.

    Cards become UNKNOWN, one each ("" stays: an empty space is in the open). Counts by kind become zeros with the
    total in one further place.
    """
    if value and isinstance(value[0], int):
        return [0] * len(value) + [sum(value)]
    return [UNKNOWN if entry else "" for entry in value]


_HIDDEN: dict[Any, Mapping[str, Hide]] = {}
"""``hidden_fields`` by kind: reading type hints takes milliseconds, and every view asks for them."""


def hidden_fields(kind: Any) -> Mapping[str, Hide]:
    """The fields of a table or seat (the dataclass) that are not open to all, with the mark that says how."""
    known = _HIDDEN.get(kind)
    if known is None:
        hints = get_type_hints(kind, include_extras=True)
        marks = {field.name: _bare(hints[field.name])[1] for field in fields(kind)}
        known = _HIDDEN[kind] = {
            name: mark for name, found in marks.items() for mark in found if isinstance(mark, Hide)
        }
    return known


def hides(record: Any, path: Iterable[str]) -> bool:
    """Whether a path of fields and places leads from a table to what is not open to all, or may not be.

    Open decisions and facts are counted among that, since some of them are private.
    """
    for part in path:
        if _is_record(type(record)):
            if part in ("open", "facts") or part in hidden_fields(type(record)):
                return True
            record = getattr(record, part, None)
        elif isinstance(record, list) and part.isdigit() and int(part) < len(record):
            record = record[int(part)]
        else:
            return False
    return False


def redact(kind: Any, record: Any, mine: bool, veiled: bool) -> None:
    """Hide in a copy what its viewer may not see. mine: whether the record belongs to the viewer."""
    for name, hide in hidden_fields(kind).items():
        value = getattr(record, name)
        if hide is Hide.SECRET:
            setattr(record, name, type(value)())
        elif hide is Hide.ALL or (not mine and (hide is Hide.OTHERS or (hide is Hide.OTHERS_WHILE_VEILED and veiled))):
            setattr(record, name, _unknown(value))


def redact_table(table: Table, seat: Seat) -> bool:
    """Hide in a copy of a table what every game hides: secret fields, private decisions and facts of others.

    False, with nothing changed, if it is the view of that seat already; ValueError if it is that of another one.
    """
    if table.known is not None:
        if table.known.seat != seat:
            raise ValueError("A view shows one seat what that seat may see, and is none for another seat.")
        return False
    own = (*table.private[seat],) if table.private and seat != NOBODY else ()
    table.known = Known(seat, (*table.agenda,), own if table.private else None)
    kind: Any = type(table)
    redact(kind, table, False, table.veiled)
    table.open = [d if d.seat == seat or not d.private else Decision(d.rule, d.seat, (), (), True) for d in table.open]
    table.facts = [fact for fact in table.facts if fact.eyes in (NOBODY, seat)]
    return True


SEED_BITS = 48
"""Of the seeds of imagined tables."""


def unredacted(table: Table, seats: int, chance: Draws) -> Known:
    """Give a copy of a view what the machine needs to play it on: a seed, and the tasks that the view keeps.

    The other seats are taken to be in their last question of a simultaneous step. What is hidden in other fields is
    left to the game. Gives what the view knew besides; ValueError for what is no view.
    """
    known = table.known
    if known is None:
        raise ValueError("Only a view leaves anything to imagine.")
    table.known, table.seed, table.chance, table.agenda = None, chance.below(1 << SEED_BITS), {}, [*known.agenda]
    if known.private is not None:
        table.private = [[*known.private] if seat == known.seat else [] for seat in range(seats)]
    return known
