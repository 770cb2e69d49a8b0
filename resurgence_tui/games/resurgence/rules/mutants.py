"""UPK-F2 to UPK-F4, SET-07, SET-08: turning up Mutant cards and putting tokens on the map; ENC-03: Encounter tokens."""

from __future__ import annotations

from resurgence_tui.engine.piles import shuffle

from ..rulebook import book
from ..state import State
from .encounters_expansion import draw_encounters, return_encounters


def zones_of(state: State, district: int) -> list[int]:
    """The two Zones of a District."""
    return [zone.index for zone in state.content.zones if zone.district == district]


def clear_map(state: State) -> None:
    """Take all Mutant tokens, and the other Encounters, off the map (UPK-F1, ENC-13)."""
    if state.encounters:
        return_encounters(state)
    else:
        state.mutant_supply += sum(state.mutants)
        state.mutants = [0] * len(state.mutants)


def reveal_mutants(state: State) -> None:
    """Turn up as many Mutant cards as the number of seats asks, one after another (UPK-F2, AMB-121); alone none
    (SOLO-04)."""
    if not state.solo:
        for _ in range(state.content.numbers.mutant_cards_revealed[len(state.seats)]):
            state.then("UPK-F2", -1)


@book.task("UPK-F2")
def reveal_mutant_card(state: State, seat: int) -> None:
    """Turn up a Mutant card; each Zone of its District gets a token, a blank card places none (UPK-F3, ENC-05).

    A Survivor that stands there pays nothing for it (SOLO-28).
    When the deck is empty the discards are shuffled; cards just turned up stay out (UPK-F4, AMB-85, SOLO-25).
    """
    if not state.mutant_deck:
        state.mutant_deck, state.mutant_discard = state.mutant_discard, []
        shuffle(state, state.mutant_deck, "mutant deck")
        state.tell("mutants_reshuffled", -1)
    card = state.mutant_deck.pop()
    state.mutant_open.append(card)
    state.tell("mutants_moved", -1, card)
    district = state.content.mutant_district[card]
    if district < 0:
        return
    if state.encounters:
        draw_encounters(state, district)
        return
    for zone in zones_of(state, district):
        state.mutants[zone] += 1
        state.mutant_supply -= 1
