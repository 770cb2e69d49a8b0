"""What lies on the table and before each seat: ids and numbers, no behaviour beyond asking for a neighbour.

Cards and tokens are ids of the content; counts by kind are short lists indexed by the enums of ``vocab``.
Everything has a named place at
every moment, also what is on its way: a token whose penalty is being paid, drawn tokens not yet assigned, a Mission
between slot and column.
"""

from __future__ import annotations

import operator
from functools import cache
from typing import Annotated, Final

from pydantic import ConfigDict, Field, TypeAdapter
from pydantic.dataclasses import dataclass

from resurgence_tui.engine.table import Hide, Lists, Shared, Table, make_clone
from resurgence_tui.engine.types import NOBODY, Seat, empty_dict, empty_list

from .content.catalogue import Catalogue
from .content.printed import Event
from .vocab import EventKind, Zone

EMPTY: Final = -1
"""No token: in ``zones``, ``rooms`` and ``turn.token``."""

REST: Final = "rest"


NO_EVENT = Event("", EventKind.NONE, -1, False, False, None, (), (0, 0, 0, 0, 0), 0, None, 0, 0)
"""Stands for the Event in games without Event cards."""


_CLOCKWISE = [[tuple((first + i) % count for i in range(count)) for first in range(count)] for count in range(5)]
"""All seats in turn order, by their number and the first of them."""


def _counts() -> list[int]:
    return [0, 0, 0, 0, 0]


def _columns() -> list[list[str]]:
    return [[], [], []]


@dataclass(slots=True, kw_only=True, config=ConfigDict(defer_build=True))
class SeatState:
    """All that one seat owns; everything starts at 0 (SET-12, SET-13, SET-15).

    items by Item: tracks without a common stock (GEN-07). level: from 1 on (SET-17). tracks: Leadership spaces; several
    seats may share one (LEAD-07). supply, bag, rest, drawn, retired: tokens by Token, as many as there are (REST-05).
    areas: the Assignment board, hidden from the others while tokens are assigned (SET-21), at ``area * 5 + token``.
    rooms: by Room, the token in it or EMPTY. rubble: by Room, the Rubble token on it or "". cards: Hero first, any
    number (SURV-22); spent: the exhausted ones. columns: completed Missions, left, middle, right, of any length
    (MIS-19). completing: a paid Mission on its way from slot to column. hand and picks: Salvage cards of the draft.
    flipped: rooms whose Rubble lies face up and stays (SOLO-B-HOP). earned: VP scored so far by source. sheet: VP of
    final scoring by source.
    """

    items: list[int] = Field(default_factory=_counts)
    vp: int = 0
    level: int = 1
    tracks: list[int] = Field(default_factory=lambda: [0, 0, 0])
    supply: list[int] = Field(default_factory=_counts)
    bag: Annotated[list[int], Hide.OTHERS_WHILE_VEILED] = Field(default_factory=_counts)
    rest: list[int] = Field(default_factory=_counts)
    drawn: Annotated[list[int], Hide.OTHERS_WHILE_VEILED] = Field(default_factory=_counts)
    areas: Annotated[list[int], Hide.OTHERS_WHILE_VEILED] = Field(default_factory=lambda: [0] * 15)
    retired: list[int] = Field(default_factory=_counts)
    rooms: list[int] = Field(default_factory=lambda: [EMPTY] * 10)
    rubble: Annotated[list[str], Hide.ALL] = Field(default_factory=lambda: [""] * 10)
    cards: list[str] = Field(default_factory=empty_list)
    spent: list[str] = Field(default_factory=empty_list)
    slots: list[str] = Field(default_factory=empty_list)
    columns: Annotated[list[list[str]], Lists(3)] = Field(default_factory=_columns)
    completing: str = ""
    row_bonus: bool = False
    hand: Annotated[list[str], Hide.OTHERS] = Field(default_factory=empty_list)
    picks: Annotated[list[str], Hide.OTHERS] = Field(default_factory=empty_list)
    draw_fewer: int = 0
    flipped: list[int] = Field(default_factory=empty_list)
    earned: dict[str, int] = Field(default_factory=empty_dict)
    sheet: dict[str, int] = Field(default_factory=empty_dict)

    def assigned(self, area: int, token: int) -> int:
        """How many tokens of that type lie in that area of the Assignment board."""
        return self.areas[area * 5 + token]


@dataclass(slots=True, kw_only=True, config=ConfigDict(defer_build=True))
class Turn:
    """The facts of the turn that is being played in Step 3 (seat NOBODY: none).

    token: the token on its way while its penalty is paid, else EMPTY. space: id of the Zone, room or ``rest`` chosen.
    awake: bit set of the triggers that occurred (``rules.triggers.BIT``), kept to the end of the turn (SURV-07).
    planned, rescued: what this turn brought and so is barred.
    chain: the Mission after which the Cosmonaut may complete another one this turn, or "".
    """

    seat: int = NOBODY
    token: int = EMPTY
    space: str = ""
    awake: int = 0
    effect_used: bool = False
    event_used: bool = False
    mission_used: bool = False
    stalker_used: bool = False
    planned: list[str] = Field(default_factory=empty_list)
    rescued: list[str] = Field(default_factory=empty_list)
    chain: str = ""


_clone_turn = make_clone(Turn)


def blank_turn() -> Turn:
    """A turn in which nothing has happened; copied, since that costs a tenth of a validated new one."""
    turn: Turn = _clone_turn(_blank_table(1).turn)
    return turn


