"""Facts as sentences of the log.

Most facts are a key and a few values, each put into words in its own way (``SENTENCES``); the others have a function
in ``fact_tellers``.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from resurgence_tui.engine.types import Fact
from resurgence_tui.games.residuum.view import View
from resurgence_tui.i18n.text import Value, Words

from .fact_tellers import TELLERS
from .names import Content
from .phrases import Reader

SILENT = frozenset({"town_entered", "turn_ended"})
"""Facts that are not worth a line: the facts beside them tell it."""

Form = Callable[[Reader, Any], Value]


def _as_it_is(read: Reader, value: Any) -> Value:
    number: Value = value
    return number


CARD: dict[str, Form] = {"card": Reader.named}
HEX: dict[str, Form] = {"hex": Reader.hex}
WAY: dict[str, Form] = {"hex": Reader.hex, "place": Reader.hex}
FOUGHT: dict[str, Form] = {"hex": Reader.hex, "name": Reader.player, "other": Reader.player}
PURSE: dict[str, Form] = {"resource": Reader.named, "count": _as_it_is}

SENTENCES: dict[str, tuple[str, dict[str, Form]]] = {
    "character_dealt": ("log_character", CARD),
    "lead_chosen": ("log_lead", {}),
    "first_chosen": ("log_first", {}),
    "hole_filled": ("log_hole_filled", {"terrain": Reader.named, "hex": Reader.hex}),
    "basecamp_placed": ("log_basecamp_placed", {"hex": Reader.hex, "relaxed": _as_it_is}),
    "card_buried": ("log_card_buried", CARD),
    "card_returned": ("log_card_returned", CARD),
    "tile_swapped": ("log_tile_swapped", {"hex": Reader.hex, "old": Reader.named, "new": Reader.named}),
    "swap_declined": ("log_swap_declined", {}),
    "turn_started": ("log_turn", {"turn": _as_it_is, "season": Reader.named}),
    "rallied": ("log_rallied", HEX),
    "purse_left": ("log_purse_left", PURSE),
    "purse_used": ("log_purse_used", PURSE),
    "purse_lost": ("log_purse_lost", PURSE),
    "purse_gained": ("log_purse_gained", {"card": Reader.named, **PURSE}),
    "withdrew": ("log_withdrew", WAY),
    "stepped_away": ("log_stepped_away", WAY),
    "went_back": ("log_went_back", WAY),
    "recruited": ("log_recruited", HEX),
    "roused": ("log_roused", HEX),
    "outpost_constructed": ("log_outpost_constructed", HEX),
    "outpost_activated": ("log_outpost_activated", HEX),
    "outpost_torn_down": ("log_outpost_torn_down", HEX),
    "outpost_beaten": ("log_outpost_beaten", HEX),
    "outpost_taken_over": ("log_outpost_taken_over", {"hex": Reader.hex, "other": Reader.player, "count": _as_it_is}),
    "barricade_constructed": ("log_barricade_constructed", HEX),
    "basecamp_torn_down": ("log_basecamp_torn_down", HEX),
    "basecamp_activated": ("log_basecamp_activated", HEX),
    "oil_placed": ("log_oil_placed", HEX),
    "oil_recovered": ("log_oil_recovered", HEX),
    "oil_captured": ("log_oil_captured", HEX),
    "town_left": ("log_town_left", HEX),
    "favour_played": ("log_favour_played", CARD),
    "discovery_completed": ("log_discovery_completed", CARD),
    "discovery_used": ("log_discovery_used", CARD),
    "discovery_scrapped": ("log_discovery_scrapped", CARD),
    "power_used": ("log_power_used", CARD),
    "effect_lost": ("log_effect_lost", CARD),
    "nuke_armed": ("log_nuke_armed", HEX),
    "nuke_fed": ("log_nuke_fed", HEX),
    "nuke_disarmed": ("log_nuke_disarmed", HEX),
    "fed": ("log_fed", {"hex": Reader.hex, "resource": Reader.named}),
    "unfed": ("log_unfed", HEX),
    "no_offer": ("log_no_offer", {}),
    "offer_declined": ("log_declined", {}),
    "conflict_dealt": ("log_dealt", {"count": _as_it_is}),
    "conflict_won": ("log_won", FOUGHT),
    "conflict_drawn": ("log_drawn", FOUGHT),
    "nothing_taken": ("log_nothing_taken", {}),
}
"""Fact -> its sentence, and its values in their order: what each is called there, and how it is put into words."""


def fact_text(
    words: Words, fact: Fact, names: Sequence[str], content: Content = None, view: View | None = None
) -> str | None:
    """One sentence about what has happened, or None if it is not worth a line.

    names: of the seats, as the players wrote them; they stand in the sentence as they are. content: not needed. view:
    for the labels of the map.
    """
    if fact.key in SILENT:
        return None
    read = Reader(words, names, view)
    who = names[fact.seat] if fact.seat >= 0 else ""
    if fact.key in TELLERS:
        return TELLERS[fact.key](read, fact, who)
    key, forms = SENTENCES[fact.key]
    values = {param: form(read, value) for (param, form), value in zip(forms.items(), fact.values, strict=True)}
    return read.text(key, **{"name": who, **values})
