"""What differs between two views of the table by the same eyes: the numbers, and the places and cards."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from resurgence_tui.engine.types import NOBODY, Seat

from .standing import MUTANTS, mutants_points, seat_points
from .state import EMPTY
from .view import View
from .vocab import AREA_WORDS

Key = tuple[str | int, ...]
"""What a number is: ``("item", seat, item)``, ``("vp", seat)``, ``("token", zone, seat)``."""

PILES = ("bag", "rest", "supply", "retired")


@dataclass(frozen=True, slots=True)
class Changes:
    """numbers: by how much each number differs. spots: places and cards open to all. own: those of each seat."""

    numbers: dict[Key, int] = field(default_factory=dict)
    spots: frozenset[str] = frozenset()
    own: tuple[frozenset[str], ...] = ()

    def has(self, *key: str | int) -> bool:
        """Whether a number has changed."""
        return key in self.numbers

    def signed(self, *key: str | int) -> str:
        """By how much a number has changed: ``+2``; empty if it has not."""
        return f"{self.numbers[key]:+}" if key in self.numbers else ""

    def spots_of(self, seat: Seat = NOBODY) -> frozenset[str]:
        """The places and cards that have changed, on the boards of all or on a seat's own."""
        if seat == NOBODY:
            return self.spots
        return self.own[seat] if seat < len(self.own) else frozenset()


NONE = Changes()


def changes_of(before: View | None, now: View) -> Changes:
    """What has changed between two views of the same game by the same eyes; nothing if there is no earlier one."""
    if before is None or before is now or len(before.seats) != len(now.seats):
        return NONE
    zones = in_zones(before, now)
    numbers = {key: count for key, count in (numbers_of(before, now) | zones).items() if count}
    return Changes(numbers, frozenset(shared_spots(before, now, zones)), tuple(
        frozenset(own_spots(before, now, seat)) for seat in range(len(now.seats))
    ))


def numbers_of(before: View, now: View) -> dict[Key, int]:
    """The differences of all numbers that boards show but those in Zones, zeros included."""
    found: dict[Key, int] = {}
    for seat, (old, new) in enumerate(zip(before.seats, now.seats, strict=True)):
        found["vp", seat] = seat_points(now, seat) - seat_points(before, seat)
        found["level", seat] = new.level - old.level
        for kind, olds, news in (("item", old.items, new.items), ("track", old.tracks, new.tracks)):
            for place, (few, many) in enumerate(zip(olds, news, strict=True)):
                found[kind, seat, place] = many - few
        for column, done in enumerate(new.columns):
            found["column", seat, column] = len(done) - len(old.columns[column])
        for pile in PILES:
            found[pile, seat] = sum(getattr(new, pile)) - sum(getattr(old, pile))
    found["vp", MUTANTS] = mutants_points(now) - mutants_points(before)
    for track, (few, many) in enumerate(zip(before.mutant_tracks, now.mutant_tracks, strict=True)):
        found["track", MUTANTS, track] = many - few
    return found


def in_zones(before: View, now: View) -> dict[Key, int]:
    """Tokens that stand where another or none did, and how many more Mutants, Beasts and Stalkers there are."""
    seats = len(now.seats)
    found: dict[Key, int] = {}
    for zone in range(len(now.mutants)):
        for seat in range(seats):
            token = now.token_at(zone, seat)
            found["token", zone, seat] = int(token != EMPTY and token != before.token_at(zone, seat))
        for kind in ("mutants", "beasts", "stalkers"):
            found[kind, zone] = getattr(now, kind)[zone] - getattr(before, kind)[zone]
    return found


def shared_spots(before: View, now: View, zones: Mapping[Key, int]) -> Iterable[str]:
    """Zones that something came to or left, tracks on which somebody moved, cards that were turned up.

    zones: as of ``in_zones``.
    """
    arrived, seats = {key[1] for key, count in zones.items() if count}, range(len(now.seats))
    for zone in now.content.zones:
        left = before.round == now.round and any(
            before.token_at(zone.index, seat) != EMPTY == now.token_at(zone.index, seat) for seat in seats
        )
        if left or zone.index in arrived:
            yield zone.id
    for track, word in enumerate(AREA_WORDS):
        moved = [now.seats[seat].tracks[track] != before.seats[seat].tracks[track] for seat in seats]
        if any(moved) or now.mutant_tracks[track] != before.mutant_tracks[track]:
            yield word
    for olds, news in ((before.row, now.row), (before.basics, now.basics), (before.advanced, now.advanced)):
        yield from new_ones(olds, news)
    yield from new_ones([before.event], [now.event])


def own_spots(before: View, now: View, seat: Seat) -> Iterable[str]:
    """Rooms, planned Missions and cards of one seat that have changed."""
    old, new = before.seats[seat], now.seats[seat]
    for room in now.content.rooms:
        place = room.index
        cleared = bool(old.rubble[place]) and not new.rubble[place]
        left = before.round == now.round and old.rooms[place] != EMPTY == new.rooms[place]
        came = new.rooms[place] not in (EMPTY, old.rooms[place])
        if cleared or left or came or (place in new.flipped and place not in old.flipped):
            yield room.id
    yield from new_ones(old.slots, new.slots)
    yield from new_ones(old.cards, new.cards)
    yield from new_ones(old.spent, new.spent)


def new_ones(before: Sequence[str], now: Sequence[str]) -> Iterable[str]:
    """The cards that were not there before."""
    known = set(before)
    return (card for card in now if card and card not in known)
