"""The Mutants and the Encounters tokens as text: what stands on the table beside the seats."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from resurgence_tui.games.resurgence.content.printed import Cost
from resurgence_tui.games.resurgence.outlook import penalty_of
from resurgence_tui.games.resurgence.standing import mutants_points
from resurgence_tui.games.resurgence.view import View
from resurgence_tui.games.resurgence.vocab import AREA_WORDS, DISTRICT_IDS
from resurgence_tui.i18n.lists import listed
from resurgence_tui.i18n.text import Words

from .mutant_words import leader_bands_text, mutant_action_text
from .printed_words import cost_text

INDENT = "  "
KINDS = ("token_mutant", "token_beast", "token_stalker")
"""Encounters tokens in the order of ``black_bag``."""

SIDES = "AB"

OPPONENTS = {
    "village": "table_text_solo_village",
    "town": "table_text_solo_town",
    "stronghold": "table_text_solo_stronghold",
}
"""The difficulties of a game alone (SOLO-08)."""


def mutant_lines(words: Words, view: View) -> Iterator[str]:
    """The Mutants of a solo game: VP, the Leadership card of the round, the Action board; and the black bag."""
    if view.solo:
        level = words.text(OPPONENTS[view.solo])
        yield words.text("table_text_mutants_vp", level=level, vp=mutants_points(view))
        yield from leader_lines(words, view)
        yield words.text("table_text_action_side", side=SIDES[view.action_side])
        for district, action in enumerate(view.content.mutant_actions[view.action_side]):
            yield INDENT + told(words, DISTRICT_IDS[district], mutant_action_text(words, action))
    if view.encounters:
        yield words.text("table_text_black_bag", tokens=encounter_tokens(words, view.black_bag))
        if any(view.encounter_discard):
            yield words.text("table_text_encounter_discard", tokens=encounter_tokens(words, view.encounter_discard))
        if any(view.encounter_drawn):
            yield words.text("table_text_encounter_drawn", tokens=encounter_tokens(words, view.encounter_drawn))


def leader_lines(words: Words, view: View) -> Iterator[str]:
    """The Mutant Leadership card of the round: who advances on each track, by the own total of the area."""
    if not view.leader:
        return
    yield words.text("table_text_leader", card=words.text(view.leader))
    card = view.content.mutant_leadership[view.leader]
    for area, track in enumerate(AREA_WORDS):
        yield INDENT + told(words, track, leader_bands_text(words, card, area))


def told(words: Words, key: str, text: str) -> str:
    """Something by name, and what there is to say of it."""
    return words.text("list_told", what=words.text(key), text=text)


def encounter_tokens(words: Words, counts: Sequence[int]) -> str:
    """Tokens of the Encounters by kind: ``3 Mutants, 2 Beasts and 1 Stalker``."""
    kinds = [(count, words.text(KINDS[kind], count=count)) for kind, count in enumerate(counts) if count]
    parts = [words.text("list_counted", count=count, what=kind) for count, kind in kinds]
    return listed(words, parts) or words.text("table_text_none")


def hostile_there(words: Words, view: View, zone: int) -> list[str]:
    """Mutant, Beast and Stalker tokens in a Zone."""
    there = ((KINDS[0], view.mutants), (KINDS[1], view.beasts), (KINDS[2], view.stalkers))
    return [words.text(kind, count=1) for kind, zones in there for _ in range(zones[zone])]


def price_of(words: Words, view: View, zone: int) -> str:
    """What a further seat pays to place in a Zone, one Ammo or Meds for each Beast (PLACE-06, ENC-09); "" if free."""
    due, beasts = penalty_of(view, zone), view.beasts[zone]
    return cost_text(words, Cost(any=due - beasts, sup=beasts))
