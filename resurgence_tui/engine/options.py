"""The options of a game as data, and the one check of what was chosen of them before a game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import TypeAlias

from .types import RuleId

Value: TypeAlias = str | bool


@dataclass(frozen=True, slots=True)
class OptionSpec:
    """One thing that is chosen before a game.

    values: all there are, in the order they are offered. default: what holds if nothing is said. rule: where it is
    explained. seats: value -> fewest and most seats with which it may be chosen; any number for those left out.
    excludes: (value, id of another option, value of that) which do not go together; said once, of either option.
    """

    id: str
    values: tuple[Value, ...]
    default: Value
    rule: RuleId
    seats: Mapping[Value, tuple[int, int]] = field(default_factory=dict)
    excludes: tuple[tuple[Value, str, Value], ...] = ()

    @property
    def switch(self) -> bool:
        """Whether it is on or off."""
        return all(isinstance(value, bool) for value in self.values)

    def has(self, value: object) -> bool:
        """Whether this is one of the values; 1 is not True."""
        return any(type(value) is type(one) and value == one for one in self.values)

    def goes_with(self, value: Value, seats: int) -> bool:
        """Whether a value may be chosen with that number of seats."""
        fewest, most = self.seats.get(value, (seats, seats))
        return fewest <= seats <= most


class Problem(StrEnum):
    """Why options cannot be played."""

    UNKNOWN = "unknown"
    """There is no such option."""
    VALUE = "value"
    """The option has no such value."""
    EXCLUDED = "excluded"
    """The value does not go together with one of another option."""
    SEATS = "seats"
    """The value is not for so many seats."""
    NEEDED = "needed"
    """Nothing was chosen, and with so many seats something has to be."""


class OptionProblem(ValueError):
    """Options that cannot be played.

    option, value: the first that is wrong. values: those it may have, with this number of seats where that matters; the
    ids of all options if there is none of that id.
    other: id and value of the option that excludes it. seats: how many play; None if that was not said.
    """

    def __init__(
        self,
        kind: Problem,
        option: str,
        value: object,
        values: tuple[Value, ...] = (),
        other: tuple[str, Value] | None = None,
        seats: int | None = None,
    ) -> None:
        super().__init__(kind, option, value, values, other, seats)  # so that it can be pickled
        self.kind, self.option, self.value = kind, option, value
        self.values, self.other, self.seats = values, other, seats

    def __str__(self) -> str:
        """One plain sentence, for whoever has no words of a game's own."""
        named, may_be = f"'{self.option[:40]}'", " or ".join(f"'{one}'" for one in self.values)
        match self.kind:
            case Problem.UNKNOWN:
                return f"There is no option {named}. Options: {', '.join(map(str, self.values)) or 'none'}."
            case Problem.VALUE:
                return f"The option {named} may be {may_be}, not '{str(self.value)[:40]}'."
            case Problem.EXCLUDED:
                other, value = self.other or ("", "")
                return f"The option {named} cannot be '{self.value}' where '{other}' is '{value}'."
            case _:
                return f"The option {named} may be {may_be} with this number of seats, {self.seats}."


def check_options(
    specs: Sequence[OptionSpec], options: Mapping[str, object], seats: int | None = None
) -> dict[str, Value]:
    """All options with their values, those that were not chosen with their default; OptionProblem names the first
    that cannot be.

    seats: how many play; None while that is not known, so that it is not asked about.
    """
    by_id = {spec.id: spec for spec in specs}
    for option, value in options.items():
        if option not in by_id:
            raise OptionProblem(Problem.UNKNOWN, option, value, tuple(by_id), seats=seats)
    whole: dict[str, Value] = {}
    for spec in specs:
        value = options.get(spec.id, spec.default)
        if not spec.has(value) or not isinstance(value, str | bool):
            raise OptionProblem(Problem.VALUE, spec.id, value, spec.values, seats=seats)
        whole[spec.id] = value
    for spec, other, excluded in _excluded(specs, whole):
        raise OptionProblem(Problem.EXCLUDED, spec.id, whole[spec.id], other=(other, excluded), seats=seats)
    for spec in specs if seats is not None else ():
        assert seats is not None
        value = whole[spec.id]
        if not spec.goes_with(value, seats):
            kind = Problem.NEEDED if value == spec.default else Problem.SEATS
            values = tuple(one for one in spec.values if spec.goes_with(one, seats))
            raise OptionProblem(kind, spec.id, value, values, seats=seats)
    return whole


def can_be_chosen(specs: Sequence[OptionSpec], options: Mapping[str, object], seats: int) -> bool:
    """Whether a game of so many seats can be played with these options, and the default of all others."""
    try:
        check_options(specs, options, seats)
    except OptionProblem:
        return False
    return True


def _excluded(specs: Sequence[OptionSpec], whole: Mapping[str, Value]) -> Iterator[tuple[OptionSpec, str, Value]]:
    """Options whose value excludes that of another one: the option, and id and value of the other."""
    for spec in specs:
        for value, other, excluded in spec.excludes:
            if whole[spec.id] == value and whole.get(other) == excluded:
                yield spec, other, excluded


def offered(
    specs: Sequence[OptionSpec], options: Mapping[str, Value], seats: int, option: str
) -> tuple[Value, ...]:
    """The values of an option that can be chosen with so many seats, beside what is chosen of the other options."""
    values = next(spec.values for spec in specs if spec.id == option)
    return tuple(value for value in values if can_be_chosen(specs, {**options, option: value}, seats))
