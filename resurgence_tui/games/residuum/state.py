"""What lies on the table and before each seat: ids and numbers. Everything has a named place at every moment, also what
is on its way."""

from __future__ import annotations

from typing import Annotated

from pydantic import ConfigDict, Field, TypeAdapter
from pydantic.dataclasses import dataclass

from resurgence_tui.engine.table import Hide, Shared, Table
from resurgence_tui.engine.types import NOBODY, Seat, Value, empty_dict, empty_list

from .content.catalogue import Catalogue
from .rulebook import LISTS
from .vocab import RESOURCES, TERRAINS


def _amounts() -> list[int]:
    return [0] * len(RESOURCES)


@dataclass(slots=True, kw_only=True, config=ConfigDict(defer_build=True))
class SeatState:
    """All that one seat owns; pieces that are in no hex are in its supply (RSD-COMP-01).

    store, purse: cubes and points by resource; as many as there are (RSD-GEN-07). basecamp: its hex, always on the map
    once it is placed; basecamp_active: not out of action. outriders: the hex of each, "" in the supply; marks: bits of
    ``vocab.ACTIVE``, ``ARMED``, ``MET`` of each. outposts, outposts_active: likewise. loose: hexes of Barricades that
    are out of action; those on edges are the table's. oil: hexes on which 2 Oil lie (RSD-UPG-06); oil_touched: those
    where it was put or taken this turn; oil_used: those whose transport was used. hand: discovery cards; looked: those
    being looked at; picked: the one to be completed. completed: face up; kept: cards of the town face up. used: cards
    used this turn. visited: whether the town was, this season. drawn, finished: whether a card was drawn and completed
    this turn. yields, yields_before: what each piece was told to make, this turn and the last one (RSD-ASK-64).
    conflict_hand, laid, blind: values of conflict cards in hand, laid, and laid unseen from the deck (RSD-FIGHT-09).
    sheet: points by line, once the game is over.
    """

    store: list[int] = Field(default_factory=_amounts)
    purse: list[int] = Field(default_factory=_amounts)
    basecamp: str = ""
    basecamp_active: bool = False
    outriders: list[str] = Field(default_factory=empty_list)
    marks: list[int] = Field(default_factory=empty_list)
    outposts: list[str] = Field(default_factory=empty_list)
    outposts_active: list[bool] = Field(default_factory=empty_list)
    loose: list[str] = Field(default_factory=empty_list)
    oil: list[str] = Field(default_factory=empty_list)
    oil_touched: list[str] = Field(default_factory=empty_list)
    oil_used: list[str] = Field(default_factory=empty_list)
    hand: Annotated[list[str], Hide.OTHERS] = Field(default_factory=empty_list)
    looked: Annotated[list[str], Hide.OTHERS] = Field(default_factory=empty_list)
    picked: Annotated[list[str], Hide.OTHERS] = Field(default_factory=empty_list)
    completed: list[str] = Field(default_factory=empty_list)
    kept: list[str] = Field(default_factory=empty_list)
    used: list[str] = Field(default_factory=empty_list)
    character: str = ""
    power_used: bool = False
    visited: bool = False
    drawn: bool = False
    finished: bool = False
    yields: dict[str, str] = Field(default_factory=empty_dict)
    yields_before: dict[str, str] = Field(default_factory=empty_dict)
    conflict_hand: Annotated[list[str], Hide.OTHERS] = Field(default_factory=empty_list)
    laid: Annotated[list[str], Hide.OTHERS] = Field(default_factory=empty_list)
    blind: Annotated[list[str], Hide.ALL] = Field(default_factory=empty_list)
    sheet: dict[str, int] = Field(default_factory=empty_dict)


@dataclass(slots=True, kw_only=True, config=ConfigDict(defer_build=True))
class Convoy:
    """Outriders of the seat on turn that moved together last, in this turn (RSD-MOVE-19).

    members: their numbers; empty if there is none. outposts, barricades, basecamp: what they carried.
    """

    members: list[int] = Field(default_factory=empty_list)
    outposts: int = 0
    barricades: int = 0
    basecamp: int = 0


@dataclass(slots=True, kw_only=True, config=ConfigDict(defer_build=True))
class Visit:
    """A visit to the town; origin "" if there is none. credit: of what was sold; sold, bought: cubes by type."""

    origin: str = ""
    credit: int = 0
    sold: list[int] = Field(default_factory=_amounts)
    bought: list[int] = Field(default_factory=_amounts)


