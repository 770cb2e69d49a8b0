"""Positions of games with Encounters, and looks at bag and map; for the tests of ENC."""

from __future__ import annotations

from resurgence_tui.games.resurgence.rules.encounters_expansion import KIND_WORDS, on_map
from resurgence_tui.games.resurgence.vocab import ZONE_OF
from tests.build import Table, a_table, content, new_game


def playing(seats: int = 3, **options: object) -> Table:
    """A position with Encounters: all tokens in the black bag."""
    return a_table(seats, encounters=True, **options)


def alone() -> Table:
    """A position with Encounters alone against the Mutants, side A of their Action board up."""
    return a_table(1, solo="village", encounters=True).side("a")


def started(seats: int, seed: int) -> Table:
    """A real game at its first question."""
    return new_game(seats, seed, encounters=True, **({"solo": "village"} if seats == 1 else {}))


def bag(t: Table) -> tuple[list[int], list[int]]:
    """Black bag and discarded tokens: Mutants, Beasts, Stalkers."""
    return t.state.black_bag, t.state.encounter_discard


def in_zones(t: Table) -> dict[str, list[str]]:
    """The Encounter tokens on the map by Zone."""
    zones = content().zones
    found = {
        zone.id: [word for word, kind in zip(KIND_WORDS, on_map(t.state), strict=True) for _ in range(kind[zone.index])]
        for zone in zones
    }
    return {zone: words for zone, words in found.items() if words}


def entering(t: Table, zone: str, token: str = "laborer") -> Table:
    """Seat 0 places a token from the area that the Zone asks for."""
    area = ("metro", "harbor")[content().zones[ZONE_OF[zone]].access]
    return t.assigned(0, **{area: token}).at("PLACE-01", 0).do(f"place:{token}:{area}:{zone}")
