"""What a choice has shown, by the pile or the chance behind it."""

from __future__ import annotations

SEEN = {
    "bag": "undo-seen-bag",
    "black_bag": "undo-seen-black_bag",
    "survivor_deck": "undo-seen-survivor_deck",
    "basic_deck": "undo-seen-basic_deck",
    "advanced_deck": "undo-seen-advanced_deck",
    "event_deck": "undo-seen-event_deck",
    "mutant_deck": "undo-seen-mutant_deck",
    "leader_deck": "undo-seen-leader_deck",
    "rubble": "undo-seen-rubble",
    "salvage_deck": "undo-seen-salvage_deck",
    "hand": "undo-seen-hand",
    "picks": "undo-seen-picks",
    "veil": "undo-seen-veil",
}
"""What ``engine.reveal`` names, with ``_`` for blanks, and the sentence about it."""


def revealed_key(what: str) -> str:
    """The key of a sentence about what was revealed; "" for none of its own."""
    return SEEN.get(what.replace(" ", "_"), "")
