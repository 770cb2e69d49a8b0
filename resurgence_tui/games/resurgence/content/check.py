"""Checks between the entries of the content: ids, counts, boards, rows of numbers, words.

What a single cost or gain may hold is checked in check_bundles.py.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Any, get_args

from resurgence_tui.games.packs import fail
from resurgence_tui.games.resurgence.vocab import (
    DISTRICT_IDS,
    ROOM_IDS,
    TOKEN_WORDS,
    ZONE_IDS,
    Difficulty,
    EventKind,
    Trigger,
)

from . import schema as s
from .check_bundles import check_bundles

Words = Callable[[str], bool]
"""Whether there are words for an id."""

NAMED = ("zones", "rooms", "missions", "events", "salvage", "mutant_leadership", "survivors", "heroes", "directives")
"""Files whose entries have a name that a player reads."""

COUNTS = {
    "survivors": {"builder": 12, "scholar": 12, "ranger": 12},
    "heroes": {"hero": 6},
    "missions": {"starter": 6, "basic": 30, "advanced": 14},
    "events": {"base": 12, "bonus": 4},
    "salvage": {"salvage": 14},
    "rubble": {"rubble": 36},
    "mutants": {"district": 6, "blank": 2},
    "mutant_leadership": {"normal": 5, "hazard": 4},
    "directives": {"a": 5, "b": 8},
}
"""File -> how many cards there are of each kind."""

TRIGGER_OF = {
    "switch": (Trigger.ASSIGNMENT,),
    "use_as": (Trigger.SUBSTITUTE,),
    "replace_supply_with_res": (Trigger.PAY_COST,),
    "discount_supply": (Trigger.PAY_MISSION,),
    "chain_mission": (Trigger.AFTER_MISSION,),
}
"""The one moment in which an ability that is no gain can work."""


def check(read: s.ContentJson, words: Words | None = None, box: s.ContentJson | None = None) -> None:
    """ContentError for the first fault. words, if given, is asked for every named id. box: with the cards that came
    later, if any did: only all together are as many as there must be."""
    for of in (_ids, _places, _columns, _levels, _row, _tracks):
        of(read)
    _decks(box or read)
    for of in (_events, _mutants, _abilities, _even, _directives, _numbers):
        of(read)
    check_bundles(read)
    if words:
        for name in NAMED:
            for entry in getattr(read, name):
                if not words(entry.id):
                    fail(name, entry.id, "name", "there are no words for this id")


def _lists(read: s.ContentJson) -> Iterator[tuple[str, list[Any]]]:
    """Files that hold a list of entries with ids."""
    for name in s.FILES:
        entries = getattr(read, name)
        if isinstance(entries, list) and hasattr(entries[0] if entries else None, "id"):
            yield name, entries


def _ids(read: s.ContentJson) -> None:
    """No id stands for two things."""
    seen: dict[str, str] = {}
    for name, entries in _lists(read):
        for entry in entries:
            if entry.id in seen:
                fail(name, entry.id, "id", f"the same id stands already in {seen[entry.id]}.json")
            seen[entry.id] = name


def _count(name: str, field: str, found: Iterable[str], wanted: Mapping[str, int]) -> None:
    """There are as many of each kind as there must be, and no others."""
    counted = Counter(found)
    for kind, number in wanted.items():
        if counted[kind] != number:
            fail(name, "", field, f"{counted[kind]} of kind {kind} instead of {number}")


def _in_order(name: str, found: Sequence[str], wanted: Sequence[str]) -> None:
    """Just the places of a board, in its order."""
    for number, place in enumerate(wanted):
        if number >= len(found) or found[number] != place:
            fail(name, "", "id", f"number {number + 1} must be {place}")
    if len(found) > len(wanted):
        fail(name, found[len(wanted)], "id", f"there are only {len(wanted)} entries")


def _places(read: s.ContentJson) -> None:
    """ZONE, ROOM: 12 Zones, two to a District; 10 rooms, nine under Rubble."""
    _in_order("zones", [zone.id for zone in read.zones], ZONE_IDS)
    for number, zone in enumerate(read.zones):
        if zone.district != DISTRICT_IDS[number // 2]:
            fail("zones", zone.id, "district", f"this Zone lies in {DISTRICT_IDS[number // 2]}")
    _in_order("rooms", [room.id for room in read.rooms], ROOM_IDS)
    _count("rooms", "starts", (room.starts for room in read.rooms), {"rubble": 9, "open": 1})


def _columns(read: s.ContentJson) -> None:
    """MIS-16: three columns, every District in just one."""
    _in_order("columns", [column.id for column in read.columns], ("column_left", "column_middle", "column_right"))
    seen: set[str] = set()
    for column in read.columns:
        for district in column.districts:
            if district in seen:
                fail("columns", column.id, "districts", f"{district} has a column already")
            seen.add(district)
    for missing in DISTRICT_IDS:
        if missing not in seen:
            fail("columns", "", "districts", f"{missing} is in no column")
    for mission in read.missions:
        if len(set(mission.districts)) < len(mission.districts):
            fail("missions", mission.id, "districts", "the same District stands twice")


def _levels(read: s.ContentJson) -> None:
    """UPK-C: levels 1 to 4, the first one free; no Supply to hold that the track cannot show."""
    if [level.level for level in read.levels] != [1, 2, 3, 4]:
        fail("levels", "", "level", "the levels must be 1, 2, 3 and 4 in this order")
    if read.levels[0].pay or read.levels[0].hold.ammo or read.levels[0].hold.meds:
        fail("levels", "number 1", "pay", "every Compound starts on level 1, so it costs nothing")
    most = read.numbers.max_supply
    for level in read.levels:
        for word, held in (("ammo", level.hold.ammo), ("meds", level.hold.meds)):
            if held > most:
                fail("levels", f"number {level.level}", f"hold.{word}", f"nobody can hold {held}, since {most} is most")


def _row(read: s.ContentJson) -> None:
    """SURV: six slots, one of them for 4 players only."""
    if [slot.slot for slot in read.row] != [1, 2, 3, 4, 5, 6]:
        fail("row", "", "slot", "the slots must be 1 to 6 in this order")
    marked = sum(slot.four_players for slot in read.row)
    if marked != 1:
        fail("row", "", "four_players", f"{marked} slots instead of 1 are for 4 players only")
    for slot in read.row:
        if slot.food > read.numbers.max_resource:
            most = read.numbers.max_resource
            fail("row", f"number {slot.slot}", "food", f"nobody can pay {slot.food}, since {most} is most")


def _tracks(read: s.ContentJson) -> None:
    """LEAD, SCORE-02: tracks begin with a blank space and end with 2 VP; icons lie on the Supplies track."""
    for word in get_args(s.AreaWord):
        spaces: list[dict[str, int]] = getattr(read.tracks, word)
        if len(spaces) < 2 or spaces[0]:
            fail("tracks", "", word, "a track needs a start space without bonus, and further spaces")
        if spaces[-1].get("vp") != 2:
            fail("tracks", "", word, "the last space must give 2 VP")
        if read.numbers.solo.mutant_track_start >= len(spaces):
            fail("numbers", "", "solo.mutant_track_start", f"the {word} track has only {len(spaces) - 1} spaces")
    most = read.numbers.max_supply
    if read.supplies.start > most:
        fail("supplies", "", "start", f"{read.supplies.start} is beyond the last space {most}")
    for space in read.supplies.icons:
        if int(space) > most:
            fail("supplies", "", "icons", f"{space} is beyond the last space {most}")


def _decks(read: s.ContentJson) -> None:
    """SET, DIR: how many cards and tokens there are of each kind."""
    found: dict[str, tuple[str, Iterable[str]]] = {
        "survivors": ("type", (one.type for one in read.survivors)),
        "heroes": ("id", ("hero" for _ in read.heroes)),
        "missions": ("kind", (one.kind.value for one in read.missions)),
        "events": ("bonus", ("bonus" if one.bonus else "base" for one in read.events)),
        "salvage": ("id", ("salvage" for _ in read.salvage)),
        "rubble": ("copies", ("rubble" for one in read.rubble for _ in range(min(one.copies, 99)))),
        "mutants": ("district", ("district" if one.district else "blank" for one in read.mutants)),
        "mutant_leadership": ("stack", (one.stack for one in read.mutant_leadership)),
        "directives": ("deck", (one.deck for one in read.directives)),
    }
    for name, wanted in COUNTS.items():
        field, kinds = found[name]
        _count(name, field, kinds, wanted)


def _events(read: s.ContentJson) -> None:
    """EVT: only the Event of round 1 does nothing."""
    for event in read.events:
        if event.id == s.BEGINNING and event.bonus:
            fail("events", event.id, "bonus", "the Event of round 1 is no bonus Event")
        if event.id != s.BEGINNING and event.kind is EventKind.NONE:
            fail("events", event.id, "kind", "only the Event of round 1 may be without an effect")


def _mutants(read: s.ContentJson) -> None:
    """SET-06, SOLO-05, ENC-01: of the Mutant cards one blank is for 4 players; the solo cards."""
    marked = [one for one in read.mutants if one.four_players]
    if len(marked) != 1:
        fail("mutants", "", "four_players", f"{len(marked)} cards instead of 1 are for 4 players only")
    if marked[0].district:
        fail("mutants", marked[0].id, "four_players", "the card for 4 players only must be a blank")
    for card in read.mutant_leadership:
        for word in get_args(s.AreaWord):
            bands: list[int] = getattr(card.bands, word)
            if bands[0] or bands != sorted(bands):
                fail("mutant_leadership", card.id, f"bands.{word}", "the bands must start with 0 and not fall")
    _in_order(
        "mutant_actions",
        [one.id for one in read.mutant_actions],
        tuple(f"mutant_action_{side}_{district}" for side in "ab" for district in DISTRICT_IDS),
    )
    for action in read.mutant_actions:
        if action.id != f"mutant_action_{action.side}_{action.district}":
            fail("mutant_actions", action.id, "district", "side and district must be those of the id")
    _in_order("encounters", [one.id for one in read.encounters], ("token_mutant", "token_beast", "token_stalker"))
    for token in read.encounters:
        _complete("encounters", token.id, "bag", token.bag, get_args(s.Seats))


def _abilities(read: s.ContentJson) -> None:
    """CARD, HERO: an ability works in the moment that its card names."""
    for name, card in (*(("survivors", one) for one in read.survivors), *(("heroes", one) for one in read.heroes)):
        kind = next(part for part in type(card.effect).model_fields if getattr(card.effect, part) is not None)
        special = {trigger for may in TRIGGER_OF.values() for trigger in may} - {Trigger.AFTER_MISSION}
        fits = card.trigger in TRIGGER_OF[kind] if kind in TRIGGER_OF else card.trigger not in special
        if not fits:
            fail(name, card.id, "trigger", f"{card.trigger.value} does not fit an ability of kind {kind}")
        areas = card.effect.switch or []
        if len(set(areas)) < len(areas):
            fail(name, card.id, "effect.switch", "the same area stands twice")
        if any(one == two for one, two in card.effect.use_as or ()):
            fail(name, card.id, "effect.use_as", "a token cannot act as what it is")


def _even(read: s.ContentJson) -> None:
    """HERO-EVEN: goods for Heroes alone; one that is not named brings none."""
    heroes = {hero.id for hero in read.heroes}
    for hero in read.even_heroes:
        if hero not in heroes:
            fail("even_heroes", hero, "", "there is no such Hero")


def _directives(read: s.ContentJson) -> None:
    """DIR: thresholds and Victory Points rise."""
    for card in read.directives:
        steps = card.thresholds or []
        for (low, less), (high, more) in pairwise(steps):
            if high <= low or more < less:
                fail("directives", card.id, "thresholds", "the thresholds must rise, and their VP must not fall")


def _complete(name: str, card: str, field: str, given: Mapping[Any, Any], wanted: Iterable[str]) -> None:
    """Every key is there."""
    for word in wanted:
        if word not in given:
            fail(name, card, field, f"{word} is missing")


def _numbers(read: s.ContentJson) -> None:
    """The fixed numbers are all there and fit the decks."""
    numbers, solo = read.numbers, read.numbers.solo
    for field in ("seat_tokens", "leadership_values"):
        _complete("numbers", "", field, getattr(numbers, field), TOKEN_WORDS)
    for field in ("basic_column_spaces", "advanced_column_spaces", "mutant_cards_revealed"):
        _complete("numbers", "", field, getattr(numbers, field), get_args(s.Seats))
    _complete("numbers", "", "solo.difficulty", solo.difficulty, get_args(Difficulty))
    _complete("numbers", "", "end_keys", numbers.end_keys, get_args(s.EndWord))
    for word, amount in numbers.starting_bag.items():
        if amount > numbers.seat_tokens[word]:
            fail("numbers", "", f"starting_bag.{word}", f"a seat has only {numbers.seat_tokens[word]} of these tokens")
    limits = (
        ("event_cards_used", numbers.event_cards_used, numbers.rounds - 1, 11),
        ("salvage_dealt", numbers.salvage_dealt, 1, len(read.salvage) // 4),
        ("solo.normal_leadership_cards", solo.normal_leadership_cards, 0, 5),
        ("solo.hazard_leadership_cards", solo.hazard_leadership_cards, 0, 4),
    )
    for field, number, least, most in limits:
        if not least <= number <= most:
            fail("numbers", "", field, f"{number} is not between {least} and {most}")
    if solo.normal_leadership_cards + solo.hazard_leadership_cards < numbers.rounds:
        fail("numbers", "", "solo.normal_leadership_cards", "there must be a Mutant Leadership card for every round")