@dataclass(slots=True, kw_only=True, config=ConfigDict(defer_build=True))
class State(Table):
    """A game of Resurgence in progress.

    step: 0 setup, 1-4 steps of the round, 5 final scoring. first: seat of the First Player. row: Survivor Row from
    left to right, "" an empty
    space; basics and advanced: Mission columns from the top. zones: the token standing at ``zone * seats + seat``,
    or EMPTY.
    mutants: Mutant tokens by Zone; mutant_supply: those off the map. totals: Leadership totals at the reveal,
    ``seat * 3 + area``.
    solo: the difficulty of a game alone against the Mutants, or "". even_heroes: whether Heroes bring goods that make
    them even (HERO-EVEN); saved only where they do, so that tables from before it stay what they were. black_bag,
    encounter_discard, encounter_drawn: Encounter tokens by kind (Mutant, Beast, Stalker), on the Encounters board
    (ENC-02); those on the map are in
    mutants, beasts, stalkers by Zone. mutant_vp, mutant_tracks, mutant_sheet: all that the Mutants own alone (SOLO-09).
    leader: the Mutant Leadership card of the round; action_side: 0 for side A of the Action board, 1 for B.
    gone: out of the game in the open (flipped Rubble, cards known to be left out); aside: put aside unseen in
    setup, never looked at.
    """

    content: Annotated[Catalogue, Shared.CONTENT, Field(exclude=True)] = None  # type: ignore[assignment]
    start: str = "draft"
    solo: str = ""
    encounters: bool = False
    bonus_events: bool = False
    even_heroes: Annotated[bool, Field(exclude_if=operator.not_)] = False
    round: int = 0
    step: int = 0
    first: Seat = 0
    seats: list[SeatState] = Field(default_factory=empty_list)
    turn: Turn = Field(default_factory=Turn)
    survivor_deck: Annotated[list[str], Hide.ALL] = Field(default_factory=empty_list)
    survivor_discard: list[str] = Field(default_factory=empty_list)
    row: list[str] = Field(default_factory=empty_list)
    basic_deck: Annotated[list[str], Hide.ALL] = Field(default_factory=empty_list)
    basics: list[str] = Field(default_factory=empty_list)
    advanced_deck: Annotated[list[str], Hide.ALL] = Field(default_factory=empty_list)
    advanced: list[str] = Field(default_factory=empty_list)
    event_deck: Annotated[list[str], Hide.ALL] = Field(default_factory=empty_list)
    event_discard: list[str] = Field(default_factory=empty_list)
    event: str = ""
    mutant_deck: Annotated[list[str], Hide.ALL] = Field(default_factory=empty_list)
    mutant_discard: list[str] = Field(default_factory=empty_list)
    mutant_open: list[str] = Field(default_factory=empty_list)
    mutants: list[int] = Field(default_factory=lambda: [0] * 12)
    mutant_supply: int = 0
    black_bag: list[int] = Field(default_factory=lambda: [0, 0, 0])
    encounter_discard: list[int] = Field(default_factory=lambda: [0, 0, 0])
    encounter_drawn: list[int] = Field(default_factory=lambda: [0, 0, 0])
    beasts: list[int] = Field(default_factory=lambda: [0] * 12)
    stalkers: list[int] = Field(default_factory=lambda: [0] * 12)
    leader: str = ""
    leader_deck: Annotated[list[str], Hide.ALL] = Field(default_factory=empty_list)
    leader_discard: list[str] = Field(default_factory=empty_list)
    action_side: int = 0
    mutant_vp: int = 0
    mutant_tracks: list[int] = Field(default_factory=lambda: [0, 0, 0])
    mutant_sheet: dict[str, int] = Field(default_factory=empty_dict)
    zones: list[int] = Field(default_factory=empty_list)
    directives: list[str] = Field(default_factory=empty_list)
    heroes: list[str] = Field(default_factory=empty_list)
    starters: list[str] = Field(default_factory=empty_list)
    totals: list[int] = Field(default_factory=empty_list)
    gone: list[str] = Field(default_factory=empty_list)
    aside: Annotated[list[str], Hide.ALL] = Field(default_factory=empty_list)

    @property
    def event_card(self) -> Event:
        """The Event that lies face up; a blank one where the game has none (SOLO-02)."""
        return self.content.events[self.event] if self.event else NO_EVENT

    def clockwise(self, start: Seat = NOBODY) -> tuple[Seat, ...]:
        """All seats in turn order, from the First Player or from that seat on (AMB-155)."""
        return _CLOCKWISE[len(self.seats)][self.first if start == NOBODY else start]

    def token_at(self, zone: int, seat: Seat) -> int:
        """The seat's token in a Zone, or EMPTY."""
        return self.zones[zone * len(self.seats) + seat]

    def crowd(self, zone: int) -> int:
        """How many Survivors stand in a Zone: any number of seats may have one there (PLACE-10)."""
        count = len(self.seats)
        return count - self.zones[zone * count : zone * count + count].count(EMPTY)


clone_state = make_clone(State)


def blank_table(seats: int, seed: int) -> State:
    """A table for that many seats with nothing on it; a copy, since that costs a tenth of a validated new one."""
    state: State = clone_state(_blank_table(seats))
    state.seed = seed
    return state


ADAPTER: TypeAdapter[State] = TypeAdapter(State)
"""JSON in and out; built once, since building it costs more than loading a table."""


@cache
def _blank_table(seats: int) -> State:
    """A table for that many seats with nothing on it; never changed, only copied.

    Made by the adapter, whose checks are those that loading needs: each class called by its name would build its own.
    """
    return ADAPTER.validate_python({"seats": [{}] * seats, "zones": [EMPTY] * (len(Zone) * seats)})
