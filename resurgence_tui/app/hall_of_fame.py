"""The hall of fame: seats of finished games, filtered and sorted, and the records of each name."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from statistics import fmean

from resurgence_tui.alphabet import in_order
from resurgence_tui.engine.game import Game
from resurgence_tui.engine.options import OptionProblem, check_options
from resurgence_tui.games import mode_called
from resurgence_tui.saves.results import Result, Side

ORDERS = ("points", "lead", "date", "name")
"""What the lines can be sorted by."""


@dataclass(frozen=True, slots=True)
class Place:
    """One seat of one finished game."""

    result: Result
    seat: int

    @property
    def side(self) -> Side:
        """The seat's points."""
        return self.result.sides[self.seat]

    @property
    def won(self) -> bool:
        """Whether the seat has won."""
        return self.seat in self.result.winners

    @property
    def lead(self) -> int:
        """By how much it was ahead of the best other side, or behind it."""
        return self.result.margin(self.seat)


@dataclass(frozen=True, slots=True)
class Chosen:
    """Which lines are shown.

    game: "" for all. mode: one of the game's, or "" for all. switches: on or off by the id of an option; of those left
    out, either. name: of a player, or "" for all. bots: theirs too. order: one of ORDERS.
    """

    game: str = ""
    mode: str = ""
    switches: Mapping[str, bool] = field(default_factory=dict)
    name: str = ""
    bots: bool = False
    order: str = "points"


@dataclass(frozen=True, slots=True)
class Record:
    """What a name has done in the games chosen. best: the place with most points."""

    name: str
    bot: bool
    games: int
    wins: int
    mean: float
    best: Place
    last: datetime


def modes_of(game: Game) -> tuple[str, ...]:
    """What is played: together by so many seats, where that is no mode by itself, and the game's own modes."""
    fewest, most = game.seats
    usual = (str(seats) for seats in range(fewest, most + 1) if _is_usual(game, seats))
    return (*usual, *modes_of_option(game))


def modes_of_option(game: Game) -> tuple[str, ...]:
    """The game's own modes: the values of the option that its results are kept apart by."""
    values = (value for spec in game.options if spec.id == game.mode_option for value in spec.values)
    return tuple(mode_called(game.mode_option, value) for value in values if value)


def _is_usual(game: Game, seats: int) -> bool:
    """Whether so many seats may play with nothing chosen, and are of no mode then."""
    try:
        chosen = check_options(game.options, {}, seats)
    except OptionProblem:
        return False
    return not chosen.get(game.mode_option)


def mode_of(result: Result) -> str:
    """What was played, one of the modes of its game; of games of another version perhaps something else."""
    return result.mode or str(len(result.sides))


def places(results: Iterable[Result], chosen: Chosen) -> list[Place]:
    """The seats that are chosen, the best or newest first; of equal ones the older game."""
    found = [Place(result, seat) for result in results if _fits(result, chosen) for seat in range(len(result.sides))]
    found = [place for place in found if _may_show(place, chosen)]
    found.sort(key=lambda place: place.result.ended)
    match chosen.order:
        case "date":
            found.sort(key=lambda place: place.result.ended, reverse=True)
        case "lead":
            found.sort(key=lambda place: (-place.lead, -place.side.points))
        case "name":
            found.sort(key=lambda place: (in_order(place.side.name), -place.side.points))
        case _:
            found.sort(key=lambda place: (-place.side.points, -place.lead))
    return found


def records(found: Sequence[Place]) -> list[Record]:
    """The records of all names among these places, most wins first; a bot is never one with a person of its name."""
    by_name: dict[tuple[str, bool], list[Place]] = {}
    for place in found:
        by_name.setdefault((place.side.name.casefold(), not place.side.human), []).append(place)
    made = []
    for (_, bot), mine in by_name.items():
        newest = max(mine, key=lambda place: place.result.ended)
        made.append(
            Record(
                name=newest.side.name,
                bot=bot,
                games=len(mine),
                wins=sum(place.won for place in mine),
                mean=fmean(place.side.points for place in mine),
                best=max(mine, key=lambda place: (place.side.points, place.lead)),
                last=newest.result.ended,
            )
        )
    return sorted(made, key=lambda record: (-record.wins, -record.mean, in_order(record.name)))


def _fits(result: Result, chosen: Chosen) -> bool:
    if chosen.game not in ("", result.game) or chosen.mode not in ("", mode_of(result)):
        return False
    return all(bool(result.options.get(option)) == on for option, on in chosen.switches.items())


def _may_show(place: Place, chosen: Chosen) -> bool:
    if chosen.name and place.side.name.casefold() != chosen.name.casefold():
        return False
    return chosen.bots or place.side.human
