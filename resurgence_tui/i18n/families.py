"""Families of keys: a beginning and an id of an open set, such as the options of a game or the rules of its reference.

The one place where the program puts keys together; all other keys stand whole in the code. Families of a game alone
stand in ``i18n.<game>.families``. A test compares the ids with the files of words.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import count
from typing import NamedTuple

from resurgence_tui.engine.options import Problem, Value
from resurgence_tui.games import game_called, options_of, valuation_of

Ids = Callable[[str], Iterable[str]]
"""The ids of a game, by the name of the game."""


class Family(NamedTuple):
    """Keys that are made of a beginning and an id.

    start: what they begin with. ids: of a game; None where the entries of the file themselves say what there is, as in
    the rule reference. some: only some of the ids need to have a sentence.
    """

    start: str
    ids: Ids | None
    some: bool = False

    def key(self, one: object) -> str:
        """The key of an id."""
        return f"{self.start}{one}"

    def id_in(self, key: str) -> str:
        """The id in a key; "" if the key is none of these."""
        return key.removeprefix(self.start) if key.startswith(self.start) else ""


# What can be looked up

RULE = Family("rule_", None)
"""A rule of the reference, by its id; with ``.title`` and ``.see``."""

RULE_FAMILY = Family("family_", None)
"""A chapter of the rules, by what the ids of its rules begin with."""

EXAMPLE = Family("example_", None, some=True)
"""A case worked out, by the id of its rule."""

SIGN = Family("sign_", None)
"""A sign on the boards; with ``.sign``, ``.text`` and ``.see``."""

SIGN_GROUP = Family("sign_group_", None)
"""The heading of the signs after it."""

HOW = Family("how_", None)
"""How to play in a minute: 1, 2, ...; and with an option what it brings besides: ``<option>_1``, ..."""


def numbered(family: Family, start: str = "") -> Iterator[str]:
    """The keys with 1, 2, ... after the beginning of an id, without end."""
    return (family.key(f"{start}{number}") for number in count(1))

ERROR = Family("error_", None)
"""An error of the layers below, found by its English sentence."""


# What is chosen before a game


def _options(game: str) -> Iterator[str]:
    return (spec.id for spec in options_of(game))


def _values(game: str) -> Iterator[str]:
    return (_of_value(spec.id, value) for spec in options_of(game) for value in spec.values if value != "")


def _of_value(option: str, value: Value) -> str:
    return f"{option}_{('off', 'on')[value] if isinstance(value, bool) else value}"


def _ways(game: str) -> Iterator[str]:
    switches = (spec.id for spec in options_of(game) if spec.switch)
    return (f"{switch}_{way}" for switch in switches for way in WAYS.values())


def _problems(game: str) -> Iterator[str]:
    return (f"{spec.id}_{kind}" for spec in options_of(game) for kind in Problem)


WAYS = {None: "either", True: "with", False: "without"}
"""Whether results with a switch are shown, and the word for it in a key."""

OPTION = Family("option_", _options)
"""What an option is called."""

OPTION_HELP = Family("cli_option_", _options)
"""The help of the command line for it."""

OPTION_VALUE = Family("option_", _values)
"""What one of its values is called, with ``.short`` where results are kept apart by it; see ``option_value``."""

OPTION_WAY = Family("option_", _ways, some=True)
"""Results with it, without it, or either; of the first switch alone, see ``option_way``."""

OPTION_PROBLEM = Family("option_", _problems, some=True)
"""Why it cannot be played so, where the game has a sentence of its own; see ``option_problem``."""


def option_value(option: str, value: Value) -> str:
    """The key of a value of an option."""
    return OPTION_VALUE.key(_of_value(option, value))


def option_mode(option: str, mode: str) -> str:
    """The key of what results are kept under, as ``games.mode_called`` calls it: a value, or the switch itself."""
    return option_value(option, True if mode == option else mode)


def option_way(option: str, shown: bool | None) -> str:
    """The key of results with a switch, without it, or either (None)."""
    return OPTION_WAY.key(f"{option}_{WAYS[shown]}")


def option_problem(option: str, kind: Problem) -> str:
    """The key of a game's own sentence about an option that cannot be played so."""
    return OPTION_PROBLEM.key(f"{option}_{kind}")


# Points


def _rivals(game: str) -> Iterable[str]:
    return game_called(game).sheet.rivals


def _parts(game: str) -> Iterable[str]:
    return game_called(game).sheet.parts


def _ends(game: str) -> list[str]:
    sheet = game_called(game).sheet
    return [part for part in sheet.parts if part != sheet.before]


SIDE = Family("side_", _rivals)
"""A rival without a seat, with ``.sign``."""

SCORE_PART = Family("score_part_", _parts)
"""A part of the score sheet."""

SCORE_EARNED = Family("score_earned_", lambda game: game_called(game).sheet.earned)
"""What points before the final scoring came from."""

SCORE_SOURCE = Family("score_source_", lambda game: game_called(game).sheet.sources)
"""What all points of a finished game came from."""

POINTS_SOURCE = Family(
    "history-source-", lambda game: {"before", "start", *game_called(game).sheet.moments, *_ends(game)}
)
"""The same of one moment of a game, as ``Points.source`` has it, or a part of the final scoring."""

POINTS_PART = Family("history-part-", _parts)
"""A part of the score sheet within a sentence."""

POINTS_TICK = Family("history-tick-", _ends)
"""A part of the final scoring below a chart."""

# Hints


def _reasons(game: str) -> Iterable[str]:
    valuation = valuation_of(game)
    return valuation.parts if valuation is not None else ()


HINT_PART = Family("hint_part_", _reasons)
"""A part of a position, as a reason for a hint."""

# Reports on many games

BREAKDOWN = Family("cli_breakdown_", lambda game: (one.id for one in game_called(game).breakdowns))
"""What a report tells seats apart by."""


FAMILIES = (
    ERROR, RULE, RULE_FAMILY, EXAMPLE, SIGN, SIGN_GROUP, HOW,
    OPTION, OPTION_HELP, OPTION_VALUE, OPTION_WAY, OPTION_PROBLEM,
    SIDE, SCORE_PART, SCORE_EARNED, SCORE_SOURCE, POINTS_SOURCE, POINTS_PART, POINTS_TICK,
    HINT_PART, BREAKDOWN,
)  # fmt: skip
"""All of them."""
