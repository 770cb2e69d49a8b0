"""What is printed on the components, as plain fast data: whole numbers, words and tuples of them.

A class with a field that a tuple has as a method (index, count) is a dataclass instead.
"""

from dataclasses import dataclass
from typing import Final, NamedTuple

Goods = tuple[int, int, int, int, int]
"""Amounts by Item; for tokens, by Token."""

NOTHING: Final[Goods] = (0, 0, 0, 0, 0)


class Bundle(NamedTuple):
    """What is gained at once. asks: one entry for each unit that needs a step of its own. ends: end-game icons."""

    goods: Goods = NOTHING
    vp: int = 0
    res: int = 0
    sup: int = 0
    asks: tuple[str, ...] = ()
    ends: tuple[str, ...] = ()


class Cost(NamedTuple):
    """What is paid: exact goods, any Resources, any Supplies, any goods, the price of a Row card."""

    goods: Goods = NOTHING
    res: int = 0
    sup: int = 0
    any: int = 0
    row_price: bool = False


class Effect(NamedTuple):
    """pays: empty is free, of several one is picked. gains: of several one is picked."""

    pays: tuple[Cost, ...]
    gains: tuple[Bundle, ...]


@dataclass(frozen=True, slots=True)
class ZoneSpec:
    """A Zone; district, access by number; tokens: who may go there, by Token."""

    id: str
    index: int
    district: int
    access: int
    tokens: tuple[bool, bool, bool, bool, bool]
    effect: Effect
    rule: str


@dataclass(frozen=True, slots=True)
class RoomSpec:
    """A room; tokens: who may go there, by Token. open: cleared from the start."""

    id: str
    index: int
    level: int
    tokens: tuple[bool, bool, bool, bool, bool]
    effect: Effect
    open: bool
    rule: str


class Level(NamedTuple):
    """A Compound level: Supplies to hold, cost, tokens drawn in Step 1, VP at the end."""

    level: int
    ammo: int
    meds: int
    cost: Cost
    draw: int
    vp: int


class Mission(NamedTuple):
    """A Mission; columns: the columns it may go to, left to right."""

    id: str
    kind: str
    districts: tuple[int, ...]
    mutant: bool
    cost: Cost
    reward: Bundle
    columns: tuple[int, ...]


class Card(NamedTuple):
    """A Survivor (type: Token) or a Hero (type: -1). switch, use_as: pairs (from, to)."""

    id: str
    type: int
    trigger: str
    gains: tuple[Bundle, ...]
    switch: tuple[tuple[int, int], ...]
    use_as: tuple[tuple[int, int], ...]
    replace: int
    chain: int
    discount: int
    rule: str


class Alternative(NamedTuple):
    """One choice of an Event: a cost, Victory Points lost, or fewer tokens drawn this round."""

    cost: Cost | None
    lose_vp: int
    draw_fewer: int


class Event(NamedTuple):
    """An Event card; district -1 unless of kind binoculars. must: compulsory."""

    id: str
    kind: str
    district: int
    bonus: bool
    must: bool
    effect: Effect | None
    alternatives: tuple[Alternative, ...]
    lose_each: Goods
    penalty_per_hostile: int
    per_card: Bundle | None
    per_card_max: int
    exchange: int


class MutantLeadership(NamedTuple):
    """bands[track]: lowest totals for Mutants 1, both 1, player 1, player 2."""

    id: str
    stack: str
    bands: tuple[tuple[int, ...], ...]


class MutantChoice(NamedTuple):
    """One way to meet a Mutant action: a cost, ready cards to exhaust, or VP for the Mutants."""

    cost: Cost | None
    exhaust: int
    mutants: int


class MutantAction(NamedTuple):
    """What happens in a District on one side of the Mutant Action board. mutants: VP they gain besides."""

    id: str
    choices: tuple[MutantChoice, ...]
    mission: bool
    discard_row: int
    flip_rubble: bool
    mutants: int
    rule: str


@dataclass(frozen=True, slots=True)
class Directive:
    """count and thresholds (number, VP) in rising order, or product and divide; mutants: VP in solo."""

    id: str
    deck: str
    rule: str
    count: str
    thresholds: tuple[tuple[int, int], ...]
    product: tuple[str, ...]
    divide: int
    mutants: int


@dataclass(frozen=True, slots=True)
class EndKey:
    """An end-game icon: 1 VP for each `per` of what is counted, up to `max`."""

    count: str
    per: int
    max: int


class Numbers(NamedTuple):
    """The fixed numbers. By players: index 1 to 4 (0 is unused). Token amounts: by Token."""

    rounds: int
    planning_slots: int
    max_resource: int
    max_supply: int
    limits: Goods
    seat_tokens: Goods
    starting_bag: Goods
    beginner: Bundle
    leadership_values: Goods
    sole_lead_total: int
    prizes: tuple[int, ...]
    resources_per_vp: int
    vp_track: int
    basic_column_spaces: tuple[int, ...]
    advanced_column_spaces: tuple[int, ...]
    advanced_level: int
    mutant_cards_revealed: tuple[int, ...]
    salvage_dealt: int
    event_cards_used: int
    mutant_track_start: int
    difficulty: dict[str, int]
    normal_leadership_cards: int
    hazard_leadership_cards: int
