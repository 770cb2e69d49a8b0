"""Placing in two looks: first the space, then, only where several would do, which token and which cards for it.

Nothing is decided here: the options of the open decision are sorted by the space they name, and one of them is picked.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

REST = "rest"


class PlacingWay(NamedTuple):
    """One option of PLACE-01, taken apart: ``place:<token>:<area it comes from>:<space>[:card...]``."""

    option: str
    token: str
    area: str
    space: str
    cards: tuple[str, ...] = ()


def way(option: str) -> PlacingWay:
    """Take an option of PLACE-01 apart."""
    _, token, area, space, *cards = option.split(":")
    return PlacingWay(option, token, area, space, tuple(cards))


def by_space(options: Iterable[str]) -> dict[str, tuple[PlacingWay, ...]]:
    """The options by the space they go to, spaces in the order in which they are listed."""
    found: dict[str, list[PlacingWay]] = {}
    for one in map(way, options):
        found.setdefault(one.space, []).append(one)
    return {space: tuple(ways) for space, ways in found.items()}


class Placing:
    """What a player has picked so far of a placement: no space yet, or one of which several ways are open.

    It belongs to the screen alone: going back costs nothing, since nothing has been submitted.
    """

    def __init__(self, options: Iterable[str]) -> None:
        self.spaces = by_space(options)
        self.space = ""

    @property
    def ways(self) -> tuple[PlacingWay, ...]:
        """The ways to place on the space picked; empty before one is picked."""
        return self.spaces.get(self.space, ())

    def pick(self, space: str) -> str:
        """Pick a space; the option to submit if only one way leads there, else "" and the ways are asked for."""
        ways = self.spaces.get(space, ())
        if len(ways) == 1:
            return ways[0].option
        self.space = space if ways else ""
        return ""

    def back(self) -> bool:
        """Go back to the spaces; whether there was anything to go back from."""
        picked, self.space = self.space, ""
        return bool(picked)
