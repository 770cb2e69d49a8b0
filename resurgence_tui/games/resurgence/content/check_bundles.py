"""Checks of single costs and gains: nobody is asked for more than can be owned, no icon stands where it is dead."""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple, get_args

from resurgence_tui.games.packs import fail
from resurgence_tui.games.resurgence.vocab import RESOURCES, SUPPLIES

from . import schema as s


class Part(NamedTuple):
    """A bundle and where it stands."""

    file: str
    card: str
    field: str
    amounts: Mapping[Any, int]


def check_bundles(read: s.ContentJson) -> None:
    """ContentError for the first cost that nobody can pay, and for icons that never count."""
    most = read.numbers.max_resource, read.numbers.max_supply
    for part in _costs(read):
        _payable(part, *most)
    for part in _row_prices(read):
        fail(part.file, part.card, part.field, "a row_price is 1, in each payment of a Zone or room that rescues")
    for part in _picks(read):
        fail(part.file, part.card, part.field, "things to pick from must differ, and none may be empty")
    for part in _gains(read):
        for word in get_args(s.EndWord):
            if word in part.amounts:
                fail(part.file, part.card, part.field, f"{word} counts on Missions only")


def _payable(part: Part, resource: int, supply: int) -> None:
    """No more than fits on the tracks, of each item and of any mix."""
    asked = part.amounts
    for items, any_of, most in ((RESOURCES, "res", resource), (SUPPLIES, "sup", supply)):
        for item in items:
            if asked.get(item.word, 0) > most:
                number = asked[item.word]
                fail(part.file, part.card, part.field, f"nobody can pay {number} {item.word}, since {most} is most")
        total = asked.get(any_of, 0) + sum(asked.get(item.word, 0) for item in items)
        if total > most * len(items):
            fail(part.file, part.card, part.field, f"nobody can pay {total} of {any_of} in all")
    total = sum(number for word, number in asked.items() if word != "row_price")
    if total > resource * len(RESOURCES) + supply * len(SUPPLIES):
        fail(part.file, part.card, part.field, f"nobody can pay {total} items in all")


def _effects(read: s.ContentJson) -> Iterator[tuple[str, str, s.EffectJson]]:
    for name in ("zones", "rooms", "events"):
        for entry in getattr(read, name):
            if entry.effect:
                yield name, entry.id, entry.effect


def _costs(read: s.ContentJson) -> Iterator[Part]:
    """Everything that is paid."""
    for name, card, effect in _effects(read):
        for pay in effect.pay or ():
            yield Part(name, card, "effect.pay", pay)
    for level in read.levels:
        yield Part("levels", f"number {level.level}", "pay", level.pay)
    for mission in read.missions:
        yield Part("missions", mission.id, "cost", mission.cost)
    for event in read.events:
        for one in event.alternatives or ():
            yield Part("events", event.id, "alternatives.pay", one.pay or {})
    for action in read.mutant_actions:
        for way in action.choices:
            yield Part("mutant_actions", action.id, "choices.pay", way.pay or {})


def _row_prices(read: s.ContentJson) -> Iterator[Part]:
    """Prices of Row cards where no card of the Row is rescued, or asked for more than once."""
    places = {card: effect for name, card, effect in _effects(read) if name != "events"}
    priced = {card: {"row_price" in pay for pay in effect.pay or ()} for card, effect in places.items()}
    for part in _costs(read):
        if "row_price" in part.amounts:
            effect = places.get(part.card)
            rescues = effect is not None and all(gain.get("rescue") == 1 for gain in effect.gain)
            if not rescues or part.amounts["row_price"] != 1 or len(priced[part.card]) > 1:
                yield part


def _gains(read: s.ContentJson) -> Iterator[Part]:
    """Everything that is gained except by Missions."""
    for name, card, effect in _effects(read):
        for gain in effect.gain:
            yield Part(name, card, "effect.gain", gain)
    for word in get_args(s.AreaWord):
        for space in getattr(read.tracks, word):
            yield Part("tracks", "", word, space)
    for column in read.columns:
        for income in column.income:
            yield Part("columns", column.id, "income", income)
    for name, card_read in (*(("survivors", one) for one in read.survivors), *(("heroes", one) for one in read.heroes)):
        for gain in card_read.effect.gain or ():
            yield Part(name, card_read.id, "effect.gain", gain)
    for event in read.events:
        if event.gain_per_card:
            yield Part("events", event.id, "gain_per_card.each", event.gain_per_card.each)
    for salvage in read.salvage:
        yield Part("salvage", salvage.id, "gain", salvage.gain)
    yield Part("numbers", "", "beginner", read.numbers.beginner)


def _picks(read: s.ContentJson) -> Iterator[Part]:
    """Gains of which one is to be picked, but which are the same or nothing."""
    gains = [part for part in _gains(read) if part.file != "tracks"]
    number = Counter(part[:3] for part in gains)
    seen: list[Part] = []
    for part in gains:
        if number[part[:3]] > 1 and (not part.amounts or part in seen):
            yield part
        seen.append(part)
