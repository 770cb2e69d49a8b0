"""What has changed between two positions, everything counted: a test that compares it would notice any side effect.

    before = t.clone()
    t.do("card:survivor_hunter")
    assert changes(before, t) == {"0 food": 1, "0 spent": ["+survivor_hunter"]}

Left out are the agenda, the questions, the facts and the turn, which are not on the table.
"""

from __future__ import annotations

from collections import Counter

from resurgence_tui.games.resurgence.rules.encounters_expansion import KIND_WORDS, on_map
from resurgence_tui.games.resurgence.state import EMPTY, SeatState, State
from resurgence_tui.games.resurgence.vocab import AREA_WORDS, ITEM_WORDS, ROOM_IDS, TOKEN_WORDS, ZONE_IDS
from tests.build import Table

Change = int | str | list[str]

PILES = ("supply", "bag", "rest", "drawn", "retired")
LISTS = ("cards", "spent", "slots", "hand", "picks")
TABLE_LISTS = ("survivor_deck", "survivor_discard", "basic_deck", "advanced_deck", "gone", "aside", "mutant_open")


def _token(token: int) -> str:
    return "" if token == EMPTY else TOKEN_WORDS[token]


def _numbers(seat: int, me: SeatState) -> dict[str, int]:
    found = {f"{seat} {word}": me.items[item] for item, word in enumerate(ITEM_WORDS)}
    found |= {f"{seat} vp": me.vp, f"{seat} level": me.level, f"{seat} row_bonus": int(me.row_bonus)}
    found |= {f"{seat} track {word}": me.tracks[track] for track, word in enumerate(AREA_WORDS)}
    for pile in PILES:
        found |= {f"{seat} {pile} {word}": getattr(me, pile)[token] for token, word in enumerate(TOKEN_WORDS)}
    for area, word in enumerate(AREA_WORDS):
        found |= {f"{seat} {word} {name}": me.assigned(area, token) for token, name in enumerate(TOKEN_WORDS)}
    return found


def _words(seat: int, me: SeatState) -> dict[str, str]:
    found = {f"{seat} {room}": _token(me.rooms[index]) for index, room in enumerate(ROOM_IDS)}
    found |= {f"{seat} rubble {room}": me.rubble[index] for index, room in enumerate(ROOM_IDS)}
    found |= {f"{seat} flipped {room}": "" for room in ROOM_IDS}
    found |= {f"{seat} flipped {ROOM_IDS[room]}": me.rubble[room] for room in me.flipped}
    return found | {f"{seat} completing": me.completing}


def _lists(seat: int, me: SeatState) -> dict[str, list[str]]:
    found = {f"{seat} {name}": getattr(me, name) for name in LISTS}
    return found | {f"{seat} column {index}": column for index, column in enumerate(me.columns)}


def _table(state: State) -> dict[str, int | str | list[str]]:
    found: dict[str, int | str | list[str]] = {name: getattr(state, name) for name in TABLE_LISTS}
    found |= {"round": state.round, "step": state.step, "first": state.first, "event": state.event}
    found |= {f"mutants {ZONE_IDS[zone]}": count for zone, count in enumerate(state.mutants)}
    for name in ("row", "basics", "advanced"):
        found |= {f"{name} {space}": card for space, card in enumerate(getattr(state, name))}
    found |= {"leader": state.leader, "mutants vp": state.mutant_vp, "side": "ab"[state.action_side]}
    found |= {f"mutants track {word}": state.mutant_tracks[track] for track, word in enumerate(AREA_WORDS)}
    for kind, word in enumerate(KIND_WORDS):
        found |= {f"bag {word}": state.black_bag[kind], f"discarded {word}": state.encounter_discard[kind]}
        if kind:
            found |= {f"{word}s {ZONE_IDS[zone]}": count for zone, count in enumerate(on_map(state)[kind])}
    seats = len(state.seats)
    found |= {f"{place % seats} {ZONE_IDS[place // seats]}": _token(token) for place, token in enumerate(state.zones)}
    return found


def facets(t: Table) -> dict[str, int | str | list[str]]:
    """Everything that lies on the table, by names a test can read; those of a seat start with its number."""
    found = _table(t.state)
    for seat, me in enumerate(t.state.seats):
        found |= {**_numbers(seat, me), **_words(seat, me), **_lists(seat, me)}
    return found


def _difference(old: int | str | list[str], new: int | str | list[str]) -> Change:
    """How far a number has moved, what a place holds now, or what came into and left a list."""
    if isinstance(old, int) and isinstance(new, int):
        return new - old
    if isinstance(old, list) and isinstance(new, list):
        come, gone = Counter(new) - Counter(old), Counter(old) - Counter(new)
        return [*(f"+{name}" for name in sorted(come.elements())), *(f"-{name}" for name in sorted(gone.elements()))]
    assert isinstance(new, str)
    return new


def changes(before: Table, after: Table) -> dict[str, Change]:
    """Every facet that differs, with how."""
    old, new = facets(before), facets(after)
    return {name: _difference(old[name], new[name]) for name in old if old[name] != new[name]}