@dataclass(slots=True, kw_only=True, config=ConfigDict(defer_build=True))
class Meeting:
    """Visitor and host in a hex; visitor NOBODY if there is none, host NOBODY before it is chosen.

    origin: where the convoy came from. give, want: the offer that is made, by type. boosts: points added by cubes and
    single cards, of the visitor and the host. boosted: cards that were played for it.
    """

    visitor: int = NOBODY
    host: int = NOBODY
    hex: str = ""
    origin: str = ""
    give: list[int] = Field(default_factory=_amounts)
    want: list[int] = Field(default_factory=_amounts)
    boosts: list[int] = Field(default_factory=lambda: [0, 0])
    boosted: list[str] = Field(default_factory=empty_list)


@dataclass(slots=True, kw_only=True, config=ConfigDict(defer_build=True))
class State(Table):
    """A game of Residuum in progress.

    round: the turn number of the seat on turn; 0 setup, one past the last at the end. step: its place in turn order
    from 1; 0 setup. mover: the seat on turn. lead: who leads laying, placing and drafting; first: who begins.
    terrain: hex -> terrain, of every hex there is. stack, starting: tiles to come, the top last; drawn: tiles to be
    laid now; alone: whether one of this draw was laid beside a single hex. box, discovery_tiles: loose tiles by
    terrain. barricades: edge -> whose active Barricade stands there. Decks: the top last. discovery_open: cards that
    were discarded face up. fought: hexes that saw a meeting this turn. aside: conflict cards that nobody sees.
    """

    content: Annotated[Catalogue, Shared.CONTENT, Field(exclude=True)] = None  # type: ignore[assignment]
    map: str = "laid"
    bases: str = "chosen"
    simpler: bool = False
    round: int = 0
    step: int = 0
    mover: Seat = NOBODY
    lead: Seat = 0
    first: Seat = 0
    seats: list[SeatState] = Field(default_factory=empty_list)
    terrain: dict[str, str] = Field(default_factory=empty_dict)
    stack: Annotated[list[str], Hide.ALL] = Field(default_factory=empty_list)
    starting: Annotated[list[str], Hide.ALL] = Field(default_factory=empty_list)
    drawn: list[str] = Field(default_factory=empty_list)
    alone: bool = False
    box: list[int] = Field(default_factory=lambda: [0] * len(TERRAINS))
    discovery_tiles: list[int] = Field(default_factory=lambda: [0] * len(TERRAINS))
    barricades: dict[str, int] = Field(default_factory=empty_dict)
    discovery_deck: Annotated[list[str], Hide.ALL] = Field(default_factory=empty_list)
    discovery_discard: Annotated[list[str], Hide.ALL] = Field(default_factory=empty_list)
    discovery_open: list[str] = Field(default_factory=empty_list)
    town_deck: Annotated[list[str], Hide.ALL] = Field(default_factory=empty_list)
    town_discard: list[str] = Field(default_factory=empty_list)
    town_card: str = ""
    conflict_deck: Annotated[list[str], Hide.ALL] = Field(default_factory=empty_list)
    aside: Annotated[list[str], Hide.ALL] = Field(default_factory=empty_list)
    fought: list[str] = Field(default_factory=empty_list)
    convoy: Convoy = Field(default_factory=Convoy)
    visit: Visit = Field(default_factory=Visit)
    meeting: Meeting = Field(default_factory=Meeting)

    def put(self, rule: str, seat: Seat, *context: Value) -> None:
        """Ask a question with the options that its rule lists."""
        self.ask(rule, seat, LISTS[rule](self, seat, *context), *context)

    def in_private(self, rule: str, seats: tuple[Seat, ...], *values: Value) -> None:
        """Let some seats do something in private, all at once."""
        self.then_together(rule, len(self.seats), *values, only=seats)

    def from_lead(self) -> list[Seat]:
        """All seats clockwise from the lead seat (RSD-SET-05)."""
        return [(self.lead + i) % len(self.seats) for i in range(len(self.seats))]


ADAPTER: TypeAdapter[State] = TypeAdapter(State)
"""JSON in and out; built once, since building it costs more than loading a table."""


def blank_table(seats: int, seed: int) -> State:
    """A table for that many seats with nothing on it.

    Made by the adapter, whose checks are those that loading needs: each class called by its name would build its own.
    """
    return ADAPTER.validate_python({"seed": seed, "seats": [{}] * seats})
