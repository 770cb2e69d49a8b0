"""All that is printed on the components, read once, checked whole and ready for the rules.

Lists and dicts run in the order of the files. Where an id is a place of a board, its number indexes the tuple.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from resurgence_tui.games.resurgence.vocab import DISTRICT_OF, MissionKind

from . import compiling as made
from .check import check
from .files import CONTENT
from .printed import (
    Bundle,
    Card,
    Directive,
    Effect,
    EndKey,
    Event,
    Level,
    Mission,
    MutantAction,
    MutantLeadership,
    Numbers,
    RoomSpec,
    ZoneSpec,
)
from .reading import parse
from .schema import BEGINNING, ContentJson, MutantActionJson, TracksJson

Words = Callable[[str], bool]
"""Whether there are words for an id."""


@dataclass(frozen=True, slots=True, eq=False)
class Catalogue:
    """The whole content. levels[n] is level n (entry 0 blank); tracks[area][space], column_income[column],
    mutant_actions[side][district]. even_goods: what each Hero brings where they shall be worth the same. earlier: the
    game comes with other values by now."""

    zones: tuple[ZoneSpec, ...]
    rooms: tuple[RoomSpec, ...]
    levels: tuple[Level, ...]
    column_ids: tuple[str, ...]
    column_income: tuple[tuple[Bundle, ...], ...]
    column_districts: tuple[tuple[int, ...], ...]
    tracks: tuple[tuple[Bundle, ...], ...]
    supply_start: int
    supply_vp: tuple[int, ...]
    numbers: Numbers
    end_keys: dict[str, EndKey]
    missions: dict[str, Mission]
    starters: tuple[str, ...]
    basics: tuple[str, ...]
    advanced: tuple[str, ...]
    events: dict[str, Event]
    event_deck: tuple[str, ...]
    bonus_events: tuple[str, ...]
    beginning: str
    salvage: dict[str, Bundle]
    rubble: dict[str, Bundle]
    mutant_district: dict[str, int]
    mutant_four: str
    mutant_leadership: dict[str, MutantLeadership]
    mutant_actions: tuple[tuple[MutantAction, ...], ...]
    leadership_normal: tuple[str, ...]
    leadership_hazard: tuple[str, ...]
    cards: dict[str, Card]
    survivors: tuple[str, ...]
    heroes: tuple[str, ...]
    even_goods: dict[str, Bundle]
    directives: dict[str, Directive]
    directives_a: tuple[str, ...]
    directives_b: tuple[str, ...]
    effects: dict[str, Effect]
    hash: str
    changed: dict[str, Any]
    earlier: bool
    row_by_players: tuple[tuple[int, ...], ...]
    encounters_by_players: tuple[tuple[int, int, int], ...]

    def row_prices(self, players: int) -> tuple[int, ...]:
        """Food costs of the Survivor Row, left to right; below 4 players without the 4P slot."""
        return self.row_by_players[players]

    def encounter_bag(self, players: int) -> tuple[int, int, int]:
        """ENC-01: Mutants, Beasts and Stalkers in the Encounters bag."""
        return self.encounters_by_players[players]


def load(pack: Path | str | None = None, made_with: str = "", words: Words | None = None) -> Catalogue:
    """Read the content, lay a pack folder over it, check it whole; ContentError names what is faulty.

    made_with: a hash; the pack is laid over the values that the game came with when the content had that hash, if it
    has had it.
    """
    return _catalogue(CONTENT.pack(Path(pack)) if pack else {}, made_with, words)


def from_changes(changed: Mapping[str, Any], made_with: str = "", words: Words | None = None) -> Catalogue:
    """The catalogue whose `changed` was stored, built over what came with the game. made_with: see `load`."""
    return _catalogue(changed, made_with, words)


def _catalogue(entries: Mapping[str, Any], made_with: str, words: Words | None) -> Catalogue:
    values = CONTENT.values_of(entries, made_with)
    changed = values.changes(entries)
    whole = values.laid_over(changed)
    read = parse(whole)
    check(read, words, parse(values.box(whole)) if values.earlier else None)
    parts = {**_boards(read), **_cards(read), **_mutants(read)}
    return Catalogue(
        **parts, effects=_effects(parts), hash=values.hash_of(whole), changed=changed, earlier=values.earlier
    )


def _effects(parts: Mapping[str, Any]) -> dict[str, Effect]:
    """What a Zone, a room, an Event or a card does, by its id."""
    found = {one.id: one.effect for one in (*parts["zones"], *parts["rooms"])}
    found |= {one.id: one.effect for one in parts["events"].values() if one.effect}
    found |= {one.id: Effect((), one.gains) for one in parts["cards"].values() if one.gains}
    return found


def _tracks(read: TracksJson) -> tuple[tuple[Bundle, ...], ...]:
    return made.bundles(read.metro), made.bundles(read.harbor), made.bundles(read.compound)


def _boards(read: ContentJson) -> dict[str, Any]:
    """What is printed on the Main board and the Compound boards."""
    numbers = made.numbers(read.numbers)
    few, all_six = (tuple(slot.food for slot in read.row if four or not slot.four_players) for four in (False, True))
    return {
        "zones": tuple(made.zone(index, one) for index, one in enumerate(read.zones)),
        "rooms": tuple(made.room(index, one) for index, one in enumerate(read.rooms)),
        "levels": made.levels(read.levels),
        "column_ids": tuple(column.id for column in read.columns),
        "column_income": tuple(made.bundles(column.income) for column in read.columns),
        "column_districts": _column_districts(read),
        "tracks": _tracks(read.tracks),
        "supply_start": read.supplies.start,
        "supply_vp": made.supply_vp(read.supplies.icons, numbers.max_supply),
        "numbers": numbers,
        "end_keys": made.end_keys(read.numbers.end_keys),
        "row_by_players": ((), few, few, few, all_six),
    }


def _column_districts(read: ContentJson) -> tuple[tuple[int, ...], ...]:
    return tuple(tuple(int(DISTRICT_OF[word]) for word in column.districts) for column in read.columns)


def _cards(read: ContentJson) -> dict[str, Any]:
    """The cards of the players' decks, and the Rubble."""
    columns = _column_districts(read)
    starters, basics, advanced = (tuple(one.id for one in read.missions if one.kind is kind) for kind in MissionKind)
    return {
        "missions": {one.id: made.mission(one, columns) for one in read.missions},
        "starters": starters,
        "basics": basics,
        "advanced": advanced,
        "events": {one.id: made.event(one) for one in read.events},
        "event_deck": tuple(one.id for one in read.events if not one.bonus and one.id != BEGINNING),
        "bonus_events": tuple(one.id for one in read.events if one.bonus),
        "beginning": BEGINNING,
        "salvage": {one.id: made.bundle(one.gain) for one in read.salvage},
        "rubble": made.rubble(read.rubble),
        "cards": {one.id: made.card(one) for one in (*read.survivors, *read.heroes)},
        "survivors": tuple(one.id for one in read.survivors),
        "heroes": tuple(one.id for one in read.heroes),
        "even_goods": {one.id: made.bundle(read.even_heroes.get(one.id, {})) for one in read.heroes},
        "directives": {one.id: made.directive(one) for one in read.directives},
        "directives_a": tuple(one.id for one in read.directives if one.deck == "a"),
        "directives_b": tuple(one.id for one in read.directives if one.deck == "b"),
    }


def _action(read: ContentJson, side: str, district: str) -> MutantActionJson:
    """The entry of one side of the Mutant Action board for a District; there is exactly one."""
    return next(one for one in read.mutant_actions if (one.side, one.district) == (side, district))


def _mutants(read: ContentJson) -> dict[str, Any]:
    """The cards and tokens of the Mutants and of the Encounters expansion."""
    bags = {one.id: made.by_players(one.bag) for one in read.encounters}
    return {
        "mutant_district": {one.id: int(DISTRICT_OF[one.district]) if one.district else -1 for one in read.mutants},
        "mutant_four": next(one.id for one in read.mutants if one.four_players),
        "mutant_leadership": {one.id: made.mutant_leadership(one) for one in read.mutant_leadership},
        "mutant_actions": tuple(
            tuple(made.mutant_action(_action(read, side, district)) for district in DISTRICT_OF) for side in "ab"
        ),
        "leadership_normal": tuple(one.id for one in read.mutant_leadership if one.stack == "normal"),
        "leadership_hazard": tuple(one.id for one in read.mutant_leadership if one.stack == "hazard"),
        "encounters_by_players": tuple(
            zip(bags["token_mutant"], bags["token_beast"], bags["token_stalker"], strict=True)
        ),
    }
