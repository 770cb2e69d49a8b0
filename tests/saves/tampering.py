"""Saves that somebody has changed with care: every value fits its field, and the checksum fits the file."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from copy import deepcopy
from random import Random
from typing import Any

from resurgence_tui.app.library import printed
from resurgence_tui.games.resurgence.game import GAME
from resurgence_tui.games.resurgence.tellable import NUMBERS, SHAPES, SHAPES_OF_TABLE, _ids
from tests.saves.mutating import sealed

Values = dict[str, Any]
Way = Callable[[Values, Sequence[Values], Random], object]

WAYS: list[Way] = []


def way(function: Way) -> Way:
    """Register a way of changing a save. It gets its values, those of other saves, and chance."""
    WAYS.append(function)
    return function


def tampered(data: Values, others: Sequence[Values], chance: Random) -> bytes:
    """The bytes of a save changed in one to three ways. data: the values of a sound one; they are changed too."""
    for _ in range(chance.choice((1, 1, 1, 2, 3))):
        chance.choice(WAYS)(data, others, chance)
    return sealed(data, chance)


@way
def points(data: Values, others: Sequence[Values], chance: Random) -> None:
    """A seat has more points, and more of what they came from."""
    seat = chance.choice(data["table"]["seats"])
    more = chance.choice((1, 50, 900))
    seat["vp"] += more
    source = chance.choice(sorted(seat["earned"]) or ["missions"])
    seat["earned"][source] = seat["earned"].get(source, 0) + more


@way
def goods(data: Values, others: Sequence[Values], chance: Random) -> None:
    """A seat has as much as fits."""
    chance.choice(data["table"]["seats"])["items"] = [chance.randrange(10) for _ in range(5)]


@way
def deck(data: Values, others: Sequence[Values], chance: Random) -> None:
    """A deck lies the other way round."""
    chance.choice([pile for name, pile in data["table"].items() if name.endswith("_deck")]).reverse()


@way
def progress(data: Values, others: Sequence[Values], chance: Random) -> None:
    """A seat is further on a track, has another level, and other bags."""
    seat = chance.choice(data["table"]["seats"])
    seat["tracks"][chance.randrange(3)] = chance.randrange(9)
    seat["level"] = chance.randrange(1, 5)
    seat["bag"], seat["rest"] = seat["rest"], seat["bag"]


@way
def totals(data: Values, others: Sequence[Values], chance: Random) -> None:
    """The sheets, or what the Mutants have."""
    table = data["table"]
    for seat in table["seats"]:
        seat["sheet"] = deepcopy(chance.choice(chance.choice(others)["table"]["seats"])["sheet"])
    table["mutant_vp"] = chance.randrange(99)
    table["mutant_sheet"] = deepcopy(chance.choice(others)["table"]["mutant_sheet"])


@way
def another_log(data: Values, others: Sequence[Values], chance: Random) -> None:
    """The log is that of another game."""
    data["log"] = deepcopy(chance.choice(others)["log"])


@way
def told_by_chance(data: Values, others: Sequence[Values], chance: Random) -> None:
    """Some entries of the log are others, most of them such as could be told."""
    log = data["log"]
    for _ in range(chance.randrange(1, 40)):
        entry = [chance.randrange(-1, 8), chance.randrange(-1, 7), a_fact(chance)]
        log.insert(chance.randrange(len(log) + 1), entry)


def a_fact(chance: Random) -> list[Any]:
    """A fact as JSON values."""
    shapes = chance.choice((SHAPES, SHAPES_OF_TABLE))
    key = chance.choice(sorted(shapes))
    kinds = list(shapes[key])
    if kinds and kinds[-1].endswith("*"):
        kinds[-1:] = [kinds[-1][:-1]] * chance.randrange(6)
    seat = chance.choice((-1, 0, 0, 0, 1, 1, 2, 3, 7)) if shapes is SHAPES else -1
    return [key, seat, [a_value(kind, chance) for kind in kinds], chance.choice((-1, -1, -1, 0, 1, 9))]


def a_value(kind: str, chance: Random) -> str | int:
    """A value of that kind, now and then of another."""
    ids = _ids(printed(GAME, None))
    if chance.random() < 0.03:
        kind = chance.choice(sorted(ids))
    if kind in NUMBERS:
        return chance.choice((0, 1, 2, 3, 7, 99, 999, -1, -40))
    if kind == "share":
        return f"{a_value('area', chance)}:{a_value('token', chance)}:{chance.randrange(12)}"
    return chance.choice(sorted(ids[kind]))


@way
def options(data: Values, others: Sequence[Values], chance: Random) -> None:
    """Another variant was agreed."""
    name, values = chance.choice((
        ("solo", ("village", "town", "stronghold", "", False)), ("encounters", (True, False, "yes")),
        ("bonus_events", (True, False)), ("start", ("draft", "beginner", "x")), ("new", (True, "x")),
    ))  # fmt: skip
    data["setup"]["options"][name] = chance.choice(values)


@way
def question(data: Values, others: Sequence[Values], chance: Random) -> None:
    """An open question is about something else, asks another seat, or by another rule."""
    asked = [one for each in (data, *others) for one in each["table"]["open"]]
    if data["table"]["open"]:
        mine, other = chance.choice(data["table"]["open"]), chance.choice(asked)
        place = chance.choice((0, 1, 2, 3, 3, 3, 4))
        mine[place] = deepcopy(other[place])
        if place == 3 and mine[3] and chance.random() < 0.7:
            ids = _ids(printed(GAME, None))
            mine[3][0] = chance.choice(sorted(ids[chance.choice(sorted(ids))]))


@way
def tasks(data: Values, others: Sequence[Values], chance: Random) -> None:
    """What is still to come is what another game has before it."""
    data["table"]["agenda"] = deepcopy(chance.choice(others)["table"]["agenda"])


@way
def another_table(data: Values, others: Sequence[Values], chance: Random) -> None:
    """The table is that of another game."""
    data["table"] = deepcopy(chance.choice(others)["table"])
    if chance.random() < 0.7:
        data["table"]["seed"] = data["setup"]["seed"]


@way
def other_choices(data: Values, others: Sequence[Values], chance: Random) -> None:
    """Choices are missing, doubled, or those of another game."""
    choices = data["choices"]
    match chance.randrange(4):
        case 0:
            del choices[chance.randrange(len(choices) + 1) :]
        case 1:
            data["choices"] = deepcopy(chance.choice(others)["choices"])
        case 2:
            choices += deepcopy(choices[-3:])
        case _:
            data["undone"] = deepcopy(chance.choice(others)["choices"][-4:])


@way
def base(data: Values, others: Sequence[Values], chance: Random) -> None:
    """The past begins somewhere else."""
    table = deepcopy(chance.choice((data, data, chance.choice(others)))["table"])
    data["base"] = chance.choice((None, {
        "choices": chance.choice((0, len(data["choices"]), chance.randrange(900))),
        "log": chance.choice((0, len(data["log"]), chance.randrange(900))),
        "table": table, "edition": chance.choice((1, 1, 2, 9)), "changed": chance.random() < 0.5,
    }))  # fmt: skip


@way
def seated(data: Values, others: Sequence[Values], chance: Random) -> None:
    """Somebody else sits there, or a bot, with another PIN, and it is noted or not."""
    seat = chance.choice(data["setup"]["seats"])
    match chance.randrange(5):
        case 0:
            seat["name"] = chance.choice(("Zed", "Anna", "Boris", "\u0416"))
        case 1:
            seat["player"] = chance.choice(("human", "bot:random", "bot:eager", "bot:nobody"))
        case 2:
            data["pins"] = [{"salt": "0" * 32, "hash": "1" * 32, "wrong": 3}] * chance.randrange(5)
        case 3:
            data["noted"] = deepcopy(chance.choice(others)["noted"])
        case _:
            data["name"] = "Another title"


@way
def ended(data: Values, others: Sequence[Values], chance: Random) -> None:
    """It is said to be over, given up, of another round or edition."""
    name = chance.choice(("over", "abandoned", "round", "edition", "table"))
    if name == "table":
        data["table"]["over"] = not data["table"]["over"]
    else:
        data[name] = chance.choice((1, 2, 3)) if name in ("round", "edition") else not data[name]
