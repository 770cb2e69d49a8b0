"""The table of an auction, and whether what was read from a file can be one."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any

from pydantic import ConfigDict, Field, TypeAdapter
from pydantic.dataclasses import dataclass

from resurgence_tui.engine.options import OptionProblem, check_options
from resurgence_tui.engine.table import Hide, Shared, Table, make_clone
from resurgence_tui.engine.types import NOBODY, Seat, Value

from .content import COLOURS, FIELDS, neighbours
from .options import COINS, OPTIONS

SEATS = (2, 4)
ROUNDS, QUICK = 3, 1
LINES = {"cards": "game", "fields": "map", "pairs": "map", "purse": "purse"}
"""The lines of the score sheet, and the part that each belongs to."""

RULES = frozenset("ROUND BID COLOUR REVEAL PAY REACT PLACE".split())


@dataclass(slots=True, kw_only=True)
class Player:
    """One seat: coins, stones in the bag and drawn by colour, the secret bid and colour, cards won by pile, points."""

    coins: int = 4
    bag: Annotated[list[int], Hide.OTHERS_WHILE_VEILED] = Field(default_factory=lambda: [2, 2])
    drawn: Annotated[list[int], Hide.OTHERS_WHILE_VEILED] = Field(default_factory=lambda: [0, 0])
    spent: list[int] = Field(default_factory=lambda: [0, 0])
    secret: Annotated[list[str], Hide.OTHERS] = Field(default_factory=list)
    won: list[list[str]] = Field(default_factory=lambda: [[], []])
    points: int = 0
    sheet: dict[str, int] = Field(default_factory=dict)


@dataclass(slots=True, kw_only=True, config=ConfigDict(arbitrary_types_allowed=True))
class Auction(Table):
    """The whole table. taken: the card on its way from the deck to whoever gets it. flags: the seat on each field."""

    content: Annotated[Any, Shared.CONTENT, Field(exclude=True)] = None
    round: int = 0
    players: list[Player] = Field(default_factory=list)
    deck: Annotated[list[str], Hide.ALL] = Field(default_factory=list)
    discard: list[str] = Field(default_factory=list)
    taken: str = ""
    flags: list[int] = Field(default_factory=lambda: [NOBODY] * len(FIELDS))
    house: int = 0
    house_sheet: dict[str, int] = Field(default_factory=dict)
    chosen: dict[str, str | bool] = Field(default_factory=dict)

    @property
    def rounds(self) -> int:
        """Rounds of a whole game."""
        return QUICK if self.chosen.get("quick") else ROUNDS

    @property
    def has_map(self) -> bool:
        """Whether there is a map to put flags on."""
        return bool(self.chosen.get("map"))

    @property
    def has_house(self) -> bool:
        """Whether the house takes part."""
        return bool(self.chosen.get("house"))


ADAPTER: TypeAdapter[Auction] = TypeAdapter(Auction)
clone_auction = make_clone(Auction)


def answers(table: Auction, rule: str, seat: Seat, context: tuple[Value, ...]) -> list[str]:
    """Every answer to a question."""
    player = table.players[seat]
    match rule:
        case "BID":
            return [f"bid:{coins}" for coins in range(player.coins + 1)]
        case "COLOUR":
            return [f"colour:{colour}" for colour in COLOURS]
        case "PAY":
            return [f"stones:{used}" for used in range(min(sum(player.drawn), int(context[0])) + 1)]
        case "REACT":
            return ["object", "let"] if player.coins else ["let"]
        case "PLACE":
            free = [f"flag:{name}" for name, owner in zip(FIELDS, table.flags, strict=True) if owner == NOBODY]
            return [*free, "done"]
        case _:
            return []


def points_of_map(table: Auction, seat: Seat) -> dict[str, int]:
    """What the map gives in the end: a point for each flag, and one for each two side by side."""
    mine = [field for field, owner in enumerate(table.flags) if owner == seat]
    return {"fields": len(mine), "pairs": sum(other in mine for field in mine for other in neighbours(field))}


def problems(table: Auction) -> Iterator[str]:
    """What cannot be so on any table, in words for whoever looks for a fault."""
    seats, content = len(table.players), table.content
    if not SEATS[0] <= seats <= SEATS[1]:
        yield f"{seats} seats do not play"
        return
    try:
        chosen = check_options(OPTIONS, table.chosen, seats)
    except OptionProblem as problem:
        yield str(problem)
        return
    if chosen != table.chosen:
        yield "an option is missing"
    piles = [table.deck, table.discard, [table.taken] if table.taken else []]
    piles += [pile for player in table.players for pile in player.won]
    if sorted(card for pile in piles for card in pile) != sorted(content.ids):
        yield "a card is missing or there twice"
        return
    if not 0 <= table.round <= table.rounds or (table.house and not table.has_house) or table.house < 0:
        yield "round or house are out of bounds"
    if len(table.flags) != len(FIELDS) or any(not NOBODY <= one < seats * table.has_map for one in table.flags):
        yield "the map is not that of this game"
        return
    yield from _of_seats(table)
    yield from _of_questions(table)


def _of_seats(table: Auction) -> Iterator[str]:
    purse = COINS[str(table.chosen["coins"])]
    for seat, player in enumerate(table.players):
        kinds = list(zip(player.bag, player.drawn, player.spent, strict=True))
        if len(player.won) != len(COLOURS) or len(kinds) != len(COLOURS):
            yield "there are other colours"
            return
        if any(sum(kind) != 2 or min(kind) < 0 for kind in kinds) or not 0 <= player.coins <= purse:
            yield "stones or coins are not those of this game"
        held = sum(
            table.content.points(card, colour)
            for colour, pile in zip(COLOURS, player.won, strict=True)
            for card in pile
        )
        if player.points != held:
            yield "the cards do not give these points"
        sheet = {"cards": held, **points_of_map(table, seat), "purse": player.coins // 2} if table.over else {}
        if player.sheet != sheet:
            yield "the sheet does not give these points"


def _of_questions(table: Auction) -> Iterator[str]:
    if table.over and (table.open or table.agenda or table.private):
        yield "a game that is over goes on"
    if not table.over and not table.open:
        yield "nobody is asked"
    if len(table.private) not in (0, len(table.players)):
        yield "somebody has no part in what all do at once"
    if len({asked.seat for asked in table.open}) < len(table.open):
        yield "somebody is asked two things"
    for asked in table.open:
        if not 0 <= asked.seat < len(table.players):
            yield "somebody is asked who does not sit there"
        elif asked.private != (asked.rule in ("BID", "COLOUR")) or asked.private != bool(table.private):
            yield "a question is not as private as it is"
        elif list(asked.options) != answers(table, asked.rule, asked.seat, asked.context):
            yield "a question has other answers"
    for task in [*table.agenda, *(task for stack in table.private for task in stack)]:
        if task.rule not in RULES or not NOBODY <= task.seat < len(table.players):
            yield "something is still to be done that is not in the rules"
