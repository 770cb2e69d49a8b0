"""RSD-INV at the door: a table that was tampered with is refused in one sentence, or can be played on."""

from __future__ import annotations

import copy
import os
from functools import cache
from random import Random
from typing import Any

import pytest
from pydantic import ValidationError

from resurgence_tui.engine.machine import choose
from resurgence_tui.games.residuum.game import GAME
from resurgence_tui.games.residuum.rulebook import book
from resurgence_tui.games.residuum.state import State
from tests.games.residuum.field import content
from tests.games.residuum.playing import a_game, positions

pytestmark = pytest.mark.games

CHANGES = int(os.environ.get("RESURGENCE_CHANGES", "250"))
PLAYED_ON = 12


@cache
def tables() -> tuple[dict[str, Any], ...]:
    """Dumped tables from all parts of a few games, one for each rule that asks."""
    found: dict[str, dict[str, Any]] = {}
    for seed in range(6):
        state = a_game(2 + seed % 3, seed, bool(seed % 2))
        for asked, _ in positions(state, seed):
            if asked.rule not in found:
                found[asked.rule] = GAME.dump(state)
    return tuple(found.values())


def leaves(value: Any, path: tuple[str | int, ...] = ()) -> list[tuple[str | int, ...]]:
    """The paths of all parts of a JSON value."""
    inner: list[tuple[str | int, ...]] = [path] if path else []
    pairs = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, part in pairs:
        inner += leaves(part, (*path, key))
    return inner


STRANGE: tuple[Any, ...] = ("", "?", "e3s0", "town", "e40s0", "RSD-ASK-11", "act:end", -1, 0, 1, 7, 10**6, True, [], {})


def tampered(data: dict[str, Any], rng: Random) -> dict[str, Any]:
    """The same with one part changed, left out, doubled or exchanged for another of its kind."""
    data = copy.deepcopy(data)
    paths = leaves(data)
    *way, last = rng.choice(paths)
    inside: Any = data
    for key in way:
        inside = inside[key]
    change = rng.randrange(4)
    if change == 0 and isinstance(inside, list):
        inside.append(copy.deepcopy(inside[last]))  # type: ignore[call-overload]
    elif change == 1:
        del inside[last]
    elif change == 2:
        *other, end = rng.choice(paths)
        outside: Any = data
        for key in other:
            outside = outside[key]
        inside[last] = copy.deepcopy(outside[end])
    else:
        inside[last] = rng.choice(STRANGE)
    return data


def play_on(state: State, rng: Random) -> None:
    """A few answers at random."""
    for _ in range(PLAYED_ON):
        if not state.open:
            return
        asked = rng.choice(state.open)
        choose(state, asked.seat, rng.choice(asked.options), book)


@pytest.mark.rule("RSD-INV-01", "RSD-INV-02", "RSD-INV-09", "RSD-INV-11", "RSD-INV-14")
def test_tampered_tables_are_refused_or_can_be_played_on() -> None:
    rng, refused = Random(4), 0
    for number in range(CHANGES):
        data = tampered(tables()[number % len(tables())], rng)
        try:
            state = GAME.load(data, content(), GAME.edition)
        except (ValueError, ValidationError):
            refused += 1
            continue
        play_on(state, rng)
    assert refused > CHANGES // 2


def test_every_question_is_loaded_as_it_was_saved() -> None:
    assert len(tables()) > 40
    for data in tables():
        assert GAME.dump(GAME.load(copy.deepcopy(data), content(), GAME.edition)) == data


def test_options_that_the_rule_does_not_list_are_refused() -> None:
    for data in tables():
        asked = copy.deepcopy(data)
        asked["open"][0][2] = [*asked["open"][0][2], "act:win"]
        with pytest.raises(ValueError, match="options of RSD-ASK"):
            GAME.load(asked, content(), GAME.edition)


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (lambda data: data["seats"][0]["store"].__setitem__(8, 4), "too much Nuclear"),
        (lambda data: data["seats"][0]["store"].__setitem__(1, -1), "what nobody can hold"),
        (lambda data: data["box"].__setitem__(0, 9), "tiles of wasteland"),
        (lambda data: data["discovery_deck"].pop(), "discovery cards are not all there"),
        (lambda data: data["town_deck"].pop(), "cards of the town are not all there"),
        (lambda data: data["conflict_deck"].pop(), "conflict cards are not all there"),
        (lambda data: data["seats"][1].__setitem__("character", data["seats"][0]["character"]), "characters"),
        (lambda data: data["barricades"].__setitem__("e2n1:town", 0), "a Barricade stands"),
        (lambda data: data["seats"][0]["loose"].extend([data["seats"][0]["basecamp"]] * 9), "too many Barricades"),
        (lambda data: data["seats"][0]["outriders"].__setitem__(5, "town"), "is in the town"),
        (lambda data: data["seats"][0]["marks"].__setitem__(5, 3), "cannot be so"),
        (lambda data: data["seats"][0]["oil"].append("e2n1"), "Oil lies where no location is"),
        (lambda data: data.__setitem__("round", 40), "the turn"),
        (lambda data: data["terrain"].__setitem__("e30s0", "wasteland"), "not connected"),
        (lambda data: data["agenda"].append(["RSD-NO-01", 0, []]), "the task RSD-NO-01"),
        (lambda data: data["agenda"].append(["RSD-MOVE-01", 0, ["nowhere"]]), "the task RSD-MOVE-01"),
        (lambda data: data.__setitem__("surprise", 1), "fields that are unknown"),
    ],
)  # fmt: skip
def test_each_fault_is_named_in_a_sentence(change: Any, sentence: str) -> None:
    data = copy.deepcopy(next(one for one in tables() if one["open"][0][0] == "RSD-ASK-11"))
    change(data)
    with pytest.raises(ValueError, match=sentence):
        GAME.load(data, content(), GAME.edition)
