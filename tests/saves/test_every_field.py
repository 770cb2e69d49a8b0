"""Every field of the table is copied, saved and shown, or stands on a short list of exceptions."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields
from functools import cache
from typing import Any, get_args, get_type_hints

import pytest

from resurgence_tui.engine.table import Hide, Shared, hidden_fields
from resurgence_tui.engine.types import NOBODY, Decision, Fact, Task
from resurgence_tui.games.resurgence.game import GAME
from resurgence_tui.games.resurgence.state import ADAPTER, SeatState, State, Turn
from resurgence_tui.games.resurgence.view import clone
from resurgence_tui.games.resurgence.view import view as view_of

NOT_SAVED = {"content", "known"}
"""Printed, not part of a game: a save holds its hash and the entries that a content pack changed; and what a view
keeps besides the table."""

NOT_SHOWN = {"seed", "chance", "agenda", "private"}
"""What only the machine needs, and what would tell the future."""

HIDDEN = {
    State: {"survivor_deck", "basic_deck", "advanced_deck", "event_deck", "mutant_deck", "leader_deck", "aside"},
    SeatState: {"bag", "drawn", "areas", "rubble", "hand", "picks"},
    Turn: set(),
}
"""Shown by size only, to all or to the other seats."""


def filled(hint: Any, name: str, value: Any) -> Any:
    """A value that differs from the default one and holds something in every container."""
    special: dict[str, Callable[[], Any]] = {
        "agenda": lambda: [Task("X", 1, ("a", 2))],
        "private": lambda: [[Task("X", 0, (1,))], []],
        "open": lambda: [Decision("X", 0, ("a",), ("b", 3))],
        "facts": lambda: [Fact("key", 0, ("a", 1))],
        "seats": lambda: [a_record(SeatState), a_record(SeatState)],
        "columns": lambda: [["m1"], ["m2", "m3"], []],
        "turn": lambda: a_record(Turn),
    }
    if name in special:
        return special[name]()
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    if isinstance(value, str):
        return value + "x"
    if isinstance(value, dict):
        return {"word": 7}
    if hint == list[int]:
        return [entry + 1 for entry in value or [3, 4]]
    return [f"{entry}x" for entry in value or ["a", "b"]]


def a_record(kind: Any) -> Any:
    """A record of which no field has its default value."""
    record, hints = kind(), get_type_hints(kind)
    for field in fields(kind):
        if field.name not in NOT_SAVED:
            setattr(record, field.name, filled(hints[field.name], field.name, getattr(record, field.name)))
    return record


@cache
def a_state() -> State:
    """A table of which no field has its default value, though no such game exists."""
    state = a_record(State)
    state.content = GAME.content()
    assert isinstance(state, State)
    return state


KINDS = [(State, field.name) for field in fields(State)] + [
    (kind, field.name) for kind in (SeatState, Turn) for field in fields(kind)
]


def record_in(state: State, kind: Any) -> Any:
    """The record of that kind on a table: the table itself, seat 1, or the turn."""
    return {State: state, SeatState: state.seats[1], Turn: state.turn}[kind]


@pytest.mark.parametrize(("kind", "name"), KINDS)
def test_every_field_is_copied(kind: Any, name: str) -> None:
    state = a_state()
    original, copied = (getattr(record_in(one, kind), name) for one in (state, clone(state)))
    assert copied == original
    if name in NOT_SAVED:
        assert copied is original
    elif isinstance(original, list | dict):
        assert copied is not original


@pytest.mark.parametrize(("kind", "name"), KINDS)
def test_every_field_is_saved(kind: Any, name: str) -> None:
    state = a_state()
    loaded = ADAPTER.validate_python(ADAPTER.dump_python(state, mode="json"))
    same = getattr(record_in(loaded, kind), name) == getattr(record_in(state, kind), name)
    assert same == (name != "content")


@pytest.mark.parametrize(("kind", "name"), KINDS)
def test_every_field_is_shown_or_hidden_on_purpose(kind: Any, name: str) -> None:
    state = a_state()
    seen = view_of(state, NOBODY)
    value, shown = (getattr(record_in(one, kind), name) for one in (state, seen))
    if kind is State and name in NOT_SHOWN:
        assert not shown
    elif name in HIDDEN[kind]:
        assert shown != value
        entries = len(value) + (1 if isinstance(value[0], int) else 0)
        assert len(shown) == entries
        if name == "rubble":  # a token that was turned up and stays is in the open
            shown = [token for room, token in enumerate(shown) if room not in state.seats[1].flipped]
        assert set(shown) <= {0, sum(value)} if isinstance(value[0], int) else set(shown) <= {"?", ""}
    elif name not in ("seats", "content", "known"):
        assert shown == value


def test_the_lists_of_exceptions_are_those_of_the_marks() -> None:
    for kind, names in HIDDEN.items():
        marked = hidden_fields(kind)
        assert {name for name, hide in marked.items() if hide is not Hide.SECRET} == names
    assert {name for name, hide in hidden_fields(State).items() if hide is Hide.SECRET} == NOT_SHOWN
    hints = get_type_hints(State, include_extras=True)
    shared = {name for name, hint in hints.items() if any(isinstance(mark, Shared) for mark in get_args(hint))}
    assert shared == NOT_SAVED
