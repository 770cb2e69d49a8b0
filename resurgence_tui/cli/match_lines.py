"""What the lines of a file of a match hold: the first says which match it is, each other one is a game of it."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Annotated, Any

from pydantic import BaseModel, ConfigDict, Field, ValidationError

Short = Annotated[str, Field(max_length=2000)]
Whole = Annotated[int, Field(ge=0, lt=1 << 63)]
Count = Annotated[int, Field(ge=0, le=1_000_000)]
Points = Annotated[int, Field(ge=-9999, le=9999)]
Milliseconds = Annotated[float, Field(ge=0, le=1e9)]
Seats = Field(min_length=1, max_length=20)


class Unfit(Exception):
    """A line is none of a match. field: the one whose value does not fit, "" if it has no fields at all."""

    def __init__(self, field: str = "") -> None:
        super().__init__(field)
        self.field = field


class _Line(BaseModel):
    model_config = ConfigDict(strict=True, allow_inf_nan=False)


class Header(_Line):
    """Which match it is, so that only the same one is continued. match: names of bots and programs, the players."""

    match: Annotated[list[Short], Seats]
    game: Short
    edition: Whole
    content: Short
    options: dict[Short, Short | bool]
    seed: Whole


class Entry(_Line):
    """One game. Lists are by seat; players: which one, from 0, sat there. did: how often, by fact and word.

    won, stand_ins (why, by seat) and choices (seat and option) are left out where there are none. Whatever else it has
    are the points of a rival.
    """

    model_config = ConfigDict(extra="allow")
    __pydantic_extra__: dict[str, Points]

    number: Whole
    players: list[int]
    seed: Whole
    seats: list[Short]
    scores: list[Points]
    winners: list[int]
    decisions: Count
    rounds: Count
    sources: list[dict[Short, Points]]
    did: list[dict[Short, dict[Short, Count]]]
    milliseconds: list[list[Milliseconds]]
    won: bool = False
    stand_ins: dict[Short, Short] = {}
    choices: list[tuple[Whole, Short]] = []


BY_SEAT = ("players", "scores", "sources", "did", "milliseconds")
"""Lists of a game that have a value for each seat."""


def entry_in(line: bytes, players: Sequence[str]) -> dict[str, Any]:
    """The values of a line of a game; Unfit if it is none of these players."""
    game, places = values_in(Entry, line), range(len(players))
    for name in BY_SEAT:
        if len(game[name]) != len(places):
            raise Unfit(name)
    if sorted(game["players"]) != list(places):
        raise Unfit("players")
    if game["seats"] != [players[player] for player in game["players"]]:
        raise Unfit("seats")
    if len({*game["winners"]}) < len(game["winners"]) or not {*game["winners"]} <= {*places}:
        raise Unfit("winners")
    if any(sources.keys() != game["sources"][0].keys() for sources in game["sources"]):
        raise Unfit("sources")
    if not {seat for seat, _ in game.get("choices", ())} <= {*places}:
        raise Unfit("choices")
    if not {*game.get("stand_ins", ())} <= {str(place) for place in places}:
        raise Unfit("stand_ins")
    return game


def values_in(kind: type[BaseModel], line: bytes) -> dict[str, Any]:
    """The values of a line of that kind as they stand there, checked; Unfit if they are none. All it holds is kept."""
    try:
        kind.model_validate_json(line)
        values: dict[str, Any] = json.loads(line)
    except ValidationError as error:
        where = error.errors(include_input=False, include_url=False)[0]["loc"]
        raise Unfit(str(where[0]) if where else "") from None
    except (ValueError, RecursionError):
        raise Unfit from None
    return values
