"""SOLO-01 to SOLO-33: what is different alone against the Mutants."""

from __future__ import annotations

from resurgence_tui.engine.chance import below
from resurgence_tui.engine.piles import shuffle

from ..rulebook import book
from ..state import State
from ..vocab import AREA_WORDS
from .option_ids import prefixed


@book.task("SOLO-05")
def prepare_leaders(state: State, seat: int) -> None:
    """Three plain Mutant Leadership cards on top of three with the hazard icon; the others leave the game unseen."""
    numbers = state.content.numbers
    plain, hazard = list(state.content.leadership_normal), list(state.content.leadership_hazard)
    shuffle(state, plain, "leadership plain")
    shuffle(state, hazard, "leadership hazard")
    used_plain, used_hazard = numbers.normal_leadership_cards, numbers.hazard_leadership_cards
    state.leader_deck = hazard[:used_hazard] + plain[:used_plain]
    state.aside += plain[used_plain:] + hazard[used_hazard:]


@book.task("SOLO-06")
def prepare_mutant_pieces(state: State, seat: int) -> None:
    """A random side of the Action board (SOLO-06), tokens on the tracks (SOLO-07), VP by difficulty (SOLO-08)."""
    numbers = state.content.numbers
    state.action_side = below(state.seed, state.chance, "action board", 2)
    state.mutant_tracks = [numbers.mutant_track_start] * 3
    state.mutant_vp = numbers.difficulty[state.solo]


@book.task("SOLO-10")
def deal_solo_salvage(state: State, seat: int) -> None:
    """Draw three Salvage cards, of which two are kept."""
    cards = list(state.content.salvage)
    shuffle(state, cards, "salvage deck")
    me = state.seats[0]
    me.hand = [cards.pop() for _ in range(state.content.numbers.salvage_dealt)]
    state.aside += cards
    state.ask("SOLO-10", 0, [prefixed("discard", card) for card in me.hand])


@book.answer("SOLO-10")
def keep_two(state: State, seat: int, option: str) -> None:
    """Put one card away, take one more at random, and collect all three."""
    me, card = state.seats[seat], option.partition(":")[2]
    me.hand.remove(card)
    me.picks, me.hand = me.hand, []
    rest = [one for one in state.aside if one in state.content.salvage]
    more = rest[below(state.seed, state.chance, "salvage deck", len(rest))]
    state.aside.remove(more)
    me.picks.append(more)
    state.gone.append(card)
    state.then("SAL-03", -1)


@book.task("SOLO-20")
def reveal_leader(state: State, seat: int) -> None:
    """Turn up the Mutant Leadership card of the round before drawing."""
    if state.leader:
        state.leader_discard.append(state.leader)
    state.leader = state.leader_deck.pop()
    state.tell("leader_revealed", -1, state.leader)


@book.task("SOLO-21")
def resolve_tracks_alone(state: State, seat: int) -> None:
    """Metro, Harbor, Compound: the card says who advances, by the own total of each area (AMB-99)."""
    for area in (2, 1, 0):
        state.then("SOLO-22", seat, area)


def band_of(bands: tuple[int, ...], total: int) -> int:
    """Which band of a Mutant Leadership card a total falls into: 0 Mutants, 1 both, 2 the player 1, 3 the player 2."""
    return max(band for band, least in enumerate(bands) if total >= least)


def steps_of(band: int) -> tuple[int, int]:
    """How many spaces a band of a Mutant Leadership card gives the player and the Mutants."""
    return (2 if band == 3 else 1 if band else 0), (1 if band <= 1 else 0)


@book.task("SOLO-22")
def resolve_track_alone(state: State, seat: int, area: int) -> None:
    """One area; the Mutants collect no bonus and stop on the last space (AMB-106)."""
    total = state.totals[area]
    band = band_of(state.content.mutant_leadership[state.leader].bands[area], total)
    state.tell("leadership_alone", 0, AREA_WORDS[area], total, band)
    mine, theirs = steps_of(band)
    last = len(state.content.tracks[area]) - 1
    if theirs and state.mutant_tracks[area] < last:
        state.mutant_tracks[area] += theirs
        state.tell("mutants_advanced", -1, AREA_WORDS[area], state.mutant_tracks[area])
    if mine:
        state.then("LEAD-08", 0, area, mine)
